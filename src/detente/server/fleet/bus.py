"""News between servers on one PostgreSQL database: LISTEN and NOTIFY.

What is written is told with its commit, so that nobody hears of it before it can be read. What is
told is that something has changed, never what: who hears it reads again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import asyncpg
import structlog
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

log: Final = structlog.get_logger("detente.bus")

CHANNEL: Final = "detente"
AGAIN: Final = 1.0
"""How long a server waits before it looks for its database again, in seconds."""

ALIVE: Final = 5.0
"""A server asks its line so often, in seconds, whether it is still there; one that has not answered
for as long is laid anew.
"""

_TELL: Final = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")


async def connect(url: URL) -> Any:  # Any: asyncpg has no types
    """A line to a database, as its address says: the driver reads it as PostgreSQL's own programs
    do, with `sslmode` and whatever else may stand there.
    """
    return await asyncpg.connect(
        url.set(drivername="postgresql").render_as_string(hide_password=False)
    )


class News(NamedTuple):
    """What another server tells: the kind of it, about whom, and something more where it has to."""

    origin: str
    kind: str
    id: str
    more: str


class Bus:
    """One connection that listens; what is told goes with the writes, or over this one."""

    def __init__(self, url: URL) -> None:
        self.origin: Final = secrets.token_hex(8)
        self._url: Final = url
        self._connection: Any = None  # Any: asyncpg has no types
        self._task: asyncio.Task[None] | None = None
        self._lost: Final = asyncio.Event()
        self._speaking: Final = asyncio.Lock()  # a connection says one thing at a time

    def tell(self, connection: Connection, news: Sequence[str]) -> None:
        """Tell the others, when what was written over this connection is committed."""
        channel, said = self.telling()
        if news:
            told = [said + one for one in dict.fromkeys(news)]
            connection.execute(_TELL, {"channel": channel, "news": told})

    def telling(self, what: str = "") -> tuple[str, str]:
        """Where the others are told something, and what it begins with."""
        return CHANNEL, f"{self.origin} {what}"

    async def whisper(self, kind: str, id: str, more: object = "") -> None:
        """Tell the others something that is not written down; it may be lost."""
        said = f"{self.origin} {kind} {id} {json.dumps(more)}"
        with contextlib.suppress(Exception):
            async with self._speaking:
                if self._connection is not None:
                    await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, said)

    def listen(self, hear: Callable[[News], None], missed: Callable[[], None]) -> None:
        """Hear what others tell; `missed` is called when some of it may have been lost."""
        self._task = asyncio.create_task(self._listen(hear, missed))

    async def _listen(self, hear: Callable[[News], None], missed: Callable[[], None]) -> None:
        def heard(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            origin, kind, id, more = (*payload.split(" ", 3), "", "", "")[:4]
            if origin != self.origin:
                hear(News(origin, kind, id, more))

        while True:
            self._lost.clear()
            try:
                connection = await connect(self._url)
                connection.add_termination_listener(lambda _: self._lost.set())
                await connection.add_listener(CHANNEL, heard)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the database cannot be listened to", error=str(error))
                await asyncio.sleep(AGAIN)
                continue
            self._connection = connection
            missed()
            while not self._lost.is_set():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(ALIVE):
                        await self._lost.wait()
                await self._must_answer(connection)
            self._connection = None

    async def _must_answer(self, connection: Any) -> None:  # Any: asyncpg has no types
        """Cut a line that has gone dead without a word: a machine or a network that is not there
        any more says nothing, and what is told meanwhile would never be heard.
        """
        try:
            async with asyncio.timeout(ALIVE), self._speaking:
                await connection.execute("SELECT")
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            log.warning("the line to the database is dead", error=str(error))
            connection.terminate()
            self._lost.set()

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=2)
