"""Questions that are neither a card nor a cube: agendas, initiative, markers, options of events."""

from __future__ import annotations

from detente.core.frame import NOUNS, Frame
from detente.core.guard import Act, Source
from detente.core.message import Message, Reason
from detente.core.state import note, note_to
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import SEATS, US
from detente.games.thirteen_days.cards import BAY_OF_PIGS
from detente.games.thirteen_days.events import CHOSEN, MOVED
from detente.games.thirteen_days.frames import Discards, Marker
from detente.games.thirteen_days.guards import (
    AnotherMarker,
    BothOrNone,
    CubaWithEnemies,
    EndOfTrackOfCard,
    EventUsedUp,
    MarkerOffered,
    NeedsTwoOnAlliances,
    NotACandidate,
    NotInHandToDiscard,
    OtherMarker,
)
from detente.games.thirteen_days.names import card_clause, card_name, of_card, seat_name
from detente.games.thirteen_days.questions.base import Ask, AskOfCard, misplaced
from detente.games.thirteen_days.state import ThirteenDaysState
from detente.games.thirteen_days.verbs import ask_draw, remove_half, shift


class PickAgenda(Ask[Frame]):
    """Both choose one of their three agendas, in secret and at the same time (6.5, 6.9)."""

    id = "pick-agenda"
    clause = "13J-6.5"
    together = True
    quiet = True
    acts = (Act(k.AGENDA, NotACandidate()),)

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        s.agenda[q.seat] = 1 << (action - k.AGENDA)
        note_to(s, 1 << q.seat, k.AGENDA_CHOSEN, q.seat, action - k.AGENDA)


class NameInitiative(Ask[Frame]):
    """The side with less Prestige, the USSR when level, names who plays first (7.2, 7.3)."""

    id = "initiative"
    clause = "13J-7.2"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [k.INITIATIVE + seat for seat in range(len(SEATS))]

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        s.initiative = action - k.INITIATIVE
        note(s, k.INITIATIVE_NAMED, q.seat, s.initiative)


class ShiftMarker(AskOfCard[Marker]):
    """Move one marker of `q.owner` up to `q.left` spaces, one way."""

    id = "shift"
    clause = "13J-8.7"
    frame = Marker
    acts = (Act(k.RAISE, EventUsedUp(), MarkerOffered(), EndOfTrackOfCard(), verbs=2),)  # and LOWER
    leaves = k.DONE
    optional = True

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
    acts = (
        Act(k.RAISE, EventUsedUp(), AnotherMarker(), EndOfTrackOfCard(), BothOrNone(), verbs=2),
    )
    optional = False

    def may_leave(self, s: ThirteenDaysState, q: Marker) -> bool:
        """Before the first marker; then the second must move too, unless the option lets it be."""
        return q.left != 1 or s.options.on("fifty_fifty_partial")

    def stays(self, s: ThirteenDaysState, q: Marker) -> Reason:
        return Reason("both-or-none", self.clause, of_card(q.card))

    def rest(self, q: Marker, action: int) -> tuple[int, ...]:
        return tuple([move for move in q.options if move % NOUNS != action % NOUNS])


class LowerOther(Ask[Frame]):
    """You may lower one other marker by exactly what was raised (18.22)."""

    id = "lower-other"
    clause = "13J-18.22"
    acts = (Act(k.RAISE, OtherMarker(), EndOfTrackOfCard(), verbs=2),)
    leaves = k.DECLINE
    optional = True

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        if action != k.DECLINE:
            shift(s, US, action - k.LOWER, -q.left)

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        return Message("ask-lower-other", {"n": q.left, "card": card_name(q.card)})


class ChoiceOffered(Source[ThirteenDaysState, Frame]):
    """The two parts of the card (18.19, 18.34)."""

    def listed(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [choice - k.CHOOSE for choice in q.options]

    def reason(self, s: ThirteenDaysState, q: Frame, choice: int) -> Reason:
        return misplaced(k.CHOOSE + choice, card_clause(q.card))


class PickChoice(AskOfCard[Frame]):
    """Choose one of the two parts of a card: Air Strike (18.19), Bay of Pigs (18.34)."""

    id = "pick-choice"
    clause = "13J-8.1"
    acts = (Act(k.CHOOSE, ChoiceOffered(), NeedsTwoOnAlliances()),)

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        CHOSEN[q.card](s, q, action - k.CHOOSE)

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        name = "bay-of-pigs" if q.card == BAY_OF_PIGS else "air-strike"
        return Message(f"ask-{name}", {"card": card_name(q.card)})


class PickCuba(AskOfCard[Frame]):
    """Pick the Cuba battleground that loses half of its enemy cubes, rounded up (18.19, 18.38)."""

    id = "pick-cuba"
    clause = "13J-18.19"
    acts = (Act(k.TARGET, CubaWithEnemies()),)

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        remove_half(s, 1 - q.seat, action - k.TARGET)

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        return Message("ask-pick-cuba", {"card": card_name(q.card)})


class PickDiscards(Ask[Discards]):
    """Discard any number of Strategy cards, then draw as many (18.7)."""

    id = "pick-discards"
    clause = "13J-18.7"
    frame = Discards
    acts = (Act(k.DISCARD, NotInHandToDiscard()),)
    leaves = k.DONE
    optional = True

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

    def prompt(self, s: ThirteenDaysState, q: Discards) -> Message:
        return Message("ask-pick-discards", {"n": q.discarded})
