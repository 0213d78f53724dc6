"""What is kept: guests, tables, seats, moves. Every question to the database is here."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import NoneType
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy import Connection, RowMapping
from sqlalchemy.exc import SQLAlchemyError

from detente.core.options import Value
from detente.core.position import Ending
from detente.server.clocks.clock import Clock
from detente.server.clocks.clock_rules import Clocks
from detente.server.clocks.pauses import Pauses
from detente.server.hall.making import (
    given_moves,
    insert_table,
    keep_bids,
    sit_down,
)
from detente.server.messages.agreed import Time
from detente.server.people.blocks import Blocks
from detente.server.people.sessions import Sessions
from detente.server.storage.database import Backend, Database, table_news
from detente.server.storage.rows import (
    Asked,
    Bids,
    Kind,
    Known,
    Line,
    Offer,
    Part,
    SeatRow,
    Stored,
    StoredMove,
    TableRow,
)
from detente.server.storage.schema import (
    guests,
    leases,
    moves,
    requests,
    seats,
    settings,
    tables,
    talk,
    undone,
)
from detente.server.storage.sitting import keep_guest
from detente.server.trace import Trace
from detente.server.upkeep.orders import Orders

log: Final = structlog.get_logger("detente.store")

T = TypeVar("T")


LISTED: Final = 60
"""How many tables a page of a list in the lobby has."""


LEASE: Final = 10
"""For how many seconds a server may let a bot think before another one does."""

_LEASE: Final = sa.text(
    """INSERT INTO leases (table_id, seat, owner, until)
    VALUES (:table, :seat, :owner, extract(epoch from now())::bigint + :seconds)
    ON CONFLICT (table_id, seat) DO UPDATE SET owner = excluded.owner, until = excluded.until
    WHERE leases.owner = excluded.owner OR leases.until < extract(epoch from now())::bigint
    RETURNING owner"""
)


class Damaged(Exception):
    """What is stored about a table makes no sense; the message says what."""


class Store:
    """The questions the server asks its database."""

    def __init__(self, backend: Backend, clock: Clock | None = None) -> None:
        self.database: Final = Database(backend)
        self.blocks: Final = Blocks(self.database)
        self.orders: Final = Orders(self.database, clock or Clock())
        self.pauses: Final = Pauses(self.database)
        self.sessions: Final = Sessions(self.database, clock or Clock())
        self.trace: Trace | None = None  # where somebody measures this server

    async def close(self) -> None:
        """Write what waits, leave the bots to other servers, then let go."""
        bus = self.database.bus
        if bus is not None:
            mine = sa.delete(leases).where(leases.c.owner == bus.origin)
            with suppress(SQLAlchemyError, OSError):  # the database is away: they run out by time
                await self.database.write(lambda c: c.execute(mine))
        await self.database.close()

    # -- settings and guests -----------------------------------------------------------------

    async def signing_key(self) -> bytes:
        """The key that signs cookies: drawn once for each database."""
        return await self.database.write_first(signing_key)

    async def push_key(self) -> bytes:
        """The key that proves the server to push services: drawn once for each database."""
        from detente.server.outgoing.outward import new_key  # of an extra

        def job(c: Connection) -> bytes:
            where = settings.c.name == "push-key"
            found = c.execute(sa.select(settings.c.value).where(where)).scalar()
            if found is not None:
                return bytes(found)
            key = new_key()
            c.execute(sa.insert(settings).values(name="push-key", value=key))
            return key

        return await self.database.write_first(job)

    async def nickname(self, guest: str) -> str | None:
        """What a guest is called; None if the guest has left no trace yet."""
        query = sa.select(guests.c.nickname).where(guests.c.id == guest)
        found = await self.database.read(lambda c: c.execute(query).scalar())
        return None if found is None else str(found)

    async def call(self, guest: str, nickname: str, made: int) -> None:
        """Keep a guest's nickname."""
        await self.database.write(
            lambda c: keep_guest(c, guest, nickname, made, rename=True), f"guest {guest}"
        )

    # -- tables ------------------------------------------------------------------------------

    async def create(
        self,
        row: TableRow,
        given: Sequence[StoredMove] = (),
        why_not: Callable[[Connection], T | None] = lambda c: None,
    ) -> T | None:
        """Keep a new table, its seats, and the moves it begins with; or why not, and nothing."""

        def job(c: Connection) -> T | None:
            reason = why_not(c)
            if reason is None:
                insert_table(c, row)
                if given:
                    c.execute(sa.insert(moves), given_moves(row, given))
            return reason

        return await self.database.write(job)

    async def rematch(self, old: str, row: TableRow) -> str:
        """Keep a new table as the rematch of another; if there is one already, its id."""

        def job(c: Connection) -> str:
            where = tables.c.id == old
            query = sa.select(tables.c.rematch).where(where).with_for_update()
            found = c.execute(query).scalar()
            if found is not None:
                return str(found)
            insert_table(c, row)
            new = {"rematch": row.id, "revision": tables.c.revision + 1}
            c.execute(sa.update(tables).where(where).values(new))
            return row.id

        return await self.database.write(job, table_news(old))

    async def sit(self, row: TableRow, n: int, seat: SeatRow, made: int) -> None:
        """Keep who sits on a seat, and with which nonce; Overtaken if the table has changed."""

        def job(c: Connection) -> None:
            sit_down(c, row, n, seat, made)

        await self.database.write(job, table_news(row.id))
        row.revision += 1

    async def bid(self, row: TableRow, bids: Bids) -> None:
        """Keep what is bid for the sides; Overtaken if the table has changed."""
        await self.database.write(lambda c: keep_bids(c, row, bids), table_news(row.id))

    async def stored(self, id: str, known: Known | None = None) -> Stored | None:
        """A table with its moves and its talk, or what of them is new to who knows a part.

        Damaged says what makes no sense.
        """
        return await self.database.read(lambda c: _stored(c, id, known))

    async def say(self, table: str, known: int, line: Line) -> list[Line]:
        """Keep what a player says to the others, after all that was said; lines from `known` on."""

        def job(c: Connection) -> list[Line]:
            c.execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update())
            lines = _lines(c, table, known)
            said = msgspec.structs.replace(line, n=known + len(lines))
            c.execute(sa.insert(talk).values(table_id=table, **msgspec.structs.asdict(said)))
            return [*lines, said]

        return await self.database.write(job, table_news(table))

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

    async def lease(self, table: str, seat: int) -> bool:
        """Whether it is up to this server to let a bot think, for some seconds from now on."""
        bus = self.database.bus
        if bus is None:
            return True
        names = {"table": table, "seat": seat, "owner": bus.origin, "seconds": LEASE}
        got = await self.database.write(lambda c: c.execute(_LEASE, names).scalar())
        return got is not None

    async def forgotten_bots(self, before: int, most: int) -> list[str]:
        """Tables at which a bot has been asked and nothing has happened since a time."""
        asked = sa.and_(
            seats.c.table_id == tables.c.id,
            seats.c.kind == "bot",
            tables.c.waiting.op("&")(sa.literal_column("1").op("<<")(seats.c.seat)) != 0,
        )
        query = (
            sa.select(tables.c.id)
            .where(tables.c.begun, tables.c.result.is_(None), tables.c.changed < before)
            .where(sa.exists().where(asked))
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return [
            str(id) for id in await self.database.read(lambda c: c.execute(query).scalars().all())
        ]

    async def to_count(self, most: int) -> list[TableRow]:
        """Rated games that are over and were not counted yet, the oldest first."""
        query = sa.select(*_COLUMNS).where(tables.c.rated == 1, tables.c.result.is_not(None))
        query = query.order_by(tables.c.changed, tables.c.id).limit(most)
        return await self.database.read(lambda c: _tables(c, query))

    async def due(self, now: int, most: int) -> list[TableRow]:
        """Tables where time may be out, the longest first; now and their deadlines in ms."""
        query = (
            sa.select(*_COLUMNS)
            .where(tables.c.deadline <= now, tables.c.result.is_(None))
            .order_by(tables.c.deadline)
            .limit(most)
        )
        return await self.database.read(lambda c: _tables(c, query))

    async def put_off(self, row: TableRow, deadline: int | None) -> None:
        """Look for a time-out at another time; nothing if the table has changed meanwhile."""
        where = (tables.c.id == row.id, tables.c.revision == row.revision)
        change = sa.update(tables).where(*where).values(deadline=deadline)
        await self.database.write(lambda c: c.execute(change))

    async def timed_tables(self, guest: str) -> list[TableRow]:
        """The tables of a guest at which clocks run."""
        mine = sa.select(seats.c.table_id).where(seats.c.guest == guest)
        query = sa.select(*_COLUMNS).where(
            tables.c.id.in_(mine), tables.c.clock.is_not(None), tables.c.result.is_(None)
        )
        return await self.database.read(lambda c: _tables(c, query))

    async def series(self, id: str) -> list[TableRow]:
        """The tables of a series so far, in order."""
        query = sa.select(*_COLUMNS).where(tables.c.series == id).order_by(tables.c.number)
        return await self.database.read(lambda c: _tables(c, query))

    async def tables_of(self, guest: str, most: int) -> list[TableRow]:
        """The tables a guest sits at, the last changed first, finished ones last."""
        mine = sa.select(seats.c.table_id).where(seats.c.guest == guest)
        query = (
            sa.select(*_COLUMNS)
            .where(tables.c.id.in_(mine))
            .order_by(tables.c.result.is_not(None), tables.c.changed.desc(), tables.c.id)
            .limit(most)
        )
        return await self.database.read(lambda c: _tables(c, query))

    async def tables_named(self, ids: Sequence[str]) -> list[TableRow]:
        """The tables of these ids, as far as they are there."""
        query = sa.select(*_COLUMNS).where(tables.c.id.in_(ids))
        return await self.database.read(lambda c: _tables(c, query))

    async def counted(self, guest: str) -> tuple[int, int]:
        """How many games of a guest are not over, and how many are."""
        mine = sa.select(seats.c.table_id).where(seats.c.guest == guest)
        count = sa.select(sa.func.count(), sa.func.count(tables.c.result))
        query = count.where(tables.c.id.in_(mine))
        every, over = await self.database.read(lambda c: c.execute(query).one())
        return every - over, over

    async def unfinished_of(self, guest: str) -> list[str]:
        """The tables of a guest that are not over."""
        mine = sa.select(seats.c.table_id).where(seats.c.guest == guest)
        query = sa.select(tables.c.id).where(tables.c.id.in_(mine), tables.c.result.is_(None))
        return await self.database.read(lambda c: list(c.execute(query).scalars()))

    async def finished_of(self, guest: str, most: int) -> list[str]:
        """The tables of a guest that are over, the last one first."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.id.in_(seats_of(guest)), tables.c.result.is_not(None))
            .order_by(tables.c.changed.desc(), tables.c.id)
            .limit(most)
        )
        return await self.database.read(lambda c: list(c.execute(query).scalars()))

    async def open_tables(self, guest: str | None, most: int) -> list[TableRow]:
        """Public tables with an open seat at which the guest does not sit, the newest first."""
        free = sa.select(seats.c.table_id).where(seats.c.kind == "open")
        query = sa.select(*_COLUMNS).where(
            tables.c.begun.is_(False),
            tables.c.result.is_(None),
            tables.c.public.is_(True),
            tables.c.id.in_(free),
        )
        if guest is not None:
            mine = sa.select(seats.c.table_id).where(seats.c.guest == guest)
            query = query.where(tables.c.id.not_in(mine))
        query = query.order_by(tables.c.created.desc(), tables.c.id).limit(most)
        return await self.database.read(lambda c: _tables(c, query))

    async def running_tables(self, most: int, player: str = "") -> list[TableRow]:
        """Public games that are played and seen at once, the last moved first.

        Those of a `player`, if one is named: a guest, or a bot by its name (`bot:level3`).
        """
        query = sa.select(*_COLUMNS).where(
            tables.c.begun.is_(True),
            tables.c.result.is_(None),
            tables.c.public.is_(True),
            tables.c.delay == 0,
        )
        if player:
            query = query.where(tables.c.id.in_(seats_of(player)))
        query = query.order_by(tables.c.changed.desc(), tables.c.id).limit(most)
        return await self.database.read(lambda c: _tables(c, query))


# -- jobs ------------------------------------------------------------------------------------


def seats_of(player: str) -> sa.Select[tuple[str]]:
    """The tables at which a player sits: a guest, or a bot by its name (`bot:level3`)."""
    kind, _, bot = player.partition(":")
    whose = seats.c.bot == bot if kind == "bot" else seats.c.guest == player
    return sa.select(seats.c.table_id).where(whose)


def signing_key(c: Connection) -> bytes:
    """The key that signs cookies and disguises addresses; drawn when there is none."""
    where = settings.c.name == "cookie-key"
    found = c.execute(sa.select(settings.c.value).where(where)).scalar()
    if found is not None:
        return bytes(found)
    key = secrets.token_bytes(32)
    c.execute(sa.insert(settings).values(name="cookie-key", value=key))
    return key


def _stored(c: Connection, id: str, known: Known | None) -> Stored | None:
    row = _one_table(c, id)
    if row is None:
        return None
    since = known or Known(0, 0, 0)
    new = {"table": id, "since": since.revision}
    taken_back = c.execute(_UNDONE_SINCE, new).all()
    keep = min([since.moves, *[one.n for one in taken_back]])
    rows = c.execute(_MOVES_FROM, {"table": id, "start": keep}).all()
    for one in rows:
        _must_fit(one, moves)
    made = [
        StoredMove((one.seat, one.action), one.request, one.comment, one.made, one.behaviour)
        for one in rows
    ]
    gone = [(one.revision, one.seat, one.request) for one in taken_back if one.request]
    left = [(one.revision, one.seat, one.request) for one in c.execute(_ASKED_SINCE, new)]
    known_again = [(seat, request) for _, seat, request in sorted(gone + left)]
    return Stored(row, made, known_again, _lines(c, id, since.lines), keep)


def _lines(c: Connection, table: str, known: int) -> list[Line]:
    """What the players of a table have said from line `known` on."""
    said = c.execute(_LINES_FROM, {"table": table, "start": known}).all()
    for one in said:
        _must_fit(one, talk)
    return [Line(one.n, one.seat, one.text, one.made, one.request) for one in said]


# -- rows that become tables ------------------------------------------------------------------

_JSON: Final = ("options", "result", "offer", "asked", "time", "clock")


def _as_kept(column: sa.Column[Any]) -> sa.ColumnElement[Any]:  # Any: of whatever type
    """A column that nobody has read yet, so that what makes no sense spoils its own row alone."""
    if column.name in _JSON:
        return sa.cast(column, sa.Text).label(column.name)
    return sa.type_coerce(column, sa.types.NullType()) if column.name == "secret" else column


_COLUMNS: Final = [_as_kept(column) for column in tables.c]
"""All of a table; JSON as text."""


def _kinds(column: sa.Column[Any]) -> tuple[type, ...]:  # Any: of whatever type
    kind = str if isinstance(column.type, sa.JSON) else column.type.python_type
    return (kind, NoneType) if column.nullable else (kind,)


_FITTING: Final = {
    of.name: [_kinds(column) for column in of.c] for of in (tables, seats, moves, talk)
}


def _must_fit(row: Sequence[Any], of: sa.Table) -> None:  # Any: as it is kept
    """A row holds what its columns are for, or is Damaged: SQLite takes anything anywhere."""
    if all(map(isinstance, row, _FITTING[of.name])):
        return
    for name, value, kinds in zip(of.c.keys(), row, _FITTING[of.name]):
        if not isinstance(value, kinds):
            raise Damaged(f"{of.name}: {name} cannot be a {type(value).__name__}")


# Statements that are put together once: that takes longer than to carry them out.
_TABLE: Final = sa.select(*_COLUMNS).where(tables.c.id == sa.bindparam("table"))
_SEATS: Final = (
    sa.select(seats, guests.c.nickname)
    .outerjoin(guests, guests.c.id == seats.c.guest)
    .where(seats.c.table_id.in_(sa.bindparam("ids", expanding=True)))
    .order_by(seats.c.table_id, seats.c.seat)
)


def _part(of: sa.Table, number: str, since: str) -> sa.Select[Any]:  # Any: all of its columns
    """What is kept of a table from a number on."""
    here = of.c.table_id == sa.bindparam("table")
    return sa.select(of).where(here, of.c[number] >= sa.bindparam(since))


_MOVES_FROM: Final = _part(moves, "n", "start").order_by(moves.c.n)
_LINES_FROM: Final = _part(talk, "n", "start").order_by(talk.c.n)
_UNDONE_SINCE: Final = _part(undone, "revision", "since").order_by(undone.c.revision, undone.c.n)
_ASKED_SINCE: Final = _part(requests, "revision", "since")

_KINDS: Final[tuple[Kind, ...]] = ("human", "bot", "open")


def _one_table(c: Connection, id: str) -> TableRow | None:
    row = c.execute(_TABLE, {"table": id}).mappings().first()
    return None if row is None else _table(row, c.execute(_SEATS, {"ids": [id]}).mappings().all())


def _tables(c: Connection, query: sa.Select[Any]) -> list[TableRow]:  # Any: all the columns
    """The tables a query finds, without those that make no sense."""
    rows = c.execute(query).mappings().all()
    places: dict[str, list[RowMapping]] = {row["id"]: [] for row in rows}
    for seat in c.execute(_SEATS, {"ids": list(places)}).mappings():
        places[seat["table_id"]].append(seat)
    found = []
    for row in rows:
        try:
            found.append(_table(row, places[row["id"]]))
        except Damaged as error:
            log.error("a table is left out", table=row["id"], error=str(error))
    return found


def _seat(row: RowMapping) -> SeatRow:
    _must_fit(tuple(row.values()), seats)
    if row["kind"] not in _KINDS:
        raise Damaged(f"seat {row['seat']}: {row['kind']!r} is no kind of seat")
    name = row["nickname"] or row["bot"] or ""
    return SeatRow(
        row["kind"],
        row["guest"],
        row["bot"],
        row["ready"],
        row["nonce"],
        name,
        row["seal"],
        row["gone"],
        row["bid"],
    )


def _table(row: RowMapping, places: Sequence[RowMapping]) -> TableRow:
    _must_fit(tuple(row.values()), tables)
    if not places or [place["seat"] for place in places] != [*range(len(places))]:
        raise Damaged("no seats" if not places else "seats that are not numbered from 0 on")
    made = TableRow(
        row["id"],
        row["game"],
        row["version"],
        _read(row, "options", dict[str, Value]),
        row["public"],
        bytes(row["secret"]),
        [_seat(place) for place in places],
        row["created"],
    )
    made.changed = row["changed"]
    made.begun = row["begun"]
    made.seq = row["seq"]
    made.waiting = row["waiting"]
    made.result = _read(row, "result", Ending | None)
    if made.ended and not set(made.ended.winners) <= set(range(len(places))):
        raise Damaged("result: somebody has won who does not sit there")
    made.rematch = row["rematch"]
    made.offer = _read(row, "offer", Offer | None)
    if row["series"] is not None:
        if row["number"] is None or row["games"] is None:
            raise Damaged("series: which game of how many is missing")
        made.part = Part(row["series"], row["number"], row["games"], row["decided"])
    made.bids = row["bids"]
    made.turned = row["turned"]
    made.delay = row["delay"]
    made.given = row["given"]
    made.asked = _read(row, "asked", Asked | None)
    made.revision = row["revision"]
    made.rated = row["rated"] > 0
    made.time = _read(row, "time", Time | None)
    made.clock = _read(row, "clock", Clocks | None)
    made.deadline = row["deadline"]
    made.reminded = row["reminded"] or 0
    made.maker = row["maker"]
    made.made_from = row["made_from"]
    return made


def _read(row: RowMapping, name: str, kind: Any) -> Any:  # Any: a type, and a value of it
    """What JSON says in one column; Damaged if it says something else."""
    try:
        return msgspec.json.decode(row[name] or "null", type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Damaged(f"{name}: {error}") from None
