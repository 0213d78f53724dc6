"""Section 18, the cards of the United States, branch by branch."""

import pytest

from tests.clauses import clause
from tests.games.thirteen_days.table import table


@clause("13J-18.14")
@pytest.mark.parametrize(
    ("moves", "after"),
    [([], 3), (["raise political"], 4), (["lower political", "lower political"], 1)],
)
def test_mathematical_precision_moves_the_political_marker(moves: list[str], after: int) -> None:
    t = table(hand_us=["mathematical_precision"])
    t.do("us", "event mathematical_precision", *moves, "done")
    assert (2, after, 2) == t.defcon("us")
    t.do("us", "place television", "done")
    assert (1, 0) == t.cubes("television")


@clause("13J-18.14")
def test_mathematical_precision_moves_no_other_marker() -> None:
    t = table(hand_us=["mathematical_precision"])
    t.do("us", "event mathematical_precision")
    t.refused("us", "raise military", "13J-18.14", "not-this-marker")


@clause("13J-18.14", "13J-4.6")
def test_mathematical_precision_stops_at_the_end_of_the_track() -> None:
    t = table(defcon_us=(2, 2, 2), hand_us=["mathematical_precision"])
    t.do("us", "event mathematical_precision", "lower political")
    t.refused("us", "lower political", "13J-4.6", "end-of-track")


@clause("13J-18.15")
def test_excomm_fixes_its_battlegrounds_when_it_starts() -> None:
    t = table(hand_us=["excomm"])
    t.do("us", "event excomm", "place berlin", "place berlin")
    assert (2, 1) == t.cubes("berlin")
    t.refused("us", "place berlin", "13J-18.15", "no-more-there")
    t.refused("us", "place italy", "13J-18.15", "card-names-others")
    t.do("us", "place atlantic", "place cuba_pol")
    t.refused("us", "place alliances", "13J-18.15", "event-used-up")
    t.do("us", "done")
    assert (3, 3, 2) == t.defcon("us")


@clause("13J-18.16", "13J-8.5")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_public_protests_takes_any_number_from_one_battleground(n: int) -> None:
    t = table(us={"italy": 3, "berlin": 2}, hand_us=["public_protests"])
    t.do("us", "event public_protests", *["remove italy"] * n, "done")
    assert ((3 - n, 0), (2, 3, 2)) == (t.cubes("italy"), t.defcon("us"))


@clause("13J-18.16")
def test_public_protests_keeps_to_one_battleground_and_to_us_cubes() -> None:
    t = table(us={"italy": 2, "turkey": 2}, ussr={"berlin": 2}, hand_us=["public_protests"])
    t.do("us", "event public_protests")
    t.refused("us", "remove berlin", "13J-9.13", "no-own-cubes")
    t.refused("us", "place italy", "13J-18.16", "card-removes")
    t.do("us", "remove italy")
    t.refused("us", "remove turkey", "13J-18.16", "from-one-battleground")
    t.do("us", "remove italy")
    t.refused("us", "remove italy", "13J-9.13", "no-own-cubes")


@clause("13J-18.16")
def test_public_protests_without_us_cubes_does_nothing() -> None:
    t = table(us={}, hand_us=["public_protests"])
    t.do("us", "event public_protests")
    assert [{"card": "card-public_protests"}] == t.said("no-effect")


@clause("13J-18.17")
def test_lessons_of_munich_adds_up_to_4_two_on_each() -> None:
    t = table(us={}, hand_us=["lessons_of_munich"])
    t.do("us", "event lessons_of_munich", "place berlin", "place berlin")
    t.refused("us", "place berlin", "13J-18.17", "no-more-there")
    t.refused("us", "place cuba_pol", "13J-18.17", "card-names-others")
    t.do("us", "place italy", "place turkey")
    t.refused("us", "place turkey", "13J-18.17", "event-used-up")
    t.do("us", "done")
    assert (2, 3, 2) == t.defcon("us")


