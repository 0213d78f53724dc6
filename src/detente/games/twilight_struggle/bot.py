"""Twilight Struggle: who errs keeps away from hands that lose by themselves."""

from __future__ import annotations

from detente.bots.search import SearchBot
from detente.games.twilight_struggle.state import TsState
from detente.games.twilight_struggle.trouble import trouble


class Bot(SearchBot[TsState]):
    """The search, afraid of cards that it could neither play nor hold."""

    def peril(self, s: TsState, seat: int) -> float:
        return 0.0 if s.result is not None else trouble(s, seat)
