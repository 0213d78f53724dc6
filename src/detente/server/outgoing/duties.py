"""What people owe: who has been asked at which table, for whoever wants to be told.

A duty is named by its table, its seat and the number of the question that all know of. What nobody
may know of yet, an answer in secret, changes neither the name nor the time: nobody is told of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from detente.server.outgoing.reach import Reach, reached
from detente.server.storage.schema import notices, outbox, seats, tables

Why = Literal["turn", "kept", "come", "bid"]
"""What somebody is told: what a game asks, to take a seat, to come for the deal, to bid."""

HOUR: Final = 3600
WINDOW: Final = 24 * HOUR
"""For how long after it has come up a duty is told, if the server was down meanwhile."""


class Duty(NamedTuple):
    """Somebody is asked: since when, and how that person wants to be told."""

    table: str
    seat: int
    guest: str
    question: int
    since: int
    reminded: bool
    why: Why
    reach: Reach
    by: str = ""  # the other player who reminds of it now

    @property
    def key(self) -> str:
        """What this notice is called: told once under this name."""
        if self.by:
            return f"nudge-{self.table}-{self.seat}-{self.since}"
        kind = "again" if self.reminded else self.why
        return f"{kind}-{self.table}-{self.seat}-q{self.question}"


def untold(c: Connection, now: int, after: int) -> list[Duty]:
    """Duties nobody was told of that have been there for so many seconds, and reminders."""
    lately = (tables.c.changed <= now - after, tables.c.changed > now - after - WINDOW)
    later = tables.c.changed + notices.c.reminder * HOUR
    again = [*_ASKED, notices.c.reminder > 0, later <= now, later > now - WINDOW]
    found = _duties(c, [*_ASKED, *lately]) + _duties(c, again, again=True)
    found += _duties(c, [*_KEPT, *lately], "kept")
    found += _duties(c, _AWAITED, "come") + _duties(c, _BIDDING, "bid")
    told = sa.select(outbox.c.key).where(outbox.c.key.in_([_told(one) for one in found]))
    keys = set(c.execute(told).scalars())
    return [one for one in found if _told(one) not in keys]


def to_remind(c: Connection, table: str, places: Sequence[int], now: int, by: str) -> list[Duty]:
    """What those on some seats of a table owe, who are reminded by somebody."""
    there = (tables.c.id == table, seats.c.seat.in_(places))
    return [one._replace(since=now, by=by) for one in _duties(c, [*_ASKED, *there])]


def note_reminder(c: Connection, table: str, now: int, before: int) -> bool:
    """Keep when those who are asked were reminded; False if they were since a time."""
    reminded = tables.c.reminded
    where = (tables.c.id == table, sa.or_(reminded.is_(None), reminded <= before))
    return c.execute(sa.update(tables).where(*where).values(reminded=now)).rowcount == 1


_ASKED: Final = (
    tables.c.begun,
    tables.c.waiting.op("&")(sa.literal_column("1").op("<<")(seats.c.seat)) != 0,
)
_KEPT: Final = (tables.c.begun.is_(False), seats.c.ready.is_(False))
_OTHERS: Final = seats.alias()
_FULL: Final = (
    tables.c.begun.is_(False),
    ~sa.exists().where(_OTHERS.c.table_id == tables.c.id, _OTHERS.c.ready.is_(False)),
)
_BIDDING: Final = (*_FULL, tables.c.bids, seats.c.bid.is_(None))
_AWAITED: Final = (  # the deal waits for what this seat has sealed, and for nobody else
    *_FULL,
    seats.c.seal.is_not(None),
    seats.c.nonce.is_(None),
    sa.or_(
        tables.c.bids.is_(False),
        ~sa.exists().where(_OTHERS.c.table_id == tables.c.id, _OTHERS.c.bid.is_(None)),
    ),
)


def _duties(
    c: Connection,
    when: Sequence[sa.ColumnElement[bool]],
    why: Why = "turn",
    again: bool = False,
) -> list[Duty]:
    about = (tables.c.id, seats.c.seat, seats.c.guest, tables.c.seq, tables.c.changed)
    query = reached(seats.c.guest, *about).join(tables, tables.c.id == seats.c.table_id)
    query = query.where(tables.c.result.is_(None), seats.c.kind == "human", *when)
    return [
        Duty._make([*row[:5], again, why, Reach.of(row, row.id), ""]) for row in c.execute(query)
    ]


def _told(duty: Duty) -> str:
    """Under which key it is kept that a duty was told."""
    return f"told-{duty.key}"


def note_told(c: Connection, duty: Duty, now: int) -> bool:
    """Keep that a duty was told; False if another server has told it meanwhile."""
    known = sa.select(outbox.c.id).where(outbox.c.key == _told(duty))
    if c.execute(known).scalar() is not None:
        return False
    new = {"key": _told(duty), "channel": "told", "guest": duty.guest, "due": now}
    c.execute(sa.insert(outbox).values(tries=0, done=now, body=None, **new))
    return True
