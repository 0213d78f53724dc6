"""Questions about cubes: Commands, and the cubes events add, take back or remove."""

from __future__ import annotations

from detente.core.frame import NOUNS, Frame, distinct, without
from detente.core.game import Question
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.games.thirteen_days.board import BATTLEGROUNDS, BY_TRACK, TRACK, N
from detente.games.thirteen_days.cards import CARDS, SYMBOL
from detente.games.thirteen_days.command import (
    BARRED,
    ONE_CUBE,
    TAKING,
    enclosed,
    may_enclose,
)
from detente.games.thirteen_days.events import ANSWERED
from detente.games.thirteen_days.state import ThirteenDaysState, room, supply
from detente.games.thirteen_days.verbs import (
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
    add,
    hand_over_letter,
    remove,
    shift,
)


def where(battleground: int) -> str:
    """The id of a battleground's name."""
    return f"battleground-{BATTLEGROUNDS[battleground]}"


def is_cube(action: int) -> bool:
    """Whether an action places or removes a cube."""
    return PLACE <= action < REMOVE + NOUNS


def why_no_room(s: ThirteenDaysState, seat: int, b: int) -> Reason | None:
    """At most 5 cubes of a side on a battleground (9.10), at most 17 on the board (9.11)."""
    if room(s, seat, b) == 0:
        return Reason("battleground-full", "13J-9.10", {"where": where(b)})
    if supply(s, seat) == 0:
        return Reason("supply-empty", "13J-9.11")
    return None


class GiveCommand(Question[ThirteenDaysState]):
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
        if q.left and (q.step & TAKING if begun else self._may_take(s, q)):
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
            taking = action >= REMOVE
            b = action % NOUNS
            self.move(s, q, b, taking)
            step = (q.step | TAKING if taking else q.step) + ONE_CUBE
            s.stack.append(Frame(q.kind, q.seat, q.card, step, q.left - 1, (b,)))

    def move(self, s: ThirteenDaysState, q: Frame, b: int, taking: bool) -> None:
        """One cube; every one after the first moves the linked marker (4.2, 4.3)."""
        first = q.step < ONE_CUBE
        if taking:
            s.cubes[q.seat * N + b] -= 1
            if not first and not q.step & BARRED:
                shift(s, q.seat, TRACK[b], -1)
        else:
            s.cubes[q.seat * N + b] += 1
            if not first:
                shift(s, q.seat, TRACK[b], 1)

    def finish(self, s: ThirteenDaysState, q: Frame) -> None:
        """The Command is over; 0 cubes name no battleground (7.12)."""
        n = q.step // ONE_CUBE
        if n == 0:
            note(s, COMMANDED_NOTHING, q.seat)
            return
        taking = q.step & TAKING
        note(s, COMMANDED_REMOVE if taking else COMMANDED_PLACE, q.seat, q.options[0], n)
        if taking and q.step & BARRED and n > 1:
            note(s, LOWERING_BARRED, q.seat, TRACK[q.options[0]])

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if action == ENCLOSE:
            return self._why_no_letter(s, q)
        if not is_cube(action):
            return Reason("asked-something-else", self.clause)
        b, taking = action % NOUNS, action >= REMOVE
        if q.left == 0:
            return Reason("allowance-used", "13J-9.9")
        if q.step >= ONE_CUBE:
            if taking != bool(q.step & TAKING):
                return Reason("place-or-remove", "13J-9.6")
            if b not in q.options:
                return Reason("one-battleground", "13J-9.7", {"where": where(q.options[0])})
        elif b not in q.options:
            return Reason("card-aims-elsewhere", self.clause, {"card": f"card-{CARDS[q.card]}"})
        if taking and q.step < ONE_CUBE and not self._may_take(s, q):
            return Reason("card-places-only", "13J-18.24", {"card": f"card-{CARDS[q.card]}"})
        if taking:
            return Reason("no-own-cubes", "13J-9.13", {"where": where(b)})
        return why_no_room(s, q.seat, b) or Reason("allowance-used", "13J-9.9")

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        args: dict[str, int | str] = {"left": q.left, "card": f"card-{CARDS[q.card]}"}
        if q.step >= ONE_CUBE:
            way = "remove" if q.step & TAKING else "place"
            return Message(f"ask-{self.id}-{way}", {**args, "where": where(q.options[0])})
        return Message(f"ask-{self.id}", args)

    def _may_take(self, s: ThirteenDaysState, q: Frame) -> bool:
        """A Command places or removes; the option of R20 lets two cards place only."""
        if q.kind != EVENT_COMMAND or not s.options.on("onto_means_place_only"):
            return True
        return len(q.options) == N

    def _why_no_letter(self, s: ThirteenDaysState, q: Frame) -> Reason:
        if s.letter != q.seat:
            seat = "seat-us" if s.letter == 0 else "seat-ussr"
            return Reason("letter-is-away", "13J-10.1", {"seat": seat})
        if q.kind == EVENT_COMMAND:
            return Reason("letter-not-on-events", "13J-9.16")
        return Reason("letter-too-late", "13J-10.3")


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
        s.stack.append(Frame(CARRY_OUT, q.seat, q.card, q.step, 0, q.options))
        s.stack.append(Frame(OFFER_EVENT, 1 - q.seat, q.card))


