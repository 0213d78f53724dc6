"""What players of 13 Jours speak of: who leads where, how high the markers stand, who has the
Personal Letter, as it stands with one side. For bots to say why; no rule asks it.
"""

from __future__ import annotations

from typing import Final

from detente.core.game import Stake
from detente.games.thirteen_days.board import ALL, BATTLEGROUNDS, DEFCON_1, DEFCON_2, TRACKS, N
from detente.games.thirteen_days.state import ThirteenDaysState

DEGREES: Final = {
    "marker": ("1", "2", "3"),  # DEFCON, of one's own …
    "pressure": ("3", "2", "1"),  # … and of the other side's marker
    "lead": ("theirs", "nobody", "mine"),
    "letter": ("theirs", "mine"),
}

_LEADS: Final = tuple([("lead", f"battleground-{name}") for name in BATTLEGROUNDS])


def stakes(s: ThirteenDaysState, seat: int) -> dict[Stake, int]:
    """Markers first, then battlegrounds, and the Letter."""
    found: dict[Stake, int] = {}
    for track, name in enumerate(TRACKS):
        found["marker", f"track-{name}"] = 2 - _alert(s.defcon[seat * 3 + track])
        found["pressure", f"track-{name}"] = _alert(s.defcon[(1 - seat) * 3 + track])
    for b in ALL:
        ahead = s.cubes[seat * N + b] - s.cubes[(1 - seat) * N + b]
        found[_LEADS[b]] = 1 + (ahead > 0) - (ahead < 0)
    found["letter", ""] = 1 if s.letter == seat else 0
    return found


def _alert(space: int) -> int:
    """0 at DEFCON 3, 1 at DEFCON 2, 2 at DEFCON 1."""
    return (space >= DEFCON_2) + (space >= DEFCON_1)
