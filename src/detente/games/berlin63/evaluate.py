"""What a position is worth: for bots only, never for rules."""

from __future__ import annotations

from detente.games.berlin63.state import BerlinState, team


def evaluate(s: BerlinState, seat: int) -> float:
    """More spies are better."""
    return (len(team(s, seat)) - len(team(s, 1 - seat))) / 5
