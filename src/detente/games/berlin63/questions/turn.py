"""The action of a turn, the power after the step, illusions (sections 4 to 7 and 9)."""

from __future__ import annotations

from detente.core.frame import NOUNS, Frame
from detente.core.guard import Act
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.games.berlin63 import codes as k
from detente.games.berlin63 import guards
from detente.games.berlin63.attacks import enter
from detente.games.berlin63.claims import announce
from detente.games.berlin63.frames import Illusion
from detente.games.berlin63.illusions import blur
from detente.games.berlin63.names import of_square
from detente.games.berlin63.questions.base import BerlinQuestion
from detente.games.berlin63.spies import LEO, LILLY, MIRANDA, RAY, VICTOR
from detente.games.berlin63.state import RESERVE, STEP, BerlinState
from detente.games.berlin63.verbs import ask_partner, mix, mix_with_reserve


class PickAction(BerlinQuestion[Frame]):
    """Create an illusion or activate a spy: a step, or Lilly's leap instead of it (4.1)."""

    id = "action"
    clause = "B63-4.1"
    quiet = True
    acts = (
        guards.FIRST_OF_PAIR,
        Act(
            k.STEPS_AT,
            guards.NoSuchSquare(),
            guards.NotYoursToStep(),
            guards.OffTheBoard(),
            guards.OwnSpyThere(),
            verbs=4,
        ),
        Act(
            k.LEAPS_AT,
            guards.InTheBox(LILLY),
            guards.NoSuchSquare(),
            guards.NotYoursToLeap(),
            guards.LeapOffTheBoard(),
            guards.OwnSpyWhereItLeaps(),
            verbs=4,
        ),
    )

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        square = action % NOUNS
        base = s.board[square]
        if action < k.STEPS_AT:
            ask_partner(s, q.seat, base, q.kind)
            return
        s.activated |= 1 << base
        if action < k.LEAPS_AT:
            way = action - k.STEPS_AT
            s.heading = way // NOUNS
            enter(s, base, guards.step_to(s, way), STEP)
        else:
            announce(s, base, LILLY, to=guards.leap_to(s, action - k.LEAPS_AT))

    def other(self, s: BerlinState, q: Frame, action: int) -> Reason:
        if action == k.DECLINE:
            return Reason("no-pass", "B63-4.2")
        return super().other(s, q, action)

    def prompt(self, s: BerlinState, q: Frame) -> Message:
        return Message("ask-action", {"n": s.turns})


class PickPower(BerlinQuestion[Frame]):
    """The spy that stepped may be announced as Leo, Miranda, Victor or Ray (6.9, 6.16)."""

    id = "power"
    clause = "B63-6.9"
    acts = (
        Act(k.DECLINE),
        Act(
            k.PUSHES_AT,
            guards.NoSuchSquare(),
            guards.InTheBox(LEO),
            guards.NoEnemyToPush(),
            guards.OutOfSight(),
            guards.PushedOffTheBoard(),
            guards.SquareNotFree(),
            verbs=4,
        ),
        Act(
            k.UNMASK,
            guards.NoSuchSquare(),
            guards.InTheBox(MIRANDA),
            guards.NoEnemyThere(),
            guards.OutOfSight(),
        ),
        Act(k.CONJURE, guards.InTheBox(VICTOR), guards.NobodyToMix()),
        Act(k.DASH_ON, guards.InTheBox(RAY), *guards.TO_DASH),
    )

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        verb = action // NOUNS * NOUNS
        square = action % NOUNS
        if verb == k.DECLINE:
            return
        if verb == k.UNMASK:
            announce(s, s.mover, MIRANDA, square)
        elif verb == k.CONJURE:
            announce(s, s.mover, VICTOR)
        elif verb == k.DASH_ON:
            announce(s, s.mover, RAY, to=guards.dash_to(s))
        else:
            announce(s, s.mover, LEO, square, guards.step_to(s, action - k.PUSHES_AT))

    def prompt(self, s: BerlinState, q: Frame) -> Message:
        return Message("ask-power", of_square(s.where[s.mover]))


class VictorsIllusion(BerlinQuestion[Frame]):
    """Victor's claim stands: the two spies are chosen now (7.11, 10.6)."""

    id = "victor"
    clause = "B63-10.6"
    acts = (guards.FIRST_OF_PAIR,)

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        ask_partner(s, q.seat, s.board[action - k.ILLUSION], q.kind)

    def other(self, s: BerlinState, q: Frame, action: int) -> Reason:
        if action == k.DECLINE:
            return Reason("must-conjure", "B63-7.11")
        return super().other(s, q, action)


class Compensation(BerlinQuestion[Frame]):
    """Who was doubted wrongly may create an illusion with that spy (9.1, 9.5)."""

    id = "compensation"
    clause = "B63-9.1"
    acts = (Act(k.DECLINE), guards.FIRST_OF_PAIR)

    def answer(self, s: BerlinState, q: Frame, action: int) -> None:
        if action == k.DECLINE:
            note(s, k.WAIVED, q.seat)
        else:
            ask_partner(s, q.seat, s.board[action - k.ILLUSION], q.kind)


class PickPartner(BerlinQuestion[Illusion]):
    """The other spy of the pair, and, in secret, whether they are swapped (5.1, 5.3)."""

    id = "partner"
    clause = "B63-5.1"
    frame = Illusion
    acts = (
        Act(
            k.KEEP,  # and SWAP
            guards.NoSuchSquare(),
            guards.NotYoursToPair(),
            guards.SameSpy(),
            guards.NotTheDoubtedSpy(),
            verbs=2,
        ),
        Act(k.KEEP_RESERVE, *guards.WITH_RESERVE),
        Act(k.EXCHANGE, guards.NotInReserve(), guards.LeaderStays(), *guards.WITH_RESERVE),
    )

    def answer(self, s: BerlinState, q: Illusion, action: int) -> None:
        verb = action // NOUNS * NOUNS
        if verb in (k.KEEP, k.SWAP):
            other = s.board[action % NOUNS]
            mix(s, q.base, other, verb == k.SWAP)
        else:
            other = RESERVE + q.seat
            spy = action - k.EXCHANGE if verb == k.EXCHANGE else s.who[q.base]
            mix_with_reserve(s, q.base, spy)
        if q.begun_by == k.ASK_VICTOR:
            blur(s, q.base, other)

    def other(self, s: BerlinState, q: Illusion, action: int) -> Reason:
        if action // NOUNS * NOUNS == k.ILLUSION:
            return Reason("second-spy-now", "B63-5.1")
        return super().other(s, q, action)

    def prompt(self, s: BerlinState, q: Illusion) -> Message:
        return Message("ask-partner", of_square(s.where[q.base]))
