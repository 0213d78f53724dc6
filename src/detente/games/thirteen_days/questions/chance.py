"""What chance is asked: the next Strategy card, the next agenda, a card from a hand."""

from __future__ import annotations

from detente.core.frame import ForSeat, for_seat
from detente.core.mechanics import DrawOne
from detente.core.state import note, note_to
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.cards import INTELLIGENCE_REPORTS
from detente.games.thirteen_days.state import ThirteenDaysState


class FromDeck(DrawOne[ThirteenDaysState, ForSeat]):
    """The next Strategy card for the seat `q.whom`."""

    frame = ForSeat
    draw = k.DEAL

    def among(self, s: ThirteenDaysState, q: ForSeat) -> int:
        return s.deck


class DealCards(FromDeck):
    """Deal `q.left` Strategy cards, one at a time (7.1)."""

    id = "deal"
    clause = "13J-7.1"

    def answer(self, s: ThirteenDaysState, q: ForSeat, action: int) -> None:
        card = action - k.DEAL
        s.deck ^= 1 << card
        s.hands[q.whom] |= 1 << card
        if q.card == INTELLIGENCE_REPORTS:
            note(s, k.REPLACEMENT_DRAWN, q.whom)
        if q.left > 1:
            s.stack.append(for_seat(q.kind, q.whom, q.card, q.left - 1))


class DrawForAlliances(FromDeck):
    """The top Strategy card, which the Alliances leader looks at alone (12.5)."""

    id = "draw-for-alliances"
    clause = "13J-12.5"

    def answer(self, s: ThirteenDaysState, q: ForSeat, action: int) -> None:
        s.drawn = action - k.DEAL
        s.deck ^= 1 << s.drawn
        note_to(s, 1 << q.whom, k.ALLIANCES_DRAWN, q.whom, s.drawn)


class DrawAgendas(DrawOne[ThirteenDaysState, ForSeat]):
    """Draw `q.left` agendas for the seat `q.whom`; they are shown (6.1, 6.2)."""

    id = "draw-agendas"
    clause = "13J-6.1"
    frame = ForSeat
    draw = k.REVEAL

    def among(self, s: ThirteenDaysState, q: ForSeat) -> int:
        return s.agenda_deck

    def answer(self, s: ThirteenDaysState, q: ForSeat, action: int) -> None:
        agenda = action - k.REVEAL
        s.agenda_deck ^= 1 << agenda
        s.candidates[q.whom] |= 1 << agenda
        note(s, k.AGENDA_DRAWN, q.whom, agenda)
        if q.left > 1:
            s.stack.append(for_seat(q.kind, q.whom, 0, q.left - 1))


class StealCard(DrawOne[ThirteenDaysState, ForSeat]):
    """Take a card at random from the hand of the opponent of `q.whom` (18.6)."""

    id = "steal"
    clause = "13J-18.6"
    frame = ForSeat
    draw = k.STEAL

    def among(self, s: ThirteenDaysState, q: ForSeat) -> int:
        return s.hands[1 - q.whom]

    def answer(self, s: ThirteenDaysState, q: ForSeat, action: int) -> None:
        card = action - k.STEAL
        s.hands[1 - q.whom] ^= 1 << card
        s.taken = card
        note_to(s, 0b11, k.CARD_TAKEN, q.whom, 1 - q.whom, card)
