"""Who takes a seat at a table, with which share of the dice, and when it is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from detente.core.message import Reason, Refused
from detente.server.shown.fairness import seal, shown
from detente.server.shown.records import deal
from detente.server.storage.rows import SeatRow
from detente.server.storage.store import Store

if TYPE_CHECKING:
    from detente.server.table.tables import Table


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
            here = seat.guest == guest and seat.ready  # a seal is given when sitting down, or never
            elsewhere = seat.kind == "open" and table.row.seats_of(guest)
            if table.row.begun or here or elsewhere:
                return False
            taken = SeatRow("human", guest, None, True, None, name, sealed)
            taken.bid = seat.bid
            offered, table.row.offer = table.row.offer, None  # the newcomer was not asked
            await self._change({n: taken}, whole=offered is not None)
            return True

        async with table.lock:
            table.must_be_here()
            if not await table.settled(sit_down):
                return
            for connection in table.presence.sit_down(guest, n):
                table.talk.show(connection)
            table.bots.wake()
            table.showing.tell()

    async def add_nonce(self, n: int, nonce: str) -> bool:
        """A seat shows its share of the dice; False if it is not the time, or not what was sealed.

        Who sits on several seats shows it for all of them. What was shown before may be shown
        again: a page cannot know whether it was heard.
        """
        table = self._table

        async def add() -> bool:
            row = table.row
            table.must_go_on()
            if row.seats[n].nonce == nonce:
                return True
            if not row.must_show(n) or seal(nonce) != row.seats[n].seal:
                return False
            mine = row.seats_of(row.seats[n].guest)
            await self._change({at: shown(row.seats[at], nonce) for at in mine})
            return True

        async with table.lock:
            table.must_be_here()
            added = await table.settled(add)
            if added:
                table.bots.wake()
                table.showing.tell()
            return added

    async def begin(self) -> None:
        """Deal the table if every seat is taken, and let bots think if they are asked."""
        table = self._table

        async def deal_now() -> None:
            if self._deal():
                await table.keep()

        async with table.lock:
            await table.settled(deal_now)
            table.bots.wake()

    async def _change(self, new: dict[int, SeatRow], whole: bool = False) -> None:
        """Keep who sits on some seats, and with it the deal, if that has waited for nothing else.

        The `whole` table is kept if something else of it has changed as well.
        """
        table, row = self._table, self._table.row
        for n, seat in new.items():
            row.seats[n] = seat
        if self._deal() or whole:
            await table.keep(sat=[*new])
            return
        for n, seat in new.items():
            await self._store.sit(row, n, seat, table.ledger.now())

    def _deal(self) -> bool:
        """Deal, not kept yet, if nothing is waited for any more; False if something is."""
        table, row = self._table, self._table.row
        if row.begun or not row.dealable or row.stopped is not None:
            return False
        row.begun = True
        table.match = deal(table.game, row, table.match.moves)
        return True
