"""The ids under which messages name cards, places, tracks and seats."""

from __future__ import annotations

from detente.core.message import Argument
from detente.games.thirteen_days.board import BATTLEGROUNDS, SEATS, TRACKS
from detente.games.thirteen_days.cards import CARDS


def card_name(card: int) -> str:
    """The id of a Strategy card's name."""
    return f"card-{CARDS[card]}"


def place_name(battleground: int) -> str:
    """The id of a battleground's name."""
    return f"battleground-{BATTLEGROUNDS[battleground]}"


def track_name(track: int) -> str:
    """The id of a track's name."""
    return f"track-{TRACKS[track]}"


def seat_name(seat: int) -> str:
    """The id of a seat's name."""
    return f"seat-{SEATS[seat]}"


def of_card(card: int) -> dict[str, Argument]:
    """A Strategy card, as what a message names."""
    return {"card": card_name(card)}


def of_place(battleground: int) -> dict[str, Argument]:
    """A battleground, as what a message names."""
    return {"where": place_name(battleground)}


def card_clause(card: int) -> str:
    """The clause of the digest that tells this card (section 18)."""
    return f"13J-18.{card + 1}"
