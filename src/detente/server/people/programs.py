"""Bots of people: accounts that are programs, proved by a token, marked by their names."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from detente.server.clocks.clock import Clock
from detente.server.faults import Fault
from detente.server.people.alike import folded
from detente.server.people.sessions import fingerprint
from detente.server.storage.database import Database
from detente.server.storage.schema import accounts, bots, guests, moves, seats, tables
from detente.server.storage.sitting import keep_guest

MARK: Final = "BOT "
"""With this every name of a bot begins, and nobody else's."""

MOST: Final = 3
"""How many bots a person may have."""

TABLES: Final = 20
"""How many unfinished tables a bot may sit at."""


class Program(NamedTuple):
    """A bot of somebody's: its name, since when, and at how many tables it plays."""

    id: str
    name: str
    since: int


class Duty(NamedTuple):
    """A table at which a bot is asked: the number of the question, and the bot's own moves so far.

    What others answer in secret changes neither.
    """

    table: str
    question: int
    moves: int


class Programs:
    """Makes bots of people and knows them by their tokens."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database: Final = database
        self._clock: Final = clock

    async def make(self, owner: str, name: str) -> tuple[str, str]:
        """A new bot of somebody's: its id and its token, which is told once."""
        id, token, now = secrets.token_urlsafe(16), secrets.token_urlsafe(32), self._clock.now()
        marked = f"{MARK}{name}"

        def job(c: Connection) -> None:
            mine = sa.select(sa.func.count()).select_from(bots).where(bots.c.owner == owner)
            if c.execute(mine).scalar_one() >= MOST:
                raise Fault(409, "too-many-bots", f"at most {MOST} bots each")
            keep_guest(c, id, marked, now)
            row = {"guest": id, "name": folded(marked), "language": "en", "made": now}
            c.execute(sa.insert(accounts).values(**row))
            new = {"guest": id, "owner": owner, "token": fingerprint(token), "made": now}
            c.execute(sa.insert(bots).values(**new))

        try:
            await self._database.write(job)
        except IntegrityError as error:
            raise Fault(409, "name-taken", "somebody has that name already") from error
        return id, token

    async def listed(self, owner: str) -> list[Program]:
        """The bots of somebody, the oldest first."""
        query = (
            sa.select(bots.c.guest, guests.c.nickname, bots.c.made)
            .join(guests, guests.c.id == bots.c.guest)
            .where(bots.c.owner == owner)
            .order_by(bots.c.made, guests.c.nickname)
        )
        rows = await self._database.read(lambda c: c.execute(query).all())
        return [Program(*row) for row in rows]

    async def renew(self, owner: str, id: str) -> str:
        """Another token for a bot; the last one is void."""
        token = secrets.token_urlsafe(32)
        change = sa.update(bots).where(bots.c.owner == owner, bots.c.guest == id)
        new = change.values(token=fingerprint(token))
        if await self._database.write(lambda c: c.execute(new).rowcount) != 1:
            raise _no_such_bot()
        return token

    async def must_be_of(self, owner: str, id: str) -> None:
        """Fault if it is not a bot of that person."""
        if id not in [one.id for one in await self.listed(owner)]:
            raise _no_such_bot()

    async def end(self, owner: str, id: str) -> None:
        """A bot has no token any more: nobody plays for it."""
        where = (bots.c.owner == owner, bots.c.guest == id)
        await self._database.write(lambda c: c.execute(sa.delete(bots).where(*where)))

    async def of_token(self, token: str) -> str:
        """Which bot a token proves; Fault if none."""
        query = sa.select(bots.c.guest).where(bots.c.token == fingerprint(token))
        found = await self._database.read(lambda c: c.execute(query).scalar())
        if found is None:
            raise Fault(403, "wrong-token", "no bot has that token")
        return str(found)

    async def tables(self, id: str) -> tuple[set[str], list[Duty]]:
        """The unfinished tables of a bot, and those at which it is asked."""
        bit = sa.literal_column("1").op("<<")(seats.c.seat)
        asked = sa.and_(tables.c.begun, tables.c.waiting.op("&")(bit) != 0)
        own = (moves.c.table_id == tables.c.id, moves.c.seat == seats.c.seat)
        made = sa.select(sa.func.count()).where(*own).scalar_subquery()
        query = (
            sa.select(tables.c.id, tables.c.seq, made, asked)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.guest == id, tables.c.result.is_(None))
            .order_by(tables.c.changed, tables.c.id)
        )
        rows = await self._database.read(lambda c: c.execute(query).all())
        return {row[0] for row in rows}, [Duty(*row[:3]) for row in rows if row[3]]


def token_of(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The token a program proves itself with; None for a browser."""
    for name, value in headers:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].strip().decode("latin-1")
    return None


def _no_such_bot() -> Fault:
    return Fault(404, "no-such-bot", "you have no such bot")
