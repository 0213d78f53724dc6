"""What players of Berlin 63 speak of: which spies may be stepped onto, which are gone, and whether
one's own leader is safe. For bots to say why; no rule asks it.
"""

from __future__ import annotations

from typing import Final

from detente.core.game import Stake
from detente.games.berlin63.board import BLANK
from detente.games.berlin63.evaluate import attackers
from detente.games.berlin63.names import square_id
from detente.games.berlin63.state import TEAM, BerlinState, leads

DEGREES: Final = {
    "leader": ("gone", "reached", "safe"),
    "enemy": ("safe", "reached", "gone"),
    "spy": ("gone", "reached", "safe"),
}


def stakes(s: BerlinState, seat: int) -> dict[Stake, int]:
    """One's own leader first, then enemies, then one's own spies, base by base; who an enemy is
    plays no part, since that is secret.
    """
    found: dict[Stake, int] = {}
    mine = range(seat * TEAM, seat * TEAM + TEAM)
    found["leader", ""] = max([_stands(s, base) for base in mine if leads(s, base)], default=0)
    for base in range((1 - seat) * TEAM, (1 - seat) * TEAM + TEAM):
        found["enemy", str(base)] = 2 - _stands(s, base)
    for base in mine:
        found["spy", str(base)] = 2 if leads(s, base) else _stands(s, base)
    return found


def stake_id(s: BerlinState, stake: Stake) -> str | None:
    """A spy is named by the square it stands on; one that is gone by nothing."""
    kind, base = stake
    if kind == "leader":
        return ""
    square = s.where[int(base)]
    return None if square == BLANK else square_id(square)


def _stands(s: BerlinState, base: int) -> int:
    """0: not on the board; 1: an enemy may step onto it; 2: none may."""
    if s.where[base] == BLANK:
        return 0
    return 1 if attackers(s, base) else 2
