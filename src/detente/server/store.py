"""What is kept: guests, tables, seats, moves. Every question to the database is here."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, RowMapping

from detente.core.options import Value
from detente.core.record import Move
from detente.server.blocks import Blocks
from detente.server.database import Backend, Database
from detente.server.schema import guests, moves, seats, settings, tables, talk
from detente.server.wire import Kind, Message, Offer, TalkLine

TOGETHER: Final = 8
"""How much higher `waiting` has the seats that are asked together, whoever has answered."""

LISTED: Final = 60
"""How many tables a list in the lobby shows."""


class SeatRow:
    """A seat of a stored table."""

    def __init__(
        self,
        kind: Kind,
        guest: str | None = None,
        bot: str | None = None,
        ready: bool = True,
        nonce: str | None = None,
        name: str = "",
    ) -> None:
        self.kind = kind
        self.guest = guest
        self.bot: Final = bot
        self.ready = ready  # a seat kept for somebody is not ready before that person comes
        self.nonce = nonce
        self.name = name


class Part:
    """Which game of a series a table is, from 0. A series is called by its first table."""

    def __init__(self, series: str, number: int, games: int) -> None:
        self.series: Final = series
        self.number: Final = number
        self.games: Final = games

    def next(self) -> Part | None:
        """The game after this one; None after the last."""
        last = self.number + 1 >= self.games
        return None if last else Part(self.series, self.number + 1, self.games)


class Asked(msgspec.Struct, frozen=True):
    """What people at a table were asked when it last changed: by seat, for lists."""

    at: int
    prompts: dict[str, Message]


class TableRow:
    """A stored table with its seats."""

    def __init__(
        self,
        id: str,
        game: str,
        version: int,
        options: dict[str, Value],
        public: bool,
        secret: bytes,
        seats: list[SeatRow],
    ) -> None:
        self.id: Final = id
        self.game: Final = game
        self.version: Final = version
        self.options: Final = options
        self.public: Final = public
        self.secret: Final = secret
        self.seats: Final = seats
        self.created = self.changed = now()
        self.begun = False
        self.seq = 0
        self.waiting = 0
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.offer: Offer | None = None
        self.part: Part | None = None
        self.delay = 0  # how many minutes late spectators see it
        self.given = 0  # so many of its moves are another game's
        self.asked: Asked | None = None

    def seats_of(self, guest: str | None) -> list[int]:
        """Where a guest sits: nowhere, on one seat, or on several that share a screen."""
        if guest is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.guest == guest]

    def seat_of(self, guest: str | None, wanted: int | None = None) -> int | None:
        """The seat a guest looks from: the wanted one if it is the guest's, else the first."""
        places = self.seats_of(guest)
        return wanted if wanted in places else places[0] if places else None

    def prompt(self, seat: int) -> Message | None:
        """What a seat is asked, if that is known."""
        if self.asked is None or self.asked.at != self.changed:
            return None
        return self.asked.prompts.get(str(seat))

    def waits_for(self, guest: str | None) -> list[int]:
        """The seats that owe an answer, as far as a guest knows."""
        mine = self.seats_of(guest)
        public = self.waiting >> TOGETHER or self.waiting
        known = [self.waiting if n in mine else public for n in range(len(self.seats))]
        return [n for n, seats in enumerate(known) if seats >> n & 1]

    def seen_from(self, made: int) -> int:
        """When spectators may see what was done at a time; times are rounded down to a second."""
        return made + self.delay * 60 + 1 if self.delay else made


class StoredMove:
    """A move as it was stored: the request that made it, what was said with it, and when."""

    def __init__(self, move: Move, request: str | None, comment: str | None, made: int) -> None:
        self.move: Final = move
        self.request: Final = request
        self.comment: Final = comment
        self.made: Final = made


def bits(seats: Sequence[int]) -> int:
    """Seats as a bitset; chance is none."""
    return sum([1 << seat for seat in seats if seat >= 0])


def now() -> int:
    """Seconds since 1970, UTC."""
    return int(time.time())