class CarryOut(Question[ThirteenDaysState]):
    """Carry out the announced Command as far as it can still be done (option of R9)."""

    id = "carry-out"
    clause = "13J-9.4"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [DONE]

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        n, b = q.step // ONE_CUBE, q.options[0]
        if n == 0:
            note(s, COMMANDED_NOTHING, q.seat)
        elif q.step & TAKING:
            n = min(n, s.cubes[q.seat * N + b])
            s.cubes[q.seat * N + b] -= n
            note(s, COMMANDED_REMOVE, q.seat, b, n)
            shift(s, q.seat, TRACK[b], -max(0, n - 1))
        else:
            n = min(n, room(s, q.seat, b), supply(s, q.seat))
            s.cubes[q.seat * N + b] += n
            note(s, COMMANDED_PLACE, q.seat, b, n)
            shift(s, q.seat, TRACK[b], max(0, n - 1))


class AddCubes(Question[ThirteenDaysState]):
    """Add up to `q.left` own cubes in `q.options`, one at a time (8.2).

    `q.step` remembers the battlegrounds that got one: with the DEFCON symbol the first cube on
    each is free, every further one raises the linked marker (8.4, 8.6).
    """

    id = "add"
    clause = "13J-8.1"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        if q.left == 0 or supply(s, q.seat) == 0:
            return [DONE]
        actions = [PLACE + b for b in distinct(q.options)]
        actions.append(DONE)
        return actions

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        if action == DONE:
            return
        b = action - PLACE
        add(s, q.seat, b)
        if SYMBOL[q.card] and self._touched(s, q, b):
            shift(s, q.seat, TRACK[b], 1)
        step = q.step | 1 << b
        rest = without(q.options, b)
        s.stack.append(Frame(q.kind, q.seat, q.card, step, q.left - 1, rest))

    def _touched(self, s: ThirteenDaysState, q: Frame, b: int) -> bool:
        """Whether this event already added a cube that counts together with one on `b` (8.6)."""
        if s.options.word("defcon_event_scope") == "battleground":
            return bool(q.step >> b & 1)
        return any([q.step >> other & 1 for other in BY_TRACK[TRACK[b]]])

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if action == DONE:
            return Reason("put-them-all", "13J-18.25", {"left": q.left})
        if not PLACE <= action < PLACE + NOUNS:
            return Reason("asked-something-else", self.clause)
        b = action - PLACE
        args: dict[str, int | str] = {"where": where(b), "card": f"card-{CARDS[q.card]}"}
        if q.left == 0:
            return Reason("event-used-up", "13J-8.2", {"card": f"card-{CARDS[q.card]}"})
        if q.step >> b & 1 and room(s, q.seat, b):
            return Reason("no-more-there", f"13J-18.{q.card + 1}", args)
        return why_no_room(s, q.seat, b) or Reason(
            "card-names-others", f"13J-18.{q.card + 1}", args
        )

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        return Message(f"ask-{self.id}", {"left": q.left, "card": f"card-{CARDS[q.card]}"})


class PutCubes(AddCubes):
    """Put every cube just taken on other battlegrounds (18.25)."""

    id = "put"
    clause = "13J-18.25"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        if q.left == 0:
            return [DONE]
        return [PLACE + b for b in distinct(q.options) if room(s, q.seat, b)]


class TakeBack(Question[ThirteenDaysState]):
    """Take back up to `q.left` own cubes from `q.options` (8.2).

    `q.step` remembers where some were taken: with the DEFCON symbol every cube after the first
    on a battleground lowers the linked marker, unless a ban holds (8.4, 8.6, 8.12).
    """

    id = "take-back"
    clause = "13J-8.1"

    def owner(self, q: Frame) -> int:
        """Whose cubes are taken."""
        return q.seat

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        if q.left == 0:
            return [DONE]
        base = self.owner(q) * N
        actions = [REMOVE + b for b in q.options if s.cubes[base + b]]
        actions.append(DONE)
        return actions

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        if action == DONE:
            if q.card in ANSWERED:
                ANSWERED[q.card](s, q, action)
            return
        b = action - REMOVE
        remove(s, self.owner(q), b)
        if SYMBOL[q.card] and self._touched(s, q, b):
            if q.step >> N:
                note(s, LOWERING_BARRED, q.seat, TRACK[b])
            else:
                shift(s, q.seat, TRACK[b], -1)
        rest = self.rest(q, b)
        s.stack.append(Frame(q.kind, q.seat, q.card, q.step | 1 << b, q.left - 1, rest))

    def rest(self, q: Frame, b: int) -> tuple[int, ...]:
        """Where the next cube may come from."""
        return q.options

    def _touched(self, s: ThirteenDaysState, q: Frame, b: int) -> bool:
        if s.options.word("defcon_event_scope") == "battleground":
            return bool(q.step >> b & 1)
        return any([q.step >> other & 1 for other in BY_TRACK[TRACK[b]]])

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if not REMOVE <= action < REMOVE + NOUNS:
            return Reason("asked-something-else", self.clause)
        b = action - REMOVE
        args: dict[str, int | str] = {"where": where(b), "card": f"card-{CARDS[q.card]}"}
        if q.left == 0:
            return Reason("event-used-up", "13J-8.2", {"card": f"card-{CARDS[q.card]}"})
        if not s.cubes[self.owner(q) * N + b]:
            return Reason("no-cubes-there", "13J-9.13", args)
        return Reason("card-names-others", f"13J-18.{q.card + 1}", args)

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        return Message(f"ask-{self.id}", {"left": q.left, "card": f"card-{CARDS[q.card]}"})


class TakeBackFromOne(TakeBack):
    """Take back any number of own cubes from one battleground (18.16)."""

    id = "take-back-from-one"
    clause = "13J-18.16"

    def rest(self, q: Frame, b: int) -> tuple[int, ...]:
        return (b,)


class TakeAway(TakeBack):
    """Remove up to `q.left` enemy cubes; no marker moves (18.20)."""

    id = "take-away"
    clause = "13J-18.20"

    def owner(self, q: Frame) -> int:
        return 1 - q.seat
