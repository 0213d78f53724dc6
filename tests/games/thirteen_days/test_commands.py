"""Sections 4 and 9: DEFCON movement, and Commands."""

import pytest

from detente.games.thirteen_days.position import Expected
from tests.clauses import clause
from tests.games.thirteen_days.table import table


@clause("13J-4.2", "13J-4.4", "13J-9.14")
@pytest.mark.parametrize(("cubes", "space"), [(1, 2), (2, 3), (3, 4)])
def test_every_cube_placed_after_the_first_raises_the_linked_marker(cubes: int, space: int) -> None:
    t = table(hand_us=["public_protests"])
    t.do("us", "command public_protests", *["place atlantic"] * cubes, "done")
    assert ((cubes, 0), (space, 3, 2)) == (t.cubes("atlantic"), t.defcon("us"))


@clause("13J-4.3", "13J-4.4", "13J-9.14")
@pytest.mark.parametrize(("cubes", "space"), [(1, 5), (2, 4), (3, 3)])
def test_every_cube_removed_after_the_first_lowers_the_linked_marker(
    cubes: int, space: int
) -> None:
    t = table(us={"italy": 4}, defcon_us=(2, 5, 2), hand_us=["public_protests"])
    t.do("us", "command public_protests", *["remove italy"] * cubes, "done")
    assert ((4 - cubes, 0), (2, space, 2)) == (t.cubes("italy"), t.defcon("us"))


@clause("13J-4.2")
def test_the_log_tells_the_cubes_then_the_marker() -> None:
    t = table(hand_us=["public_protests"])
    t.do("us", "command public_protests", *["place atlantic"] * 3, "done")
    assert ["command-played", "commanded-place", "marker-moved"] == t.log()[:3]
    assert [{"seat": "seat-us", "where": "battleground-atlantic", "n": 3}] == t.said(
        "commanded-place"
    )
    assert [{"seat": "seat-us", "track": "track-military", "from": 2, "to": 4}] == t.said(
        "marker-moved"
    )


@clause("13J-4.5")
def test_cubes_not_used_do_not_count() -> None:
    t = table(us={"berlin": 4}, hand_us=["public_protests"])
    t.do("us", "command public_protests", "place berlin", "done")
    assert 2 == t.defcon("us")[0]


@clause("13J-4.6")
def test_a_marker_stops_at_the_ends_of_its_track() -> None:
    t = table(defcon_us=(8, 3, 2), hand_us=["public_protests"])
    t.do("us", "command public_protests", *["place berlin"] * 3, "done")
    assert 8 == t.defcon("us")[0]
    t = table(us={"italy": 3}, defcon_us=(2, 2, 2), hand_us=["public_protests"])
    t.do("us", "command public_protests", *["remove italy"] * 3, "done")
    assert 1 == t.defcon("us")[1]
    assert [{"seat": "seat-us", "track": "track-political", "from": 2, "to": 1}] == t.said(
        "marker-moved"
    )


@clause("13J-4.1", "13J-4.7", "13J-15.5")
def test_defcon_1_in_the_middle_of_a_round_does_no_harm() -> None:
    t = table(defcon_us=(6, 2, 2), hand_us=["public_protests"], hand_ussr=["sops"])
    t.do("us", "command public_protests", *["place berlin"] * 3, "done")
    assert 8 == t.defcon("us")[0]
    assert (None, ("ussr", "ask-play")) == (t.s.result, t.asked)


@clause("13J-4.1")
def test_a_seat_moves_no_marker_out_of_turn() -> None:
    t = table(hand_us=["sops"])
    t.refused("us", "raise military", "13J-4.1", "no-marker-now")


@clause("13J-4.8")
def test_a_card_without_the_symbol_still_moves_markers_when_played_for_command() -> None:
    t = table(hand_us=["lessons_of_munich"])  # no symbol on its event
    t.do("us", "command lessons_of_munich", "place berlin", "place berlin", "done")
    assert 3 == t.defcon("us")[0]


@clause("13J-4.9")
def test_a_cube_of_sops_or_of_the_letter_counts_like_a_printed_one() -> None:
    t = table(hand_us=["quarantine"], effects={"sops": ["us"]})
    t.do("us", "letter quarantine", *["place berlin"] * 3, "done")
    assert 4 == t.defcon("us")[0]


