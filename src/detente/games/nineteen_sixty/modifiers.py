"""What cards are worth and acts cost, part by part: rules add the parts up, previews show them."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.parts import Part, total
from detente.games.nineteen_sixty.board import TRAVEL, WAY, ZONE, ZONES
from detente.games.nineteen_sixty.cards import (
    ADVANCE_MEN,
    BOBBY_KENNEDY,
    CITIZENS_FOR_NIXON_LODGE,
    CONGRESSIONAL_SUMMER_SESSION,
    CP,
    JACKIE_KENNEDY,
    KEN_AIR,
    KENNEDYS_PEACE_CORPS,
    NIXONS_KNEE,
    STATURE_GAP,
)
from detente.games.nineteen_sixty.names import card_name
from detente.games.nineteen_sixty.state import (
    ADVERTISE,
    CAMPAIGN,
    EVENT,
    POSITION,
    SixtyState,
    in_effect,
)

MODIFIERS: Final = (
    (BOBBY_KENNEDY, 1, (CAMPAIGN, ADVERTISE, POSITION)),
    (CITIZENS_FOR_NIXON_LODGE, 1, (CAMPAIGN, ADVERTISE, POSITION)),
    (KEN_AIR, 1, (CAMPAIGN,)),
    (STATURE_GAP, -2, (POSITION,)),
    (CONGRESSIONAL_SUMMER_SESSION, -2, (CAMPAIGN, ADVERTISE, POSITION)),
)
"""Events that change what a seat's cards are worth: how much, and for which uses."""
PRICES: Final = ((JACKIE_KENNEDY, 1, EVENT), (NIXONS_KNEE, 1, CAMPAIGN))
"""Events that make a use of a card cost momentum (60-7.2, 60-7.3)."""
LEAST: Final = 1  # a card is never worth less, nor more than MOST (60-6.25)
MOST: Final = 5
FREE_TRAVEL: Final = 1 << KEN_AIR | 1 << ADVANCE_MEN
"""Events that make travelling free."""


# -- cards -----------------------------------------------------------------------------------


def preempt_price(s: SixtyState, seat: int) -> int:
    """2 momentum (60-6.19); nothing under Kennedy's Peace Corps (60-7.5)."""
    return 0 if in_effect(s, seat, KENNEDYS_PEACE_CORPS) else 2


def momentum_parts(s: SixtyState, seat: int, use: int) -> list[Part]:
    """What this use of a card costs in momentum: the events that ask for it, and how much."""
    asking = [row for row in PRICES if row[2] == use and in_effect(s, seat, row[0])]
    return [(card_name(event), n) for event, n, _ in asking]


def cp_parts(s: SixtyState, seat: int, card: int, use: int) -> list[Part]:
    """What makes up the CP of `card`: itself, and the events that change it (60-6.26)."""
    changes = [row for row in MODIFIERS if use in row[2] and in_effect(s, seat, row[0])]
    more = [(card_name(event), change) for event, change, _ in changes]
    return [(card_name(card), CP[card]), *more]


def worth(s: SixtyState, seat: int, card: int, use: int) -> int:
    """The printed CP with every modifier, from 1 to 5 (60-6.25, 60-6.26)."""
    if not s.effects[seat]:
        return CP[card]
    return max(LEAST, min(MOST, total(cp_parts(s, seat, card, use))))


# -- travelling ------------------------------------------------------------------------------


def travel_cost(s: SixtyState, seat: int, state: int) -> int:
    """What it costs in CP to go to a state (60-6.30 to 60-6.32)."""
    if s.effects[seat] & FREE_TRAVEL:
        return total(travel_parts(s, seat, ZONE[state]))
    return TRAVEL[ZONE[s.token[seat]] * len(ZONES) + ZONE[state]]  # nothing else is a part of it


def travel_parts(s: SixtyState, seat: int, zone: int) -> list[Part]:
    """The way to a zone, and the event that pays for all of it (60-6.32)."""
    way = WAY[ZONE[s.token[seat]] * len(ZONES) + zone]
    free = cards_of(s.effects[seat] & FREE_TRAVEL)
    return [*way, (card_name(free[0]), -total(way))] if free and way else way
