"""What the questions of Stratagem share: lists worked out once."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NOUNS

_EACH: Final[dict[int, list[int]]] = {}  # acts by (nouns, verb): filled as asked for


def each(verb: int, nouns: int) -> list[int]:
    """A verb with each noun of a bitset. The list is shared: copy before changing it."""
    key = nouns << 5 | verb // NOUNS
    found = _EACH.get(key)
    if found is None:
        found = [verb + noun for noun in cards_of(nouns)]
        _EACH[key] = found
    return found
