"""Puzzles: the one of today, to be solved, and its picture."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from detente.server.hall.hall import Guest
from detente.server.learning.puzzles import picture
from detente.server.messages import api
from detente.server.parts import Parts
from detente.server.routes.asking import GameName, get_json, post_json

TAGS: Final = ["puzzles"]

PuzzleName = Annotated[str, PathParameter(max_length=18)]


@get_json("/api/puzzle", tags=TAGS)
async def daily(guest: NamedDependency[Guest], parts: NamedDependency[Parts]) -> api.Daily | None:
    """The puzzle of today, the same for everybody; null where no game has any."""
    return await parts.puzzles.daily(guest.id)


@get_json("/api/games/{name:str}/puzzles/{puzzle:str}", tags=TAGS)
async def shown(
    name: GameName,
    puzzle: PuzzleName,
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> api.PuzzleView:
    """A puzzle to be solved."""
    return await parts.puzzles.shown(name, puzzle, guest)


@post_json("/api/games/{name:str}/puzzles/{puzzle:str}", tags=TAGS)
async def judged(
    name: GameName,
    puzzle: PuzzleName,
    data: JSONBody[api.PuzzleAnswer],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> api.Judged:
    """What my answer is worth, and why; or, without one, what is best."""
    return await parts.puzzles.judged(name, puzzle, data.action, guest)


@get("/api/games/{name:str}/puzzles/{puzzle:str}/picture", include_in_schema=False)
async def drawn(
    name: GameName,
    puzzle: PuzzleName,
    address: NamedDependency[str],
    parts: NamedDependency[Parts],
    language: Annotated[Literal["en", "fr"], QueryParameter()] = "en",
    theme: Annotated[Literal["light", "dark"], QueryParameter()] = "dark",
) -> Response[str]:
    """The board of a puzzle."""
    made = await parts.room.read(address, picture, name, puzzle, language, theme)
    headers = {"cache-control": "max-age=3600"}
    return Response(made, media_type="image/svg+xml", headers=headers)


ROUTES: Final = [daily, shown, judged, drawn]
