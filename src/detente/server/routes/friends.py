"""People who know each other: whom I follow, and who of them is here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from detente.server.contests.rating_rules import FEW
from detente.server.hall.hall import Guest
from detente.server.messages import people
from detente.server.parts import Parts
from detente.server.routes.asking import get_json, must_be_a_game, must_have_account, post_json

TAGS: Final = ["friends"]


@get_json("/api/friends", tags=TAGS)
async def friends(
    guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> Sequence[people.FriendInfo]:
    """Whom I follow; of friends, who follow me too, when they were here."""
    return await _listed(parts, guest)


@post_json("/api/friends", tags=TAGS)
async def follow(
    data: JSONBody[people.PlayerName],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> Sequence[people.FriendInfo]:
    """Follow somebody by name."""
    must_have_account(guest)
    other = await parts.company.player(data.name, guest.id)
    await parts.company.friends.follow(guest.id, other.id)
    return await _listed(parts, guest)


@post_json("/api/friends/end", tags=TAGS)
async def unfollow(
    data: JSONBody[people.PlayerId],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> Sequence[people.FriendInfo]:
    """Follow somebody no longer."""
    await parts.company.friends.unfollow(guest.id, data.id)
    return await _listed(parts, guest)


@get_json("/api/people", tags=TAGS)
async def find(
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
    game: Annotated[str, QueryParameter(max_length=40)],
    name: Annotated[str, QueryParameter(max_length=24)] = "",
) -> Sequence[people.Found]:
    """Players whose names begin so, from two letters on; without a name, those I played last."""
    must_be_a_game(game)
    players = await parts.company.found(name, guest.id)
    ids = [one.id for one in players]
    known = await parts.ratings.of(game, ids)
    score = await parts.ratings.score(guest.id, ids)
    friends = {one.id: one for one in await parts.company.friends.listed(guest.id)}
    here = {id: parts.company.is_here(one) for id, one in friends.items()}
    return [
        people.Found(
            *one,
            known[one.id].shown,
            known[one.id].games < FEW,
            *score[one.id],
            here.get(one.id, False),
        )
        for one in players
    ]


async def _listed(parts: Parts, guest: Guest) -> Sequence[people.FriendInfo]:
    found = await parts.company.friends.listed(guest.id)
    return [people.FriendInfo(*one, parts.company.is_here(one)) for one in found]


ROUTES: Final = [friends, follow, unfollow, find]
