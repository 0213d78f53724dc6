"""How a new table, its seats and its guests are written, and who sits down later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from detente.server.storage.moves import Overtaken
from detente.server.storage.rows import Bids, SeatRow, StoredMove, TableRow
from detente.server.storage.schema import seats, tables
from detente.server.storage.sitting import SIT_DOWN, keep_guest, taken
from detente.server.storage.statements import Statement

_AS_IT_IS: Final = (
    "id",
    "game",
    "version",
    "options",
    "public",
    "secret",
    "created",
    "changed",
    "begun",
    "seq",
    "waiting",
    "result",
    "rematch",
    "bids",
    "delay",
    "given",
    "maker",
    "made_from",
)
_OTHERWISE: Final = ("series", "number", "games", "decided", "rated", "time")
_NEW_TABLE: Final = Statement(
    sa.insert(tables).values({name: sa.bindparam(name) for name in (*_AS_IT_IS, *_OTHERWISE)})
)
_NEW_SEAT: Final = Statement(sa.insert(seats))
_NEXT_REVISION: Final = Statement(
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("at"), tables.c.revision == sa.bindparam("known"))
    .values(revision=tables.c.revision + sa.literal_column("1"))
)

_OF_GUEST: Final = sa.union(
    sa.select(tables.c.id).where(tables.c.maker == sa.bindparam("whose")),
    sa.select(seats.c.table_id).where(seats.c.guest == sa.bindparam("whose")),
)


def _count(whose: sa.ColumnElement[bool]) -> Statement:
    """How many tables are not over yet, counted as far as it matters."""
    some = sa.select(tables.c.id).where(tables.c.result.is_(None), whose)
    found = some.limit(sa.bindparam("most", type_=sa.Integer)).subquery()
    return Statement(sa.select(sa.func.count()).select_from(found))


_COUNT_GUEST: Final = _count(tables.c.id.in_(_OF_GUEST))
_COUNT_ADDRESS: Final = _count(tables.c.made_from == sa.bindparam("source"))


def insert_table(c: Connection, row: TableRow) -> None:
    """A new table, its seats and who sits there."""
    part = row.part
    for seat in row.seats:
        if seat.guest is not None:
            keep_guest(c, seat.guest, seat.name, row.created)
    _NEW_TABLE.run(
        c,
        {
            **{name: getattr(row, name) for name in _AS_IT_IS},
            "series": None if part is None else part.series,
            "number": None if part is None else part.number,
            "games": None if part is None else part.games,
            "decided": part is not None and part.decided,
            "rated": int(row.rated),
            "time": msgspec.to_builtins(row.time),
        },
    )
    for n, seat in enumerate(row.seats):
        new = taken(row.id, n, seat)
        _NEW_SEAT.run(c, {"table_id": new.pop("at"), "seat": new.pop("place"), **new})


def given_moves(row: TableRow, given: Sequence[StoredMove]) -> list[dict[str, object]]:
    """The moves a table begins with."""
    return [
        {
            "table_id": row.id,
            "n": n,
            "seat": one.move[0],
            "action": one.move[1],
            "made": one.made,
            "behaviour": one.behaviour,
        }
        for n, one in enumerate(given)
    ]


def sit_down(c: Connection, row: TableRow, n: int, seat: SeatRow, made: int) -> None:
    """Somebody takes a seat; Overtaken if the table has changed."""
    _go_on(c, row)
    if seat.guest is not None:
        keep_guest(c, seat.guest, seat.name, made)
    SIT_DOWN.run(c, taken(row.id, n, seat))


def keep_bids(c: Connection, row: TableRow, bids: Bids) -> None:
    """What is bid for the sides, and what comes of it; Overtaken if the table has changed."""
    _go_on(c, row)
    values = {"options": bids.options, "turned": bids.turned}
    c.execute(sa.update(tables).where(tables.c.id == row.id).values(values))
    for n, seat in enumerate(bids.seats):
        SIT_DOWN.run(c, taken(row.id, n, seat))


def _go_on(c: Connection, row: TableRow) -> None:
    if _NEXT_REVISION.run(c, {"at": row.id, "known": row.revision}) != 1:
        raise Overtaken(row.id)


def has_so_many(c: Connection, guest: str, most: int) -> bool:
    """Whether a guest has made or sits at so many tables that are not over."""
    return _COUNT_GUEST.first(c, {"whose": guest, "most": most}) == (most,)


def so_many_from(c: Connection, address: str, most: int) -> bool:
    """Whether so many tables that are not over were made from an address."""
    return _COUNT_ADDRESS.first(c, {"source": address, "most": most}) == (most,)
