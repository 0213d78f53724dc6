"""Questions that are neither a card nor a cube: agendas, initiative, markers, options of events."""

from __future__ import annotations

from detente.core.cards import cards_of
from detente.core.frame import NOUNS, Frame
from detente.core.message import Message, Reason
from detente.core.state import note, note_to
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import ALLIANCES, BOTTOM, CUBAS, SEATS, TOP, US, N
from detente.games.thirteen_days.cards import AGENDAS, BAY_OF_PIGS, TURN_BACK_THE_SHIPS
from detente.games.thirteen_days.events import CHOSEN, MOVED
from detente.games.thirteen_days.frames import Discards, Marker
from detente.games.thirteen_days.names import (
    card_clause,
    card_name,
    place_name,
    seat_name,
    track_name,
)
from detente.games.thirteen_days.questions.base import Ask, misplaced
from detente.games.thirteen_days.state import ThirteenDaysState
from detente.games.thirteen_days.verbs import ask_draw, remove_half, shift


class PickAgenda(Ask[Frame]):
    """Both choose one of their three agendas, in secret and at the same time (6.5, 6.9)."""

    id = "pick-agenda"
    clause = "13J-6.5"
    together = True
    quiet = True

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [k.AGENDA + agenda for agenda in cards_of(s.candidates[q.seat])]

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        s.agenda[q.seat] = 1 << (action - k.AGENDA)
        note_to(s, 1 << q.seat, k.AGENDA_CHOSEN, q.seat, action - k.AGENDA)

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if k.AGENDA <= action < k.AGENDA + NOUNS:
            name = f"agenda-{AGENDAS[action - k.AGENDA]}"
            return Reason("not-a-candidate", self.clause, {"agenda": name})
        return super().why_not(s, q, action)


class NameInitiative(Ask[Frame]):
    """The side with less Prestige, the USSR when level, names who plays first (7.2, 7.3)."""

    id = "initiative"
    clause = "13J-7.2"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [k.INITIATIVE + seat for seat in range(len(SEATS))]

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        s.initiative = action - k.INITIATIVE
        note(s, k.INITIATIVE_NAMED, q.seat, s.initiative)


def at_end(s: ThirteenDaysState, seat: int, move: int) -> bool:
    """Whether a marker stands where a move cannot take it further (4.6)."""
    space = s.defcon[seat * 3 + move % NOUNS]
    return space <= BOTTOM if move >= k.LOWER else space >= TOP


class ShiftMarker(Ask[Marker]):
    """Move one marker of `q.owner` up to `q.left` spaces, one way."""

    id = "shift"
    clause = "13J-8.7"
    frame = Marker

    def legal(self, s: ThirteenDaysState, q: Marker) -> list[int]:
        actions = self.moves(s, q)
        actions.append(k.DONE)
        return actions

    def moves(self, s: ThirteenDaysState, q: Marker) -> list[int]:
        """The moves of `q.options` that the ends of the tracks still allow (4.6)."""
        if q.left == 0:
            return []
        return [move for move in q.options if not at_end(s, q.owner, move)]

    def answer(self, s: ThirteenDaysState, q: Marker, action: int) -> None:
        if action == k.DONE:
            if q.card in MOVED:
                MOVED[q.card](s, q)
            return
        shift(s, q.owner, action % NOUNS, -1 if action >= k.LOWER else 1)
        s.stack.append(q.after(self.rest(q, action)))

    def rest(self, q: Marker, action: int) -> tuple[int, ...]:
        """What may follow: the same marker, the same way."""
        return (action,)

    def why_not(self, s: ThirteenDaysState, q: Marker, action: int) -> Reason:
        clause = card_clause(q.card)
        if not k.RAISE <= action < k.LOWER + NOUNS:
            return misplaced(action, clause)
        if q.left == 0:
            return Reason("event-used-up", clause, {"card": card_name(q.card)})
        args: dict[str, int | str] = {
            "card": card_name(q.card),
            "track": track_name(action % NOUNS),
        }
        if action in q.options:
            return Reason("end-of-track", "13J-4.6", args)
        if q.barred and action >= k.LOWER and action - k.LOWER + k.RAISE in q.options:
            return Reason("lowering-is-barred", "13J-8.12", args)
        return Reason(self.why_not_this(q, action), clause, args)

    def why_not_this(self, q: Marker, action: int) -> str:
        """Why the card does not move this marker this way."""
        if q.moved:
            return "one-marker-one-way"
        if q.card == TURN_BACK_THE_SHIPS and action >= k.LOWER:
            return "only-the-highest"
        return "not-this-marker"

    def prompt(self, s: ThirteenDaysState, q: Marker) -> Message:
        args: dict[str, int | str] = {
            "left": q.left,
            "card": card_name(q.card),
            "owner": seat_name(q.owner),
        }
        return Message(f"ask-{self.id}", args)


