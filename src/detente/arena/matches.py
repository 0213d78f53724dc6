"""One game between bots, without a table: no log, no record, only how it was played and ended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from detente.bots.bot import Bot, bot
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.habits import Habit
from detente.core.rng import Rng
from detente.core.state import Result


@dataclass(frozen=True)
class Outcome:
    """How one game ended: decisions made, what each seat played and counts, habits shown."""

    result: Result
    decisions: int
    sides: tuple[int, ...]
    points: tuple[int, ...]
    habits: tuple[Habit, ...] = ()


def match_seed(seed: int, n: int) -> int:
    """The seed of match `n` of a run: `Match(game, seed=…)` deals the same cards."""
    return seed << 32 | n


def play_match(game: Game[Any], bots: tuple[str, ...], seed: int, budget: float) -> Outcome:
    """Play one game between bots of these names to its end."""
    thoughts = Rng(seed).fork()  # so that a bot that thinks longer changes no card
    players = [bot(name, game, thoughts.below(1 << 32)) for name in bots]
    return play_out(game, players, seed, budget)


def play_out(
    game: Game[Any],
    players: list[Bot[Any]],
    seed: int,
    budget: float,
    watch: Callable[[Any], None] | None = None,
) -> Outcome:
    """Play one game to its end. Chance draws what a match of this seed draws.

    `watch` is shown the position before each decision.
    """
    dice = Rng(seed)
    s = game.new()
    decisions = 0
    habits: list[Habit] = []
    while s.result is None:
        seat = game.waiting(s)[0]
        if seat == CHANCE:
            game.apply(s, CHANCE, game.outcome(s, dice))
            continue
        if watch is not None:
            watch(s)
        legal = game.legal(s, seat)
        action = players[seat].choose(game.observe(s, seat), legal, budget)
        assert action in legal, f"the bot on seat {seat} answered {action}, which is not legal"
        habits += game.habits(s, seat, action)
        game.apply(s, seat, action)
        decisions += 1
    sides = tuple([game.side(s, seat) for seat in range(len(game.seats))])
    return Outcome(s.result, decisions, sides, game.points(s.result), tuple(habits))
