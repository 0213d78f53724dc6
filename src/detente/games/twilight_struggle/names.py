"""The messages that name cards, countries and regions, alone and as arguments of a reason."""

from __future__ import annotations

from detente.core.message import Argument
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import REGION, REGION_NAMES
from detente.games.twilight_struggle.cards import CARD_NAMES


def card_id(card: int) -> str:
    """The message that names a card."""
    return f"card-{CARD_NAMES[card]}"


def country_id(country: int) -> str:
    """The message that names a country."""
    return f"country-{k.NOUN_NAMES['country'][country]}"


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
        "region": f"region-{REGION_NAMES[REGION[country]]}",
    }
