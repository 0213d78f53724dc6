"""What chance is asked: the next Strategy card, the next agenda, a card from a hand."""

from __future__ import annotations

from detente.core.cards import cards_of, pick
from detente.core.frame import Frame
from detente.core.game import Question
from detente.core.rng import Rng
from detente.core.state import note, note_to
from detente.games.thirteen_days.cards import INTELLIGENCE_REPORTS
from detente.games.thirteen_days.state import ThirteenDaysState
from detente.games.thirteen_days.verbs import (
    AGENDA_DRAWN,
    ALLIANCES_DRAWN,
    CARD_TAKEN,
    DEAL,
    REPLACEMENT_DRAWN,
    REVEAL,
    STEAL,
)


class DealCards(Question[ThirteenDaysState, Frame]):
    """Deal `q.left` Strategy cards to the seat `q.step`, one at a time (7.1)."""

    id = "deal"
    clause = "13J-7.1"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [DEAL + card for card in cards_of(s.deck)]

    def outcome(self, s: ThirteenDaysState, q: Frame, rng: Rng) -> int:
        return DEAL + pick(s.deck, rng)

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        card = action - DEAL
        s.deck ^= 1 << card
        s.hands[q.step] |= 1 << card
        if q.card == INTELLIGENCE_REPORTS:
            note(s, REPLACEMENT_DRAWN, q.step)
        if q.left > 1:
            s.stack.append(Frame(q.kind, q.seat, q.card, q.step, q.left - 1))


class DrawAgendas(Question[ThirteenDaysState, Frame]):
    """Draw `q.left` agendas for the seat `q.step`; they are shown (6.1, 6.2)."""

    id = "draw-agendas"
    clause = "13J-6.1"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [REVEAL + agenda for agenda in cards_of(s.agenda_deck)]

    def outcome(self, s: ThirteenDaysState, q: Frame, rng: Rng) -> int:
        return REVEAL + pick(s.agenda_deck, rng)

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        agenda = action - REVEAL
        s.agenda_deck ^= 1 << agenda
        s.candidates[q.step] |= 1 << agenda
        note(s, AGENDA_DRAWN, q.step, agenda)
        if q.left > 1:
            s.stack.append(Frame(q.kind, q.seat, step=q.step, left=q.left - 1))


class StealCard(Question[ThirteenDaysState, Frame]):
    """Take a card at random from the hand of the opponent of `q.step` (18.6)."""

    id = "steal"
    clause = "13J-18.6"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [STEAL + card for card in cards_of(s.hands[1 - q.step])]

    def outcome(self, s: ThirteenDaysState, q: Frame, rng: Rng) -> int:
        return STEAL + pick(s.hands[1 - q.step], rng)

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        card = action - STEAL
        s.hands[1 - q.step] ^= 1 << card
        s.taken = card
        note_to(s, 0b11, CARD_TAKEN, q.step, 1 - q.step, card)


class DrawForAlliances(Question[ThirteenDaysState, Frame]):
    """Draw the top Strategy card for the Alliances leader, who looks at it alone (12.5)."""

    id = "draw-for-alliances"
    clause = "13J-12.5"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [DEAL + card for card in cards_of(s.deck)]

    def outcome(self, s: ThirteenDaysState, q: Frame, rng: Rng) -> int:
        return DEAL + pick(s.deck, rng)

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        s.drawn = action - DEAL
        s.deck ^= 1 << s.drawn
        note_to(s, 1 << q.step, ALLIANCES_DRAWN, q.step, s.drawn)
