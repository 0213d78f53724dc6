"""The open question: what a game's stack is made of."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
"""The seat of dice and draws: it answers like any other, from a known policy."""

NOBODY: Final = -2
"""Who is asked when nothing is left to ask."""

NOUNS: Final = 256
"""An action is verb * NOUNS + noun: one int that means the same in every version."""


class Frame:
    """One open question. A frame is a value: replace it, never change it.

    It holds the question, never a secret: answers that depend on hidden cards are worked
    out from the state when they are asked for. `options` is a sorted multiset: a place may
    be named as often as it stands there, so "at most 2 in each" is two mentions.
    """

    __slots__ = ("kind", "seat", "card", "step", "left", "options")

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int = 0,
        step: int = 0,
        left: int = 0,
        options: tuple[int, ...] = (),
    ) -> None:
        self.kind: Final = kind  # which question: an index into the game's questions
        self.seat: Final = seat  # who owes the answer
        self.card: Final = card  # which card hears it …
        self.step: Final = step  # … and at which step of its text
        self.left: Final = left  # how much is still to do
        self.options: Final = options

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"Frame{self.values()}"

    def values(self) -> tuple[int, int, int, int, int, tuple[int, ...]]:
        """The six fields, in the order of the constructor."""
        return (self.kind, self.seat, self.card, self.step, self.left, self.options)


def without(options: tuple[int, ...], noun: int) -> tuple[int, ...]:
    """The multiset `options` with one mention of `noun` taken out."""
    at = options.index(noun)
    return options[:at] + options[at + 1 :]


def distinct(options: tuple[int, ...]) -> list[int]:
    """The nouns of the sorted multiset `options`, each once."""
    found: list[int] = []
    last = -1
    for noun in options:
        if noun != last:
            found.append(noun)
            last = noun
    return found
