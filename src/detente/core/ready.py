"""Actions made once: listing them makes no numbers, and a set is listed by its bytes."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from detente.core.cards import FEW
from detente.core.frame import NOUNS


@cache
def ready(verb: int, verbs: int = 1) -> Ready:
    """The actions of a verb, or of several in a row."""
    return Ready(verb, verbs)


class Rows:
    """What the members of sets stand for, some actions each: a set is listed by its bytes.

    What a byte stands for is looked up, so that a set of cards or places becomes a list of actions
    in as many steps as it has bytes.
    """

    def __init__(self, members: tuple[tuple[int, ...], ...]) -> None:
        self._members: Final = members
        self._rows: list[list[tuple[int, ...]]] = []

    def of_set(self, bits: int) -> list[int]:
        """The actions of the members of a bitset, lowest first."""
        data = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
        rows = self._rows
        if len(rows) < len(data):
            rows = self._make_rows(len(data))
        found: list[int] = []
        for row, byte in zip(rows, data):
            if byte:
                found += row[byte]
        return found

    def _make_rows(self, places: int) -> list[list[tuple[int, ...]]]:
        """What every byte stands for, in so many places.

        They are kept when all are made: another thread may be making them at the same time.
        """
        rows = list(self._rows)
        for at in range(len(rows), places):
            row: list[tuple[int, ...]] = [()]
            for actions in self._members[at * 8 : at * 8 + 8]:
                row += [lower + actions for lower in row]  # without its highest bit, and with it
            rows.append(row)
        self._rows = rows
        return rows


class Ready(Rows):
    """The actions of a verb, or of several in a row, each made once."""

    def __init__(self, verb: int, verbs: int = 1) -> None:
        self.each: Final = tuple(range(verb, verb + verbs * NOUNS))
        super().__init__(tuple([(action,) for action in self.each]))

    def of_set(self, bits: int) -> list[int]:
        """The actions that name the members of a bitset, lowest first."""
        if bits.bit_count() > FEW:
            return super().of_set(bits)
        each = self.each
        found: list[int] = []
        while bits:
            top = bits.bit_length() - 1
            found.append(each[top])
            bits ^= 1 << top
        found.reverse()
        return found

    def of(self, nouns: list[int]) -> list[int]:
        """The actions that name some nouns."""
        each = self.each
        return [each[noun] for noun in nouns]

    def of_options(self, options: tuple[int, ...]) -> tuple[int, ...]:
        """The actions that name what a multiset offers, each once; they are kept."""
        return _offered(self, options)


@lru_cache(maxsize=1 << 10)  # a question is asked again with nearly the same options
def _offered(verb: Ready, options: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(verb.of(sorted(set(options))))
