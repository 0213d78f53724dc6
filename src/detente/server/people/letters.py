"""What stands in the mails about accounts: a link that works once, and no secret beside it."""

from __future__ import annotations

import functools
import secrets
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from detente.server.clocks.clock import Clock
from detente.server.outgoing.mail import Letter
from detente.server.outgoing.outbox import Outbox, put
from detente.server.people.accounts import plain_mail
from detente.server.people.links import Link, What, add_link
from detente.server.storage.database import Database
from detente.server.storage.schema import accounts, guests
from detente.words.words import Words


class Letters:
    """Puts mails with links into the outbox."""

    def __init__(self, database: Database, clock: Clock, outbox: Outbox, address: str) -> None:
        self._database: Final = database
        self._clock: Final = clock
        self._outbox: Final = outbox
        self._address: Final = address

    async def link(self, guest: str, mail: str, language: str, reset: bool, register: bool) -> None:
        """Send a link to sign in to whose address it is; to nobody if it is nobody's.

        Where a guest wants to `register`, an unknown address gets a link that does that.
        """
        to, now = plain_mail(mail), self._clock.now()

        def job(c: Connection) -> None:
            found = c.execute(_owner(to)).first()
            what: What = "reset" if reset else "enter"
            if found is not None:
                self._write(c, Link(what, found.guest, to), found.nickname, language, now)
            elif register:
                self._write(c, Link("register", guest, to), "", language, now)
            else:  # as much work as for somebody, for nobody
                self._write(c, Link(what, "", ""), "", language, now)

        await self._database.write(job)
        self._outbox.call()

    async def prove(self, guest: str, nickname: str, mail: str, language: str) -> None:
        """Send a link that proves a new address."""
        link = Link("mail", guest, plain_mail(mail))
        now = self._clock.now()
        await self._database.write(lambda c: self._write(c, link, nickname, language, now))
        self._outbox.call()

    def _write(self, c: Connection, link: Link, name: str, language: str, now: int) -> None:
        page = f"{self._address}#/link/{link.what}/{add_link(c, link, now)}"
        text = words(language).text(f"mail-{link.what}", {"name": f'"{name}', "link": f'"{page}'})
        letter = Letter(link.mail or "", words(language).text(f"mail-{link.what}-subject"), text)
        key = f"link-{secrets.token_hex(8)}"
        put(
            c, key, "mail" if link.mail else "nowhere", link.guest, msgspec.to_builtins(letter), now
        )


def _owner(mail: str) -> sa.Select[tuple[str, str]]:
    """Whose address it is."""
    return (
        sa.select(accounts.c.guest, guests.c.nickname)
        .join(guests, guests.c.id == accounts.c.guest)
        .where(accounts.c.mail == mail)
    )


@functools.cache
def words(language: str, game: str = "") -> Words:
    """What mails say in a language, about a game if one is named."""
    return Words(language, game, "mail")
