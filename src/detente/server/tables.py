"""Live tables: the matches in memory, one lock each, and who sits and looks on.

The moves in the store are the truth. A table in memory is a cache of them: it can be dropped at any
time and is rebuilt by replay. Nobody is sent anything that is not on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from detente.core.course import Course
from detente.core.game import Game
from detente.core.match import Match
from detente.core.message import Reason, Refused
from detente.core.notation import RESIGN
from detente.core.record import Record
from detente.core.rng import commitment
from detente.server import views, wire
from detente.server.clock import Clock
from detente.server.connection import Connection
from detente.server.fairness import fair_record
from detente.server.gallery import Gallery
from detente.server.hints import Hints
from detente.server.moves import Moves
from detente.server.offers import Offers
from detente.server.records import deal
from detente.server.store import TOGETHER, Asked, SeatRow, Store, StoredMove, TableRow, bits
from detente.server.talk import Talk
from detente.server.workers import BotFailed, Job, Workers

log: Final = structlog.get_logger("detente.tables")

REMEMBERED: Final = 256
"""How many request ids a table knows again."""

PATIENCE: Final = 3
"""How often a bot may fail at one question before chance answers for it."""

Command = wire.Do | wire.Type | wire.Undo | wire.Restart | wire.Resign | wire.Offering


class Unavailable(Exception):
    """The table cannot be used now; asking again rebuilds it from what is stored."""


class Table:
    """One table: a match, its seats, and everybody who looks on."""

    def __init__(
        self,
        row: TableRow,
        match: Match[Any],
        store: Store,
        workers: Workers,
        clock: Clock,
        stored: Sequence[StoredMove] = (),
        said: Sequence[wire.TalkLine] = (),
    ) -> None:
        self.row: Final = row
        self.match: Match[Any] = match
        self.game: Final[Game[Any]] = match.game
        self.lock: Final = asyncio.Lock()
        self.connections: Final[list[Connection]] = []
        self.gone = False
        self.used = time.monotonic()
        self._store: Final = store
        self._workers: Final = workers
        self._clock: Final = clock
        self._times: Final = [row.created, *[move.made for move in stored]]  # … was made
        self._made_by: Final = [move.request for move in stored]  # the request, by move
        self._settled = match.settled  # so many stored moves are known to everybody
        self._requests: Final[dict[tuple[int, str], None]] = {}
        self._known: Final = frozenset(self.game.actions)
        self._thinking: Final[set[int]] = set()
        self._answering: Final[set[int]] = set()  # bots that think about an offer
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._commitment: Final = commitment(row.secret)
        self._seats: list[wire.SeatInfo] | None = None
        self._offers: Final = Offers(row, match.moves)
        self._talk: Final = Talk(row.id, len(row.seats), store, said)
        self._hints: Final = Hints(row, workers)
        seats = self._seats_without_thought
        self.gallery: Final = Gallery(row, match, clock, seats, stored) if row.delay else None

    # -- looking -----------------------------------------------------------------------------

    def number(self, seat: int) -> int:
        """The number of the question to a seat."""
        return self.match.number(seat)

    def _seen(self, seat: int | None) -> Course[Any]:
        """The match as somebody on a seat knows it: who shares a screen knows for all of them."""
        if seat is None:
            return self.match.seen(())
        guest = self.row.seats[seat].guest
        return self.match.seen(self.row.seats_of(guest) or [seat])

    @property
    def idle(self) -> bool:
        """Whether nobody looks on, nothing is being written and no bot thinks."""
        watched = self.gallery is not None and self.gallery.connections
        return not (self.connections or watched or self._tasks or self.lock.locked())

    def online(self, seat: int) -> bool:
        """Whether somebody who sits on `seat` looks on."""
        guest = self.row.seats[seat].guest
        return guest is not None and any([one.guest == guest for one in self.connections])

    def seat_infos(self) -> list[wire.SeatInfo]:
        """Who sits where, right now. Of bots that answer in secret nobody sees when they do."""
        waiting = [] if self.match.together else self.match.waiting
        return [
            wire.SeatInfo(
                seat.kind,
                seat.name,
                seat.kind == "bot" or self.online(n),
                n in self._thinking and n in waiting,
            )
            for n, seat in enumerate(self.row.seats)
        ]

    def _seats_without_thought(self) -> list[wire.SeatInfo]:
        """Who sits where, without who thinks: that is news already."""
        return [wire.SeatInfo(s.kind, s.name, s.online, False) for s in self.seat_infos()]

    def _late(self, guest: str | None) -> Gallery | None:
        """What a guest sees instead of the table as it is now."""
        if self.gallery is None or self.row.seats_of(guest):
            return None
        self.gallery.play()
        return self.gallery

    def info(self, guest: str | None) -> wire.TableInfo:
        """The table as a list shows it to a guest."""
        self.row.asked = self.asked()
        info, late = views.table_info(self.row, guest, self.seat_infos()), self._late(guest)
        return info if late is None else late.info(info)

    def asked(self) -> Asked | None:
        """What people here are asked; None when nobody is."""
        row, match = self.row, self.match
        people = [n for n in match.waiting if n >= 0 and row.seats[n].kind == "human"]
        if not row.begun or not people:
            return None
        prompts = {str(n): views.message(self.game.prompt(match.state, n)) for n in people}
        return Asked(row.changed, prompts)

    def over_for(self, guest: str | None) -> bool:
        """Whether a guest may know that the game is over."""
        late = self._late(guest)
        return self.match.over if late is None else late.over

    def record(self) -> Record:
        """The record with its fairness block: only when the game is over."""
        assert self.match.over
        return fair_record(self.match, self.row.secret, self._nonces())

    def so_far(self, guest: str | None) -> Record:
        """The moves that are on the disk: what a guest may look at again."""
        late = self._late(guest)
        if late is not None:
            return late.so_far()
        match, unheard = self.match, self._unheard(guest)
        written = len(match.moves) == len(self._made_by)
        known = match.seen(self.row.seats_of(guest))
        moves = known.moves if written else match.moves[: self._settled]
        heard = [n for n, (seat, _) in enumerate(moves) if seat not in unheard]
        said = {n: known.comments[n] for n in heard if n in known.comments}
        name, version, options = self.game.name, self.game.version, self.game.options.changed()
        return Record(name, version, options, None, moves, None, said, match.given)

    async def about(self, seat: int, action: int) -> wire.About:
        """Why `seat` cannot do this, or what it risks, or whether it ends undo."""
        async with self.lock:
            return views.about(self._seen(seat), seat, action)

    # -- coming and going --------------------------------------------------------------------

    async def attach(self, connection: Connection) -> None:
        """Somebody looks at the table: everybody hears of it, the newcomer sees it all."""
        async with self.lock:  # what is being written now must not be seen yet
            if self.gone:
                raise Unavailable
            self.used = time.monotonic()
            connection.seat = self.row.seat_of(connection.guest, connection.wanted)
            if connection.seat is None and self.gallery is not None:
                self.gallery.enter(connection)
                return
            self.connections.append(connection)
            self.tell_seats(leave_out=connection)
            self.show(connection)
            self._show_talk(connection)

    async def refresh(self, connection: Connection) -> None:
        """Show somebody whose page is behind the whole table again."""
        async with self.lock:
            self.show(connection)

    def detach(self, connection: Connection) -> None:
        """Somebody looks away."""
        self.used = time.monotonic()
        if connection in self.connections:
            self.connections.remove(connection)
            self.tell_seats()
        elif self.gallery is not None:
            self.gallery.leave(connection)

    # -- the one door --------------------------------------------------------------------------

    async def play(self, seat: int, command: Command, by: Connection | None = None) -> None:
        """Carry out what a seat asks: checked, stored, then shown to everybody.

        Refused says why not, and nothing has changed. A request that was carried out before is
        answered again, and not done twice.
        """
        async with self.lock:
            if self.gone:
                raise Unavailable
            if (seat, command.id) in self._requests:
                if by is not None:
                    self.show(by, command.id)
                return
            common = self.match.common
            gone = self._carry_out(seat, command)
            secret = self.match.hushes(seat) and not isinstance(command, wire.Offering)
            await self._keep(command.id, gone, secret)
            self._remember(seat, command.id)
            self._let_bots_think()
            self._let_bots_answer()
            told = self.row.seats[seat].guest if secret else ""
            self.tell(by, command.id, common, told)

    def _carry_out(self, seat: int, command: Command) -> list[int]:
        """Do what a seat asks; the numbers of the moves that never happened."""
        match = self.match
        if command.seq != match.number(seat):
            raise Refused(Reason("table-moved-on", self.game.turn_clause))
        if isinstance(command, wire.Offering):
            self._offers.hear(match, seat, command)
            return []
        if not self.row.begun:
            raise Refused(Reason("table-has-open-seats", ""))
        if isinstance(command, wire.Do):
            self._submit(seat, command.action, self._talk.speak(seat, command.comment))
        elif isinstance(command, wire.Type):
            self._submit(seat, self.game.parse(command.text))
        elif isinstance(command, wire.Undo):
            return match.undo(seat)
        elif isinstance(command, wire.Restart):
            return match.restart(seat)
        else:
            self._submit(seat, RESIGN)
        return []

    def _submit(self, seat: int, action: int, comment: str = "") -> None:
        if action not in self._known and action != RESIGN:
            raise Refused(_no_such_action(str(action)))
        self.match.submit(seat, action, comment=comment)
        self._offers.played(self.match, seat, action)

    async def say(self, seat: int, command: wire.Say, by: Connection) -> None:
        """Keep what a seat says to the others, then tell everybody who sits here."""
        async with self.lock:
            if self.gone:
                raise Unavailable
            if (seat, command.id) in self._requests:
                self._show_talk(by, command.id)
                return
            try:
                line = await self._talk.say(seat, command.text, command.id)
            except SQLAlchemyError as error:
                log.error("a line was not stored", table=self.row.id, error=str(error))
                raise Unavailable from error
            self._remember(seat, command.id)
            for connection in self.connections:
                if connection.seat is not None and seat not in self._unheard(connection.guest):
                    ack = command.id if connection is by else None
                    connection.post(wire.encode(wire.Talk([line], ack)))

    def _show_talk(self, connection: Connection, ack: str | None = None) -> None:
        if connection.seat is not None:
            unheard = self._unheard(connection.guest)
            connection.post(wire.encode(self._talk.so_far(unheard, ack)))

    def _unheard(self, guest: str | None) -> list[int]:
        """The seats of those whom a guest has blocked."""
        blocked = self._store.blocks.by(guest)
        seats = self.row.seats if blocked else ()
        return [n for n, seat in enumerate(seats) if seat.guest in blocked]

    async def _keep(
        self, request: str | None, gone: Sequence[int] = (), secret: bool = False
    ) -> None:
        """Store what the match has that the store has not. If that fails, forget the match.

        Without the moves `gone` those after them move up. Of what is `secret` no list shows when
        it was done.
        """
        match, row = self.match, self.row
        now = self._clock.now()
        for n in reversed(gone):
            del self._times[n + 1], self._made_by[n]
        start = gone[0] if gone else len(self._made_by)
        for n in range(len(self._made_by), len(match.moves)):
            self._times.append(now)
            self._made_by.append(request if n == start else None)
        rows: list[dict[str, object]] = [
            {
                "table_id": row.id,
                "n": n,
                "seat": match.moves[n][0],
                "action": match.moves[n][1],
                "request": self._made_by[n],
                "made": self._times[n + 1],
                "comment": match.comments.get(n),
            }
            for n in range(start, len(match.moves))
        ]
        result = None if match.result is None else match.result.to_json()
        waiting = bits(match.waiting) | bits(match.together) << TOGETHER
        made = row.changed if secret else now
        changed: dict[str, object] = {
            "table": row.id,
            "seq": match.seq,
            "waiting": waiting,
            "result": result,
            "offer": msgspec.to_builtins(row.offer),
            "changed": made,
            "begun": row.begun,
        }
        keep = start if gone else None
        try:
            await self._store.database.append(Moves(row.id, keep, rows, changed))
        except BaseException as error:
            log.error("moves were not stored", table=row.id, error=str(error))
            self.drop()
            raise Unavailable from error
        self._settled = match.settled
        row.seq, row.waiting, row.result, row.changed = match.seq, waiting, result, made
        if self.gallery is not None:
            self.gallery.record(match, start, now, secret)
        self.used = time.monotonic()

    def _remember(self, seat: int, request: str) -> None:
        self._requests[(seat, request)] = None
        if len(self._requests) > REMEMBERED:
            del self._requests[next(iter(self._requests))]

    def drop(self) -> None:
        """Forget the match: the next request finds it in the store."""
        self.gone = True
        for task in self._tasks:
            task.cancel()
        for connection in list(self.connections):
            connection.hang_up()
        if self.gallery is not None:
            self.gallery.close()

    # -- telling -----------------------------------------------------------------------------

    def tell(
        self,
        by: Connection | None = None,
        ack: str | None = None,
        common: int | None = None,
        only: str | None = "",
    ) -> None:
        """Show everybody, or one guest only, the table as it is now.

        `by` hears that its request was carried out. Of the log all have the first `common` lines.
        """
        self._seats = self.seat_infos()
        made: dict[tuple[int | None, int], bytes] = {}
        for connection in self.connections:
            if only not in ("", connection.guest):
                continue
            length = len(self._seen(connection.seat).log)
            lines = min(connection.lines, length if common is None else min(length, common))
            if connection is by:
                data = self._view(connection.seat, lines, ack)
            else:
                data = made.get((connection.seat, lines)) or self._view(connection.seat, lines)
                made[(connection.seat, lines)] = data
            connection.lines = length
            connection.post(data)
        self._seats = None

    def show(self, connection: Connection, ack: str | None = None) -> None:
        """Show one reader the table with its whole log."""
        connection.lines = len(self._seen(connection.seat).log)
        connection.post(self._view(connection.seat, 0, ack))

    def tell_seats(self, leave_out: Connection | None = None) -> None:
        """Tell everybody who sits and looks on."""
        data = wire.encode(wire.Seats(self.seat_infos(), self.row.rematch))
        for connection in self.connections:
            if connection is not leave_out:
                connection.post(data)
        if self.gallery is not None:
            self.gallery.tell_seats()

    def _view(self, seat: int | None, lines: int, ack: str | None = None) -> bytes:
        known = self._seen(seat)
        secret = self.row.secret.hex() if known.over else None
        return wire.encode(
            views.view(
                self.row.id,
                known,
                seat,
                self._log(known, seat, lines),
                lines,
                self._seats or self.seat_infos(),
                wire.Fairness(self._commitment, self._nonces(), secret),
                ack,
                self.row.begun,
                self.row.rematch,
                views.part(self.row),
                self.row.offer,
                self._offers.open_to(self.match, seat),
                self.row.delay,
            )
        )

    def _log(self, known: Course[Any], seat: int | None, start: int) -> list[wire.LogLine]:
        """The log from a line on, without what those say whom the reader has blocked."""
        log = views.log(known, seat, start, self._times_of(seat))
        unheard = [] if seat is None else self._unheard(self.row.seats[seat].guest)
        return views.without_comments(known, log, unheard) if unheard else log

    def _times_of(self, seat: int | None) -> list[int]:
        """When the moves were made that somebody on a seat knows of."""
        match, times = self.match, self._times
        if not match.together or seat is None:
            return times
        mine = match.answers(self.row.seats_of(self.row.seats[seat].guest))
        return times[: match.settled + 1] + [times[n + 1] for n in mine]

    # -- seats -------------------------------------------------------------------------------

    async def sit(self, n: int, guest: str, name: str, nonce: str | None) -> None:
        """A guest takes a seat that is open or kept for that guest; the last one has it dealt."""
        async with self.lock:
            seat = self.row.seats[n]
            if seat.kind != "open" and seat.guest != guest:
                raise Refused(Reason("seat-is-taken", ""))
            if self.gone:
                raise Unavailable
            if self.match.over:
                raise Refused(Reason("game-is-over", self.game.turn_clause))
            elsewhere = seat.kind == "open" and self.row.seats_of(guest)
            if self.row.begun or elsewhere:
                return
            taken = SeatRow("human", guest, None, True, seat.nonce or nonce, name)
            await self._store.sit(self.row.id, n, taken)
            self.row.seats[n] = taken
            if self.gallery is not None:
                self.connections.extend(self.gallery.let_go(guest))
                self.gallery.tell_seats()
            for connection in self.connections:
                if connection.guest == guest:
                    connection.seat, connection.lines = n, 0
                    self._show_talk(connection)
            if self.row.offer is not None:  # the newcomer was not asked
                self.row.offer = None
                await self._keep(None)
            await self._deal_when_full()
            self.tell()

    async def add_nonce(self, n: int, nonce: str) -> bool:
        """A seat adds its share to the dice; False when the table is dealt or has one already."""
        async with self.lock:
            seat = self.row.seats[n]
            if self.row.begun or seat.nonce is not None or self.gone:
                return False
            seat.nonce = nonce
            await self._store.sit(self.row.id, n, seat)
            self.tell()
        return True

    async def begin(self) -> None:
        """Deal the table if every seat is taken, and let bots think if they are asked."""
        async with self.lock:
            await self._deal_when_full()
            self._let_bots_think()
            self._let_bots_answer()

    async def _deal_when_full(self) -> None:
        row = self.row
        if row.begun or not all([seat.ready for seat in row.seats]):
            return
        row.begun = True
        self.match = deal(self.game, row, self.match.moves)
        await self._keep(None)
        self._let_bots_think()

    def _nonces(self) -> list[str | None]:
        return [seat.nonce for seat in self.row.seats]

    def known_requests(self, requests: list[tuple[int, str]]) -> None:
        """Know these requests again: a rebuilt table has carried them out."""
        for seat, request in requests[-REMEMBERED:]:
            self._remember(seat, request)

    # -- bots --------------------------------------------------------------------------------

    def _let_bots_think(self) -> None:
        for n in self.match.waiting if self.row.begun else ():
            if n >= 0 and self.row.seats[n].kind == "bot" and n not in self._thinking:
                self._thinking.add(n)
                self._start(self._think(n))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, n: int) -> None:
        """Ask the bot on seat `n` as long as the table waits for it."""
        failures = 0
        while True:
            async with self.lock:
                if self.gone or n not in self.match.waiting:
                    self._thinking.discard(n)
                    return
                job, seq = self._job(n), self.match.number(n)
            try:
                action = await self._workers.ask(job)
                await self.play(n, wire.Do(secrets.token_hex(8), seq, action))
                failures = 0
            except Unavailable:
                self._thinking.discard(n)
                return
            except (BotFailed, Refused) as error:
                failures += 1
                log.warning("bot failed", table=self.row.id, seat=n, error=str(error))
                if failures >= PATIENCE:
                    await self._play_anything(n, seq, job.legal)
                    failures = 0

    async def _play_anything(self, n: int, seq: int, legal: list[int]) -> None:
        """A bot that cannot answer does not stop the game: any legal answer is taken."""
        try:
            await self.play(n, wire.Do(secrets.token_hex(8), seq, secrets.choice(legal)))
        except (Refused, Unavailable) as error:
            log.warning("bot was overtaken", table=self.row.id, seat=n, error=str(error))

    def _let_bots_answer(self) -> None:
        """Bots that are offered a draw think it over."""
        for n in self.row.offer.asked if self.row.offer else ():
            if self.row.seats[n].kind == "bot" and n not in self._answering:
                self._answering.add(n)
                self._start(self._answer_offer(n, self._job(n)))

    async def _answer_offer(self, n: int, job: Job) -> None:
        """The bot on seat `n` takes the draw or leaves it; one that cannot think leaves it."""
        try:
            takes = await self._workers.takes_draw(job)
        except BotFailed as error:
            log.warning("bot failed", table=self.row.id, seat=n, error=str(error))
            takes = False
        async with self.lock:
            self._answering.discard(n)
            if self.gone:
                return
            answer = self._offers.accept if takes else self._offers.decline
            with contextlib.suppress(Refused, Unavailable):  # the offer is off, or the table is
                answer(self.match, n, "draw")
                await self._keep(None)
                self.tell()

    async def hint(self, seat: int, asked: wire.AskHint, by: Connection) -> None:
        """Have the best bot think for a seat; who asked is told what it would do."""
        async with self.lock:
            if self.gone:
                raise Unavailable
            self._hints.allow(self.match, seat, asked.seq)
            job = self._job(seat, self._hints.bot)
            self._start(self._hints.think(job, asked, by.post))

    def _job(self, n: int, bot: str | None = None) -> Job:
        """What a bot is asked for seat `n`, whoever sits there: the view of that seat."""
        known = self._seen(n)
        view = self.game.observe(known.state, n)
        return Job(
            bot=bot or self.row.seats[n].bot or "",
            game=self.row.game,
            version=self.row.version,
            options=self.row.options,
            seat=n,
            state=self.game.dump(view.state),
            counts=view.counts,
            legal=known.legal(n),
            seed=secrets.randbits(32),
            table="" if bot else self.row.id,
        )


def _no_such_action(text: str) -> Reason:
    return Reason("no-such-action", "", {"text": f'"{text}"'})
