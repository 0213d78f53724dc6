"""The fields of Berlin 63 as numbers for a network."""

from __future__ import annotations

from typing import Final

from detente.core.tensor import Amount, Bits, Name, Shapes
from detente.games.berlin63.board import SQUARES
from detente.games.berlin63.knowledge import RECORD
from detente.games.berlin63.spies import SPIES
from detente.games.berlin63.state import BASES, CLAIM

_CLAIMS: Final = 4  # of a chain, the last ones
_SIGHTS: Final = 24  # of the trail, the last ones

FIELDS: Final[Shapes] = {
    "stage": Name(8),
    "wins": Amount(3),
    "active": Name(2),
    "turns": Amount(200),
    "quiet": Amount(60),
    "calm": Amount(1),
    "leader": Name(SPIES),
    "who": Name(SPIES),
    "where": Name(SQUARES),
    "board": Name(BASES),
    "plan": Name(SPIES + 2),
    "mover": Name(BASES),
    "came_from": Name(SQUARES),
    "heading": Name(8),
    "pace": Name(3),
    "attacked": Name(BASES),
    "chain": Amount(255, length=_CLAIMS * CLAIM),
    "wronged": Bits(BASES),
    "activated": Bits(BASES),
    "blurred": Bits(BASES),
    "offers": Bits(2),
    "trail": Amount(255, length=_SIGHTS * RECORD),
    "acted": Amount(1000),
}

COUNTS: Final = (
    "reserve of red",
    "reserve of blue",
)
"""What each of a view's counts is, in their order."""
