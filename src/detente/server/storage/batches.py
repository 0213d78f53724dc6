"""The moves of many tables, written to PostgreSQL in a few statements, however many they are.

Straight to the driver: a statement of its own for every table costs more than its move.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from detente.server.storage.moves import JSON, VALUES, Moves, Overtaken, as_text
from detente.server.storage.schema import moves, requests, tables

_DIALECT: Final = postgresql.dialect()  # type: ignore[no-untyped-call]  # theirs

_ROW: Final = ("table", "was", *VALUES)
_NEW: Final = [tables.c[name] for name in ("id", "revision", *VALUES)]


def _arrays(columns: Iterable[sa.Column[Any]]) -> str:  # Any: of whatever type
    """The values of columns, as parameters: a list for each. JSON comes as text."""
    words = (sa.String, sa.JSON)  # what is too long for its column is refused, and not cut
    kinds = [
        "text" if isinstance(column.type, words) else column.type.compile(dialect=_DIALECT)
        for column in columns
    ]
    return ", ".join([f"${n}::{kind}[]" for n, kind in enumerate(kinds, 1)])


def _update() -> str:
    casts = {name: "::json" if name in JSON else "" for name in VALUES}
    sets = [f"{name} = new.{name}{cast}" for name, cast in casts.items()]
    names = ", ".join([column.name for column in _NEW])
    return (
        f"UPDATE tables SET {', '.join(sets)}, revision = tables.revision + 1 "
        f"FROM unnest({_arrays(_NEW)}) AS new({names}) "
        "WHERE tables.id = new.id AND tables.revision = new.revision RETURNING tables.id"
    )


def _insert(table: sa.Table) -> str:
    names = ", ".join(table.c.keys())
    return f"INSERT INTO {table.name} ({names}) SELECT * FROM unnest({_arrays(table.c)})"


_UPDATE: Final = _update()
_APPEND: Final = _insert(moves)
_REQUEST: Final = _insert(requests)
_TELL: Final = "SELECT pg_notify($1, news) FROM unnest($2::text[]) AS news"


def is_plain(batch: Iterable[Moves]) -> bool:
    """Whether only moves are made: none taken back, and nobody else sits down."""
    return not any([work.gone or work.seats for work in batch])


async def append_to_postgres(
    driver: Any,  # Any: a connection of asyncpg, which has no types
    batch: Sequence[Moves],
    channel: str,
    news: Sequence[str],
) -> None:
    """Write plain moves in one commit and tell the news; if one was overtaken, none of them."""
    async with driver.transaction():
        found = await driver.fetch(_UPDATE, *_columns([as_text(work.row) for work in batch], _ROW))
        if len(found) != len(batch):
            raise Overtaken
        rows = [row for work in batch for row in work.rows]
        if rows:
            await driver.execute(_APPEND, *_columns(rows, moves.c.keys()))
        asked = [work.request for work in batch if work.request is not None]
        if asked:
            await driver.execute(_REQUEST, *_columns(asked, requests.c.keys()))
        await driver.execute(_TELL, channel, news)


def _columns(rows: Sequence[Mapping[str, object]], names: Iterable[str]) -> list[list[object]]:
    """The values of rows, a list for each name."""
    return [[row[name] for row in rows] for name in names]
