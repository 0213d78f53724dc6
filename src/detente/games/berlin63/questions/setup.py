"""Deal, line-up and first player (section 3)."""

from __future__ import annotations

from detente.core.frame import ForSeat, Frame, plain
from detente.core.game import Question
from detente.core.guard import Act
from detente.core.mechanics import DrawOne
from detente.core.message import Message
from detente.core.state import note, note_to
from detente.core.values import counted
from detente.games.berlin63 import codes as k
from detente.games.berlin63.board import BLUE, RED, WIDEST
from detente.games.berlin63.guards import FiveMustStand, MayStand, NoSquareToSpare
from detente.games.berlin63.names import spy_id, square_id
from detente.games.berlin63.questions.base import BerlinQuestion
from detente.games.berlin63.state import (
    EMPTY,
    FIRST,
    BerlinState,
    column,
    leader_cards,
    line,
    placed_spies,
)


class Deal(DrawOne[BerlinState, ForSeat]):
    """Chance deals a leader card to the seat `q.whom` (B63-3.3)."""

    id = "deal"
    clause = "B63-3.3"
    frame = ForSeat
    draw = k.DEAL_CARD

    def among(self, s: BerlinState, q: ForSeat) -> int:
        return leader_cards(s)

    def answer(self, s: BerlinState, q: ForSeat, action: int) -> None:
        spy = action - k.DEAL_CARD
        s.leader = counted(s.leader, q.whom, spy)
        note_to(s, 1 << q.whom, k.DEALT, q.whom, spy)


class FirstPlayer(Question[BerlinState, Frame]):
    """Chance draws who begins, after both are ready (B63-3.11, 3.14)."""

    id = "start"
    clause = "B63-3.11"

    def legal(self, s: BerlinState, q: Frame) -> list[int]:
        return [k.START + RED, k.START + BLUE]

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        s.active = action - k.START
        note(s, k.STARTS, s.active)


class LineUp(BerlinQuestion[Frame]):
    """Five of eight, the leader among them, from left to right along the first row.

    The question stays the same until the seat is ready, so that nobody sees how far the other
    has come (B63-3.14). On a wider board squares may be left empty (B63-3.13).
    """

    id = "line-up"
    clause = "B63-3.6"
    together = True
    acts = (
        Act(k.PLACE, MayStand()),
        Act(k.LEAVE, NoSquareToSpare()),
        Act(k.READY, FiveMustStand()),
    )

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        if action == k.READY:
            note(s, k.LINED_UP, q.seat)
            return
        chosen = EMPTY if action == k.LEAVE else FIRST + action - k.PLACE
        s.plan = counted(s.plan, q.seat * WIDEST + column(s, q.seat), chosen)
        s.stack.append(plain(k.ASK_LINE_UP, q.seat))

    def prompt(self, s: BerlinState, q: Frame) -> Message:
        leader = spy_id(s.leader[q.seat])
        if placed_spies(s, q.seat).bit_count() == line(s):
            return Message("ask-line-up-ready", {"leader": leader})
        square = s.ground.home[q.seat][column(s, q.seat)]
        return Message("ask-line-up", {"square": square_id(square), "leader": leader})
