"""Kuhn poker: three cards, two players, one bet. The smallest game with a secret."""

from __future__ import annotations

from detente.core.cards import bitset, cards_of, pick
from detente.core.frame import NOUNS, ForSeat, Frame
from detente.core.game import Game, Question
from detente.core.mechanics import DrawOne
from detente.core.message import Message, Reason
from detente.core.notation import Verb
from detente.core.notes import NoteKind
from detente.core.options import Value
from detente.core.rng import Rng
from detente.core.state import INTS, Result, State, View, note, note_to

SEATS = ("first", "second")
CARDS = ("jack", "queen", "king")
EVERY_CARD = bitset(range(len(CARDS)))

DEAL, CHECK, BET, CALL, FOLD = [verb * NOUNS for verb in range(5)]
VERBS = (
    Verb("deal", "card"),
    Verb("check", leaves_off=True),
    Verb("bet"),
    Verb("call"),
    Verb("fold", leaves_off=True),
)
DEALT, CHECKED, BET_MADE, CALLED, FOLDED, SHOWN = range(6)
NOTES = (
    NoteKind("dealt", "seat:seat", "card:card?"),
    NoteKind("checked", "seat:seat"),
    NoteKind("bet-made", "seat:seat"),
    NoteKind("called", "seat:seat"),
    NoteKind("folded", "seat:seat"),
    NoteKind("shown", "seat:seat", "card:card", reveals=True),
)
TO_DEAL, TO_ACT = range(2)  # the questions
FIELDS = (("hands", "sets:card"), ("paid", INTS))


class KuhnState(State):
    """What each seat holds and has paid: both have put one chip into the pot."""

    def __init__(self) -> None:
        super().__init__()
        self.hands = [0, 0]
        self.paid = [1, 1]


class Deal(DrawOne[KuhnState, ForSeat]):
    """One card to a seat, of those nobody holds."""

    id = "deal"
    clause = "K-1.2"
    frame = ForSeat
    draw = DEAL

    def among(self, s: KuhnState, q: ForSeat) -> int:
        return EVERY_CARD & ~(s.hands[0] | s.hands[1])

    def answer(self, s: KuhnState, q: ForSeat, action: int) -> None:
        s.hands[q.whom] = 1 << action - DEAL
        note_to(s, 1 << q.whom, DEALT, q.whom, action - DEAL)


class Act(Question[KuhnState, Frame]):
    """Check or bet; once somebody has bet, call or fold."""

    id = "act"
    clause = "K-2.1"

    def legal(self, s: KuhnState, q: Frame) -> list[int]:
        return [CALL, FOLD] if behind(s, q.seat) else [CHECK, BET]

    def answer(self, s: KuhnState, q: Frame, action: int) -> None:
        other = 1 - q.seat
        if action in (BET, CALL):
            s.paid[q.seat] += 1
        note(s, action // NOUNS, q.seat)  # the notes of the acts stand in the order of the verbs
        if action == FOLD:
            win(s, other, "folded")
        elif action == BET or (action == CHECK and q.seat == 0):
            s.stack.append(Frame(TO_ACT, other))

    def why_not(self, s: KuhnState, q: Frame, action: int) -> Reason:
        if action < CHECK:
            return Reason("cards-are-dealt", "K-1.2")
        return Reason("bet-stands" if behind(s, q.seat) else "nobody-has-bet", "K-2.2")

    def prompt(self, s: KuhnState, q: Frame) -> Message:
        return Message("ask-bet" if behind(s, q.seat) else "ask-act", {"n": sum(s.paid)})


def behind(s: KuhnState, seat: int) -> bool:
    """Whether the other seat has paid more."""
    return s.paid[1 - seat] > s.paid[seat]


def win(s: KuhnState, seat: int, why: str) -> None:
    """The seat takes the pot: it gains what the other has paid."""
    gain = s.paid[1 - seat]
    s.result = Result((seat,), (gain, -gain) if seat == 0 else (-gain, gain), why)


class Kuhn(Game[KuhnState]):
    """The rules, clause by clause, are in rules.md."""

    name = "kuhn"
    turn_clause = "K-1.3"
    state = KuhnState

    def __init__(self, options: dict[str, Value]) -> None:
        nouns = {"seat": SEATS, "card": CARDS}
        super().__init__((), options, SEATS, VERBS, nouns, (Deal(), Act()), NOTES, FIELDS)

    def set_up(self, s: KuhnState) -> None:
        """A card each, then the first player acts."""
        s.stack = [Frame(TO_ACT, 0), ForSeat(TO_DEAL, 1), ForSeat(TO_DEAL, 0)]

    def proceed(self, s: KuhnState) -> None:
        """Nobody has folded: the cards are shown, and the higher one wins."""
        for seat in range(len(SEATS)):
            note(s, SHOWN, seat, cards_of(s.hands[seat])[0])
        win(s, 0 if s.hands[0] > s.hands[1] else 1, "showdown")

    def observe(self, s: KuhnState, seat: int | None) -> View[KuhnState]:
        """One's own card; all cards when they have been shown."""
        seen = self.clone(s)
        if s.result is None or s.result.why != "showdown":
            seen.hands = [hand if n == seat else 0 for n, hand in enumerate(s.hands)]
        return View(seat, seen, tuple([hand.bit_count() for hand in s.hands]))

    def imagine(self, view: View[KuhnState], rng: Rng) -> KuhnState:
        """Whoever holds a card that is not seen holds any of the others."""
        s = self.clone(view.state)
        for seat, n in enumerate(view.counts):
            if n and not s.hands[seat]:
                s.hands[seat] = 1 << pick(EVERY_CARD & ~(s.hands[0] | s.hands[1]), rng)
        return s
