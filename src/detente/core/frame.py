"""The open question: what a game's stack is made of."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final, TypeVar

from detente.core.compiled import mypyc_attr

CHANCE: Final = -1
"""The seat of dice and draws: it answers like any other, from a known policy."""

NOBODY: Final = -2
"""Who is asked when nothing is left to ask."""

NONE: Final = -1
"""No seat, no card, no place: where a position has a number for one."""

NOUNS: Final = 256
"""An action is verb * NOUNS + noun: one int that means the same in every version."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One open question. A frame is a value: replace it, never change it.

    It holds the question, never a secret: answers that depend on hidden cards are worked
    out from the state when they are asked for. `options` is a sorted multiset: a place may
    be named as often as it stands there, so "at most 2 in each" is two mentions.
    A kind of question that must know more has a frame of its own, with a name for each thing:
    `fields` are those its constructor takes, in their order. The constructor sets every field
    itself, since frames are made at every step of a search.
    """

    __slots__ = ("kind", "seat", "card", "left", "options")
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "card", "left", "options")

    kind: int  # which question: an index into the game's questions
    seat: int  # who owes the answer
    card: int  # which card asks, and hears it
    left: int  # how much is still to do
    options: tuple[int, ...]

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int = 0,
        left: int = 0,
        options: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = left
        self.options = options

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.values()}"

    def values(self) -> tuple[object, ...]:
        """Every field of its own, in the order of the constructor."""
        return tuple([getattr(self, name) for name in self.fields])


plain: Final = cache(Frame)
"""A question that says no more than whose it is, each made once."""

F = TypeVar("F", bound=Frame)
"""The frame of a kind of question."""


class ForSeat(Frame):
    """A question to chance on behalf of a seat: whose die it is, who gets the card."""

    __slots__ = ("whom",)
    fields = ("kind", "whom", "card", "left")

    def __init__(self, kind: int, whom: int, card: int = 0, left: int = 0) -> None:
        self.kind = kind
        self.seat = CHANCE
        self.card = card
        self.left = left
        self.options = ()
        self.whom = whom


for_seat: Final = cache(ForSeat)
"""The same, each made once: where there are few, and one is put for every card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Spread(Frame):
    """A question answered one place at a time: `left` more, each as often as it stands there.

    `used` are the places that were named already, so that a refusal can tell "no more there"
    from "never there"; `may_stop` says that less than all is enough.
    """

    __slots__ = ("may_stop", "used")
    fields: ClassVar[tuple[str, ...]] = (
        "kind",
        "seat",
        "card",
        "left",
        "options",
        "may_stop",
        "used",
    )

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int,
        left: int,
        options: tuple[int, ...],
        may_stop: bool = False,
        used: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.left = left
        self.options = options
        self.may_stop = may_stop
        self.used = used

    def after(self, noun: int) -> Spread:
        """The question that is left when a place has been named once more."""
        rest = without(self.options, noun)
        used = (*self.used, noun)
        return Spread(self.kind, self.seat, self.card, self.left - 1, rest, self.may_stop, used)


P = TypeVar("P", bound=Spread)
"""The frame of a question that is answered place by place."""


def without(options: tuple[int, ...], noun: int) -> tuple[int, ...]:
    """The multiset `options` with one mention of `noun` taken out."""
    at = options.index(noun)
    return options[:at] + options[at + 1 :]


def everywhere(places: int, n: int) -> tuple[int, ...]:
    """A multiset in which each of so many places stands `n` times: as many as there are to name."""
    return tuple([place for place in range(places) for _ in range(n)])
