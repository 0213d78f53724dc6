"""Commands: placing or removing own cubes on one battleground."""

from __future__ import annotations

from detente.core.frame import NOUNS, Frame
from detente.core.guard import Act
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import TRACK, N
from detente.games.thirteen_days.command import enclosed
from detente.games.thirteen_days.frames import Command
from detente.games.thirteen_days.guards import (
    TO_ANNOUNCE_PLACING,
    TO_ANNOUNCE_REMOVING,
    TO_PLACE,
    TO_REMOVE,
    command_acts,
)
from detente.games.thirteen_days.names import card_name, place_name
from detente.games.thirteen_days.questions.base import Ask
from detente.games.thirteen_days.state import ThirteenDaysState, room, supply
from detente.games.thirteen_days.verbs import hand_over_letter, note_move, shift, slide


class GiveCommand(Ask[Command]):
    """Place or remove own cubes on one battleground, up to the allowance (9.6–9.14)."""

    id = "command"
    clause = "13J-9.6"
    frame = Command
    acts = command_acts(TO_PLACE, TO_REMOVE)
    leaves = k.DONE
    optional = True

    def legal(self, s: ThirteenDaysState, q: Command) -> list[int]:
        """As the guards say; once begun it goes on placing or removing, and takes no Letter."""
        if q.cubes:
            found = self._acts[q.taking].answers(s, q)
        else:
            place, remove, enclose = self._acts
            found = place.answers(s, q) + remove.answers(s, q)
            if s.letter == q.seat:
                found += enclose.answers(s, q)
        found.append(k.DONE)
        return found

    def answer(self, s: ThirteenDaysState, q: Command, action: int) -> None:
        if action == k.DONE:
            self.finish(s, q)
        elif action == k.ENCLOSE:
            left = enclosed(s, q)
            hand_over_letter(s, q.seat)
            s.stack.append(q.enclosing(left))
        else:
            taking, b = action >= k.REMOVE, action % NOUNS
            stood = q.stood if q.cubes else s.defcon[q.seat * 3 + TRACK[b]]
            self.move(s, q, b, taking)
            s.stack.append(q.after(b, taking, stood))

    def move(self, s: ThirteenDaysState, q: Command, b: int, taking: bool) -> None:
        """One cube; every one after the first moves the linked marker (4.2, 4.3)."""
        one = -1 if taking else 1
        s.cubes[q.seat * N + b] += one
        if q.cubes and not (taking and q.barred):
            slide(s, q.seat, TRACK[b], one)

    def finish(self, s: ThirteenDaysState, q: Command) -> None:
        """The Command is over; 0 cubes name no battleground (7.12)."""
        if q.cubes == 0:
            note(s, k.COMMANDED_NOTHING, q.seat)
            return
        b = q.options[0]
        note(s, k.COMMANDED_REMOVE if q.taking else k.COMMANDED_PLACE, q.seat, b, q.cubes)
        note_move(s, q.seat, TRACK[b], q.stood)
        if q.taking and q.barred and q.cubes > 1:
            note(s, k.LOWERING_BARRED, q.seat, TRACK[b])

    def prompt(self, s: ThirteenDaysState, q: Command) -> Message:
        args: dict[str, int | str] = {"left": q.left, "card": card_name(q.card)}
        if not q.cubes:
            return Message(f"ask-{self.id}", args)
        args["where"] = place_name(q.options[0])
        if not q.taking:
            return Message(f"ask-{self.id}-place", args)
        args["left"] = min(q.left, self.standing(s, q))
        return Message(f"ask-{self.id}-remove", args)

    def standing(self, s: ThirteenDaysState, q: Command) -> int:
        """How many own cubes there are to remove where the Command is given."""
        return s.cubes[q.seat * N + q.options[0]]


class EventCommand(GiveCommand):
    """A Command granted by event text (9.16, 9.17)."""

    id = "event-command"
    clause = "13J-9.16"


class PlanCommand(GiveCommand):
    """Announce the Command before the enemy's event is offered (option of R9)."""

    id = "plan"
    clause = "13J-9.4"
    acts = command_acts(TO_ANNOUNCE_PLACING, TO_ANNOUNCE_REMOVING)

    def move(self, s: ThirteenDaysState, q: Command, b: int, taking: bool) -> None:
        """Nothing moves yet."""

    def standing(self, s: ThirteenDaysState, q: Command) -> int:
        return super().standing(s, q) - q.cubes

    def finish(self, s: ThirteenDaysState, q: Command) -> None:
        if q.cubes == 0:
            note(s, k.ANNOUNCED_NOTHING, q.seat)
        else:
            what = k.ANNOUNCED_REMOVE if q.taking else k.ANNOUNCED_PLACE
            note(s, what, q.seat, q.options[0], q.cubes)
        s.stack.append(q.carried_out(k.CARRY_OUT))
        s.stack.append(Frame(k.OFFER_EVENT, 1 - q.seat, q.card))


class CarryOut(Ask[Command]):
    """Carry out the announced Command as far as it can still be done (option of R9)."""

    id = "carry-out"
    clause = "13J-9.4"
    frame = Command
    acts = (Act(k.DONE),)

    def answer(self, s: ThirteenDaysState, q: Command, action: int) -> None:
        b = q.options[0]
        if q.taking:
            n = min(q.left, s.cubes[q.seat * N + b])
        else:
            n = min(q.left, room(s, q.seat, b), supply(s, q.seat))
        if n == 0:
            note(s, k.COMMANDED_NOTHING, q.seat)
            return
        one = -1 if q.taking else 1
        s.cubes[q.seat * N + b] += one * n
        note(s, k.COMMANDED_REMOVE if q.taking else k.COMMANDED_PLACE, q.seat, b, n)
        shift(s, q.seat, TRACK[b], one * (n - 1))

    def other(self, s: ThirteenDaysState, q: Command, action: int) -> Reason:
        if k.PLACE <= action < k.REMOVE + NOUNS or action == k.ENCLOSE:
            return Reason("command-is-announced", self.clause)
        return super().other(s, q, action)

    def prompt(self, s: ThirteenDaysState, q: Command) -> Message:
        return Message("ask-carry-out", {"card": card_name(q.card), "n": q.left})
