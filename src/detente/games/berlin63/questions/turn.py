"""The action of a turn, the power after the step, illusions (sections 4 to 7 and 9)."""

from __future__ import annotations

from detente.core.cards import cards_of
from detente.core.frame import NOUNS, Frame
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.games.berlin63.attacks import enter
from detente.games.berlin63.board import NONE, Direction, Square, sees
from detente.games.berlin63.claims import announce
from detente.games.berlin63.codes import (
    ASK_ACTION,
    ASK_COMPENSATION,
    ASK_VICTOR,
    CONJURE,
    DASH_ON,
    DECLINE,
    EXCHANGE,
    ILLUSION,
    KEEP,
    KEEP_RESERVE,
    LEAPS_AT,
    PUSHES_AT,
    STEPS_AT,
    SWAP,
    UNMASK,
    WAIVED,
)
from detente.games.berlin63.frames import Illusion
from detente.games.berlin63.illusions import blur, mixable, partners
from detente.games.berlin63.questions.base import (
    BerlinQuestion,
    in_the_box,
    no_such_square,
    not_your_spy,
    spy_id,
    square_id,
)
from detente.games.berlin63.spies import LEO, LILLY, MIRANDA, RAY, VICTOR, Spy
from detente.games.berlin63.state import (
    RESERVE,
    STEP,
    BerlinState,
    leads,
    may_announce,
    own_base,
    owner,
    team,
)
from detente.games.berlin63.verbs import ask_partner, mix, mix_with_reserve

# -- the action ------------------------------------------------------------------------------


class PickAction(BerlinQuestion[Frame]):
    """Create an illusion or activate a spy: a step, or Lilly's leap instead of it (4.1)."""

    id = "action"
    clause = "B63-4.1"
    quiet = True

    def legal(self, s: BerlinState, q: Frame) -> list[int]:
        actions = [ILLUSION + s.where[base] for base in mixable(s, q.seat, ASK_ACTION)]
        squares = [s.where[base] for base in team(s, q.seat)]
        self._moves(s, q.seat, squares, s.ground.steps, STEPS_AT, actions)
        if may_announce(s, q.seat, LILLY):
            self._moves(s, q.seat, squares, s.ground.leaps, LEAPS_AT, actions)
        return actions

    def _moves(
        self,
        s: BerlinState,
        seat: int,
        squares: list[Square],
        ways: tuple[Square, ...],
        verb: int,
        actions: list[int],
    ) -> None:
        board = s.board
        for square in squares:
            for direction in range(4):
                to = ways[square * 4 + direction]
                if to != NONE and (board[to] == NONE or owner(board[to]) != seat):
                    actions.append(verb + direction * NOUNS + square)

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        square = action % NOUNS
        base = s.board[square]
        direction = action // NOUNS - STEPS_AT // NOUNS
        if direction < 0:
            ask_partner(s, q.seat, base, ASK_ACTION)
            return
        s.activated |= 1 << base
        if direction < 4:
            s.heading = direction
            enter(s, base, s.ground.steps[square * 4 + direction], STEP)
        else:
            announce(s, base, LILLY, to=s.ground.leaps[square * 4 + direction - 4])

    def why_not(self, s: BerlinState, q: Frame, action: int) -> Reason:
        verb = action // NOUNS * NOUNS
        square = action % NOUNS
        if verb == ILLUSION:
            return why_not_first(s, q.seat, square)
        if STEPS_AT <= verb < LEAPS_AT:
            direction = (verb - STEPS_AT) // NOUNS
            return _why_not_move(s, q.seat, square, direction, s.ground.steps, "B63-6.1")
        if LEAPS_AT <= verb < PUSHES_AT:
            direction = (verb - LEAPS_AT) // NOUNS
            if not may_announce(s, q.seat, LILLY):
                return in_the_box(LILLY)
            return _why_not_move(s, q.seat, square, direction, s.ground.leaps, "B63-10.8")
        if verb == DECLINE:
            return Reason("no-pass", "B63-4.2")
        return super().why_not(s, q, action)

    def prompt(self, s: BerlinState, q: Frame) -> Message:
        return Message("ask-action", {"n": s.turns})


def _why_not_move(
    s: BerlinState,
    seat: int,
    square: Square,
    direction: Direction,
    ways: tuple[Square, ...],
    clause: str,
) -> Reason:
    if not s.ground.holds(square):
        return no_such_square(square)
    if own_base(s, seat, square) == NONE:
        return not_your_spy(square, clause)
    to = ways[square * 4 + direction]
    if to == NONE:
        return Reason("off-the-board", "B63-6.3")
    return Reason("own-spy-there", "B63-6.4", {"square": square_id(to)})


# -- the power after the step ----------------------------------------------------------------


