"""A view as a row of numbers: which number is where, the same in every position of a game.

First whose view it is, the sizes of what it hides and the questions that are open, the topmost
first; then the fields of the game, each as its `tensor` module declares it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from detente.core.game import Game
from detente.core.state import FIXED, LATER, SET, SETS, View
from detente.core.tensor import USUAL, Amount, Bits, Name, Shape, Shapes
from detente.games import part

VERSION: Final = 1
"""Moves when a number of a layout comes to mean something else, or an action gets another index."""

QUESTIONS: Final = 3  # of the open questions, the topmost
NUMBERS: Final = 8  # of a question: what it holds beside kind and seat, places left out
COUNTS: Final = 50  # what the size of something hidden is divided by
LARGEST: Final = 32  # what a number of a question is divided by

Array = Any
"""An array of NumPy, which the types of this package do not need to know."""


@dataclass(frozen=True)
class Part:
    """Some numbers of a layout that belong together: `each` for every one of `length` entries."""

    name: str
    at: int
    length: int
    each: int
    kind: str

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        return self.length * self.each


@dataclass(frozen=True)
class _Field:
    """A field of the state, and where its numbers go."""

    name: str
    part: Part
    shape: Shape
    many: bool


class Layout:
    """Which number of a tensor means what, for one game with its options."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self.actions: Final = tuple(game.actions)
        self.index: Final = {action: at for at, action in enumerate(self.actions)}
        self.parts: Final[list[Part]] = []
        self._size = 0
        start = game.new()
        counts = game.observe(start, None).counts
        self._seat = self._add("seat", 1, len(game.seats), "whose view it is")
        self._counts = self._add("counts", len(counts), 1, f"amount, by {COUNTS}")
        self._questions = [
            (
                self._add(f"question {n + 1}: kind", 1, len(game.questions), "name"),
                self._add(f"question {n + 1}: seat", 1, len(game.seats), "name"),
                self._add(f"question {n + 1}: numbers", NUMBERS, 1, f"amount, by {LARGEST}"),
            )
            for n in range(QUESTIONS)
        ]
        declared = _shapes(game.name)
        fields = [
            self._field(name, written, getattr(start, name), declared.get(name))
            for name, written in game.fields
        ]
        self._amounts: Final = [field for field in fields if isinstance(field.shape, Amount)]
        self._names: Final = [field for field in fields if isinstance(field.shape, Name)]
        self._sets: Final = [field for field in fields if isinstance(field.shape, Bits)]
        self._amount_slots, self._amount_by = self._places_of_amounts()
        self._set_slots, self._set_bits = self._places_of_sets()

    @property
    def size(self) -> int:
        """How many numbers a view is."""
        return self._size

    def tensor(self, view: View[Any]) -> Array:
        """The numbers of a view, from -1 to 1."""
        out: Array = np.zeros(self._size, np.float32)
        if view.seat is not None:
            out[self._seat.at + view.seat] = 1
        self._ask(view, out)
        s = view.state
        amounts: list[int] = list(view.counts)
        for field in self._amounts:
            amounts += _entries(field, getattr(s, field.name))
        out[self._amount_slots] = np.array(amounts, np.float32) / self._amount_by
        named: list[int] = []
        for field in self._names:
            named += _named(field, getattr(s, field.name))
        out[named] = 1
        packed = b"".join([_packed(field, getattr(s, field.name)) for field in self._sets])
        bits = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")
        out[self._set_slots] = bits[self._set_bits]
        return np.clip(out, -1, 1, out=out)

    def mask(self, legal: list[int]) -> Array:
        """1 for every action that is open, by its index in the table of actions."""
        out: Array = np.zeros(len(self.actions), np.int8)
        out[[self.index[action] for action in legal]] = 1
        return out

    def split(self, tensor: Array) -> dict[str, Array]:
        """The parts of a tensor by name, an entry a row: views into it, not copies."""
        return {
            part.name: tensor[part.at : part.at + part.size].reshape(part.length, part.each)
            for part in self.parts
        }

    def _add(self, name: str, length: int, each: int, kind: str) -> Part:
        part = Part(name, self._size, length, each, kind)
        self.parts.append(part)
        self._size += part.size
        return part

    def _field(self, name: str, written: str, start: Any, shape: Shape | None) -> _Field:
        plain, _, noun = written.removeprefix(LATER).removeprefix(FIXED).partition(":")
        many = plain not in (SET, "int")
        length = (shape.length if shape else 0) or (len(start) if many else 1)
        if plain in (SET, SETS):
            cards = Bits(len(self.game.nouns[noun]))
            return _Field(name, self._add(name, length, cards.size, f"set of {noun}"), cards, many)
        shape = shape or Amount(USUAL)
        return _Field(name, self._add(name, length, _each(shape), _kind(shape)), shape, many)

    def _places_of_amounts(self) -> tuple[Array, Array]:
        """Where each amount goes, and what it is divided by: counts first, then the fields."""
        slots = [*range(self._counts.at, self._counts.at + self._counts.size)]
        by = [COUNTS] * self._counts.size
        for field in self._amounts:
            assert isinstance(field.shape, Amount)
            slots += range(field.part.at, field.part.at + field.part.size)
            by += [field.shape.top] * field.part.size
        return np.array(slots, np.int64), np.array(by, np.float32)

    def _places_of_sets(self) -> tuple[Array, Array]:
        """Where each bit of a set goes, and where it comes from: every set is whole bytes."""
        slots: list[int] = []
        bits: list[int] = []
        packed = 0
        for field in self._sets:
            for n in range(field.part.length):
                at = field.part.at + n * field.part.each
                slots += range(at, at + field.part.each)
                bits += range(packed, packed + field.part.each)
                packed += 8 * _bytes(field.part.each)
        return np.array(slots, np.int64), np.array(bits, np.int64)

    def _ask(self, view: View[Any], out: Array) -> None:
        for frame, (kind, seat, numbers) in zip(reversed(view.state.stack), self._questions):
            out[kind.at + frame.kind] = 1
            if frame.seat >= 0:
                out[seat.at + frame.seat] = 1
            held = [value for value in frame.values()[2:] if isinstance(value, int)][:NUMBERS]
            out[numbers.at : numbers.at + len(held)] = held
            out[numbers.at : numbers.at + len(held)] /= LARGEST