class ShiftTwo(ShiftMarker):
    """Move up to two own markers 1 space each, on different tracks (18.3)."""

    id = "shift-two"
    clause = "13J-18.3"

    def legal(self, s: ThirteenDaysState, q: Marker) -> list[int]:
        actions = self.moves(s, q)
        if not s.options.on("fifty_fifty_partial"):
            if q.left == 1 and actions:
                return actions  # all or nothing: the second marker must move too
            if q.left == 2 and only_one_can_move(s, actions):
                return [k.DONE]
        actions.append(k.DONE)
        return actions

    def rest(self, q: Marker, action: int) -> tuple[int, ...]:
        return tuple([move for move in q.options if move % NOUNS != action % NOUNS])

    def why_not(self, s: ThirteenDaysState, q: Marker, action: int) -> Reason:
        if action == k.DONE or action in self.moves(s, q):
            return Reason("both-or-none", self.clause, {"card": card_name(q.card)})
        return super().why_not(s, q, action)

    def why_not_this(self, q: Marker, action: int) -> str:
        return "marker-has-moved"


def only_one_can_move(s: ThirteenDaysState, moves: list[int]) -> bool:
    """Two markers at the end of their tracks leave no second one to move (R29)."""
    tracks = {move % NOUNS for move in moves}
    return len(tracks) < 2 and s.options.on("fifty_fifty_needs_two")


class LowerOther(Ask[Frame]):
    """You may lower one other marker by exactly what was raised (18.22)."""

    id = "lower-other"
    clause = "13J-18.22"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        actions = [move for move in q.options if not at_end(s, US, move)]
        actions.append(k.DECLINE)
        return actions

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        if action != k.DECLINE:
            shift(s, US, action - k.LOWER, -q.left)

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if not k.RAISE <= action < k.LOWER + NOUNS:
            return misplaced(action, self.clause)
        args: dict[str, int | str] = {
            "card": card_name(q.card),
            "track": track_name(action % NOUNS),
        }
        if action in q.options:
            return Reason("end-of-track", "13J-4.6", args)
        return Reason("not-this-marker", self.clause, args)

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        return Message("ask-lower-other", {"n": q.left, "card": card_name(q.card)})


class PickChoice(Ask[Frame]):
    """Choose one of the two parts of a card: Air Strike (18.19), Bay of Pigs (18.34)."""

    id = "pick-choice"
    clause = "13J-8.1"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [choice for choice in q.options if not self._missing(s, q, choice)]

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        CHOSEN[q.card](s, q.seat, action)

    def _missing(self, s: ThirteenDaysState, q: Frame, choice: int) -> bool:
        """Leaving Alliances needs 2 US cubes there (18.34, R22)."""
        if choice != k.CHOOSE + k.WITHDRAW or not s.options.on("bay_needs_two"):
            return False
        return s.cubes[US * N + ALLIANCES] < 2

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if action in q.options:
            return Reason("needs-two-on-alliances", card_clause(q.card))
        return misplaced(action, card_clause(q.card))

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        name = "bay-of-pigs" if q.card == BAY_OF_PIGS else "air-strike"
        return Message(f"ask-{name}", {"card": card_name(q.card)})


class PickCuba(Ask[Frame]):
    """Pick the Cuba battleground that loses half of its enemy cubes, rounded up (18.19, 18.38)."""

    id = "pick-cuba"
    clause = "13J-18.19"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [k.TARGET + b for b in q.options]

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        remove_half(s, 1 - q.seat, action - k.TARGET)

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if not k.TARGET <= action < k.TARGET + NOUNS:
            return misplaced(action, card_clause(q.card))
        b = action - k.TARGET
        code = "cuba-without-enemies" if b in CUBAS else "only-a-cuba"
        args: dict[str, int | str] = {"card": card_name(q.card), "where": place_name(b)}
        return Reason(code, card_clause(q.card), args)

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        return Message("ask-pick-cuba", {"card": card_name(q.card)})


class PickDiscards(Ask[Discards]):
    """Discard any number of Strategy cards, then draw as many (18.7)."""

    id = "pick-discards"
    clause = "13J-18.7"
    frame = Discards

    def legal(self, s: ThirteenDaysState, q: Discards) -> list[int]:
        actions = [k.DISCARD + card for card in cards_of(s.hands[q.seat])]
        actions.append(k.DONE)
        return actions

    def answer(self, s: ThirteenDaysState, q: Discards, action: int) -> None:
        if action == k.DONE:
            note(s, k.CARDS_DRAWN, q.seat, q.discarded)
            ask_draw(s, q.seat, q.discarded)
            return
        card = action - k.DISCARD
        s.hands[q.seat] ^= 1 << card
        s.discard |= 1 << card
        note(s, k.DISCARDED, q.seat, card)
        s.stack.append(Discards(q.kind, q.seat, q.card, q.discarded + 1))

    def why_not(self, s: ThirteenDaysState, q: Discards, action: int) -> Reason:
        if k.DISCARD <= action < k.DISCARD + NOUNS:
            return Reason("not-in-hand", self.clause, {"card": card_name(action - k.DISCARD)})
        return super().why_not(s, q, action)

    def prompt(self, s: ThirteenDaysState, q: Discards) -> Message:
        return Message("ask-pick-discards", {"n": q.discarded})
