"""How a new table, its seats and its guests are written, and who sits down later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from detente.server.moves import Overtaken
from detente.server.rows import Bids, SeatRow, StoredMove, TableRow
from detente.server.schema import guests, seats, tables

# Statements that are put together once: that takes longer than to carry them out.
_NEW_TABLE: Final = sa.insert(tables)
_NEW_SEAT: Final = sa.insert(seats)
_KNOWN_GUEST: Final = sa.exists().where(guests.c.id == sa.bindparam("id"))
_NEW_GUEST: Final = sa.insert(guests).from_select(
    ["id", "nickname", "created"],
    sa.select(
        sa.bindparam("id", type_=sa.Text),
        sa.bindparam("nickname", type_=sa.Text),
        sa.bindparam("created", type_=sa.BigInteger),
    ).where(~_KNOWN_GUEST),
)
_RENAME: Final = (
    sa.update(guests)
    .where(guests.c.id == sa.bindparam("whose"))
    .values(nickname=sa.bindparam("nickname"))
)
_NEXT_REVISION: Final = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("at"), tables.c.revision == sa.bindparam("known"))
    .values(revision=tables.c.revision + 1)
)
_TAKEN: Final = ("kind", "guest", "ready", "nonce", "seal", "bid")
_SIT_DOWN: Final = (
    sa.update(seats)
    .where(seats.c.table_id == sa.bindparam("at"), seats.c.seat == sa.bindparam("place"))
    .values({name: sa.bindparam(name) for name in _TAKEN})
)


_OF_GUEST: Final = sa.union(
    sa.select(tables.c.id).where(tables.c.maker == sa.bindparam("whose")),
    sa.select(seats.c.table_id).where(seats.c.guest == sa.bindparam("whose")),
)
_UNFINISHED: Final = sa.select(sa.func.count()).select_from(tables).where(tables.c.result.is_(None))
_COUNT: Final = sa.select(
    _UNFINISHED.where(tables.c.id.in_(_OF_GUEST)).scalar_subquery(),
    _UNFINISHED.where(tables.c.made_from == sa.bindparam("source")).scalar_subquery(),
)


def insert_table(c: Connection, row: TableRow) -> None:
    """A new table, its seats and who sits there."""
    part = row.part
    for seat in row.seats:
        if seat.guest is not None:
            keep_guest(c, seat.guest, seat.name, row.created)
    c.execute(
        _NEW_TABLE,
        {
            "id": row.id,
            "game": row.game,
            "version": row.version,
            "options": row.options,
            "public": row.public,
            "secret": row.secret,
            "created": row.created,
            "changed": row.changed,
            "begun": row.begun,
            "seq": row.seq,
            "waiting": row.waiting,
            "result": row.result,
            "rematch": row.rematch,
            "series": None if part is None else part.series,
            "number": None if part is None else part.number,
            "games": None if part is None else part.games,
            "decided": part is not None and part.decided,
            "bids": row.bids,
            "delay": row.delay,
            "given": row.given,
            "rated": int(row.rated),
            "time": msgspec.to_builtins(row.time),
            "maker": row.maker,
            "made_from": row.made_from,
        },
    )
    c.execute(
        _NEW_SEAT,
        [
            {
                "table_id": row.id,
                "seat": n,
                "kind": seat.kind,
                "guest": seat.guest,
                "bot": seat.bot,
                "ready": seat.ready,
                "nonce": seat.nonce,
                "seal": seat.seal,
            }
            for n, seat in enumerate(row.seats)
        ],
    )


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


def keep_guest(c: Connection, guest: str, nickname: str, made: int, rename: bool = False) -> None:
    """See to it that a guest is known, under the new name if that is meant."""
    c.execute(_NEW_GUEST, {"id": guest, "nickname": nickname, "created": made})
    if rename:
        c.execute(_RENAME, {"whose": guest, "nickname": nickname})


def sit_down(c: Connection, row: TableRow, n: int, seat: SeatRow, made: int) -> None:
    """Somebody takes a seat; Overtaken if the table has changed."""
    _go_on(c, row)
    if seat.guest is not None:
        keep_guest(c, seat.guest, seat.name, made)
    _put_on(c, row, n, seat)


def keep_bids(c: Connection, row: TableRow, bids: Bids) -> None:
    """What is bid for the sides, and what comes of it; Overtaken if the table has changed."""
    _go_on(c, row)
    values = {"options": bids.options, "turned": bids.turned}
    c.execute(sa.update(tables).where(tables.c.id == row.id).values(values))
    for n, seat in enumerate(bids.seats):
        _put_on(c, row, n, seat)


def _go_on(c: Connection, row: TableRow) -> None:
    if c.execute(_NEXT_REVISION, {"at": row.id, "known": row.revision}).rowcount != 1:
        raise Overtaken(row.id)


def _put_on(c: Connection, row: TableRow, n: int, seat: SeatRow) -> None:
    taken = {name: getattr(seat, name) for name in _TAKEN}
    c.execute(_SIT_DOWN, {"at": row.id, "place": n, **taken})


def count_unfinished(c: Connection, guest: str, made_from: str) -> tuple[int, int]:
    """The tables that are not over: those a guest has made or sits at, those of an address."""
    of_guest, of_address = c.execute(_COUNT, {"whose": guest, "source": made_from}).one()
    return of_guest, of_address
