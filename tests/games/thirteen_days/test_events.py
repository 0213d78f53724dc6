"""Section 8: events in general."""

import pytest

from tests.clauses import clause
from tests.games.thirteen_days.table import table


@clause("13J-8.1")
def test_all_of_an_event_is_carried_out() -> None:
    t = table(us={"berlin": 1}, defcon_us=(2, 3, 2), hand_us=["the_guns_of_august"])
    t.do("us", "event the_guns_of_august", "raise political", "done")
    assert ("us", "ask-event-command") == t.asked
    t.do("us", "place berlin", "done")
    assert ((2, 4, 2), (2, 1)) == (t.defcon("us"), t.cubes("berlin"))


@clause("13J-8.2", "13J-18.23")
@pytest.mark.parametrize("cubes", [0, 1, 2])
def test_up_to_allows_any_smaller_number(cubes: int) -> None:
    t = table(hand_us=["quarantine"])
    t.do("us", "event quarantine", *["place atlantic"] * cubes, "done")
    assert (cubes, 0) == t.cubes("atlantic")


@clause("13J-8.2")
def test_a_part_without_up_to_is_compulsory() -> None:
    t = table(defcon_us=(3, 1, 5), hand_us=["u_thant"], hand_ussr=["sops"])
    t.do("us", "event u_thant")
    assert (2, 1, 4) == t.defcon("us")
    assert ("ussr", "ask-play") == t.asked


@clause("13J-8.3")
def test_an_event_whose_condition_fails_may_be_played_and_does_nothing() -> None:
    t = table(defcon_us=(2, 4, 2), hand_us=["offensive_missiles"], hand_ussr=["sops"])
    t.do("us", "event offensive_missiles")
    assert [{"card": "card-offensive_missiles"}] == t.said("no-effect")
    assert (("ussr", "ask-play"), ["offensive_missiles"]) == (t.asked, t.discard)


@clause("13J-8.3")
def test_an_event_without_room_may_be_played_and_does_nothing() -> None:
    t = table(us={"atlantic": 5}, hand_us=["quarantine"], hand_ussr=["sops"])
    t.do("us", "event quarantine")
    assert [{"card": "card-quarantine"}] == t.said("nothing-to-add")
    assert ("ussr", "ask-play") == t.asked


@clause("13J-8.4")
def test_with_the_symbol_cubes_move_the_marker_as_a_command_would() -> None:
    t = table(turn="ussr", hand_ussr=["strategic_balance"])
    t.do("ussr", "event strategic_balance", *["place atlantic"] * 3, "done")
    assert ((0, 3), (5, 2, 2)) == (t.cubes("atlantic"), t.defcon("ussr"))


@clause("13J-8.5")
def test_without_the_symbol_cubes_move_no_marker() -> None:
    t = table(hand_us=["quarantine"])
    t.do("us", "event quarantine", "place atlantic", "place atlantic", "done")
    assert (2, 3, 2) == t.defcon("us")


@clause("13J-8.6")
def test_the_first_cube_is_free_on_each_battleground() -> None:
    t = table(hand_us=["excomm"])
    places = ["place berlin", "place atlantic", "place berlin", "place atlantic"]
    t.do("us", "event excomm", *places, "done")
    assert (4, 3, 2) == t.defcon("us")


@clause("13J-8.7")
def test_a_text_that_moves_a_marker_needs_no_symbol() -> None:
    t = table(hand_us=["invasion_of_cuba"])  # no symbol
    t.do("us", "event invasion_of_cuba")
    assert 4 == t.defcon("us")[0]


@clause("13J-8.8")
def test_events_obey_the_limits_of_5_and_17() -> None:
    t = table(us={"atlantic": 4}, hand_us=["quarantine"])
    t.do("us", "event quarantine", "place atlantic")
    t.refused("us", "place atlantic", "13J-9.10", "battleground-full")
    t = table(us={"berlin": 5, "italy": 5, "turkey": 5, "alliances": 1}, hand_us=["quarantine"])
    t.do("us", "event quarantine", "place atlantic")
    t.refused("us", "place atlantic", "13J-9.11", "supply-empty")
    assert ["done"] == t.legal("us")


