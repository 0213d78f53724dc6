"""Guests and who sits where, as it is written."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from detente.server.storage.rows import SeatRow
from detente.server.storage.schema import guests, seats
from detente.server.storage.statements import Statement

_KNOWN_GUEST: Final = sa.exists().where(guests.c.id == sa.bindparam("id"))
NEW_GUEST: Final = Statement(
    sa.insert(guests).from_select(
        ["id", "nickname", "created"],
        sa.select(
            sa.bindparam("id", type_=sa.Text),
            sa.bindparam("nickname", type_=sa.Text),
            sa.bindparam("created", type_=sa.BigInteger),
        ).where(~_KNOWN_GUEST),
    )
)
"""A guest, unless that one is known."""

_RENAME: Final = Statement(
    sa.update(guests)
    .where(guests.c.id == sa.bindparam("whose"))
    .values(nickname=sa.bindparam("nickname"))
)

_TAKEN: Final = ("kind", "guest", "bot", "ready", "nonce", "seal", "gone", "bid")
SIT_DOWN: Final = Statement(
    sa.update(seats)
    .where(seats.c.table_id == sa.bindparam("at"), seats.c.seat == sa.bindparam("place"))
    .values({name: sa.bindparam(name) for name in _TAKEN})
)
"""Who sits on a seat from now on."""


def keep_guest(c: Connection, guest: str, nickname: str, made: int, rename: bool = False) -> None:
    """See to it that a guest is known, under the new name if that is meant."""
    NEW_GUEST.run(c, newcomer(guest, nickname, made))
    if rename:
        _RENAME.run(c, {"whose": guest, "nickname": nickname})


def newcomer(guest: str, nickname: str, made: int) -> dict[str, object]:
    """A guest, as NEW_GUEST takes it."""
    return {"id": guest, "nickname": nickname, "created": made}


def taken(table: str, n: int, seat: SeatRow) -> dict[str, object]:
    """A seat, as SIT_DOWN takes it."""
    return {"at": table, "place": n, **{name: getattr(seat, name) for name in _TAKEN}}
