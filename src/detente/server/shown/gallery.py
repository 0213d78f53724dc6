"""The gallery: where spectators see a table late, as it was some minutes ago.

Whatever changes the table goes on a tape with its time, and comes off it when it is old enough to
be shown. So nobody learns here what happens now, and what was taken back meanwhile is never seen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from detente.core.course import Course
from detente.core.game import Game
from detente.core.match import Match
from detente.core.record import Move, Record
from detente.core.rng import commitment
from detente.server.clocks.clock import Alarm, Clock
from detente.server.messages import api, wire
from detente.server.shown import views
from detente.server.shown.changes import Letters, Reading, tell_seats
from detente.server.socket.connection import Connection
from detente.server.storage.rows import Offer, StoredMove, TableRow


class Change(NamedTuple):
    """What one request changed about a table, and when."""

    made: int
    secret: bool  # an answer, given together with others, that nobody else hears of yet
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
        self._restore(stored, match)

    # -- what is shown -----------------------------------------------------------------------

    def so_far(self) -> Record:
        """The moves that may be seen here."""
        known = self._shown().seen(())
        return self._record(known.moves, known.comments)

    def _record(self, moves: Sequence[Move], said: Mapping[int, str]) -> Record:
        options = self._game.options.changed()
        name, version = self._game.name, self._game.version
        given = min(self._row.given, len(moves))
        return Record(name, version, options, None, moves, None, said, given)

    def info(self, now: api.TableInfo) -> api.TableInfo:
        """The table as a list may show it."""
        return msgspec.structs.replace(
            now, seats=self._seats(), over=self.over, last_move=self.changed
        )

    def _show(self, connections: list[Connection], lines: int) -> None:
        """Show the table as it was, with the log from line `lines` on."""
        match, letters = self._shown(), Letters()
        known, times = match.seen(()), self._times[:1]
        times += [self._times[match.told_with(n) + 1] for n in range(len(known.moves))]
        log = views.log(known, None, lines, times)
        reading = Reading(self._sight(known), len(known.log), lambda _: log)
        for connection in connections:
            letters.post(connection, reading, lines)
        self._told = match.common

    def _sight(self, known: Course[Any]) -> views.Sight:
        """The table as it was, without its log."""
        row = self._row
        beside = views.Beside(
            table=row.id,
            seats=self._seats(),
            fairness=views.fairness(row, self._promised, self.over, None, self._begun),
            begun=self._begun,
            rematch=self._rematch,
            part=views.part(row),
            offer=self._offer,
            delay=row.delay,
            stopped=row.stopped,
        )
        sight = views.sight(known, None, beside)
        if row.begun and not self._begun:
            wait = wire.Message("wait-for-delay", {"minutes": row.delay})
            sight = sight._replace(now=sight.now._replace(prompt=wait))
        return sight

    @property
    def _rematch(self) -> str | None:
        """The next game, once this one is seen to be over."""
        return self._row.rematch if self.over else None

    def _shown(self) -> Match[Any]:
        if self._match is not None:
            return self._match
        match = Match.replay(self._record(self._moves, self._comments), game=self._game)
        if self.connections:
            self._match = match
        return match

    # -- coming and going --------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        """Somebody looks on, and sees all that may be seen."""
        self.play()
        self.connections.append(connection)
        self._show([connection], 0)

    def leave(self, connection: Connection) -> None:
        """Somebody looks away; the match is not kept for nobody."""
        self.connections.remove(connection)
        if not self.connections:
            self._match = None

    def let_go(self, guest: str) -> list[Connection]:
        """A guest takes a seat, and looks on from here no more."""
        found = [one for one in self.connections if one.guest == guest]
        for connection in found:
            self.leave(connection)
        return found

    def tell_seats(self) -> None:
        """Tell everybody here who sits at the table."""
        seats = wire.Seats(self._seats(), self._rematch)
        data = wire.encode(seats)
        for connection in self.connections:
            tell_seats(connection, seats, data)

    def close(self) -> None:
        """Let everybody here connect again."""
        self._stop_waiting()
        for connection in self.connections:
            connection.hang_up()

    # -- the tape ----------------------------------------------------------------------------

    def record(self, match: Match[Any], keep: int, made: int, secret: bool) -> None:
        """Keep what a request changed, the moves from number `keep` on, until it is old enough."""
        row, moves = self._row, match.moves[keep:]
        said = {n: text for n, text in match.comments.items() if n >= keep}
        self._tape.append(Change(made, secret, keep, moves, said, row.begun, match.over, row.offer))
        self.play()

    def start_over(self, stored: Sequence[StoredMove], match: Match[Any]) -> None:
        """The table was rebuilt from what is stored: so is what is shown here."""
        self._tape.clear()
        self._match, self._told = None, 0
        self._restore(stored, match)
        if self.connections:
            self._tell()

    def _restore(self, stored: Sequence[StoredMove], match: Match[Any]) -> None:
        """Put a stored table on the tape: its moves, and what stands since it last changed.

        Moves that are another game's are no news. It last changed before the answers of which
        nobody else has heard yet.
        """
        row = self._row
        given = [one.move for one in stored[: row.given]]
        self._take(Change(row.created, False, 0, given, {}, False, False, None))
        own = stored[row.given :]
        if row.begun:
            begun = min([row.changed, *[one.made for one in own[:1]]])
            self._tape.append(Change(begun, False, row.given, [], {}, True, False, None))
        changes = [
            Change(one.made, match.hushed(n), n, [one.move], _said(n, one), row.begun, False, None)
            for n, one in enumerate(own, row.given)
        ]
        over, settled = row.result is not None, match.settled
        last = Change(row.changed, False, settled, [], {}, row.begun, over, row.offer)
        self._tape.extend(changes[: settled - row.given])
        self._tape.append(last)
        self._tape.extend([one._replace(offer=row.offer) for one in changes[settled - row.given :]])
        self.play()

    def play(self) -> None:
        """Show what has become old enough, and wait for what comes next."""
        now, taken = self._clock.now(), 0
        while self._tape and self._row.seen_from(self._tape[0].made) <= now:
            change = self._tape.popleft()
            self._take(change)
            taken += not change.secret
        if self.connections and taken:
            self._tell()
        self._wait()

    def _wait(self) -> None:
        """Play the tape again when its next change is due."""
        self._stop_waiting()
        if self._tape:
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
        self.over = change.over
        if not change.secret:
            self.changed = change.made
        if self._match is not None:
            self._bring_along(self._match, keep)

    def _bring_along(self, match: Match[Any], keep: int) -> None:
        """Take back in the match what was taken back, and go on."""
        if len(match.moves) > keep:
            match.rewind(keep)
        self._told = min(self._told, match.common)
        match.follow(self._record(self._moves, self._comments))

    def _tell(self) -> None:
        """Show everybody here what is new to them."""
        self._show(self.connections, self._told)

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


def _said(n: int, move: StoredMove) -> dict[int, str]:
    return {n: move.comment} if move.comment else {}
