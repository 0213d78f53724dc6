"""Cubes that events add, take back or remove, one at a time."""

from __future__ import annotations

from detente.core.frame import NOUNS
from detente.core.guard import Act
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import BY_TRACK, TRACK
from detente.games.thirteen_days.cards import SYMBOL
from detente.games.thirteen_days.events import TAKEN_BACK
from detente.games.thirteen_days.frames import Cubes
from detente.games.thirteen_days.guards import (
    TO_ADD,
    TO_PUT,
    EnemyCubes,
    EventUsedUp,
    OwnCubes,
    OwnCubesOfOne,
)
from detente.games.thirteen_days.names import card_clause, card_name, of_card
from detente.games.thirteen_days.questions.base import AskOfCard
from detente.games.thirteen_days.state import ThirteenDaysState
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


class AddCubes(AskOfCard[Cubes]):
    """Add up to `q.left` own cubes in `q.options` (8.2)."""

    id = "add"
    clause = "13J-8.1"
    frame = Cubes
    acts = (Act(k.PLACE, *TO_ADD),)
    leaves = k.DONE
    optional = True

    def answer(self, s: ThirteenDaysState, q: Cubes, action: int) -> None:
        if action == k.DONE:
            return
        b = action - k.PLACE
        add(s, q.seat, b)
        if moves_marker(s, q, b):
            shift(s, q.seat, TRACK[b], 1)
        s.stack.append(q.placed(b))

    def other(self, s: ThirteenDaysState, q: Cubes, action: int) -> Reason:
        if k.REMOVE <= action < k.REMOVE + NOUNS:
            return Reason("card-places", card_clause(q.card), of_card(q.card))
        return super().other(s, q, action)

    def prompt(self, s: ThirteenDaysState, q: Cubes) -> Message:
        return Message(f"ask-{self.id}", {"left": q.left, "card": card_name(q.card)})


class PutCubes(AddCubes):
    """Put every cube just taken on other battlegrounds (18.25)."""

    id = "put"
    clause = "13J-18.25"
    acts = (Act(k.PLACE, *TO_PUT),)
    optional = False

    def stays(self, s: ThirteenDaysState, q: Cubes) -> Reason:
        return Reason("put-them-all", self.clause, {"left": q.left})


class TakeBack(AskOfCard[Cubes]):
    """Take back up to `q.left` own cubes from `q.options` (8.2)."""

    id = "take-back"
    clause = "13J-8.1"
    frame = Cubes
    acts = (Act(k.REMOVE, EventUsedUp(), OwnCubes()),)
    leaves = k.DONE
    optional = True

    def owner(self, q: Cubes) -> int:
        """Whose cubes are taken."""
        return q.seat

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

    def other(self, s: ThirteenDaysState, q: Cubes, action: int) -> Reason:
        if k.PLACE <= action < k.PLACE + NOUNS:
            return Reason("card-removes", card_clause(q.card), of_card(q.card))
        return super().other(s, q, action)

    def prompt(self, s: ThirteenDaysState, q: Cubes) -> Message:
        return Message(f"ask-{self.id}", {"left": q.left, "card": card_name(q.card)})


class TakeBackFromOne(TakeBack):
    """Take back any number of own cubes from one battleground (18.16)."""

    id = "take-back-from-one"
    clause = "13J-18.16"
    acts = (Act(k.REMOVE, EventUsedUp(), OwnCubesOfOne()),)

    def rest(self, q: Cubes, b: int) -> tuple[int, ...]:
        return (b,)


class TakeAway(TakeBack):
    """Remove up to `q.left` enemy cubes; no marker moves (18.20)."""

    id = "take-away"
    clause = "13J-18.20"
    acts = (Act(k.REMOVE, EventUsedUp(), EnemyCubes()),)

    def owner(self, q: Cubes) -> int:
        return 1 - q.seat
