"""A game that is over, studied: how it stood, and which choices were clearly mistakes."""

from functools import cache
from typing import Any

import pytest

import detente
from detente.bots.study import TOLD, Mistake, choices, course, mistakes, worst
from detente.core.match import Match
from detente.core.rng import Rng

AT_FIRST = 40


@cache
def played(name: str) -> Match[Any]:
    """A whole game in which everybody does whatever comes to mind."""
    match, rng = Match(detente.game(name), seed=4), Rng(4)
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])
    return match


@cache
def found(name: str) -> list[Mistake]:
    match = played(name)
    return mistakes(match.record, match.game, choices(match.record, match.game)[:AT_FIRST])


@pytest.mark.parametrize("name", detente.games())
def test_a_game_stands_somehow_wherever_nothing_is_half_done(name: str) -> None:
    match = played(name)
    told = course(match.record, match.game)

    assert len(match.record.moves) == told[-1].move
    for point in told[:: max(1, len(told) // 8)]:
        state = Match.replay(match.record.bare(), point.move).state
        assert match.game.quiet(state)
        assert match.game.standing(state) == point.worth


def test_in_the_end_it_stands_as_it_was_counted() -> None:
    for name in ("thirteen_days", "twilight_struggle", "nineteen_sixty"):
        match = played(name)
        assert match.result is not None
        ours, theirs = match.result.scores[:2]
        lead = ours - theirs if name == "nineteen_sixty" else ours

        assert [lead] == course(match.record, match.game)[-1].worth


@pytest.mark.parametrize("name", ["thirteen_days", "stratagem"])
def test_a_mistake_is_told_with_a_better_line(name: str) -> None:
    game, record = played(name).game, played(name).record

    assert found(name)
    for mistake in found(name):
        state = Match.replay(record.bare(), mistake.move).state
        assert (mistake.seat, mistake.action) == record.moves[mistake.move]
        assert mistake.cost > 0
        assert set(game.terms(state, mistake.seat)) == {term for term, _ in mistake.why}
        assert mistake.line[0] != (mistake.seat, mistake.action)
        for seat, action in mistake.line:
            assert action in game.legal(state, seat)
            game.apply(state, seat, action)


def test_what_is_found_does_not_hang_on_what_is_asked_together() -> None:
    match = played("thirteen_days")
    some = choices(match.record, match.game)[:AT_FIRST]
    one_by_one = [one for move in some for one in mistakes(match.record, match.game, [move])]

    assert found("thirteen_days") == one_by_one


def test_of_many_mistakes_the_worst_are_told_and_one_in_an_act() -> None:
    def mistake(seat: int, act: int, move: int, cost: float) -> Mistake:
        return Mistake(seat, act, move, 0, cost, [], [])

    many = [mistake(0, n, n, 0.1 * n) for n in range(1, TOLD + 3)]
    told = worst([*many, mistake(1, 2, 2, 0.1), mistake(1, 2, 4, 0.3)])

    assert [3, 4, 4, 5, 6, 7] == [one.move for one in told]
    assert [0.3] == [one.cost for one in told if one.seat == 1]


def test_who_gave_up_leaves_no_count_behind() -> None:
    match = Match(detente.game("thirteen_days"), seed=4)
    match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    match.submit(match.waiting[0], -1)

    assert len(match.record.moves) > course(match.record, match.game)[-1].move