@clause("13J-18.18")
@pytest.mark.parametrize(
    ("move", "after"),
    [("raise political", (2, 4, 2)), ("lower military", (1, 3, 2)), ("done", (2, 3, 2))],
)
def test_operation_mongoose_gains_1_and_the_ussr_may_move_a_us_marker(
    move: str, after: tuple[int, int, int]
) -> None:
    t = table(hand_us=["operation_mongoose"])
    t.do("us", "event operation_mongoose")
    t.do("ussr", move)
    assert (1, after) == (t.s.prestige, t.defcon("us"))
    assert [{"seat": "seat-us", "n": 1, "card": "card-operation_mongoose"}] == t.said(
        "prestige-gained"
    )


@clause("13J-18.18")
def test_operation_mongoose_moves_a_marker_by_1_only() -> None:
    t = table(hand_us=["operation_mongoose"])
    t.do("us", "event operation_mongoose")
    t.do("ussr", "raise political")
    t.refused("ussr", "raise political", "13J-18.18", "event-used-up")


@clause("13J-18.19")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_air_strike_removes_half_rounded_up(before: int, after: int) -> None:
    t = table(ussr={"cuba_mil": before, "cuba_pol": 1}, hand_us=["air_strike"])
    t.do("us", "event air_strike", "choose strike", "target cuba_mil")
    assert ((0, after), (0, 1)) == (t.cubes("cuba_mil"), t.cubes("cuba_pol"))
    assert (3, 2, 2) == t.defcon("ussr")


@clause("13J-18.19")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_air_strike_may_add_up_to_2_on_alliances(n: int) -> None:
    t = table(hand_us=["air_strike"])
    t.do("us", "event air_strike", "choose reinforce", *["place alliances"] * n, "done")
    assert ((n, 0), (2, 3, 2)) == (t.cubes("alliances"), t.defcon("us"))


@clause("13J-18.19")
def test_air_strike_must_hit_the_cuba_that_holds_cubes() -> None:
    t = table(ussr={"cuba_pol": 3}, hand_us=["air_strike"])
    t.do("us", "event air_strike")
    t.refused("us", "choose withdraw", "13J-18.34", "choice-of-another-card")
    t.refused("us", "target cuba_pol", "13J-18.19", "nothing-to-aim-at")
    t.do("us", "choose strike")
    t.refused("us", "target cuba_mil", "13J-18.19", "cuba-without-enemies")
    t.refused("us", "target berlin", "13J-18.19", "only-a-cuba")
    assert ["target cuba_pol"] == t.legal("us")


@clause("13J-18.19")
def test_air_strike_may_be_aimed_at_an_empty_cuba_to_no_effect() -> None:
    t = table(ussr={}, hand_us=["air_strike"], hand_ussr=["sops"])
    t.do("us", "event air_strike", "choose strike")
    assert [{"card": "card-air_strike"}] == t.said("cuba-is-empty")
    assert ("ussr", "ask-play") == t.asked


@clause("13J-18.20")
def test_non_invasion_pledge_removes_ussr_cubes_from_turkey_then_moves_political() -> None:
    t = table(ussr={"turkey": 3, "italy": 1}, hand_us=["non_invasion_pledge"])
    t.do("us", "event non_invasion_pledge", "remove turkey", "remove turkey")
    t.refused("us", "remove turkey", "13J-18.20", "event-used-up")
    t.do("us", "done", "lower political", "lower political", "done")
    assert ((1, 1), (2, 1, 2)) == (t.cubes("turkey"), t.defcon("us"))
    assert (3, 2, 2) == t.defcon("ussr")


@clause("13J-18.20")
def test_non_invasion_pledge_reaches_turkey_only() -> None:
    t = table(ussr={"turkey": 1, "italy": 1}, hand_us=["non_invasion_pledge"])
    t.do("us", "event non_invasion_pledge")
    t.refused("us", "remove italy", "13J-18.20", "card-names-others")
    t.do("us", "remove turkey")
    t.refused("us", "remove turkey", "13J-18.20", "no-enemy-cubes")


