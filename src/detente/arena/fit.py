"""Fitting: how far a level may be off so that the one above beats it as often as it should.

From the highest level down. Deal by deal the lower one errs a little less when it was beaten more
often than that, and a little more when less often, by steps that grow shorter (Robbins and Monro);
what counts is the mean of the second half.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from math import exp, log
from statistics import fmean
from typing import Any, Final

from detente.arena.ladder import BUDGET, above
from detente.arena.matches import match_seed, play_out
from detente.bots.bot import Bot
from detente.bots.levels import searcher
from detente.bots.search import Effort
from detente.core.game import Game
from detente.core.rng import Rng

STEP: Final = 0.7
"""How often a level beats the one below; among four, how much of the others it is placed above."""

LEAST, MOST = 0.005, 8.0
"""Errors between which one is looked for."""

LEAP: Final = 6.0  # how far a deal moves the logarithm of the error, for a whole point …
CALM: Final = 4  # … once so many deals have been played


@dataclass(frozen=True)
class Fitted:
    """One deal: what the level below erred by, and how much of it the one above was above."""

    level: int
    noise: float
    above: float


def fit(
    game: Game[Any], efforts: tuple[Effort, ...], deals: int, seed: int, step: float = STEP
) -> Generator[Fitted, None, tuple[Effort, ...]]:
    """Give every level but the highest its error, `deals` deals each, on every seat."""
    fitted = [efforts[-1]]
    for n in range(len(efforts) - 1, 0, -1):
        lower = efforts[n - 1]
        tried: list[float] = []
        error = log(max(LEAST, lower.noise))
        for deal in range(deals):
            tried.append(error)
            erring = with_noise(lower, exp(error))
            won = beaten(game, fitted[0], erring, match_seed(seed, deal))
            yield Fitted(n, erring.noise, won)
            error -= LEAP / (deal + CALM) * (won - step)
            error = min(log(MOST), max(log(LEAST), error))
        fitted.insert(0, with_noise(lower, round(exp(fmean(tried[deals // 2 :])), 3)))
    return tuple(fitted)


def with_noise(effort: Effort, noise: float) -> Effort:
    """The same effort, erring by so much."""
    return Effort(effort.simulations, effort.depth, effort.width, noise)


def beaten(game: Game[Any], upper: Effort, lower: Effort, seed: int) -> float:
    """A deal, the upper one on every seat in turn: how much of the others it was placed above."""
    seats = range(len(game.seats))
    placed = []
    for own in seats:
        thoughts = Rng(seed).fork()
        players: list[Bot[Any]] = [
            searcher(game, thoughts.below(1 << 32), upper if seat == own else lower)
            for seat in seats
        ]
        placed.append(above(play_out(game, players, seed, BUDGET), own))
    return fmean(placed)
