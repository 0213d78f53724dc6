"""What every route knows: who asks, and how a request is turned down."""

from __future__ import annotations

import functools
from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import PathParameter
from litestar.status_codes import HTTP_200_OK

from detente.games import games
from detente.server.faults import Fault
from detente.server.gate import COOKIE_SLOT, GUEST_SLOT
from detente.server.hall.hall import Guest
from detente.server.parts import Parts
from detente.server.people.alike import mixes_alphabets
from detente.server.people.guests import clean_nickname, cookie_of, default_nickname, set_cookie
from detente.server.people.programs import MARK, token_of
from detente.server.problems import PROBLEMS

TableKey = Annotated[str, PathParameter(max_length=16)]
GameName = Annotated[str, PathParameter(max_length=40)]

_PEOPLE: Final = ("/api/account", "/api/bots", "/api/notices")

RECORD_BYTES: Final = 2_000_000
"""The longest body with a record in it."""

get_json: Final = functools.partial(get, responses=PROBLEMS)
post_json: Final = functools.partial(post, responses=PROBLEMS, status_code=HTTP_200_OK)
"""What makes something new says so: 201."""


async def provide_guest(request: Request[Any, Any, Any], parts: NamedDependency[Parts]) -> Guest:
    """Whoever asks; a newcomer becomes a guest and gets the cookie that says so."""
    token = token_of(request.scope["headers"])
    if token is not None:
        return await _program(request, parts, token)
    someone = await parts.sessions.who(cookie_of(request.scope["headers"]), parts.guests)
    address = parts.limits.disguised(request.scope)
    parts.hall.store.orders.must_be_welcome(someone and someone.guest, address)
    if someone is None:
        id = parts.guests.new()
        remember(request, parts.guests.sign(id))
        return Guest(id, default_nickname(id), address)
    request.scope["state"][GUEST_SLOT] = someone.guest
    return await parts.hall.guest(someone.guest, address, someone.session)


def provide_address(request: Request[Any, Any, Any], parts: NamedDependency[Parts]) -> str:
    """Where somebody asks from, as it can be counted and not read."""
    return parts.limits.disguised(request.scope)


async def _program(request: Request[Any, Any, Any], parts: Parts, token: str) -> Guest:
    """The bot a token proves: it plays, and has no account to look after."""
    id = await parts.programs.of_token(token)
    address = parts.limits.disguised(request.scope)
    parts.hall.store.orders.must_be_welcome(id, address)
    path, changes = request.scope["path"], request.method != "GET"
    if path.startswith(_PEOPLE) or (path == "/api/me" and changes):
        raise Fault(403, "not-for-bots", "a bot looks after no account")
    request.scope["state"][GUEST_SLOT] = id
    found = await parts.hall.guest(id)
    return Guest(id, found.nickname, address, None, True)


def remember(request: Request[Any, Any, Any], cookie: str) -> None:
    """Let the browser know who it is from now on."""
    request.scope["state"][COOKIE_SLOT] = set_cookie(cookie, request.scope["scheme"] == "https")


def must_have_account(guest: Guest) -> None:
    """Fault if a guest has no account."""
    if guest.session is None:
        raise Fault(403, "no-account", "only an account has that")


def good_name(typed: str) -> str:
    """A name as it is shown; Fault if it is none."""
    nickname = clean_nickname(typed)
    if not nickname:
        raise Fault(400, "bad-nickname", "a name needs at least one visible character")
    if nickname.casefold().startswith(MARK.casefold()):
        raise Fault(400, "bot-nickname", "that is how the names of bots begin")
    if mixes_alphabets(nickname):
        raise Fault(400, "mixed-nickname", "a name keeps to one alphabet")
    return nickname


def must_be_a_game(name: str) -> None:
    """Fault if there is no such game."""
    if name not in games():
        raise Fault(404, "no-such-game", f"there is no game {name!r}")
