"""Every puzzle holds what it says: all answers, the best one marked, and preferred by the best bot.

A puzzle whose marked answer the strongest level no longer prefers is found anew:
`python tools/puzzles.py GAME N`.
"""

from __future__ import annotations

import pytest

from detente.bots.puzzles import CLEAR, FEWEST, LONG, strongest
from detente.core.match import Match
from detente.core.puzzle import HARDEST, Puzzle
from detente.games import puzzles, shelf

OURS = [puzzle for name in shelf() for puzzle in puzzles(name)]


def called(puzzle: Puzzle) -> str:
    return f"{puzzle.record.game}-{puzzle.name}"


def test_there_are_puzzles() -> None:
    assert len(OURS) > 9
    assert len({puzzle.record.game for puzzle in OURS}) > 2


@pytest.mark.parametrize("puzzle", OURS, ids=called)
def test_a_puzzle_knows_all_answers_and_the_best_is_clearly_so(puzzle: Puzzle) -> None:
    match = Match.replay(puzzle.record)
    legal = match.game.legal(match.state, puzzle.seat)

    assert sorted(legal) == sorted(one.action for one in puzzle.answers)
    assert len(legal) >= FEWEST
    assert 1 <= puzzle.difficulty <= HARDEST
    best, *others = puzzle.answers
    assert best.cost == 0 and all(one.cost >= CLEAR for one in others)


@pytest.mark.parametrize("puzzle", OURS, ids=called)
def test_the_strongest_level_prefers_the_marked_answer(puzzle: Puzzle) -> None:
    """With a seed that was not asked when it was found."""
    match = Match.replay(puzzle.record)
    game, s = match.game, match.state
    view, legal = game.observe(s, puzzle.seat), game.legal(s, puzzle.seat)

    assert puzzle.best == strongest(game, 7).choose(view, legal, LONG)
