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
from detente.server.storage.statements import Rows, Statement, Values, with_text


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


_UPDATE: Final = Statement(
    sa.update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.revision == bindparam("was"))
    .values({name: bindparam(name) for name in VALUES})
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
_MOVE: Final = [column.name for column in moves.columns]
_APPEND_ROWS: Final = Rows(f"INSERT INTO moves ({', '.join(_MOVE)}) VALUES ", len(_MOVE))
_REQUEST: Final = Statement(sa.insert(requests))


@functools.cache
def _update_rows(same: Sequence[str]) -> tuple[Sequence[str], Rows]:
    """Sets the values of many tables on SQLite, but for those that are the same; their order."""
    names = [name for name in VALUES if name not in same]
    values = ", ".join([f"{name} = new.column{at}" for at, name in enumerate(names, 3)])
    before = f"UPDATE tables SET {values}, revision = tables.revision + 1 FROM (VALUES "
    after = ") AS new WHERE tables.id = new.column1 AND tables.revision = new.column2"
    return ("table", "was", *names), Rows(before, len(names) + 2, after)


def append_moves(c: Connection, batch: list[Moves]) -> None:
    """Write moves. One that was overtaken, or a number that is taken, fails the whole."""
    in_rows = c.dialect.name == "sqlite"
    if in_rows:
        _update_in_rows(c, batch)
    else:
        for work in batch:
            if _UPDATE.run(c, work.row) != 1:
                raise Overtaken(work.table)
    for work in batch:
        if work.gone:
            _REMEMBER.run_each(c, work.taken_back)
            _FORGET.run(c, {"table": work.table, "keep": work.gone[0]})
        NEW_GUEST.run_each(c, work.guests)
        SIT_DOWN.run_each(c, work.seats)
    rows = [row for work in batch for row in work.rows]
    if in_rows:
        _APPEND_ROWS.run(c, [[row[name] for name in _MOVE] for row in rows])
    else:
        _APPEND.run_each(c, rows)
    _REQUEST.run_each(c, [work.request for work in batch if work.request is not None])


def _update_in_rows(c: Connection, batch: list[Moves]) -> None:
    """Tables of which the same values stay as they are go together."""
    alike: dict[Sequence[str], list[Moves]] = {}
    for work in batch:
        alike.setdefault(work.same, []).append(work)
    for same, together in alike.items():
        names, rows = _update_rows(same)
        new = [as_text(work.row) for work in together]
        if rows.run(c, [[row[name] for name in names] for row in new]) != len(new):
            raise Overtaken(", ".join([work.table for work in together]))


def as_text(row: Values) -> Values:
    """The values of a table as drivers want them: JSON is text."""
    return with_text(row, JSON)
