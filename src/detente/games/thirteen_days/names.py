"""The ids under which messages name cards, places, tracks and seats."""

from __future__ import annotations

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


def card_clause(card: int) -> str:
    """The clause of the digest that tells this card (section 18)."""
    return f"13J-18.{card + 1}"
