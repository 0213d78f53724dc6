"""Turns, illusions and activations (sections 1, 4, 5 and 6)."""

import pytest

import detente
from detente.arena.policies import cautious
from detente.core.state import Result
from detente.games.berlin63.board import BLANK, BLUE, RED
from tests.clauses import clause
from tests.games.berlin63.table import SPECTATOR, lined_up, table

BLUE_FAR = "ray* e5, adam d5"


@clause("B63-4.1", "B63-4.2")
def test_a_turn_is_an_illusion_or_an_activation_and_nothing_else() -> None:
    t = lined_up()
    verbs = {act.split()[0] for act in t.legal}
    assert {"illusion", "north", "leap_northeast", "leap_northwest"} == verbs
    assert ("no-pass", "B63-4.2") == t.refused("decline")


@clause("B63-4.2", "B63-5.10")
def test_an_illusion_without_a_swap_changes_nothing_and_cannot_be_doubted() -> None:
    t = lined_up()
    before = bytes(t.state.who), bytes(t.state.where), list(t.state.box)
    t.play("illusion a1", "keep b1")
    assert before == (bytes(t.state.who), bytes(t.state.where), list(t.state.box))
    assert "blue action" == t.asked


@clause("B63-4.3")
def test_whoever_is_asked_for_an_action_has_an_illusion() -> None:
    game = detente.game("berlin63", match_wins=1)
    met = 0
    for seed in range(30):
        rng = detente.Rng(seed)
        s = game.new()
        while s.result is None:
            seat = game.actor(s)
            if game.questions[s.stack[-1].kind].id == "action":
                met += 1
                assert game.text(game.legal(s, seat)[0]).startswith("illusion")
            game.apply(s, seat, cautious(game, s, seat, rng))
    assert met > 200


@clause("B63-4.4", "B63-4.5")
def test_when_the_action_is_finished_the_other_seat_has_the_turn() -> None:
    t = lined_up().play("illusion a1", "keep b1")
    assert (BLUE, 2, 1) == (t.state.active, t.state.turns, t.state.quiet)
    t.play("south a5", "decline")
    assert (RED, 3, 2) == (t.state.active, t.state.turns, t.state.quiet)


@clause("B63-1.1", "B63-14.1")
def test_eliminating_the_enemy_leader_wins() -> None:
    t = table("miranda c3, leo* a1", "ray* c4, adam d5, jack e5").play("north c3", "decline")
    assert Result((RED,), (1, 0), "leader") == t.result
    assert "revealed-leader" in t.log(SPECTATOR)


@clause("B63-1.2", "B63-14.2", "B63-8.6")
def test_a_spy_owed_from_an_empty_reserve_loses_the_game() -> None:
    t = table("miranda c1, leo* a1", BLUE_FAR, "", "jack").play("north c1", "conjure", "doubt")
    assert Result((BLUE,), (0, 1), "reserve") == t.result


# -- illusions -------------------------------------------------------------------------------


@clause("B63-5.1", "B63-5.3")
def test_two_spies_of_the_board_may_be_swapped() -> None:
    t = lined_up().play("illusion a1")
    assert ["b1", "c1", "d1", "e1"] == t.offered("swap") == t.offered("keep")
    assert ("same-spy", "B63-5.1") == t.refused("swap a1")
    assert ("not-your-spy", "B63-5.1") == t.refused("swap a5")
    assert ("second-spy-now", "B63-5.1") == t.refused("illusion b1")
    t.play("swap e1")
    assert ("red lilly", "red leo") == (t.at("a1"), t.at("e1"))


@clause("B63-5.1")
def test_an_illusion_begins_with_an_own_spy() -> None:
    t = lined_up()
    assert ("not-your-spy", "B63-5.1") == t.refused("illusion a5")
    assert ("not-your-spy", "B63-5.1") == t.refused("illusion c3")
    assert ("first-spy-first", "B63-5.1") == t.refused("swap b1")


@clause("B63-5.2")
def test_two_spies_of_the_reserve_are_no_pair() -> None:
    t = lined_up()
    assert ("board-spy-first", "B63-5.2") == t.refused("exchange ray")
    assert ("board-spy-first", "B63-5.2") == t.refused("keep_reserve")


@clause("B63-5.4", "B63-5.12")
def test_the_opponent_sees_the_places_touched_and_the_size_of_the_reserve() -> None:
    for act in ("exchange jack", "exchange ray", "keep_reserve"):
        t = lined_up().play("illusion b1", act)
        mixed = t.said(BLUE, "mixed-reserve-hidden")
        assert mixed is not None
        assert {"seat": "seat-red", "square": "square-b1"} == mixed.args
        teams = t.json(BLUE)["teams"]
        assert (3, None) == (teams["red"]["reserve"], teams["red"]["reserve_spies"])


@clause("B63-5.4")
def test_the_owner_reads_in_the_log_what_was_done() -> None:
    t = lined_up().play("illusion b1", "exchange jack")
    mixed = t.said(RED, "mixed-reserve")
    assert mixed is not None
    assert ("spy-jack", 1) == (mixed.args["spy"], mixed.args["swapped"])


@clause("B63-5.5", "B63-5.6")
def test_the_leader_never_ends_in_the_reserve() -> None:
    t = lined_up().play("illusion a1")
    assert "keep_reserve" in t.legal
    assert ("leader-stays", "B63-5.5") == t.refused("exchange jack")
    assert ("not-in-reserve", "B63-5.1") == t.refused("exchange lilly")


