"""Section 18, the cards of the Soviet Union, branch by branch."""

import pytest

from tests.clauses import clause
from tests.games.thirteen_days.table import Cubes, Spaces, Table, table


def ussr_turn(
    card: str,
    us: Cubes | None = None,
    ussr: Cubes | None = None,
    defcon_ussr: Spaces = (3, 2, 2),
    ban: bool = False,
) -> Table:
    return table(
        turn="ussr",
        us=us,
        ussr=ussr,
        defcon_ussr=defcon_ussr,
        hand_us=["sops"],
        hand_ussr=[card],
        effects={"contained": ["ussr"]} if ban else None,
    )


@clause("13J-18.27")
@pytest.mark.parametrize(
    ("moves", "after"), [([], 3), (["raise military"] * 2, 5), (["lower military"] * 2, 1)]
)
def test_mrbms_and_irbms_moves_the_military_marker(moves: list[str], after: int) -> None:
    t = ussr_turn("mrbms_and_irbms")
    t.do("ussr", "event mrbms_and_irbms", *moves, "done")
    assert (after, 2, 2) == t.defcon("ussr")
    t.do("ussr", "place alliances", "done")
    assert (0, 1) == t.cubes("alliances")


@clause("13J-18.27")
def test_mrbms_and_irbms_moves_no_other_marker() -> None:
    t = ussr_turn("mrbms_and_irbms")
    t.do("ussr", "event mrbms_and_irbms")
    t.refused("ussr", "raise political", "13J-18.27", "not-this-marker")


@clause("13J-18.28")
def test_moscow_is_our_brain_adds_where_the_ussr_stood_at_the_start() -> None:
    t = ussr_turn("moscow_is_our_brain")
    t.do("ussr", "event moscow_is_our_brain", "place berlin", "place berlin")
    t.refused("ussr", "place berlin", "13J-18.28", "no-more-there")
    t.refused("ussr", "place atlantic", "13J-18.28", "card-names-others")
    t.do("ussr", "place cuba_mil", "place cuba_mil")
    t.refused("ussr", "place cuba_mil", "13J-18.28", "event-used-up")
    t.do("ussr", "done")
    assert ((0, 3), (0, 3), (5, 2, 2)) == (t.cubes("berlin"), t.cubes("cuba_mil"), t.defcon("ussr"))


@clause("13J-18.28")
def test_moscow_is_our_brain_without_cubes_on_the_board_does_nothing() -> None:
    t = ussr_turn("moscow_is_our_brain", ussr={})
    t.do("ussr", "event moscow_is_our_brain")
    assert [{"card": "card-moscow_is_our_brain"}] == t.said("nothing-to-add")


@clause("13J-18.29")
def test_missile_trade_takes_back_up_to_3_from_anywhere() -> None:
    t = ussr_turn("missile_trade", ussr={"berlin": 2, "italy": 2}, defcon_ussr=(5, 5, 2))
    t.do("ussr", "event missile_trade", "remove berlin", "remove italy", "remove italy")
    t.refused("ussr", "remove berlin", "13J-18.29", "event-used-up")
    t.do("ussr", "done")
    assert ((0, 1), (1, 0), (5, 4, 2)) == (t.cubes("berlin"), t.cubes("italy"), t.defcon("ussr"))


@clause("13J-18.29")
def test_missile_trade_may_take_nothing_and_needs_own_cubes() -> None:
    t = ussr_turn("missile_trade", us={"turkey": 2}, ussr={"berlin": 1})
    t.do("ussr", "event missile_trade")
    t.refused("ussr", "remove turkey", "13J-9.13", "no-own-cubes")
    t.refused("ussr", "place berlin", "13J-18.29", "card-removes")
    t.do("ussr", "done")
    assert (0, 1) == t.cubes("berlin")
    t = ussr_turn("missile_trade", ussr={})
    t.do("ussr", "event missile_trade")
    assert [{"card": "card-missile_trade"}] == t.said("no-effect")


@clause("13J-18.29", "13J-8.12")
def test_missile_trade_under_a_ban_brings_cubes_back_and_lowers_nothing() -> None:
    t = ussr_turn("missile_trade", ussr={"berlin": 3}, defcon_ussr=(5, 2, 2), ban=True)
    t.do("ussr", "event missile_trade", *["remove berlin"] * 3, "done")
    assert ((0, 0), (5, 2, 2)) == (t.cubes("berlin"), t.defcon("ussr"))
    assert 2 == len(t.said("lowering-barred"))


@clause("13J-18.30")
@pytest.mark.parametrize(("mil", "pol"), [(3, 0), (2, 1), (0, 3), (0, 0)])
def test_fidel_castro_adds_up_to_3_on_the_cubas(mil: int, pol: int) -> None:
    t = ussr_turn("fidel_castro", ussr={})
    places = ["place cuba_mil"] * mil + ["place cuba_pol"] * pol
    t.do("ussr", "event fidel_castro", *places, "done")
    assert ((0, mil), (0, pol)) == (t.cubes("cuba_mil"), t.cubes("cuba_pol"))
    assert (3, 2, 2) == t.defcon("ussr")


