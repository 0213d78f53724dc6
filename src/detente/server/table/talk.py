"""What the players of a table say to each other. Who only looks on never hears it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from detente.core.message import Reason, Refused
from detente.server.clocks.clock import Clock
from detente.server.gate import Bucket
from detente.server.messages import wire
from detente.server.people.guests import clean
from detente.server.socket.connection import Connection
from detente.server.storage.rows import Line, TableRow
from detente.server.storage.store import Store

SPEECH: Final = (0.5, 6.0)
"""Lines a seat may say: a second in the long run, and at once."""

LONGEST: Final = 2_000
"""How many lines a table keeps."""

SHOWN: Final = 300
"""How many of them, the last ones, whoever comes back is shown."""


class Talk:
    """The lines of one table, in order, and how much each seat has said lately."""

    def __init__(self, row: TableRow, store: Store, clock: Clock) -> None:
        self._row: Final = row
        self._store: Final = store
        self._clock: Final = clock
        self._lines: Final[list[Line]] = []
        self._said: Final[set[tuple[int, str]]] = set()  # which requests
        self._voices: Final = [Bucket(clock, *SPEECH) for _ in row.seats]

    def __len__(self) -> int:
        """How many lines were said."""
        return len(self._lines)

    def take(self, lines: Iterable[Line]) -> list[Line]:
        """Know these lines; those among them that are new."""
        new = [line for line in lines if line.n >= len(self._lines)]
        self._lines.extend(new)
        self._said.update([(line.seat, line.request) for line in new])
        return new

    def speak(self, seat: int, text: str) -> str:
        """Somebody's words as plain text; Refused if there is too much, or nobody is to hear."""
        words = clean(text)
        if words and self._store.orders.muted(self._row.seats[seat].guest):
            raise Refused(Reason("muted", ""))
        if words and not self._voices[seat].take():
            raise Refused(Reason("too-many-comments", ""))
        return words

    async def say(
        self, seat: int, command: wire.Say, by: Connection, listeners: Sequence[Connection]
    ) -> None:
        """Keep a line and tell who listens; one that was said before is answered, and no more.

        Refused if there is nothing in it, or too much has been said.
        """
        if (seat, command.id) in self._said:
            by.post(wire.encode(wire.Done(command.id)))
            return
        words = self.speak(seat, command.text)
        if not words:
            raise Refused(Reason("nothing-said", ""))
        if len(self._lines) >= LONGEST:
            raise Refused(Reason("too-many-comments", ""))
        line = Line(len(self._lines), seat, words, self._clock.now(), command.id)
        new = self.take(await self._store.say(self._row.id, len(self._lines), line))
        self.tell(new, listeners, by, command.id)

    def tell(
        self,
        lines: Sequence[Line],
        listeners: Sequence[Connection],
        by: Connection | None = None,
        ack: str | None = None,
    ) -> None:
        """Tell every player who listens new lines, but those of whom they have blocked."""
        for listener in listeners:
            if listener.seat is None:
                continue
            heard, mine = self._heard(lines, listener), listener is by
            if heard or mine:
                listener.post(wire.encode(wire.Talk(heard, ack if mine else None)))

    def show(self, connection: Connection) -> None:
        """Show a player what was said so far."""
        if connection.seat is not None:
            heard = self._heard(self._lines[-SHOWN:], connection)
            connection.post(wire.encode(wire.Talk(heard, None)))

    def unheard(self, guest: str | None) -> list[int]:
        """The seats of those whom a guest has blocked."""
        blocked = self._store.blocks.by(guest)
        seats = self._row.seats if blocked else ()
        return [n for n, seat in enumerate(seats) if seat.guest in blocked]

    def _heard(self, lines: Sequence[Line], listener: Connection) -> list[wire.TalkLine]:
        unheard = self.unheard(listener.guest)
        return [
            wire.TalkLine(line.n, line.seat, line.text, line.made)
            for line in lines
            if line.seat not in unheard
        ]