@clause("13J-18.20")
def test_non_invasion_pledge_without_cubes_in_turkey_moves_the_marker() -> None:
    t = table(hand_us=["non_invasion_pledge"])
    t.do("us", "event non_invasion_pledge")
    assert ("us", "ask-shift") == t.asked
    t.refused("us", "raise military", "13J-18.20", "not-this-marker")
    t.do("us", "raise political", "done")
    assert (2, 4, 2) == t.defcon("us")


@clause("13J-18.21")
def test_offensive_missiles_adds_up_to_1_on_each_political_battleground() -> None:
    t = table(hand_us=["offensive_missiles"])
    t.do("us", "event offensive_missiles", "place italy")
    t.refused("us", "place italy", "13J-18.21", "no-more-there")
    t.do("us", "place turkey", "place cuba_pol", "done")
    assert ((2, 0), (2, 0), (1, 0)) == (t.cubes("italy"), t.cubes("turkey"), t.cubes("cuba_pol"))


@clause("13J-18.22")
def test_invasion_of_cuba_need_not_lower_anything() -> None:
    t = table(defcon_us=(1, 5, 4), hand_us=["invasion_of_cuba"])
    t.do("us", "event invasion_of_cuba")
    assert ["lower political", "lower world_opinion", "decline"] == t.legal("us")
    t.refused("us", "lower military", "13J-18.22", "not-this-marker")
    t.refused("us", "raise political", "13J-18.22", "not-this-marker")
    t.do("us", "decline")
    assert (3, 5, 4) == t.defcon("us")


@clause("13J-18.22", "13J-4.6")
def test_invasion_of_cuba_on_the_top_space_raises_and_lowers_nothing() -> None:
    t = table(defcon_us=(8, 5, 4), hand_us=["invasion_of_cuba"], hand_ussr=["sops"])
    t.do("us", "event invasion_of_cuba")
    assert ((8, 5, 4), ("ussr", "ask-play")) == (t.defcon("us"), t.asked)


@clause("13J-18.22")
def test_invasion_of_cuba_does_not_lower_a_marker_on_the_floor() -> None:
    t = table(defcon_us=(3, 1, 4), hand_us=["invasion_of_cuba"])
    t.do("us", "event invasion_of_cuba")
    t.refused("us", "lower political", "13J-4.6", "end-of-track")


@clause("13J-18.22", "13J-8.12")
def test_invasion_of_cuba_under_a_ban_only_raises() -> None:
    t = table(hand_us=["invasion_of_cuba"], hand_ussr=["sops"], effects={"pigs": ["us"]})
    t.do("us", "event invasion_of_cuba")
    assert ((4, 3, 2), ("ussr", "ask-play")) == (t.defcon("us"), t.asked)


@clause("13J-18.23")
def test_quarantine_adds_up_to_2_on_the_atlantic() -> None:
    t = table(hand_us=["quarantine"])
    t.do("us", "event quarantine")
    t.refused("us", "place berlin", "13J-18.23", "card-names-others")
    t.do("us", "place atlantic", "place atlantic")
    t.refused("us", "place atlantic", "13J-18.23", "event-used-up")
    t.do("us", "done")
    assert ((2, 0), (2, 3, 2)) == (t.cubes("atlantic"), t.defcon("us"))


@clause("13J-18.24")
def test_u_2_photographs_commands_3_on_one_military_battleground() -> None:
    t = table(us={"berlin": 1}, hand_us=["u_2_photographs"])
    t.do("us", "event u_2_photographs")
    t.refused("us", "place italy", "13J-18.24", "card-names-others")
    assert "remove berlin" in t.legal("us")
    t.do("us", *["place atlantic"] * 3, "done")
    assert ((3, 0), (4, 3, 2)) == (t.cubes("atlantic"), t.defcon("us"))


