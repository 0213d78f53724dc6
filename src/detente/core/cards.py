"""Sets of cards as bitsets: card number n is bit n of an int."""

from __future__ import annotations

from collections.abc import Iterable

from detente.core.rng import Rng


def cards_of(bits: int) -> list[int]:
    """The numbers in a bitset, lowest first."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def bitset(cards: Iterable[int]) -> int:
    """The bitset of some numbers."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def nth(bits: int, n: int) -> int:
    """The n-th number of a bitset, counted from 0."""
    for _ in range(n):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


def pick(bits: int, rng: Rng) -> int:
    """One number of a bitset, each equally likely."""
    return nth(bits, rng.below(bits.bit_count()))


def pick_some(bits: int, n: int, rng: Rng) -> int:
    """`n` numbers of a bitset as a bitset, each choice equally likely."""
    chosen = 0
    for _ in range(n):
        chosen |= 1 << pick(bits & ~chosen, rng)
    return chosen