@clause("13J-8.9")
def test_enemy_cubes_removed_go_back_to_their_supply_and_move_no_marker() -> None:
    t = table(ussr={"turkey": 3}, hand_us=["non_invasion_pledge"])
    t.do("us", "event non_invasion_pledge", "remove turkey", "remove turkey", "done", "done")
    assert [15, 16] == t.game.to_json(t.game.observe(t.s, None))["supply"]
    assert ((2, 3, 2), (3, 2, 2)) == (t.defcon("us"), t.defcon("ussr"))


@clause("13J-8.10", "13J-8.14")
def test_on_the_enemy_s_turn_you_is_still_the_side_that_uses_the_event() -> None:
    t = table(turn="ussr", us={"alliances": 1}, ussr={"cuba_pol": 4}, hand_ussr=["air_strike"])
    t.do("ussr", "command air_strike")
    t.do("us", "trigger", "choose strike", "target cuba_pol")
    assert ((0, 2), ("ussr", "ask-command")) == (t.cubes("cuba_pol"), t.asked)


@clause("13J-8.10")
def test_the_other_player_chooses_where_the_text_names_them() -> None:
    t = table(hand_us=["operation_mongoose"])
    t.do("us", "event operation_mongoose")
    assert ("ussr", "ask-shift") == t.asked
    t = table(turn="ussr", hand_ussr=["bay_of_pigs"])
    t.do("ussr", "event bay_of_pigs")
    assert ("us", "ask-bay-of-pigs") == t.asked


@clause("13J-8.11")
def test_round_effects_end_with_the_round() -> None:
    both = {"sops": ["us"], "brink": ["us"], "contained": ["ussr"], "pigs": ["us"]}
    t = table(at="advance_round", effects=both)
    assert (0, 0, 0, 0) == (t.s.sops, t.s.brink, t.s.contained, t.s.pigs)


@clause("13J-8.11")
def test_round_effects_do_not_reach_back() -> None:
    t = table(hand_us=["quarantine", "sops"], hand_ussr=["to_the_brink"])
    t.do("us", "event sops")
    t.do("ussr", "event to_the_brink")
    t.do("us", "command quarantine")
    assert 1 == t.game.prompt(t.s, 0).args["left"]  # 1 + 1 - 1


@clause("13J-8.12")
@pytest.mark.parametrize("card", ["the_guns_of_august", "mathematical_precision"])
@pytest.mark.parametrize("effect", ["contained", "pigs"])
def test_a_banned_side_is_offered_no_lowering(card: str, effect: str) -> None:
    t = table(hand_us=[card], effects={effect: ["us"]})
    t.do("us", f"event {card}")
    assert [] == [act for act in t.legal("us") if act.startswith("lower")]
    t.refused("us", "lower political", "13J-8.12", "lowering-is-barred")
    t.do("us", "raise political", "done")
    assert ("us", "ask-event-command") == t.asked


@clause("13J-8.12")
def test_under_a_ban_u_thant_lowers_nothing() -> None:
    t = table(hand_us=["u_thant"], effects={"contained": ["us"]})
    t.do("us", "event u_thant")
    assert (2, 3, 2) == t.defcon("us")
    assert 3 == len(t.said("lowering-barred"))


@clause("13J-8.13")
def test_a_ban_does_not_bind_the_other_player() -> None:
    t = table(turn="ussr", hand_ussr=["berlin_blockade"], effects={"contained": ["ussr"]})
    t.do("ussr", "event berlin_blockade")
    t.do("us", "lower military", "lower military", "done")
    assert (1, 2, 2) == t.defcon("ussr")


@clause("13J-8.13")
def test_a_ban_does_not_bind_what_the_enemy_s_fifty_fifty_grants() -> None:
    t = table(
        us={"television": 1}, turn="ussr", hand_ussr=["fifty_fifty"], effects={"pigs": ["us"]}
    )
    t.do("ussr", "event fifty_fifty")
    t.do("us", "lower military", "lower political", "done")
    assert (1, 2, 2) == t.defcon("us")
