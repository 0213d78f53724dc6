"""Tournaments: listed, made, entered, followed; and the quick way to an opponent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_201_CREATED

from detente.server.faults import Fault
from detente.server.hall.hall import Guest
from detente.server.messages import api
from detente.server.parts import Parts
from detente.server.routes.asking import TableKey, get_json, post_json


@get_json("/api/tournaments", tags=["tournaments"])
async def tournaments(
    guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> Sequence[api.TournamentInfo]:
    """Tournaments: those open for entry first."""
    return await parts.tournaments.listed(guest.id)


@post_json("/api/tournaments", tags=["tournaments"], status_code=HTTP_201_CREATED)
async def make(
    data: JSONBody[api.NewTournament], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.TableId:
    """Make a tournament."""
    if not parts.tries.allows("tournament", guest.address):
        raise Fault(429, "tournaments-from-here", "enough tournaments of this address for a day")
    return api.TableId(await parts.tournaments.make(data, guest))


@get_json("/api/tournaments/{id:str}", tags=["tournaments"])
async def tournament(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.Tournament:
    """A tournament with its standings and games."""
    return await parts.tournaments.info(id, guest.id)


@post_json("/api/tournaments/{id:str}/enter", tags=["tournaments"])
async def enter(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.Tournament:
    """Take part."""
    await parts.tournaments.enter(id, guest)
    return await parts.tournaments.info(id, guest.id)


@post_json("/api/tournaments/{id:str}/withdraw", tags=["tournaments"])
async def withdraw(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.Tournament:
    """Do not take part after all, before it begins."""
    await parts.tournaments.withdraw(id, guest)
    return await parts.tournaments.info(id, guest.id)


@post_json("/api/tournaments/{id:str}/begin", tags=["tournaments"])
async def begin(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.Tournament:
    """Close the entry of a tournament of mine: the first round is paired."""
    await parts.tournaments.begin(id, guest)
    return await parts.tournaments.info(id, guest.id)


@post_json("/api/tournaments/{id:str}/call_off", tags=["tournaments"])
async def call_off(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.Tournament:
    """Call a tournament of mine off."""
    await parts.tournaments.call_off(id, guest)
    return await parts.tournaments.info(id, guest.id)


@post_json("/api/tournaments/{id:str}/follow", tags=["tournaments"])
async def follow(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.Tournament:
    """Be told of every new round and of the end."""
    await parts.audience.follow(id, guest)
    return await parts.tournaments.info(id, guest.id)


@post_json("/api/tournaments/{id:str}/unfollow", tags=["tournaments"])
async def unfollow(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.Tournament:
    """Be told no longer."""
    await parts.audience.unfollow(id, guest.id)
    return await parts.tournaments.info(id, guest.id)


@post_json("/api/pairing", tags=["tables"])
async def pairing(
    data: JSONBody[api.Wish], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.TableId:
    """Sit down with the next player who wants the same, or wait for one at an open table."""
    return api.TableId(await parts.lobby.pair_up(data, guest))


@post_json("/api/pairing/looking", tags=["tables"])
async def looking(
    data: JSONBody[api.Wish], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.Looking:
    """How many others wait for an opponent now."""
    return await parts.lobby.looking(data, guest.id)


ROUTES: Final = [
    tournaments,
    make,
    tournament,
    enter,
    withdraw,
    begin,
    call_off,
    follow,
    unfollow,
    pairing,
    looking,
]
