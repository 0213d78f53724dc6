"""Bids for the sides of a game for two, before it is dealt: sealed, and opened together.

A bid is what its player would have the first side given (below 0: the second) and still play the
second. Who bids more plays the second side, at that price; equal bids leave the sides as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from detente.core.message import Reason, Refused
from detente.core.options import Option, Options
from detente.server.faults import Fault
from detente.server.messages import api, wire
from detente.server.storage.rows import Bids, TableRow
from detente.server.storage.store import Store

if TYPE_CHECKING:
    from detente.server.table.tables import Table


def must_be_open_to_bids(new: api.NewTable, options: Options) -> None:
    """Fault where the sides of a new table cannot be bid for."""
    people = [word for word in new.seats if not word.startswith("bot:")]
    if len(new.seats) != 2 or len(people) != 2 or new.seats.count("me") > 1:
        raise Fault(400, "bids-take-two", "two people bid for the sides")
    handicap = options.handicap()
    if handicap is None or new.start is not None:
        raise Fault(400, "nothing-to-bid", "nothing can be given to a side in this game")
    if handicap.name in new.options:
        raise Fault(400, "bids-decide", f"bids decide on {handicap.name}")


def opened(seats: Bids, handicap: Option) -> Bids:
    """What comes of the bids when all are made."""
    first, second = [seat.bid or 0 for seat in seats.seats]
    price = max(first, second)
    options = {name: value for name, value in seats.options.items() if name != handicap.name}
    if price != handicap.default:
        options[handicap.name] = price
    turned = first > second
    return Bids(seats.seats[::-1] if turned else seats.seats, options, turned)


class Bidding:
    """The bids for the sides of one table."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table: Final = table
        self._store: Final = store
        self._handicap: Final = table.game.options.handicap()

    def shown(self, seat: int | None) -> wire.Bids | None:
        """What somebody on a seat knows of the bids: the own one, and all when they are opened."""
        row, handicap = self._table.row, self._handicap
        if not row.bids or handicap is None:
            return None
        mine = None if seat is None else row.seats[seat].bid
        all = [one.bid for one in row.seats if one.bid is not None] if row.settled else []
        choices = [int(choice) for choice in handicap.choices]
        return wire.Bids(handicap.name, choices, row.must_bid(seat), mine, all)

    async def bid(self, guest: str, amount: int) -> None:
        """Somebody bids; when all have, the sides are known and the table is dealt anew.

        Everybody connects again then, to see the game that was bid for.
        """
        table, handicap = self._table, self._handicap
        if table.row.seat_of(guest) is None:
            raise Fault(403, "not-your-table", "only who sits there bids")
        if handicap is None or amount not in handicap.choices:
            raise Fault(400, "no-such-bid", "that cannot be bid in this game")

        async def put() -> None:
            row = table.row
            table.must_go_on()
            seat = row.seat_of(guest)
            if seat is None or not row.must_bid(seat):
                raise Refused(Reason("no-bid-now", ""))
            await self._keep(row, seat, amount, handicap)

        async with table.lock:
            table.must_be_here()
            await table.settled(put)
            if table.row.bidding:
                table.showing.tell()
            else:
                table.drop()

    async def _keep(self, row: TableRow, seat: int, amount: int, handicap: Option) -> None:
        row.seats[seat].bid = amount
        bids = Bids(list(row.seats), row.options)
        await self._store.bid(row, bids if row.bidding else opened(bids, handicap))
        row.revision += 1
