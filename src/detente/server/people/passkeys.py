"""Passkeys: accounts are entered by a key that never leaves its device (WebAuthn)."""

from __future__ import annotations

import json
import secrets
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import sqlalchemy as sa
import webauthn
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import base64url_to_bytes, options_to_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from detente.server.clocks.clock import Clock
from detente.server.faults import Fault
from detente.server.people.links import Links
from detente.server.people.sessions import device, fingerprint
from detente.server.storage.database import Database
from detente.server.storage.schema import accounts, passkeys

Answer = dict[str, Any]  # Any: what a browser says, which the library reads
NAME: Final = "Détente"

MOST: Final = 10
"""How many keys an account may have."""


class Site(NamedTuple):
    """Where the page is, as browsers know it: keys are good for this place alone."""

    host: str
    origin: str

    @staticmethod
    def of(address: str) -> Site:
        """The site of an address of the page."""
        parts = urlsplit(address)
        return Site(parts.hostname or "", f"{parts.scheme}://{parts.netloc}")


class Passkey(NamedTuple):
    """A key of an account: made on which device, when, and when it was used last."""

    id: str
    device: str
    made: int
    used: int | None


class Passkeys:
    """Makes riddles for keys, and knows whose key has solved one."""

    def __init__(self, database: Database, clock: Clock, links: Links) -> None:
        self._database: Final = database
        self._clock: Final = clock
        self._links: Final = links

    async def listed(self, guest: str) -> list[Passkey]:
        """The keys of an account, the oldest first."""
        columns = [passkeys.c[name] for name in Passkey._fields]
        query = sa.select(*columns).where(passkeys.c.guest == guest).order_by(passkeys.c.made)
        rows = await self._database.read(lambda c: c.execute(query).all())
        return [Passkey(*row) for row in rows]

    async def ask_for_new(self, guest: str, name: str, site: Site) -> Answer:
        """What a browser is asked that is to make a key for a guest."""
        mine = sa.select(passkeys.c.credential).where(passkeys.c.guest == guest)
        known = await self._database.read(lambda c: list(c.execute(mine).scalars()))
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name=NAME,
            user_id=guest.encode(),
            user_name=name,
            challenge=await self._riddle(guest),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=one) for one in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )
        asked: Answer = json.loads(options_to_json(options))
        return asked

    async def check_new(self, guest: str, site: Site, answer: Answer) -> Answer:
        """The key a browser has made for a guest, as it is kept; Fault if it is none."""
        riddle = await self._solved(guest, answer)
        try:
            made = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=riddle,
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        except Exception as error:  # whatever a browser sends that is no key
            raise _wrong() from error
        return {
            "id": fingerprint(made.credential_id.hex()),
            "credential": made.credential_id,
            "public_key": made.credential_public_key,
            "count": made.sign_count,
        }

    async def keep(self, guest: str, key: Answer, agent: str) -> None:
        """An account has a key from now on; Fault if it has too many."""
        values = {"guest": guest, "device": device(agent), "made": self._clock.now(), **key}

        def job(c: Connection) -> None:
            mine = sa.select(sa.func.count()).select_from(passkeys).filter_by(guest=guest)
            if c.execute(mine).scalar_one() >= MOST:
                raise Fault(409, "too-many-passkeys", f"at most {MOST} keys each")
            c.execute(sa.insert(passkeys).values(**values))

        try:
            await self._database.write(job)
        except IntegrityError as error:
            raise _wrong() from error

    async def ask(self, guest: str, site: Site) -> Answer:
        """What a browser is asked that has a key, whosever it is."""
        options = webauthn.generate_authentication_options(
            rp_id=site.host,
            challenge=await self._riddle(guest),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        asked: Answer = json.loads(options_to_json(options))
        return asked

    async def whose(self, guest: str, site: Site, answer: Answer) -> str:
        """The account whose key has solved the riddle of a guest; Fault if nobody's has."""
        riddle = await self._solved(guest, answer)
        id = _named(answer)
        columns = (passkeys.c.guest, passkeys.c.public_key, passkeys.c["count"])
        query = sa.select(*columns).where(passkeys.c.id == id)
        row = await self._database.read(lambda c: c.execute(query).first())
        if row is None:
            raise _wrong()
        owner, public_key, count = row
        try:
            solved = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=riddle,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=public_key,
                credential_current_sign_count=count,
            )
        except Exception as error:
            raise _wrong() from error
        values = {"count": solved.new_sign_count, "used": self._clock.now()}
        change = sa.update(passkeys).where(passkeys.c.id == id).values(**values)
        await self._database.write(lambda c: c.execute(change))
        return str(owner)

    async def remove(self, guest: str, id: str) -> None:
        """A key opens nothing any more; Fault if it is the only way into its account."""

        def job(c: Connection) -> None:
            ways = sa.select(accounts.c.password, accounts.c.mail).filter_by(guest=guest)
            other = any(c.execute(ways).first() or ())
            mine = set(c.execute(sa.select(passkeys.c.id).filter_by(guest=guest)).scalars())
            if mine == {id} and not other:
                raise Fault(409, "last-way-in", "there is no other way into this account")
            c.execute(sa.delete(passkeys).filter_by(guest=guest, id=id))

        await self._database.write(job)

    async def _riddle(self, guest: str) -> bytes:
        """Something to be signed by a key, once and soon."""
        riddle = secrets.token_urlsafe(32)
        await self._links.keep(riddle, "passkey", guest)
        return riddle.encode()

    async def _solved(self, guest: str, answer: Answer) -> bytes:
        """The riddle that is answered, which was put to this guest and to no answer before."""
        try:
            said = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))
            riddle = base64url_to_bytes(said["challenge"]).decode("ascii")
        except Exception as error:
            raise _wrong() from error
        if (await self._links.use(riddle, "passkey")).guest != guest:
            raise _wrong()
        return riddle.encode()


def _named(answer: Answer) -> str:
    """Under which name the key of an answer is kept."""
    try:
        return fingerprint(base64url_to_bytes(answer["rawId"]).hex())
    except Exception as error:
        raise _wrong() from error


def _wrong() -> Fault:
    return Fault(403, "wrong-passkey", "that key opens nothing here")
