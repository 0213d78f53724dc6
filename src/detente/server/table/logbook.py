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

    Of drafts and answers given together each reader has only their own: those lines are not kept.
    """

    def __init__(self) -> None:
        self._since = 0  # before this question nothing is known
        self._length = 0  # of what everybody has
        self._hushed = False
        self._highest = 0  # the last number that a question had, drafts counted
        self._cuts: Final[list[tuple[int, int]]] = []  # after which question, to how many lines

    def begin(self, match: Match[Any]) -> None:
        """A match from somewhere else: what came before is not known."""
        self._cuts.clear()
        self._since = match.seq
        self._length, self._hushed = match.common, match.settled < len(match.moves)
        self._highest = _highest(match)

    def look(self, match: Match[Any], start: int) -> None:
        """The match has changed from move number `start` on."""
        common, hushed = match.common, match.settled < len(match.moves)
        stands = min(common, match.lines_before(start))
        if stands < self._length:
            self._cut(stands)
        elif self._hushed and not hushed:
            self._cut(self._length)
        self._length, self._hushed = common, hushed
        self._highest = max(self._highest, _highest(match))

    def _cut(self, length: int) -> None:
        """Who has a question so far may have lines beyond so many that are not there any more."""
        while self._cuts and self._cuts[-1][1] >= length:
            self._cuts.pop()
        self._cuts.append((self._highest + 1, length))

    def kept(self, match: Match[Any], seat: int | None, has: Has | None) -> int:
        """How many of the lines that a page has are still those of the log of that seat."""
        if has is None or has.seat != seat or not self._since <= has.seq <= match.number(seat):
            return 0
        cuts = [length for seq, length in self._cuts if seq > has.seq]
        return min([has.lines, match.common, *cuts])


def _highest(match: Match[Any]) -> int:
    if match.settled == len(match.moves):
        return match.seq
    return max([match.number(seat) for seat in range(len(match.game.seats))])
