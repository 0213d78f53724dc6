"""What all questions of 1960 share."""

from __future__ import annotations

from detente.core.frame import NOUNS, F, Frame
from detente.core.game import Question
from detente.core.mechanics import OneOf
from detente.core.message import Argument, Message
from detente.games.nineteen_sixty.names import card_name
from detente.games.nineteen_sixty.state import SixtyState


class SixtyQuestion(Question[SixtyState, F]):
    """A question of 1960; its prompt says how much is left."""

    def prompt(self, s: SixtyState, q: F) -> Message:
        return Message(f"ask-{self.id}", {"left": q.left})


class CardQuestion(SixtyQuestion[F]):
    """A question that belongs to a card; its prompt names it."""

    def prompt(self, s: SixtyState, q: F) -> Message:
        return card_prompt(self.id, q)


class Pick(OneOf[SixtyState, F]):
    """One card, state, region or issue is named; the prompt says how much is left."""

    def prompt(self, s: SixtyState, q: F) -> Message:
        return Message(f"ask-{self.id}", {"left": q.left})


class CardPick(OneOf[SixtyState, F]):
    """The same for a card, which the prompt names."""

    def prompt(self, s: SixtyState, q: F) -> Message:
        return card_prompt(self.id, q)


def card_prompt(id: str, q: Frame) -> Message:
    """The prompt of a question that belongs to a card: which, and how much is left."""
    args: dict[str, Argument] = {"left": q.left, "card": card_name(q.card)}
    return Message(f"ask-{id}", args)


def verb_of(action: int) -> int:
    """The verb of an action, as its first code."""
    return action - action % NOUNS
