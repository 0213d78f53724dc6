"""The shelf: games, what is printed on them, words and rules."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final, Literal

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import File

from detente.bots.levels import styles
from detente.bots.ratings import ratings
from detente.games import folder, lessons, page_files, shelf
from detente.server import bundle, texts
from detente.server.contests.rating_rules import prior
from detente.server.faults import Fault
from detente.server.messages import api
from detente.server.page import send_file
from detente.server.parts import Parts
from detente.server.routes.asking import GameName, get_json, must_be_a_game
from detente.server.shelf import shelf_game

WELL: Final = 3.0
"""In so many seconds a healthy database has written something."""

Language = FromPath[Literal["en", "fr"]]

get_text: Final = partial(get_json, tags=["words"], media_type=MediaType.TEXT, sync_to_thread=True)


@get_json("/health", tags=["server"])
async def health(parts: NamedDependency[Parts]) -> api.Health:
    """Whether the server is up and its database can be written."""
    async with asyncio.timeout(WELL):
        await parts.wellness.look()
    return api.Health("ok")


@get_json("/api/games", tags=["games"], sync_to_thread=False)
def list_games(parts: NamedDependency[Parts]) -> list[api.GameInfo]:
    """The shelf."""
    return [_game_info(name, parts.hall.workers.bots) for name in shelf()]


def _game_info(name: str, bots: list[str]) -> api.GameInfo:
    game = shelf_game(name, {})
    options = [
        api.Option(
            option.name,
            game.options.values[option.name],
            [*option.choices],
            option.clause,
            option.handicap,
        )
        for option in game.options.table
        if option.offered
    ]
    learnt = [lesson.name for lesson in lessons(name)]
    levels = {
        bot: api.Level(round(prior(f"bot:{bot}", name).mu), *earned[1:])
        for bot, earned in ratings(name).items()
    }
    return api.GameInfo(
        name,
        game.version,
        seats=list(game.seats),
        options=options,
        bots=bots,
        styles=list(styles(name)),
        levels=levels,
        lessons=learnt,
        page=page_files(name),
    )


@get_json("/api/games/{name:str}/catalogue", tags=["games"], sync_to_thread=False)
def catalogue(name: GameName) -> api.CatalogueData:
    """What never changes about a game: its action table and what is printed on its pieces."""
    must_be_a_game(name)
    game = shelf_game(name, {})
    verbs = [api.Verb(verb.word, verb.kind, verb.leaves_off) for verb in game.notation.verbs]
    nouns = {kind: list(names) for kind, names in game.nouns.items()}
    return api.CatalogueData(verbs, nouns, list(game.seats), dict(game.catalogue()))


@get("/api/games/{name:str}/page/{file:str}", include_in_schema=False, sync_to_thread=False)
def page_file(name: GameName, file: GameName) -> File:
    """A file with which a game of another package is drawn."""
    must_be_a_game(name)
    if file not in page_files(name):
        raise Fault(404, "not-found", f"the page of {name} has no file {file!r}")
    return send_file(folder(name) / "page" / file, "no-cache")


@get_json("/api/offline", tags=["games"], sync_to_thread=True)
def offline() -> api.Offline:
    """What a page keeps to play against bots without the server."""
    return bundle.listed()


@get("/api/offline/{name:str}", include_in_schema=False, sync_to_thread=True)
def archive(name: GameName) -> Response[bytes]:
    """The rules and bots of this server, for an interpreter in a browser."""
    if name != bundle.archive_name():
        raise Fault(404, "not-found", f"there is no archive {name!r}")
    return Response(bundle.archive(), media_type="application/zip")


@get_text("/api/text/{language:str}")
def shared_text(language: Language) -> str:
    """What the program says whatever is played, as Fluent."""
    return texts.shared_text(language)


@get_text("/api/text/{language:str}/{name:str}")
def game_text(language: Language, name: GameName) -> str:
    """What one game says, as Fluent."""
    must_be_a_game(name)
    return texts.game_text(name, language)


@get_text("/api/text/{language:str}/{name:str}/history")
def history(language: Language, name: GameName) -> str:
    """What the cards of a game stand for, as Fluent; nothing where they are invented."""
    must_be_a_game(name)
    return texts.history(name, language)


@get_json("/api/rules/{name:str}/{language:str}", tags=["words"], sync_to_thread=True)
def rules(name: GameName, language: Language) -> api.Rules:
    """The rules of a game, clause by clause."""
    must_be_a_game(name)
    found = texts.rules(name, language)
    if found is None:
        raise Fault(404, "not-found", f"the rules of {name} are not here")
    return found


ROUTES: Final = [
    health,
    list_games,
    catalogue,
    page_file,
    offline,
    archive,
    shared_text,
    game_text,
    history,
    rules,
]