class Store:
    """The questions the server asks its database."""

    def __init__(self, backend: Backend) -> None:
        self.database: Final = Database(backend)
        self.blocks: Final = Blocks(self.database)

    async def close(self) -> None:
        """Write what waits, then let go."""
        await self.database.close()

    # -- settings and guests -----------------------------------------------------------------

    async def signing_key(self) -> bytes:
        """The key that signs cookies: drawn once for each database."""

        def job(c: Connection) -> bytes:
            where = settings.c.name == "cookie-key"
            found = c.execute(sa.select(settings.c.value).where(where)).scalar()
            if found is not None:
                return bytes(found)
            key = secrets.token_bytes(32)
            c.execute(sa.insert(settings).values(name="cookie-key", value=key))
            return key

        return await self.database.write(job)

    async def nickname(self, guest: str) -> str | None:
        """What a guest is called; None if the guest has left no trace yet."""
        query = sa.select(guests.c.nickname).where(guests.c.id == guest)
        found = await self.database.read(lambda c: c.execute(query).scalar())
        return None if found is None else str(found)

    async def call(self, guest: str, nickname: str) -> None:
        """Keep a guest's nickname."""
        await self.database.write(lambda c: keep_guest(c, guest, nickname, rename=True))

    # -- tables ------------------------------------------------------------------------------

    async def create(self, row: TableRow, given: Sequence[Move] = ()) -> None:
        """Keep a new table, its seats, and the moves it begins with."""

        def job(c: Connection) -> None:
            _insert_table(c, row)
            if given:
                c.execute(sa.insert(moves), _given_moves(row, given))

        await self.database.write(job)

    async def rematch(self, old: str, row: TableRow) -> str:
        """Keep a new table as the rematch of another; if there is one already, its id."""

        def job(c: Connection) -> str:
            where = tables.c.id == old
            found = c.execute(sa.select(tables.c.rematch).where(where)).scalar()
            if found is not None:
                return str(found)
            _insert_table(c, row)
            c.execute(sa.update(tables).where(where).values(rematch=row.id))
            return row.id

        return await self.database.write(job)

    async def sit(self, table: str, n: int, seat: SeatRow) -> None:
        """Keep who sits on a seat, and with which nonce."""

        def job(c: Connection) -> None:
            if seat.guest is not None:
                keep_guest(c, seat.guest, seat.name)
            c.execute(
                sa.update(seats)
                .where(seats.c.table_id == table, seats.c.seat == n)
                .values(kind=seat.kind, guest=seat.guest, ready=seat.ready, nonce=seat.nonce)
            )

        await self.database.write(job)

    async def table(self, id: str) -> TableRow | None:
        """A table and its seats."""

        def job(c: Connection) -> TableRow | None:
            found = _tables(c, sa.select(tables).where(tables.c.id == id))
            return found[0] if found else None

        return await self.database.read(job)

    async def moves(self, table: str) -> list[StoredMove]:
        """The moves of a table, in order."""
        query = (
            sa.select(moves.c.seat, moves.c.action, moves.c.request, moves.c.comment, moves.c.made)
            .where(moves.c.table_id == table)
            .order_by(moves.c.n)
        )
        rows = await self.database.read(lambda c: c.execute(query).all())
        return [
            StoredMove((row.seat, row.action), row.request, row.comment, row.made) for row in rows
        ]

    async def say(self, table: str, line: TalkLine, request: str) -> None:
        """Keep a line that a player says to the others."""
        row = sa.insert(talk).values(
            table_id=table,
            n=line.n,
            seat=line.seat,
            text=line.text,
            request=request,
            made=line.at,
        )
        await self.database.write(lambda c: c.execute(row))

    async def talk(self, table: str) -> list[tuple[TalkLine, str]]:
        """What the players of a table have said, in order, each line with its request."""
        query = sa.select(talk).where(talk.c.table_id == table).order_by(talk.c.n)
        rows = await self.database.read(lambda c: c.execute(query).all())
        return [(TalkLine(row.n, row.seat, row.text, row.made), row.request) for row in rows]

    async def keep_asked(self, asked: dict[str, Asked]) -> None:
        """Keep what people are asked at some tables, for the time these are not in memory."""
        change = (
            sa.update(tables)
            .where(tables.c.id == sa.bindparam("table"))
            .values(asked=sa.bindparam("what"))
        )
        rows = [{"table": id, "what": msgspec.to_builtins(one)} for id, one in asked.items()]
        if rows:
            await self.database.write(lambda c: c.execute(change, rows))

    async def series(self, id: str) -> list[TableRow]:
        """The tables of a series so far, in order."""
        query = sa.select(tables).where(tables.c.series == id).order_by(tables.c.number)
        return await self.database.read(lambda c: _tables(c, query))

    async def tables_of(self, guest: str) -> list[TableRow]:
        """The tables a guest sits at, the last changed first."""
        mine = sa.select(seats.c.table_id).where(seats.c.guest == guest)
        query = (
            sa.select(tables)
            .where(tables.c.id.in_(mine))
            .order_by(tables.c.result.is_not(None), tables.c.changed.desc(), tables.c.id)
            .limit(LISTED)
        )
        return await self.database.read(lambda c: _tables(c, query))

    async def open_tables(self, guest: str | None) -> list[TableRow]:
        """Public tables with an open seat at which the guest does not sit, the newest first."""
        free = sa.select(seats.c.table_id).where(seats.c.kind == "open")
        query = sa.select(tables).where(
            tables.c.begun.is_(False),
            tables.c.result.is_(None),
            tables.c.public.is_(True),
            tables.c.id.in_(free),
        )
        if guest is not None:
            mine = sa.select(seats.c.table_id).where(seats.c.guest == guest)
            query = query.where(tables.c.id.not_in(mine))
        query = query.order_by(tables.c.created.desc(), tables.c.id).limit(LISTED)
        return await self.database.read(lambda c: _tables(c, query))

    async def unfinished(self, guest: str) -> int:
        """How many tables of a guest are not over yet."""
        query = (
            sa.select(sa.func.count(sa.distinct(tables.c.id)))
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.guest == guest, tables.c.result.is_(None))
        )
        return int(await self.database.read(lambda c: c.execute(query).scalar_one()))


