"""One game between bots, without a table: no log, no record, only how it was played and ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from detente.bots.bot import Bot, bot
from detente.bots.outside import Forfeit
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.habits import Habit
from detente.core.notation import RESIGN
from detente.core.record import Move
from detente.core.rng import Rng
from detente.core.state import Result, State


@dataclass(frozen=True)
class Lost:
    """A seat that lost by rule: its bot crashed, came too late, or answered what it may not."""

    seat: int
    why: str
    details: str


@dataclass(frozen=True)
class Outcome:
    """How one game ended: decisions made, what each seat played and counts, habits shown."""

    result: Result
    decisions: int
    sides: tuple[int, ...]
    points: tuple[int, ...]
    habits: tuple[Habit, ...] = ()
    moves: tuple[Move, ...] = ()
    lost: tuple[Lost, ...] = ()


def match_seed(seed: int, n: int) -> int:
    """The seed of match `n` of a run: `Match(game, seed=…)` deals the same cards."""
    return seed << 32 | n


def play_match(game: Game[Any], bots: tuple[str, ...], seed: int, budget: float) -> Outcome:
    """Play one game between bots of these names to its end.

    A bot that is another program and makes a mistake gives up: the rules say what comes of it.
    """
    thoughts = Rng(seed).fork()  # so that a bot that thinks longer changes no card
    players: list[Bot[Any]] = []
    lost: list[Lost] = []
    try:
        for seat, name in enumerate(bots):
            try:
                players.append(bot(name, game, thoughts.below(1 << 32)))
            except Forfeit as forfeit:
                players.append(Bot(game, 0))
                lost.append(Lost(seat, forfeit.why, forfeit.details))
        return play_out(game, players, seed, budget, lost=lost)
    finally:
        for player in players:
            player.close()


def play_out(
    game: Game[Any],
    players: list[Bot[Any]],
    seed: int,
    budget: float,
    watch: Callable[[Any], None] | None = None,
    lost: Sequence[Lost] = (),
) -> Outcome:
    """Play one game to its end. Chance draws what a match of this seed draws.

    `watch` is shown the position before each decision; `lost` are seats that give up at once.
    """
    dice = Rng(seed)
    s = game.new()
    decisions = 0
    habits: list[Habit] = []
    moves: list[Move] = []
    gone = list(lost)
    for one in gone:
        _give_up(game, s, one.seat, moves)
    while s.result is None:
        seat = game.waiting(s)[0]
        if seat == CHANCE:
            action = game.outcome(s, dice)
            game.apply(s, CHANCE, action)
            moves.append((CHANCE, action))
            continue
        if watch is not None:
            watch(s)
        legal = game.legal(s, seat)
        try:
            action = players[seat].choose(game.observe(s, seat), legal, budget)
        except Forfeit as forfeit:
            gone.append(Lost(seat, forfeit.why, forfeit.details))
            _give_up(game, s, seat, moves)
            continue
        assert action in legal, f"the bot on seat {seat} answered {action}, which is not legal"
        habits += game.habits(s, seat, action)
        game.apply(s, seat, action)
        moves.append((seat, action))
        decisions += 1
    sides = tuple([game.side(s, seat) for seat in range(len(game.seats))])
    points = game.points(s.result)
    return Outcome(s.result, decisions, sides, points, tuple(habits), tuple(moves), tuple(gone))


def _give_up(game: Game[Any], s: State, seat: int, moves: list[Move]) -> None:
    if s.result is None:
        game.give_up(s, seat)
        moves.append((seat, RESIGN))
