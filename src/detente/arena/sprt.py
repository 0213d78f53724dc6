"""Stop when decided: Wald's sequential test over deals, as testers of chess engines use it.

A deal is played once with the same bot on every seat and counts as one observation, its mean score:
the luck of the cards cancels within it. The likelihoods are those of a normal distribution around
each hypothesis, with the spread that was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

from detente.arena.ratings import expected

BETTER: Final = "better"
NO_BETTER: Final = "no better"
OPEN: Final = "open"


@dataclass(frozen=True)
class Sprt:
    """Is a bot `low` rating points ahead of the others at the table, or `high`?

    `error` is how often either verdict may be wrong.
    """

    low: float = 0.0
    high: float = 20.0
    error: float = 0.05

    def __post_init__(self) -> None:
        if not (self.low < self.high and 0 < self.error < 0.5):
            raise ValueError("a test needs low < high, and an error between 0 and 0.5")

    @property
    def bound(self) -> float:
        """How far the ratio must go, up or down, to decide."""
        return log((1 - self.error) / self.error)

    def ratio(self, deals: Sequence[float], seats: int) -> float:
        """The logarithm of how much likelier `high` makes the mean scores of the deals so far."""
        if not deals:
            return 0.0
        low, high = expected(self.low, seats), expected(self.high, seats)
        mean = sum(deals) / len(deals)
        spread = sum([(score - mean) ** 2 for score in deals])
        spread += low * (1 - low)  # one deal of single games more: a few alike prove nothing
        return len(deals) * (high - low) * (2 * mean - low - high) / (2 * spread / len(deals))

    def verdict(self, deals: Sequence[float], seats: int) -> str:
        """Whether the deals so far decide: BETTER, NO_BETTER or OPEN."""
        ratio = self.ratio(deals, seats)
        if abs(ratio) < self.bound:
            return OPEN
        return BETTER if ratio > 0 else NO_BETTER
