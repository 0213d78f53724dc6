"""How truthful a seat is, and what it brings to doubt it: for those who study many games."""

from __future__ import annotations

from detente.core.habits import Habit
from detente.games.berlin63 import codes as k
from detente.games.berlin63.claims import last_claim
from detente.games.berlin63.state import BerlinState, owner


def habits(s: BerlinState, action: int) -> list[Habit]:
    """What the answer to a claim shows of the claimant, in the eyes of one who sees everything.

    The gain from doubting is counted in reserve spies: a bluff costs the claimant one, a true
    claim the doubter (B63-8.2, 8.3).
    """
    if action not in (k.BELIEVE, k.DOUBT):
        return []
    claim = last_claim(s)
    seat = owner(claim.base)
    bluff = s.who[claim.base] != claim.name
    shown = [
        Habit(seat, "bluff_rate", int(bluff)),
        Habit(seat, "doubt_rate", int(action == k.DOUBT)),
    ]
    if action == k.DOUBT:
        shown.append(Habit(seat, "gain_from_doubting", 1 if bluff else -1))
    return shown