class PickPower(BerlinQuestion[Frame]):
    """The spy that stepped may be announced as Leo, Miranda, Victor or Ray (6.9, 6.16)."""

    id = "power"
    clause = "B63-6.9"

    def legal(self, s: BerlinState, q: Frame) -> list[int]:
        actions = [DECLINE]
        here = s.where[s.mover]
        targets = [s.where[base] for base in team(s, 1 - q.seat) if sees(here, s.where[base])]
        if may_announce(s, q.seat, LEO):
            actions += [
                PUSHES_AT + direction * NOUNS + target
                for target in targets
                for direction in range(4)
                if free(s, s.ground.steps[target * 4 + direction])
            ]
        if may_announce(s, q.seat, MIRANDA):
            actions += [UNMASK + target for target in targets]
        if may_announce(s, q.seat, VICTOR) and mixable(s, q.seat, ASK_VICTOR):
            actions.append(CONJURE)
        if may_announce(s, q.seat, RAY) and dash_to(s) != NONE:
            actions.append(DASH_ON)
        return actions

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        verb = action // NOUNS * NOUNS
        square = action % NOUNS
        if verb == DECLINE:
            return
        if verb == UNMASK:
            announce(s, s.mover, MIRANDA, square)
        elif verb == CONJURE:
            announce(s, s.mover, VICTOR)
        elif verb == DASH_ON:
            announce(s, s.mover, RAY, to=dash_to(s))
        else:
            direction = (verb - PUSHES_AT) // NOUNS
            announce(s, s.mover, LEO, square, s.ground.steps[square * 4 + direction])

    def why_not(self, s: BerlinState, q: Frame, action: int) -> Reason:
        verb = action // NOUNS * NOUNS
        square = action % NOUNS
        if PUSHES_AT <= verb < UNMASK:
            return self._why_not_push(s, q.seat, square, (verb - PUSHES_AT) // NOUNS)
        if verb == UNMASK:
            reason = self._why_not_target(s, q.seat, square, MIRANDA, "B63-10.4")
            assert reason is not None, "a target in sight may be unmasked"
            return reason
        if verb == CONJURE:
            if not may_announce(s, q.seat, VICTOR):
                return in_the_box(VICTOR)
            return Reason("no-partner", "B63-7.6")
        if verb == DASH_ON:
            return self._why_not_dash(s, q.seat)
        return super().why_not(s, q, action)

    def _why_not_push(
        self, s: BerlinState, seat: int, square: Square, direction: Direction
    ) -> Reason:
        reason = self._why_not_target(s, seat, square, LEO, "B63-10.1")
        if reason is not None:
            return reason
        to = s.ground.steps[square * 4 + direction]
        if to == NONE:
            return Reason("off-the-board", "B63-7.6")
        return Reason("square-not-free", "B63-10.3", {"square": square_id(to)})

    def _why_not_target(
        self, s: BerlinState, seat: int, square: Square, name: Spy, clause: str
    ) -> Reason | None:
        """Why the square holds no target; None if it does."""
        if not s.ground.holds(square):
            return no_such_square(square)
        if not may_announce(s, seat, name):
            return in_the_box(name)
        base = s.board[square]
        if base == NONE or owner(base) == seat:
            return Reason("no-enemy-there", clause, {"square": square_id(square)})
        if not sees(s.where[s.mover], square):
            return Reason("out-of-sight", "B63-11.5", {"square": square_id(square)})
        return None

    def _why_not_dash(self, s: BerlinState, seat: int) -> Reason:
        if not may_announce(s, seat, RAY):
            return in_the_box(RAY)
        if s.heading == NONE:
            return Reason("no-dash-after-a-bounce", "B63-10.19")
        to = s.ground.steps[s.where[s.mover] * 4 + s.heading]
        if to == NONE:
            return Reason("off-the-board", "B63-10.15")
        return Reason("own-spy-there", "B63-10.16", {"square": square_id(to)})

    def prompt(self, s: BerlinState, q: Frame) -> Message:
        return Message("ask-power", {"square": square_id(s.where[s.mover])})


def free(s: BerlinState, square: Square) -> bool:
    """On the board and empty."""
    return square != NONE and s.board[square] == NONE


def dash_to(s: BerlinState) -> Square:
    """Where Ray's second step would lead; NONE if there is no such step (10.15, 10.16)."""
    if s.heading == NONE:
        return NONE
    to = s.ground.steps[s.where[s.mover] * 4 + s.heading]
    if to == NONE or (s.board[to] != NONE and owner(s.board[to]) == s.active):
        return NONE
    return to


# -- illusions -------------------------------------------------------------------------------


class VictorsIllusion(BerlinQuestion[Frame]):
    """Victor's claim stands: the two spies are chosen now (7.11, 10.6)."""

    id = "victor"
    clause = "B63-10.6"

    def legal(self, s: BerlinState, q: Frame) -> list[int]:
        return [ILLUSION + s.where[base] for base in mixable(s, q.seat, ASK_VICTOR)]

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        ask_partner(s, q.seat, s.board[action - ILLUSION], ASK_VICTOR)

    def why_not(self, s: BerlinState, q: Frame, action: int) -> Reason:
        if ILLUSION <= action < KEEP:
            return why_not_first(s, q.seat, action - ILLUSION)
        if action == DECLINE:
            return Reason("must-conjure", "B63-7.11")
        return super().why_not(s, q, action)


class Compensation(BerlinQuestion[Frame]):
    """Who was doubted wrongly may create an illusion with that spy (9.1, 9.5)."""

    id = "compensation"
    clause = "B63-9.1"

    def legal(self, s: BerlinState, q: Frame) -> list[int]:
        first = [ILLUSION + s.where[base] for base in mixable(s, q.seat, ASK_COMPENSATION)]
        return [DECLINE, *first]

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        if action == DECLINE:
            note(s, WAIVED, q.seat)
        else:
            ask_partner(s, q.seat, s.board[action - ILLUSION], ASK_COMPENSATION)

    def why_not(self, s: BerlinState, q: Frame, action: int) -> Reason:
        if ILLUSION <= action < KEEP:
            return why_not_first(s, q.seat, action - ILLUSION)
        return super().why_not(s, q, action)


def why_not_first(s: BerlinState, seat: int, square: Square) -> Reason:
    """Why the spy on a square cannot be the first of a pair."""
    if not s.ground.holds(square):
        return no_such_square(square)
    if own_base(s, seat, square) == NONE:
        return not_your_spy(square, "B63-5.1")
    return Reason("no-partner", "B63-5.1")


class PickPartner(BerlinQuestion[Illusion]):
    """The other spy of the pair, and, in secret, whether they are swapped (5.1, 5.3)."""

    id = "partner"
    clause = "B63-5.1"
    frame = Illusion

    def legal(self, s: BerlinState, q: Illusion) -> list[int]:
        actions = []
        for place in partners(s, q.base, q.begun_by):
            if place < RESERVE:
                actions += [KEEP + s.where[place], SWAP + s.where[place]]
            else:
                actions.append(KEEP_RESERVE)
                if not leads(s, q.base):
                    actions += [EXCHANGE + spy for spy in cards_of(s.reserve[q.seat])]
        return actions

    def answer(self, s: BerlinState, q: Illusion, action: int) -> None:
        verb = action // NOUNS * NOUNS
        if verb in (KEEP, SWAP):
            other = s.board[action % NOUNS]
            mix(s, q.base, other, verb == SWAP)
        else:
            other = RESERVE + q.seat
            spy = action - EXCHANGE if verb == EXCHANGE else s.who[q.base]
            mix_with_reserve(s, q.base, spy)
        if q.begun_by == ASK_VICTOR:
            blur(s, q.base, other)

    def why_not(self, s: BerlinState, q: Illusion, action: int) -> Reason:
        verb = action // NOUNS * NOUNS
        if verb in (KEEP, SWAP):
            return self._why_not_square(s, q, action % NOUNS)
        if verb == KEEP_RESERVE:
            return self._why_not_reserve(s, q)
        if verb == EXCHANGE:
            return self._why_not_exchange(s, q, action - EXCHANGE)
        if verb == ILLUSION:
            return Reason("second-spy-now", "B63-5.1")
        return super().why_not(s, q, action)

    def _why_not_square(self, s: BerlinState, q: Illusion, square: Square) -> Reason:
        if not s.ground.holds(square):
            return no_such_square(square)
        other = own_base(s, q.seat, square)
        if other == NONE:
            return not_your_spy(square, "B63-5.1")
        if other == q.base:
            return Reason("same-spy", "B63-5.1")
        return Reason("not-the-doubted-spy", "B63-9.3")

    def _why_not_reserve(self, s: BerlinState, q: Illusion) -> Reason:
        if not s.reserve[q.seat]:
            return Reason("reserve-is-empty", "B63-5.1")
        if leads(s, q.base) and not s.options.on("leader_reserve_feint"):
            return Reason("leader-not-with-reserve", "B63-5.6")
        return Reason("not-the-doubted-spy", "B63-9.3")

    def _why_not_exchange(self, s: BerlinState, q: Illusion, spy: Spy) -> Reason:
        if not s.reserve[q.seat] >> spy & 1:
            return Reason("not-in-reserve", "B63-5.1", {"spy": spy_id(spy)})
        if leads(s, q.base):
            return Reason("leader-stays", "B63-5.5")
        return self._why_not_reserve(s, q)

    def prompt(self, s: BerlinState, q: Illusion) -> Message:
        return Message("ask-partner", {"square": square_id(s.where[q.base])})
