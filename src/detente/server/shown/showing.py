"""How the readers of a table see it: each their own view, what is common to all made once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from detente.core.course import Course
from detente.core.match import Match
from detente.core.rng import commitment
from detente.server.clocks.timing import Timing
from detente.server.messages import wire
from detente.server.shown import views
from detente.server.shown.changes import Letters, Reading
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
        self._settings: Final[dict[int | None, tuple[tuple[object, ...], views.Setting]]] = {}

    def seen(self, seat: int | None) -> Course[Any]:
        """The match as somebody on a seat knows it: who shares a screen knows for all of them."""
        row, match = self._table.row, self._table.match
        if match.settled == len(match.moves):
            return match  # all know the same
        if seat is None:
            return match.seen(())
        return match.seen(row.seats_of(row.seats[seat].guest) or [seat])

    def tell(
        self, by: Connection | None = None, ack: str | None = None, told: Told | None = None
    ) -> None:
        """Show everybody, or those who are to be told, the table as it is now.

        `by` hears that its request was carried out.
        """
        letters, readings = Letters(), self._readings()
        for connection in self._table.presence.connections:
            if told and told.guests is not None and connection.guest not in told.guests:
                continue
            reading = readings(connection.seat)
            most = reading.lines if told is None else min(reading.lines, told.agreed)
            start, connection.lines = min(connection.lines, most), reading.lines
            letters.post(connection, reading, start, ack if connection is by else None)

    def show(self, connection: Connection) -> None:
        """Show one reader the table, with the lines of the log that are new to that page."""
        reading = self._readings()(connection.seat)
        start, connection.lines = connection.lines, reading.lines
        Letters().post(connection, reading, start)

    def look(self, seat: int) -> wire.View:
        """The table as a seat sees it now, with the last lines of the log."""
        reading = self._readings()(seat)
        start = max(0, reading.lines - LINES)
        return views.whole(reading.sight, start, reading.log(start))

    def _readings(self) -> Callable[[int | None], Reading]:
        """The table as each seat sees it now, each made once; what all see, once for all."""
        row, match = self._table.row, self._table.match
        seats, stopped = self._table.presence.seats(), row.stopped is not None
        made: dict[int | None, Reading] = {}
        common: Mapping[str, object] | None = None
        said: dict[int, wire.LogLine] = {}

        def reading(seat: int | None) -> Reading:
            found = made.get(seat)
            if found is None:
                found = made[seat] = look(seat)
            return found

        def look(seat: int | None) -> Reading:
            nonlocal common
            known, heard, shared = self.seen(seat), said, common
            if known is not match:  # others know more, or less
                heard, shared = {}, views.shared(known)
            elif shared is None:
                shared = common = views.shared(match)
            waits_for = "" if row.begun else views.waits_for(row, seat)
            now = views.moving(known, seat, row.begun, stopped, waits_for)
            setting = self._setting(known, seat, seats, waits_for)
            sight = views.Sight(setting, now, shared, views.own(known, seat))
            log = partial(self._log, known, seat, heard)
            return Reading(sight, len(known.log), log)

        return reading

    def _setting(
        self, known: Course[Any], seat: int | None, seats: list[wire.SeatInfo], waits_for: str
    ) -> views.Setting:
        """What a move seldom changes: the same object as before while nothing of it is new."""
        table, row = self._table, self._table.row
        fairness = self._fairness(known, seat)
        offers = table.offers.open_to(table.match, seat)
        clocks, bids = table.timing.shown(seat), table.bidding.shown(seat)
        new = (
            known.result,
            seats,
            fairness,
            row.begun,
            row.rematch,
            row.offer,
            offers,
            row.stopped,
            clocks,
            bids,
        )
        kept = self._settings.get(seat)
        if kept is not None and kept[0] == new:
            return kept[1]
        beside = views.Beside(
            table=row.id,
            seats=seats,
            fairness=fairness,
            begun=row.begun,
            waits_for=waits_for,
            rematch=row.rematch,
            part=self._part,
            offer=row.offer,
            offers=offers,
            delay=row.delay,
            stopped=row.stopped,
            time=row.time,
            clocks=clocks,
            rated=row.rated,
            bids=bids,
        )
        setting = views.setting(known, seat, beside)
        self._settings[seat] = new, setting
        return setting

    def _fairness(self, known: Course[Any], seat: int | None) -> wire.Fairness:
        """The promise about the dice; between the deal and the end it says the same to all."""
        row = self._table.row
        if not row.begun or known.over:
            return views.fairness(row, self._commitment, known.over, seat, row.begun)
        if self._fair is None:
            self._fair = views.fairness(row, self._commitment, over=False)
        return self._fair

    def _log(
        self, known: Course[Any], seat: int | None, said: dict[int, wire.LogLine], start: int
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