@clause("13J-9.1", "13J-9.2")
def test_an_enemy_card_is_shown_and_its_event_offered() -> None:
    t = table(hand_us=["fidel_castro"])
    t.do("us", "command fidel_castro")
    assert ("ussr", "ask-offer-event") == t.asked
    assert ["trigger", "decline"] == t.legal("ussr")
    assert ["command-played"] == t.log("ussr")
    t.do("ussr", "decline")
    assert ("us", "ask-command") == t.asked
    assert [{"seat": "seat-ussr", "card": "card-fidel_castro"}] == t.said("event-declined")


@clause("13J-9.3", "13J-9.4")
def test_the_event_is_over_before_the_active_side_picks_anything() -> None:
    t = table(hand_us=["fidel_castro"])
    t.do("us", "command fidel_castro")
    t.do("ussr", "trigger", "place cuba_mil", "place cuba_pol")
    t.refused("us", "place berlin", "13J-7.5", "not-your-turn")
    t.do("ussr", "done")
    t.do("us", "place italy", "done")
    assert ((0, 2), (0, 1), (2, 0)) == (t.cubes("cuba_mil"), t.cubes("cuba_pol"), t.cubes("italy"))


@clause("13J-9.5")
@pytest.mark.parametrize("card", ["scramble", "excomm"])
def test_un_cards_and_own_cards_trigger_no_event(card: str) -> None:
    t = table(hand_us=[card])
    t.do("us", f"command {card}")
    assert ("us", "ask-command") == t.asked


@clause("13J-9.6")
def test_a_command_places_or_removes_but_not_both() -> None:
    t = table(us={"italy": 2}, hand_us=["public_protests"])
    t.do("us", "command public_protests", "place italy")
    t.refused("us", "remove italy", "13J-9.6", "place-or-remove")
    t = table(us={"italy": 2}, hand_us=["public_protests"])
    t.do("us", "command public_protests", "remove italy")
    t.refused("us", "place italy", "13J-9.6", "place-or-remove")


@clause("13J-9.7")
def test_a_command_concerns_one_battleground() -> None:
    t = table(hand_us=["public_protests"])
    t.do("us", "command public_protests")
    assert 9 == len([a for a in t.legal("us") if a.startswith("place")])
    t.do("us", "place berlin")
    t.refused("us", "place atlantic", "13J-9.7", "one-battleground")
    assert ["place berlin", "done"] == t.legal("us")


@clause("13J-9.8")
def test_only_own_cubes_may_be_removed() -> None:
    t = table(hand_us=["public_protests"])
    t.do("us", "command public_protests")
    assert (0, 1) == t.cubes("berlin")
    t.refused("us", "remove berlin", "13J-9.13", "no-own-cubes")
    assert ["remove turkey", "remove italy"] == [a for a in t.legal("us") if "remove" in a]


@clause("13J-9.9")
@pytest.mark.parametrize("cubes", [0, 1, 2])
def test_any_number_up_to_the_allowance(cubes: int) -> None:
    t = table(hand_us=["close_allies"], hand_ussr=["sops"])
    t.do("us", "command close_allies", *["place berlin"] * cubes, "done")
    assert cubes == t.cubes("berlin")[0]


@clause("13J-9.9")
def test_no_cube_beyond_the_allowance() -> None:
    t = table(hand_us=["close_allies"])
    t.do("us", "command close_allies", *["place berlin"] * 2)
    t.refused("us", "place berlin", "13J-9.9", "allowance-used")
    assert ["done"] == t.legal("us")


@clause("13J-9.10")
def test_five_cubes_of_a_side_fill_a_battleground_for_that_side_only() -> None:
    t = table(us={"berlin": 5}, ussr={"berlin": 5}, hand_us=["close_allies"])
    t.do("us", "command close_allies")
    t.refused("us", "place berlin", "13J-9.10", "battleground-full")
    t = table(us={"berlin": 5}, ussr={}, turn="ussr", hand_ussr=["close_allies"])
    t.do("ussr", "command close_allies", "place berlin")
    assert (5, 1) == t.cubes("berlin")


