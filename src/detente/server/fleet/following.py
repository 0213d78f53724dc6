"""What other servers have written about a table is read and shown here, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import structlog

from detente.core.match import Match
from detente.core.record import Record
from detente.server.shown.showing import Told
from detente.server.storage.rows import Known, Stored
from detente.server.storage.store import Store
from detente.server.table.offers import Offers

if TYPE_CHECKING:
    from detente.server.table.tables import Table

log: Final = structlog.get_logger("detente.following")


class Following:
    """Keeps one table as new as what is stored of it."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table: Final = table
        self._store: Final = store

    async def catch_up(self) -> None:
        """Read what others have written about the table, and show it."""
        table = self._table
        async with table.lock:
            if table.gone:
                return
            row, talk = table.row, table.talk
            known = Known(row.revision, table.ledger.moves, len(talk))
            stored = await self._store.stored(row.id, known)
            if stored is None:
                table.drop()
                return
            talk.tell(talk.take(stored.lines), table.presence.connections)
            if stored.row.revision != row.revision and row.stopped is not None:
                table.drop()
            elif stored.row.revision != row.revision:
                await self._follow(stored)

    async def _follow(self, stored: Stored) -> None:
        """Go on as another process has gone on."""
        table = self._table
        if not table.row.plays_as(stored.row):
            table.drop()
            return
        if not table.row.begun:
            await table.start_over()  # it may have been dealt
            return
        match = table.match
        before, common = self._numbers(), match.common
        try:
            if len(match.moves) > stored.keep:
                match.rewind(stored.keep)
            common = min(common, match.common)
            match.follow(_gone_on(match, stored))
        except Exception as error:
            log.error("a table starts over", table=table.row.id, exc_info=error)
            await table.start_over()
            return
        secret = self._is_secret(stored)
        table.row.renew(stored.row)
        match.seq = table.row.seq
        if stored.moves or stored.keep < table.ledger.moves:
            table.offers = Offers(table.row, match.moves)
        table.ledger.take(stored, match)
        table.changed(stored.keep, secret)
        table.bots.wake()
        moved = [n for n, number in enumerate(self._numbers()) if number != before[n]]
        told = table.row.guests(moved) if secret else None
        table.showing.tell(told=Told(common, told))

    def _is_secret(self, stored: Stored) -> bool:
        """Whether nothing has changed but what somebody drafts, or answers together with others."""
        row, new = self._table.row, stored.row
        known = [(one.seq, one.changed, one.offer, one.result) for one in (row, new)]
        drafted = bool(stored.moves) or stored.keep < self._table.ledger.moves
        return drafted and known[0] == known[1]

    def _numbers(self) -> list[int]:
        """The number of the question to each seat."""
        return [self._table.match.number(n) for n in range(len(self._table.row.seats))]


def _gone_on(match: Match[Any], stored: Stored) -> Record:
    """A match as its record, gone on as the store says."""
    said = {n: one.comment for n, one in enumerate(stored.moves, stored.keep) if one.comment}
    record = match.record
    return Record(
        record.game,
        record.version,
        record.options,
        None,
        (*match.moves, *[one.move for one in stored.moves]),
        None,
        {**match.comments, **said},
        match.given,
    )
