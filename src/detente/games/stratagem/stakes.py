"""What players of Stratagem speak of: whom one is ahead of, who leads with the public and with the
members, SUPPORTS and one's own faults. For bots to say why; no rule asks it.
"""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.game import Stake
from detente.games.stratagem.board import SEAT_COUNT
from detente.games.stratagem.events import members_total, public_total
from detente.games.stratagem.state import StratagemState, offending, plays

DEGREES: Final = {
    "rival": ("ahead", "level", "behind"),  # in tokens, as it stands with one's own
    "public": ("trails", "shares", "leads"),
    "members": ("trails", "shares", "leads"),
    "support": ("lacks", "has"),
    "fault": ("irregular", "regular"),
}


def stakes(s: StratagemState, seat: int) -> dict[Stake, int]:
    """Rivals first, then opinions, then what lies on one's own slots: all of it is open."""
    found: dict[Stake, int] = {}
    for other in range(SEAT_COUNT):
        if other != seat:
            found["rival", str(other)] = _against(s.tokens[seat], s.tokens[other])
    for kind, total in (("public", public_total), ("members", members_total)):
        others = [total(s, one) for one in cards_of(s.active) if one != seat]
        mine = total(s, seat) if plays(s, seat) else -99
        found[kind, ""] = _against(mine, max(others, default=-99))
    for card, text in enumerate(s.cards.cards):
        if not s.cards.secrets >> card & 1:
            found["support", f"card-{text.id}"] = s.supports[seat] >> card & 1
    found["fault", ""] = int(not (plays(s, seat) and offending(s, seat)))
    return found


def _against(mine: int, other: int) -> int:
    return 1 + (mine > other) - (mine < other)
