"""Everything that is kept about one person, for that person."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from detente.server.schema import (
    accounts,
    blocks,
    guests,
    moves,
    passkeys,
    plans,
    reports,
    seats,
    sessions,
    tables,
    talk,
)

Told = dict[str, Any]  # Any: plain JSON
FORMAT: Final = 1


def everything(c: Connection, guest: str) -> Told:
    """What the database knows about a guest: no secret of a table, nothing about others."""
    mine = _rows(
        c,
        sa.select(*_of(accounts, "mail", "language", "settings", "invitations", "made")).where(
            accounts.c.guest == guest
        ),
    )
    account = mine[0] if mine else None
    return {
        "detente": FORMAT,
        "guest": guest,
        "nickname": c.execute(sa.select(guests.c.nickname).where(guests.c.id == guest)).scalar(),
        "account": account,
        "sessions": _rows(
            c,
            sa.select(*_of(sessions, "device", "how", "made", "seen")).where(
                sessions.c.guest == guest
            ),
        ),
        "passkeys": _rows(
            c,
            sa.select(*_of(passkeys, "device", "made", "used")).where(passkeys.c.guest == guest),
        ),
        "blocked": _rows(
            c,
            sa.select(guests.c.nickname, blocks.c.made)
            .join(guests, guests.c.id == blocks.c.blocked)
            .where(blocks.c.guest == guest),
        ),
        "reports": _rows(
            c,
            sa.select(*_of(reports, "table_id", "kind", "text", "made")).where(
                reports.c.guest == guest
            ),
        ),
        "tables": [_table(c, row) for row in _seats(c, guest)],
    }


def _seats(c: Connection, guest: str) -> list[Told]:
    columns = _of(tables, "id", "game", "version", "options", "created", "changed", "result")
    query = sa.select(*columns, seats.c.seat).join(tables, tables.c.id == seats.c.table_id)
    return _rows(c, query.where(seats.c.guest == guest).order_by(tables.c.created, tables.c.id))


def _table(c: Connection, row: Told) -> Told:
    """A table of a guest: what was done from that seat, and said."""
    at = {"table_id": row["id"], "seat": row["seat"]}
    made = sa.select(*_of(moves, "n", "action", "comment", "made")).filter_by(**at)
    said = sa.select(*_of(talk, "n", "text", "made")).filter_by(**at)
    ahead = sa.select(*_of(plans, "question", "card", "action", "made")).filter_by(**at)
    return {
        **row,
        "moves": _rows(c, made.order_by(moves.c.n)),
        "talk": _rows(c, said.order_by(talk.c.n)),
        "plans": _rows(c, ahead.order_by(plans.c.question, plans.c.card)),
    }


def _of(table: sa.Table, *names: str) -> list[sa.Column[Any]]:  # Any: of whatever type
    return [table.c[name] for name in names]


def _rows(c: Connection, query: sa.Select[Any]) -> list[Told]:  # Any: whatever is asked
    return [dict(row) for row in c.execute(query).mappings()]