@clause("13J-9.11")
def test_with_seventeen_cubes_on_the_board_none_can_be_placed() -> None:
    full = {"berlin": 5, "italy": 5, "turkey": 5, "alliances": 2}
    t = table(us=full, hand_us=["close_allies"])
    t.do("us", "command close_allies")
    t.refused("us", "place atlantic", "13J-9.11", "supply-empty")
    assert "remove italy" in t.legal("us")
    t = table(us={**full, "alliances": 1}, hand_us=["close_allies"])
    t.do("us", "command close_allies", "place atlantic")
    t.refused("us", "place atlantic", "13J-9.11", "supply-empty")


@clause("13J-9.12")
def test_a_command_never_moves_a_cube_from_one_battleground_to_another() -> None:
    t = table(us={"italy": 2}, hand_us=["close_allies"])
    t.do("us", "command close_allies", "remove italy")
    t.refused("us", "place berlin", "13J-9.6", "place-or-remove")


@clause("13J-9.13")
def test_no_more_cubes_are_removed_than_are_there() -> None:
    t = table(us={"italy": 1}, hand_us=["public_protests"])
    t.do("us", "command public_protests", "remove italy")
    t.refused("us", "remove italy", "13J-9.13", "no-own-cubes")
    assert 0 == t.game.prompt(t.s, 0).args["left"]


ALLOWANCES = [
    # card, SOPs, Brink, Letter, allowance (SIT-14)
    ("quarantine", False, False, False, 1),
    ("quarantine", False, False, True, 2),
    ("quarantine", True, False, False, 2),
    ("quarantine", True, False, True, 3),
    ("quarantine", False, True, False, 1),
    ("quarantine", False, True, True, 2),
    ("quarantine", True, True, False, 1),
    ("quarantine", True, True, True, 2),
    ("excomm", False, True, False, 2),
    ("excomm", True, False, False, 4),
    ("excomm", True, False, True, 5),
    ("excomm", True, True, True, 4),
]


@clause("13J-9.15", "13J-18.4", "13J-18.8")
@pytest.mark.parametrize(("card", "sops", "brink", "letter", "worth"), ALLOWANCES)
def test_sit_14_sops_to_the_brink_and_letter_together(
    card: str, sops: bool, brink: bool, letter: bool, worth: int
) -> None:
    effects = {"sops": ["us"] if sops else [], "brink": ["us"] if brink else []}
    t = table(hand_us=[card], effects=effects)
    t.do("us", f"{'letter' if letter else 'command'} {card}")
    assert worth == t.game.prompt(t.s, 0).args["left"]
    assert [worth] == [args["allowance"] for args in t.said("command-played")]


@clause("13J-9.15")
def test_the_parts_of_an_allowance_are_told_to_who_holds_the_card() -> None:
    t = table(hand_us=["quarantine"], effects={"sops": [], "brink": ["us"]})
    seen = t.game.to_json(t.game.observe(t.s, 0))["commands"]

    assert {"quarantine": [("cubes", 1), ("card-to_the_brink", -1), ("at-least", 1)]} == seen
    assert {} == t.game.to_json(t.game.observe(t.s, 1))["commands"]
    assert {} == t.game.to_json(t.game.observe(t.s, None))["commands"]


@clause("13J-9.15")
def test_modifiers_of_one_side_do_not_touch_the_other() -> None:
    t = table(hand_us=["close_allies"], effects={"sops": ["ussr"], "brink": ["ussr"]})
    t.do("us", "command close_allies")
    assert 2 == t.game.prompt(t.s, 0).args["left"]


GRANTED = [
    ("us", "the_guns_of_august", 1, ["done"]),
    ("us", "a_face_saver", 3, []),
    ("us", "mathematical_precision", 1, ["done"]),
    ("us", "u_2_photographs", 3, []),
    ("ussr", "mrbms_and_irbms", 1, ["done"]),
    ("ussr", "national_liberation", 3, []),
]


