"""What the questions share."""

from __future__ import annotations

from typing import ClassVar

from detente.core.frame import NOUNS, F
from detente.core.mechanics import ActsUnderGuards
from detente.core.message import Message, Reason
from detente.games.twilight_struggle.names import card_id, of_card
from detente.games.twilight_struggle.state import TsState


class TsQuestion(ActsUnderGuards[TsState, F]):
    """A question of this game: `asks` says what is asked, to who answers something else."""

    asks: ClassVar[str] = ""

    def off_turn(self, s: TsState, q: F) -> bool:
        """Only while the other side is phasing, and where an answer can be left at all."""
        return bool(self.ahead) and q.seat != s.phasing

    def other(self, s: TsState, q: F, action: int) -> Reason:
        """What the card asks."""
        return Reason(self.asks, self.clause, of_card(q.card))

    def prompt(self, s: TsState, q: F) -> Message:
        """What the seat is asked, with the card behind it and how much is left."""
        return Message(f"ask-{self.id}", {"card": card_id(q.card), "n": q.left})


def verb(action: int) -> int:
    """The code of an action's verb."""
    return action - action % NOUNS
