"""What cards, parties and ACTIONS are called in messages."""

from __future__ import annotations

from detente.games.stratagem.state import StratagemState, party


def party_name(s: StratagemState, seat: int) -> str:
    """The message id of a seat's party."""
    return f"party-{party(s, seat).id}"


def card_name(s: StratagemState, card: int) -> str:
    """The message id of a COMMON card."""
    return f"card-{s.cards.cards[card].id}"


def plank_name(s: StratagemState, plank: int) -> str:
    """The message id of an OPTION."""
    return f"plank-{s.cards.planks[plank]}"


def operation_name(s: StratagemState, operation: int) -> str:
    """The message id of an ACTION."""
    return f"operation-{s.cards.operations[operation].id}"
