"""What all questions of Berlin 63 share: the draw offer, and why an act is out of place."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS, F, plain
from detente.core.mechanics import ActsUnderGuards
from detente.core.message import Reason
from detente.core.state import note
from detente.games.berlin63 import codes as k
from detente.games.berlin63.state import BerlinState


def _each(verb: int, code: str, clause: str) -> dict[int, tuple[str, str]]:
    """The same for four directions."""
    return {verb + direction * NOUNS: (code, clause) for direction in range(4)}


OUT_OF_PLACE: Final = {
    k.DEAL_CARD: ("chance-decides", "B63-3.3"),
    k.START: ("chance-decides", "B63-3.11"),
    k.PLACE: ("set-up-is-over", "B63-3.14"),
    k.LEAVE: ("set-up-is-over", "B63-3.14"),
    k.READY: ("set-up-is-over", "B63-3.14"),
    k.ILLUSION: ("no-illusion-now", "B63-4.1"),
    k.KEEP: ("first-spy-first", "B63-5.1"),
    k.SWAP: ("first-spy-first", "B63-5.1"),
    k.KEEP_RESERVE: ("board-spy-first", "B63-5.2"),
    k.EXCHANGE: ("board-spy-first", "B63-5.2"),
    **_each(k.STEPS_AT, "no-step-now", "B63-6.1"),
    **_each(k.LEAPS_AT, "no-leap-now", "B63-10.8"),
    **_each(k.PUSHES_AT, "no-power-now", "B63-10.1"),
    k.UNMASK: ("no-power-now", "B63-10.4"),
    k.CONJURE: ("no-power-now", "B63-10.6"),
    k.DASH_ON: ("no-power-now", "B63-10.14"),
    k.EXPLODE: ("not-attacked", "B63-12.2"),
    k.HARDEN: ("not-attacked", "B63-12.2"),
    k.FREEZE: ("nothing-to-cancel", "B63-10.30"),
    k.BELIEVE: ("nothing-claimed", "B63-7.7"),
    k.DOUBT: ("nothing-claimed", "B63-7.7"),
    k.ALLOW: ("nothing-to-cancel", "B63-10.30"),
    k.LOSE: ("no-loss-due", "B63-8.4"),
    k.OFFER_DRAW: ("answer-first", "B63-14.11"),
    k.ACCEPT_DRAW: ("no-offer", "B63-14.11"),
    k.REFUSE_DRAW: ("no-offer", "B63-14.11"),
}
"""Why an act has no place in the question that is asked, by its verb: reason and clause."""


class BerlinQuestion(ActsUnderGuards[BerlinState, F]):
    """A question during a game; who is not asked may offer a draw meanwhile (B63-14.11)."""

    def other(self, s: BerlinState, q: F, action: int) -> Reason:
        """What the verb is for, when this is not its moment."""
        if action == k.DECLINE:
            return Reason("answer-needed", self.clause)
        code, clause = OUT_OF_PLACE[action - action % NOUNS]
        return Reason(code, clause)

    def asides(self, s: BerlinState, q: F, seat: int) -> list[int]:
        """One offer of a draw a turn."""
        if s.turns and seat >= 0 and not s.offers >> seat & 1:
            return [k.OFFER_DRAW]
        return []

    def hear(self, s: BerlinState, q: F, seat: int, action: int) -> None:
        """The offer is answered first."""
        s.offers |= 1 << seat
        note(s, k.OFFERED_DRAW, seat)
        s.stack.append(plain(k.ASK_DRAW, q.seat))
