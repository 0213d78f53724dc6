"""When no clock runs: while a player is on vacation, at tables by mail; while no server ran."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from detente.server.clocks.clock_rules import SECOND, Pause
from detente.server.messages.agreed import DAY
from detente.server.storage.database import Database
from detente.server.storage.schema import pauses, settings

DAYS: Final = 30
"""How many days of vacation there are in a year."""

ABSENT: Final = 15 * SECOND
"""A server that has not been heard of for longer has not run."""

_ALIVE: Final = "alive"


class Vacation(NamedTuple):
    """A vacation: its number, from when to when."""

    id: int
    pause: Pause


class Pauses:
    """All pauses, in memory: every move at a table with clocks asks."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._vacations: Final[dict[str, list[Vacation]]] = {}
        self._absences: Final[list[Pause]] = []
        self._one: Final = asyncio.Lock()

    async def load(self) -> None:
        """Remember what is stored, and nothing else; who began to read first is done first."""
        async with self._one:
            self._remember(await self._database.read(_stored))

    def _remember(self, found: Sequence[sa.Row[Any]]) -> None:
        self._vacations.clear()
        self._absences[:] = [Pause(one.began, one.until) for one in found if one.guest is None]
        for one in found:
            if one.guest is not None:
                vacation = Vacation(one.id, Pause(one.began, one.until))
                self._vacations.setdefault(one.guest, []).append(vacation)

    def of(self, guests: Iterable[str | None], by_mail: bool) -> list[Pause]:
        """When no clock runs at a table of some guests."""
        away = [one.pause for guest in guests for one in self._of(guest)] if by_mail else []
        return self._absences + away

    def _of(self, guest: str | None) -> list[Vacation]:
        return [] if guest is None else self._vacations.get(guest, [])

    # -- vacations ---------------------------------------------------------------------------

    def vacation(self, guest: str | None, now: int) -> Vacation | None:
        """The vacation of a guest that is not over: taken now, or planned."""
        return next((one for one in self._of(guest) if one.pause.end > now), None)

    def away_until(self, guest: str | None, now: int) -> int | None:
        """Until when a guest is on vacation; None if not now."""
        found = self.vacation(guest, now)
        return found.pause.end if found is not None and found.pause.start <= now else None

    def days_left(self, guest: str, now: int) -> int:
        """How many whole days of vacation a guest has left in this year."""
        year = _year(now)
        taken = [one.pause for one in self._of(guest) if _year(one.pause.start) == year]
        spent = sum([pause.end - pause.start for pause in taken])
        return max(0, DAYS - -(-spent // (DAY * SECOND)))

    async def leave(self, guest: str, pause: Pause) -> None:
        """A guest is on vacation."""
        row = sa.insert(pauses).values(guest=guest, began=pause.start, until=pause.end)
        await self._database.write(lambda c: c.execute(row), f"pauses {guest}")
        await self.load()

    async def come_back(self, guest: str, now: int) -> None:
        """The vacation of a guest ends now; one that has not begun never was."""
        found = self.vacation(guest, now)
        if found is None:
            return
        where = pauses.c.id == found.id
        begun = found.pause.start < now
        change: sa.Update | sa.Delete = sa.delete(pauses).where(where)
        if begun:
            change = sa.update(pauses).where(where).values(until=now)
        await self._database.write(lambda c: c.execute(change), f"pauses {guest}")
        await self.load()

    # -- absences ----------------------------------------------------------------------------

    async def begin(self, now: int) -> None:
        """A server begins: if none ran for a while, nobody is charged for it."""
        await self._database.write_first(lambda c: _begin(c, now), "pauses -")
        await self.load()

    async def beat(self, now: int) -> None:
        """A server runs."""
        await self._database.write_first(lambda c: _keep_beat(c, now))


def _stored(c: Connection) -> Sequence[sa.Row[Any]]:
    return c.execute(sa.select(pauses).order_by(pauses.c.began)).all()


def _begin(c: Connection, now: int) -> None:
    where = settings.c.name == _ALIVE
    query = sa.select(settings.c.value).where(where).with_for_update()
    last = c.execute(query).scalar()
    if last is not None and now - int(last) > ABSENT:
        c.execute(sa.insert(pauses).values(guest=None, began=int(last), until=now))
    _keep_beat(c, now)


def _keep_beat(c: Connection, now: int) -> None:
    value = str(now).encode()
    change = sa.update(settings).where(settings.c.name == _ALIVE).values(value=value)
    if c.execute(change).rowcount == 0:
        c.execute(sa.insert(settings).values(name=_ALIVE, value=value))


def _year(moment: int) -> int:
    return datetime.fromtimestamp(moment / SECOND, UTC).year
