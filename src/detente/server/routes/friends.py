"""People who know each other: whom I follow, and who of them is here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from detente.server import people
from detente.server.hall import Guest
from detente.server.parts import Parts
from detente.server.routes.asking import get_json, must_have_account, post_json

TAGS: Final = ["friends"]


@get_json("/api/friends", tags=TAGS)
async def friends(
    guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> Sequence[people.FriendInfo]:
    """Whom I follow; of friends, who follow me too, when they were here."""
    return await _listed(parts, guest)


@post_json("/api/friends", tags=TAGS, status_code=HTTP_200_OK)
async def follow(
    data: JSONBody[people.PlayerName],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> Sequence[people.FriendInfo]:
    """Follow somebody by name."""
    must_have_account(guest)
    other = await parts.hall.player(data.name, guest.id)
    await parts.hall.friends.follow(guest.id, other.id)
    return await _listed(parts, guest)


@post_json("/api/friends/end", tags=TAGS, status_code=HTTP_200_OK)
async def unfollow(
    data: JSONBody[people.PlayerId],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> Sequence[people.FriendInfo]:
    """Follow somebody no longer."""
    await parts.hall.friends.unfollow(guest.id, data.id)
    return await _listed(parts, guest)


async def _listed(parts: Parts, guest: Guest) -> Sequence[people.FriendInfo]:
    found = await parts.hall.friends.listed(guest.id)
    return [people.FriendInfo(*one, parts.hall.is_here(one)) for one in found]


ROUTES: Final = [friends, follow, unfollow]
