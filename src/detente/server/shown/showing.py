"""How the readers of a table see it: each their own view, what is common to all made once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from detente.core.course import Course
from detente.core.match import Match
from detente.core.rng import commitment
from detente.server.clocks.timing import Timing
from detente.server.messages import wire
from detente.server.shown import views
from detente.server.shown.changes import Letters, Sight, kept
from detente.server.socket.connection import Connection
from detente.server.storage.rows import TableRow
from detente.server.table.bidding import Bidding
from detente.server.table.ledger import Ledger
from detente.server.table.offers import Offers
from detente.server.table.presence import Presence
from detente.server.table.talk import Talk

LINES: Final = 40
"""So much of the log a program is shown that asks once."""


class Told(NamedTuple):
    """Who hears of a change: everybody, or these guests; so many lines of the log still stand."""

    agreed: int
    guests: list[str] | None


class Subject(Protocol):
    """The table that is shown."""

    row: TableRow
    match: Match[Any]
    offers: Offers

    @property
    def presence(self) -> Presence:
        """Who looks on."""

    @property
    def ledger(self) -> Ledger:
        """When the moves were made."""

    @property
    def timing(self) -> Timing:
        """What its clocks show."""

    @property
    def bidding(self) -> Bidding:
        """What is bid for the sides."""

    @property
    def talk(self) -> Talk:
        """Who is not heard."""


class Showing:
    """Shows one table to everybody who looks on and is not late."""

    def __init__(self, table: Subject) -> None:
        self._table: Final = table
        self._commitment: Final = commitment(table.row.secret)
        self._part: Final = views.part(table.row)
        self._fair: wire.Fairness | None = None  # as it is from the deal to the end
        self._shared: Mapping[str, object] = {}  # what everybody saw last

    def seen(self, seat: int | None) -> Course[Any]:
        """The match as somebody on a seat knows it: who shares a screen knows for all of them."""
        row, match = self._table.row, self._table.match
        if seat is None:
            return match.seen(())
        return match.seen(row.seats_of(row.seats[seat].guest) or [seat])

    def tell(
        self, by: Connection | None = None, ack: str | None = None, told: Told | None = None
    ) -> None:
        """Show everybody, or those who are to be told, the table as it is now.

        `by` hears that its request was carried out.
        """
        letters, sights = Letters(), self._sights()
        for connection in self._table.presence.connections:
            if told and told.guests is not None and connection.guest not in told.guests:
                continue
            sight = sights(connection.seat)
            most = sight.lines if told is None else min(sight.lines, told.agreed)
            start, connection.lines = min(connection.lines, most), sight.lines
            letters.post(connection, sight, start, ack if connection is by else None)

    def show(self, connection: Connection) -> None:
        """Show one reader the table, with the lines of the log that are new to that page."""
        sight = self._sights()(connection.seat)
        start, connection.lines = connection.lines, sight.lines
        Letters().post(connection, sight, start)

    def look(self, seat: int) -> wire.View:
        """The table as a seat sees it now, with the last lines of the log."""
        sight = self._sights()(seat)
        start = max(0, sight.lines - LINES)
        return msgspec.structs.replace(sight.view, log_from=start, log=sight.log(start))

    def _sights(self) -> Callable[[int | None], Sight]:
        """The table as each seat sees it now, each made once; what all see, once for all."""
        seats, match = self._table.presence.seats(), self._table.match
        made: dict[int | None, Sight] = {}
        common: Mapping[str, object] | None = None
        said: dict[int, wire.LogLine] = {}

        def sight(seat: int | None) -> Sight:
            found = made.get(seat)
            if found is None:
                found = made[seat] = look(seat)
            return found

        def look(seat: int | None) -> Sight:
            nonlocal common
            known = self.seen(seat)
            if known is match and common is None:
                common = self._shared = kept(self._shared, views.shared(match))
            view = self._view(known, seat, seats, common if known is match else None)
            heard = said if known is match else {}
            return Sight(view, len(known.log), lambda start: self._log(known, seat, start, heard))

        return sight

    def _view(
        self,
        known: Course[Any],
        seat: int | None,
        seats: list[wire.SeatInfo],
        shared: Mapping[str, object] | None,
    ) -> wire.View:
        table, row = self._table, self._table.row
        beside = views.Beside(
            table=row.id,
            seats=seats,
            fairness=self._fairness(known, seat),
            begun=row.begun,
            waits_for="" if row.begun else views.waits_for(row, seat),
            rematch=row.rematch,
            part=self._part,
            offer=row.offer,
            offers=table.offers.open_to(table.match, seat),
            delay=row.delay,
            stopped=row.stopped,
            time=row.time,
            clocks=table.timing.shown(seat),
            rated=row.rated,
            bids=table.bidding.shown(seat),
        )
        return views.view(known, seat, beside, shared)

    def _fairness(self, known: Course[Any], seat: int | None) -> wire.Fairness:
        """The promise about the dice; between the deal and the end it says the same to all."""
        row = self._table.row
        if not row.begun or known.over:
            return views.fairness(row, self._commitment, known.over, seat, row.begun)
        if self._fair is None:
            self._fair = views.fairness(row, self._commitment, over=False)
        return self._fair

    def _log(
        self, known: Course[Any], seat: int | None, start: int, said: dict[int, wire.LogLine]
    ) -> list[wire.LogLine]:
        """The log from a line on, without what those say whom the reader has blocked."""
        if start == len(known.log):
            return []
        talk, row = self._table.talk, self._table.row
        guest = None if seat is None else row.seats[seat].guest
        mine = None if seat is None else row.seats_of(guest)
        times = views.times(self._table.match, self._table.ledger.times, mine)
        lines = views.log(known, seat, start, times, said)
        unheard = [] if seat is None else talk.unheard(guest)
        return views.without_comments(known, lines, unheard) if unheard else lines
