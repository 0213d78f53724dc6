"""The hot path of the store: the moves of many tables, written in one go."""

from __future__ import annotations

import json
import sqlite3
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection, bindparam
from sqlalchemy.dialects import sqlite

from detente.server.schema import moves, tables


class Moves:
    """What one request changes about a match: moves taken back, moves made, what lists show."""

    __slots__ = ("table", "keep", "rows", "row")

    def __init__(
        self, table: str, keep: int | None, rows: list[dict[str, object]], row: dict[str, object]
    ) -> None:
        self.table: Final = table
        self.keep: Final = keep  # moves from this number on never happened; None: all stay
        self.rows: Final = rows  # new rows of `moves`
        self.row: Final = row  # the new values of the row of `tables`


_VALUES: Final = ("seq", "waiting", "result", "offer", "changed", "begun")
_APPEND: Final = sa.insert(moves)
_FORGET: Final = sa.delete(moves).where(
    moves.c.table_id == bindparam("table"), moves.c.n >= bindparam("keep")
)
_UPDATE: Final = (
    sa.update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in _VALUES})
)


def append_moves(c: Connection, batch: list[Moves]) -> None:
    """Write moves. A number that is taken already fails the whole."""
    for work in batch:
        if work.keep is not None:
            c.execute(_FORGET, {"table": work.table, "keep": work.keep})
    rows = [row for work in batch for row in work.rows]
    if rows:
        c.execute(_APPEND, rows)
    c.execute(_UPDATE, [work.row for work in batch])


def append_to_sqlite(raw: sqlite3.Connection, batch: list[Moves]) -> None:
    """The same, straight to the driver: a third of the time."""
    for work in batch:
        if work.keep is not None:
            raw.execute(_FORGET_SQL, {"table": work.table, "keep": work.keep})
    raw.executemany(_APPEND_SQL, [row for work in batch for row in work.rows])
    raw.executemany(_UPDATE_SQL, [_dressed(work.row) for work in batch])


def _dressed(row: dict[str, object]) -> dict[str, object]:
    """The values as the driver wants them: results and offers are text."""
    found = {name: json.dumps(row[name]) for name in ("result", "offer") if row[name] is not None}
    return {**row, **found} if found else row


def _sql(statement: sa.Insert | sa.Update | sa.Delete) -> str:
    dialect: Any = sqlite.dialect(paramstyle="named")  # Any: theirs
    return str(statement.compile(dialect=dialect))


_APPEND_SQL: Final = _sql(_APPEND)
_FORGET_SQL: Final = _sql(_FORGET)
_UPDATE_SQL: Final = _sql(_UPDATE)
