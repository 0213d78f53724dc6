"""The state: plain data, and how it is written as plain JSON types for tests, tools and records."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, Generic, TypeVar

from detente.core.cards import bitset, cards_of
from detente.core.compiled import mypyc_attr
from detente.core.frame import Frame
from detente.core.notes import Note
from detente.core.options import Options, Value
from detente.core.position import Ending
from detente.core.tables import DataError


class Result:
    """How a game ended: the winners (nobody, one or more), a score per seat, and why."""

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], why: str) -> None:
        self.winners: Final = winners
        self.scores: Final = scores
        self.why: Final = why

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Result)
            and self.winners == other.winners
            and self.scores == other.scores
            and self.why == other.why
        )

    def __hash__(self) -> int:
        return hash((self.winners, self.scores, self.why))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners!r}, scores={self.scores!r}, why={self.why!r})"

    def _repr_html_(self) -> str:
        """In a notebook: a small table."""
        told: str = import_module("detente.drawing").result_html(self)
        return told

    def to_json(self) -> Ending:
        """Plain JSON types."""
        return {"winners": list(self.winners), "scores": list(self.scores), "why": self.why}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that changes during a game, as plain data.

    A game adds its own fields and a `clone` that copies them one by one. `stack` holds the
    open questions, the one to be answered next on top; it is empty when the game is over.
    `notes` collects what happens while somebody listens; clones listen to nothing.
    """

    stack: list[Frame]
    notes: list[Note] | None
    result: Result | None
    options: Options

    def __init__(self) -> None:
        self.stack = []
        self.notes = None
        self.result = None

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled and copied as what a dump holds; the copy listens to nothing."""
        from detente.core.registry import known_game

        options = self.options
        whose = (options.game, options.version, options.changed())
        return (_loaded, (*whose, known_game(*whose).dump(self)))

    def _repr_svg_(self) -> str:
        """In a notebook: the board as a spectator sees it."""
        from detente.core.registry import known_game

        options = self.options
        game = known_game(options.game, options.version, options.changed())
        return game.svg(game.observe(self, None))


def _loaded(name: str, version: int, options: dict[str, Value], dump: dict[str, object]) -> State:
    from detente.core.registry import known_game

    made: State = known_game(name, version, options).load(dump)
    return made


S = TypeVar("S", bound=State)


class View(Generic[S]):
    """What one seat (None: a spectator) may know of a state.

    `state` is a state with everything hidden blanked out; `counts` are the public sizes of
    what was blanked, as the game orders them. `observe` makes views; nothing else does.
    """

    def __init__(self, seat: int | None, state: S, counts: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.state: Final = state
        self.counts: Final = counts

    def __reduce__(self) -> tuple[object, ...]:
        return (View, (self.seat, self.state, self.counts))

    def _repr_svg_(self) -> str:
        """In a notebook: what the seat sees."""
        from detente.core.registry import known_game

        options = self.state.options
        return known_game(options.game, options.version, options.changed()).svg(self)


UNSAID: Final = -(1 << 40)
"""Stands where a note has fewer arguments."""


def note(
    s: State, what: int, a: int = UNSAID, b: int = UNSAID, c: int = UNSAID, *more: int
) -> None:
    """Write down something everyone may read, if somebody listens.

    Mostly nobody does: a few arguments by name are passed on without making a tuple of them.
    """
    if s.notes is not None:
        few = [arg for arg in (a, b, c) if arg != UNSAID]
        s.notes.append(Note(what, (*few, *more)))


def note_to(s: State, readers: int, what: int, *args: int) -> None:
    """Write down something whose secret part only `readers` (a bitset of seats) may read."""
    if s.notes is not None:
        s.notes.append(Note(what, args, readers))


# How a field is written as JSON. A game lists its fields as (name, form).
INT: Final = "int"  # an int or a bool
BYTES: Final = "bytes"  # a bytearray
INTS: Final = "ints"  # a list of ints
SET: Final = "set"  # "set:card": a bitset, written as a list of nouns of that kind
SETS: Final = "sets"  # "sets:card": a list of bitsets
FIXED: Final = "fixed-"  # "fixed-bytes": replaced, never changed, so that clones may share it
LATER: Final = "later-"  # "later-set:card": where an older dump lacks it, as in an empty state

Remake = Callable[..., Frame]  # a class of frames: its own constructor
"""Makes a frame of its values."""

Fields = tuple[tuple[str, str], ...]
Nouns = dict[str, tuple[str, ...]]


def copy_state(into: S, s: S, fields: Fields) -> S:
    """Fill a fresh state with what another holds: lists and boards copied, values shared."""
    into.stack = s.stack.copy()
    into.result = s.result
    for name, _ in fields:
        value = getattr(s, name)
        setattr(into, name, value.copy() if isinstance(value, (list, bytearray)) else value)
    return into


def dump_fields(s: State, fields: Fields, nouns: Nouns) -> dict[str, object]:
    """The fields of the game as plain JSON types."""
    dumped: dict[str, object] = {}
    for name, form in fields:
        dumped[name] = _dump(getattr(s, name), form.removeprefix(LATER), nouns)
    return dumped


def dump_state(s: State, fields: Fields, nouns: Nouns) -> dict[str, object]:
    """Every field as plain JSON types."""
    dumped = dump_fields(s, fields, nouns)
    dumped["stack"] = [[_plain(value) for value in frame.values()] for frame in s.stack]
    dumped["result"] = None if s.result is None else s.result.to_json()
    return dumped


def load_state(
    s: S, dumped: dict[str, object], fields: Fields, nouns: Nouns, frames: tuple[Remake, ...]
) -> S:
    """Fill a fresh state from what `dump_state` wrote; `frames` make the frame of each kind."""
    expected = {name for name, _ in fields} | {"stack", "result"}
    later = {name for name, form in fields if form.startswith(LATER)} - set(dumped)
    if set(dumped) | later != expected:
        odd = ", ".join(sorted((set(dumped) | later) ^ expected))
        raise DataError(f"not a dumped state of this game: missing or unknown {odd}")
    for name, form in fields:
        if name in later:
            continue
        try:
            setattr(s, name, _load(dumped[name], form.removeprefix(LATER), nouns))
        except (TypeError, ValueError) as error:
            raise DataError(f"field {name}: {error}") from None
    try:
        s.stack = [_load_frame(_list(values), frames) for values in _list(dumped["stack"])]
    except (TypeError, ValueError) as error:
        raise DataError(f"field stack: {error}") from None
    s.result = _load_result(dumped["result"])
    return s


def _dump(value: object, form: str, nouns: Nouns) -> object:
    if isinstance(value, tuple):
        value = list(value)
    kind, _, noun = form.removeprefix(FIXED).partition(":")
    if kind == SET:
        return [nouns[noun][n] for n in cards_of(_int(value))]
    if kind == SETS:
        return [[nouns[noun][n] for n in cards_of(bits)] for bits in _ints(value)]
    if kind in (BYTES, INTS):
        assert isinstance(value, (bytearray, bytes, list))
        return list(value)
    return value


def _load(value: object, form: str, nouns: Nouns) -> object:
    if form.startswith(FIXED):
        loaded = _load(value, form.removeprefix(FIXED), nouns)
        return bytes(loaded) if isinstance(loaded, bytearray) else tuple(_list(loaded))
    kind, _, noun = form.partition(":")
    if kind == SET:
        return bitset([nouns[noun].index(name) for name in _list(value)])
    if kind == SETS:
        return [bitset([nouns[noun].index(n) for n in _list(names)]) for names in _list(value)]
    if kind == BYTES:
        return bytearray(_ints(value))
    if kind == INTS:
        return _ints(value)
    return _int(value)


def _int(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"must be a number, got {value!r}")
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"must be a list, got {value!r}")
    return value


def _ints(value: object) -> list[int]:
    return [_int(part) for part in _list(value)]


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _load_frame(values: list[object], frames: tuple[Remake, ...]) -> Frame:
    kind = _int(values[0]) if values else -1
    if not 0 <= kind < len(frames):
        raise ValueError(f"there is no question of kind {kind}")
    frame = frames[kind](*[_field(value) for value in values])
    if len(frame.values()) != len(values):
        raise ValueError(f"a question of kind {kind} has {len(frame.values())} fields")
    return frame


def _field(value: object) -> object:
    if isinstance(value, bool):
        return value  # compiled, a bool is no int
    return tuple(_ints(value)) if isinstance(value, list) else _int(value)


def _load_result(value: object) -> Result | None:
    if value is None:
        return None
    if not isinstance(value, dict):
        raise DataError(f"result must be an object, got {value!r}")
    return Result(tuple(value["winners"]), tuple(value["scores"]), value["why"])
