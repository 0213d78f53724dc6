"""What whoever runs the server has ordered: who may not talk, who may not come, what is removed.

Orders are rows in the database. They are written by `detente operator`, in another process than the
servers; these look for new ones every two seconds.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, Protocol

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection

from detente.core.options import Value
from detente.server.clocks.clock import Clock
from detente.server.faults import Banned
from detente.server.storage.database import Database
from detente.server.storage.schema import bots, guests, orders, seats, tables, undone
from detente.server.upkeep.retention import forget

What = Literal["mute", "ban", "remove"]

BANNED: Final = 4403
"""With this code the sockets of who is banned are closed."""


class Order(Struct, frozen=True):
    """One order: about a guest, an address (disguised) or a table; until when, and why."""

    id: int
    what: What
    guest: str | None
    address: str | None
    table_id: str | None
    until: int | None
    why: str
    made: int

    def holds(self, now: int) -> bool:
        """Whether it is not over yet."""
        return self.until is None or now < self.until


class Window(Protocol):
    """A socket that can be closed."""

    def hang_up(self, code: int) -> None:
        """Close it when what is posted has been sent."""


class Orders:
    """The orders that hold, in memory: every line that is said and every request asks."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database: Final = database
        self._clock: Final = clock
        self._mutes: dict[str, Order] = {}  # by guest …
        self._bans: dict[str, Order] = {}  # … or address: neither can be taken for the other
        self._known: list[Order] | None = None
        self._windows: Final[dict[Window, tuple[str | None, str]]] = {}

    async def load(self) -> list[str]:
        """Know what is ordered now; the tables that were removed since the last time."""
        found, theirs = await self._database.read(lambda c: (standing(c), _bots(c)))
        before = found if self._known is None else self._known  # at first nobody sits anywhere
        self._known = found
        self._mutes = _by_whom(found, "mute", theirs)
        self._bans = _by_whom(found, "ban", theirs)
        removed = [one for one in found if one.what == "remove" and one not in before]
        return [one.table_id for one in removed if one.table_id]

    def muted(self, guest: str | None) -> bool:
        """Whether a guest may not talk."""
        order = self._mutes.get(guest or "")
        return order is not None and order.holds(self._clock.now())

    def banned(self, guest: str | None, address: str) -> bool:
        """Whether somebody may not come here."""
        now = self._clock.now()
        found = [self._bans.get(name) for name in (guest, address) if name]
        return any([one.holds(now) for one in found if one is not None])

    def must_be_welcome(self, guest: str | None, address: str) -> None:
        """Banned if this guest, or whoever comes from there, may not come here."""
        if self._bans and self.banned(guest, address):
            raise Banned

    @contextlib.contextmanager
    def watches(self, window: Window, guest: str | None, address: str) -> Iterator[None]:
        """Know a window while it is open."""
        self._windows[window] = (guest, address)
        try:
            yield
        finally:
            del self._windows[window]

    def close_windows(self) -> None:
        """Close the windows of those who may not come any more."""
        for window, who in list(self._windows.items()) if self._bans else ():
            if self.banned(*who):
                window.hang_up(BANNED)


def _by_whom(
    found: Sequence[Order], what: What, theirs: Sequence[tuple[str, str]]
) -> dict[str, Order]:
    """Orders of one kind by guest or address: of several the one that holds longest.

    What is ordered about a person goes for that person's bots.
    """
    held: dict[str, Order] = {}
    for one in sorted([one for one in found if one.what == what], key=_lasts):
        bots_too = [bot for owner, bot in theirs if owner == one.guest]
        held.update(dict.fromkeys([one.guest or one.address or "", *bots_too], one))
    return held


def _lasts(order: Order) -> float:
    return math.inf if order.until is None else order.until


# -- what the operator does --------------------------------------------------------------------


def standing(c: Connection) -> list[Order]:
    """The orders that were not lifted, the oldest first."""
    columns = [orders.c[name] for name in Order.__struct_fields__]
    query = sa.select(*columns).where(orders.c.lifted.is_(None)).order_by(orders.c.id)
    return [Order(*row) for row in c.execute(query)]


def _bots(c: Connection) -> list[tuple[str, str]]:
    """The bots of people about whom there are orders: who has them, and which."""
    about = sa.select(orders.c.guest).where(orders.c.lifted.is_(None))
    query = sa.select(bots.c.owner, bots.c.guest).where(bots.c.owner.in_(about))
    return [(row[0], row[1]) for row in c.execute(query)]


def give(c: Connection, what: What, made: int, **about: Any) -> int:
    """Write an order down; its number. Any: the columns it is about."""
    key = c.execute(sa.insert(orders).values(what=what, made=made, **about)).inserted_primary_key
    assert key is not None
    return int(key[0])


def lift(c: Connection, number: int, now: int) -> bool:
    """Let an order hold no longer; False if there is none. What was removed stays removed."""
    where = (orders.c.id == number, orders.c.lifted.is_(None), orders.c.what != "remove")
    return c.execute(sa.update(orders).where(*where).values(lifted=now)).rowcount == 1


def remove(c: Connection, table: str, why: str, made: int) -> int | None:
    """Take a table out of the database; the number of the order, or None if there is no table."""
    if not forget(c, table):
        return None
    return give(c, "remove", made, table_id=table, why=why)


class Known(Struct, frozen=True):
    """What can be known about a guest: the name, tables, and from where some of them were made."""

    guest: str
    name: str
    since: int
    tables: int
    addresses: list[str]


def known(c: Connection, guest: str) -> Known | None:
    """A guest, for who must decide about one."""
    row = c.execute(sa.select(guests).where(guests.c.id == guest)).first()
    if row is None:
        return None
    sits = sa.select(sa.func.count()).select_from(seats).where(seats.c.guest == guest)
    made = sa.select(tables.c.made_from).where(tables.c.maker == guest).distinct()
    addresses = [str(one) for one in c.execute(made).scalars() if one]
    return Known(guest, row.nickname, row.created, c.execute(sits).scalar_one(), addresses)


class TakenBack(Struct, frozen=True):
    """A move that was taken back: its number, by which seat, when, and since when it is gone."""

    n: int
    seat: int
    action: int
    comment: str | None
    made: int
    undone: int


class Trail(Struct, frozen=True):
    """What was taken back at a table, the first first, and the game it is a move of."""

    game: str
    version: int
    options: dict[str, Value]
    moves: list[TakenBack]


def trail(c: Connection, table: str) -> Trail | None:
    """What was taken back at a table, for who must decide about one; None if there is no table."""
    of = sa.select(tables.c.game, tables.c.version, tables.c.options).where(tables.c.id == table)
    row = c.execute(of).first()
    if row is None:
        return None
    columns = [undone.c[name] for name in TakenBack.__struct_fields__]
    query = sa.select(*columns).where(undone.c.table_id == table)
    found = c.execute(query.order_by(undone.c.revision, undone.c.n))
    return Trail(row[0], row[1], row[2], [TakenBack(*one) for one in found])


def players(c: Connection, table: str) -> list[tuple[int, str | None, str | None]]:
    """Who sits at a table: seat, guest and name."""
    query = (
        sa.select(seats.c.seat, seats.c.guest, guests.c.nickname)
        .outerjoin(guests, guests.c.id == seats.c.guest)
        .where(seats.c.table_id == table)
        .order_by(seats.c.seat)
    )
    return [(row[0], row[1], row[2]) for row in c.execute(query)]
