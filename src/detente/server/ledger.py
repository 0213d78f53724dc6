"""What of a table is on the disk: its moves, their times, and the requests that made them."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from detente.core.match import Match
from detente.server.clock import Clock
from detente.server.database import Database
from detente.server.moves import Moves
from detente.server.rows import Stored, TableRow

REMEMBERED: Final = 1_024
"""How many request ids a table knows again."""


class Ledger:
    """Writes what a match has that the store has not, if nobody else has written meanwhile."""

    def __init__(self, row: TableRow, database: Database, clock: Clock, unshown: int = 0) -> None:
        self._row: Final = row
        self._database: Final = database
        self._clock: Final = clock
        self._unshown: Final = unshown  # moves of a stopped table that its match does not show
        self.times: Final = [row.created]  # when the table and each move were made
        self._requests: Final[dict[tuple[int, str], None]] = {}

    @property
    def moves(self) -> int:
        """How many moves are on the disk."""
        return len(self.times) - 1

    def now(self) -> int:
        """The time things are written down with."""
        return self._clock.now()

    def knows(self, seat: int, request: str) -> bool:
        """Whether a request was carried out before."""
        return (seat, request) in self._requests

    def take(self, stored: Stored) -> None:
        """Know what was read from the store: all of it, or what is new."""
        self.times[stored.keep + 1 :] = [one.made for one in stored.moves]
        for seat, request in stored.requests:
            self._remember(seat, request)
        for one in stored.moves:
            if one.request:
                self._remember(one.move[0], one.request)

    async def keep(self, match: Match[Any], seat: int = -1, request: str | None = None) -> int:
        """Store what is new, as asked by a seat; the number of the first move that is.

        Overtaken if others have written about the table: then nothing of this is stored.
        """
        made = self._clock.now()
        work = self._work(match, made, seat, request)
        await self._database.append(work)
        start = min(self.moves, len(match.moves))
        self.times[start + 1 :] = [made] * len(work.rows)
        row = self._row
        row.seq, row.waiting, row.changed = match.seq, _bits(match.waiting), made
        row.result = None if match.result is None else match.result.to_json()
        row.revision += 1
        if request is not None:
            self._remember(seat, request)
        return start

    def _work(self, match: Match[Any], made: int, seat: int, request: str | None) -> Moves:
        row, moves = self._row, match.moves
        start = min(self.moves, len(moves))
        carried = request is not None and start < len(moves) and moves[start][0] == seat
        rows: list[dict[str, object]] = [
            {
                "table_id": row.id,
                "n": n + self._unshown,
                "seat": moves[n][0],
                "action": moves[n][1],
                "request": request if carried and n == start else None,
                "made": made,
                "comment": match.comments.get(n),
                "behaviour": None if row.stopped else match.behaviour.sums[n],
            }
            for n in range(start, len(moves))
        ]
        changed: dict[str, object] = {
            "table": row.id,
            "was": row.revision,
            "seq": match.seq,
            "waiting": _bits(match.waiting),
            "result": None if match.result is None else match.result.to_json(),
            "offer": msgspec.to_builtins(row.offer),
            "changed": made,
            "begun": row.begun,
        }
        asked: dict[str, object] | None = None
        if request is not None and not carried:
            asked = {
                "table_id": row.id,
                "seat": seat,
                "request": request,
                "revision": row.revision,
            }
        return Moves(row.id, start if start < self.moves else None, rows, changed, asked)

    def _remember(self, seat: int, request: str) -> None:
        self._requests[(seat, request)] = None
        if len(self._requests) > REMEMBERED:
            del self._requests[next(iter(self._requests))]


def _bits(seats: list[int]) -> int:
    """Seats as a bitset; chance is none."""
    return sum([1 << seat for seat in seats if seat >= 0])
