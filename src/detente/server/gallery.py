"""The gallery: where spectators see a table late, as it was some minutes ago.

Whatever changes the table goes on a tape with its time, and comes off it when it is old enough to
be shown. So nobody learns here what happens now, and what was taken back meanwhile is never seen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from detente.core.game import Game
from detente.core.match import Match
from detente.core.record import Move, Record
from detente.core.rng import commitment
from detente.server import views, wire
from detente.server.clock import Alarm, Clock
from detente.server.connection import Connection
from detente.server.rows import Offer, StoredMove, TableRow


class Change(NamedTuple):
    """What one request changed about a table, and when."""

    made: int
    keep: int  # moves from this number on never happened
    moves: Sequence[Move]
    comments: Mapping[int, str]  # what was said with them, by their numbers
    begun: bool
    over: bool
    offer: Offer | None


class Gallery:
    """The spectators of one table, and the table as they see it."""

    def __init__(
        self,
        row: TableRow,
        match: Match[Any],
        clock: Clock,
        seats: Callable[[], list[wire.SeatInfo]],
        stored: Sequence[StoredMove],
    ) -> None:
        self.connections: Final[list[Connection]] = []
        self.over = False
        self.changed = row.created
        self._row: Final = row
        self._promised: Final = commitment(row.secret)
        self._game: Final[Game[Any]] = match.game
        self._clock: Final = clock
        self._seats: Final = seats
        self._tape: Final[deque[Change]] = deque()
        self._moves: Final[list[Move]] = []
        self._times: Final = [row.created]  # when the table and each move were made
        self._comments: Final[dict[int, str]] = {}
        self._begun = False
        self._offer: Offer | None = None
        self._match: Match[Any] | None = None  # only while somebody looks on
        self._told = 0  # how much of its log everybody here has
        self._alarm: Alarm | None = None
        self._restore(stored)

    # -- what is shown -----------------------------------------------------------------------

    def so_far(self) -> Record:
        """The moves that may be seen here."""
        options = self._game.options.changed()
        name, version = self._game.name, self._game.version
        said, given = self._comments, min(self._row.given, len(self._moves))
        return Record(name, version, options, None, self._moves, None, said, given)

    def info(self, now: wire.TableInfo) -> wire.TableInfo:
        """The table as a list may show it."""
        return msgspec.structs.replace(
            now, seats=self._seats(), over=self.over, last_move=self.changed
        )

    def _view(self, lines: int) -> bytes:
        """The table as it was, with the log from line `lines` on."""
        match, row = self._shown(), self._row
        shown = views.view(
            row.id,
            match,
            None,
            views.log(match, None, lines, self._times),
            lines,
            self._seats(),
            views.fairness(row, self._promised, self.over, None, self._begun),
            begun=self._begun,
            rematch=self._rematch,
            part=views.part(row),
            offer=self._offer,
            delay=row.delay,
            stopped=row.stopped,
        )
        if row.begun and not self._begun:
            wait = wire.Message("wait-for-delay", {"minutes": row.delay})
            shown = msgspec.structs.replace(shown, prompt=wait)
        return wire.encode(shown)

    @property
    def _rematch(self) -> str | None:
        """The next game, once this one is seen to be over."""
        return self._row.rematch if self.over else None

    def _shown(self) -> Match[Any]:
        if self._match is None:
            self._match = Match.replay(self.so_far(), game=self._game)
        return self._match

    # -- coming and going --------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        """Somebody looks on, and sees all that may be seen."""
        self.play()
        self.connections.append(connection)
        connection.post(self._view(0))
        self._told = len(self._shown().log)
        self._wait()

    def leave(self, connection: Connection) -> None:
        """Somebody looks away; the match is not kept for nobody."""
        self.connections.remove(connection)
        if not self.connections:
            self._match = None
            self._wait()

    def let_go(self, guest: str) -> list[Connection]:
        """A guest takes a seat, and looks on from here no more."""
        found = [one for one in self.connections if one.guest == guest]
        for connection in found:
            self.leave(connection)
        return found

    def tell_seats(self) -> None:
        """Tell everybody here who sits at the table."""
        data = wire.encode(wire.Seats(self._seats(), self._rematch))
        for connection in self.connections:
            connection.post(data)

    def close(self) -> None:
        """Let everybody here connect again."""
        self._stop_waiting()
        for connection in self.connections:
            connection.hang_up()

    # -- the tape ----------------------------------------------------------------------------

    def record(self, match: Match[Any], keep: int, made: int) -> None:
        """Keep what a request changed, the moves from number `keep` on, until it is old enough."""
        row, moves = self._row, match.moves[keep:]
        said = {n: text for n, text in match.comments.items() if n >= keep}
        self._tape.append(Change(made, keep, moves, said, row.begun, match.over, row.offer))
        self.play()

    def start_over(self, stored: Sequence[StoredMove]) -> None:
        """The table was rebuilt from what is stored: so is what is shown here."""
        self._tape.clear()
        self._match, self._told = None, 0
        self._restore(stored)
        if self.connections:
            self._tell()

    def _restore(self, stored: Sequence[StoredMove]) -> None:
        """Put a stored table on the tape: its moves, and what stands since it last changed.

        Moves that are another game's are no news.
        """
        row = self._row
        given = [one.move for one in stored[: row.given]]
        self._take(Change(row.created, 0, given, {}, False, False, None))
        own = stored[row.given :]
        if row.begun:
            begun = own[0].made if own else row.changed
            self._tape.append(Change(begun, row.given, [], {}, True, False, None))
        for n, one in enumerate(own, row.given):
            said = {n: one.comment} if one.comment else {}
            self._tape.append(Change(one.made, n, [one.move], said, row.begun, False, None))
        over = row.result is not None
        self._tape.append(Change(row.changed, len(stored), [], {}, row.begun, over, row.offer))
        self.play()

    def play(self) -> None:
        """Show what has become old enough, and wait for what comes next."""
        now, taken = self._clock.now(), 0
        while self._tape and self._row.seen_from(self._tape[0].made) <= now:
            self._take(self._tape.popleft())
            taken += 1
        if self.connections and taken:
            self._tell()
        self._wait()

    def _wait(self) -> None:
        """Play the tape again when its next change is due, if there is anybody to see it."""
        self._stop_waiting()
        if self.connections and self._tape:
            due = self._row.seen_from(self._tape[0].made)
            self._alarm = self._clock.later(due - self._clock.now(), self.play)

    def _take(self, change: Change) -> None:
        keep = change.keep
        self._moves[keep:] = change.moves
        self._times[keep + 1 :] = [change.made] * len(change.moves)
        for n in [n for n in self._comments if n >= keep]:
            del self._comments[n]
        self._comments.update(change.comments)
        self._begun, self._offer = change.begun, change.offer
        self.over, self.changed = change.over, change.made
        if self._match is not None:
            self._bring_along(self._match, keep)

    def _bring_along(self, match: Match[Any], keep: int) -> None:
        """Take back in the match what was taken back, and go on."""
        while len(match.moves) > keep:
            match.undo(match.moves[-1][0])
        self._told = min(self._told, len(match.log))
        match.follow(self.so_far())

    def _tell(self) -> None:
        """Show everybody here what is new to them."""
        data = self._view(self._told)
        self._told = len(self._shown().log)
        for connection in self.connections:
            connection.post(data)

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