@clause("13J-9.16", "13J-9.17")
@pytest.mark.parametrize(("side", "card", "worth", "first"), GRANTED)
@pytest.mark.parametrize(("sops", "brink"), [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_a_command_granted_by_an_event_counts_for_sops_and_brink(
    side: str, card: str, worth: int, first: list[str], sops: int, brink: int
) -> None:
    effects = {"sops": [side] * sops, "brink": [side] * brink}
    t = table(turn=side, letter=side, hand_us=[card], effects=effects)
    if side == "ussr":
        t = table(turn=side, letter=side, hand_ussr=[card], effects=effects)
    t.do(side, f"event {card}", *first)
    assert (side, "ask-event-command") == t.asked
    seat = t.game.seats.index(side)
    assert max(1, worth + sops - brink) == t.game.prompt(t.s, seat).args["left"]
    t.refused(side, "enclose", "13J-9.16", "letter-not-on-events")


@clause("13J-4.1")
def test_a_marker_moves_in_six_ways() -> None:
    moved = {"from": 2, "to": 3}
    t = table(at="raise_defcon", defcon_us=(1, 1, 1), defcon_ussr=(1, 1, 1))  # step 1
    assert ((2, 2, 2), (2, 2, 2)) == (t.defcon("us"), t.defcon("ussr"))
    t = table(hand_us=["close_allies"])  # a Command
    t.do("us", "command close_allies", "place berlin", "place berlin", "done")
    assert [{"seat": "seat-us", "track": "track-military", **moved}] == t.said("marker-moved")
    t = table(hand_us=["excomm"])  # an event with the symbol
    t.do("us", "event excomm", "place berlin", "place berlin", "done")
    assert [{"seat": "seat-us", "track": "track-military", **moved}] == t.said("marker-moved")
    t = table(hand_us=["the_guns_of_august"])  # card text
    t.do("us", "event the_guns_of_august", "raise military", "done")
    assert [{"seat": "seat-us", "track": "track-military", **moved}] == t.said("marker-moved")
    t = table(at="television", us={"television": 1}, agendas=("turkey", "berlin"))
    t.do("us", "raise military")  # Television
    assert [{"seat": "seat-us", "track": "track-military", **moved}] == t.said("marker-moved")
    t = table(at="resolve_agendas", round=3, defcon_us=(4, 1, 1), agendas=("military_1", "turkey"))
    assert [{"agenda": "agenda-military_1", "seat": "seat-us", "to": 5}] == t.said("agenda-raises")


@clause("13J-4.1")
def test_the_cubes_of_one_side_move_no_marker_of_the_other() -> None:
    t = table(hand_us=["public_protests"])
    t.do("us", "command public_protests", *["place berlin"] * 3, "done")
    assert (3, 2, 2) == t.defcon("ussr")


@clause("13J-4.8")
def test_a_card_without_the_symbol_moves_no_marker_by_its_event() -> None:
    t = table(hand_us=["lessons_of_munich"])
    t.do("us", "event lessons_of_munich", "place berlin", "place berlin", "done")
    assert ((2, 1), (2, 3, 2)) == (t.cubes("berlin"), t.defcon("us"))


@clause("13J-4.9")
def test_a_cube_of_sops_or_of_the_letter_counts_when_it_is_removed() -> None:
    t = table(
        us={"berlin": 3}, defcon_us=(5, 3, 2), hand_us=["quarantine"], effects={"sops": ["us"]}
    )
    t.do("us", "letter quarantine", *["remove berlin"] * 3, "done")
    assert 3 == t.defcon("us")[0]


@clause("13J-9.2", "13J-9.15")
def test_a_command_tells_beforehand_what_it_is_worth_and_whose_event_it_may_set_off() -> None:
    t = table(hand_us=["public_protests", "mrbms_and_irbms"], letter="us")

    def told(act: str) -> Expected:
        return t.game.expect(t.game.observe(t.s, 0), t.game.parse(act))

    assert {"cubes": 3, "triggers": False, "idle": False} == told("command public_protests")
    assert {"cubes": 4, "triggers": False, "idle": False} == told("letter public_protests")
    assert {"cubes": 3, "triggers": True, "idle": False} == told("command mrbms_and_irbms")
    assert {"idle": False} == told("event public_protests")
