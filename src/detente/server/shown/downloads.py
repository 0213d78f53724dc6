"""All games of somebody that are over, as one file: a record a line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec
import structlog

from detente.core.options import OptionError
from detente.core.tables import DataError
from detente.server.shown import reading
from detente.server.storage.rows import Stored
from detente.server.storage.store import Damaged, Store
from detente.server.table.stopped import reopen

log: Final = structlog.get_logger("detente.downloads")

MOST: Final = 1_000
"""How many games a file holds, the last ones."""


class Downloads:
    """Writes records one after the other, whoever wants them: those who play do not wait for it."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._one: Final = asyncio.Lock()

    async def records(self, guest: str) -> AsyncIterator[bytes]:
        """The games at which a guest sat to the end, the last one first."""
        for id in await self._store.finished_of(guest, MOST):
            async with self._one:
                line = await self._line(id)
            if line:
                yield line

    async def _line(self, id: str) -> bytes:
        """The record of a game; nothing, and a word in the log, where it cannot be read."""
        try:
            stored = await self._store.stored(id)
            return b"" if stored is None else await asyncio.to_thread(_written, stored)
        except (Damaged, OptionError, DataError) as error:
            log.error("no record", table=id, error=str(error))
            return b""


def _written(stored: Stored) -> bytes:
    opened = reopen(stored)
    record = reading.finished(opened.match, stored.row, opened.whole, len(opened.match.moves))
    return msgspec.json.encode(reading.written(record)) + b"\n"
