"""Who looks at a table, and who sits there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from detente.server.clocks.clock import Clock
from detente.server.messages import wire
from detente.server.shown.changes import tell_seats
from detente.server.shown.gallery import Gallery
from detente.server.socket.connection import Connection
from detente.server.storage.rows import TableRow


class Elsewhere(NamedTuple):
    """Who looks at the table at another server, and until when that is believed."""

    guests: frozenset[str]
    until: float


class Presence:
    """The windows at one table: those who see it as it is now, and the gallery of late ones."""

    def __init__(
        self,
        row: TableRow,
        clock: Clock,
        thinking: Callable[[int], bool],
        weighs: Callable[[int], int | None],
    ) -> None:
        self.connections: Final[list[Connection]] = []
        self.gallery: Gallery | None = None
        self.announce: Callable[[], None] = lambda: None  # other servers hear who is here
        self._row: Final = row
        self._clock: Final = clock
        live = row.time is not None and row.time.kind == "live"
        here = range(len(row.seats)) if live else ()  # whoever does not come back is gone from now
        self._left: Final[dict[int, int]] = dict.fromkeys(here, clock.ms())
        self._thinking: Final = thinking
        self._weighs: Final = weighs
        self._elsewhere: Final[dict[str, Elsewhere]] = {}

    @property
    def anybody(self) -> bool:
        """Whether somebody looks on."""
        return bool(self.connections or (self.gallery and self.gallery.connections))

    @property
    def people(self) -> bool:
        """Whether somebody who sits here looks on."""
        return any([one.seat is not None for one in self.connections])

    def online(self, seat: int) -> bool:
        """Whether somebody who sits on `seat` looks on."""
        return self._row.seats[seat].guest in self._everywhere

    @property
    def _everywhere(self) -> set[str | None]:
        """Who looks on, here and at other servers."""
        guests: set[str | None] = {*[one.guest for one in self.connections]} - {None}
        for other in self._elsewhere.values():
            guests |= other.guests
        return guests

    @property
    def gone(self) -> dict[int, int]:
        """The seats whose players have left, each since when, in milliseconds."""
        return {n: at for n, at in self._left.items() if not self.online(n)} if self._left else {}

    @property
    def guests(self) -> list[str]:
        """Who looks on here."""
        return sorted({one.guest for one in self.connections if one.guest is not None})

    def hear_of(self, server: str, guests: Iterable[str], until: float) -> None:
        """Another server says who looks at the table there; nobody if it says nothing more."""
        before = self._online()
        self._elsewhere[server] = Elsewhere(frozenset(guests), until)
        self._tell_if_changed(before)

    def forget_until(self, now: float) -> None:
        """Believe other servers no longer than they said."""
        before = self._online()
        for server in [name for name, one in self._elsewhere.items() if one.until < now]:
            del self._elsewhere[server]
        self._tell_if_changed(before)

    def _online(self) -> list[bool]:
        here = self._everywhere
        return [seat.guest in here for seat in self._row.seats]

    def _tell_if_changed(self, before: list[bool]) -> None:
        if before != self._online():
            self._note_who_left(before)
            self.tell_seats()

    def _note_who_left(self, before: list[bool]) -> None:
        now = self._clock.ms()
        self._left.update({n: now for n, was in enumerate(before) if was and not self.online(n)})

    def seats(self) -> list[wire.SeatInfo]:
        """Who sits where, right now."""
        gone, here = self.gone, self._everywhere
        return [
            wire.SeatInfo(
                seat.kind,
                seat.name,
                seat.guest in here,
                False,
                None,
                gone.get(n) if seat.kind == "human" else None,
            )
            if seat.kind != "bot"
            else wire.SeatInfo("bot", seat.name, True, self._thinking(n), self._weighs(n))
            for n, seat in enumerate(self._row.seats)
        ]

    def late_seats(self) -> list[wire.SeatInfo]:
        """Who sits where, as late spectators see it: that somebody thinks now would be news."""
        return [wire.SeatInfo(s.kind, s.name, s.online, False) for s in self.seats()]

    def enter(self, connection: Connection) -> bool:
        """Somebody comes; False if that window belongs to the gallery, and is there now."""
        connection.seat = self._row.seat_of(connection.guest, connection.wanted)
        if connection.seat is None and self.gallery is not None:
            self.gallery.enter(connection)
            return False
        self.connections.append(connection)
        self.announce()
        return True

    def leave(self, connection: Connection) -> None:
        """Somebody goes."""
        if connection in self.connections:
            before = self._online()
            self.connections.remove(connection)
            self._note_who_left(before)
            self.tell_seats()
            self.announce()
        elif self.gallery is not None:
            self.gallery.leave(connection)

    def sit_down(self, guest: str, seat: int) -> list[Connection]:
        """A guest looks on from a seat from now on; the windows of that guest."""
        if self.gallery is not None:
            self.connections.extend(self.gallery.let_go(guest))
            self.gallery.tell_seats()
        mine = [one for one in self.connections if one.guest == guest]
        for connection in mine:
            connection.seat, connection.lines, connection.shown = seat, 0, None
        self.announce()
        return mine

    def tell_seats(self, leave_out: Connection | None = None) -> None:
        """Tell everybody who sits and looks on."""
        seats = wire.Seats(self.seats(), self._row.rematch)
        data = wire.encode(seats)
        for connection in self.connections:
            if connection is not leave_out:
                tell_seats(connection, seats, data)
        if self.gallery is not None:
            self.gallery.tell_seats()

    def send_away(self, guests: Sequence[str]) -> None:
        """Have some guests connect again: they do not sit here any more."""
        for connection in [one for one in self.connections if one.guest in guests]:
            connection.hang_up()

    def let_go(self) -> None:
        """Have everybody connect again."""
        for connection in list(self.connections):
            connection.hang_up()
        if self.gallery is not None:
            self.gallery.close()
