"""The fields of 1960 as numbers for a network."""

from __future__ import annotations

from typing import Final

from detente.core.tensor import Amount, Name, Shapes
from detente.games.nineteen_sixty.board import N
from detente.games.nineteen_sixty.cards import CARDS

_ISSUES: Final = 3

FIELDS: Final[Shapes] = {
    "cubes": Amount(6),
    "byrd_at": Name(N),
    "byrd_gone": Amount(1),
    "issues": Amount(8),
    "media": Amount(6),
    "endorsements": Amount(4),
    "endorsement_deck": Amount(4),
    "track": Name(_ISSUES),
    "momentum": Amount(6),
    "bag": Amount(40),
    "rest": Amount(10),
    "token": Name(N),
    "ready": Amount(1),
    "turn": Amount(9),
    "phase": Amount(26),
    "round": Amount(6),
    "first": Name(2),
    "active": Name(3),
    "card": Name(len(CARDS)),
    "use": Name(4),
    "cp": Amount(5),
    "preempted": Amount(1),
    "reveals": Amount(5),
    "revealed": Name(len(CARDS)),
    "won": Name(_ISSUES, length=_ISSUES),
    "won_by": Name(2, length=_ISSUES),
}

COUNTS: Final = (
    "hand of Kennedy",
    "hand of Nixon",
    "cards on their way to the stack of Kennedy",
    "cards on their way to the stack of Nixon",
    "stack of Kennedy",
    "stack of Nixon",
    "debate cards picked of Kennedy",
    "debate cards picked of Nixon",
    "deck",
    "hand of Kennedy, drawn since the deck was reshuffled",
    "hand of Nixon, drawn since the deck was reshuffled",
    "stack of Kennedy, drawn since the deck was reshuffled",
    "stack of Nixon, drawn since the deck was reshuffled",
)
"""What each of a view's counts is, in their order."""