@clause("13J-18.31")
@pytest.mark.parametrize(
    ("moves", "after"),
    [
        ([], (3, 2, 2)),
        (["raise political"], (3, 3, 2)),
        (["raise military"] * 2, (5, 2, 2)),
        (["lower military"] * 2, (1, 2, 2)),
    ],
)
def test_berlin_blockade_gains_2_and_the_us_may_move_a_ussr_marker(
    moves: list[str], after: Spaces
) -> None:
    t = ussr_turn("berlin_blockade")
    t.do("ussr", "event berlin_blockade")
    assert -2 == t.s.prestige
    assert {"left": 2, "card": "card-berlin_blockade", "owner": "seat-ussr"} == (
        t.game.prompt(t.s, 0).args
    )
    t.do("us", *moves, "done")
    assert after == t.defcon("ussr")


@clause("13J-18.31")
def test_berlin_blockade_moves_one_marker_one_way() -> None:
    t = ussr_turn("berlin_blockade")
    t.do("ussr", "event berlin_blockade")
    t.do("us", "raise military")
    t.refused("us", "lower military", "13J-18.31", "one-marker-one-way")
    t.refused("us", "raise political", "13J-18.31", "one-marker-one-way")


@clause("13J-18.32")
def test_suez_hungary_asks_nobody() -> None:
    t = ussr_turn("suez_hungary", us={"italy": 2}, ussr={})
    t.do("ussr", "event suez_hungary")
    assert ((2, 3), ("us", "ask-play")) == (t.cubes("italy"), t.asked)
    t = ussr_turn("suez_hungary", us={}, ussr={"italy": 1})
    t.do("ussr", "event suez_hungary")
    assert [{"card": "card-suez_hungary"}] == t.said("no-effect")


@clause("13J-18.33")
def test_maskirovka_adds_up_to_1_on_each_military_battleground() -> None:
    t = ussr_turn("maskirovka")
    t.do("ussr", "event maskirovka", "place berlin")
    t.refused("ussr", "place berlin", "13J-18.33", "no-more-there")
    t.do("ussr", "place atlantic", "place cuba_mil", "done")
    assert ((0, 2), (0, 1), (0, 2)) == (t.cubes("berlin"), t.cubes("atlantic"), t.cubes("cuba_mil"))


@clause("13J-18.33")
def test_maskirovka_needs_the_military_marker_in_defcon_3() -> None:
    t = ussr_turn("maskirovka", defcon_ussr=(4, 2, 2))
    t.do("ussr", "event maskirovka")
    assert [{"card": "card-maskirovka"}] == t.said("no-effect")


@clause("13J-18.34")
def test_bay_of_pigs_takes_2_cubes_off_alliances() -> None:
    t = ussr_turn("bay_of_pigs", us={"alliances": 3})
    t.do("ussr", "event bay_of_pigs")
    t.do("us", "choose withdraw")
    assert ((1, 0), 0, (2, 3, 2)) == (t.cubes("alliances"), t.s.pigs, t.defcon("us"))


@clause("13J-18.34")
def test_bay_of_pigs_needs_2_cubes_on_alliances() -> None:
    t = ussr_turn("bay_of_pigs", us={"alliances": 1})
    t.do("ussr", "event bay_of_pigs")
    t.refused("us", "choose withdraw", "13J-18.34", "needs-two-on-alliances")
    t.refused("us", "choose strike", "13J-18.19", "choice-of-another-card")
    assert ["choose submit"] == t.legal("us")


@clause("13J-18.34")
def test_the_ban_of_bay_of_pigs_reaches_events_the_us_triggers() -> None:
    t = ussr_turn("bay_of_pigs")
    t.do("ussr", "event bay_of_pigs")
    t.do("us", "choose submit")
    assert [{"seat": "seat-us", "card": "card-bay_of_pigs"}] == t.said("round-effect")
    t = table(turn="ussr", hand_ussr=["non_invasion_pledge"], effects={"pigs": ["us"]})
    t.do("ussr", "command non_invasion_pledge")
    t.do("us", "trigger")
    t.refused("us", "lower political", "13J-8.12", "lowering-is-barred")


@clause("13J-18.34")
def test_the_ban_of_bay_of_pigs_reaches_no_command() -> None:
    t = table(us={"berlin": 3}, defcon_us=(5, 3, 2), hand_us=["excomm"], effects={"pigs": ["us"]})
    t.do("us", "command excomm", *["remove berlin"] * 3, "done")
    assert 3 == t.defcon("us")[0]


@clause("13J-18.35")
@pytest.mark.parametrize(("n", "after"), [(0, 5), (1, 4), (2, 3)])
def test_turn_back_the_ships_lowers_the_highest_marker(n: int, after: int) -> None:
    t = ussr_turn("turn_back_the_ships", defcon_ussr=(5, 4, 3))
    t.do("ussr", "event turn_back_the_ships", *["lower military"] * n, "done")
    assert (after, 4, 3) == t.defcon("ussr")


