"""What all questions of Berlin 63 share: the draw offer, and why an act is out of place."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS, F, Frame
from detente.core.game import Question
from detente.core.message import Reason
from detente.core.state import note
from detente.games.berlin63.board import SQUARE_NAMES, Square
from detente.games.berlin63.codes import ASK_DRAW, DECLINE, OFFER_DRAW, OFFERED_DRAW
from detente.games.berlin63.spies import SPY_NAMES, Spy
from detente.games.berlin63.state import BerlinState

# Why an act has no place in the question that is asked, by verb: (reason, clause).
OUT_OF_PLACE: Final = (
    ("chance-decides", "B63-3.3"),  # deal
    ("chance-decides", "B63-3.11"),  # start
    ("set-up-is-over", "B63-3.14"),  # place
    ("set-up-is-over", "B63-3.14"),  # leave
    ("set-up-is-over", "B63-3.14"),  # ready
    ("no-illusion-now", "B63-4.1"),  # illusion
    ("first-spy-first", "B63-5.1"),  # keep
    ("first-spy-first", "B63-5.1"),  # swap
    ("board-spy-first", "B63-5.2"),  # keep_reserve
    ("board-spy-first", "B63-5.2"),  # exchange
    ("no-step-now", "B63-6.1"),  # the four steps
    ("no-step-now", "B63-6.1"),
    ("no-step-now", "B63-6.1"),
    ("no-step-now", "B63-6.1"),
    ("no-leap-now", "B63-10.8"),  # the four leaps
    ("no-leap-now", "B63-10.8"),
    ("no-leap-now", "B63-10.8"),
    ("no-leap-now", "B63-10.8"),
    ("no-power-now", "B63-10.1"),  # the four pushes
    ("no-power-now", "B63-10.1"),
    ("no-power-now", "B63-10.1"),
    ("no-power-now", "B63-10.1"),
    ("no-power-now", "B63-10.4"),  # unmask
    ("no-power-now", "B63-10.6"),  # conjure
    ("no-power-now", "B63-10.14"),  # dash
    ("not-attacked", "B63-12.2"),  # explode
    ("not-attacked", "B63-12.2"),  # harden
    ("nothing-to-cancel", "B63-10.30"),  # freeze
    ("nothing-claimed", "B63-7.7"),  # believe
    ("nothing-claimed", "B63-7.7"),  # doubt
    ("nothing-to-cancel", "B63-10.30"),  # allow
    ("no-loss-due", "B63-8.4"),  # lose
    ("answer-needed", "B63-7.7"),  # decline
    ("answer-first", "B63-14.11"),  # offer_draw
    ("no-offer", "B63-14.11"),  # accept_draw
    ("no-offer", "B63-14.11"),  # refuse_draw
)


class BerlinQuestion(Question[BerlinState, F]):
    """A question during a game; who is not asked may offer a draw meanwhile (B63-14.11)."""

    def why_not(self, s: BerlinState, q: F, action: int) -> Reason:
        """What the verb is for, when this is not its moment."""
        if action == DECLINE:
            return Reason("answer-needed", self.clause)
        code, clause = OUT_OF_PLACE[action // NOUNS]
        return Reason(code, clause)

    def asides(self, s: BerlinState, q: F, seat: int) -> list[int]:
        """One offer of a draw a turn."""
        if s.turns and seat >= 0 and not s.offers >> seat & 1:
            return [OFFER_DRAW]
        return []

    def hear(self, s: BerlinState, q: F, seat: int, action: int) -> None:
        """The offer is answered first."""
        s.offers |= 1 << seat
        note(s, OFFERED_DRAW, seat)
        s.stack.append(Frame(ASK_DRAW, q.seat))


def spy_id(spy: Spy) -> str:
    """The message that names a spy."""
    return f"spy-{SPY_NAMES[spy]}"


def square_id(square: Square) -> str:
    """The message that names a square."""
    return f"square-{SQUARE_NAMES[square]}"


def no_such_square(square: Square) -> Reason:
    """The square is not on a board of this size."""
    return Reason("no-such-square", "B63-3.12", {"square": square_id(square)})


def not_your_spy(square: Square, clause: str) -> Reason:
    """None of the seat's own spies stands there."""
    return Reason("not-your-spy", clause, {"square": square_id(square)})


def in_the_box(spy: Spy) -> Reason:
    """The setting refuses to announce the dead."""
    return Reason("in-the-box", "B63-7.10", {"spy": spy_id(spy)})
