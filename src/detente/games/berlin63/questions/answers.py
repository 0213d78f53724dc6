"""What the other seat answers: reaction, doubt, loss, cancel, draw (sections 8, 12, 13, 14)."""

from __future__ import annotations

from detente.core.frame import Frame
from detente.core.guard import Act
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.games.berlin63 import codes as k
from detente.games.berlin63.attacks import capture
from detente.games.berlin63.claims import (
    FALSE_CLAIM,
    announce,
    believe,
    claim_said,
    doubt,
    last_claim,
    settle,
    suffer,
)
from detente.games.berlin63.endings import agreed
from detente.games.berlin63.frames import LossOfSpy
from detente.games.berlin63.guards import CANCEL, InTheBox, NotInReserveToLose
from detente.games.berlin63.names import of_square
from detente.games.berlin63.questions.base import BerlinQuestion
from detente.games.berlin63.spies import ADAM, JACK, VERONICA
from detente.games.berlin63.state import BerlinState, own_base


class Reaction(BerlinQuestion[Frame]):
    """The attacked spy may be announced as Jack or Adam, or not react (12.2, 12.3)."""

    id = "reaction"
    clause = "B63-12.2"
    acts = (Act(k.DECLINE), Act(k.EXPLODE, InTheBox(ADAM)), Act(k.HARDEN, InTheBox(JACK)))
    ahead = (k.DECLINE,)

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        if action == k.DECLINE:
            note(s, k.NO_REACTION, q.seat)
            capture(s)
        else:
            announce(s, s.attacked, ADAM if action == k.EXPLODE else JACK)

    def prompt(self, s: BerlinState, q: Frame) -> Message:
        return Message("ask-reaction", of_square(s.where[s.attacked]))


class Doubt(BerlinQuestion[Frame]):
    """Believe the claim or doubt it (7.7)."""

    id = "doubt"
    clause = "B63-7.7"
    acts = (Act(k.BELIEVE), Act(k.DOUBT))
    ahead = (k.BELIEVE, k.DOUBT)

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        if action == k.BELIEVE:
            believe(s, q.seat)
        else:
            doubt(s, q.seat)

    def prompt(self, s: BerlinState, q: Frame) -> Message:
        return Message("ask-doubt", claim_said(s))


class Loss(BerlinQuestion[LossOfSpy]):
    """The loser of a doubt chooses which reserve spy is lost (8.4)."""

    id = "loss"
    clause = "B63-8.4"
    frame = LossOfSpy
    acts = (Act(k.LOSE, NotInReserveToLose()),)

    def answer(self, s: BerlinState, q: LossOfSpy, action: int) -> None:
        suffer(s, q.seat, action - k.LOSE, q.why)

    def prompt(self, s: BerlinState, q: LossOfSpy) -> Message:
        return Message("ask-loss-caught" if q.why == FALSE_CLAIM else "ask-loss-wrong")


class Cancel(BerlinQuestion[Frame]):
    """An own spy that sees the one using the power may be announced as Veronica (10.30)."""

    id = "cancel"
    clause = "B63-10.30"
    acts = (Act(k.ALLOW), CANCEL)
    ahead = (k.ALLOW,)

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        if action == k.ALLOW:
            settle(s, True)
        else:
            base = own_base(s, q.seat, action - k.FREEZE)
            announce(s, base, VERONICA, s.where[last_claim(s).base])

    def prompt(self, s: BerlinState, q: Frame) -> Message:
        return Message("ask-cancel", claim_said(s))


class DrawOffer(BerlinQuestion[Frame]):
    """The other seat offers a draw (14.11)."""

    id = "draw"
    clause = "B63-14.11"
    acts = (Act(k.ACCEPT_DRAW), Act(k.REFUSE_DRAW))

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        if action == k.ACCEPT_DRAW:
            agreed(s)
        else:
            note(s, k.REFUSED_DRAW, q.seat)

    def asides(self, s: BerlinState, q: Frame, seat: int) -> list[int]:
        return []

    def other(self, s: BerlinState, q: Frame, action: int) -> Reason:
        return Reason("answer-the-offer", "B63-14.11")
