"""The fields of Twilight Struggle as numbers for a network."""

from __future__ import annotations

from typing import Final

from detente.core.tensor import Amount, Name, Shapes
from detente.games.twilight_struggle.cardnames import CARDS

_HIDDEN: Final = -2  # a headline that lies face down
_LOTS: Final = 6

FIELDS: Final[Shapes] = {
    "influence": Amount(10),
    "start": Amount(10),
    "headline": Name(CARDS - _HIDDEN, _HIDDEN),
    "lot_of": Name(2, length=_LOTS),
    "lot_size": Amount(9, length=_LOTS),
    "lacking": Amount(1, length=_LOTS),
    "turn": Amount(10),
    "round": Amount(8),
    "phasing": Name(2),
    "vp": Amount(20),
    "defcon": Amount(5),
    "military": Amount(5),
    "space": Amount(8),
    "attempts": Amount(2),
    "china": Name(2),
    "china_up": Amount(1),
    "scare": Amount(2),
    "squads": Amount(1),
    "crisis": Name(2),
    "chernobyl": Name(6),
    "oil_turn": Amount(10),
    "bound": Name(2),
    "order": Amount(CARDS, length=10),
    "fell": Amount(1),
}

COUNTS: Final = (
    "hand of the US",
    "hand of the USSR",
    "deck",
    "cards looked at with Our Man in Tehran",
)
"""What each of a view's counts is, in their order."""
