"""Statements that are put together once: that takes longer than to carry them out."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

Values = Mapping[str, object]


class Statement:
    """One statement. On SQLite it goes straight to the driver, which takes a third of the time."""

    def __init__(self, statement: sa.Insert | sa.Update | sa.Delete | sa.Select[Any]) -> None:
        compiled: Any = statement.compile(dialect=sqlite.dialect())  # Any: theirs
        self._text: Final = str(compiled)
        self._statement: Final = statement
        self._order: Final[Sequence[str]] = compiled.positiontup  # values in a row are read faster
        given = compiled.params.items()
        self._fixed: Final = {name: value for name, value in given if value is not None}
        binds = compiled.binds.items()
        self._json: Final = [name for name, bind in binds if isinstance(bind.type, sa.JSON)]

    def run(self, c: Connection, values: Values) -> int:
        """Carry it out; how many rows it has changed."""
        if c.dialect.name == "sqlite":
            return self._straight(c, values).rowcount
        return c.execute(self._statement, dict(values)).rowcount

    def run_each(self, c: Connection, rows: Sequence[Values]) -> None:
        """Carry it out with each of these."""
        if c.dialect.name == "sqlite":
            for values in rows:
                self._straight(c, values)
        elif rows:
            c.execute(self._statement, [dict(values) for values in rows])

    def first(self, c: Connection, values: Values) -> tuple[Any, ...] | None:  # Any: as it is kept
        """The first row that it finds."""
        if c.dialect.name == "sqlite":
            return cast("tuple[Any, ...] | None", self._straight(c, values).fetchone())
        found = c.execute(self._statement, dict(values)).first()
        return None if found is None else tuple(found)

    def _straight(self, c: Connection, values: Values) -> sqlite3.Cursor:
        raw = cast(sqlite3.Connection, c.connection.dbapi_connection)
        ready = with_text({**self._fixed, **values} if self._fixed else values, self._json)
        try:
            return raw.execute(self._text, [ready[name] for name in self._order])
        except sqlite3.IntegrityError as error:
            raise IntegrityError(self._text, None, error) from error


AT_ONCE: Final = (32, 16, 8, 4, 2, 1)
"""So many rows are written by one statement: few sizes, so that each is prepared once."""


class Rows:
    """One statement for many rows, on SQLite alone.

    The driver lets the other threads run with every statement, and then waits for its turn: that
    takes longer than to write a row.
    """

    def __init__(self, before: str, columns: int, after: str = "") -> None:
        row = f"({', '.join(['?'] * columns)})"
        self._texts: Final = {n: before + ", ".join([row] * n) + after for n in AT_ONCE}

    def run(self, c: Connection, rows: Sequence[Sequence[object]]) -> int:
        """Carry it out with all of these; how many rows it has changed."""
        raw = cast(sqlite3.Connection, c.connection.dbapi_connection)
        at = changed = 0
        for n in AT_ONCE:
            while len(rows) - at >= n:
                values = [value for row in rows[at : at + n] for value in row]
                try:
                    changed += raw.execute(self._texts[n], values).rowcount
                except sqlite3.IntegrityError as error:
                    raise IntegrityError(self._texts[n], None, error) from error
                at += n
        return changed


def with_text(values: Values, names: Sequence[str]) -> Values:
    """Values of which some are JSON, as a driver wants them: those as text."""
    found = {name: json.dumps(values[name]) for name in names if values[name] is not None}
    return {**values, **found} if found else values
