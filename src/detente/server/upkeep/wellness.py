"""Whether a server is well: something is written to its database, and is on the disk."""

from __future__ import annotations

import asyncio
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from detente.server.clocks.clock import Clock
from detente.server.storage.database import Database
from detente.server.storage.schema import settings

LOOKED: Final = 1.0
"""Whoever asks within so many seconds hears the same: anybody may ask as often as they like."""

_ROW: Final = "health"


class Wellness:
    """Sees that a database can be written, for everybody who asks."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database: Final = database
        self._clock: Final = clock
        self._looking: asyncio.Task[None] | None = None
        self._seen: float | None = None  # when it was well

    async def look(self) -> None:
        """Return when the database can be written, or has been just now; else it says why not."""
        if self._seen is not None and self._clock.ticks() < self._seen + LOOKED:
            return
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._write())
            self._looking.add_done_callback(_hear)
        await asyncio.shield(self._looking)

    async def _write(self) -> None:
        at = str(self._clock.ms()).encode()

        def job(c: Connection) -> None:
            written = sa.update(settings).where(settings.c.name == _ROW).values(value=at)
            if not c.execute(written).rowcount:
                c.execute(sa.insert(settings).values(name=_ROW, value=at))

        await self._database.write_first(job)
        self._seen = self._clock.ticks()


def _hear(looked: asyncio.Task[None]) -> None:
    """Whoever asked may have gone: nobody else need hear of a failure."""
    if not looked.cancelled():
        looked.exception()
