"""What works once and not for long: links in mails, and codes for another device."""

from __future__ import annotations

import secrets
from typing import Final, Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from detente.server.clocks.clock import Clock
from detente.server.faults import Fault
from detente.server.people.sessions import fingerprint
from detente.server.storage.database import Database
from detente.server.storage.schema import links

What = Literal["enter", "register", "mail", "reset", "code", "passkey"]
"""Sign in; become an account; prove an address; choose a new password; another device; a riddle."""

LINK_SECONDS: Final = 900
CODE_SECONDS: Final = 600

_SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Of what codes are made: nothing that looks like something else."""

CODE: Final = 6


class Link(NamedTuple):
    """What somebody who has the link may do, and for whom."""

    what: What
    guest: str
    mail: str | None


class Links:
    """Makes them and takes them back. Of none is more kept than its fingerprint."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database: Final = database
        self._clock: Final = clock

    async def code(self, guest: str) -> tuple[str, int]:
        """A code that lets another device be this guest, and until when; the last one is void."""
        code = "".join([secrets.choice(_SIGNS) for _ in range(CODE)])
        until = self._clock.now() + CODE_SECONDS

        def job(c: Connection) -> None:
            c.execute(sa.delete(links).where(links.c.guest == guest, links.c.what == "code"))
            _keep(c, code, Link("code", guest, None), until)

        await self._database.write(job)
        return code, until

    async def keep(self, token: str, what: What, guest: str) -> None:
        """Let something be good for this, once and not for long."""
        until = self._clock.now() + LINK_SECONDS
        await self._database.write(lambda c: _keep(c, token, Link(what, guest, None), until))

    async def use(self, token: str, *what: What) -> Link:
        """What a link is good for, from now on for nothing any more; Fault if it is old or used."""
        id, now = fingerprint(token), self._clock.now()

        def job(c: Connection) -> Link | None:
            where = (links.c.id == id, links.c.until > now, links.c.what.in_(what))
            columns = [links.c[name] for name in Link._fields]
            found = c.execute(sa.select(*columns).where(*where).with_for_update()).first()
            c.execute(sa.delete(links).where(sa.or_(links.c.until <= now, sa.and_(*where))))
            return None if found is None else Link(*found)

        found = await self._database.write(job)
        if found is None:
            raise Fault(403, "used-link", "this link has been used or is too old")
        return found


def add_link(c: Connection, link: Link, now: int) -> str:
    """Make a link, of a mail that is written with it; what stands in the mail."""
    token = secrets.token_urlsafe(32)
    _keep(c, token, link, now + LINK_SECONDS)
    return token


def plain_code(typed: str) -> str:
    """A code as it was made, however it was typed."""
    return "".join([sign for sign in typed.upper() if sign in _SIGNS])


def _keep(c: Connection, token: str, link: Link, until: int) -> None:
    c.execute(sa.insert(links).values(id=fingerprint(token), until=until, **link._asdict()))
