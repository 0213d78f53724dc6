"""Accounts: made, entered, left; their sessions; another device; one's own data."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.params import JSONBody

from detente.server.faults import Fault
from detente.server.hall.hall import Guest
from detente.server.messages import api, people
from detente.server.parts import Parts
from detente.server.people.accounts import plain_mail
from detente.server.people.alike import folded
from detente.server.people.export import everything
from detente.server.people.letters import Letters
from detente.server.people.links import plain_code
from detente.server.people.sessions import How
from detente.server.routes.asking import (
    get_json,
    good_name,
    must_have_account,
    post_json,
    remember,
)
from detente.server.table.departure import leave_every_table

Asking = Request[Any, Any, Any]
TAGS: Final = ["accounts"]
SETTINGS: Final = 8_000
"""So many bytes the page may keep for an account."""


@get_json("/api/account", tags=TAGS)
async def account(guest: NamedDependency[Guest], parts: NamedDependency[Parts]) -> people.Account:
    """My account: ways in, where I am signed in; as a guest, what an account would keep."""
    return await account_of(parts, guest)


async def account_of(parts: Parts, guest: Guest) -> people.Account:
    found = await parts.accounts.find(guest.id)
    listed = await parts.sessions.listed(guest.id)
    running, finished = await parts.hall.store.counted(guest.id)
    return people.Account(
        guest.nickname,
        found is not None,
        None if found is None else found.made,
        None if found is None else found.guest_since,
        None if found is None or found.mail is None else _shown(found.mail),
        found is not None and found.password,
        [people.SessionInfo(*one, one.id == guest.session) for one in listed],
        running,
        finished,
        parts.letters is not None,
        [] if parts.passkeys is None else await _passkeys(parts, guest),
        parts.passkeys is not None,
        "all" if found is None else found.invitations,
    )


async def _passkeys(parts: Parts, guest: Guest) -> list[people.PasskeyInfo]:
    assert parts.passkeys is not None
    return [people.PasskeyInfo(*one) for one in await parts.passkeys.listed(guest.id)]


# -- coming --------------------------------------------------------------------------------------


@post_json("/api/account/register", tags=TAGS)
async def register(
    data: JSONBody[people.Register],
    request: Asking,
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> api.Me:
    """Become an account with a name and a password: tables and seats stay mine."""
    _must_be_guest(guest)
    parts.tries.count("register", guest.address)
    nickname = good_name(data.name)
    await parts.accounts.register(guest.id, nickname, data.password, None, data.language)
    await parts.hall.call_again(guest.id)
    return await signed_in(request, parts, guest.id, "password")


@post_json("/api/account/enter", tags=TAGS)
async def enter(
    data: JSONBody[people.Enter],
    request: Asking,
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> api.Me:
    """Sign in with a name or an address and a password."""
    parts.tries.count("enter", guest.address, folded(data.name))
    id = await parts.accounts.enter(data.name, data.password)
    return await come_in(request, parts, guest, id, "password", data.bring)


@post_json("/api/account/link", tags=TAGS)
async def ask_link(
    data: JSONBody[people.AskLink], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> people.Sent:
    """Have a link sent; the answer is the same whether the address is known or not."""
    letters = _letters(parts)
    parts.tries.count("link", guest.address)
    parts.tries.count_mail(plain_mail(data.mail))
    may_register = data.register and guest.session is None
    await letters.link(guest.id, data.mail, data.language, data.reset, may_register)
    return people.Sent()


@post_json("/api/account/link/use", tags=TAGS)
async def use_link(
    data: JSONBody[people.UseLink],
    request: Asking,
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> people.LinkOpened:
    """Use a link that came by mail; it works once."""
    parts.tries.count("use", guest.address)
    kinds = ("enter", "register", "mail") if data.password is None else ("reset",)
    link = await parts.links.use(data.token, *kinds)
    if link.what == "mail":
        await parts.accounts.set_mail(link.guest, link.mail or "")
        return people.LinkOpened(link.what)
    if link.what == "register":
        await _register_by_mail(parts, link.guest, link.mail or "")
    if data.password is not None:
        await parts.accounts.reset_password(link.guest, data.password)
        await parts.sessions.end_others(link.guest, None)
    await come_in(request, parts, guest, link.guest, "link", data.bring)
    return people.LinkOpened(link.what)


async def _register_by_mail(parts: Parts, id: str, mail: str) -> None:
    """The guest who asked for the link becomes an account, under a name nobody else has."""
    asked = await parts.hall.guest(id)
    name = await parts.accounts.free_name(asked.nickname)
    await parts.accounts.register(id, name, None, mail, "en")
    await parts.hall.call_again(id)


@post_json("/api/account/code", tags=TAGS)
async def make_code(guest: NamedDependency[Guest], parts: NamedDependency[Parts]) -> people.Code:
    """A code that makes another device mine, for ten minutes and once."""
    return people.Code(*await parts.links.code(guest.id))


@post_json("/api/account/code/use", tags=TAGS)
async def use_code(
    data: JSONBody[people.UseCode],
    request: Asking,
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> api.Me:
    """Be whoever shows that code on another device."""
    parts.tries.count("code", guest.address, "everybody")
    link = await parts.links.use(plain_code(data.code), "code")
    if await parts.accounts.find(link.guest) is not None:
        return await signed_in(request, parts, link.guest, "code")
    remember(request, parts.guests.sign(link.guest))
    return await _me(parts, link.guest)


# -- changing ------------------------------------------------------------------------------------


@post_json("/api/account/password", tags=TAGS)
async def set_password(
    data: JSONBody[people.NewPassword],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> people.Account:
    """Choose another password; every other session ends."""
    must_have_account(guest)
    parts.tries.count("password", guest.address, guest.id)
    await parts.accounts.set_password(guest.id, data.old, data.password)
    await parts.sessions.end_others(guest.id, guest.session)
    return await account_of(parts, guest)


@post_json("/api/account/mail", tags=TAGS)
async def set_mail(
    data: JSONBody[people.NewMail], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> people.Sent:
    """Give another address: it counts when the link that is sent there was opened."""
    must_have_account(guest)
    letters = _letters(parts)
    parts.tries.count("link", guest.address)
    parts.tries.count_mail(plain_mail(data.mail))
    found = await parts.accounts.find(guest.id)
    await letters.prove(guest.id, guest.nickname, data.mail, found.language if found else "en")
    return people.Sent()


@post_json("/api/account/sessions/end", tags=TAGS)
async def end_sessions(
    data: JSONBody[people.EndSessions],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> people.Account:
    """Sign a session of mine out, or all but this one; their windows close."""
    must_have_account(guest)
    if data.id is None:
        await parts.sessions.end_others(guest.id, guest.session)
    else:
        await parts.sessions.end(guest.id, data.id)
    return await account_of(parts, guest)


@post_json("/api/account/invitations", tags=TAGS)
async def take_invitations(
    data: JSONBody[people.Invitations],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> people.Account:
    """Choose who may keep a seat for me by my name."""
    must_have_account(guest)
    await parts.accounts.take_invitations(guest.id, data.inviters)
    return await account_of(parts, guest)


@get_json("/api/account/settings", tags=TAGS)
async def settings(guest: NamedDependency[Guest], parts: NamedDependency[Parts]) -> people.Settings:
    """What the page has kept for me."""
    kept = None if guest.session is None else await parts.accounts.settings(guest.id)
    return people.Settings(kept)


@post_json("/api/account/settings", tags=TAGS)
async def keep_settings(
    data: JSONBody[people.Kept], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> people.Settings:
    """Keep settings and lessons for my other devices."""
    must_have_account(guest)
    if len(msgspec.json.encode(data.settings)) > SETTINGS:
        raise Fault(413, "oversized", f"at most {SETTINGS} bytes")
    await parts.accounts.keep_settings(guest.id, data.language, data.settings)
    return people.Settings(data.settings)


# -- going ---------------------------------------------------------------------------------------


@post_json("/api/account/leave", tags=TAGS)
async def leave(
    request: Asking, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.Me:
    """Sign out here; a guest stays who they are."""
    if guest.session is None:
        return await _me(parts, guest.id)
    await parts.sessions.end(guest.id, guest.session)
    return await _newcomer(request, parts)


@get_json("/api/account/export", tags=TAGS)
async def export(
    guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> Response[dict[str, Any]]:
    """Everything that is kept about me, as one file."""
    told = await parts.hall.store.database.read(lambda c: everything(c, guest.id))
    headers = {"content-disposition": 'attachment; filename="detente.json"'}
    return Response(told, headers=headers)


@post_json("/api/account/delete", tags=TAGS)
async def delete(
    data: JSONBody[people.Forget],
    request: Asking,
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> api.Me:
    """Delete my account, or this guest: games stay for the others, without my name."""
    if data.name != guest.nickname:
        raise Fault(400, "wrong-name", "the name says that it is meant")
    for id in [guest.id, *[bot.id for bot in await parts.programs.listed(guest.id)]]:
        await leave_every_table(parts.hall, id)
    await parts.sessions.end_others(guest.id, None)
    await parts.accounts.forget(guest.id)
    await parts.hall.call_again(guest.id)
    return await _newcomer(request, parts)


# -- what several of them do ---------------------------------------------------------------------


async def come_in(
    request: Asking, parts: Parts, guest: Guest, id: str, how: How, bring: bool
) -> api.Me:
    """Be an account from now on, with the tables of the guest so far if they come along."""
    if bring and guest.session is None and guest.id != id:
        for table in await parts.accounts.bring(guest.id, id):
            parts.hall.let_go(table)
    return await signed_in(request, parts, id, how)


async def signed_in(request: Asking, parts: Parts, id: str, how: How) -> api.Me:
    """A session nobody has seen before, whoever the browser was until now."""
    remember(request, await parts.sessions.begin(id, how, request.headers.get("user-agent", "")))
    return await _me(parts, id)


async def _newcomer(request: Asking, parts: Parts) -> api.Me:
    id = parts.guests.new()
    remember(request, parts.guests.sign(id))
    return await _me(parts, id)


async def _me(parts: Parts, id: str) -> api.Me:
    found = await parts.accounts.find(id)
    return api.Me(id, (await parts.hall.guest(id)).nickname, found is not None)


def _must_be_guest(guest: Guest) -> None:
    if guest.session is not None:
        raise Fault(409, "has-account", "this is an account already")


def _letters(parts: Parts) -> Letters:
    if parts.letters is None:
        raise Fault(409, "no-mail", "this server sends no mails")
    return parts.letters


def _shown(mail: str) -> str:
    """An address that its owner knows again: w…6@example.org."""
    name, _, host = mail.rpartition("@")
    return f"{name[:1]}…{name[-1:]}@{host}"


ROUTES: Final = [
    account,
    register,
    enter,
    ask_link,
    use_link,
    make_code,
    use_code,
    set_password,
    set_mail,
    end_sessions,
    take_invitations,
    settings,
    keep_settings,
    leave,
    export,
    delete,
]
