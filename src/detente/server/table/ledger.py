"""What of a table is on the disk: its moves, their times, and the requests that made them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from detente.core.match import Match
from detente.core.record import Move
from detente.server.clocks.clockwork import Clockwork
from detente.server.storage.database import Database
from detente.server.storage.moves import INDEXED, Moves
from detente.server.storage.rows import TOGETHER, Stored, TableRow, bits
from detente.server.storage.sitting import newcomer, taken

REMEMBERED: Final = 1_024
"""How many request ids a table knows again: of those that made a move, and of the others."""


class Requests:
    """The last that were carried out, by seat."""

    def __init__(self) -> None:
        self._known: Final[dict[tuple[int, str], None]] = {}

    def __contains__(self, asked: tuple[int, str]) -> bool:
        return asked in self._known

    def add(self, seat: int, request: str) -> None:
        """Know one more, and forget the oldest if they are too many."""
        self._known[(seat, request)] = None
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]


class Ledger:
    """Writes what a match has that the store has not, if nobody else has written meanwhile."""

    def __init__(
        self, row: TableRow, database: Database, clockwork: Clockwork, unshown: int = 0
    ) -> None:
        self._row: Final = row
        self._database: Final = database
        self._clockwork: Final = clockwork
        self._clock: Final = clockwork.clock
        self._unshown: Final = unshown  # moves of a stopped table that its match does not show
        self.times: Final = [row.created]  # when the table and each move were made
        self.settled = 0  # so many moves on the disk are known to everybody
        self._moves: Final[list[Move]] = []  # on the disk
        self._made_by: Final[list[str | None]] = []  # the request, by move
        # Apart: read from the store, moves come one after the other and the rest by itself, so that
        # in one memory the moves of a long game would drive out an undo that was asked for last.
        self._moving: Final = Requests()
        self._others: Final = Requests()
        self._listed: dict[str, object] = {}  # what lists of tables are kept by, as on the disk
        self.written: Sequence[float] = ()  # the steps of the last write, as they were timed

    @property
    def moves(self) -> int:
        """How many moves are on the disk."""
        return len(self._moves)

    def now(self) -> int:
        """The time things are written down with."""
        return self._clock.now()

    def knows(self, seat: int, request: str) -> bool:
        """Whether a request was carried out before."""
        return (seat, request) in self._moving or (seat, request) in self._others

    def take(self, stored: Stored, match: Match[Any]) -> None:
        """Know what was read from the store: all of it, or what is new."""
        self._listed = {}
        self.times[stored.keep + 1 :] = [one.made for one in stored.moves]
        self._made_by[stored.keep :] = [one.request for one in stored.moves]
        self._moves[stored.keep :] = [one.move for one in stored.moves]
        self._tell(match, min(stored.keep, self.settled))
        for seat, request in stored.requests:
            self._others.add(seat, request)
        for one in stored.moves:
            if one.request:
                self._moving.add(one.move[0], one.request)

    async def keep(
        self,
        match: Match[Any],
        seat: int = -1,
        request: str | None = None,
        gone: Sequence[int] = (),
        secret: bool = False,
        sat: Sequence[int] = (),
    ) -> int:
        """Store what is new, as asked by a seat; the number of the first move that is.

        Without the moves `gone` those after them move up; where others were heard before a draft,
        that is written anew. On the seats `sat` there is somebody else. Of what is `secret` no
        list shows when it was done. Overtaken if others have written about the table: then nothing
        of this is stored, and everything is to be read again.
        """
        now, row = self._clock.now(), self._row
        self._clockwork.go_on(row, match, self.settled)
        gone = gone or self._moved(match)
        start = self._write_down(match, now, seat, request, gone)
        waiting = bits(match.waiting) | bits(match.together) << TOGETHER
        result = None if match.result is None else dict(match.result.to_json())
        changed: dict[str, object] = {
            "table": row.id,
            "was": row.revision,
            "seq": match.seq,
            "waiting": waiting,
            "result": result,
            "offer": msgspec.to_builtins(row.offer),
            "changed": row.changed if secret else now,
            "begun": row.begun,
            "clock": msgspec.to_builtins(row.clock),
            "deadline": row.deadline,
        }
        asked: dict[str, object] | None = None
        if request is not None and request not in self._made_by[start:]:
            asked = {"seat": seat, "request": request, "revision": row.revision}
            asked["table_id"] = row.id
        rows = self._rows(match, start)
        seats = [taken(row.id, n, row.seats[n]) for n in sat]
        guests = [newcomer(s.guest, s.name, now) for n in sat if (s := row.seats[n]).guest]
        same = tuple([name for name in self._listed if self._listed[name] == changed[name]])
        work = Moves(row.id, gone, rows, changed, asked, seats, guests, same)
        await self._database.append(work)
        self._listed = {name: changed[name] for name in INDEXED}
        if changed["deadline"] is not None:
            del self._listed["deadline"]  # others may put it off
        self.written = work.times
        self._moves[start:] = match.moves[start:]
        self._tell(match, self.settled)
        row.seq, row.waiting, row.result = match.seq, waiting, result
        row.changed = row.changed if secret else now
        row.revision += 1
        if request is not None:
            (self._moving if asked is None else self._others).add(seat, request)
        return start

    def _moved(self, match: Match[Any]) -> list[int]:
        """The numbers of the moves on the disk from the first on that is another one now."""
        start, written = self.settled, len(self._moves)
        if self._moves[start:] == match.moves[start:written]:
            return []
        new = match.moves
        other = [n for n in range(start, written) if self._moves[n : n + 1] != new[n : n + 1]]
        return list(range(other[0], written))

    def _tell(self, match: Match[Any], start: int) -> None:
        """Everybody knows of what is settled: of an act since when all of it was done."""
        self.settled = match.settled
        for n in range(start, match.settled):
            self.times[n + 1] = self.times[match.told_with(n) + 1]

    def _write_down(
        self, match: Match[Any], now: int, seat: int, request: str | None, gone: Sequence[int]
    ) -> int:
        """Note when each move was made, and by which request; the number of the first new one."""
        for n in reversed(gone):
            del self.times[n + 1], self._made_by[n]
        first = len(self._made_by)
        for n in range(first, len(match.moves)):
            self.times.append(now)
            self._made_by.append(request if n == first and match.moves[n][0] == seat else None)
        return gone[0] if gone else first

    def _rows(self, match: Match[Any], start: int) -> list[dict[str, object]]:
        return [
            {
                "table_id": self._row.id,
                "n": n + self._unshown,
                "seat": match.moves[n][0],
                "action": match.moves[n][1],
                "request": self._made_by[n],
                "made": self.times[n + 1],
                "comment": match.comments.get(n),
                "behaviour": None if self._row.stopped else match.behaviour.sums[n],
            }
            for n in range(start, len(match.moves))
        ]