def _entries(field: _Field, value: Any) -> list[int]:
    """The entries of a field, as many as the layout has: the last ones, or zeros behind them."""
    if not field.many:
        return [value]
    entries, length = list(value), field.part.length
    if len(entries) == length:
        return entries
    return entries[-length:] if len(entries) > length else entries + [0] * (length - len(entries))


def _named(field: _Field, value: Any) -> list[int]:
    """The slots of what is named."""
    shape = field.shape
    assert isinstance(shape, Name)
    first, size, at = shape.first, shape.size, field.part.at - shape.first
    last = first + size
    entries = value[-field.part.length :] if field.many else (value,)
    return [at + n * size + one for n, one in enumerate(entries) if first <= one < last]


def _packed(field: _Field, value: Any) -> bytes:
    """The sets of a field, each in whole bytes."""
    size = field.part.each
    room, held = _bytes(size), (1 << size) - 1
    if not field.many:
        return int(value & held).to_bytes(room, "little")
    return b"".join([(one & held).to_bytes(room, "little") for one in _entries(field, value)])


def _bytes(size: int) -> int:
    return (size + 7) // 8


def _each(shape: Shape) -> int:
    return shape.size if isinstance(shape, Name | Bits) else 1


def _kind(shape: Shape) -> str:
    if isinstance(shape, Name):
        return f"name, from {shape.first}" if shape.first else "name"
    if isinstance(shape, Bits):
        return "set"
    assert isinstance(shape, Amount)
    return f"amount, by {shape.top}"


def _shapes(name: str) -> Shapes:
    module = part(name, "tensor")
    shapes: Shapes = {} if module is None else module.FIELDS
    return shapes
