"""Questions that are neither a card nor a cube: agendas, initiative, markers, options of events."""

from __future__ import annotations

from detente.core.cards import cards_of
from detente.core.frame import NOUNS, Frame
from detente.core.game import Question
from detente.core.message import Message, Reason
from detente.core.state import note, note_to
from detente.games.thirteen_days.board import ALLIANCES, BOTTOM, SEATS, TOP, TRACKS, US, N
from detente.games.thirteen_days.cards import AGENDAS, BAY_OF_PIGS, CARDS
from detente.games.thirteen_days.command import says_seat
from detente.games.thirteen_days.events import ANSWERED
from detente.games.thirteen_days.questions.cubes import where
from detente.games.thirteen_days.state import ThirteenDaysState
from detente.games.thirteen_days.verbs import (
    AGENDA,
    AGENDA_CHOSEN,
    CARDS_DRAWN,
    CHOOSE,
    DECLINE,
    DISCARD,
    DISCARDED,
    DONE,
    INITIATIVE,
    INITIATIVE_NAMED,
    LOWER,
    RAISE,
    TARGET,
    WITHDRAW,
    ask_draw,
    remove,
    shift,
)


class PickAgenda(Question[ThirteenDaysState]):
    """Both choose one of their three agendas, in secret and at the same time (6.5, 6.9)."""

    id = "pick-agenda"
    clause = "13J-6.5"
    together = True

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [AGENDA + agenda for agenda in cards_of(s.candidates[q.seat])]

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        s.agenda[q.seat] = 1 << (action - AGENDA)
        note_to(s, 1 << q.seat, AGENDA_CHOSEN, q.seat, action - AGENDA)

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if AGENDA <= action < AGENDA + NOUNS:
            name = f"agenda-{AGENDAS[action - AGENDA]}"
            return Reason("not-a-candidate", self.clause, {"agenda": name})
        return super().why_not(s, q, action)


class NameInitiative(Question[ThirteenDaysState]):
    """The side with less Prestige, the USSR when level, names who plays first (7.2, 7.3)."""

    id = "initiative"
    clause = "13J-7.2"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [INITIATIVE + seat for seat in range(len(SEATS))]

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        s.initiative = action - INITIATIVE
        note(s, INITIATIVE_NAMED, q.seat, s.initiative)


