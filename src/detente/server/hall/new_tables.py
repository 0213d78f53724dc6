"""How a table is made: as somebody wishes, from a moment of another game, as the next of two."""

from __future__ import annotations

import secrets
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from detente.bots.bot import known
from detente.core.game import Game
from detente.core.match import Match
from detente.core.options import OptionError
from detente.core.record import Record
from detente.core.rng import commitment
from detente.core.tables import DataError
from detente.games import games
from detente.server.clocks.clock import Clock
from detente.server.faults import Fault
from detente.server.hall.hall import Guest, Hall
from detente.server.hall.making import has_so_many, so_many_from
from detente.server.hall.series import series_info
from detente.server.messages import api
from detente.server.messages.agreed import Time, fits
from detente.server.people.company import Company
from detente.server.people.programs import TABLES
from detente.server.shelf import shelf_game
from detente.server.shown import reading
from detente.server.shown.fairness import draw_secret, promised_secret
from detente.server.shown.records import deal, read_record, replay
from detente.server.storage.rows import Part, SeatRow, Stored, StoredMove, TableRow
from detente.server.table.bidding import must_be_open_to_bids
from detente.server.table.stopped import Opened, nearest
from detente.server.table.tables import Table
from detente.server.thinking.reading_room import ReadingRoom

UNFINISHED: Final = 100
"""How many tables a guest may have open at a time."""


class NewTables:
    """Makes tables, and deals at those where no seat is open."""

    def __init__(
        self,
        hall: Hall,
        company: Company,
        clock: Clock,
        room: ReadingRoom,
        key: bytes,
        tables: int = 0,
    ) -> None:
        self._room: Final = room
        self._hall: Final = hall
        self._company: Final = company
        self._clock: Final = clock
        self._key: Final = key
        self._tables: Final = tables  # unfinished ones made from one address; 0: no limit

    def promise(self, guest: str) -> api.Commitment:
        """Draw the secret of a table of a guest and commit to it; any server here keeps it."""
        number = secrets.token_hex(16)
        return api.Commitment(commitment(promised_secret(self._key, guest, number)), number)

    async def create(self, new: api.NewTable, guest: Guest) -> Table:
        """Make a table; it is dealt at once when no seat is open."""
        start = None if new.start is None else await self._start(new, new.start, guest)
        game = _game_of(new) if start is None else start.game
        words = self._words(new, game)
        if new.bids:
            must_be_open_to_bids(new, game.options)
        seats = [await self._seat(word, guest, new) for word in words]
        if new.lots:
            secrets.SystemRandom().shuffle(seats)
        secret = self._secret(new, guest.id)
        row = self.row(game, seats, new.public, secret, guest)
        row.delay, row.time, row.rated = new.delay, _agreed(new), _rated(new)
        row.bids = new.bids
        if new.games > 1:
            row.part = Part(row.id, 0, new.games, _decided(new))
        match = deal(game, row, ()) if start is None else start
        row.given = match.given
        given = [
            StoredMove(move, None, None, row.created, done)
            for move, done in zip(match.moves, match.behaviour.sums)
        ]
        try:
            fault = await self._hall.store.create(row, given, lambda c: self._too_many(c, guest))
        except IntegrityError as error:
            raise _no_such_promise() from error
        if fault is not None:
            raise fault
        opened = Opened(match, Stored(row, given, [], []))
        return await self._hall.settle(opened)

    def _too_many(self, c: Connection, guest: Guest) -> Fault | None:
        """Whatever is made counts, whoever sits there: of the guest, and of that address."""
        most = TABLES if guest.program else UNFINISHED
        if has_so_many(c, guest.id, most):
            return Fault(409, "too-many-tables", f"at most {most} unfinished tables each")
        most = self._tables
        if most and so_many_from(c, guest.address, most):
            return Fault(
                409, "too-many-tables", f"at most {most} unfinished tables from one address"
            )
        return None

    async def _start(self, new: api.NewTable, start: api.Start, guest: Guest) -> Match[Any]:
        """What a table begins with: a moment of a game that is over, or of a record."""
        if new.games > 1:
            raise Fault(400, "start-is-no-series", "a game that is played on is no series")
        if new.options:
            raise Fault(400, "start-keeps-its-options", "the game keeps its options")
        try:
            record = await self._branched(start, guest)
            game = shelf_game(record.game, record.options, record.version)
            given = record.start(start.upto)
            match = await self._room.read(guest.address, replay, given, game)
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
        table = await self._hall.table(start.table or "")
        if not reading.over_for(table, guest.id):
            raise Fault(409, "game-is-not-over", "only a game that is over is played on from")
        return reading.so_far(table, guest.id)

    def _words(self, new: api.NewTable, game: Game[Any]) -> list[str]:
        if len(new.seats) != len(game.seats):
            raise Fault(400, "wrong-seats", f"{game.name} has {len(game.seats)} seats")
        return new.seats

    async def _seat(self, word: str, guest: Guest, new: api.NewTable) -> SeatRow:
        if word == "me":
            return SeatRow("human", guest.id, None, True, None, guest.nickname, new.seal)
        if word == "open":
            return SeatRow("open", ready=False)
        kind, _, bot = word.partition(":")
        if kind == "player":
            other = await self._company.invited(bot, guest.id)
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
        old = await self._hall.table(id)
        seat = old.row.seat_of(guest.id)
        if seat is None:
            raise Fault(403, "not-your-table", "only who sat there may ask for a rematch")
        if not old.match.over:
            raise Fault(409, "game-is-not-over", "the game is not over yet")
        if old.row.rematch is None:
            old.row.rematch = await self._make_rematch(old, guest)
            old.presence.tell_seats()
        new = await self._hall.table(old.row.rematch)
        for place in [] if new.match.over else new.row.seats_of(guest.id):
            await new.seating.sit(place, guest.id, guest.nickname, seal)
        return new.row.id

    async def _make_rematch(self, old: Table, guest: Guest) -> str:
        before = old.row.first_seats
        turned = before[1:] + before[:1]
        seats = [
            SeatRow(seat.kind, seat.guest, seat.bot, seat.kind == "bot", None, seat.name)
            for seat in turned
        ]
        row = self.row(_before_bids(old), seats, old.row.public, draw_secret(), guest)
        row.bids = old.row.bids
        row.part = await self._next_part(old)
        row.delay, row.time, row.rated = old.row.delay, old.row.time, old.row.rated
        return await self._hall.store.rematch(old.row.id, row)

    async def _next_part(self, old: Table) -> Part | None:
        """Which game of the series comes after a table; None if it has none, or is over."""
        part = old.row.part
        if part is None:
            return None
        rows = await self._hall.store.series(part.series)
        return None if series_info(rows, nearest(rows[0])).over else part.next()

    def row(
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


def _before_bids(old: Table) -> Game[Any]:
    """The game of a table as it was before the sides were bid for."""
    handicap = old.game.options.handicap() if old.row.bids else None
    if handicap is None:
        return old.game
    options = {name: value for name, value in old.row.options.items() if name != handicap.name}
    return shelf_game(old.row.game, options, old.row.version)


def _no_such_promise() -> Fault:
    return Fault(409, "no-such-promise", "this commitment is not the guest's, or has its table")


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
