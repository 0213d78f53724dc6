"""What an answer shows of how a seat plays: for those who study many games, never for rules."""

from __future__ import annotations

from typing import NamedTuple


class Habit(NamedTuple):
    """One sight of a habit; over many games its mean is what counts."""

    seat: int
    what: str
    amount: int
