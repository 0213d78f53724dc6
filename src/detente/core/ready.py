"""Actions made once: listing them makes no numbers, and a set is listed by its bytes."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from detente.core.compiled import mypyc_attr
from detente.core.frame import NOUNS, distinct

Actions = tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Meanings:
    """What each member of a set of cards or places stands for: some actions, made once.

    What a byte of a set stands for is looked up, so that a set becomes a list of actions in as
    many steps as it has bytes. It is found out when the byte comes up for the first time.
    """

    def __init__(self, each: tuple[Actions, ...]) -> None:
        self._each: Final = each
        self._rows: Final[list[list[Actions | None]]] = [
            [None] * 256 for _ in range(0, len(each), 8)
        ]

    def of_set(self, bits: int) -> list[int]:
        """What the members of a bitset stand for, lowest first."""
        data = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
        found: list[int] = []
        for row, byte in zip(self._rows, data):
            if byte:
                actions = row[byte]
                if actions is None:
                    self._learn(data)
                    return self.of_set(bits)
                found += actions
        return found

    def _learn(self, data: bytes) -> None:
        """Find out what the bytes of a set stand for."""
        for at, byte in enumerate(data):
            actions: list[int] = []
            for n in range(8):
                if byte >> n & 1:
                    actions += self._each[at * 8 + n]
            self._rows[at][byte] = tuple(actions)


class Ready(Meanings):
    """The actions of a verb, or of several in a row: each noun stands for one."""

    def __init__(self, verb: int, verbs: int = 1) -> None:
        self.each: Final = tuple(range(verb, verb + verbs * NOUNS))
        super().__init__(tuple([(action,) for action in self.each]))

    def of(self, nouns: list[int]) -> list[int]:
        """The actions that name some nouns."""
        each = self.each
        return [each[noun] for noun in nouns]

    def of_options(self, options: tuple[int, ...]) -> Actions:
        """The actions that name what a multiset offers, each once; they are kept."""
        return _offered(self, options)


@cache
def ready(verb: int, verbs: int = 1) -> Ready:
    """The actions of a verb, or of several in a row."""
    return Ready(verb, verbs)


@lru_cache(maxsize=1 << 10)  # a question is asked again with nearly the same options
def _offered(verb: Ready, options: tuple[int, ...]) -> Actions:
    return tuple(verb.of(distinct(options)))