@clause("B63-5.6")
def test_without_the_feint_leader_and_reserve_are_no_pair() -> None:
    t = lined_up(leader_reserve_feint=False).play("illusion a1")
    assert ("leader-not-with-reserve", "B63-5.6") == t.refused("keep_reserve")
    assert ("leader-stays", "B63-5.5") == t.refused("exchange jack")
    t = lined_up(leader_reserve_feint=False).play("illusion b1")
    assert "keep_reserve" in t.legal


@clause("B63-5.1")
def test_without_a_reserve_only_spies_of_the_board_can_be_mixed() -> None:
    t = table("leo* a1, ray b1", BLUE_FAR).play("illusion b1")
    assert ["keep a1", "swap a1"] == t.legal
    assert ("reserve-is-empty", "B63-5.1") == t.refused("keep_reserve")


@clause("B63-5.1")
def test_a_lone_leader_without_the_feint_has_no_illusion() -> None:
    t = table(
        "leo* a1",
        BLUE_FAR,
        "jack",
        "jack",
        leader_reserve_feint=False,
        lone_leader_scope="all",
    )
    assert ("no-partner", "B63-5.1") == t.refused("illusion a1")
    t.play("north a1")
    assert ("no-partner", "B63-7.6") == t.refused("conjure")


@clause("B63-5.9")
def test_an_illusion_changes_no_numbers() -> None:
    t = lined_up().play("illusion b1", "exchange jack")
    assert (3, 3) == t.game.observe(t.state, RED).counts
    assert 5 == sum([square != BLANK for square in t.state.where[:5]])


@clause("B63-5.11")
def test_the_illusion_of_the_turn_is_no_power_but_victors_is() -> None:
    t = lined_up().play("illusion a1", "swap b1")
    assert "blue action" == t.asked
    t = table("victor c1, leo* a1", "veronica c5, ray* e5", "jack", "jack")
    t.play("north c1", "conjure", "believe", "freeze c5", "believe", "allow")
    assert "blue action" == t.asked
    assert "mixed" not in t.log(RED)


# -- activations -----------------------------------------------------------------------------


@clause("B63-6.1", "B63-6.3", "B63-6.6")
def test_a_step_goes_one_square_in_any_of_four_directions() -> None:
    t = table("ray c3, leo* a1", BLUE_FAR)
    steps = [act for act in t.legal if act in ("north c3", "east c3", "south c3", "west c3")]
    assert ["north c3", "east c3", "south c3", "west c3"] == steps
    for act, square in (("north", "c4"), ("east", "d3"), ("south", "c2"), ("west", "b3")):
        t = table("ray c3, leo* a1", BLUE_FAR).play(f"{act} c3")
        assert "red ray" == t.at(square)
        assert "free" == t.at("c3")


@clause("B63-6.3", "B63-6.4")
def test_a_step_leaves_neither_the_board_nor_enters_an_own_square() -> None:
    t = table("ray a2, leo* a1", BLUE_FAR)
    assert ("off-the-board", "B63-6.3") == t.refused("west a1")
    assert ("own-spy-there", "B63-6.4") == t.refused("north a1")
    assert ("not-your-spy", "B63-6.1") == t.refused("north e5")
    assert ("own-spy-there", "B63-6.4") == table("ray a2, leo* b1", BLUE_FAR).refused(
        "leap_northwest b1"
    )


@clause("B63-6.2", "B63-6.9")
def test_no_power_without_a_step() -> None:
    t = table("miranda c3, leo* a1", "ray* e3, adam d5")
    assert ("no-power-now", "B63-10.4") == t.refused("unmask e3")
    assert ("no-power-now", "B63-10.6") == t.refused("conjure")


@pytest.mark.parametrize("name", ["miranda", "victor", "adam", "lilly", "ray", "veronica", "jack"])
@clause("B63-6.5")
def test_all_characters_make_the_same_step(name: str) -> None:
    t = table(f"{name} c3, leo* a1", BLUE_FAR)
    assert 4 == len(
        [
            act
            for act in t.legal
            if act.split()[0] in ("north", "east", "south", "west") and act.endswith("c3")
        ]
    )


@clause("B63-6.7", "B63-6.8", "B63-12.1")
def test_the_attacker_waits_for_the_defenders_word() -> None:
    t = table("miranda c3, leo* a1", "jack c4, ray* e5, adam d5").play("north c3")
    assert "blue reaction" == t.asked
    assert t.state.where[0] == t.state.where[5]
    assert "blue jack" == t.at("c4")
    t.play("decline")
    assert "red miranda" == t.at("c4")
    fell = t.said(SPECTATOR, "fell")
    assert fell is not None
    assert "spy-jack" == fell.args["spy"]


@clause("B63-6.10", "B63-6.11")
def test_after_one_power_the_activation_is_over() -> None:
    t = table("ray c1, leo* a1", "adam c5, lilly* e5", "jack", "jack")
    t.play("north c1", "dash", "believe", "allow")
    assert "blue action" == t.asked
    t = table("ray c1, leo* a1", "adam c5, lilly* e5", "jack", "jack")
    t.play("north c1", "unmask c5", "believe", "allow")
    assert "blue action" == t.asked


@clause("B63-6.15")
def test_no_power_follows_a_step_that_ends_the_game() -> None:
    t = table("ray c3, leo* a1", "lilly* c4, adam c5, jack e5").play("north c3", "decline")
    assert "nobody" == t.asked
    assert t.result is not None


@clause("B63-6.16")
def test_the_power_is_claimed_after_the_capture_of_the_step() -> None:
    t = table("miranda c3, leo* a1", "jack c4, victor c5, ray* e5", "jack", "leo")
    t.play("north c3", "decline", "unmask c5", "believe", "allow")
    assert {"victor"} == t.suspects(RED, "c5")
