"""The fields of 13 Jours as numbers for a network."""

from __future__ import annotations

from typing import Final

from detente.core.tensor import Amount, Name, Shapes
from detente.games.thirteen_days.cards import CARDS
from detente.games.thirteen_days.state import UNSEEN

FIELDS: Final[Shapes] = {
    "cubes": Amount(5),
    "defcon": Amount(8),
    "prestige": Amount(5),
    "round": Amount(4),
    "letter": Name(2),
    "initiative": Name(2),
    "played": Amount(4),
    "taken": Name(len(CARDS) - UNSEEN, UNSEEN),
    "drawn": Name(len(CARDS) - UNSEEN, UNSEEN),
}

COUNTS: Final = (
    "hand of the US",
    "hand of the USSR",
    "Aftermath of the US",
    "Aftermath of the USSR",
    "Alliances cards thrown away of the US",
    "Alliances cards thrown away of the USSR",
    "agendas chosen of the US",
    "agendas chosen of the USSR",
    "deck",
    "agenda deck",
)
"""What each of a view's counts is, in their order."""
