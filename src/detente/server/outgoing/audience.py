"""Who follows a tournament: kept with how far it had gone when they last heard of it.

They are told of every new round and of the end, by the ways they have chosen.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from detente.server.clocks.clock import Clock
from detente.server.faults import Fault
from detente.server.hall.hall import Guest
from detente.server.outgoing.reach import Reach, reached
from detente.server.storage.database import Database
from detente.server.storage.schema import audience, tournaments
from detente.server.storage.sitting import keep_guest

MOST: Final = 50
"""How many tournaments a person may follow."""

_ENDED: Final = tournaments.c.state.in_(["over", "called_off"])
_GONE: Final = tournaments.c.round + sa.case((_ENDED, 1), else_=0)
"""How far a tournament has gone: rounds that were paired, and its end."""


class News(NamedTuple):
    """A tournament has gone on, and somebody follows it."""

    tournament: str
    guest: str
    gone: int
    name: str
    game: str
    state: str
    round: int
    rounds: int
    reach: Reach

    @property
    def key(self) -> str:
        """What this notice is called: told once under this name."""
        return f"round-{self.tournament}-{self.guest}-{self.gone}"


class Audience:
    """Keeps who follows which tournaments."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database: Final = database
        self._clock: Final = clock

    async def follow(self, id: str, guest: Guest) -> None:
        """Be told how a tournament goes on; Fault if that would be too many."""
        now = self._clock.now()

        def job(c: Connection) -> None:
            gone = c.execute(sa.select(_GONE).where(tournaments.c.id == id)).scalar()
            if gone is None:
                raise Fault(404, "no-such-tournament", "there is no such tournament")
            mine = sa.select(audience.c.tournament).where(audience.c.guest == guest.id)
            known = list(c.execute(mine).scalars())
            if id in known:
                return
            if len(known) >= MOST:
                raise Fault(409, "too-many-followed", f"at most {MOST} each")
            keep_guest(c, guest.id, guest.nickname, now)
            c.execute(sa.insert(audience).values(tournament=id, guest=guest.id, told=gone))

        await self._database.write(job)

    async def unfollow(self, id: str, guest: str) -> None:
        """Be told no longer."""
        gone = sa.delete(audience).where(audience.c.tournament == id, audience.c.guest == guest)
        await self._database.write(lambda c: c.execute(gone))

    async def followed(self, guest: str) -> set[str]:
        """The tournaments somebody follows."""
        query = sa.select(audience.c.tournament).where(audience.c.guest == guest)
        return set(await self._database.read(lambda c: c.execute(query).scalars().all()))


def unheard(c: Connection) -> list[News]:
    """Who follows a tournament that has gone on since they heard of it."""
    about = [tournaments.c[name] for name in ("name", "game", "state", "round", "rounds")]
    query = reached(
        audience.c.guest, audience.c.tournament, audience.c.guest, _GONE.label("gone"), *about
    )
    query = query.join(tournaments, tournaments.c.id == audience.c.tournament)
    rows = c.execute(query.where(audience.c.told < _GONE))
    return [News._make([*row[:8], Reach.of(row, row.tournament)]) for row in rows]


def note_heard(c: Connection, news: News) -> bool:
    """Keep that somebody was told; False if another server has told it meanwhile."""
    where = (
        audience.c.tournament == news.tournament,
        audience.c.guest == news.guest,
        audience.c.told < news.gone,
    )
    return c.execute(sa.update(audience).where(*where).values(told=news.gone)).rowcount == 1
