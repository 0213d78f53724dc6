"""Counts and sets of cards that are replaced, never changed: a clone shares them."""

from __future__ import annotations


def changed(counts: bytes, at: int, by: int) -> bytes:
    """The counts with one of them higher, or lower, by so much."""
    found = bytearray(counts)
    found[at] += by
    return bytes(found)


def exchanged(counts: bytes, at: int, fewer: int, to: int, more: int) -> bytes:
    """The counts with one of them lower by so much, and another higher."""
    found = bytearray(counts)
    found[at] -= fewer
    found[to] += more
    return bytes(found)


def counted(counts: bytes, at: int, n: int) -> bytes:
    """The counts with one of them set to `n`."""
    found = bytearray(counts)
    found[at] = n
    return bytes(found)


def filled(sets: tuple[int, ...], at: int, cards: int) -> tuple[int, ...]:
    """The sets with one of them set to `cards`."""
    found = list(sets)
    found[at] = cards
    return tuple(found)


def joined(sets: tuple[int, ...], at: int, cards: int) -> tuple[int, ...]:
    """The sets with `cards` put into one of them."""
    found = list(sets)
    found[at] |= cards
    return tuple(found)


def parted(sets: tuple[int, ...], at: int, cards: int) -> tuple[int, ...]:
    """The sets with `cards` taken out of one of them."""
    found = list(sets)
    found[at] &= ~cards
    return tuple(found)
