"""Puzzles found in games of bots: moments with one clearly best answer that weaker bots miss."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from detente.bots.bot import Bot
from detente.bots.levels import LEVELS, efforts, level, searcher
from detente.bots.search import Effort, SearchBot
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.puzzle import HARDEST, Answer, Puzzle
from detente.core.record import Move, Record

FEWEST: Final = 3
MOST: Final = 18
"""So many answers a puzzle has: neither a coin to toss nor a list to read."""

CLEAR: Final = 0.05  # how much of the value from -1 to 1 any other answer costs at least …
SURE: Final = 3.0  # … and how many standard errors
GLANCE: Final = 6  # worlds in which every other answer must look worse …
CLOSER: Final = 40  # … to be compared in so many more
ASKED: Final = (1, 2, 3)  # seeds with which the strongest level must prefer the answer
TRIED: Final = (11, 12, 13, 14)  # … and those with which the others try it
LONG: Final = 60.0  # seconds: only a cap
TOLD: Final = 3  # terms that are kept of an answer
EASY: Final = 0.9  # found more often than that by the weaker levels, it is no puzzle


def puzzles(game: Game[Any], moves: Sequence[Move], seed: int) -> Iterator[Puzzle]:
    """Those moments of a game that make a puzzle."""
    s = game.new()
    for n, (who, action) in enumerate(moves):
        if who != CHANCE and game.quiet(s):
            found = _puzzle(game, s, who, moves[:n], seed + n)
            if found is not None:
                yield found
        game.apply(s, who, action)


def strongest(game: Game[Any], seed: int) -> Bot[Any]:
    """Whose preference an answer must have."""
    return level(LEVELS, game, seed)


def _puzzle(
    game: Game[Any], s: Any, seat: int, moves: Sequence[Move], seed: int
) -> Puzzle | None:  # Any: each game has its own state
    asked, legal = game.asked(s, seat), game.legal(s, seat)
    if asked is None or game.together[asked.kind] or not FEWEST <= len(legal) <= MOST:
        return None
    view = game.observe(s, seat)
    usual = efforts(game.name)[LEVELS - 1]
    judge = searcher(game, seed, Effort(usual.simulations, usual.depth, usual.width))
    best = judge.choose(view, legal, LONG)
    others = [action for action in legal if action != best]
    for action in others:
        if fmean(judge.compared(view, best, action, GLANCE).more) < CLEAR:
            return None
    if any([strongest(game, one).choose(view, legal, LONG) != best for one in ASKED]):
        return None
    answers = [_answer(judge, view, best, action) for action in others]
    if None in answers:
        return None
    tries = [
        level(n, game, one).choose(view, legal, LONG) == best
        for n in range(1, LEVELS)
        for one in TRIED
    ]
    if fmean(tries) > EASY:
        return None
    difficulty = 1 + round((HARDEST - 1) * (1 - fmean(tries)))
    marked = Answer(best, 0.0, _told(judge.expects(view, best).why))
    ranked = sorted([one for one in answers if one is not None], key=lambda one: one.cost)
    record = Record(game.name, game.version, game.options.changed(), None, moves)
    return Puzzle("", record, seat, difficulty, (marked, *ranked))


def _answer(judge: SearchBot[Any], view: Any, best: int, action: int) -> Answer | None:
    """What another answer costs; None if that is not clear."""
    more, why = judge.compared(view, best, action, CLOSER)
    cost = fmean(more)
    if cost < CLEAR or cost < SURE * stdev(more) / sqrt(len(more)):
        return None
    return Answer(action, round(cost, 3), _told(why))


def _told(why: Sequence[tuple[str, float]]) -> list[tuple[str, float]]:
    rounded = [(term, round(amount, 2)) for term, amount in why]
    return [one for one in rounded if one[1]][:TOLD]
