"""The hall: every table there is, those in memory and those in the store."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Sequence
from typing import Final

import structlog

from detente.core.options import OptionError
from detente.core.tables import DataError
from detente.server.chores import going_on
from detente.server.clocks.clock import Clock
from detente.server.clocks.clockwork import Clockwork
from detente.server.faults import Fault
from detente.server.fleet.relay import Relay
from detente.server.messages import api
from detente.server.people.guests import default_nickname
from detente.server.people.programs import Programs
from detente.server.shown import reading, views
from detente.server.storage.rows import Asked, TableRow
from detente.server.storage.store import Damaged, Store
from detente.server.table.stopped import Opened, reopen
from detente.server.table.tables import Table
from detente.server.thinking.reading_room import Desk
from detente.server.thinking.workers import Workers

log: Final = structlog.get_logger("detente.hall")

IDLE_SECONDS: Final = 300.0
"""After so long without a reader a table leaves memory; it stays in the store."""

IDLE_MOVES: Final = 100_000
"""So many moves may tables in memory have, some 50 MB; then those without a reader leave sooner."""

FORGOTTEN: Final = 30
"""When a bot has not answered for so many seconds, whoever let it think has gone."""

FORGOTTEN_AT_ONCE: Final = 50


class Guest:
    """Whoever asks, and from where."""

    def __init__(
        self,
        id: str,
        nickname: str,
        address: str = "",
        session: str | None = None,
        program: bool = False,
    ) -> None:
        self.id: Final = id
        self.nickname: Final = nickname
        self.address: Final = address
        self.session: Final = session  # of an account; a guest has none
        self.program: Final = program  # a bot of somebody's


class Hall:
    """Finds and keeps tables, whoever sits there."""

    def __init__(self, store: Store, workers: Workers, clock: Clock) -> None:
        self.store: Final = store
        self.workers: Final = workers
        self._clock: Final = clock
        self.clockwork: Final = Clockwork(clock, store.pauses)
        self.programs: Final = Programs(store.database, clock)
        self._live: Final[dict[str, Table]] = {}
        self._loading: Final[dict[str, asyncio.Task[Table | None]]] = {}
        self._settled = 0  # moves of the tables that came since memory was last looked through
        self._crowded: Final = asyncio.Event()  # they are many: it is time to
        self._desk: Final = Desk()  # not the readers': who plays does not wait for them
        bus = store.database.bus
        self._relay: Final = None if bus is None else Relay(self, bus, clock)

    # -- finding -----------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """A table, from memory or rebuilt from its moves: that is done beside the tables that are
        played, for one at a time, those made from one address in turn with the others.
        """
        live = self._live.get(id)
        if live is not None and not live.gone:
            live.touch()
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        found = await asyncio.shield(self._loading[id])
        if found is None:
            raise Fault(404, "no-such-table", "there is no such table")
        return found

    async def _load(self, id: str) -> Table | None:
        try:
            stored = await self.store.stored(id)
            if stored is None:
                return None
            opened = await self._desk.work(stored.row.made_from or "", reopen, stored)
            if opened.error is not None:
                _log_stopped(opened)
        except Damaged as error:
            log.error("table is damaged", table=id, error=str(error))
            raise Fault(409, "table-is-damaged", str(error)) from None
        except (OptionError, DataError) as error:
            log.error("table cannot be rebuilt", table=id, error=str(error))
            raise Fault(409, "table-is-from-another-version", str(error)) from None
        return await self.settle(opened)

    def live(self) -> list[Table]:
        """The tables in memory."""
        return [table for table in self._live.values() if not table.gone]

    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def live_table(self, id: str) -> Table | None:
        """A table, if it is in memory."""
        found = self._live.get(id)
        return None if found is None or found.gone else found

    def loading(self, id: str) -> asyncio.Task[Table | None] | None:
        """What waits for a table that is being read from the store."""
        return self._loading.get(id)

    def let_go(self, id: str) -> None:
        """A table is not in the store any more: whoever looks on connects again, and is told."""
        table = self._live.pop(id, None)
        if table is not None:
            table.drop()

    async def settle(self, opened: Opened) -> Table:
        """A table is in memory from now on, and its bots may think."""
        table = Table(opened, self.store, self.workers, self._clock, self._desk)
        self._live[table.row.id] = table
        if self._relay is not None:
            self._relay.meet(table)
        await table.seating.begin()
        self._settled += len(table.match.moves)
        if self._settled > IDLE_MOVES:
            self._crowded.set()
        return table

    def info(self, row: TableRow, guest: str | None) -> api.TableInfo:
        """A table as lists show it to a guest."""
        live = self._live.get(row.id)
        if live is not None:
            return reading.info(live, guest)
        clocks = self.clockwork.listed(row, guest)
        remind = bool(self.clockwork.remindable(row, guest))
        return views.table_info(row, guest, clocks=clocks, remind=remind)

    # -- guests ------------------------------------------------------------------------------

    async def rename(self, guest: str, nickname: str) -> None:
        """A guest is called something else from now on, at every table."""
        await self.store.call(guest, nickname, self._clock.now())
        self._rename_here(guest, nickname)

    async def call_again(self, guest: str) -> None:
        """Another server has heard that a guest is called something else."""
        nickname = await self.store.nickname(guest)
        if nickname is not None:
            self._rename_here(guest, nickname)

    async def hear_of_vacations(self) -> None:
        """Another server has heard of a vacation: clocks here may stand still or run again."""
        await self.store.pauses.load()
        for table in self.live():
            if table.row.clock is not None:
                async with table.lock:
                    table.showing.tell()

    def _rename_here(self, guest: str, nickname: str) -> None:
        for table in self._live.values():
            for seat in table.row.seats:
                if seat.guest == guest:
                    seat.name = nickname
                    table.presence.tell_seats()

    async def guest(self, id: str, address: str = "", session: str | None = None) -> Guest:
        """Who a guest is, asking from somewhere."""
        nickname = await self.store.nickname(id) or default_nickname(id)
        return Guest(id, nickname, address, session)

    # -- keeping -----------------------------------------------------------------------------

    async def sweep(self, every: float = 60.0) -> None:
        """Now and then, and when there are many, let tables nobody looks at leave memory."""
        while True:
            with going_on("bots could not be woken"):
                await self._wake_forgotten_bots()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(every):
                    await self._crowded.wait()
            with going_on("tables could not leave memory"):
                await self.forget_idle(IDLE_SECONDS)
                await self.make_room()

    async def _wake_forgotten_bots(self) -> None:
        """Bots that nobody lets think, after a restart or at a server that has died, go on here."""
        before = self._clock.now() - FORGOTTEN
        for id in await self.store.forgotten_bots(before, FORGOTTEN_AT_ONCE):
            if self.live_table(id) is None:
                with going_on("a bot could not be woken", table=id):
                    await self.table(id)

    async def forget_idle(self, seconds: float) -> None:
        """Let tables nobody has looked at for so long leave memory."""
        limit = self._clock.ticks() - seconds
        tables = self._live.values()
        await self._forget([one for one in tables if one.gone or (one.idle and one.used <= limit)])

    async def make_room(self) -> None:
        """Where tables in memory have too many moves, let some that nobody looks at leave: the
        longest unused first, and no more of them than must.
        """
        self._settled = 0
        self._crowded.clear()
        tables = sorted(self.live(), key=lambda one: one.used)
        over = sum([len(one.match.moves) for one in tables]) - IDLE_MOVES
        leaving = []
        for table in tables:
            if over > 0 and table.idle:
                leaving.append(table)
                over -= len(table.match.moves)
        await self._forget(leaving)

    async def _forget(self, leaving: Sequence[Table]) -> None:
        asked = _asked(leaving)
        for table in leaving:
            table.drop()
            del self._live[table.row.id]
        await self._keep_asked(asked)

    async def close(self) -> None:
        """Let everybody go; what was acknowledged is stored already."""
        if self._relay is not None:
            await self._relay.close()
        asked = _asked(self._live.values())
        for table in self._live.values():
            table.drop()
        await self._keep_asked(asked)

    async def _keep_asked(self, asked: dict[str, Asked]) -> None:
        """Lists say what is asked at tables not in memory, too; if not, no harm is done."""
        with going_on("what is asked was not stored"):
            await self.store.keep_asked(asked)


def _asked(tables: Iterable[Table]) -> dict[str, Asked]:
    """What people are asked at these tables."""
    found = {table.row.id: reading.asked(table) for table in tables if not table.gone}
    return {id: asked for id, asked in found.items() if asked is not None}


def _log_stopped(opened: Opened) -> None:
    row = opened.stored.row
    log.error(
        "a table was played by other rules and is stopped",
        table=row.id,
        game=row.game,
        version=row.version,
        move=len(opened.stored.moves),
        error=str(opened.error),
    )
