"""The hot path of the store: the moves of many tables, written in one go.

Every write compares the revision of its table with the one it was worked out from. Whoever was
overtaken writes nothing, and reads again.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection, bindparam
from sqlalchemy.dialects import sqlite

from detente.server.schema import moves, requests, seats, tables, undone


class Overtaken(Exception):
    """Somebody else has written about this table meanwhile; nothing of this was written."""


class Moves:
    """What one request changes about a match: moves taken back, moves made, what lists show."""

    __slots__ = ("table", "gone", "rows", "row", "request", "seats")

    def __init__(
        self,
        table: str,
        gone: Sequence[int],
        rows: list[dict[str, object]],
        row: dict[str, object],
        request: dict[str, object] | None = None,
        seats: Sequence[dict[str, object]] = (),
    ) -> None:
        self.table: Final = table
        self.gone: Final = gone  # these moves never happened; those after them are new rows
        self.rows: Final = rows  # new rows of `moves`
        self.row: Final = row  # the new values of the row of `tables`, and its revision so far
        self.request: Final = request  # a new row of `requests`, when no move carries the request
        self.seats: Final = seats  # who else sits there from now on

    @property
    def taken_back(self) -> list[dict[str, object]]:
        """Which moves never happened, and since when."""
        was, at = self.row["was"], self.row["changed"]
        return [{"table": self.table, "n": n, "was": was, "at": at} for n in self.gone]


VALUES: Final = ("seq", "waiting", "result", "offer", "changed", "begun", "clock", "deadline")
JSON: Final = ("result", "offer", "clock")
_UPDATE: Final = (
    sa.update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.revision == bindparam("was"))
    .values({name: bindparam(name) for name in VALUES})
    .values(revision=tables.c.revision + sa.literal_column("1"))
)
_COPIED: Final = ("table_id", "n", "seat", "action", "request", "made", "comment")
_REMEMBER: Final = sa.insert(undone).from_select(
    [*_COPIED, "revision", "undone"],
    sa.select(
        *[moves.c[name] for name in _COPIED],
        bindparam("was", type_=sa.Integer),
        bindparam("at", type_=sa.BigInteger),
    ).where(moves.c.table_id == bindparam("table"), moves.c.n == bindparam("n")),
)
_FORGET: Final = sa.delete(moves).where(
    moves.c.table_id == bindparam("table"), moves.c.n >= bindparam("keep")
)
_APPEND: Final = sa.insert(moves)
_TAKE_OVER: Final = (
    sa.update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("n"))
    .values({name: bindparam(f"new_{name}") for name in ("kind", "guest", "bot", "gone")})
)
_REQUEST: Final = sa.insert(requests)


def append_moves(c: Connection, batch: list[Moves]) -> None:
    """Write moves. One that was overtaken, or a number that is taken, fails the whole."""
    for work in batch:
        if c.execute(_UPDATE, work.row).rowcount != 1:
            raise Overtaken(work.table)
        if work.gone:
            c.execute(_REMEMBER, work.taken_back)
            c.execute(_FORGET, {"table": work.table, "keep": work.gone[0]})
        if work.seats:
            c.execute(_TAKE_OVER, work.seats)
    rows = [row for work in batch for row in work.rows]
    if rows:
        c.execute(_APPEND, rows)
    asked = [work.request for work in batch if work.request is not None]
    if asked:
        c.execute(_REQUEST, asked)


def append_to_sqlite(raw: sqlite3.Connection, batch: list[Moves]) -> None:
    """The same, straight to the driver: a third of the time."""
    for work in batch:
        if raw.execute(_UPDATE_SQL, as_text(work.row)).rowcount != 1:
            raise Overtaken(work.table)
        if work.gone:
            raw.executemany(_REMEMBER_SQL, work.taken_back)
            raw.execute(_FORGET_SQL, {"table": work.table, "keep": work.gone[0]})
        if work.seats:
            raw.executemany(_TAKE_OVER_SQL, work.seats)
    raw.executemany(_APPEND_SQL, [row for work in batch for row in work.rows])
    asked = [work.request for work in batch if work.request is not None]
    raw.executemany(_REQUEST_SQL, asked)


def as_text(row: dict[str, object]) -> dict[str, object]:
    """The values of a table as drivers want them: JSON is text."""
    found = {name: json.dumps(row[name]) for name in JSON if row[name] is not None}
    return {**row, **found} if found else row


def _sql(statement: sa.Insert | sa.Update | sa.Delete) -> str:
    dialect: Any = sqlite.dialect(paramstyle="named")  # Any: theirs
    return str(statement.compile(dialect=dialect))


_APPEND_SQL: Final = _sql(_APPEND)
_FORGET_SQL: Final = _sql(_FORGET)
_TAKE_OVER_SQL: Final = _sql(_TAKE_OVER)
_REMEMBER_SQL: Final = _sql(_REMEMBER)
_REQUEST_SQL: Final = _sql(_REQUEST)
_UPDATE_SQL: Final = _sql(_UPDATE)
