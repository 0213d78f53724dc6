"""Notices: how I want to be told that I am asked, and the way out of it."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from detente.server.faults import Fault
from detente.server.hall.hall import Guest
from detente.server.messages import people
from detente.server.outgoing.notices import Wishes
from detente.server.parts import Parts
from detente.server.routes.asking import TableKey, get_json, must_have_account, post_json

TAGS: Final = ["notices"]


@get_json("/api/notices", tags=TAGS)
async def notices(guest: NamedDependency[Guest], parts: NamedDependency[Parts]) -> people.Notices:
    """How I am told, and how I could be."""
    return await _notices(parts, guest)


@post_json("/api/notices", tags=TAGS)
async def set_notices(
    data: JSONBody[people.NewNotices],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> people.Notices:
    """Be told otherwise from now on."""
    must_have_account(guest)
    if data.webhook is not None and parts.outward is None:
        raise Fault(409, "no-webhook", "this server calls no webhooks")
    wishes = Wishes(data.mail, data.webhook, data.reminder, data.quiet, data.off_turn, data.always)
    await parts.notices.wish(guest.id, wishes)
    return await _notices(parts, guest)


@post_json("/api/notices/browser", tags=TAGS)
async def tell_browser(
    data: JSONBody[people.NewBrowser],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> people.Notices:
    """Tell this browser, too."""
    must_have_account(guest)
    keys = {"p256dh": data.p256dh, "auth": data.auth}
    await parts.notices.tell_browser(guest.id, {"endpoint": data.endpoint, "keys": keys})
    return await _notices(parts, guest)


@post_json("/api/notices/browser/off", tags=TAGS)
async def spare_browser(
    data: JSONBody[people.OldBrowser],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> people.Notices:
    """Tell this browser no longer."""
    await parts.notices.spare_browser(guest.id, data.endpoint)
    return await _notices(parts, guest)


@post_json("/api/notices/off", tags=TAGS)
async def unsubscribe(
    parts: NamedDependency[Parts],
    token: Annotated[str, QueryParameter(max_length=200)],
) -> people.Sent:
    """End mails by the link in one of them: whoever has it needs no cookie."""
    await parts.notices.unsubscribe(token)
    return people.Sent()


@post_json("/api/tables/{id:str}/remind", tags=TAGS)
async def remind(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> people.Sent:
    """Remind those for whom a table of mine has waited for a day."""
    await parts.notices.remind(id, guest)
    return people.Sent()


async def _notices(parts: Parts, guest: Guest) -> people.Notices:
    wishes = await parts.notices.wishes(guest.id)
    key = None if parts.outward is None else parts.outward.public_key
    return people.Notices(
        wishes.mail,
        wishes.webhook,
        wishes.reminder,
        {table: list(ways) for table, ways in wishes.quiet.items()},
        wishes.off_turn,
        wishes.always,
        await parts.notices.browsers(guest.id),
        parts.letters is not None,
        parts.outward is not None,
        key,
    )


ROUTES: Final = [notices, set_notices, tell_browser, spare_browser, unsubscribe, remind]
