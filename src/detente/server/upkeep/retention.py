"""What nobody needs any more: open tables nobody comes to, guests' games over long ago."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection

from detente.server.storage import schema
from detente.server.storage.schema import accounts, pairings, seats, tables

DAY: Final = 24 * 3600
AT_ONCE: Final = 100
"""How many tables are closed or forgotten at a time: nobody waits long for the writer."""

ABOUT: Final = (
    schema.moves,
    schema.undone,
    schema.requests,
    schema.leases,
    schema.plans,
    schema.talk,
    schema.reports,
    schema.seats,
)
"""What hangs on a table, and goes with it."""


class Kept(Struct, frozen=True):
    """For how many days: open tables that are not begun, guests' games that are over. 0: ever."""

    open_days: int = 30
    finished_days: int = 0


def dead(c: Connection, kept: Kept, now: int) -> list[str]:
    """Tables where nobody has begun to play for too long."""
    if not kept.open_days:
        return []
    waits = (tables.c.begun.is_(False), tables.c.result.is_(None))
    return _older(c, now - kept.open_days * DAY, *waits)


def finished(c: Connection, kept: Kept, now: int) -> list[str]:
    """Games of guests that have been over for longer than they are kept.

    Those of accounts and of tournaments stay: somebody has a list of them. Those of a series stay
    until all of it has been over for so long: its standings are made of them.
    """
    if not kept.finished_days:
        return []
    theirs = sa.exists().where(
        seats.c.table_id == tables.c.id,
        seats.c.guest == accounts.c.guest,
        accounts.c.left.is_(None),
    )
    paired = sa.exists().where(pairings.c.table_id == tables.c.id)
    before, later = now - kept.finished_days * DAY, tables.alias()
    goes_on = sa.exists().where(
        later.c.series == tables.c.series,
        sa.or_(later.c.result.is_(None), later.c.changed >= before),
    )
    return _older(c, before, tables.c.result.is_not(None), ~theirs, ~paired, ~goes_on)


def _older(c: Connection, before: int, *where: sa.ColumnElement[bool]) -> list[str]:
    query = sa.select(tables.c.id).where(tables.c.changed < before, *where)
    return list(c.execute(query.order_by(tables.c.changed).limit(AT_ONCE)).scalars())


def forget_plans(c: Connection) -> None:
    """Nobody is asked any more where the game is over."""
    over = sa.select(tables.c.id).where(tables.c.result.is_not(None))
    c.execute(sa.delete(schema.plans).where(schema.plans.c.table_id.in_(over)))


def forget(c: Connection, id: str) -> bool:
    """Take a table and everything about it out of the database; False if it is not there."""
    for about in ABOUT:
        c.execute(sa.delete(about).where(about.c.table_id == id))
    return c.execute(sa.delete(tables).where(tables.c.id == id)).rowcount == 1
