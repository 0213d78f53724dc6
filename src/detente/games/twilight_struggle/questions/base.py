"""What the questions share: the reasons that several give."""

from __future__ import annotations

from detente.core.frame import NOUNS, F
from detente.core.game import Question
from detente.core.message import Message, Reason
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    LAST_BOX,
    SPACE_OPS,
)
from detente.games.twilight_struggle.cardnames import THE_CHINA_CARD, UN_INTERVENTION
from detente.games.twilight_struggle.cards import SCORING_CARDS, SIDE
from detente.games.twilight_struggle.conditions import hindrance
from detente.games.twilight_struggle.modifiers import ops_value
from detente.games.twilight_struggle.names import card_id, of_card
from detente.games.twilight_struggle.operations import may_attempt
from detente.games.twilight_struggle.state import TsState, hand_ordered


class TsQuestion(Question[TsState, F]):
    """A question of this game. `verbs` are those of its answers: no other can be legal."""

    verbs: tuple[int, ...] = ()

    def prompt(self, s: TsState, q: F) -> Message:
        """What the seat is asked, with the card behind it and how much is left."""
        return Message(f"ask-{self.id}", {"card": card_id(q.card), "n": q.left})


def verb(action: int) -> int:
    """The code of an action's verb."""
    return action - action % NOUNS


def space_reason(s: TsState, seat: int, card: int, worth: int) -> Reason:
    """Why a card worth so much cannot go on the Space Race (TS-11.1, TS-11.2, TS-11.7)."""
    if SCORING_CARDS >> card & 1:
        return Reason("scoring-has-no-ops", "TS-6.11", of_card(card))
    if s.space[seat] >= LAST_BOX:
        return Reason("space-race-over", "TS-11.7")
    if not may_attempt(s, seat):
        return Reason("attempt-used", "TS-11.2")
    box = s.space[seat] + 1
    return Reason(
        "space-needs-more",
        "TS-11.1",
        {"box": box, "needed": SPACE_OPS[box], "worth": worth},
    )


def use_reason(s: TsState, seat: int, action: int) -> Reason:
    """Why a card that could be played cannot be used in this way."""
    card = action % NOUNS
    use = verb(action)
    if use == k.SPACE:
        return space_reason(s, seat, card, ops_value(s, seat, card))
    if use == k.OPERATE:
        return Reason("scoring-has-no-ops", "TS-6.11", of_card(card))
    if use == k.INTERVENE:
        return intervene_reason(s, seat, card)
    if SIDE[card] == 1 - seat:
        return Reason("their-event", "TS-6.3", of_card(card))
    reason = hindrance(s, card, seat)
    assert reason is not None, "an event that can occur may be played"
    return reason


def intervene_reason(s: TsState, seat: int, card: int) -> Reason:
    """Why UN Intervention does not go with a card (TS-6.21)."""
    if card == THE_CHINA_CARD or SIDE[card] != 1 - seat:
        return Reason("not-their-event", "TS-6.21", of_card(card))
    if not s.hand[seat] >> UN_INTERVENTION & 1:
        return Reason("no-un-intervention", "TS-6.21")
    if hand_ordered(s, seat):
        return Reason("order-fixed", "TS-2.3")
    return Reason("no-un-in-headline", "TS-6.21")


def not_in_hand(card: int) -> Reason:
    """The card is somewhere else."""
    return Reason("not-in-hand", "TS-6.1", of_card(card))
