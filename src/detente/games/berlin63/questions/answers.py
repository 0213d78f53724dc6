"""What the other seat answers: reaction, doubt, loss, cancel, draw (sections 8, 12, 13, 14)."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NOUNS, Frame
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.games.berlin63.attacks import capture
from detente.games.berlin63.board import NONE, Square
from detente.games.berlin63.claims import (
    FALSE_CLAIM,
    announce,
    announced_before,
    believe,
    claim_said,
    doubt,
    last_claim,
    may_cancel,
    settle,
    suffer,
)
from detente.games.berlin63.codes import (
    ACCEPT_DRAW,
    ALLOW,
    BELIEVE,
    DECLINE,
    DOUBT,
    EXPLODE,
    FREEZE,
    HARDEN,
    LOSE,
    NO_REACTION,
    REFUSE_DRAW,
    REFUSED_DRAW,
)
from detente.games.berlin63.endings import agreed
from detente.games.berlin63.frames import LossOfSpy
from detente.games.berlin63.questions.base import (
    BerlinQuestion,
    in_the_box,
    no_such_square,
    not_your_spy,
    spy_id,
    square_id,
)
from detente.games.berlin63.spies import (
    ADAM,
    JACK,
    LEO,
    LILLY,
    MIRANDA,
    RAY,
    VERONICA,
    VICTOR,
    Spy,
)
from detente.games.berlin63.state import BerlinState, may_announce, own_base

# Where Veronica's sight is measured to, by the power she would cancel (section 11).
SIGHT_CLAUSE: Final[dict[Spy, str]] = {
    LEO: "B63-11.8",
    MIRANDA: "B63-11.8",
    VICTOR: "B63-11.8",
    ADAM: "B63-11.9",
    LILLY: "B63-11.6",
    RAY: "B63-11.7",
    VERONICA: "B63-11.10",
    JACK: "B63-11.9",
}


class Reaction(BerlinQuestion[Frame]):
    """The attacked spy may be announced as Jack or Adam, or not react (12.2, 12.3)."""

    id = "reaction"
    clause = "B63-12.2"

    def legal(self, s: BerlinState, q: Frame) -> list[int]:
        actions = [DECLINE]
        if may_announce(s, q.seat, ADAM):
            actions.append(EXPLODE)
        if may_announce(s, q.seat, JACK):
            actions.append(HARDEN)
        return actions

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        if action == DECLINE:
            note(s, NO_REACTION, q.seat)
            capture(s)
        else:
            announce(s, s.attacked, ADAM if action == EXPLODE else JACK)

    def why_not(self, s: BerlinState, q: Frame, action: int) -> Reason:
        if action == EXPLODE:
            return in_the_box(ADAM)
        if action == HARDEN:
            return in_the_box(JACK)
        return super().why_not(s, q, action)

    def prompt(self, s: BerlinState, q: Frame) -> Message:
        return Message("ask-reaction", {"square": square_id(s.where[s.attacked])})


class Doubt(BerlinQuestion[Frame]):
    """Believe the claim or doubt it (7.7)."""

    id = "doubt"
    clause = "B63-7.7"

    def legal(self, s: BerlinState, q: Frame) -> list[int]:
        return [BELIEVE, DOUBT]

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        if action == BELIEVE:
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

    def legal(self, s: BerlinState, q: LossOfSpy) -> list[int]:
        return [LOSE + spy for spy in cards_of(s.reserve[q.seat])]

    def answer(self, s: BerlinState, q: LossOfSpy, action: int) -> None:
        suffer(s, q.seat, action - LOSE, q.why)

    def why_not(self, s: BerlinState, q: LossOfSpy, action: int) -> Reason:
        if LOSE <= action < DECLINE:
            return Reason("not-in-reserve", "B63-8.4", {"spy": spy_id(action - LOSE)})
        return super().why_not(s, q, action)

    def prompt(self, s: BerlinState, q: LossOfSpy) -> Message:
        return Message("ask-loss-caught" if q.why == FALSE_CLAIM else "ask-loss-wrong")


class Cancel(BerlinQuestion[Frame]):
    """An own spy that sees the one using the power may be announced as Veronica (10.30)."""

    id = "cancel"
    clause = "B63-10.30"

    def legal(self, s: BerlinState, q: Frame) -> list[int]:
        return [ALLOW] + [FREEZE + s.where[base] for base in may_cancel(s, q.seat)]

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        if action == ALLOW:
            settle(s, True)
        else:
            base = own_base(s, q.seat, action - FREEZE)
            announce(s, base, VERONICA, s.where[last_claim(s).base])

    def why_not(self, s: BerlinState, q: Frame, action: int) -> Reason:
        if action // NOUNS * NOUNS == FREEZE:
            return self._why_not_freeze(s, q.seat, action - FREEZE)
        return super().why_not(s, q, action)

    def _why_not_freeze(self, s: BerlinState, seat: int, square: Square) -> Reason:
        if not s.ground.holds(square):
            return no_such_square(square)
        base = own_base(s, seat, square)
        if base == NONE:
            return not_your_spy(square, "B63-10.30")
        if not may_announce(s, seat, VERONICA):
            return in_the_box(VERONICA)
        if announced_before(s, base):
            return Reason("announced-already", "B63-13.7")
        claim = last_claim(s)
        if square == s.where[claim.base]:
            return Reason("own-square-unseen", "B63-10.34")
        return Reason("cannot-see", SIGHT_CLAUSE[claim.name], claim_said(s))

    def prompt(self, s: BerlinState, q: Frame) -> Message:
        return Message("ask-cancel", claim_said(s))


class DrawOffer(BerlinQuestion[Frame]):
    """The other seat offers a draw (14.11)."""

    id = "draw"
    clause = "B63-14.11"

    def legal(self, s: BerlinState, q: Frame) -> list[int]:
        return [ACCEPT_DRAW, REFUSE_DRAW]

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        if action == ACCEPT_DRAW:
            agreed(s)
        else:
            note(s, REFUSED_DRAW, q.seat)

    def asides(self, s: BerlinState, q: Frame, seat: int) -> list[int]:
        return []

    def why_not(self, s: BerlinState, q: Frame, action: int) -> Reason:
        return Reason("answer-the-offer", "B63-14.11")
