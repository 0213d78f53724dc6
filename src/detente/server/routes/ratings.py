"""Ratings: a player's page, and the ladder of a game."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter
from msgspec.structs import replace

from detente.games import shelf
from detente.server.contests.ratings import ALL, RECENT
from detente.server.faults import Fault
from detente.server.hall.hall import Guest
from detente.server.messages import api
from detente.server.parts import Parts
from detente.server.routes.asking import GameName, TableKey, get_json, must_be_a_game

PlayerKey = Annotated[str, PathParameter(max_length=44)]


@get_json("/api/players/{player:str}", tags=["ratings"])
async def profile(
    player: PlayerKey,
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
    recent: Annotated[int, QueryParameter(ge=1, le=ALL)] = RECENT,
) -> api.Profile:
    """A player's page: ratings, results by side, so many recent rated games, what is played now."""
    found = await parts.ratings.profile(player, shelf(), recent)
    if found is None:
        raise Fault(404, "no-such-player", "there is no such player")
    return replace(found, playing=await parts.lobby.playing(player, guest.id))


@get_json("/api/games/{name:str}/ladder", tags=["ratings"])
async def ladder(name: GameName, parts: NamedDependency[Parts]) -> api.Ladder:
    """The rated players of a game, the strongest first, and how often each side has won."""
    must_be_a_game(name)
    return await parts.ratings.ladder(name)


@get_json("/api/tables/{id:str}/players", tags=["ratings"])
async def players(id: TableKey, parts: NamedDependency[Parts]) -> list[api.TablePlayer]:
    """Who sits at a table, with their ratings in its game."""
    return await parts.lobby.players(id)


ROUTES: Final = [profile, ladder, players]
