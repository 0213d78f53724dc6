"""Wald's sequential test: a duel is over as soon as it is clear enough who is better."""

from __future__ import annotations

from math import log
from typing import Final

WRONG: Final = 0.05  # how often either verdict may be wrong
BOUND: Final = log((1 - WRONG) / WRONG)

BETTER: Final = "better"
NOT_BETTER: Final = "not better"
OPEN: Final = "open"


class Sprt:
    """Does one win `better` of its games, or only `even`? Draws count half for either."""

    def __init__(self, even: float = 0.5, better: float = 0.6) -> None:
        assert 0 < even < better < 1, "what is better is more than even"
        self._win: Final = log(better / even)
        self._loss: Final = log((1 - better) / (1 - even))
        self.llr = 0.0  # how much likelier "better" is than "even", as a logarithm

    def add(self, score: float) -> None:
        """Count a game that was worth `score`, from 0 to 1."""
        self.llr += score * self._win + (1 - score) * self._loss

    @property
    def verdict(self) -> str:
        """BETTER, NOT_BETTER, or OPEN while it is not clear."""
        if self.llr >= BOUND:
            return BETTER
        return NOT_BETTER if self.llr <= -BOUND else OPEN
