"""What is printed on board and cards, in plain JSON types, for pages and tools."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NONE
from detente.games.twilight_struggle.board import (
    BATTLEGROUND,
    CONTROL,
    CONTROL_WINS,
    COUNTRY_NAMES,
    DOMINATION,
    EASTERN_EUROPE,
    LAST_BOX,
    NEIGHBOURS,
    NEXT_TO,
    PRESENCE,
    REGION,
    REGION_NAMES,
    SCORED_BY,
    SEAT_NAMES,
    SOUTHEAST_ASIA,
    SPACE_FIRST,
    SPACE_OPS,
    SPACE_SECOND,
    SPACE_SUCCESS,
    STABILITY,
    WESTERN_EUROPE,
)
from detente.games.twilight_struggle.cardnames import CARDS
from detente.games.twilight_struggle.cards import (
    CARD_NAMES,
    DURATION,
    DURATIONS,
    ERA,
    ERAS,
    OPS,
    OPTIONAL,
    SCORING,
    SIDE,
    SIDES,
    STARRED,
    WAR,
)
from detente.games.twilight_struggle.countries import COUNTRIES
from detente.games.twilight_struggle.position import (
    Country,
    Printed,
    PrintedCard,
    ScoringTable,
    SpaceBox,
)

_SUBREGIONS: Final = (
    ("western_europe", WESTERN_EUROPE),
    ("eastern_europe", EASTERN_EUROPE),
    ("southeast_asia", SOUTHEAST_ASIA),
)


def catalogue() -> Printed:
    """Countries, regions, cards and the Space Race."""
    return {
        "countries": [_country(c) for c in range(COUNTRIES)],
        "regions": [_region(r) for r in range(len(REGION_NAMES))],
        "cards": [_card(card) for card in range(CARDS)],
        "space": [_box(box) for box in range(1, LAST_BOX + 1)],
    }


def _country(c: int) -> Country:
    return {
        "name": COUNTRY_NAMES[c],
        "region": REGION_NAMES[REGION[c]],
        "subregions": [name for name, where in _SUBREGIONS if c in where],
        "stability": STABILITY[c],
        "battleground": BATTLEGROUND[c],
        "superpower": None if NEXT_TO[c] == NONE else SEAT_NAMES[NEXT_TO[c]],
        "neighbours": [COUNTRY_NAMES[other] for other in NEIGHBOURS[c]],
    }


def _region(r: int) -> ScoringTable:
    return {
        "name": REGION_NAMES[r],
        "card": SCORED_BY[r],
        "presence": PRESENCE[r],
        "domination": DOMINATION[r],
        "control": "wins" if CONTROL_WINS[r] else CONTROL[r],
    }


def _card(card: int) -> PrintedCard:
    return {
        "name": CARD_NAMES[card],
        "number": card + 1,
        "ops": OPS[card],
        "side": SIDES[SIDE[card]],
        "era": ERAS[ERA[card]],
        "starred": STARRED[card],
        "scoring": SCORING[card],
        "war": WAR[card],
        "optional": OPTIONAL[card],
        "until": DURATIONS[DURATION[card]],
    }


def _box(box: int) -> SpaceBox:
    return {
        "box": box,
        "ops": SPACE_OPS[box],
        "success": SPACE_SUCCESS[box],
        "first": SPACE_FIRST[box],
        "second": SPACE_SECOND[box],
    }