class ShiftMarker(Question[ThirteenDaysState]):
    """Move one marker of the seat in `q.step` up to `q.left` spaces, one way."""

    id = "shift"
    clause = "13J-8.7"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        actions = self.moves(s, q)
        actions.append(DONE)
        return actions

    def moves(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        """The moves of `q.options` that the ends of the tracks still allow (4.6)."""
        if q.left == 0:
            return []
        base = (q.step & 1) * 3
        found: list[int] = []
        for move in q.options:
            if move >= LOWER:
                if s.defcon[base + move - LOWER] > BOTTOM:
                    found.append(move)
            elif s.defcon[base + move - RAISE] < TOP:
                found.append(move)
        return found

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        if action == DONE:
            if q.card in ANSWERED:
                ANSWERED[q.card](s, q, action)
            return
        shift(s, q.step & 1, action % NOUNS, -1 if action >= LOWER else 1)
        rest = self.rest(q, action)
        s.stack.append(Frame(q.kind, q.seat, q.card, q.step, q.left - 1, rest))

    def rest(self, q: Frame, action: int) -> tuple[int, ...]:
        """What may follow: the same marker, the same way."""
        return (action,)

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if not RAISE <= action < LOWER + NOUNS:
            return Reason("asked-something-else", self.clause)
        args: dict[str, int | str] = {
            "track": f"track-{TRACKS[action % NOUNS]}",
            "card": f"card-{CARDS[q.card]}",
        }
        if q.left == 0:
            return Reason("event-used-up", "13J-8.2", {"card": f"card-{CARDS[q.card]}"})
        if action in q.options:
            return Reason("end-of-track", "13J-4.6", args)
        if action >= LOWER and RAISE + action - LOWER in q.options and len(q.options) > 1:
            return Reason("lowering-is-barred", "13J-8.12", args)
        return Reason("not-this-marker", f"13J-18.{q.card + 1}", args)

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        args: dict[str, int | str] = {
            "left": q.left,
            "card": f"card-{CARDS[q.card]}",
            "owner": says_seat(q.step & 1),
        }
        return Message(f"ask-{self.id}", args)


class ShiftTwo(ShiftMarker):
    """Move up to two own markers 1 space each, on different tracks (18.3)."""

    id = "shift-two"
    clause = "13J-18.3"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        actions = self.moves(s, q)
        if q.left == 1 and actions and not s.options.on("fifty_fifty_partial"):
            return actions  # all or nothing: the second marker must move too
        actions.append(DONE)
        return actions

    def rest(self, q: Frame, action: int) -> tuple[int, ...]:
        return tuple([move for move in q.options if move % NOUNS != action % NOUNS])

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if action == DONE:
            return Reason("both-or-none", "13J-18.3", {"card": f"card-{CARDS[q.card]}"})
        return super().why_not(s, q, action)


class LowerOther(Question[ThirteenDaysState]):
    """You may lower one other marker by exactly what was raised (18.22)."""

    id = "lower-other"
    clause = "13J-18.22"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        actions = [m for m in q.options if s.defcon[US * 3 + m - LOWER] > BOTTOM]
        actions.append(DECLINE)
        return actions

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        if action != DECLINE:
            shift(s, US, action - LOWER, -q.left)

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if not LOWER <= action < LOWER + NOUNS:
            return super().why_not(s, q, action)
        track = f"track-{TRACKS[action - LOWER]}"
        if action in q.options:
            return Reason("end-of-track", "13J-4.6", {"track": track})
        return Reason("one-of-the-others", self.clause, {"track": track})

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        return Message("ask-lower-other", {"n": q.left, "card": f"card-{CARDS[q.card]}"})


class PickChoice(Question[ThirteenDaysState]):
    """Choose one of the two parts of a card: Air Strike (18.19), Bay of Pigs (18.34)."""

    id = "pick-choice"
    clause = "13J-8.1"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [choice for choice in q.options if not self._missing(s, q, choice)]

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        ANSWERED[q.card](s, q, action)

    def _missing(self, s: ThirteenDaysState, q: Frame, choice: int) -> bool:
        """Leaving Alliances needs 2 US cubes there (18.34, R22)."""
        if choice != CHOOSE + WITHDRAW or not s.options.on("bay_needs_two"):
            return False
        return s.cubes[US * N + ALLIANCES] < 2

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if action in q.options:
            return Reason("needs-two-on-alliances", "13J-18.34", {"card": f"card-{CARDS[q.card]}"})
        if CHOOSE <= action < CHOOSE + NOUNS:
            card = f"card-{CARDS[q.card]}"
            return Reason("other-card-s-choice", f"13J-18.{q.card + 1}", {"card": card})
        return super().why_not(s, q, action)

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        name = "bay-of-pigs" if q.card == BAY_OF_PIGS else "air-strike"
        return Message(f"ask-{name}", {"card": f"card-{CARDS[q.card]}"})


class PickCuba(Question[ThirteenDaysState]):
    """Pick the Cuba battleground that loses half of its enemy cubes, rounded up (18.19, 18.38)."""

    id = "pick-cuba"
    clause = "13J-18.19"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [TARGET + b for b in q.options]

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        b = action - TARGET
        half = (s.cubes[(1 - q.seat) * N + b] + 1) // 2
        if half:
            remove(s, 1 - q.seat, b, half)

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if TARGET <= action < TARGET + NOUNS:
            return Reason(
                "not-this-cuba",
                f"13J-18.{q.card + 1}",
                {"where": where(action - TARGET), "card": f"card-{CARDS[q.card]}"},
            )
        return super().why_not(s, q, action)

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        return Message("ask-pick-cuba", {"card": f"card-{CARDS[q.card]}"})


class PickDiscards(Question[ThirteenDaysState]):
    """Discard any number of Strategy cards, then draw as many (18.7). `q.step` counts them."""

    id = "pick-discards"
    clause = "13J-18.7"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        actions = [DISCARD + card for card in cards_of(s.hands[q.seat])]
        actions.append(DONE)
        return actions

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        if action == DONE:
            note(s, CARDS_DRAWN, q.seat, q.step)
            ask_draw(s, q.seat, q.step)
            return
        card = action - DISCARD
        s.hands[q.seat] ^= 1 << card
        s.discard |= 1 << card
        note(s, DISCARDED, q.seat, card)
        s.stack.append(Frame(q.kind, q.seat, q.card, q.step + 1))

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if DISCARD <= action < DISCARD + NOUNS:
            card = f"card-{CARDS[action - DISCARD]}"
            return Reason("not-in-hand", self.clause, {"card": card})
        return super().why_not(s, q, action)

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        return Message("ask-pick-discards", {"n": q.step})
