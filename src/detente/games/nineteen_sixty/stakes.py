"""What players of 1960 speak of: who leads in which state and on which issue, endorsements, media,
momentum and the candidate card, as it stands with one side. For bots to say why; no rule asks it.
"""

from __future__ import annotations

from typing import Final

from detente.core.game import Stake
from detente.games.nineteen_sixty.board import ALL_STATES, BYRD, ISSUES, REGIONS, STATES, VOTES, N
from detente.games.nineteen_sixty.state import SixtyState

_MOST: Final = 3  # markers of momentum, or media cubes in a region: more are told no more

DEGREES: Final = {
    "state": ("theirs", "nobody", "mine"),
    "issue": ("theirs", "nobody", "mine"),
    "endorsement": ("theirs", "nobody", "mine"),
    "media": ("none", "some"),
    "momentum": tuple([str(n) for n in range(_MOST + 1)]),
    "candidate": ("exhausted", "ready"),
}

_STATES: Final = tuple([("state", f"state-{name}") for name in STATES])
_BY_VOTES: Final = sorted(ALL_STATES, key=lambda state: -VOTES[state])


def stakes(s: SixtyState, seat: int) -> dict[Stake, int]:
    """States first, those with most votes, then what the candidates have besides; Byrd has no
    share in any of it.
    """
    found: dict[Stake, int] = {}
    if seat == BYRD:
        return found
    other = 1 - seat
    for state in _BY_VOTES:
        found[_STATES[state]] = _ahead(s.cubes[seat * N + state], s.cubes[other * N + state])
    for n, issue in enumerate(ISSUES):
        found["issue", f"issue-{issue}"] = _ahead(s.issues[seat * 3 + n], s.issues[other * 3 + n])
    for n, region in enumerate(REGIONS):
        ours, theirs = s.endorsements[seat * 4 + n], s.endorsements[other * 4 + n]
        found["endorsement", f"region-{region}"] = _ahead(ours, theirs)
        found["media", f"region-{region}"] = int(s.media[seat * 4 + n] > 0)
    found["momentum", ""] = min(_MOST, s.momentum[seat])
    found["candidate", ""] = int(s.ready[seat] > 0)
    return found


def _ahead(ours: int, theirs: int) -> int:
    return 1 + (ours > theirs) - (ours < theirs)
