"""Cubes that events add, take back or remove, one at a time."""

from __future__ import annotations

from detente.core.frame import NOUNS, distinct
from detente.core.guard import left_open, refused
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import BY_TRACK, TRACK, N
from detente.games.thirteen_days.cards import SYMBOL
from detente.games.thirteen_days.events import TAKEN_BACK
from detente.games.thirteen_days.frames import Cubes
from detente.games.thirteen_days.guards import TO_PLACE
from detente.games.thirteen_days.names import card_clause, card_name, place_name
from detente.games.thirteen_days.questions.base import Ask, misplaced
from detente.games.thirteen_days.state import ThirteenDaysState, room, supply
from detente.games.thirteen_days.verbs import add, remove, shift


def moves_marker(s: ThirteenDaysState, q: Cubes, b: int) -> bool:
    """Whether one more cube on `b` moves the linked marker.

    With the DEFCON symbol the first cube on each battleground is free (8.4, 8.6), or the first
    on each track (option of R6).
    """
    if not SYMBOL[q.card]:
        return False
    if s.options.word("defcon_event_scope") == "battleground":
        return bool(q.touched >> b & 1)
    return any([q.touched >> other & 1 for other in BY_TRACK[TRACK[b]]])


class AddCubes(Ask[Cubes]):
    """Add up to `q.left` own cubes in `q.options` (8.2)."""

    id = "add"
    clause = "13J-8.1"
    frame = Cubes

    def legal(self, s: ThirteenDaysState, q: Cubes) -> list[int]:
        if q.left == 0 or not supply(s, q.seat):
            return [k.DONE]
        actions = [k.PLACE + b for b in distinct(q.options)]  # they have room for what they name
        actions.append(k.DONE)
        return actions

    def answer(self, s: ThirteenDaysState, q: Cubes, action: int) -> None:
        if action == k.DONE:
            return
        b = action - k.PLACE
        add(s, q.seat, b)
        if moves_marker(s, q, b):
            shift(s, q.seat, TRACK[b], 1)
        s.stack.append(q.placed(b))

    def why_not(self, s: ThirteenDaysState, q: Cubes, action: int) -> Reason:
        clause = card_clause(q.card)
        if k.REMOVE <= action < k.REMOVE + NOUNS:
            return Reason("card-places", clause, {"card": card_name(q.card)})
        if not k.PLACE <= action < k.PLACE + NOUNS:
            return misplaced(action, clause)
        if q.left == 0:
            return Reason("event-used-up", clause, {"card": card_name(q.card)})
        b = action - k.PLACE
        if b in q.options or not room(s, q.seat, b):
            return refused(TO_PLACE, s, q, b)
        return self.why_not_there(q, b)

    def why_not_there(self, q: Cubes, b: int) -> Reason:
        """Why the card puts no cube, or no more cubes, on `b`."""
        code = "no-more-there" if q.touched >> b & 1 else "card-names-others"
        return Reason(
            code, card_clause(q.card), {"card": card_name(q.card), "where": place_name(b)}
        )

    def prompt(self, s: ThirteenDaysState, q: Cubes) -> Message:
        return Message(f"ask-{self.id}", {"left": q.left, "card": card_name(q.card)})


class PutCubes(AddCubes):
    """Put every cube just taken on other battlegrounds (18.25)."""

    id = "put"
    clause = "13J-18.25"

    def legal(self, s: ThirteenDaysState, q: Cubes) -> list[int]:
        if q.left == 0:
            return [k.DONE]
        return [k.PLACE + b for b in left_open(TO_PLACE, s, q, distinct(q.options))]

    def why_not(self, s: ThirteenDaysState, q: Cubes, action: int) -> Reason:
        if action == k.DONE:
            return Reason("put-them-all", self.clause, {"left": q.left})
        return super().why_not(s, q, action)

    def why_not_there(self, q: Cubes, b: int) -> Reason:
        return Reason("taken-from-there", self.clause, {"where": place_name(b)})


class TakeBack(Ask[Cubes]):
    """Take back up to `q.left` own cubes from `q.options` (8.2)."""

    id = "take-back"
    clause = "13J-8.1"
    frame = Cubes

    def owner(self, q: Cubes) -> int:
        """Whose cubes are taken."""
        return q.seat

    def legal(self, s: ThirteenDaysState, q: Cubes) -> list[int]:
        if q.left == 0:
            return [k.DONE]
        base = self.owner(q) * N
        actions = [k.REMOVE + b for b in q.options if s.cubes[base + b]]
        actions.append(k.DONE)
        return actions

    def answer(self, s: ThirteenDaysState, q: Cubes, action: int) -> None:
        if action == k.DONE:
            if q.card in TAKEN_BACK:
                TAKEN_BACK[q.card](s, q)
            return
        b = action - k.REMOVE
        remove(s, self.owner(q), b)
        if moves_marker(s, q, b):
            if q.barred:
                note(s, k.LOWERING_BARRED, q.seat, TRACK[b])
            else:
                shift(s, q.seat, TRACK[b], -1)
        s.stack.append(q.after(b, self.rest(q, b)))

    def rest(self, q: Cubes, b: int) -> tuple[int, ...]:
        """Where the next cube may come from."""
        return q.options

    def why_not(self, s: ThirteenDaysState, q: Cubes, action: int) -> Reason:
        clause = card_clause(q.card)
        if k.PLACE <= action < k.PLACE + NOUNS:
            return Reason("card-removes", clause, {"card": card_name(q.card)})
        if not k.REMOVE <= action < k.REMOVE + NOUNS:
            return misplaced(action, clause)
        if q.left == 0:
            return Reason("event-used-up", clause, {"card": card_name(q.card)})
        return self.why_not_there(s, q, action - k.REMOVE)

    def why_not_there(self, s: ThirteenDaysState, q: Cubes, b: int) -> Reason:
        """Why no cube can be taken from `b`: one cannot remove more than is there (9.13)."""
        return Reason("no-own-cubes", "13J-9.13", {"where": place_name(b)})

    def prompt(self, s: ThirteenDaysState, q: Cubes) -> Message:
        return Message(f"ask-{self.id}", {"left": q.left, "card": card_name(q.card)})


class TakeBackFromOne(TakeBack):
    """Take back any number of own cubes from one battleground (18.16)."""

    id = "take-back-from-one"
    clause = "13J-18.16"

    def rest(self, q: Cubes, b: int) -> tuple[int, ...]:
        return (b,)

    def why_not_there(self, s: ThirteenDaysState, q: Cubes, b: int) -> Reason:
        if s.cubes[q.seat * N + b] == 0:
            return super().why_not_there(s, q, b)
        args: dict[str, int | str] = {
            "card": card_name(q.card),
            "where": place_name(q.options[0]),
        }
        return Reason("from-one-battleground", self.clause, args)


class TakeAway(TakeBack):
    """Remove up to `q.left` enemy cubes; no marker moves (18.20)."""

    id = "take-away"
    clause = "13J-18.20"

    def owner(self, q: Cubes) -> int:
        return 1 - q.seat

    def why_not_there(self, s: ThirteenDaysState, q: Cubes, b: int) -> Reason:
        args: dict[str, int | str] = {"card": card_name(q.card), "where": place_name(b)}
        code = "no-enemy-cubes" if b in q.options else "card-names-others"
        return Reason(code, self.clause, args)
