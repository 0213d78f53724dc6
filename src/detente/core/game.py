"""The rules of one title, bound together: the API every caller sees."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, ClassVar, Final, Generic, TypeAlias

from detente.core.compiled import mypyc_attr
from detente.core.frame import CHANCE, NOBODY, F, Frame
from detente.core.habits import Habit
from detente.core.memory import Memory
from detente.core.message import Message, Reason
from detente.core.notation import (
    CALL_OFF,
    DRAW,
    RESIGN,
    TIME_OUT,
    Notation,
    Verb,
    no_such_action,
)
from detente.core.notes import Note, NoteKind, redact, say
from detente.core.options import Option, Options, Value
from detente.core.rng import Rng
from detente.core.state import (
    Fields,
    Result,
    S,
    State,
    View,
    copy_state,
    dump_fields,
    dump_state,
    load_state,
)

AGREED: Final = {DRAW: "agreed", CALL_OFF: "called-off"}
"""Why a game is over that all have agreed to end."""

Stake: TypeAlias = tuple[str, str]
"""What may be won or lost: its kind, and which of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S, F]):
    """One kind of question: what may be answered, what an answer does, and why not another.

    `id` names the prompt; `clause` is the rule that makes the question. Questions marked
    `together` that lie on each other on top of the stack are put to their seats at the same
    time and answered in secret, in any order. At a `quiet` one nothing is half done: the position
    can be valued as it is. `ahead` are those of its answers that make sense before it is asked:
    whoever is not on turn may leave one with the table.
    """

    id: ClassVar[str] = ""
    clause: ClassVar[str] = ""
    together: ClassVar[bool] = False
    quiet: ClassVar[bool] = False
    ahead: ClassVar[tuple[int, ...]] = ()
    frame: ClassVar[type[Frame]] = Frame  # what the question is made of

    def under(self, options: Options) -> Question[S, F]:
        """The question as it is put in a game with these options."""
        return self

    def legal(self, s: S, q: F) -> list[int]:
        """The answers open to the seat that is asked, in a fixed order; never empty."""
        raise AssertionError(f"{self.id} lists no answers")

    def at_random(self, s: S, q: F, rng: Rng) -> int:
        """One of the answers of `legal`, each equally likely: with the same luck, the same one."""
        options = self.legal(s, q)
        return options[rng.below(len(options))]

    def answer(self, s: S, q: F, action: int) -> None:
        """Do what `action` says. The question is already off the stack."""
        raise AssertionError(f"{self.id} hears no answer")

    def why_not(self, s: S, q: F, action: int) -> Reason:
        """Why `action`, which is not legal, is not."""
        return Reason("asked-something-else", self.clause)

    def prompt(self, s: S, q: F) -> Message:
        """What the seat is asked, in one sentence."""
        return Message(f"ask-{self.id}")

    def cards(self, seat: int) -> list[str]:
        """What a question with answers `ahead` can be about for a seat: ids of cards, in order."""
        return []

    def off_turn(self, s: S, q: F) -> bool:
        """Whether the seat is asked while another is on turn: its answer may have been left."""
        return bool(self.ahead)

    def outcome(self, s: S, q: F, rng: Rng) -> int:
        """One answer of chance, drawn with its true odds (questions to CHANCE only)."""
        return self.at_random(s, q, rng)

    def run(self, s: S, q: F, rng: Rng) -> None:
        """Chance answers, and what it is asked next if that is only more of the same."""
        action = self.outcome(s, q, rng)
        s.stack.pop()
        self.answer(s, q, action)

    def odds(self, s: S, q: F) -> list[int]:
        """How often each answer of `legal` comes, as weights (questions to CHANCE only)."""
        return [1] * len(self.legal(s, q))

    def asides(self, s: S, q: F, seat: int) -> list[int]:
        """What a seat that is not asked may say meanwhile; nobody waits for it."""
        return []

    def hear(self, s: S, q: F, seat: int, action: int) -> None:
        """Do what an aside says. The question is still on the stack."""
        raise AssertionError(f"{self.id} takes no asides")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one title with its options. Holds no position of its own."""

    name: ClassVar[str] = ""
    turn_clause: ClassVar[str] = ""  # the rule that says whose turn it is
    draw_clause: ClassVar[str] = ""  # the rule by which seats agree on a draw, if there is one
    plays: ClassVar[tuple[str, ...]] = ()  # questions whose answers are its plays: cards, or moves
    own_cards: ClassVar[bool] = False  # its option `cards` names a set that lies in a folder
    state: ClassVar[type[Any]] = State  # what a position is, where `empty` is not told otherwise
    degrees: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By kind of stake: how it can stand with a seat, the worst for it first."""
    endless: bool = False  # options let it go on for ever, unless its players agree on a draw

    def __init__(
        self,
        table: tuple[Option, ...],
        given: dict[str, Value],
        seats: tuple[str, ...],
        verbs: tuple[Verb, ...],
        nouns: dict[str, tuple[str, ...]],
        questions: tuple[Question[S, Any], ...],
        notes: tuple[NoteKind, ...],
        fields: Fields,
    ) -> None:
        self.options: Final = Options(self.name, table, given)
        self.version: Final = self.options.version  # moves only when behaviour moves
        self.seats: Final = seats
        self.nouns: Final = nouns
        self.questions: Final = tuple([question.under(self.options) for question in questions])
        self.together: Final = tuple([question.together for question in questions])
        self.calm: Final = tuple([question.quiet for question in questions])
        self.frames: Final = tuple([question.frame for question in questions])
        self.notes: Final = notes
        self.fields: Final = fields
        self.notation: Final = Notation(verbs, nouns)
        self.notices: Final = type(self).notice is not Game.notice

    def __reduce__(self) -> tuple[object, ...]:
        return (_opened, (self.name, self.version, self.options.changed()))

    # -- what a game must say ------------------------------------------------------------

    def empty(self) -> S:
        """A state with every field there and nothing in it."""
        s: S = self.state()
        s.options = self.options
        return s

    def set_up(self, s: S) -> None:
        """Lay out the game in an empty state."""
        raise AssertionError("a game sets itself up")

    def clone(self, s: S) -> S:
        """A copy that shares nothing that changes. A game that is searched writes its own."""
        return copy_state(self.empty(), s, self.fields)

    def proceed(self, s: S) -> None:
        """While nothing is asked and nobody has won: go on with the sequence of play."""
        raise AssertionError("a game knows its sequence of play")

    def observe(self, s: S, seat: int | None) -> View[S]:
        """What `seat` (None: a spectator) may know: the only way out of a state."""
        raise AssertionError("a game keeps its own secrets")

    def imagine(self, view: View[S], rng: Rng) -> S:
        """A full state that this view cannot tell from the real one."""
        raise AssertionError("a game imagines its own secrets")

    def to_json(self, view: View[S]) -> Mapping[str, object]:
        """A view in plain JSON types, for the wire.

        A game with a page of its own declares them in its `position` module. They are there to be
        read: what did not change is the same object in every view, so whoever wants to change
        something copies it first.
        """
        return {**self.shared(view), **self.own(view)}

    def shared(self, view: View[S]) -> Mapping[str, object]:
        """What of a view is the same for everybody who looks on: made once for all of them."""
        return {}

    def own(self, view: View[S]) -> Mapping[str, object]:
        """What of a view depends on who looks on; all of it, if nothing is said."""
        return dump_fields(view.state, self.fields, self.nouns)

    def recall(self, view: View[S]) -> Mapping[str, object]:
        """A view of a moment gone by, while the game goes on: without what is shown only once."""
        return self.to_json(view)

    def catalogue(self) -> Mapping[str, object]:
        """What is printed on cards and board, in plain JSON types, for pages and tools."""
        return {}

    def words(self, language: str) -> str:
        """Names and texts of pieces that are data, not text files, as Fluent source."""
        return ""

    def svg(self, view: View[S], lang: str = "en", theme: str = "light") -> str:
        """A view as a picture, drawn as the page draws it; `theme` may be "dark"."""
        drawn: str = import_module("detente.drawing").svg(self, view, lang, theme)
        return drawn

    def evaluate(self, s: S, seat: int) -> float:
        """What a position is worth to `seat`, from -1 to 1: for bots, never for rules."""
        if s.result is None or not s.result.winners:
            return 0.0
        return 1.0 if seat in s.result.winners else -1.0

    def terms(self, s: S, seat: int) -> dict[str, float]:
        """What makes a position worth what it is to `seat`, by name, in the unit of the game (VP,
        electoral votes, Prestige, tokens): for bots to say why, never for rules.
        """
        return {}

    def stakes(self, s: S, seat: int) -> dict[Stake, int]:
        """How it stands with what players speak of, for `seat`: a place in `degrees` each, what
        weighs most first. Only what the seat can see counts: for bots to say why, never for rules.
        """
        return {}

    def stake_id(self, s: S, stake: Stake) -> str | None:
        """The message that names a stake in a position, "" for one that needs no name; None where
        there is nothing to be named.
        """
        return stake[1]

    def standing(self, s: S) -> list[float]:
        """How a game stands, in its unit (`page-stands` in its words): how far the first seat is
        ahead or, where all play for themselves, what each has. For who looks back, never for rules;
        nothing where it cannot be said.
        """
        return []

    def audit(self, s: S) -> None:
        """Assert what must be true of every position: for tests, never for play."""

    def memory(self, seat: int | None) -> Memory[S]:
        """What `seat` (None: a spectator) can tell from its own log: for tests, never for play.

        A game whose cards do not travel needs none.
        """
        return Memory(seat)

    def expect(self, view: View[S], action: int) -> Mapping[str, object]:
        """What a legal answer of the view's seat would bring, for who asks before giving it."""
        return {}

    def danger(self, s: S, seat: int, action: int) -> Reason | None:
        """Why a legal action can lose the game at once, from what `seat` knows; None if not."""
        return None

    def habits(self, s: S, seat: int, action: int) -> list[Habit]:
        """What a legal action, before it is played, shows of how the seats play."""
        return []

    @property
    def sides(self) -> tuple[str, ...]:
        """What can be played: the seats themselves, or what they choose among."""
        return self.seats

    def side(self, s: S, seat: int) -> int:
        """Which of `sides` a seat plays."""
        return seat

    def points(self, result: Result) -> tuple[int, ...]:
        """What a game counts for each seat in a series: 2 for a win, 1 for a draw.

        A game that was called off counts nothing.
        """
        if result.why == AGREED[CALL_OFF]:
            return tuple([0] * len(self.seats))
        if len(result.winners) == 1:
            return tuple([2 if seat in result.winners else 0 for seat in range(len(self.seats))])
        return tuple([1] * len(self.seats))

    def safer(self, s: S, seat: int, action: int) -> int | None:
        """A legal act without danger instead of one with: to leave off, or another with its noun.

        None if there is none that comes to mind at once.
        """
        verb, noun = self.notation.verb(action), self.notation.noun(action)
        open = [other for other in self.legal(s, seat) if other != action]
        stops = [other for other in open if self.notation.verb(other).leaves_off]
        uses = [
            other
            for other in open
            if noun and self.notation.noun(other) == noun
            if self.notation.verb(other).kind == verb.kind
        ]
        for other in stops + uses:
            if self.danger(s, seat, other) is None:
                return other
        return None

    def resign(self, s: S, seat: int) -> None:
        """The seat gives up: everyone else wins."""
        winners = tuple([n for n in range(len(self.seats)) if n != seat])
        scores = tuple([0 if n == seat else 1 for n in range(len(self.seats))])
        s.stack.clear()
        s.result = Result(winners, scores, "resigned")

    # -- what follows from it ------------------------------------------------------------

    def new(self, notes: list[Note] | None = None) -> S:
        """The position at the start, with the first question open."""
        s = self.empty()
        s.notes = notes
        self.set_up(s)
        if not s.stack:
            self.proceed(s)
        return s

    def give_up(self, s: S, seat: int) -> None:
        """Carry out a resignation and go on, where the game goes on without that seat."""
        self.resign(s, seat)
        if not s.stack and s.result is None:
            self.proceed(s)

    def agree(self, s: S, action: int) -> None:
        """Everybody agrees to end the game: nobody wins, nobody scores."""
        s.stack.clear()
        s.result = Result((), tuple([0] * len(self.seats)), AGREED[action])

    def apply_outside(self, s: S, seat: int, action: int) -> None:
        """Carry out an action outside the table: a seat gives up, or all end the game."""
        if action in (RESIGN, TIME_OUT):
            self.give_up(s, seat)
        elif action in AGREED:
            self.agree(s, action)
        if action == TIME_OUT and s.result is not None:
            s.result = Result(s.result.winners, s.result.scores, "time-out")

    def actor(self, s: S) -> int:
        """The seat of the topmost question (CHANCE included), NOBODY when the game is over."""
        stack = s.stack
        return stack[-1].seat if stack else NOBODY

    def waiting(self, s: S) -> list[int]:
        """The seats that owe an answer; several: in secret and in any order."""
        if not s.stack:
            return []
        top = s.stack[-1]
        if not self.together[top.kind]:
            return [top.seat]
        seats = []
        for q in reversed(s.stack):
            if not self.together[q.kind]:
                break
            seats.append(q.seat)
        return sorted(seats)

    def quiet(self, s: S) -> bool:
        """Whether nothing is half done, so that the value of the position means something."""
        return not s.stack or self.calm[s.stack[-1].kind]

    def asked(self, s: S, seat: int) -> Frame | None:
        """The question `seat` owes an answer to, if any."""
        at = self._place(s, seat)
        return s.stack[at] if at >= 0 else None

    def legal(self, s: S, seat: int) -> list[int]:
        """The actions open to `seat`, in a fixed order; empty if it may say nothing."""
        stack = s.stack
        if not stack:
            return []
        q = stack[-1]
        if q.seat != seat:
            at = self._place(s, seat)
            if at < 0:
                return self.questions[q.kind].asides(s, q, seat)
            q = stack[at]
        return self.questions[q.kind].legal(s, q)

    def apply(self, s: S, seat: int, action: int) -> None:
        """Carry out a legal action. Trusts the caller: `submit` of a match is the checked door."""
        if self.notices and seat != CHANCE:
            self.notice(s, seat)
        stack = s.stack
        q = stack[-1]
        if q.seat == seat:
            stack.pop()
            self.questions[q.kind].answer(s, q, action)
        else:
            at = self._place(s, seat)
            if at < 0:
                self.questions[q.kind].hear(s, q, seat, action)
            else:
                q = stack.pop(at)
                self.questions[q.kind].answer(s, q, action)
        if not stack and s.result is None:
            self.proceed(s)

    def notice(self, s: S, seat: int) -> None:
        """A seat is about to act, whatever it does."""

    def more_to_say(self, s: S) -> bool:
        """Whether `legal` and `apply` of a game say more here than the questions do."""
        return False

    def outcome(self, s: S, rng: Rng) -> int:
        """One answer of chance to the topmost question."""
        q = s.stack[-1]
        return self.questions[q.kind].outcome(s, q, rng)

    def odds(self, s: S) -> list[tuple[int, int]]:
        """Every answer of chance to the topmost question, with its weight."""
        q = s.stack[-1]
        question = self.questions[q.kind]
        return list(zip(question.legal(s, q), question.odds(s, q)))

    def why_not(self, s: S, seat: int, action: int) -> Reason | None:
        """None if the action is legal, else why it is not, with the clause."""
        return None if action in self.legal(s, seat) else self.reason(s, seat, action)

    def reason(self, s: S, seat: int, action: int) -> Reason:
        """Why an action that is not legal is not. Trusts the caller, as `why_not` need not."""
        if not self.notation.has(action):
            return no_such_action(action, self.turn_clause)
        if not s.stack:
            return Reason("game-is-over", self.turn_clause)
        q = self.asked(s, seat)
        if q is None:
            return Reason("not-your-turn", self.turn_clause)
        return self.questions[q.kind].why_not(s, q, action)

    def witnesses(self, s: S, seat: int, action: int) -> list[int]:
        """The seats that can tell a legal action from the others as soon as it is done, its own
        among them.
        """
        seen: list[list[tuple[object, ...]]] = [[] for _ in self.seats]
        legal = self.legal(s, seat)
        for answer in legal:
            after = self.clone(s)
            self.apply(after, seat, answer)
            for who, keys in enumerate(seen):
                keys.append(self.view_key(self.observe(after, who)))
        at = legal.index(action)
        return [who for who, keys in enumerate(seen) if keys.count(keys[at]) == 1]

    def prompt(self, s: S, seat: int | None) -> Message:
        """What `seat` is asked; for who is not asked, whom the table waits for."""
        if not s.stack:
            return Message("ask-nothing")
        q = None if seat is None else self.asked(s, seat)
        if q is not None:
            return self.questions[q.kind].prompt(s, q)
        waiting = self.waiting(s)
        if waiting == [CHANCE]:
            return Message("ask-chance")
        if len(waiting) > 1:
            return Message("wait-for-several")
        return Message("wait-for", {"seat": f"seat-{self.seats[waiting[0]]}"})

    def _place(self, s: S, seat: int) -> int:
        """Where on the stack the question to `seat` lies; -1 if it is not asked now."""
        at = len(s.stack) - 1
        while at >= 0:
            q = s.stack[at]
            if q.seat == seat:
                return at
            if not self.together[q.kind]:
                return -1
            at -= 1
            if at >= 0 and not self.together[s.stack[at].kind]:
                return -1
        return -1

    # -- text and data -------------------------------------------------------------------

    @property
    def actions(self) -> list[int]:
        """Every action of the game's table."""
        return self.notation.actions

    def text(self, action: int) -> str:
        """An action in words: "place italy"."""
        return self.notation.text(action)

    def parse(self, text: str) -> int:
        """The action of a text; raises Refused if there is none."""
        return self.notation.parse(text)

    def read(self, note: Note, seat: int | None) -> Note:
        """A note as `seat` may read it."""
        return redact(self.notes[note.what], note, seat)

    def say(self, note: Note, seat: int | None) -> Message:
        """A note as a sentence for `seat`."""
        return say(self.notes[note.what], note, self.nouns, seat)

    def key(self, s: S) -> tuple[object, ...]:
        """What two states share exactly if they are alike: to compare, and to find one again."""
        found: list[object] = [_fixed(getattr(s, name)) for name, _ in self.fields]
        found.append(tuple([(type(frame), frame.values()) for frame in s.stack]))
        found.append(s.result)
        return tuple(found)

    def view_key(self, view: View[S]) -> tuple[object, ...]:
        """What two views share exactly if they tell the same to the same seat."""
        return (view.seat, view.counts, *self.key(view.state))

    def dump(self, s: S) -> dict[str, object]:
        """Every field of a state, in plain JSON types."""
        return dump_state(s, self.fields, self.nouns)

    def load(self, dumped: dict[str, object]) -> S:
        """The state of a dump."""
        return load_state(self.empty(), dumped, self.fields, self.nouns, self.frames)


def _fixed(value: object) -> object:
    """A field as something that can be looked up."""
    if isinstance(value, bytearray):
        return bytes(value)
    return tuple(value) if isinstance(value, list) else value


def _opened(name: str, version: int, options: dict[str, Value]) -> object:
    from detente.core.registry import open_game

    return open_game(name, version, options)
