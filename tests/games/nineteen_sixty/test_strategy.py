"""The campaign strategy phase (60-9)."""

from __future__ import annotations

import pytest

from detente.core.match import Match
from detente.games.nineteen_sixty.board import KENNEDY, NIXON
from detente.games.nineteen_sixty.codes import NOTES, STRATEGY_PLACING
from detente.games.nineteen_sixty.rules import NineteenSixty
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table, names


@clause("60-9.1")
@pytest.mark.parametrize("turn,placed", [(1, 1), (5, 1), (7, 2), (8, 2)])
def test_one_card_is_placed_on_turns_1_to_5_two_on_7_and_8(turn: int, placed: int) -> None:
    t = Table(turn=turn, kennedy="gaffe old_south recount", nixon="volunteers")
    t.at(STRATEGY_PLACING)

    t.play("kennedy: strategy gaffe", *["kennedy: strategy recount"] * (placed - 1))

    assert [NIXON] == t.game.waiting(t.s)
    assert placed == t.s.placed[KENNEDY].bit_count()


@clause("60-9.2", "60-9.4", "60-9.6")
def test_s34_strategy_phase() -> None:
    t = Table(turn=3, kennedy="gathering_momentum_south gaffe").at(STRATEGY_PLACING).bag(4, 4)
    t.s.rest = bytes((5, 0))

    assert ["strategy gaffe"] == t.open()
    assert "60-9.2 gathering-not-placed" == t.refused("strategy gathering_momentum_south")
    t.play("strategy gaffe")

    assert {"gaffe"} == names(t.s.stacks[KENNEDY])
    assert {"gathering_momentum_south"} == names(t.s.discard)
    assert (9, 4) == t.cubes


@clause("60-9.2", "60-9.3", "60-10.2")
def test_s58_only_a_gathering_momentum_card_left() -> None:
    t = Table(turn=4, nixon="gathering_momentum_east").at(STRATEGY_PLACING)
    t.stack(NIXON, "gaffe volunteers recount")

    t.play("done")

    assert 3 == t.s.stacks[NIXON].bit_count()
    assert {"gathering_momentum_east"} == names(t.s.discard)


@clause("60-9.3")
def test_who_has_too_few_eligible_cards_places_what_he_can() -> None:
    t = Table(turn=7, nixon="gathering_momentum_east gaffe").at(STRATEGY_PLACING)

    t.play("strategy gaffe", "done")

    assert {"gaffe"} == names(t.s.stacks[NIXON])


@clause("60-9.4")
def test_hands_are_never_kept() -> None:
    t = Table(kennedy="gaffe old_south", nixon="volunteers").at(STRATEGY_PLACING)

    t.play("kennedy: strategy gaffe", "nixon: strategy volunteers")

    assert (0, 0) == t.s.hands
    assert {"old_south"} == names(t.s.discard)


@clause("60-9.5")
def test_a_stack_is_open_to_its_owner_alone() -> None:
    t = Table().stack(KENNEDY, "gaffe")

    seen = [t.game.observe(t.s, seat).state.stacks[KENNEDY] for seat in (KENNEDY, NIXON, None)]

    assert [{"gaffe"}, set(), set()] == [names(stack) for stack in seen]


@clause("60-9.6", "60-9.10")
def test_cards_are_placed_before_the_rest_cubes_go_into_the_bag() -> None:
    t = Table(kennedy="gaffe", nixon="volunteers").bag(1, 1).at(STRATEGY_PLACING)
    t.s.rest = bytes((3, 2))

    t.play("kennedy: strategy gaffe")
    assert (1, 1) == t.cubes
    t.play("nixon: strategy volunteers")

    assert ((4, 3), [0, 0]) == (t.cubes, list(t.s.rest))


@clause("60-9.7")
def test_placed_cards_give_no_rest_and_no_event() -> None:
    t = Table(kennedy="volunteers").momentum(0, 0).bag(5, 5).at(STRATEGY_PLACING)

    t.play("strategy volunteers")

    assert ((5, 5), (0, 0)) == (t.cubes, t.pace)


@clause("60-9.8", "60-14.5")
def test_stacks_hold_five_cards_before_the_debates_and_four_before_election_day() -> None:
    match = Match(NineteenSixty({}), seed=11)
    held: dict[int, list[int]] = {}
    while not match.over:
        seat = match.waiting[0]
        if match.state.turn in (6, 9):
            held.setdefault(match.state.turn, [stack.bit_count() for stack in match.state.stacks])
        match.submit(seat, match.legal(seat)[0])

    assert {6: [5, 5], 9: [4, 4]} == held


@clause("60-9.9")
def test_both_choose_in_secret_and_at_the_same_time() -> None:
    t = Table(kennedy="gaffe recount", nixon="volunteers old_south").at(STRATEGY_PLACING).go()
    assert [KENNEDY, NIXON] == t.game.waiting(t.s)

    t.play("nixon: strategy volunteers")
    seen = t.game.observe(t.s, KENNEDY)
    assert (0, 0) == (seen.state.placed[NIXON], seen.state.hands[NIXON])
    placed = next(note for note in t.notes if NOTES[note.what].id == "strategy-placed")
    assert "strategy-placed-hidden" == t.game.say(placed, KENNEDY).id
    assert "strategy-placed" == t.game.say(placed, NIXON).id

    t.play("kennedy: strategy gaffe")
    assert {"recount", "old_south"} == names(t.s.discard)


@clause("60-9.10")
def test_placing_is_compulsory() -> None:
    t = Table(turn=7, kennedy="gaffe recount").at(STRATEGY_PLACING)

    assert "60-9.10 must-place" == t.refused("done")
    assert "60-9.1 not-in-hand" == t.refused("strategy old_south")