@clause("13J-18.25")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_wave_and_smile_moves_up_to_2_cubes(n: int) -> None:
    t = table(us={"italy": 3}, hand_us=["wave_and_smile"], hand_ussr=["sops"])
    t.do("us", "event wave_and_smile", *["remove italy"] * n, "done")
    if n:
        t.refused("us", "done", "13J-18.25", "put-them-all")
        t.do("us", *["place atlantic"] * n, "done")
    assert ((3 - n, 0), (n, 0)) == (t.cubes("italy"), t.cubes("atlantic"))
    assert ((2, 3, 2), ("ussr", "ask-play")) == (t.defcon("us"), t.asked)


@clause("13J-18.25")
def test_wave_and_smile_puts_nothing_back_where_it_came_from() -> None:
    t = table(us={"italy": 2, "berlin": 5}, hand_us=["wave_and_smile"])
    t.do("us", "event wave_and_smile", "remove italy")
    t.do("us", "done")
    t.refused("us", "place italy", "13J-18.25", "taken-from-there")
    t.refused("us", "place berlin", "13J-9.10", "battleground-full")
    t.refused("us", "remove italy", "13J-18.25", "card-places")
    t.do("us", "place turkey")
    t.refused("us", "place turkey", "13J-18.25", "event-used-up")


@clause("13J-18.25")
def test_wave_and_smile_always_finds_room() -> None:
    full = {"berlin": 5, "italy": 5, "turkey": 5, "alliances": 2}
    t = table(us=full, hand_us=["wave_and_smile"])
    t.do("us", "event wave_and_smile", "remove alliances", "remove alliances", "done")
    assert 5 == len(t.legal("us"))


@clause("13J-18.25")
def test_wave_and_smile_without_us_cubes_does_nothing() -> None:
    t = table(us={}, hand_us=["wave_and_smile"])
    t.do("us", "event wave_and_smile")
    assert [{"card": "card-wave_and_smile"}] == t.said("no-effect")


@clause("13J-18.26")
@pytest.mark.parametrize(("us", "ussr", "works"), [(4, 3, True), (3, 3, False), (2, 3, False)])
def test_eyeball_to_eyeball_needs_the_us_higher_on_military(
    us: int, ussr: int, works: bool
) -> None:
    t = table(
        defcon_us=(us, 3, 2),
        defcon_ussr=(ussr, 2, 2),
        hand_us=["eyeball_to_eyeball"],
        hand_ussr=["sops"],
    )
    t.do("us", "event eyeball_to_eyeball")
    assert works == (t.asked == ("us", "ask-add"))


@clause("13J-18.26")
def test_eyeball_to_eyeball_adds_up_to_3_on_the_cubas_with_defcon() -> None:
    t = table(defcon_us=(4, 3, 2), hand_us=["eyeball_to_eyeball"])
    t.do("us", "event eyeball_to_eyeball")
    t.refused("us", "place berlin", "13J-18.26", "card-names-others")
    t.do("us", "place cuba_mil", "place cuba_mil", "place cuba_pol", "done")
    assert ((2, 1), (1, 0), (5, 3, 2)) == (t.cubes("cuba_mil"), t.cubes("cuba_pol"), t.defcon("us"))


@clause("13J-18.21")
@pytest.mark.parametrize("space", range(1, 9))
def test_offensive_missiles_needs_the_political_marker_on_1_to_3(space: int) -> None:
    t = table(defcon_us=(2, space, 2), hand_us=["offensive_missiles"], hand_ussr=["sops"])
    t.do("us", "event offensive_missiles")
    assert (space <= 3) == (t.asked == ("us", "ask-add"))


@clause("13J-18.24")
def test_u_2_photographs_keeps_to_one_military_battleground() -> None:
    t = table(hand_us=["u_2_photographs"])
    t.do("us", "event u_2_photographs", "place atlantic")
    t.refused("us", "place berlin", "13J-9.7", "one-battleground")
