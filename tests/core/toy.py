"""A game of three seats that uses everything core offers: secret picks, a die, steps, asides."""

from __future__ import annotations

from detente.core.cards import bitset, cards_of
from detente.core.frame import CHANCE, NOUNS, Frame
from detente.core.game import Game, Question
from detente.core.message import Reason
from detente.core.notation import Verb
from detente.core.notes import NoteKind
from detente.core.options import Option, Value, switch
from detente.core.rng import Rng
from detente.core.state import Result, State, View, note, note_to

SEATS = ("red", "blue", "green")
CARDS = ("ace", "king", "queen")
VERBS = (
    Verb("done"),
    Verb("pick", "card"),
    Verb("roll", "face"),
    Verb("step"),
    Verb("shout", "card"),
)
PICK, ROLL, STEP, SHOUT = NOUNS, 2 * NOUNS, 3 * NOUNS, 4 * NOUNS
NOTES = (
    NoteKind("picked", "seat:seat", "card:card?"),
    NoteKind("rolled", "n"),
    NoteKind("shown", "seat:seat", "card:card", reveals=True),
    NoteKind("stepped", "seat:seat"),
)
OPTIONS = (
    Option("faces", 2, (2, 3), "T-1"),
    Option("mood", "calm", ("calm", "loud"), "T-2"),
    switch("quick", False, "T-3"),
)
FIELDS = (
    ("picks", "sets:card"),
    ("deck", "set:card"),
    ("board", "bytes"),
    ("rolls", "ints"),
    ("phase", "int"),
)


class ToyState(State):
    picks: list[int]
    deck: int
    board: bytearray
    rolls: list[int]
    phase: int


class Pick(Question[ToyState, Frame]):
    id = "pick"
    clause = "T-1"
    together = True

    def legal(self, s: ToyState, q: Frame) -> list[int]:
        return [PICK + card for card in cards_of(s.deck)]

    def answer(self, s: ToyState, q: Frame, action: int) -> None:
        s.picks[q.seat] = 1 << action - PICK
        note_to(s, 1 << q.seat, 0, q.seat, action - PICK)


class Roll(Question[ToyState, Frame]):
    id = "roll"
    clause = "T-2"

    def legal(self, s: ToyState, q: Frame) -> list[int]:
        return [ROLL + face for face in range(s.options.number("faces"))]

    def odds(self, s: ToyState, q: Frame) -> list[int]:
        return [face + 1 for face in range(s.options.number("faces"))]

    def answer(self, s: ToyState, q: Frame, action: int) -> None:
        s.rolls.append(action - ROLL)
        note(s, 1, action - ROLL)


class Steps(Question[ToyState, Frame]):
    """Up to two steps, then done; the others may shout meanwhile."""

    id = "steps"
    clause = "T-3"

    def legal(self, s: ToyState, q: Frame) -> list[int]:
        return [STEP, 0] if q.left else [0]

    def answer(self, s: ToyState, q: Frame, action: int) -> None:
        if action == STEP:
            s.board[q.seat] += 1
            note(s, 3, q.seat)
            s.stack.append(Frame(q.kind, q.seat, left=q.left - 1))
        elif s.picks[q.seat]:
            note(s, 2, q.seat, cards_of(s.picks[q.seat])[0])

    def asides(self, s: ToyState, q: Frame, seat: int) -> list[int]:
        return [SHOUT] if s.options.word("mood") == "loud" and seat >= 0 else []

    def hear(self, s: ToyState, q: Frame, seat: int, action: int) -> None:
        s.board[seat] += 10


class Toy(Game[ToyState]):
    name = "toy"
    turn_clause = "T-0"
    table: tuple[Option, ...] = OPTIONS
    cards: tuple[str, ...] = CARDS
    roll: Question[ToyState, Frame] = Roll()
    steps: Question[ToyState, Frame] = Steps()

    def __init__(self, **options: Value) -> None:
        nouns: dict[str, tuple[str, ...]] = {
            "seat": SEATS,
            "card": self.cards,
            "face": ("one", "two", "three"),
        }
        questions = (Pick(), self.roll, self.steps)
        super().__init__(self.table, options, SEATS, VERBS, nouns, questions, NOTES, FIELDS)

    def empty(self) -> ToyState:
        s = ToyState()
        s.options = self.options
        s.picks = [0, 0, 0]
        s.deck = bitset(range(len(CARDS)))
        s.board = bytearray(len(SEATS))
        s.rolls = []
        s.phase = 0
        return s

    def set_up(self, s: ToyState) -> None:
        pass

    def clone(self, s: ToyState) -> ToyState:
        c = self.empty()
        c.stack, c.result = s.stack.copy(), s.result
        c.picks, c.deck, c.board = s.picks.copy(), s.deck, s.board.copy()
        c.rolls, c.phase = s.rolls.copy(), s.phase
        return c

    def proceed(self, s: ToyState) -> None:
        s.phase += 1
        if s.phase == 1:
            s.stack = [Frame(0, seat) for seat in (2, 1, 0)]
        elif s.phase == 2:
            s.stack = [Frame(1, CHANCE)]
        elif s.phase == 3:
            s.stack = [Frame(2, 0, left=2)]
        else:
            s.result = Result((0,), (1, 0, 0), "steps")

    def observe(self, s: ToyState, seat: int | None) -> View[ToyState]:
        seen = self.clone(s)
        seen.picks = [pick if other == seat else 0 for other, pick in enumerate(s.picks)]
        return View(seat, seen, tuple([pick.bit_count() for pick in s.picks]))

    def imagine(self, view: View[ToyState], rng: Rng) -> ToyState:
        s = self.clone(view.state)
        for seat, n in enumerate(view.counts):
            if n and not s.picks[seat]:
                s.picks[seat] = 1 << rng.below(len(CARDS))
        return s

    def danger(self, s: ToyState, seat: int, action: int) -> Reason | None:
        return None
