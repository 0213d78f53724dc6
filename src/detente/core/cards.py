"""Sets of cards as bitsets: card number n is bit n of an int."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from detente.core.rng import Rng

T = TypeVar("T")

BITS: Final = tuple([tuple([n for n in range(8) if byte >> n & 1]) for byte in range(256)])
"""The bits of every byte, lowest first: a set is walked by bytes."""


FEW: Final = 6
"""So many are found sooner one by one than by bytes."""


def cards_of(bits: int) -> list[int]:
    """The numbers in a bitset, lowest first."""
    found: list[int] = []
    if bits.bit_count() <= FEW:
        while bits:
            top = bits.bit_length() - 1
            found.append(top)
            bits ^= 1 << top
        found.reverse()
        return found
    at = 0
    for byte in bits.to_bytes((bits.bit_length() + 7) // 8, "little"):
        if byte:
            for n in BITS[byte]:
                found.append(at + n)
        at += 8
    return found


def namer(names: Sequence[T]) -> Callable[[int], list[T]]:
    """What names the numbers in a bitset, lowest first: lists that nobody changes.

    They are kept: piles and hands stay as they are for a while.
    """

    @lru_cache(maxsize=1 << 11)
    def named(bits: int) -> list[T]:
        return [names[n] for n in cards_of(bits)]

    return named


def bitset(cards: Iterable[int]) -> int:
    """The bitset of some numbers."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


_WORD: Final = (1 << 60) - 1
_HALF: Final = (1 << 30) - 1


def nth(bits: int, n: int) -> int:
    """The n-th number of a bitset, counted from 0: by words and half words, then by bytes."""
    at = 0
    word = bits & _WORD
    while n >= (count := word.bit_count()):
        n -= count
        bits >>= 60
        at += 60
        if not bits:
            raise IndexError(f"there is no number {n} more")
        word = bits & _WORD
    half = word & _HALF
    count = half.bit_count()
    if n >= count:
        n -= count
        half = word >> 30
        at += 30
    while True:
        here = BITS[half & 255]
        size = len(here)
        if n < size:
            return at + here[n]
        n -= size
        half >>= 8
        at += 8


def pick(bits: int, rng: Rng) -> int:
    """One number of a bitset, each equally likely."""
    return nth(bits, rng.below(bits.bit_count()))


def pick_some(bits: int, n: int, rng: Rng) -> int:
    """`n` numbers of a bitset as a bitset, each choice equally likely."""
    chosen = 0
    for _ in range(n):
        chosen |= 1 << pick(bits & ~chosen, rng)
    return chosen
