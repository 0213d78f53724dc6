"""Live tables: the matches in memory, one lock each.

The moves in the store are the truth. A table in memory is a cache of them: it can be dropped at any
time and is rebuilt by replay. Nobody is sent anything that is not on the disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError

from detente.core.course import Course
from detente.core.game import Game
from detente.core.match import Match
from detente.core.message import Reason, Refused
from detente.core.notation import CALL_OFF, RESIGN
from detente.core.record import Record
from detente.server import api, views, wire
from detente.server.bot_seats import BotSeats
from detente.server.clock import Clock
from detente.server.connection import Connection
from detente.server.dispatch import Command, HeldBack, change
from detente.server.fairness import fair_record, seal, shown, unproved_record
from detente.server.faults import Unavailable
from detente.server.gallery import Gallery
from detente.server.hints import Hints
from detente.server.ledger import Ledger
from detente.server.logbook import Logbook
from detente.server.moves import Overtaken
from detente.server.offers import Offers
from detente.server.presence import Presence
from detente.server.records import deal, rebuild
from detente.server.rows import Asked, Known, Prompt, SeatRow, Stored, TableRow, What
from detente.server.showing import Showing, Told
from detente.server.stopped import Opened
from detente.server.store import Store
from detente.server.talk import Talk
from detente.server.trace import Move
from detente.server.workers import Workers

log: Final = structlog.get_logger("detente.tables")

T = TypeVar("T")

ATTEMPTS: Final = 5
"""How often something is tried again when others have written about the table meanwhile."""


class Table:
    """One table: a match, and everybody who plays it or looks on."""

    def __init__(self, opened: Opened, store: Store, workers: Workers, clock: Clock) -> None:
        stored, match, whole = opened.stored, opened.match, opened.whole
        row = stored.row
        unshown = 0 if whole is None else len(whole.moves) - len(match.moves)
        self.row: TableRow = row
        self.match: Match[Any] = match
        self.game: Final[Game[Any]] = match.game
        self.lock: asyncio.Lock = asyncio.Lock()
        self.gone = False
        self.used = time.monotonic()
        self.bots: Final = BotSeats(self, workers)
        self.presence: Final = Presence(row, self.bots.thinks)
        self._store: Final = store
        self._trace: Final = store.trace
        self._hints: Final = Hints(row, workers)
        self._whole: Final = whole  # of a stopped table, of which the match shows a part
        self._shown: Final = len(match.moves)
        self.ledger: Final = Ledger(row, store.database, clock, unshown)
        self.talk: Final = Talk(row, store, clock)
        self._logbook: Final = Logbook()
        self._abouts: Final[dict[tuple[int, int], wire.About]] = {}
        self.offers = Offers(row, match.moves)
        self.showing: Final = Showing(self)
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

    def touch(self) -> None:
        """Somebody asks for the table: the gallery shows what has become old enough."""
        self.used = time.monotonic()
        if self.presence.gallery is not None:
            self.presence.gallery.play()

    def _late(self, guest: str | None) -> Gallery | None:
        """What a guest sees instead of the table as it is now."""
        return None if self.row.seats_of(guest) else self.presence.gallery

    def info(self, guest: str | None) -> api.TableInfo:
        """The table as a list shows it to a guest."""
        info = views.table_info(self.row, guest, self.presence.seats(), self.asked())
        late = self._late(guest)
        return info if late is None else late.info(info)

    def asked(self) -> Asked | None:
        """What people here are asked; None when nobody is."""
        row, match = self.row, self.match
        people = [n for n in match.waiting if n >= 0 and row.seats[n].kind == "human"]
        if not row.begun or not people or row.stopped is not None:
            return None
        prompts = {str(n): self.game.prompt(match.state, n) for n in people}
        return Asked(row.changed, {n: Prompt(one.id, one.args) for n, one in prompts.items()})

    def over_for(self, guest: str | None) -> bool:
        """Whether a guest may know that the game is over."""
        late = self._late(guest)
        return self.match.over if late is None else late.over

    def record(self) -> Record:
        """The record with its fairness block: only when the game is over."""
        assert self.match.over
        seats = self.row.seats
        nonces, seals = [one.nonce for one in seats], [one.seal for one in seats]
        if self._whole is not None:
            ends = self.match.moves[self._shown :]
            return unproved_record(self._whole, ends, self.row.secret, nonces, seals)
        return fair_record(self.match, self.row.secret, nonces, seals)

    def so_far(self, guest: str | None) -> Record:
        """The moves that are on the disk: what a guest may look at again."""
        late = self._late(guest)
        if late is not None:
            return late.so_far()
        match, unheard = self.match, self.talk.unheard(guest)
        written = len(match.moves) == self.ledger.moves
        known = match.seen(self.row.seats_of(guest))
        moves = known.moves if written else match.moves[: self.ledger.settled]
        heard = [n for n, (seat, _) in enumerate(moves) if seat not in unheard]
        said = {n: known.comments[n] for n in heard if n in known.comments}
        name, version, options = self.game.name, self.game.version, self.game.options.changed()
        return Record(name, version, options, None, moves, None, said, match.given)

    async def about(self, seat: int, action: int) -> wire.About:
        """Why `seat` cannot do this, or what it risks, or whether it ends undo."""
        if self.row.stopped is not None:
            return wire.About(action, views.reason(self.row.stopped), None, None, False, 0, {})
        async with self.lock:
            found = self._abouts.get((seat, action))
            if found is None:
                found = self._abouts[seat, action] = views.about(self.seen(seat), seat, action)
            return found

    # -- coming and going --------------------------------------------------------------------

    async def attach(self, connection: Connection) -> None:
        """Somebody looks at the table: everybody hears of it, the newcomer sees what is new."""
        async with self.lock:  # what is being written now must not be seen yet
            self._must_be_here()
            self.used = time.monotonic()
            if not self.presence.enter(connection):
                return
            self.presence.tell_seats(leave_out=connection)
            connection.lines = self._logbook.kept(self.match, connection.seat, connection.has)
            self.showing.show(connection)
            self.talk.show(connection)
            self.bots.wake()

    def detach(self, connection: Connection) -> None:
        """Somebody looks away."""
        self.used = time.monotonic()
        self.presence.leave(connection)

    def _must_be_here(self) -> None:
        if self.gone:
            raise Unavailable

    def _must_go_on(self) -> None:
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
            self._must_be_here()
            if move is not None:
                move.step()
            told = await self._settled(lambda: self._carry_out(seat, command, move))
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
        self.match.must_be_asked(seat, command.seq)
        if not isinstance(command, wire.Offering) or command.what != "call_off":
            self._must_go_on()
        if not self.row.begun and not isinstance(command, wire.Offering):
            raise Refused(Reason("table-has-open-seats", ""))
        common = self.match.common
        gone = change(self, seat, command)
        secret = self.match.hushes(seat) and not isinstance(command, wire.Offering)
        if move is not None:
            move.step()
        await self._keep(seat, command.id, gone, secret)
        if move is not None:
            move.step()
        return Told(common, [self.row.seats[seat].guest] if secret else None)

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

    async def answer_offer(self, seat: int, what: What, takes: bool) -> None:
        """A bot takes what is offered or leaves it; unless the offer is off, or the table is."""

        async def answer() -> None:
            (self.offers.accept if takes else self.offers.decline)(self.match, seat, what)
            await self._keep()

        async with self.lock:
            if self.gone:
                return
            try:
                await self._settled(answer)
            except (Refused, Unavailable):
                return
            self.showing.tell()

    async def call_off(self) -> None:
        """The server ends a game that nobody comes to; nothing if it is over already."""

        async def end() -> None:
            if not self.match.over:
                self.row.offer = None
                self.match.submit(0, CALL_OFF)
                await self._keep()

        async with self.lock:
            self._must_be_here()
            await self._settled(end)
            self.showing.tell()

    async def say(self, seat: int, command: wire.Say, by: Connection) -> None:
        """Keep what a seat says to the others, then tell everybody who sits here."""
        async with self.lock:
            self._must_be_here()
            try:
                await self.talk.say(seat, command, by, self.presence.connections)
            except SQLAlchemyError as error:
                log.error("a line was not stored", table=self.row.id, error=str(error))
                raise Unavailable from error

    async def hint(self, seat: int, asked: wire.AskHint, by: Connection) -> None:
        """Have the best bot think for a seat; who asked is told what it would do."""
        async with self.lock:
            self._must_be_here()
            self._must_go_on()
            self._hints.allow(self.match, seat, asked.seq)
            job = self.bots.job(seat, self._hints.bot)
            self.bots.start(self._hints.think(job, self.bots.claim(), asked, by.post))

    # -- what is kept --------------------------------------------------------------------------

    async def _keep(
        self,
        seat: int = -1,
        request: str | None = None,
        gone: Sequence[int] = (),
        secret: bool = False,
    ) -> None:
        """Store what the match has that the store has not."""
        start = await self.ledger.keep(self.match, seat, request, gone, secret)
        self._changed(start, secret)

    def _changed(self, start: int, secret: bool) -> None:
        """The table is another one from move `start` on, and that is on the disk."""
        self._abouts.clear()
        self._logbook.look(self.match)
        if self.presence.gallery is not None:
            made = self.ledger.times[-1] if secret else self.row.changed
            self.presence.gallery.record(self.match, start, made, secret)
        self.used = time.monotonic()

    async def _settled(self, work: Callable[[], Awaitable[T]]) -> T:
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
                await self._start_over()
            except Exception as error:
                log.error("a table failed", table=self.row.id, exc_info=error)
                await self._start_over("what was asked could not be done")
                raise Unavailable from error
            except BaseException:
                self.drop()
                raise
        raise Unavailable

    async def _start_over(self, trouble: str = "") -> None:
        """Forget the match and rebuild it from what is stored; if that fails, drop the table."""
        try:
            stored = await self._store.stored(self.row.id)
            assert stored is not None
            self.match = rebuild(self.game, stored)
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

    async def catch_up(self) -> None:
        """Read what others have written about the table, and show it."""
        async with self.lock:
            if self.gone:
                return
            row, ledger = self.row, self.ledger
            known = Known(row.revision, ledger.moves, len(self.talk))
            stored = await self._store.stored(row.id, known)
            if stored is None:
                self.drop()
                return
            self.talk.tell(self.talk.take(stored.lines), self.presence.connections)
            if stored.row.revision != row.revision and row.stopped is not None:
                self.drop()
            elif stored.row.revision != row.revision:
                await self._follow(stored)

    async def _follow(self, stored: Stored) -> None:
        """Go on as another process has gone on."""
        if not self.row.begun:
            await self._start_over()  # it may have been dealt
            return
        match, offer = self.match, self.row.offer
        before, settled = self._numbers(), match.settled
        common = match.common
        try:
            if len(match.moves) > stored.keep:
                match.rewind(stored.keep)
            self._logbook.look(match)
            common = min(common, match.common)
            match.follow(_gone_on(match, stored))
        except Exception as error:
            log.error("a table starts over", table=self.row.id, exc_info=error)
            await self._start_over()
            return
        self.row.renew(stored.row)
        match.seq = self.row.seq
        if stored.moves or stored.keep < self.ledger.moves:
            self.offers = Offers(self.row, match.moves)
        self.ledger.take(stored, match)
        secret = match.settled == settled < len(match.moves) and offer == self.row.offer
        self._changed(stored.keep, secret)
        self.bots.wake()
        moved = [n for n, number in enumerate(self._numbers()) if number != before[n]]
        told = [self.row.seats[n].guest for n in moved] if secret else None
        self.showing.tell(told=Told(common, told))

    def _numbers(self) -> list[int]:
        """The number of the question to each seat."""
        return [self.match.number(n) for n in range(len(self.row.seats))]

    def _take(self, stored: Stored) -> None:
        """Know what was read from the store."""
        self._abouts.clear()
        self._logbook.begin(self.match)
        self.ledger.take(stored, self.match)
        self.talk.take(stored.lines)

    def drop(self) -> None:
        """Forget the match: the next request finds it in the store."""
        self.gone = True
        self.bots.stop()
        self.presence.let_go()

    # -- seats -------------------------------------------------------------------------------

    async def sit(self, n: int, guest: str, name: str, sealed: str | None) -> None:
        """A guest takes a seat that is open or kept for that guest; the last one has it dealt."""

        async def sit_down() -> bool:
            self._must_go_on()
            seat = self.row.seats[n]
            if seat.kind != "open" and seat.guest != guest:
                raise Refused(Reason("seat-is-taken", ""))
            if self.match.over:
                raise Refused(Reason("game-is-over", self.game.turn_clause))
            elsewhere = seat.kind == "open" and self.row.seats_of(guest)
            if self.row.begun or elsewhere:
                return False
            taken = SeatRow("human", guest, None, True, None, name, seat.seal or sealed)
            await self._change_seat(n, taken)
            return True

        async with self.lock:
            self._must_be_here()
            if not await self._settled(sit_down):
                return
            for connection in self.presence.sit_down(guest, n):
                self.talk.show(connection)
            if self.row.offer is not None:  # the newcomer was not asked
                self.row.offer = None
                await self._settled(self._keep)
            await self._deal_when_full()
            self.showing.tell()

    async def add_nonce(self, n: int, nonce: str) -> bool:
        """A seat shows its share of the dice; False if it is not the time, or not what was sealed.

        Who sits on several seats shows it for all of them.
        """

        async def add() -> bool:
            row = self.row
            self._must_go_on()
            if not row.must_show(n) or seal(nonce) != row.seats[n].seal:
                return False
            for at in row.seats_of(row.seats[n].guest):
                await self._change_seat(at, shown(row.seats[at], nonce))
            return True

        async with self.lock:
            self._must_be_here()
            added = await self._settled(add)
            if added:
                await self._deal_when_full()
                self.showing.tell()
            return added

    async def _change_seat(self, n: int, seat: SeatRow) -> None:
        await self._store.sit(self.row, n, seat, self.ledger.now())
        self.row.seats[n] = seat

    async def begin(self) -> None:
        """Deal the table if every seat is taken, and let bots think if they are asked."""
        async with self.lock:
            await self._deal_when_full()
            self.bots.wake()

    async def _deal_when_full(self) -> None:
        async def deal_now() -> None:
            row = self.row
            if row.begun or not row.dealable or row.stopped is not None:
                return
            row.begun = True
            self.match = deal(self.game, row, self.match.moves)
            await self._keep()

        await self._settled(deal_now)
        self.bots.wake()


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