# -- jobs ------------------------------------------------------------------------------------


def _insert_table(c: Connection, row: TableRow) -> None:
    part = row.part
    for seat in row.seats:
        if seat.guest is not None:
            keep_guest(c, seat.guest, seat.name)
    c.execute(
        sa.insert(tables).values(
            id=row.id,
            game=row.game,
            version=row.version,
            options=row.options,
            public=row.public,
            secret=row.secret,
            created=row.created,
            changed=row.changed,
            begun=row.begun,
            seq=row.seq,
            waiting=row.waiting,
            result=row.result,
            rematch=row.rematch,
            series=None if part is None else part.series,
            number=None if part is None else part.number,
            games=None if part is None else part.games,
            delay=row.delay,
            given=row.given,
        )
    )
    c.execute(
        sa.insert(seats),
        [
            {
                "table_id": row.id,
                "seat": n,
                "kind": seat.kind,
                "guest": seat.guest,
                "bot": seat.bot,
                "ready": seat.ready,
                "nonce": seat.nonce,
            }
            for n, seat in enumerate(row.seats)
        ],
    )


def _given_moves(row: TableRow, given: Sequence[Move]) -> list[dict[str, object]]:
    return [
        {"table_id": row.id, "n": n, "seat": seat, "action": action, "made": row.created}
        for n, (seat, action) in enumerate(given)
    ]


def keep_guest(c: Connection, guest: str, nickname: str, rename: bool = False) -> None:
    """See to it that a guest is known, under the new name if that is meant."""
    known = c.execute(sa.select(guests.c.id).where(guests.c.id == guest)).scalar()
    if known is None:
        c.execute(sa.insert(guests).values(id=guest, nickname=nickname, created=now()))
    elif rename:
        c.execute(sa.update(guests).where(guests.c.id == guest).values(nickname=nickname))


def _tables(c: Connection, query: sa.Select[Any]) -> list[TableRow]:  # Any: all the columns
    rows = c.execute(query).mappings().all()
    found = {row["id"]: _table(row) for row in rows}
    for seat in _seats(c, list(found)):
        name = seat["nickname"] or seat["bot"] or ""
        found[seat["table_id"]].seats.append(
            SeatRow(seat["kind"], seat["guest"], seat["bot"], seat["ready"], seat["nonce"], name)
        )
    return list(found.values())


def _seats(c: Connection, ids: list[str]) -> Sequence[RowMapping]:
    query = (
        sa.select(seats, guests.c.nickname)
        .outerjoin(guests, guests.c.id == seats.c.guest)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    return c.execute(query).mappings().all()


def _table(row: RowMapping) -> TableRow:
    made = TableRow(
        row["id"],
        row["game"],
        row["version"],
        row["options"],
        row["public"],
        bytes(row["secret"]),
        [],
    )
    made.created = row["created"]
    made.changed = row["changed"]
    made.begun = row["begun"]
    made.seq = row["seq"]
    made.waiting = row["waiting"]
    made.result = row["result"]
    made.rematch = row["rematch"]
    made.offer = msgspec.convert(row["offer"], Offer | None)
    if row["series"] is not None:
        made.part = Part(row["series"], row["number"], row["games"])
    made.delay = row["delay"]
    made.given = row["given"]
    made.asked = msgspec.convert(row["asked"], Asked | None)
    return made
