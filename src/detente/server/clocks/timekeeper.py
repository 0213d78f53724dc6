"""Looks after the time of all tables, in memory or not, and has what is over counted."""

from __future__ import annotations

from typing import Final

from detente.server.chores import again_and_again, going_on
from detente.server.clocks.clock_rules import SECOND, Pause
from detente.server.clocks.clockwork import Clockwork
from detente.server.contests.ratings import Ratings
from detente.server.contests.tournaments import Tournaments
from detente.server.faults import Fault
from detente.server.hall.hall import Hall
from detente.server.messages import api
from detente.server.messages.agreed import DAY
from detente.server.storage.rows import TableRow

LOOKS: Final = 1.0
"""How often a server looks for time-outs, in seconds."""

BEATS: Final = 5 * SECOND
"""How often it writes down that it runs."""

AT_ONCE: Final = 50
LATER: Final = 60 * SECOND
"""What is due and comes to nothing is looked at again after so long."""


class Timekeeper:
    """Carries out time-outs, and keeps who is on vacation."""

    def __init__(self, hall: Hall, ratings: Ratings, tournaments: Tournaments) -> None:
        self._hall: Final = hall
        self._ratings: Final = ratings
        self._tournaments: Final = tournaments
        self._store: Final = hall.store
        self._clockwork: Final[Clockwork] = hall.clockwork
        self._beat = 0

    async def keep_looking(self) -> None:
        """Look for time-outs for as long as the server runs."""
        await again_and_again(self.look, LOOKS, "time-outs could not be looked for")

    async def look(self) -> None:
        """Carry out what is due now."""
        now = self._clockwork.clock.ms()
        if not self._beat <= now < self._beat + BEATS:
            await self._store.pauses.beat(now)
            self._beat = now
        for row in await self._store.due(now, AT_ONCE):
            with going_on("a time-out waits", table=row.id):
                await self._look_at(row, now)
        with going_on("games were not counted"):
            await self._ratings.count_all()
        with going_on("tournaments were not looked at"):
            await self._tournaments.look()

    async def _look_at(self, row: TableRow, now: int) -> None:
        due = self._clockwork.due(row)
        if due is None or due > now:
            await self._store.put_off(row, due)
            return
        try:
            table = await self._hall.table(row.id)
            await table.timing.look()
        except Exception:
            await self._store.put_off(row, now + LATER)
            raise
        if table.row.revision == row.revision:  # the others may claim, or bots are to answer
            again = None if table.row.time and table.row.time.out == "claim" else now + LATER
            await self._store.put_off(row, again)

    async def close(self) -> None:
        """Nobody is charged for the time from now on, until a server runs again."""
        await self._store.pauses.beat(self._clockwork.clock.ms())

    # -- vacations ---------------------------------------------------------------------------

    def vacation(self, guest: str) -> api.Vacation:
        """The vacation of a guest."""
        pauses, now = self._store.pauses, self._clockwork.clock.ms()
        found, left = pauses.vacation(guest, now), pauses.days_left(guest, now)
        if found is None:
            return api.Vacation(left, None, None)
        return api.Vacation(left, found.pause.start // SECOND, found.pause.end // SECOND)

    async def leave(self, guest: str, nickname: str, new: api.NewVacation) -> None:
        """A guest takes a vacation, or plans one."""
        pauses, now = self._store.pauses, self._clockwork.clock.ms()
        pause = Pause(max(now, (new.start or 0) * SECOND), new.end * SECOND)
        if pause.end <= pause.start or pause.start > now + 366 * DAY * SECOND:
            raise Fault(400, "wrong-vacation", "a vacation begins within a year and has an end")
        if pauses.vacation(guest, now) is not None:
            raise Fault(409, "vacation-is-planned", "there is a vacation already")
        if pause.end - pause.start > pauses.days_left(guest, pause.start) * DAY * SECOND:
            raise Fault(409, "too-long-a-vacation", "there are not so many days left this year")
        await self._store.call(guest, nickname, now // SECOND)
        await pauses.leave(guest, pause)
        await self._set_anew(guest)

    async def come_back(self, guest: str) -> None:
        """A guest's vacation is over."""
        await self._store.pauses.come_back(guest, self._clockwork.clock.ms())
        await self._set_anew(guest)

    async def _set_anew(self, guest: str) -> None:
        """Clocks stand still or run again at the tables of a guest: look at the right time."""
        for row in await self._store.timed_tables(guest):
            await self._store.put_off(row, self._clockwork.due(row))
            live = self._hall.live_table(row.id)
            if live is not None:
                async with live.lock:
                    live.showing.tell()
