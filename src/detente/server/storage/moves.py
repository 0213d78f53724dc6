"""The hot path of the store: the moves of many tables, written in one go.

Every write compares the revision of its table with the one it was worked out from. Whoever was
overtaken writes nothing, and reads again.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection, bindparam

from detente.server.storage.schema import moves, requests, tables, undone
from detente.server.storage.sitting import NEW_GUEST, SIT_DOWN
from detente.server.storage.statements import Statement, Values, with_text


class Overtaken(Exception):
    """Somebody else has written about this table meanwhile; nothing of this was written."""


class Moves:
    """What one request changes about a match: moves taken back, moves made, what lists show."""

    __slots__ = ("table", "gone", "rows", "row", "request", "seats", "guests", "same", "times")

    def __init__(
        self,
        table: str,
        gone: Sequence[int],
        rows: list[dict[str, object]],
        row: dict[str, object],
        request: dict[str, object] | None = None,
        seats: Sequence[Values] = (),
        guests: Sequence[Values] = (),
        same: Sequence[str] = (),
    ) -> None:
        self.table: Final = table
        self.gone: Final = gone  # these moves never happened; those after them are new rows
        self.rows: Final = rows  # new rows of `moves`
        self.row: Final = row  # the new values of the row of `tables`, and its revision so far
        self.request: Final = request  # a new row of `requests`, when no move carries the request
        self.seats: Final = seats  # who else sits there from now on …
        self.guests: Final = guests  # … and may never have been here before
        self.same: Final = same  # values of `INDEXED` in `row` that are on the disk already
        self.times: Sequence[float] = ()  # its commit began, was taken up, was on the disk

    @property
    def taken_back(self) -> list[dict[str, object]]:
        """Which moves never happened, and since when."""
        was, at = self.row["was"], self.row["changed"]
        return [{"table": self.table, "n": n, "was": was, "at": at} for n in self.gone]


VALUES: Final = ("seq", "waiting", "result", "offer", "changed", "begun", "clock", "deadline")
JSON: Final = ("result", "offer", "clock")
INDEXED: Final = ("changed", "begun", "deadline")
"""Those that lists are kept by. SQLite writes a list anew for a value that is set, even to what it
was: two pages of five that a move writes."""


@functools.cache
def _update(same: Sequence[str]) -> Statement:
    """Sets the values of a table but for those that are the same."""
    return Statement(
        sa.update(tables)
        .where(tables.c.id == bindparam("table"), tables.c.revision == bindparam("was"))
        .values({name: bindparam(name) for name in VALUES if name not in same})
        .values(revision=tables.c.revision + sa.literal_column("1"))
    )


_COPIED: Final = ("table_id", "n", "seat", "action", "request", "made", "comment")
_REMEMBER: Final = Statement(
    sa.insert(undone).from_select(
        [*_COPIED, "revision", "undone"],
        sa.select(
            *[moves.c[name] for name in _COPIED],
            bindparam("was", type_=sa.Integer),
            bindparam("at", type_=sa.BigInteger),
        ).where(moves.c.table_id == bindparam("table"), moves.c.n == bindparam("n")),
    )
)
_FORGET: Final = Statement(
    sa.delete(moves).where(moves.c.table_id == bindparam("table"), moves.c.n >= bindparam("keep"))
)
_APPEND: Final = Statement(sa.insert(moves))
_REQUEST: Final = Statement(sa.insert(requests))


def append_moves(c: Connection, batch: list[Moves]) -> None:
    """Write moves. One that was overtaken, or a number that is taken, fails the whole."""
    if c.dialect.name == "sqlite":
        _update_in_a_row(c, batch)
    else:
        for work in batch:
            if _update(()).run(c, work.row) != 1:
                raise Overtaken(work.table)
    for work in batch:
        if work.gone:
            _REMEMBER.run_each(c, work.taken_back)
            _FORGET.run(c, {"table": work.table, "keep": work.gone[0]})
        NEW_GUEST.run_each(c, work.guests)
        SIT_DOWN.run_each(c, work.seats)
    _APPEND.run_each(c, [row for work in batch for row in work.rows])
    _REQUEST.run_each(c, [work.request for work in batch if work.request is not None])


def _update_in_a_row(c: Connection, batch: list[Moves]) -> None:
    """Those in which the same values stay as they are, in one call."""
    alike: dict[Sequence[str], list[Values]] = {}
    for work in batch:
        alike.setdefault(work.same, []).append(work.row)
    for same, rows in alike.items():
        if _update(same).run_in_a_row(c, rows) != len(rows):
            raise Overtaken(", ".join([work.table for work in batch]))


def as_text(row: Values) -> Values:
    """The values of a table as drivers want them: JSON is text."""
    return with_text(row, JSON)
