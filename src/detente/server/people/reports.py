"""What guests report to whoever runs the server: about behaviour, frozen games, rules."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection

from detente.server.metrics import REPORTS
from detente.server.storage.database import Database
from detente.server.storage.schema import guests, reports, tables
from detente.server.storage.sitting import keep_guest

DAY: Final = 24 * 3600
A_DAY: Final = 5
"""How many reports a guest may make in a day."""

A_TABLE: Final = 20
"""How many there may be about one table."""

IN_ALL: Final = 10_000
"""How many are kept; then somebody should read them first."""


class Report(Struct, frozen=True):
    """A report as its reader sees it. Table and moves say which position it is about."""

    id: int
    made: int
    kind: str
    game: str
    table: str
    moves: int
    guest: str
    name: str
    text: str


class Reports:
    """The reports of one server."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def file(
        self, guest: str, name: str, table: str, moves: int, kind: str, text: str, made: int
    ) -> int | None:
        """Keep a report; its number, or None if there are too many."""
        where = {"guest": guest, "table_id": table, "moves": moves, "made": made}

        def job(c: Connection) -> int | None:
            if _too_many(c, guest, table, made):
                return None
            keep_guest(c, guest, name, made)
            row = sa.insert(reports).values(**where, kind=kind, text=text)
            key = c.execute(row).inserted_primary_key
            return None if key is None else int(key[0])

        number = await self._database.write(job)
        if number is not None:
            REPORTS.inc()
        return number


def _too_many(c: Connection, guest: str, table: str, now: int) -> bool:
    count = sa.select(sa.func.count()).select_from(reports)
    limits = (
        (count.where(reports.c.guest == guest, reports.c.made > now - DAY), A_DAY),
        (count.where(reports.c.table_id == table), A_TABLE),
        (count, IN_ALL),
    )
    return any([c.execute(query).scalar_one() >= most for query, most in limits])


def last_reports(c: Connection, most: int) -> list[Report]:
    """The newest reports, the last one first."""
    query = (
        sa.select(
            reports.c.id,
            reports.c.made,
            reports.c.kind,
            tables.c.game,
            reports.c.table_id,
            reports.c.moves,
            reports.c.guest,
            guests.c.nickname,
            reports.c.text,
        )
        .join(tables, tables.c.id == reports.c.table_id)
        .join(guests, guests.c.id == reports.c.guest)
        .order_by(reports.c.id.desc())
        .limit(most)
    )
    return [Report(*row) for row in c.execute(query)]
