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
    """Where the log of one match was shortened, as far as that is known here.

    Of answers given together each reader has only their own: those lines are not kept.
    """

    def __init__(self) -> None:
        self._since = 0  # before this question nothing is known
        self._length = 0  # of what everybody has
        self._together = False
        self._cuts: Final[list[tuple[int, int]]] = []  # after which question, to how many lines

    def begin(self, match: Match[Any]) -> None:
        """A match from somewhere else: what came before is not known."""
        self._cuts.clear()
        self._since = match.seq
        self._length, self._together = match.common, match.settled < len(match.moves)

    def look(self, match: Match[Any], start: int) -> None:
        """The match has changed from move number `start` on."""
        common, together = match.common, match.settled < len(match.moves)
        stands = min(common, match.lines_before(start))
        if stands < self._length:
            self._cut(match.seq, stands)
        elif self._together and not together:
            self._cut(match.seq, self._length)
        self._length, self._together = common, together

    def _cut(self, seq: int, length: int) -> None:
        while self._cuts and self._cuts[-1][1] >= length:
            self._cuts.pop()
        self._cuts.append((seq, length))

    def kept(self, match: Match[Any], seat: int | None, has: Has | None) -> int:
        """How many of the lines that a page has are still those of the log of that seat."""
        if has is None or has.seat != seat or not self._since <= has.seq <= match.number(seat):
            return 0
        cuts = [length for seq, length in self._cuts if seq > has.seq]
        return min([has.lines, match.common, *cuts])
