"""Who asks: a guest by a signed cookie, an account by a session that can be listed and ended."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from detente.server.clocks.clock import Clock
from detente.server.people.guests import Guests
from detente.server.storage.database import Database
from detente.server.storage.schema import accounts, sessions
from detente.server.storage.statements import Statement
from detente.server.upkeep.orders import Window

How = Literal["password", "link", "code", "passkey"]

SEEN: Final = 600
"""How many seconds pass before it is written down again that a session was seen."""

MOST: Final = 50
"""How many sessions an account has at most; the one not seen for longest makes room."""

SIGNED_OUT: Final = 4401
"""With this code the sockets of a session that was ended are closed."""

_BROWSERS: Final = {  # each pretends to be the next one, too
    "Firefox/": "Firefox",
    "Edg/": "Edge",
    "OPR/": "Opera",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
_SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}

_ACCOUNT: Final = Statement(
    sa.select(accounts.c.guest).where(accounts.c.guest == sa.bindparam("whose"))
)
_SESSION: Final = Statement(
    sa.select(sessions.c.guest, sessions.c.seen).where(sessions.c.id == sa.bindparam("which"))
)


class Someone(NamedTuple):
    """Whoever has proved who they are; a guest has no session."""

    guest: str
    session: str | None


class Session(NamedTuple):
    """Where an account is signed in: on which device, how, since when, and when it was seen."""

    id: str
    device: str
    how: How
    made: int
    seen: int


class Sessions:
    """Knows people again by their cookies. A cookie without a dot names a session."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database: Final = database
        self._clock: Final = clock
        self._windows: Final[dict[Window, str]] = {}

    async def who(self, cookie: str | None, guests: Guests) -> Someone | None:
        """Whom a cookie proves; None if it proves nobody. No account is proved by its signature."""
        if cookie and "." not in cookie:
            return await self._of_session(fingerprint(cookie))
        guest = guests.known(cookie)
        if guest is None:
            return None
        kept = await self._database.first(_ACCOUNT, {"whose": guest})
        return Someone(guest, None) if kept is None else None

    async def _of_session(self, id: str) -> Someone | None:
        found = await self._database.first(_SESSION, {"which": id})
        if found is None:
            return None
        guest, seen = found
        now = self._clock.now()
        if now - seen > SEEN:
            again = sa.update(sessions).where(sessions.c.id == id).values(seen=now)
            await self._database.write(lambda c: c.execute(again))
        return Someone(guest, id)

    async def begin(self, guest: str, how: How, agent: str) -> str:
        """Sign an account in on a device: what its cookie holds, which nobody has seen before."""
        token = secrets.token_urlsafe(32)
        row = Session(fingerprint(token), device(agent), how, self._clock.now(), self._clock.now())
        await self._database.write(lambda c: _begin(c, guest, row))
        return token

    async def listed(self, guest: str) -> list[Session]:
        """Where an account is signed in, the last seen first."""
        columns = [sessions.c[name] for name in Session._fields]
        query = sa.select(*columns).where(sessions.c.guest == guest)
        rows = await self._database.read(
            lambda c: c.execute(query.order_by(sessions.c.seen.desc(), sessions.c.id)).all()
        )
        return [Session(*row) for row in rows]

    async def end(self, guest: str, id: str) -> None:
        """Sign an account out of one session; its windows are closed."""
        await self._end(guest, sessions.c.id == id)

    async def end_others(self, guest: str, keep: str | None) -> None:
        """Sign an account out everywhere but in one session, or everywhere."""
        await self._end(guest, sessions.c.id != (keep or ""))

    async def _end(self, guest: str, which: sa.ColumnElement[bool]) -> None:
        where = (sessions.c.guest == guest, which)

        def job(c: Connection) -> list[str]:
            ids = list(c.execute(sa.select(sessions.c.id).where(*where)).scalars())
            c.execute(sa.delete(sessions).where(*where))
            return ids

        ended = await self._database.write(job, f"sessions {guest}")
        self._close({id for window, id in self._windows.items() if id in ended})

    @contextlib.contextmanager
    def watches(self, window: Window, session: str | None) -> Iterator[None]:
        """Know a window of a session while it is open."""
        if session is not None:
            self._windows[window] = session
        try:
            yield
        finally:
            self._windows.pop(window, None)

    async def look_again(self) -> None:
        """Another server has ended sessions: windows of those that are no more are closed."""
        known = set(self._windows.values())
        if known:
            query = sa.select(sessions.c.id).where(sessions.c.id.in_(known))
            kept = await self._database.read(lambda c: set(c.execute(query).scalars()))
            self._close(known - kept)

    def _close(self, ended: set[str]) -> None:
        for window in [window for window, id in self._windows.items() if id in ended]:
            window.hang_up(SIGNED_OUT)


def fingerprint(token: str) -> str:
    """What is kept of something secret: enough to know it again, too little to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def device(agent: str) -> str:
    """What a browser says it is, such as "Firefox · Linux"; the rest is forgotten."""
    kinds = (_BROWSERS, _SYSTEMS)
    found = [next((name for sign, name in kind.items() if sign in agent), "") for kind in kinds]
    return " · ".join([name for name in found if name])


def _begin(c: Connection, guest: str, row: Session) -> None:
    mine = sa.select(sessions.c.id).where(sessions.c.guest == guest)
    oldest = list(c.execute(mine.order_by(sessions.c.seen.desc()).offset(MOST - 1)).scalars())
    c.execute(sa.delete(sessions).where(sessions.c.id.in_(oldest)))
    c.execute(sa.insert(sessions).values(guest=guest, **row._asdict()))
