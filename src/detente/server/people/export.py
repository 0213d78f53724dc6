"""Everything that is kept about one person, for that person."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from detente.server.storage.schema import (
    accounts,
    attempts,
    audience,
    blocks,
    bots,
    entrants,
    follows,
    guests,
    moves,
    notices,
    passkeys,
    plans,
    ratings,
    reports,
    results,
    seats,
    sessions,
    tables,
    talk,
    tournaments,
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
        "follows": _rows(
            c,
            sa.select(guests.c.nickname, follows.c.made)
            .join(guests, guests.c.id == follows.c.other)
            .where(follows.c.guest == guest),
        ),
        "notices": _rows(
            c,
            sa.select(
                *_of(notices, "mail", "webhook", "reminder", "quiet", "off_turn", "always")
            ).where(notices.c.guest == guest),
        ),
        "bots": _rows(
            c,
            sa.select(guests.c.nickname, bots.c.made)
            .join(guests, guests.c.id == bots.c.guest)
            .where(bots.c.owner == guest),
        ),
        "ratings": _rows(
            c,
            sa.select(*_of(ratings, "game", "mu", "sigma", "games")).where(
                ratings.c.player == guest
            ),
        ),
        "results": _rows(
            c,
            sa.select(*_of(results, "table_id", "game", "points", "after", "why", "ended"))
            .where(results.c.player == guest)
            .order_by(results.c.ended, results.c.table_id),
        ),
        "tournaments": _rows(c, _tournaments(entrants.c.player, guest)),
        "followed_tournaments": _rows(c, _tournaments(audience.c.guest, guest)),
        "puzzles": _rows(
            c,
            sa.select(*_of(attempts, "puzzle", "found", "made"))
            .where(attempts.c.guest == guest)
            .order_by(attempts.c.made, attempts.c.puzzle),
        ),
        "reports": _rows(
            c,
            sa.select(*_of(reports, "table_id", "kind", "text", "made")).where(
                reports.c.guest == guest
            ),
        ),
        "tables": [_table(c, row) for row in _seats(c, guest)],
    }


def _tournaments(column: sa.Column[str], guest: str) -> sa.Select[Any]:  # Any: rows of them
    """The tournaments that a guest has to do with."""
    about = _of(tournaments, "id", "name", "game", "state")
    there = column.table.c.tournament == tournaments.c.id
    return sa.select(*about).join(column.table, there).where(column == guest)


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
