"""The moves of many tables, written to PostgreSQL in one statement, however many they are.

Straight to the driver: a statement of its own for every table costs more than its move.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from detente.server.storage.moves import JSON, VALUES, Moves, as_text
from detente.server.storage.schema import moves, requests, tables

_DIALECT: Final = postgresql.dialect()  # type: ignore[no-untyped-call]  # theirs

_ROW: Final = ("table", "was", *VALUES)
_NEW: Final = [tables.c[name] for name in ("id", "revision", *VALUES)]


def _lists(columns: Sequence[sa.Column[Any]], first: int) -> str:  # Any: of whatever type
    """Rows, as parameters from the `first` on: a list for each column. JSON comes as text."""
    words = (sa.String, sa.JSON)  # what is too long for its column is refused, and not cut
    kinds = [
        "text" if isinstance(column.type, words) else column.type.compile(dialect=_DIALECT)
        for column in columns
    ]
    values = ", ".join([f"${n}::{kind}[]" for n, kind in enumerate(kinds, first)])
    return f"unnest({values}) AS new({', '.join([column.name for column in columns])})"


def _update(first: int) -> str:
    casts = {name: "::json" if name in JSON else "" for name in VALUES}
    sets = [f"{name} = new.{name}{cast}" for name, cast in casts.items()]
    return (
        f"UPDATE tables SET {', '.join(sets)}, revision = tables.revision + 1 "
        f"FROM {_lists(_NEW, first)} "
        "WHERE tables.id = new.id AND tables.revision = new.revision RETURNING tables.id"
    )


def _insert(table: sa.Table, first: int) -> str:
    """New rows of a table, but for those of whoever was overtaken."""
    return (
        f"INSERT INTO {table.name} ({', '.join(table.c.keys())}) "
        f"SELECT new.* FROM {_lists(list(table.c), first)} JOIN changed ON changed.id = table_id"
    )


def _append() -> str:
    """All of it as one statement: a way to the database and back for each part costs more."""
    made = 3 + len(_NEW)
    asked = made + len(moves.c)
    return (
        f"WITH changed AS ({_update(3)}), made AS ({_insert(moves, made)}), "
        f"asked AS ({_insert(requests, asked)}) SELECT id, pg_notify($1, $2 || id) FROM changed"
    )


_APPEND: Final = _append()


def is_plain(batch: Sequence[Moves]) -> bool:
    """Whether only moves are made, at a table each: none taken back, and nobody else sits down."""
    if any([work.gone or work.seats for work in batch]):
        return False
    return len({work.table for work in batch}) == len(batch)


async def append_to_postgres(
    driver: Any,  # Any: a connection of asyncpg, which has no types
    batch: Sequence[Moves],
    channel: str,
    said: str,
) -> set[str]:
    """Write plain moves in one commit and tell what is `said` about each table; who was overtaken.

    Whoever was overtaken writes nothing, and nobody else has to wait for that.
    """
    changed = [as_text(work.row) for work in batch]
    made = [row for work in batch for row in work.rows]
    asked = [work.request for work in batch if work.request is not None]
    found = await driver.fetch(
        _APPEND,
        channel,
        said,
        *_columns(changed, _ROW),
        *_columns(made, moves.c.keys()),
        *_columns(asked, requests.c.keys()),
    )
    return {work.table for work in batch}.difference([row[0] for row in found])


def _columns(rows: Sequence[Mapping[str, object]], names: Iterable[str]) -> list[list[object]]:
    """The values of rows, a list for each name."""
    return [[row[name] for row in rows] for name in names]
