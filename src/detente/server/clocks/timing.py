"""The time of one table: when it is out, what comes of that, and who may claim what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import structlog

from detente.core.message import Reason, Refused
from detente.core.notation import CALL_OFF, TAKE_OVER, TIME_OUT
from detente.server.clocks.clockwork import Clockwork
from detente.server.messages import wire
from detente.server.storage.rows import SeatRow

if TYPE_CHECKING:
    from detente.server.table.tables import Table

log: Final = structlog.get_logger("detente.timing")

SUBSTITUTE: Final = "level3"
"""The bot that takes over."""


class Timing:
    """Watches over the clocks of one table; a time-out is written down like a move."""

    def __init__(self, table: Table, clockwork: Clockwork) -> None:
        self._table: Final = table
        self._clockwork: Final = clockwork

    # -- looking -----------------------------------------------------------------------------

    def shown(self, seat: int | None) -> wire.Clocks | None:
        """The clocks as somebody on a seat sees them."""
        table = self._table
        if self._clockwork.tells_nothing(table.row):
            return None  # as nearly always; the rest need not be found out
        return self._clockwork.shown(table.row, self._known_to(seat), table.presence.gone)

    def listed(self, guest: str | None) -> wire.Clocks | None:
        """The clocks for a list."""
        return self._clockwork.listed(self._table.row, guest)

    def remindable(self, guest: str | None) -> list[int]:
        """The seats of people whom a guest may remind that they are asked."""
        return self._clockwork.remindable(self._table.row, guest)

    def _known_to(self, seat: int | None) -> list[int]:
        """The seats of whoever sits on `seat`."""
        row = self._table.row
        return [] if seat is None else row.seats_of(row.seats[seat].guest) or [seat]

    # -- claims ------------------------------------------------------------------------------

    def hear(self, seat: int, command: wire.Claiming) -> None:
        """Claim what others leave waiting, or give them a day; Refused says why not."""
        table, row = self._table, self._table.row
        mine, gone = self._known_to(seat), table.presence.gone
        overdue = self._clockwork.overdue(row, mine, gone)
        if isinstance(command, wire.GiveTime):
            together = row.clock is None or row.clock.put is not None
            if not overdue or together or row.time is None or row.time.kind != "mail":
                raise Refused(Reason("no-time-to-give", ""))
            self._clockwork.give(row, overdue[0])
        elif command.what not in self._clockwork.claims(row, mine, gone):
            raise Refused(Reason("nothing-to-claim", ""))
        elif command.what == "call_off":
            row.offer = None
            table.match.submit(seat, CALL_OFF)
        else:
            self._lose(overdue)

    # -- time-outs ---------------------------------------------------------------------------

    async def must_have_time(self, seat: int) -> None:
        """Refused where a seat comes after its time is out; then that is written down."""
        out = self._clockwork.out(self._table.row)
        if seat in out and await self._carry_out(out):
            self._table.showing.tell()
            self._table.bots.wake()
            raise Refused(Reason("time-is-out", ""))

    async def look(self) -> None:
        """See whether time is out, and what comes of it; who may claim the game is told."""
        table = self._table

        async def look() -> None:
            await self._carry_out(self._clockwork.out(table.row))

        async with table.lock:
            if table.gone:
                return
            await table.settled(look)
            table.showing.tell()
            table.bots.wake()

    async def _carry_out(self, out: Sequence[int]) -> bool:
        """Do what this table has agreed on for a time-out; False if nothing comes of it."""
        table, time = self._table, self._table.row.time
        if not out or time is None or time.out == "claim" or table.match.over:
            return False
        log.info("time is out", table=table.row.id, seats=list(out))
        if len(out) == len(table.row.seats):  # nobody is there any more
            table.row.offer = None
            table.match.submit(out[0], CALL_OFF)
            await table.keep()
        elif time.out == "bot" and self._left_without(out):
            await self._take_over(out)
        else:
            self._lose(out)
            await table.keep()
        return True

    def _lose(self, out: Sequence[int]) -> None:
        table = self._table
        table.row.offer = None
        for seat in out:
            if not table.match.over:
                table.match.submit(seat, TIME_OUT)

    def _left_without(self, out: Sequence[int]) -> bool:
        """Whether people would still play without those on some seats."""
        seats = enumerate(self._table.row.seats)
        return any([seat.kind == "human" and n not in out for n, seat in seats])

    async def _take_over(self, out: Sequence[int]) -> None:
        """A bot plays on for each of these seats; whoever sat there looks on from now on."""
        table, row = self._table, self._table.row
        gone = [row.seats[n].guest for n in out]
        for n in out:
            old = row.seats[n]
            row.seats[n] = SeatRow(
                "bot", None, SUBSTITUTE, True, old.nonce, SUBSTITUTE, old.seal, old.guest
            )
            table.match.submit(n, TAKE_OVER)
        row.offer = None
        await table.keep(sat=out)
        table.presence.send_away([guest for guest in gone if guest is not None])
