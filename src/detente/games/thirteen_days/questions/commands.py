"""Commands: placing or removing own cubes on one battleground."""

from __future__ import annotations

from detente.core.frame import NOUNS, Frame
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.games.thirteen_days.board import TOP, TRACK, N
from detente.games.thirteen_days.command import (
    ONE_CUBE,
    STOOD,
    TAKING,
    enclosed,
    may_enclose,
    may_take,
)
from detente.games.thirteen_days.questions.base import (
    Ask,
    card_clause,
    card_name,
    misplaced,
    place_name,
    seat_name,
)
from detente.games.thirteen_days.questions.cubes import why_no_room
from detente.games.thirteen_days.state import ThirteenDaysState, room, supply
from detente.games.thirteen_days.verbs import (
    ANNOUNCED_NOTHING,
    ANNOUNCED_PLACE,
    ANNOUNCED_REMOVE,
    BARRED,
    CARRY_OUT,
    COMMANDED_NOTHING,
    COMMANDED_PLACE,
    COMMANDED_REMOVE,
    DONE,
    ENCLOSE,
    EVENT_COMMAND,
    LOWERING_BARRED,
    OFFER_EVENT,
    PLACE,
    REMOVE,
    hand_over_letter,
    note_move,
    shift,
    slide,
)


class GiveCommand(Ask):
    """Place or remove own cubes on one battleground, up to the allowance (9.6–9.14)."""

    id = "command"
    clause = "13J-9.6"

    def planned(self, q: Frame) -> int:
        """Cubes announced but not yet moved; only a plan has any."""
        return 0

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        actions: list[int] = []
        begun = q.step >= ONE_CUBE
        planned = self.planned(q)
        if q.left and not (begun and q.step & TAKING) and supply(s, q.seat) > planned:
            actions += [PLACE + b for b in q.options if room(s, q.seat, b) > planned]
        if q.left and (q.step & TAKING if begun else may_take(s, q)):
            base = q.seat * N
            actions += [REMOVE + b for b in q.options if s.cubes[base + b] > planned]
        if may_enclose(s, q):
            actions.append(ENCLOSE)
        actions.append(DONE)
        return actions

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        if action == DONE:
            self.finish(s, q)
        elif action == ENCLOSE:
            left = enclosed(s, q)
            hand_over_letter(s, q.seat)
            s.stack.append(Frame(q.kind, q.seat, q.card, q.step, left, q.options))
        else:
            taking, b = action >= REMOVE, action % NOUNS
            step = q.step
            if step < ONE_CUBE:
                stood = s.defcon[q.seat * 3 + TRACK[b]] - 1
                step += stood * STOOD + (TAKING if taking else 0)
            self.move(s, q, b, taking)
            s.stack.append(Frame(q.kind, q.seat, q.card, step + ONE_CUBE, q.left - 1, (b,)))

    def move(self, s: ThirteenDaysState, q: Frame, b: int, taking: bool) -> None:
        """One cube; every one after the first moves the linked marker (4.2, 4.3)."""
        one = -1 if taking else 1
        s.cubes[q.seat * N + b] += one
        if q.step >= ONE_CUBE and not (taking and q.step & BARRED):
            slide(s, q.seat, TRACK[b], one)

    def finish(self, s: ThirteenDaysState, q: Frame) -> None:
        """The Command is over; 0 cubes name no battleground (7.12)."""
        n = q.step // ONE_CUBE
        if n == 0:
            note(s, COMMANDED_NOTHING, q.seat)
            return
        b, taking = q.options[0], q.step & TAKING
        note(s, COMMANDED_REMOVE if taking else COMMANDED_PLACE, q.seat, b, n)
        note_move(s, q.seat, TRACK[b], q.step // STOOD % TOP + 1)
        if taking and q.step & BARRED and n > 1:
            note(s, LOWERING_BARRED, q.seat, TRACK[b])

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if action == ENCLOSE:
            return self._why_no_letter(s, q)
        if not PLACE <= action < REMOVE + NOUNS:
            return misplaced(action, self.clause)
        b, taking = action % NOUNS, action >= REMOVE
        if q.left == 0:
            return Reason("allowance-used", "13J-9.9")
        if q.step >= ONE_CUBE:
            if taking != bool(q.step & TAKING):
                return Reason("place-or-remove", "13J-9.6")
            if b not in q.options:
                return Reason("one-battleground", "13J-9.7", {"where": place_name(q.options[0])})
        elif b not in q.options:
            args: dict[str, int | str] = {"card": card_name(q.card), "where": place_name(b)}
            return Reason("card-names-others", card_clause(q.card), args)
        elif taking and not may_take(s, q):
            return Reason("card-places", card_clause(q.card), {"card": card_name(q.card)})
        if not taking:
            return why_no_room(s, q.seat, b, self.planned(q))
        code = "all-cubes-announced" if self.planned(q) else "no-own-cubes"
        return Reason(code, "13J-9.13", {"where": place_name(b)})

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        args: dict[str, int | str] = {"left": q.left, "card": card_name(q.card)}
        if q.step >= ONE_CUBE:
            way = "remove" if q.step & TAKING else "place"
            return Message(f"ask-{self.id}-{way}", {**args, "where": place_name(q.options[0])})
        return Message(f"ask-{self.id}", args)

    def _why_no_letter(self, s: ThirteenDaysState, q: Frame) -> Reason:
        if s.letter != q.seat:
            return Reason("letter-is-away", "13J-10.1", {"seat": seat_name(s.letter)})
        if q.kind == EVENT_COMMAND:
            if s.options.word("event_command_modifiers") != "all":
                return Reason("letter-not-on-events", "13J-9.16")
        elif s.options.word("letter_timing") == "with_card":
            return Reason("letter-too-late", "13J-10.3")
        return Reason("letter-before-cubes", "13J-10.3")


class EventCommand(GiveCommand):
    """A Command granted by event text (9.16, 9.17)."""

    id = "event-command"
    clause = "13J-9.16"


class PlanCommand(GiveCommand):
    """Announce the Command before the enemy's event is offered (option of R9)."""

    id = "plan"
    clause = "13J-9.4"

    def planned(self, q: Frame) -> int:
        return q.step // ONE_CUBE

    def move(self, s: ThirteenDaysState, q: Frame, b: int, taking: bool) -> None:
        """Nothing moves yet."""

    def finish(self, s: ThirteenDaysState, q: Frame) -> None:
        n = q.step // ONE_CUBE
        if n == 0:
            note(s, ANNOUNCED_NOTHING, q.seat)
        else:
            what = ANNOUNCED_REMOVE if q.step & TAKING else ANNOUNCED_PLACE
            note(s, what, q.seat, q.options[0], n)
        s.stack.append(Frame(CARRY_OUT, q.seat, q.card, q.step, n, q.options))
        s.stack.append(Frame(OFFER_EVENT, 1 - q.seat, q.card))


class CarryOut(Ask):
    """Carry out the announced Command as far as it can still be done (option of R9)."""

    id = "carry-out"
    clause = "13J-9.4"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [DONE]

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        b, taking = q.options[0], q.step & TAKING
        if taking:
            n = min(q.left, s.cubes[q.seat * N + b])
        else:
            n = min(q.left, room(s, q.seat, b), supply(s, q.seat))
        if n == 0:
            note(s, COMMANDED_NOTHING, q.seat)
            return
        one = -1 if taking else 1
        s.cubes[q.seat * N + b] += one * n
        note(s, COMMANDED_REMOVE if taking else COMMANDED_PLACE, q.seat, b, n)
        shift(s, q.seat, TRACK[b], one * (n - 1))

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if PLACE <= action < REMOVE + NOUNS or action == ENCLOSE:
            return Reason("command-is-announced", self.clause)
        return misplaced(action, self.clause)

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        return Message("ask-carry-out", {"card": card_name(q.card), "n": q.left})
