"""A game that is over, studied: how it stood from move to move, and what was clearly a mistake.

A choice is judged by what its player could know then: the bot gets the view of that moment, and
plays the choice it finds best and the one that was made in the same imagined worlds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from detente.bots.levels import efforts, searcher
from detente.bots.search import Effort, SearchBot
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.notation import OUTSIDE
from detente.core.record import Move, Record

LEVEL: Final = 5  # whose simulations are spent on a choice; the judge itself does not err
GLANCE: Final = 6  # worlds in which a choice must look bad …
CLOSER: Final = 26  # … to be looked at in so many more
CLEAR: Final = 0.06  # how much of the value from -1 to 1 a mistake costs at least …
SURE: Final = 3.0  # … and how many standard errors
TOLD: Final = 5  # mistakes of a seat that are told, the worst of them
LONGEST_LINE: Final = 12
LONG: Final = 60.0  # seconds: only a cap
SEED: Final = 63


class Standing(NamedTuple):
    """After how many moves a game stood how, in its unit (`Game.standing`)."""

    move: int
    worth: list[float]


class Mistake(NamedTuple):
    """A choice, its number in the record and that of the act it is a part of, what a better one
    would have brought on average from -1 to 1 and by which terms, and what would have been played
    then: by its seat and who follows.
    """

    seat: int
    act: int
    move: int
    action: int
    cost: float
    why: list[tuple[str, float]]
    line: list[Move]


class _Moment(NamedTuple):
    """A position, who answers there, the numbers of the act and of the move, and the answer."""

    position: Any  # each game has its own state
    seat: int
    act: int
    move: int
    action: int


def course(record: Record, game: Game[Any]) -> list[Standing]:
    """How a game stood wherever nothing was half done, and at its end."""
    found = []
    s = game.new()
    for n, (who, action) in enumerate(record.moves):
        if game.quiet(s) and s.stack[-1].seat != CHANCE:
            found.append(Standing(n, game.standing(s)))
        if action in OUTSIDE:
            game.apply_outside(s, who, action)
        else:
            game.apply(s, who, action)
            if s.result is not None:
                found.append(Standing(n + 1, game.standing(s)))
    return [one for one in found if one.worth]


def choices(record: Record, game: Game[Any]) -> list[int]:
    """The moves at which somebody could choose."""
    return [
        moment.move
        for moment in _moments(record, game)
        if len(game.legal(moment.position, moment.seat)) > 1
    ]


def mistakes(record: Record, game: Game[Any], moves: list[int]) -> list[Mistake]:
    """Those of some moves that were mistakes. What is found does not hang on which are asked about
    together.
    """
    judged = [_judged(game, moment) for moment in _moments(record, game) if moment.move in moves]
    return [mistake for mistake in judged if mistake is not None]


def worst(found: list[Mistake]) -> list[Mistake]:
    """The worst mistakes of every seat, one in an act, in the order they were made."""
    acts: set[tuple[int, int]] = set()
    told: Counter[int] = Counter()
    kept = []
    for mistake in sorted(found, key=lambda mistake: mistake.cost, reverse=True):
        act = (mistake.seat, mistake.act)
        if act not in acts and told[mistake.seat] < TOLD:
            acts.add(act)
            told[mistake.seat] += 1
            kept.append(mistake)
    return sorted(kept, key=lambda mistake: mistake.move)


def _moments(record: Record, game: Game[Any]) -> Iterator[_Moment]:
    """Every answer that a seat has given."""
    s = game.new()
    act = 0
    for n, (who, action) in enumerate(record.moves):
        act = n if game.quiet(s) else act
        if action in OUTSIDE:
            game.apply_outside(s, who, action)
            continue
        if who != CHANCE and n >= record.given and game.asked(s, who) is not None:
            yield _Moment(s, who, act, n, action)
        game.apply(s, who, action)


def _judge(game: Game[Any], move: int) -> SearchBot[Any]:
    usual = efforts(game.name)[LEVEL - 1]
    return searcher(game, SEED + move, Effort(usual.simulations, usual.depth, usual.width))


def _judged(game: Game[Any], moment: _Moment) -> Mistake | None:
    """The mistake that a choice is, if it clearly is one."""
    s, seat, act, move, action = moment
    judge, view = _judge(game, move), game.observe(s, seat)
    better = judge.choose(view, game.legal(s, seat), LONG)
    if better == action or not judge.thoughts:  # what is chosen by habit or by lot is as good
        return None
    if fmean(judge.compared(view, better, action, GLANCE).more) < CLEAR:
        return None
    more, why = judge.compared(view, better, action, CLOSER)
    cost = fmean(more)
    if cost < CLEAR or cost < SURE * stdev(more) / sqrt(len(more)):
        return None
    return Mistake(seat, act, move, action, cost, why, _line(game, s, seat, better, judge))


def _line(game: Game[Any], world: Any, seat: int, action: int, judge: SearchBot[Any]) -> list[Move]:
    """What would have been played: the act to its end and the one that follows, everybody choosing
    by what they could know, unless chance comes first.
    """
    s = game.clone(world)
    line = [(seat, action)]
    game.apply(s, seat, action)
    acts = 0
    while s.stack and s.stack[-1].seat != CHANCE and len(line) < LONGEST_LINE:
        acts += game.quiet(s)
        if acts == 2:
            break
        seat = s.stack[-1].seat
        action = judge.choose(game.observe(s, seat), game.legal(s, seat), LONG)
        line.append((seat, action))
        game.apply(s, seat, action)
    return line
