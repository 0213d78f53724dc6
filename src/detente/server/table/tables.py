"""Live tables: the matches in memory, one lock each.

The moves in the store are the truth. A table in memory is a cache of them: it can be dropped at any
time and is rebuilt by replay. Nobody is sent anything that is not on the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError

from detente.core.course import Course
from detente.core.game import Game
from detente.core.match import Match
from detente.core.message import Reason, Refused
from detente.core.notation import CALL_OFF, RESIGN
from detente.server.clocks.clock import Clock
from detente.server.clocks.clockwork import Clockwork
from detente.server.clocks.timing import Timing
from detente.server.faults import Unavailable
from detente.server.fleet.following import Following
from detente.server.messages import wire
from detente.server.shown import views
from detente.server.shown.gallery import Gallery
from detente.server.shown.records import rebuild
from detente.server.shown.showing import Showing, Told
from detente.server.socket.connection import Connection
from detente.server.socket.dispatch import Command, HeldBack, change
from detente.server.storage.moves import Overtaken
from detente.server.storage.rows import Stored, TableRow, What
from detente.server.storage.store import Store
from detente.server.table.bidding import Bidding
from detente.server.table.bot_seats import BotSeats
from detente.server.table.hints import Hints
from detente.server.table.ledger import Ledger
from detente.server.table.logbook import Logbook
from detente.server.table.offers import Offers
from detente.server.table.presence import Presence
from detente.server.table.seating import Seating
from detente.server.table.stopped import Opened
from detente.server.table.talk import Talk
from detente.server.thinking.reading_room import Desk
from detente.server.thinking.workers import Workers
from detente.server.trace import Move

log: Final = structlog.get_logger("detente.tables")

T = TypeVar("T")

OPEN: Final = wire.Offering | wire.Claiming
"""What everybody hears, though something is asked together."""

ATTEMPTS: Final = 5
"""How often something is tried again when others have written about the table meanwhile."""


class Table:
    """One table: a match, and everybody who plays it or looks on."""

    def __init__(
        self, opened: Opened, store: Store, workers: Workers, clock: Clock, desk: Desk
    ) -> None:
        stored, match, whole = opened.stored, opened.match, opened.whole
        row = stored.row
        unshown = 0 if whole is None else len(whole.moves) - len(match.moves)
        self.row: TableRow = row
        self.match: Match[Any] = match
        self.game: Final[Game[Any]] = match.game
        self.lock: asyncio.Lock = asyncio.Lock()
        self.gone = False
        self.used = clock.ticks()
        self.bots: Final = BotSeats(self, workers)
        self.presence: Final = Presence(row, clock, self.bots.thinks, self.bots.weighs)
        self._store: Final = store
        self._clock: Final = clock
        self._desk: Final = desk  # where games are replayed
        self._trace: Final = store.trace
        self._hints: Final = Hints(row, workers, clock)
        self.whole: Final = whole  # of a stopped table, of which the match shows a part
        self.shown: Final = len(match.moves)
        clockwork = Clockwork(clock, store.pauses)
        self.timing: Final = Timing(self, clockwork)
        self.ledger: Final = Ledger(row, store.database, clockwork, unshown)
        self.talk: Final = Talk(row, store, clock)
        self.logbook: Final = Logbook()
        self._abouts: Final[dict[tuple[int, int], wire.About]] = {}
        self.offers = Offers(row, match.moves)
        self.showing: Final = Showing(self)
        self.seating: Final = Seating(self, store)
        self.bidding: Final = Bidding(self, store)
        self.following: Final = Following(self, store)
        if row.delay:
            unthinking = self.presence.late_seats
            self.presence.gallery = Gallery(row, match, clock, unthinking, stored.moves)
        self._take(stored)

    # -- looking -----------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Whether nobody looks on, nothing is being written and no bot thinks."""
        return not (self.presence.anybody or self.bots.busy or self.lock.locked())

    @property
    def watched(self) -> bool:
        """Whether somebody who sits here looks on."""
        return self.presence.people

    def tell_seats(self) -> None:
        """Tell everybody who looks on who sits where, and what bots say."""
        self.presence.tell_seats()

    async def look(self, seat: int) -> wire.View:
        """The table as a seat sees it, for who asks once: what is on the disk."""
        async with self.lock:
            self.must_be_here()
            return self.showing.look(seat)

    def touch(self) -> None:
        """Somebody asks for the table: it stays in memory for a while."""
        self.used = self._clock.ticks()

    def seen(self, seat: int | None) -> Course[Any]:
        """The match as somebody on a seat knows it."""
        return self.showing.seen(seat)

    async def may_think(self, seat: int) -> bool:
        """Whether it is up to this server to let the bot on a seat think."""
        try:
            return await self._store.lease(self.row.id, seat)
        except SQLAlchemyError as error:
            log.warning("no lease", table=self.row.id, error=str(error))
            return False

    async def about(self, seat: int, action: int) -> wire.About:
        """Why `seat` cannot do this, or what it risks, or whether it ends undo."""
        if self.row.stopped is not None:
            return wire.About(action, views.reason(self.row.stopped), None, None, False, 0, {})
        async with self.lock:
            found = self._abouts.get((seat, action))
            if found is None:
                found = self._abouts[seat, action] = views.about(self.seen(seat), seat, action)
            return found

    async def expect(self, seat: int, actions: Sequence[int]) -> wire.Expected:
        """What acts of `seat` would cost or bring; nothing where nobody may act."""
        async with self.lock:
            open = self.row.begun and self.row.stopped is None
            return views.expected(self.seen(seat), seat, actions if open else ())

    # -- coming and going --------------------------------------------------------------------

    async def attach(self, connection: Connection) -> None:
        """Somebody looks at the table: everybody hears of it, the newcomer sees what is new."""
        async with self.lock:  # what is being written now must not be seen yet
            self.must_be_here()
            self.touch()
            if not self.presence.enter(connection):
                return
            self.presence.tell_seats(leave_out=connection)
            connection.lines = self.logbook.kept(self.match, connection.seat, connection.has)
            self.showing.show(connection)
            self.talk.show(connection)
            self.bots.wake()

    def detach(self, connection: Connection) -> None:
        """Somebody looks away."""
        self.touch()
        self.presence.leave(connection)

    def must_be_here(self) -> None:
        if self.gone:
            raise Unavailable

    def must_go_on(self) -> None:
        if self.row.stopped is not None:
            raise Refused(self.row.stopped)

    # -- the one door --------------------------------------------------------------------------

    async def play(self, seat: int, command: Command, by: Connection | None = None) -> None:
        """Carry out what a seat asks: checked, stored, then shown to everybody.

        Refused says why not, and nothing has changed. A request that was carried out before is
        answered again, and not done twice.
        """
        move = None if self._trace is None else self._trace.begin()
        async with self.lock:
            self.must_be_here()
            if move is not None:
                move.step()
            told = await self.settled(lambda: self._carry_out(seat, command, move))
            if told is not None:
                self.bots.wake()
                self.showing.tell(by, command.id, told)
                if move is not None:
                    move.end()
            elif by is not None:
                by.post(wire.encode(wire.Done(command.id)))

    async def _carry_out(self, seat: int, command: Command, move: Move | None) -> Told | None:
        """Do what a seat asks; whom to tell, or None if it was done before."""
        if self.ledger.knows(seat, command.id):
            return None
        await self.timing.must_have_time(seat)
        self.match.must_be_asked(seat, command.seq)
        if not isinstance(command, wire.Offering) or command.what != "call_off":
            self.must_go_on()
        if not self.row.begun and not isinstance(command, wire.Offering):
            raise Refused(Reason("table-has-open-seats", ""))
        agreed, common = self.match.agreed, self.match.common
        gone = change(self, seat, command)
        secret = self.match.hushes(seat) and not isinstance(command, OPEN)
        if move is not None:
            move.step()
        start = await self.keep(seat, command.id, gone, secret)
        if move is not None:
            move.written(self.ledger.written)
        if not secret:  # all of an act is told, with the time at which it was finished
            return Told(min(common, self.match.lines_before(start)), None)
        return Told(min(agreed, self.match.lines_before(start)), self.row.guests([seat]))

    def submit(self, seat: int, action: int, comment: str = "") -> None:
        """Play for a seat, not kept yet; Refused says why not."""
        if not self.game.notation.has(action):
            raise Refused(self.game.reason(self.match.state, seat, action))
        self.match.submit(seat, action, comment=self.talk.speak(seat, comment))
        self.offers.played(self.match, seat, action)

    def held(self, seat: int, said: wire.Do) -> wire.Held | None:
        """What a player would be asked before this act, if anything."""
        return views.held(self.seen(seat), seat, said)

    def resign(self, seat: int) -> None:
        """Give up for a seat, not kept yet; Refused says why not."""
        self.match.submit(seat, RESIGN)
        self.offers.played(self.match, seat, RESIGN)

    def hear_offer(self, seat: int, command: wire.Offering) -> None:
        """Make an offer or answer one, not kept yet; Refused says why not."""
        self.offers.hear(self.match, seat, command)

    def hear_claim(self, seat: int, command: wire.Claiming) -> None:
        """Claim the game or let others have more time, not kept yet; Refused says why not."""
        self.timing.hear(seat, command)

    async def answer_offer(self, seat: int, what: What, takes: bool) -> None:
        """A bot takes what is offered or leaves it; unless the offer is off, or the table is."""

        async def answer() -> None:
            (self.offers.accept if takes else self.offers.decline)(self.match, seat, what)
            await self.keep()

        async with self.lock:
            if self.gone:
                return
            try:
                await self.settled(answer)
            except (Refused, Unavailable):
                return
            self.showing.tell()

    async def call_off(self) -> None:
        """The server ends a game that nobody comes to; nothing if it is over already."""

        async def end() -> None:
            if not self.match.over:
                self.row.offer = None
                self.match.submit(0, CALL_OFF)
                await self.keep()

        async with self.lock:
            self.must_be_here()
            await self.settled(end)
            self.showing.tell()

    async def add_nonce(self, seat: int, nonce: str) -> bool:
        """A seat shows its share of the dice; False if it is not taken."""
        return await self.seating.add_nonce(seat, nonce)

    async def say(self, seat: int, command: wire.Say, by: Connection) -> None:
        """Keep what a seat says to the others, then tell everybody who sits here."""
        async with self.lock:
            self.must_be_here()
            try:
                await self.talk.say(seat, command, by, self.presence.connections)
            except SQLAlchemyError as error:
                log.error("a line was not stored", table=self.row.id, error=str(error))
                raise Unavailable from error

    async def hint(self, seat: int, asked: wire.AskHint, by: Connection) -> None:
        """Have the best bot think for a seat; who asked is told what it would do."""
        async with self.lock:
            self.must_be_here()
            self.must_go_on()
            self._hints.allow(self.match, seat, asked.seq)
            job = self.bots.job(seat, self._hints.bot)
            self.bots.start(self._hints.think(job, self.bots.claim(), asked, by.post))

    # -- what is kept --------------------------------------------------------------------------

    async def keep(
        self,
        seat: int = -1,
        request: str | None = None,
        gone: Sequence[int] = (),
        secret: bool = False,
        sat: Sequence[int] = (),
    ) -> int:
        """Store what the match has that the store has not; the number of the first move that is."""
        start = await self.ledger.keep(self.match, seat, request, gone, secret, sat)
        self.changed(start, secret)
        self.touch()
        return start

    def changed(self, start: int, secret: bool) -> None:
        """The table is another one from move `start` on, and that is on the disk."""
        self._abouts.clear()
        self.logbook.look(self.match, start)
        if self.presence.gallery is not None:
            made = self.ledger.times[-1] if secret else self.row.changed
            self.presence.gallery.record(self.match, start, made, secret)

    async def settled(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do what changes the table: as stored, or not at all.

        Who was overtaken by another writer tries again on what is stored by then. What fails
        leaves the table as it is stored, and everybody is told.
        """
        for _ in range(ATTEMPTS):
            try:
                return await work()
            except (Refused, HeldBack):
                raise
            except Overtaken:
                await self.start_over()
            except Exception as error:
                log.error("a table failed", table=self.row.id, exc_info=error)
                await self.start_over("what was asked could not be done")
                raise Unavailable from error
            except BaseException:
                self.drop()
                raise
        raise Unavailable

    async def start_over(self, trouble: str = "") -> None:
        """Forget the match and rebuild it from what is stored; if that fails, drop the table."""
        try:
            stored = await self._store.stored(self.row.id)
            assert stored is not None
            if not self.row.plays_as(stored.row):
                self.drop()
                raise Unavailable
            owner = self.row.made_from or ""
            self.match = await self._desk.work(owner, rebuild, self.game, stored)
        except Unavailable:
            raise
        except Exception as error:
            log.error("a table cannot be rebuilt", table=self.row.id, exc_info=error)
            self.drop()
            raise Unavailable from error
        self.row.renew(stored.row)
        self.offers = Offers(self.row, self.match.moves)
        self._take(stored)
        if self.presence.gallery is not None:
            self.presence.gallery.start_over(stored.moves, self.match)
        for connection in self.presence.connections:
            connection.lines, connection.shown = 0, None
            if trouble:
                connection.post(wire.encode(wire.Error("rebuilt", trouble)))
        self.showing.tell()
        self.bots.wake()

    def _take(self, stored: Stored) -> None:
        """Know what was read from the store."""
        self._abouts.clear()
        self.logbook.begin(self.match)
        self.ledger.take(stored, self.match)
        self.talk.take(stored.lines)

    def drop(self) -> None:
        """Forget the match: the next request finds it in the store."""
        self.gone = True
        self.bots.stop()
        self.presence.let_go()
