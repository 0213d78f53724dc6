"""The table of events: filled by the package, called by whoever makes an event happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from detente.core.state import note
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.cards import STARRED_CARDS
from detente.games.twilight_struggle.conditions import occurs
from detente.games.twilight_struggle.state import TsState

Event = Callable[[TsState, int], None]
"""A card's event: `by` is the seat that played the card."""

Answered = Callable[[TsState, Any, int], None]  # Any: each card knows the frames of its questions
"""What hears the answer to a card's question: the question, and the noun of the answer."""

EVENTS: list[Event] = []
ANSWERED: dict[int, Answered] = {}

DECLINED: Final = -1
"""The noun of an answer that declines."""


def happen(s: TsState, card: int, by: int) -> None:
    """The event occurs, and a starred card will leave the game; or it cannot (TS-6.7, TS-6.8)."""
    if s.result is not None:
        return
    if not occurs(s, card, by):
        note(s, k.EVENT_FAILS, card)
        return
    note(s, k.EVENT_HAPPENS, card)
    if STARRED_CARDS >> card & 1:
        s.spent |= 1 << card
    EVENTS[card](s, by)
