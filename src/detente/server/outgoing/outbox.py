"""What is on its way to people: written down before it is sent, crossed out when it was.

What was written down under a key is not written down again, so nothing is sent twice; what was
not crossed out is tried again, so nothing is lost. Who is cut off between sending and crossing out
sends the same mail again, under the same Message-ID.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import sqlalchemy as sa
import structlog
from sqlalchemy import Connection

from detente.server.chores import going_on
from detente.server.clocks.clock import Clock
from detente.server.storage.database import Database
from detente.server.storage.schema import outbox

log: Final = structlog.get_logger("detente.outbox")

Body = dict[str, Any]  # Any: plain JSON, which a channel understands
Channel = Callable[[str, Body], Awaitable[None]]

AGAIN: Final = 30
"""After how many seconds a failed sending is tried again; then after twice as long each time."""

TRIES: Final = 10
AT_ONCE: Final = 20
LOOKED: Final = 5.0
"""How often the outbox is looked into, in seconds, when nobody calls."""

KEPT: Final = 90 * 24 * 3600
"""For how long it is remembered what was sent."""


class Outbox:
    """Sends what is due, each kind by its channel."""

    def __init__(self, database: Database, clock: Clock, channels: Mapping[str, Channel]) -> None:
        self._database: Final = database
        self._clock: Final = clock
        self._channels: Final = channels
        self._called: Final = asyncio.Event()

    def call(self) -> None:
        """Something new is due."""
        self._called.set()

    async def keep_sending(self) -> None:
        """Send what is due for as long as the server runs."""
        while True:
            self._called.clear()
            with going_on("the outbox could not be read"):
                if await self.send_due():
                    continue
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), LOOKED)

    async def send_due(self) -> int:
        """Send what is due now; how much that was."""
        now = self._clock.now()
        claimed = await self._database.write(lambda c: _claim(c, now, list(self._channels)))
        await asyncio.gather(*[self._send(*one) for one in claimed])
        return len(claimed)

    async def _send(self, id: int, key: str, channel: str, tries: int, body: str) -> None:
        try:
            await self._channels[channel](key, json.loads(body))
        except Exception as error:  # whatever goes wrong out there
            log.warning("not sent", channel=channel, tries=tries, error=type(error).__name__)
            if tries < TRIES and not isinstance(error, Gone):
                return
        done = sa.update(outbox).where(outbox.c.id == id)
        now = self._clock.now()
        await self._database.write(lambda c: c.execute(done.values(done=now, body=None)))


class Gone(Exception):
    """Nobody is there any more: it is no use trying again."""


def put(c: Connection, key: str, channel: str, guest: str | None, body: Body, due: int) -> bool:
    """Write down what is to be sent; False if it was written down before."""
    known = sa.select(outbox.c.id).where(outbox.c.key == key)
    if c.execute(known).scalar() is not None:
        return False
    new = {"key": key, "channel": channel, "guest": guest, "body": body, "due": due}
    c.execute(sa.insert(outbox).values(tries=0, **new))
    return True


def _claim(c: Connection, now: int, channels: list[str]) -> list[tuple[int, str, str, int, str]]:
    """Take what is due for oneself: nobody else tries it before it would be tried again."""
    c.execute(sa.delete(outbox).where(outbox.c.done < now - KEPT))
    c.execute(sa.delete(outbox).where(outbox.c.channel == "nowhere"))
    unread = sa.cast(outbox.c.body, sa.Text).label("body")  # one may make no sense
    due = sa.select(outbox.c.id, outbox.c.key, outbox.c.channel, outbox.c.tries, unread).where(
        outbox.c.done.is_(None), outbox.c.due <= now, outbox.c.channel.in_(channels)
    )
    rows = c.execute(
        due.order_by(outbox.c.due).limit(AT_ONCE).with_for_update(skip_locked=True)
    ).all()
    for row in rows:
        later = {"due": now + AGAIN * 2**row.tries, "tries": row.tries + 1}
        c.execute(sa.update(outbox).where(outbox.c.id == row.id).values(**later))
    return [(row.id, row.key, row.channel, row.tries + 1, row.body) for row in rows]
