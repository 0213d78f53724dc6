"""Who takes a seat at a table, with which share of the dice, and when it is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from detente.core.message import Reason, Refused
from detente.server.fairness import seal, shown
from detente.server.records import deal
from detente.server.rows import SeatRow
from detente.server.store import Store

if TYPE_CHECKING:
    from detente.server.tables import Table


class Seating:
    """The seats of one table until its game begins."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table: Final = table
        self._store: Final = store

    async def sit(self, n: int, guest: str, name: str, sealed: str | None) -> None:
        """A guest takes a seat that is open or kept for that guest; the last one has it dealt."""
        table = self._table

        async def sit_down() -> bool:
            table.must_go_on()
            seat = table.row.seats[n]
            if seat.kind != "open" and seat.guest != guest:
                raise Refused(Reason("seat-is-taken", ""))
            if table.match.over:
                raise Refused(Reason("game-is-over", table.game.turn_clause))
            elsewhere = seat.kind == "open" and table.row.seats_of(guest)
            if table.row.begun or elsewhere:
                return False
            taken = SeatRow("human", guest, None, True, None, name, seat.seal or sealed)
            taken.bid = seat.bid
            await self._change(n, taken)
            return True

        async with table.lock:
            table.must_be_here()
            if not await table.settled(sit_down):
                return
            for connection in table.presence.sit_down(guest, n):
                table.talk.show(connection)
            if table.row.offer is not None:  # the newcomer was not asked
                table.row.offer = None
                await table.settled(table.keep)
            await self._deal_when_full()
            table.showing.tell()

    async def add_nonce(self, n: int, nonce: str) -> bool:
        """A seat shows its share of the dice; False if it is not the time, or not what was sealed.

        Who sits on several seats shows it for all of them.
        """
        table = self._table

        async def add() -> bool:
            row = table.row
            table.must_go_on()
            if not row.must_show(n) or seal(nonce) != row.seats[n].seal:
                return False
            for at in row.seats_of(row.seats[n].guest):
                await self._change(at, shown(row.seats[at], nonce))
            return True

        async with table.lock:
            table.must_be_here()
            added = await table.settled(add)
            if added:
                await self._deal_when_full()
                table.showing.tell()
            return added

    async def begin(self) -> None:
        """Deal the table if every seat is taken, and let bots think if they are asked."""
        async with self._table.lock:
            await self._deal_when_full()

    async def _change(self, n: int, seat: SeatRow) -> None:
        row = self._table.row
        await self._store.sit(row, n, seat, self._table.ledger.now())
        row.seats[n] = seat

    async def _deal_when_full(self) -> None:
        table = self._table

        async def deal_now() -> None:
            row = table.row
            if row.begun or not row.dealable or row.stopped is not None:
                return
            row.begun = True
            table.match = deal(table.game, row, table.match.moves)
            await table.keep()

        await table.settled(deal_now)
        table.bots.wake()
