"""Actions made once: listing them makes no numbers, and a set is listed by its bytes."""

from __future__ import annotations

from functools import cache
from typing import Final

from detente.core.frame import NOUNS


@cache
def ready(verb: int, verbs: int = 1) -> Ready:
    """The actions of a verb, or of several in a row."""
    return Ready(verb, verbs)


class Ready:
    """The actions of a verb, or of several in a row, each made once.

    What a byte of a set stands for is looked up, so that a set of cards or places becomes a list
    of actions in as many steps as it has bytes.
    """

    def __init__(self, verb: int, verbs: int = 1) -> None:
        self.each: Final = tuple(range(verb, verb + verbs * NOUNS))
        self._rows: list[list[tuple[int, ...]]] = []

    def of(self, nouns: list[int]) -> list[int]:
        """The actions that name some nouns."""
        each = self.each
        return [each[noun] for noun in nouns]

    def of_set(self, bits: int) -> list[int]:
        """The actions that name the members of a bitset, lowest first."""
        data = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
        rows = self._rows
        if len(rows) < len(data):
            self._make_rows(len(data))
        found: list[int] = []
        for row, byte in zip(rows, data):
            if byte:
                found += row[byte]
        return found

    def _make_rows(self, places: int) -> None:
        """What every byte stands for, in so many places."""
        for at in range(len(self._rows), places):
            row: list[tuple[int, ...]] = [()]
            for action in self.each[at * 8 : at * 8 + 8]:
                row += [(*lower, action) for lower in row]  # without its highest bit, and with it
            self._rows.append(row)
