"""Rating points, as in chess: what a rate of games won is worth, and the other way round."""

from __future__ import annotations

from math import log10
from typing import Final

SCALE: Final = 400.0  # rating points for ten times the odds, as in chess

_NEVER: Final = 0.005  # nobody is rated as if it could never win


def rating(rate: float, seats: int) -> float:
    """Rating points ahead of who wins as often on every seat of the table."""
    rate = min(1 - _NEVER, max(_NEVER, rate))
    return SCALE * log10(rate * (seats - 1) / (1 - rate))


def expected(points: float, seats: int) -> float:
    """How much of its games a bot wins that is so many points ahead of all others at the table."""
    odds = float(10 ** (points / SCALE)) / (seats - 1)
    return odds / (1 + odds)
