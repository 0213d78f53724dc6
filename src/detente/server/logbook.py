"""How much of the log a page may keep when it comes back: all that was never taken back since."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from detente.core.match import Match


class Has(NamedTuple):
    """What a page has that comes back: the number of its question, how many lines, whose eyes."""

    seq: int
    lines: int
    seat: int | None


class Logbook:
    """Where the log of one match was shortened, as far as that is known here."""

    def __init__(self) -> None:
        self._since = 0  # before this question nothing is known
        self._length = 0
        self._cuts: Final[list[tuple[int, int]]] = []  # after which question, to how many lines

    def begin(self, match: Match[Any]) -> None:
        """A match from somewhere else: what came before is not known."""
        self._since, self._length = match.seq, len(match.log)
        self._cuts.clear()

    def look(self, match: Match[Any]) -> None:
        """The match has changed."""
        length = len(match.log)
        if length < self._length:
            while self._cuts and self._cuts[-1][1] >= length:
                self._cuts.pop()
            self._cuts.append((match.seq, length))
        self._length = length

    def kept(self, match: Match[Any], seat: int | None, has: Has | None) -> int:
        """How many of the lines that a page has are still those of the log of that seat."""
        if has is None or has.seat != seat or not self._since <= has.seq <= match.seq:
            return 0
        cuts = [length for seq, length in self._cuts if seq > has.seq]
        return min([has.lines, len(match.log), *cuts])
