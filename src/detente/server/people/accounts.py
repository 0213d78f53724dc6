"""Accounts: guests who are known on every device. Their seats stay what they were."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from detente.server.clocks.clock import Clock
from detente.server.contests.results import hand_over
from detente.server.faults import Fault
from detente.server.people.alike import folded
from detente.server.people.friends import Inviters
from detente.server.people.passwords import Passwords
from detente.server.storage.database import Database, table_news
from detente.server.storage.schema import (
    accounts,
    attempts,
    audience,
    blocks,
    bots,
    entrants,
    follows,
    guests,
    links,
    notices,
    outbox,
    passkeys,
    pushes,
    seats,
    sessions,
    tables,
    tournaments,
)
from detente.server.storage.sitting import keep_guest


class Account(NamedTuple):
    """What is kept about an account, its secrets left out."""

    guest: str
    mail: str | None
    password: bool
    language: str
    invitations: Inviters
    made: int
    guest_since: int


class Accounts:
    """Makes accounts, lets people in, and forgets who wants to be forgotten."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database: Final = database
        self._clock: Final = clock
        self._passwords: Final = Passwords()

    async def find(self, guest: str) -> Account | None:
        """The account of a guest; None if there is none."""
        has_password = accounts.c.password.is_not(None)
        query = (
            sa.select(
                accounts.c.guest,
                accounts.c.mail,
                has_password,
                accounts.c.language,
                accounts.c.invitations,
                accounts.c.made,
                guests.c.created,
            )
            .join(guests, guests.c.id == accounts.c.guest)
            .where(accounts.c.guest == guest, accounts.c.left.is_(None))
        )
        row = await self._database.read(lambda c: c.execute(query).first())
        return None if row is None else Account(*row)

    # -- coming ------------------------------------------------------------------------------

    async def register(
        self, guest: str, nickname: str, password: str | None, mail: str | None, language: str
    ) -> None:
        """A guest becomes an account; Fault if another one has the name or the address."""
        hashed = None if password is None else await self._passwords.hashed(password)
        now = self._clock.now()
        new = {"guest": guest, "name": folded(nickname), "password": hashed, "mail": mail}

        def job(c: Connection) -> None:
            keep_guest(c, guest, nickname, now, rename=True)
            c.execute(sa.insert(accounts).values(made=now, language=language, **new))

        await self._write(job, _taken(), f"guest {guest}")

    async def enter(self, name: str, password: str) -> str:
        """Whose name or address and password these are; Fault if nobody's, and nothing more."""
        of_name = accounts.c.name == folded(name)
        query = sa.select(accounts.c.guest, accounts.c.password).where(
            sa.or_(of_name, accounts.c.mail == plain_mail(name))
        )
        query = query.order_by(of_name)  # whose address it is comes before who is called like it
        found = await self._database.read(lambda c: c.execute(query).first())
        kept = None if found is None else found.password
        if not await self._passwords.fits(kept, password) or found is None:
            raise Fault(403, "wrong-password", "that name and that password do not go together")
        return str(found.guest)

    async def bring(self, guest: str, account: str) -> list[str]:
        """Give an account what a guest has; the tables. Where both sit, each keeps their seat."""
        theirs = sa.select(seats.c.table_id).where(seats.c.guest == account)
        where = (seats.c.guest == guest, seats.c.table_id.not_in(theirs))
        query = sa.select(seats.c.table_id).where(*where).distinct()
        ids = await self._database.read(lambda c: list(c.execute(query).scalars()))

        def job(c: Connection) -> None:
            mine = seats.c.table_id.in_(ids)
            c.execute(sa.update(seats).where(seats.c.guest == guest, mine).values(guest=account))
            newer = sa.update(tables).where(tables.c.id.in_(ids))
            c.execute(newer.values(revision=tables.c.revision + 1))
            c.execute(sa.update(tables).where(tables.c.maker == guest).values(maker=account))
            hand_over(c, guest, account)

        await self._database.write(job, *[table_news(id) for id in ids])
        return ids

    # -- changing ----------------------------------------------------------------------------

    async def must_be_free(self, guest: str, nickname: str) -> None:
        """Fault if a name is that of somebody else's account."""
        query = sa.select(accounts.c.guest).where(
            accounts.c.name == folded(nickname), accounts.c.guest != guest
        )
        if await self._database.read(lambda c: c.execute(query).scalar()) is not None:
            raise _taken()

    async def free_name(self, nickname: str) -> str:
        """A name nobody's account has: this one, or with a number."""
        query = sa.select(accounts.c.name).where(accounts.c.name.startswith(folded(nickname)))
        taken = set(await self._database.read(lambda c: c.execute(query).scalars().all()))
        names = [nickname, *[f"{nickname[:20]} {n}" for n in range(2, len(taken) + 3)]]
        return next(name for name in names if folded(name) not in taken)

    async def rename(self, guest: str, nickname: str) -> None:
        """An account is found by another name from now on."""
        await self._change(guest, _taken(), name=folded(nickname))

    async def set_password(self, guest: str, old: str | None, new: str) -> None:
        """Another password, for who knows the last one; Fault if not."""
        query = sa.select(accounts.c.password).where(accounts.c.guest == guest)
        kept = await self._database.read(lambda c: c.execute(query).scalar())
        if kept is not None and not await self._passwords.fits(kept, old or ""):
            raise Fault(403, "wrong-password", "that is not the password")
        await self.reset_password(guest, new)

    async def reset_password(self, guest: str, new: str) -> None:
        """Another password, for who has proved otherwise to be allowed to."""
        await self._change(guest, None, password=await self._passwords.hashed(new))

    async def set_mail(self, guest: str, mail: str) -> None:
        """Another address, which was proved; Fault if another account has it."""
        await self._change(guest, Fault(409, "mail-taken", "that address is taken"), mail=mail)

    async def settings(self, guest: str) -> dict[str, Any] | None:
        """What the page keeps for an account (Any: whatever the page likes)."""
        query = sa.select(accounts.c.settings).where(accounts.c.guest == guest)
        return await self._database.read(lambda c: c.execute(query).scalar())

    async def keep_settings(self, guest: str, language: str, settings: dict[str, Any]) -> None:
        """Keep what the page wants to find on another device."""
        await self._change(guest, None, settings=settings, language=language)

    async def take_invitations(self, guest: str, inviters: Inviters) -> None:
        """Be invited by name by everybody, by whom one follows, or by nobody."""
        await self._change(guest, None, invitations=inviters)

    async def _change(self, guest: str, taken: Fault | None, **values: object) -> None:
        change = sa.update(accounts).where(accounts.c.guest == guest).values(**values)
        await self._write(lambda c: c.execute(change), taken)

    async def _write(self, job: Any, taken: Fault | None, *news: str) -> None:
        """Do a job (Any: whatever it returns); the fault if another account has what it wants."""
        try:
            await self._database.write(job, *news)
        except IntegrityError as error:
            raise taken or error from error

    # -- going -------------------------------------------------------------------------------

    async def forget(self, guest: str) -> None:
        """Forget who a guest or an account is; games stay for the others, without the name.

        The row of the account stays, empty: no old cookie gets the seats back.
        """
        now = self._clock.now()
        nobody = {"name": None, "password": None, "mail": None, "settings": None, "left": now}

        def job(c: Connection) -> None:
            keep_guest(c, guest, "", now, rename=True)
            for about in (sessions, links, outbox, notices, pushes, passkeys, audience, attempts):
                c.execute(sa.delete(about).where(about.c.guest == guest))
            mine = sa.or_(blocks.c.guest == guest, blocks.c.blocked == guest)
            c.execute(sa.delete(blocks).where(mine))
            known = sa.or_(follows.c.guest == guest, follows.c.other == guest)
            c.execute(sa.delete(follows).where(known))
            c.execute(sa.delete(bots).where(bots.c.owner == guest))
            not_begun = sa.select(tournaments.c.id).where(tournaments.c.state == "open")
            entered = (entrants.c.player == guest, entrants.c.tournament.in_(not_begun))
            c.execute(sa.delete(entrants).where(*entered))
            change = sa.update(accounts).where(accounts.c.guest == guest).values(**nobody)
            if c.execute(change).rowcount == 0:
                new = sa.insert(accounts).values(guest=guest, made=now, language="", **nobody)
                c.execute(new)

        await self._database.write(job, f"guest {guest}", f"blocks {guest}", f"sessions {guest}")


def plain_mail(mail: str) -> str:
    """An address as it is told from others."""
    return mail.strip().casefold()


def _taken() -> Fault:
    return Fault(409, "name-taken", "somebody has that name already")
