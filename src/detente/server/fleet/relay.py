"""What other servers on the same database write and say, passed on to the tables here."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, Final

from detente.server.chores import going_on
from detente.server.clocks.clock import Clock
from detente.server.table.tables import Table

if TYPE_CHECKING:
    from detente.server.fleet.bus import Bus, News
    from detente.server.hall.hall import Hall

REPEATED: Final = 15.0
"""How often a server says who looks at its tables, in seconds …"""

BELIEVED: Final = 40.0
"""… and how long the others believe it: one that has died is not heard of any more."""


UNUSED: Final = 0.5
"""A table nobody has asked for here for so many seconds is let go when others play it: whoever
makes a table or joins it is not always where it is then played."""


class Relay:
    """Keeps the tables in memory here as new as those of the other servers."""

    def __init__(self, hall: Hall, bus: Bus, clock: Clock) -> None:
        self._hall: Final = hall
        self._bus: Final = bus
        self._clock: Final = clock
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._behind: Final[set[str]] = set()  # tables that will read again
        self._kinds: Final[Mapping[str, Callable[[News], None]]] = {
            "table": self._table_changed,
            "guest": self._guest_changed,
            "blocks": self._blocks_changed,
            "pauses": self._pauses_changed,
            "sessions": self._sessions_ended,
            "here": self._somebody_is_there,
            "who": self._somebody_asks,
        }
        bus.listen(self._hear, self._missed)
        self._do(self._repeat())

    def meet(self, table: Table) -> None:
        """A table is in memory from now on: say who looks on here, ask who does elsewhere."""
        table.presence.announce = lambda: self._say(table)
        self._do(self._bus.whisper("who", table.row.id))

    async def close(self) -> None:
        """Hear no more."""
        for task in self._tasks:
            task.cancel()

    def _hear(self, news: News) -> None:
        tell = self._kinds.get(news.kind)
        if tell is not None:
            tell(news)

    def _missed(self) -> None:
        """Some of what was told may have been lost: everything that is kept here is read again."""
        for table in self._hall.live():
            self._read_again(table)
        store = self._hall.store
        for read in (store.blocks.load, self._hall.hear_of_vacations, store.sessions.look_again):
            self._do(read())

    def _table_changed(self, news: News) -> None:
        loading = self._hall.loading(news.id)
        if loading is not None:  # it may have read what was there before
            loading.add_done_callback(lambda _: self._table_changed(news))
            return
        table = self._hall.live_table(news.id)
        if table is None:
            return
        if table.idle and table.used <= self._clock.ticks() - UNUSED:
            self._hall.let_go(news.id)  # it is played elsewhere, and nobody is here to see it
        else:
            self._read_again(table)

    def _read_again(self, table: Table) -> None:
        if table.row.id not in self._behind:
            self._behind.add(table.row.id)
            self._do(self._catch_up(table))

    async def _catch_up(self, table: Table) -> None:
        await table.lock.acquire()  # whatever is told while this waits is read then
        self._behind.discard(table.row.id)
        table.lock.release()
        with going_on("a table did not catch up", table=table.row.id):
            await table.following.catch_up()

    def _guest_changed(self, news: News) -> None:
        self._do(self._hall.call_again(news.id))

    def _blocks_changed(self, news: News) -> None:
        self._do(self._hall.store.blocks.load())

    def _pauses_changed(self, news: News) -> None:
        self._do(self._hall.hear_of_vacations())

    def _sessions_ended(self, news: News) -> None:
        self._do(self._hall.store.sessions.look_again())

    def _somebody_is_there(self, news: News) -> None:
        table = self._hall.live_table(news.id)
        if table is not None:
            until = self._clock.ticks() + BELIEVED
            table.presence.hear_of(news.origin, json.loads(news.more), until)

    def _somebody_asks(self, news: News) -> None:
        table = self._hall.live_table(news.id)
        if table is not None and table.presence.guests:
            self._say(table)

    def _say(self, table: Table) -> None:
        self._do(self._bus.whisper("here", table.row.id, table.presence.guests))

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEATED)
            for table in self._hall.live():
                table.presence.forget_until(self._clock.ticks())
                if table.presence.guests:
                    await self._bus.whisper("here", table.row.id, table.presence.guests)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._carefully(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carefully(self, work: Coroutine[Any, Any, None]) -> None:
        with going_on("what another server told was not followed"):
            await work
