"""The messages that name cards, states, regions and issues, alone and as arguments of a reason."""

from __future__ import annotations

from typing import Final

from detente.core.message import Argument
from detente.games.nineteen_sixty.board import ISSUES, REGIONS, STATES
from detente.games.nineteen_sixty.cards import CARDS

CARD_NAMES: Final = tuple([f"card-{card}" for card in CARDS])


def card_name(card: int) -> str:
    """The id of a card's name."""
    return CARD_NAMES[card]


def state_name(state: int) -> str:
    """The id of a state's name."""
    return f"state-{STATES[state]}"


def of_card(card: int) -> dict[str, Argument]:
    """A reason's argument: a card."""
    return {"card": card_name(card)}


def of_state(state: int) -> dict[str, Argument]:
    """A reason's argument: a state."""
    return {"state": state_name(state)}


def of_region(region: int) -> dict[str, Argument]:
    """A reason's argument: a region."""
    return {"region": f"region-{REGIONS[region]}"}


def of_issue(issue: int) -> dict[str, Argument]:
    """A reason's argument: an issue."""
    return {"issue": f"issue-{ISSUES[issue]}"}
