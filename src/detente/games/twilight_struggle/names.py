"""The messages that name cards, countries and regions, alone and as arguments of a reason."""

from __future__ import annotations

from typing import Final

from detente.core.message import Argument
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import REGION, REGION_NAMES, SEAT_NAMES
from detente.games.twilight_struggle.cards import CARD_NAMES

CARD_IDS: Final = tuple([f"card-{name}" for name in CARD_NAMES])
COUNTRY_IDS: Final = tuple([f"country-{name}" for name in k.NOUN_NAMES["country"]])
"""The messages that name each card and each country."""


def card_id(card: int) -> str:
    """The message that names a card."""
    return CARD_IDS[card]


def country_id(country: int) -> str:
    """The message that names a country."""
    return COUNTRY_IDS[country]


def seat_id(seat: int) -> str:
    """The message that names a side."""
    return f"seat-{SEAT_NAMES[seat]}"


def region_id(region: int) -> str:
    """The message that names a region."""
    return f"region-{REGION_NAMES[region]}"


def of_card(card: int) -> dict[str, Argument]:
    """A reason's argument: a card."""
    return {"card": card_id(card)}


def of_country(country: int) -> dict[str, Argument]:
    """A reason's argument: a country."""
    return {"country": country_id(country)}


def in_region(country: int) -> dict[str, Argument]:
    """A reason's arguments: a country and its region."""
    return {
        "country": country_id(country),
        "region": region_id(REGION[country]),
    }