@clause("13J-18.35")
def test_turn_back_the_ships_lets_the_ussr_pick_among_ties() -> None:
    t = ussr_turn("turn_back_the_ships", defcon_ussr=(5, 5, 3))
    t.do("ussr", "event turn_back_the_ships")
    assert ["lower military", "lower political", "done"] == t.legal("ussr")
    t.refused("ussr", "lower world_opinion", "13J-18.35", "only-the-highest")
    t.refused("ussr", "raise military", "13J-18.35", "not-this-marker")
    t.do("ussr", "lower political")
    t.refused("ussr", "lower military", "13J-18.35", "one-marker-one-way")


@clause("13J-18.36")
def test_strategic_balance_adds_up_to_3_on_the_atlantic_with_defcon() -> None:
    t = ussr_turn("strategic_balance")
    t.do("ussr", "event strategic_balance")
    t.refused("ussr", "place berlin", "13J-18.36", "card-names-others")
    t.do("ussr", *["place atlantic"] * 3, "done")
    assert ((0, 3), (5, 2, 2)) == (t.cubes("atlantic"), t.defcon("ussr"))


@clause("13J-18.37")
def test_national_liberation_commands_3_on_one_political_battleground() -> None:
    t = ussr_turn("national_liberation")
    t.do("ussr", "event national_liberation")
    t.refused("ussr", "place berlin", "13J-18.37", "card-names-others")
    t.do("ussr", *["place italy"] * 3, "done")
    assert ((1, 3), (3, 4, 2)) == (t.cubes("italy"), t.defcon("ussr"))


@clause("13J-18.38")
def test_u_2_downed_adds_in_turkey_then_removes_half_on_one_cuba() -> None:
    t = ussr_turn("u_2_downed", us={"cuba_mil": 3, "cuba_pol": 2}, ussr={})
    t.do("ussr", "event u_2_downed")
    t.refused("ussr", "target cuba_mil", "13J-18.19", "nothing-to-aim-at")
    t.do("ussr", "place turkey", "place turkey", "done", "target cuba_mil")
    assert ((0, 2), (1, 0), (2, 0)) == (t.cubes("turkey"), t.cubes("cuba_mil"), t.cubes("cuba_pol"))
    assert ((2, 3, 2), (3, 2, 2)) == (t.defcon("us"), t.defcon("ussr"))


@clause("13J-18.38")
def test_u_2_downed_must_hit_a_cuba_with_us_cubes() -> None:
    t = ussr_turn("u_2_downed", us={"cuba_mil": 1}, ussr={"cuba_pol": 4})
    t.do("ussr", "event u_2_downed", "done")
    t.refused("ussr", "target cuba_pol", "13J-18.38", "cuba-without-enemies")
    t.refused("ussr", "done", "13J-18.38", "answer-is-due")
    assert ["target cuba_mil"] == t.legal("ussr")


@clause("13J-18.38")
def test_u_2_downed_with_both_cubas_empty_only_adds_in_turkey() -> None:
    t = ussr_turn("u_2_downed", us={})
    t.do("ussr", "event u_2_downed", "place turkey", "done")
    assert ((0, 1), ("us", "ask-play")) == (t.cubes("turkey"), t.asked)
    assert [{"card": "card-u_2_downed"}] == t.said("cuba-is-empty")
    assert [] == t.said("no-effect")


@clause("13J-18.39")
@pytest.mark.parametrize(
    ("places", "space"),
    [
        (["television", "television"], 3),
        (["television", "united_nations"], 2),
        (["united_nations"], 2),
    ],
)
def test_defensive_missiles_adds_up_to_2_with_defcon(places: list[str], space: int) -> None:
    t = ussr_turn("defensive_missiles")
    t.do("ussr", "event defensive_missiles", *[f"place {place}" for place in places], "done")
    assert (3, 2, space) == t.defcon("ussr")


@clause("13J-18.39")
def test_defensive_missiles_does_not_reach_alliances() -> None:
    t = ussr_turn("defensive_missiles")
    t.do("ussr", "event defensive_missiles")
    t.refused("ussr", "place alliances", "13J-18.39", "card-names-others")


@clause("13J-18.33")
@pytest.mark.parametrize("space", range(1, 9))
def test_maskirovka_needs_the_military_marker_on_1_to_3(space: int) -> None:
    t = ussr_turn("maskirovka", defcon_ussr=(space, 2, 2))
    t.do("ussr", "event maskirovka")
    assert (space <= 3) == (t.asked == ("ussr", "ask-add"))


@clause("13J-18.36")
@pytest.mark.parametrize(("cubes", "space"), [(0, 3), (1, 3), (2, 4), (3, 5)])
def test_strategic_balance_adds_any_number_up_to_3(cubes: int, space: int) -> None:
    t = ussr_turn("strategic_balance")
    t.do("ussr", "event strategic_balance", *["place atlantic"] * cubes, "done")
    assert ((0, cubes), (space, 2, 2)) == (t.cubes("atlantic"), t.defcon("ussr"))


@clause("13J-18.37")
def test_national_liberation_keeps_to_one_political_battleground() -> None:
    t = ussr_turn("national_liberation")
    t.do("ussr", "event national_liberation", "place italy")
    t.refused("ussr", "place turkey", "13J-9.7", "one-battleground")
