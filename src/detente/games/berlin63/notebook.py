"""The notebook: what a seat knows of each enemy base, what is possible, and why (16.2, 16.3)."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.state import View
from detente.games.berlin63.board import BLANK, BLUE, RED, SEATS
from detente.games.berlin63.knowledge import RECORD, SAW_MIX, possible, record_turn, side_of
from detente.games.berlin63.position import Page, Sight
from detente.games.berlin63.spies import SPY_NAMES
from detente.games.berlin63.state import RESERVE, TEAM, BerlinState, taken_cards

SIGHTS: Final = ("mixed", "proved", "caught", "unmasked", "fell", "lost")
"""What each kind of record in the trail is called."""


def notebook(view: View[BerlinState]) -> list[Page]:
    """For every team that is not the reader's: possible identities and the sights behind them."""
    s = view.state
    if s.turns == 0 or s.result is not None:
        return []
    return [_page(s, side) for side in (RED, BLUE) if side != view.seat]


def _page(s: BerlinState, side: int) -> Page:
    found = possible(s, side).suspicions(taken_cards(s))
    return {
        "seat": SEATS[side],
        "leaders": _names(found.leaders),
        "reserve": _names(found.reserve),
        "bases": [
            {
                "base": side * TEAM + number,
                "could_be": _names(found.bases[number]),
                "could_lead": bool(found.led >> number & 1),
                "because": _sights(s, side, number),
            }
            for number in range(TEAM)
            if s.where[side * TEAM + number] != BLANK
        ],
    }


def _sights(s: BerlinState, side: int, number: int) -> list[Sight]:
    """The records of the trail that touch a base."""
    told: list[Sight] = []
    base = side * TEAM + number
    for at in range(0, len(s.trail), RECORD):
        what, place, seen, name = s.trail[at], s.trail[at + 1], s.trail[at + 2], s.trail[at + 3]
        if side_of(place) != side or (place != base and (what != SAW_MIX or seen != base)):
            continue
        sight: Sight = {"what": SIGHTS[what], "turn": record_turn(s.trail, at)}
        if what == SAW_MIX:
            other = place if seen == base else seen
            sight["with"] = "reserve" if other >= RESERVE else other
        else:
            sight["spy"] = None if seen == BLANK else SPY_NAMES[seen]
            sight["named"] = None if name == BLANK else SPY_NAMES[name]
        told.append(sight)
    return told


def _names(spies: int) -> list[str]:
    return [SPY_NAMES[spy] for spy in cards_of(spies)]
