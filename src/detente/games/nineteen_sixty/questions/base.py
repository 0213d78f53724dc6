"""What all questions of 1960 share."""

from __future__ import annotations

from detente.core.frame import NOUNS, F, Frame, P
from detente.core.mechanics import ActsUnderGuards, OneByOne
from detente.core.message import Argument, Message, Reason
from detente.games.nineteen_sixty.names import card_name
from detente.games.nineteen_sixty.state import SixtyState


class SixtyQuestion(ActsUnderGuards[SixtyState, F]):
    """A question of 1960; its prompt says how much is left."""

    def stays(self, s: SixtyState, q: F) -> Reason:
        """All that is left must be done."""
        return Reason("must-go-on", self.clause, {"left": q.left})

    def prompt(self, s: SixtyState, q: F) -> Message:
        return Message(f"ask-{self.id}", {"left": q.left})


class CardQuestion(SixtyQuestion[F]):
    """A question that belongs to a card; its prompt names it."""

    def prompt(self, s: SixtyState, q: F) -> Message:
        return card_prompt(self.id, q)


class OneByOneOfCard(OneByOne[SixtyState, P]):
    """Something of a card that is named one at a time; its prompt names the card."""

    def stays(self, s: SixtyState, q: P) -> Reason:
        """All that is left must be named."""
        return Reason("must-go-on", self.clause, {"left": q.left})

    def prompt(self, s: SixtyState, q: P) -> Message:
        return card_prompt(self.id, q)


def card_prompt(id: str, q: Frame) -> Message:
    """The prompt of a question that belongs to a card: which, and how much is left."""
    args: dict[str, Argument] = {"left": q.left, "card": card_name(q.card)}
    return Message(f"ask-{id}", args)


def verb_of(action: int) -> int:
    """The verb of an action, as its first code."""
    return action - action % NOUNS
