"""People who know each other: accounts by name, whom somebody follows, and who is here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from detente.server.clocks.clock import Clock
from detente.server.faults import Fault
from detente.server.people.alike import folded
from detente.server.storage.database import Database
from detente.server.storage.schema import accounts, follows, guests, seats, sessions, tables

MOST: Final = 200
"""How many others a person may follow."""

HERE: Final = 900
"""Whoever was seen within so many seconds is here; sessions are noted every ten minutes."""


LETTERS: Final = 2
"""So much of a name must be known to look for it …"""

FOUND: Final = 8
"""… and so many are found at a time."""


Inviters = Literal["all", "friends", "none"]
"""Who may keep a seat for an account: everybody, whom it follows, nobody."""


class Player(NamedTuple):
    """An account: its id and its name."""

    id: str
    name: str


class Friend(NamedTuple):
    """Somebody I follow: whether that is mutual, and when they were seen last."""

    id: str
    name: str
    mutual: bool
    seen: int | None


_PLAYERS: Final = (
    sa.select(accounts.c.guest, guests.c.nickname)
    .join(guests, guests.c.id == accounts.c.guest)
    .where(accounts.c.left.is_(None))
)


class Friends:
    """Finds accounts by name, and keeps who follows whom."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database: Final = database
        self._clock: Final = clock

    async def named(self, name: str) -> Player | None:
        """The account of that name; None if there is none."""
        query = (
            sa.select(accounts.c.guest, guests.c.nickname)
            .join(guests, guests.c.id == accounts.c.guest)
            .where(accounts.c.name == folded(name))
        )
        row = await self._database.read(lambda c: c.execute(query).first())
        return None if row is None else Player(*row)

    async def called(self, typed: str) -> list[Player]:
        """Accounts whose names begin so, in order; their owners have not left."""
        begin = folded(typed)
        if len(begin) < LETTERS:
            return []
        query = _PLAYERS.where(accounts.c.name.startswith(begin, autoescape=True))
        query = query.order_by(guests.c.nickname).limit(FOUND)
        return [Player(*row) for row in await self._database.read(lambda c: c.execute(query).all())]

    async def lately(self, guest: str) -> list[Player]:
        """The accounts somebody has played with last."""
        mine, theirs = seats.alias(), seats.alias()
        last = sa.func.max(tables.c.changed).label("last")
        query = (
            _PLAYERS.join(theirs, theirs.c.guest == accounts.c.guest)
            .join(mine, mine.c.table_id == theirs.c.table_id)
            .join(tables, tables.c.id == mine.c.table_id)
            .where(mine.c.guest == guest, theirs.c.guest != guest)
            .group_by(accounts.c.guest, guests.c.nickname)
            .order_by(last.desc(), guests.c.nickname)
            .limit(FOUND)
        )
        return [Player(*row) for row in await self._database.read(lambda c: c.execute(query).all())]

    async def may_invite(self, guest: str, players: Sequence[Player]) -> list[Player]:
        """Those of some accounts who take invitations from somebody."""
        takes = accounts.c.invitations
        known = sa.exists().where(follows.c.guest == accounts.c.guest, follows.c.other == guest)
        query = sa.select(accounts.c.guest).where(
            accounts.c.guest.in_([one.id for one in players]),
            sa.or_(takes == "all", sa.and_(takes == "friends", known)),
        )
        ids = set(await self._database.read(lambda c: c.execute(query).scalars().all()))
        return [one for one in players if one.id in ids]

    async def follow(self, guest: str, other: str) -> None:
        """Follow somebody; Fault if that would be too many."""
        now = self._clock.now()

        def job(c: Connection) -> None:
            mine = follows.c.guest == guest
            known = sa.select(follows.c.made).where(mine, follows.c.other == other)
            if c.execute(known).scalar() is not None:
                return
            count = sa.select(sa.func.count()).select_from(follows).where(mine)
            if c.execute(count).scalar_one() >= MOST:
                raise Fault(409, "too-many-friends", f"at most {MOST} each")
            c.execute(sa.insert(follows).values(guest=guest, other=other, made=now))

        await self._database.write(job)

    async def unfollow(self, guest: str, other: str) -> None:
        """Follow somebody no longer."""
        gone = sa.delete(follows).where(follows.c.guest == guest, follows.c.other == other)
        await self._database.write(lambda c: c.execute(gone))

    async def listed(self, guest: str) -> list[Friend]:
        """Whom a person follows; when they were seen is told where it is mutual."""
        back = follows.alias()
        mutual = sa.exists().where(back.c.guest == follows.c.other, back.c.other == guest)
        seen = sa.select(sa.func.max(sessions.c.seen)).where(sessions.c.guest == follows.c.other)
        query = (
            sa.select(follows.c.other, guests.c.nickname, mutual, seen.scalar_subquery())
            .join(guests, guests.c.id == follows.c.other)
            .where(follows.c.guest == guest)
            .order_by(guests.c.nickname)
        )
        rows = await self._database.read(lambda c: c.execute(query).all())
        return [Friend(id, name, bool(both), at if both else None) for id, name, both, at in rows]
