"""The hall: every table there is, those in memory and those in the store."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from typing import Any, Final

import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from detente.bots.bot import known
from detente.core.game import Game
from detente.core.match import Match
from detente.core.message import Refused
from detente.core.options import OptionError
from detente.core.record import Record
from detente.core.rng import commitment
from detente.core.tables import DataError
from detente.games import games
from detente.server import api, reading, views
from detente.server.agreed import Time, fits
from detente.server.blocks import MOST
from detente.server.clock import Clock
from detente.server.clockwork import Clockwork
from detente.server.fairness import draw_secret, promised_secret
from detente.server.faults import Fault
from detente.server.friends import HERE, Friend, Friends, Player
from detente.server.guests import clean, default_nickname
from detente.server.programs import TABLES, Programs
from detente.server.rating_rules import FEW
from detente.server.ratings import Ratings, player_of
from detente.server.records import deal, read_record, replay
from detente.server.relay import Relay
from detente.server.reports import Reports
from detente.server.rows import Asked, Part, SeatRow, Stored, StoredMove, TableRow
from detente.server.series import as_seen_by, series_info
from detente.server.shelf import shelf_game
from detente.server.stopped import Opened, nearest, reopen
from detente.server.store import LISTED, Damaged, Store
from detente.server.tables import Table
from detente.server.workers import Workers

log: Final = structlog.get_logger("detente.hall")

IDLE_SECONDS: Final = 300.0
"""After so long without a reader a table leaves memory; it stays in the store."""

FORGOTTEN: Final = 30
"""When a bot has not answered for so many seconds, whoever let it think has gone."""

FORGOTTEN_AT_ONCE: Final = 50

NEAR: Final = 400.0
"""Those who look for an opponent are paired when they are no more points apart."""

WATCHED: Final = 12
"""So many public games are looked for, to show a few of them to who sits at none of those."""

WATCHED_FOR: Final = 5
"""They are looked for again after so many seconds."""

SHOWN: Final = 3

UNFINISHED: Final = 100
"""How many tables a guest may have open at a time."""


class Guest:
    """Whoever asks, and from where."""

    def __init__(
        self,
        id: str,
        nickname: str,
        address: str = "",
        session: str | None = None,
        program: bool = False,
    ) -> None:
        self.id: Final = id
        self.nickname: Final = nickname
        self.address: Final = address
        self.session: Final = session  # of an account; a guest has none
        self.program: Final = program  # a bot of somebody's


class Hall:
    """Finds, makes and keeps tables."""

    def __init__(
        self, store: Store, workers: Workers, clock: Clock, key: bytes, tables: int = 0
    ) -> None:
        self._key: Final = key
        self._tables: Final = tables  # unfinished ones made from one address; 0: no limit
        self.store: Final = store
        self.workers: Final = workers
        self._clock: Final = clock
        self.clockwork: Final = Clockwork(clock, store.pauses)
        self.programs: Final = Programs(store.database, clock)
        self.friends: Final = Friends(store.database, clock)
        self._reports: Final = Reports(store.database)
        self._live: Final[dict[str, Table]] = {}
        self._running: list[TableRow] = []
        self._looked = 0
        self._loading: Final[dict[str, asyncio.Task[Table | None]]] = {}
        bus = store.database.bus
        self._relay: Final = None if bus is None else Relay(self, bus, clock)

    # -- finding -----------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """A table, from memory or rebuilt from its moves."""
        live = self._live.get(id)
        if live is not None and not live.gone:
            live.touch()
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        found = await asyncio.shield(self._loading[id])
        if found is None:
            raise Fault(404, "no-such-table", "there is no such table")
        return found

    async def _load(self, id: str) -> Table | None:
        try:
            stored = await self.store.stored(id)
            if stored is None:
                return None
            opened = reopen(stored)
            if opened.error is not None:
                _log_stopped(opened)
        except Damaged as error:
            log.error("table is damaged", table=id, error=str(error))
            raise Fault(409, "table-is-damaged", str(error)) from None
        except (OptionError, DataError) as error:
            log.error("table cannot be rebuilt", table=id, error=str(error))
            raise Fault(409, "table-is-from-another-version", str(error)) from None
        return await self._settle(Table(opened, self.store, self.workers, self._clock))

    def live(self) -> list[Table]:
        """The tables in memory."""
        return [table for table in self._live.values() if not table.gone]

    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def live_table(self, id: str) -> Table | None:
        """A table, if it is in memory."""
        found = self._live.get(id)
        return None if found is None or found.gone else found

    def loading(self, id: str) -> asyncio.Task[Table | None] | None:
        """What waits for a table that is being read from the store."""
        return self._loading.get(id)

    def let_go(self, id: str) -> None:
        """A table is not in the store any more: whoever looks on connects again, and is told."""
        table = self._live.pop(id, None)
        if table is not None:
            table.drop()

    async def _settle(self, table: Table) -> Table:
        self._live[table.row.id] = table
        if self._relay is not None:
            self._relay.meet(table)
        await table.seating.begin()
        return table

    async def lobby(self, guest: str, ratings: Ratings, pages: int = 1) -> api.Lobby:
        """The tables a guest sits at, the public ones with an open seat, some that are played."""
        most = pages * LISTED
        mine = await self.store.tables_of(guest, most + 1)
        found = await self.store.open_tables(guest, most + 1)
        apart = self.store.blocks.apart
        free = [row for row in found if not apart(guest, [seat.guest for seat in row.seats])]
        return api.Lobby(
            [self._info(row, guest) for row in mine[:most]],
            [self._info(row, guest) for row in free[:most]],
            [self._info(row, guest) for row in await self._watched(guest)],
            len(mine) > most,
            len(found) > most,
            await ratings.strengths(guest, free[:most]),
        )

    async def _watched(self, guest: str | None) -> list[TableRow]:
        """Public games of others to look at; the same for a few seconds, whoever asks."""
        now = self._clock.now()
        if not 0 <= now - self._looked < WATCHED_FOR:
            self._looked = now
            self._running = await self.store.running_tables(WATCHED)
        strangers = [row for row in self._running if not row.stopped and not row.seats_of(guest)]
        apart = self.store.blocks.apart
        free = [row for row in strangers if not apart(guest, [seat.guest for seat in row.seats])]
        return free[:SHOWN]

    def _info(self, row: TableRow, guest: str | None) -> api.TableInfo:
        live = self._live.get(row.id)
        if live is not None:
            return reading.info(live, guest)
        clocks = self.clockwork.listed(row, guest)
        return views.table_info(row, guest, clocks=clocks)

    # -- making ------------------------------------------------------------------------------

    def promise(self, guest: str) -> api.Commitment:
        """Draw the secret of a table of a guest and commit to it; any server here keeps it."""
        number = secrets.token_hex(16)
        return api.Commitment(commitment(promised_secret(self._key, guest, number)), number)

    async def create(self, new: api.NewTable, guest: Guest) -> Table:
        """Make a table; it is dealt at once when no seat is open."""
        start = None if new.start is None else await self._start(new, new.start, guest)
        game = _game_of(new) if start is None else start.game
        seats = [await self._seat(word, guest, new) for word in self._words(new, game)]
        await self._must_not_have_too_many(guest)
        secret = self._secret(new, guest.id)
        row = self.new_row(game, seats, new.public, secret, guest)
        row.delay, row.time, row.rated = new.delay, _agreed(new), _rated(new)
        if new.games > 1:
            row.part = Part(row.id, 0, new.games, _decided(new))
        match = deal(game, row, ()) if start is None else start
        row.given = match.given
        given = [
            StoredMove(move, None, None, row.created, done)
            for move, done in zip(match.moves, match.behaviour.sums)
        ]
        try:
            await self.store.create(row, given)
        except IntegrityError as error:
            raise _no_such_promise() from error
        opened = Opened(match, Stored(row, given, [], []))
        return await self._settle(Table(opened, self.store, self.workers, self._clock))

    async def _must_not_have_too_many(self, guest: Guest) -> None:
        """Whatever is made counts, whoever sits there: of the guest, and of that address."""
        of_guest, of_address = await self.store.unfinished(guest.id, guest.address)
        most = TABLES if guest.program else UNFINISHED
        if of_guest >= most:
            raise Fault(409, "too-many-tables", f"at most {most} unfinished tables each")
        if self._tables and of_address >= self._tables:
            raise Fault(
                409, "too-many-tables", f"at most {self._tables} unfinished tables from one address"
            )

    def new_row(
        self,
        game: Game[Any],
        seats: list[SeatRow],
        public: bool = True,
        secret: bytes | None = None,
        guest: Guest | None = None,
    ) -> TableRow:
        """A new table, made now by the clock of this hall: by a guest, or for a tournament."""
        id, options, now = secrets.token_urlsafe(9), game.options.changed(), self._clock.now()
        drawn = draw_secret() if secret is None else secret
        row = TableRow(id, game.name, game.version, options, public, drawn, seats, now)
        if guest is not None:
            row.maker, row.made_from = guest.id, guest.address
        return row

    async def _start(self, new: api.NewTable, start: api.Start, guest: Guest) -> Match[Any]:
        """What a table begins with: a moment of a game that is over, or of a record."""
        if new.games > 1:
            raise Fault(400, "start-is-no-series", "a game that is played on is no series")
        if new.options:
            raise Fault(400, "start-keeps-its-options", "the game keeps its options")
        try:
            record = await self._branched(start, guest)
            game = shelf_game(record.game, record.options, record.version)
            match = await asyncio.to_thread(replay, record.start(start.upto), game)
        except (DataError, OptionError, TypeError) as error:
            raise Fault(400, "bad-record", str(error)) from None
        if new.game != record.game:
            raise Fault(400, "bad-record", f"this is a game of {record.game}, not of {new.game}")
        if match.over:
            raise Fault(409, "start-is-over", "the game is over at that moment")
        return match

    async def _branched(self, start: api.Start, guest: Guest) -> Record:
        """The game to play on from: everything in it is known already."""
        if (start.table is None) == (start.record is None):
            raise DataError("a start is a moment of a table or of a record")
        if start.record is not None:
            return read_record(start.record)
        table = await self.table(start.table or "")
        if not reading.over_for(table, guest.id):
            raise Fault(409, "game-is-not-over", "only a game that is over is played on from")
        return reading.so_far(table, guest.id)

    def _words(self, new: api.NewTable, game: Game[Any]) -> list[str]:
        if len(new.seats) != len(game.seats):
            raise Fault(400, "wrong-seats", f"{game.name} has {len(game.seats)} seats")
        return new.seats

    async def player(self, name: str, guest: str) -> Player:
        """The account of that name; Fault if there is none, or one of the two has blocked."""
        found = await self.friends.named(name)
        if found is None or found.id == guest or self.store.blocks.apart(guest, [found.id]):
            raise Fault(404, "nobody-so-called", "nobody else has that name")
        return found

    async def found(self, typed: str, guest: str) -> list[Player]:
        """Accounts called so, or those a guest has played last where nothing is typed."""
        players = await (self.friends.called(typed) if typed else self.friends.lately(guest))
        apart = self.store.blocks.apart
        return [one for one in players if one.id != guest and not apart(guest, [one.id])]

    def is_here(self, friend: Friend) -> bool:
        """Whether a friend is here now, as far as that may be known."""
        return friend.seen is not None and friend.seen > self._clock.now() - HERE

    async def _seat(self, word: str, guest: Guest, new: api.NewTable) -> SeatRow:
        if word == "me":
            return SeatRow("human", guest.id, None, True, None, guest.nickname, new.seal)
        if word == "open":
            return SeatRow("open", ready=False)
        kind, _, bot = word.partition(":")
        if kind == "player":
            other = await self.player(bot, guest.id)
            return SeatRow("human", other.id, None, False, None, other.name)
        if kind != "bot":
            raise Fault(400, "wrong-seats", f"a seat is me, open, bot:… or player:…, not {word!r}")
        if not known(bot, new.game):
            raise Fault(400, "no-such-bot", f"there is no bot {bot!r}")
        return SeatRow("bot", bot=bot, name=bot)

    def _secret(self, new: api.NewTable, guest: str) -> bytes:
        if new.commitment is None and new.promise is None:
            return draw_secret()
        secret = promised_secret(self._key, guest, new.promise or "")
        if commitment(secret) != new.commitment:
            raise _no_such_promise()
        return secret

    async def rematch(self, id: str, guest: Guest, seal: str | None) -> str:
        """The table of the next game, sides swapped: made by who asks first, joined by others.

        Until a series is over, that is its next game.
        """
        old = await self.table(id)
        seat = old.row.seat_of(guest.id)
        if seat is None:
            raise Fault(403, "not-your-table", "only who sat there may ask for a rematch")
        if not old.match.over:
            raise Fault(409, "game-is-not-over", "the game is not over yet")
        if old.row.rematch is None:
            old.row.rematch = await self._make_rematch(old, guest)
            old.presence.tell_seats()
        new = await self.table(old.row.rematch)
        for place in [] if new.match.over else new.row.seats_of(guest.id):
            await new.seating.sit(place, guest.id, guest.nickname, seal)
        return new.row.id

    async def _make_rematch(self, old: Table, guest: Guest) -> str:
        turned = old.row.seats[1:] + old.row.seats[:1]
        seats = [
            SeatRow(seat.kind, seat.guest, seat.bot, seat.kind == "bot", None, seat.name)
            for seat in turned
        ]
        row = self.new_row(old.game, seats, old.row.public, draw_secret(), guest)
        row.part = await self._next_part(old)
        row.delay, row.time, row.rated = old.row.delay, old.row.time, old.row.rated
        return await self.store.rematch(old.row.id, row)

    async def _next_part(self, old: Table) -> Part | None:
        """Which game of the series comes after a table; None if it has none, or is over."""
        part = old.row.part
        if part is None:
            return None
        rows = await self.store.series(part.series)
        return None if series_info(rows, nearest(rows[0])).over else part.next()

    async def pair_up(self, wish: api.Wish, guest: Guest, ratings: Ratings) -> str:
        """The table of somebody near in strength who wants the same, or a new one to wait at."""
        apart = self.store.blocks.apart
        waiting = [
            row
            for row in await self.store.open_tables(guest.id, LISTED)
            if row.game == wish.game and row.time == wish.time and row.rated == wish.rated
            if not row.options and row.part is None and not row.delay and not row.given
            if not apart(guest.id, [seat.guest for seat in row.seats])
        ]
        makers = {row.id: row.maker or "" for row in waiting}
        known = await ratings.of(wish.game, [guest.id, *makers.values()])
        mine = known[guest.id].mu
        for row in sorted(waiting, key=lambda row: abs(known[makers[row.id]].mu - mine)):
            if abs(known[makers[row.id]].mu - mine) <= NEAR:
                try:
                    return (await self.join(row.id, guest, None, wish.seal)).row.id
                except (Fault, Refused):
                    continue  # somebody was quicker
        return (await self.create(self._challenge(wish), guest)).row.id

    def _challenge(self, wish: api.Wish) -> api.NewTable:
        """An open table of who is looking for somebody, on a seat drawn by lot."""
        if wish.game not in games():
            raise Fault(404, "no-such-game", f"there is no game {wish.game!r}")
        seats = ["open"] * len(shelf_game(wish.game, {}).seats)
        seats[secrets.randbelow(len(seats))] = "me"
        return api.NewTable(wish.game, seats, seal=wish.seal, time=wish.time, rated=wish.rated)

    async def players(self, id: str, ratings: Ratings) -> list[api.TablePlayer]:
        """Who sits at a table, with their ratings in its game."""
        row = (await self.table(id)).row
        sit = {n: player for n, seat in enumerate(row.seats) if (player := player_of(seat))}
        known = await ratings.of(row.game, [*sit.values()])
        return [
            api.TablePlayer(
                n, player, row.seats[n].name, known[player].shown, known[player].games < FEW
            )
            for n, player in sit.items()
        ]

    async def series(self, id: str, guest: str) -> api.Series:
        """A series with its standings, as far as a guest may know."""
        rows = as_seen_by(guest, await self.store.series(id), self._clock.now())
        if not rows:
            raise Fault(404, "no-such-series", "there is no such series")
        return series_info(rows, nearest(rows[0]))

    async def join(self, id: str, guest: Guest, seat: int | None, seal: str | None) -> Table:
        """Take the seat that is named, or the first that is free; who sits there already stays."""
        table = await self.table(id)
        mine = table.row.seat_of(guest.id)
        place = seat if mine is None else mine
        if place is None:
            free = [n for n, one in enumerate(table.row.seats) if one.kind == "open"]
            if not free:
                raise Fault(409, "no-open-seat", "every seat is taken")
            place = free[0]
        if mine is None and table.row.public and self._unwelcome(table.row, guest.id):
            raise Fault(403, "not-your-seat", "somebody at this table does not want to play you")
        if place >= len(table.row.seats):
            raise Fault(400, "wrong-seats", f"there are {len(table.row.seats)} seats")
        await table.seating.sit(place, guest.id, guest.nickname, seal)
        return table

    def _unwelcome(self, row: TableRow, guest: str) -> bool:
        """Whether somebody at a table has blocked a guest."""
        return any([guest in self.store.blocks.by(seat.guest) for seat in row.seats])

    # -- trouble -----------------------------------------------------------------------------

    async def block(self, id: str, guest: Guest, seat: int) -> None:
        """Block who sits across at a table of the guest."""
        row = (await self.table(id)).row
        if not row.seats_of(guest.id):
            raise Fault(403, "not-your-table", "only who sits at a table blocks somebody there")
        other = row.seats[seat].guest if seat < len(row.seats) else None
        if other is None or other == guest.id:
            raise Fault(400, "wrong-seats", "there is nobody else on that seat")
        if not await self.store.blocks.block(guest.id, other, self._clock.now()):
            raise Fault(409, "too-many-blocks", f"at most {MOST} blocked guests each")

    async def report(self, id: str, guest: Guest, report: api.NewReport) -> int:
        """Keep what a guest has to say about a table; its number."""
        table = await self.table(id)
        moves, said = len(table.match.moves), clean(report.text)
        number = await self._reports.file(
            guest.id, guest.nickname, id, moves, report.kind, said, self._clock.now()
        )
        if number is None:
            raise Fault(429, "too-many-reports", "there are too many reports already")
        return number

    async def rename(self, guest: str, nickname: str) -> None:
        """A guest is called something else from now on, at every table."""
        await self.store.call(guest, nickname, self._clock.now())
        self._rename_here(guest, nickname)

    async def call_again(self, guest: str) -> None:
        """Another server has heard that a guest is called something else."""
        nickname = await self.store.nickname(guest)
        if nickname is not None:
            self._rename_here(guest, nickname)

    async def hear_of_vacations(self) -> None:
        """Another server has heard of a vacation: clocks here may stand still or run again."""
        await self.store.pauses.load()
        for table in self.live():
            if table.row.clock is not None:
                async with table.lock:
                    table.showing.tell()

    def _rename_here(self, guest: str, nickname: str) -> None:
        for table in self._live.values():
            for seat in table.row.seats:
                if seat.guest == guest:
                    seat.name = nickname
                    table.presence.tell_seats()

    async def guest(self, id: str, address: str = "", session: str | None = None) -> Guest:
        """Who a guest is, asking from somewhere."""
        nickname = await self.store.nickname(id) or default_nickname(id)
        return Guest(id, nickname, address, session)

    # -- keeping -----------------------------------------------------------------------------

    async def sweep(self, every: float = 60.0) -> None:
        """Now and then, let tables nobody looks at leave memory."""
        while True:
            await self._wake_forgotten_bots()
            await asyncio.sleep(every)
            await self.forget_idle(IDLE_SECONDS)

    async def _wake_forgotten_bots(self) -> None:
        """Bots that nobody lets think, after a restart or at a server that has died, go on here."""
        try:
            before = self._clock.now() - FORGOTTEN
            for id in await self.store.forgotten_bots(before, FORGOTTEN_AT_ONCE):
                if self.live_table(id) is None:
                    await self.table(id)
        except (SQLAlchemyError, Fault) as error:
            log.error("bots could not be woken", error=str(error))

    async def forget_idle(self, seconds: float) -> None:
        """Let tables nobody has looked at for so long leave memory."""
        limit = self._clock.ticks() - seconds
        tables = self._live.values()
        leaving = [one for one in tables if one.gone or (one.idle and one.used <= limit)]
        asked = _asked(leaving)
        for table in leaving:
            table.drop()
            del self._live[table.row.id]
        await self._keep_asked(asked)

    async def close(self) -> None:
        """Let everybody go; what was acknowledged is stored already."""
        if self._relay is not None:
            await self._relay.close()
        asked = _asked(self._live.values())
        for table in self._live.values():
            table.drop()
        await self._keep_asked(asked)

    async def _keep_asked(self, asked: dict[str, Asked]) -> None:
        """Lists say what is asked at tables not in memory, too; if not, no harm is done."""
        try:
            await self.store.keep_asked(asked)
        except SQLAlchemyError as error:
            log.error("what is asked was not stored", error=str(error))


def _no_such_promise() -> Fault:
    return Fault(409, "no-such-promise", "this commitment is not the guest's, or has its table")


def _asked(tables: Iterable[Table]) -> dict[str, Asked]:
    """What people are asked at these tables."""
    found = {table.row.id: reading.asked(table) for table in tables if not table.gone}
    return {id: asked for id, asked in found.items() if asked is not None}


def _log_stopped(opened: Opened) -> None:
    row = opened.stored.row
    log.error(
        "a table was played by other rules and is stopped",
        table=row.id,
        game=row.game,
        version=row.version,
        move=len(opened.stored.moves),
        error=str(opened.error),
    )


def _agreed(new: api.NewTable) -> Time | None:
    """How long seats may think at a new table."""
    if new.time is not None and not fits(new.time):
        raise Fault(400, "wrong-time", "nobody can play by such a clock")
    return new.time


def _decided(new: api.NewTable) -> bool:
    """Whether a series ends as soon as one of two cannot be caught up with any more."""
    if new.decided and len(new.seats) != 2:
        raise Fault(400, "decided-takes-two", "only a series of two is the best of its games")
    return new.decided


def _rated(new: api.NewTable) -> bool:
    """Whether a new table counts for ratings: a whole game, each seat somebody else's, in time."""
    if not new.rated:
        return False
    if new.start is not None or new.seats.count("me") != 1:
        raise Fault(400, "cannot-be-rated", "a rated game is whole, and everybody has one seat")
    if "open" in new.seats and new.time is None:
        raise Fault(400, "rated-needs-a-clock", "a rated game between people has a clock")
    return True


def _game_of(new: api.NewTable) -> Game[Any]:
    """The game of a new table, with its options."""
    if new.game not in games():
        raise Fault(404, "no-such-game", f"there is no game {new.game!r}")
    known = [option.name for option in shelf_game(new.game, {}).options.table]
    odd = [name for name in new.options if name not in known]
    if odd:
        raise Fault(400, "no-such-option", f"{new.game} has no option {odd[0]!r}")
    try:
        return shelf_game(new.game, new.options)
    except OptionError as error:
        raise Fault(400, "no-such-option", str(error)) from None
