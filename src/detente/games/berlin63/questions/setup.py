"""Deal, line-up and first player (section 3)."""

from __future__ import annotations

from detente.core.cards import cards_of
from detente.core.frame import NOUNS, ForSeat, Frame
from detente.core.game import Question
from detente.core.mechanics import DrawOne
from detente.core.message import Message, Reason
from detente.core.state import note, note_to
from detente.games.berlin63.board import BLUE, RED, WIDEST
from detente.games.berlin63.codes import (
    ASK_LINE_UP,
    DEAL_CARD,
    DEALT,
    LEAVE,
    LINED_UP,
    PLACE,
    READY,
    START,
    STARTS,
)
from detente.games.berlin63.questions.base import BerlinQuestion, spy_id, square_id
from detente.games.berlin63.spies import ALL_SPIES, Spy
from detente.games.berlin63.state import (
    EMPTY,
    FIRST,
    TEAM,
    UNDECIDED,
    BerlinState,
    leader_cards,
)


class Deal(DrawOne[BerlinState, ForSeat]):
    """Chance deals a leader card to the seat `q.whom` (B63-3.3)."""

    id = "deal"
    clause = "B63-3.3"
    frame = ForSeat
    draw = DEAL_CARD

    def among(self, s: BerlinState, q: ForSeat) -> int:
        return leader_cards(s)

    def answer(self, s: BerlinState, q: ForSeat, action: int) -> None:
        spy = action - DEAL_CARD
        s.leader[q.whom] = spy
        note_to(s, 1 << q.whom, DEALT, q.whom, spy)


class FirstPlayer(Question[BerlinState, Frame]):
    """Chance draws who begins, after both are ready (B63-3.11, 3.14)."""

    id = "start"
    clause = "B63-3.11"

    def legal(self, s: BerlinState, q: Frame) -> list[int]:
        return [START + RED, START + BLUE]

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        s.active = action - START
        note(s, STARTS, s.active)


class LineUp(BerlinQuestion[Frame]):
    """Five of eight, the leader among them, from left to right along the first row.

    The question stays the same until the seat is ready, so that nobody sees how far the other
    has come (B63-3.14). On a wider board squares may be left empty (B63-3.13).
    """

    id = "line-up"
    clause = "B63-3.6"
    together = True

    def legal(self, s: BerlinState, q: Frame) -> list[int]:
        placed = placed_spies(s, q.seat)
        count = placed.bit_count()
        if count == TEAM:
            return [READY]
        spies = ALL_SPIES & ~placed
        if count == TEAM - 1 and not placed >> s.leader[q.seat] & 1:
            spies = 1 << s.leader[q.seat]
        actions = [PLACE + spy for spy in cards_of(spies)]
        if s.ground.columns - column(s, q.seat) > TEAM - count:
            actions.append(LEAVE)
        return actions

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        if action == READY:
            note(s, LINED_UP, q.seat)
            return
        chosen = EMPTY if action == LEAVE else FIRST + action - PLACE
        s.plan[q.seat * WIDEST + column(s, q.seat)] = chosen
        s.stack.append(Frame(ASK_LINE_UP, q.seat))

    def why_not(self, s: BerlinState, q: Frame, action: int) -> Reason:
        placed = placed_spies(s, q.seat)
        verb = action // NOUNS * NOUNS
        if verb == READY:
            return Reason("five-must-stand", "B63-3.6", {"left": TEAM - placed.bit_count()})
        if verb == LEAVE:
            return Reason("no-square-to-spare", "B63-3.13")
        if verb == PLACE:
            return _why_not_place(s, q.seat, action - PLACE, placed)
        return super().why_not(s, q, action)

    def prompt(self, s: BerlinState, q: Frame) -> Message:
        leader = spy_id(s.leader[q.seat])
        if placed_spies(s, q.seat).bit_count() == TEAM:
            return Message("ask-line-up-ready", {"leader": leader})
        square = s.ground.home[q.seat][column(s, q.seat)]
        return Message("ask-line-up", {"square": square_id(square), "leader": leader})


def placed_spies(s: BerlinState, seat: int) -> int:
    """The spies a seat has placed so far."""
    placed = 0
    for at in range(seat * WIDEST, (seat + 1) * WIDEST):
        if s.plan[at] >= FIRST:
            placed |= 1 << s.plan[at] - FIRST
    return placed


def column(s: BerlinState, seat: int) -> int:
    """The first column not decided yet."""
    return s.plan.index(UNDECIDED, seat * WIDEST) - seat * WIDEST


def _why_not_place(s: BerlinState, seat: int, spy: Spy, placed: int) -> Reason:
    if placed >> spy & 1:
        return Reason("already-placed", "B63-3.6", {"spy": spy_id(spy)})
    if placed.bit_count() == TEAM:
        return Reason("row-is-full", "B63-3.6")
    return Reason("leader-must-stand", "B63-3.7", {"leader": spy_id(s.leader[seat])})
