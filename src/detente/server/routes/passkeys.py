"""Passkeys: made, used, removed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar.di import NamedDependency
from litestar.params import JSONBody

from detente.server.faults import Fault
from detente.server.hall.hall import Guest
from detente.server.messages import api, people
from detente.server.parts import Parts
from detente.server.routes.accounts import TAGS, Asking, account_of, come_in, signed_in
from detente.server.routes.asking import good_name, must_have_account, post_json

if TYPE_CHECKING:
    from detente.server.people.passkeys import Passkeys, Site


@post_json("/api/account/passkey/new", tags=TAGS)
async def ask_for_new(
    request: Asking, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> people.Riddle:
    """What this browser must know to make a key for me."""
    keys = _tried(parts, guest)
    return people.Riddle(await keys.ask_for_new(guest.id, guest.nickname, _site(request, parts)))


@post_json("/api/account/passkey", tags=TAGS)
async def add(
    data: JSONBody[people.NewPasskey],
    request: Asking,
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> api.Me:
    """Keep a key this browser has made; a guest becomes an account by that."""
    keys = _tried(parts, guest)
    key = await keys.check_new(guest.id, _site(request, parts), data.answer)
    agent = request.headers.get("user-agent", "")
    if guest.session is not None:
        await keys.keep(guest.id, key, agent)
        return api.Me(guest.id, guest.nickname, True)
    nickname = good_name(data.name)
    await parts.accounts.register(guest.id, nickname, None, None, data.language)
    await keys.keep(guest.id, key, agent)
    await parts.hall.call_again(guest.id)
    return await signed_in(request, parts, guest.id, "passkey")


@post_json("/api/account/passkey/ask", tags=TAGS)
async def ask(
    request: Asking, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> people.Riddle:
    """A riddle for whatever key this browser has: the same for everybody."""
    keys = _tried(parts, guest)
    return people.Riddle(await keys.ask(guest.id, _site(request, parts)))


@post_json("/api/account/passkey/enter", tags=TAGS)
async def enter(
    data: JSONBody[people.UsePasskey],
    request: Asking,
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> api.Me:
    """Sign in by a key that has solved its riddle."""
    keys = _tried(parts, guest)
    id = await keys.whose(guest.id, _site(request, parts), data.answer)
    return await come_in(request, parts, guest, id, "passkey", data.bring)


@post_json("/api/account/passkey/remove", tags=TAGS)
async def remove(
    data: JSONBody[people.OldPasskey],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> people.Account:
    """Let a key of mine open nothing any more."""
    must_have_account(guest)
    await _passkeys(parts).remove(guest.id, data.id)
    return await account_of(parts, guest)


def _tried(parts: Parts, guest: Guest) -> Passkeys:
    """The keys, for one more try of this guest."""
    keys = _passkeys(parts)
    parts.tries.count("passkey", guest.address)
    return keys


def _passkeys(parts: Parts) -> Passkeys:
    if parts.passkeys is None:
        raise Fault(409, "no-passkeys", "this server knows no passkeys")
    return parts.passkeys


def _site(request: Asking, parts: Parts) -> Site:
    """Where the page is: as the server was told, or as this browser has found it."""
    from detente.server.people.passkeys import Site

    return Site.of(parts.settings.address or str(request.base_url))


ROUTES: Final = [ask_for_new, add, ask, enter, remove]
