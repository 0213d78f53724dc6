"""The fields of Stratagem as numbers for a network."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NONE
from detente.core.tensor import Amount, Bits, Name, Shapes
from detente.games.stratagem.board import SEAT_COUNT

_CARDS: Final = 50

FIELDS: Final[Shapes] = {
    "tokens": Amount(60),
    "lacking": Bits(12),
    "passes": Amount(1),
    "launched": Bits(4),
    "lots": Amount(16),
    "before": Amount(60),
    "owed": Amount(64, length=8),
    "out": Name(SEAT_COUNT, length=SEAT_COUNT),
    "travelling": Name(_CARDS - NONE, NONE),
    "offered": Bits(SEAT_COUNT),
    "active": Bits(SEAT_COUNT),
    "abandoned": Bits(SEAT_COUNT),
    "faulty": Bits(SEAT_COUNT),
    "candidates": Bits(SEAT_COUNT),
    "campaign": Amount(2),
    "phase": Name(4),
    "first": Name(SEAT_COUNT),
    "turned": Name(SEAT_COUNT),
    "turn": Name(SEAT_COUNT),
    "quiet": Amount(50),
    "stage": Name(8),
    "author": Name(SEAT_COUNT),
    "launcher": Name(SEAT_COUNT),
    "clock": Amount(4),
    "checked": Bits(SEAT_COUNT * SEAT_COUNT),
    "winner": Name(SEAT_COUNT),
}

COUNTS: Final = (
    "SECRET cards of seat 0",
    "SECRET cards of seat 1",
    "SECRET cards of seat 2",
    "SECRET cards of seat 3",
    "SECRET SUPPORTS relied on and not yet revealed of seat 0",
    "SECRET SUPPORTS relied on and not yet revealed of seat 1",
    "SECRET SUPPORTS relied on and not yet revealed of seat 2",
    "SECRET SUPPORTS relied on and not yet revealed of seat 3",
    "OPTIONS planned of seat 0",
    "OPTIONS planned of seat 1",
    "OPTIONS planned of seat 2",
    "OPTIONS planned of seat 3",
    "deck",
    "SECRET cards of seat 0, drawn in the second campaign",
    "SECRET cards of seat 1, drawn in the second campaign",
    "SECRET cards of seat 2, drawn in the second campaign",
    "SECRET cards of seat 3, drawn in the second campaign",
)
"""What each of a view's counts is, in their order."""
