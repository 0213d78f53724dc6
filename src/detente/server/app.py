"""The application: HTTP and sockets. It knows who asks; the hall and its tables do the rest."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import File
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from litestar.types import Receive, Scope, Send, WebSocketScope

import detente
from detente.core.message import Refused
from detente.core.options import OptionError
from detente.core.record import Record
from detente.core.tables import DataError
from detente.games import folder, games, lessons, page_files, shelf
from detente.server import metrics, texts, views, wire
from detente.server.access import Access
from detente.server.clock import Clock
from detente.server.database import database_url, lock_for_one_server, open_backend
from detente.server.faults import Fault
from detente.server.gate import COOKIE_SLOT, Gate
from detente.server.guests import Guests, clean_nickname, cookie_of, mixes_alphabets, set_cookie
from detente.server.hall import Guest, Hall
from detente.server.lessons import find_lesson
from detente.server.limits import Limits
from detente.server.page import front, page, send_file
from detente.server.records import LONGEST_RECORD, read_record
from detente.server.records import replay as replay_match
from detente.server.retention import Kept
from detente.server.shelf import shelf_game
from detente.server.sockets import serve_socket
from detente.server.store import Store
from detente.server.trace import Trace
from detente.server.workers import Workers

log: Final = structlog.get_logger("detente.app")

WELL: Final = 3.0
"""In so many seconds a healthy database has written something."""

BODY_BYTES: Final = 16_384
RECORD_BYTES: Final = 2_000_000

Language = FromPath[Literal["en", "fr"]]
TableKey = Annotated[str, PathParameter(max_length=16)]
GameName = Annotated[str, PathParameter(max_length=40)]


_PROBLEMS: Final = {
    status: ResponseSpec(wire.Problem, description=description, generate_examples=False)
    for status, description in (
        (400, "The request is malformed."),
        (403, "The request is not this guest's to make."),
        (404, "There is no such thing."),
        (409, "Not now."),
        (413, "The request is too long."),
        (421, "The server does not answer to that host."),
        (429, "Too many requests."),
        (503, "Please try again."),
    )
}

_get: Final = functools.partial(get, responses=_PROBLEMS)
_post: Final = functools.partial(post, responses=_PROBLEMS)


class Settings(msgspec.Struct, frozen=True):
    """How a server is run."""

    database: str
    hosts: tuple[str, ...] = ()  # the names it answers to; none: any
    requests: int = 1_200  # HTTP requests a minute from one address; 0: no limit
    messages: float = 40.0  # socket messages a second on one connection; 0: no limit
    sockets: int = 300  # sockets from one address; 0: no limit
    tables: int = 500  # unfinished tables made from one address; 0: no limit
    workers: int = 2  # processes in which bots think
    trace: str = (
        ""  # a file for where the time of each move goes; none for anybody but who measures
    )
    kept: Kept = Kept()  # for how long what nobody needs any more is kept


class Parts:
    """What a running server consists of; filled when it starts."""

    hall: Hall
    guests: Guests
    limits: Limits

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings: Final = settings
        self._clock: Final = clock or Clock()

    @contextlib.asynccontextmanager
    async def running(self, _app: Litestar) -> AsyncIterator[None]:
        """Open the database, start the workers; at the end write what waits and let go."""
        settings, url = self.settings, database_url(self.settings.database)
        lock = lock_for_one_server(url)
        store = Store(await open_backend(url))
        if settings.trace:
            store.trace = Trace(Path(settings.trace))
        key = await store.signing_key()
        self.guests = Guests(key)
        self.limits = Limits(settings.sockets, settings.messages, key)
        await store.blocks.load()
        workers = Workers(settings.workers)
        self.hall = Hall(store, workers, self._clock, key, settings.tables)
        metrics.watch(self.hall.count, lambda: store.database.waiting, lambda: workers.waiting)
        tasks = [asyncio.create_task(workers.warm_up()), asyncio.create_task(self.hall.sweep())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await self.hall.close()
            await workers.close()
            await store.close()
            if lock is not None:
                lock.release()

    def who(self, scope: Scope) -> dict[str, object]:
        """Who asks, as far as the log may know: a guest, and an address that cannot be read."""
        guest = self.guests.known(cookie_of(scope["headers"]))
        return {"guest": guest, "address": self.limits.disguised(scope)}

    async def serve_socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """One browser at one table."""
        await serve_socket(scope, receive, send, self.hall, self.guests, self.limits)


# -- who asks --------------------------------------------------------------------------------


async def provide_guest(request: Request[Any, Any, Any], parts: NamedDependency[Parts]) -> Guest:
    """Whoever asks; a newcomer becomes a guest and gets the cookie that says so."""
    id = parts.guests.known(cookie_of(request.scope["headers"]))
    if id is None:
        id = parts.guests.new()
        secure = request.url.scheme == "https"
        request.scope["state"][COOKIE_SLOT] = set_cookie(parts.guests.sign(id), secure)
    return await parts.hall.guest(id, parts.limits.disguised(request.scope))


# -- games and words -------------------------------------------------------------------------


@_get("/health", tags=["server"])
async def health(parts: NamedDependency[Parts]) -> wire.Health:
    """Whether the server is up and its database can be written."""
    async with asyncio.timeout(WELL):
        await parts.hall.store.write_nothing()
    return wire.Health("ok")


@_get("/api/games", tags=["games"], sync_to_thread=False)
def list_games(parts: NamedDependency[Parts]) -> list[wire.GameInfo]:
    """The shelf."""
    return [_game_info(name, parts.hall.workers.bots) for name in shelf()]


def _game_info(name: str, bots: list[str]) -> wire.GameInfo:
    game = shelf_game(name, {})
    options = [
        wire.Option(option.name, game.options.values[option.name], [*option.choices], option.clause)
        for option in game.options.table
        if option.offered
    ]
    learnt = [lesson.name for lesson in lessons(name)]
    return wire.GameInfo(
        name, game.version, list(game.seats), options, bots, learnt, page_files(name)
    )


@_get("/api/games/{name:str}/catalogue", tags=["games"], sync_to_thread=False)
def catalogue(name: GameName) -> wire.CatalogueData:
    """What never changes about a game: its action table and what is printed on its pieces."""
    _known_game(name)
    game = shelf_game(name, {})
    verbs = [wire.Verb(verb.word, verb.kind) for verb in game.notation.verbs]
    nouns = {kind: list(names) for kind, names in game.nouns.items()}
    return wire.CatalogueData(verbs, nouns, list(game.seats), game.catalogue())


@get("/api/games/{name:str}/page/{file:str}", include_in_schema=False, sync_to_thread=False)
def page_file(name: GameName, file: GameName) -> File:
    """A file with which a game of another package is drawn."""
    _known_game(name)
    if file not in page_files(name):
        raise Fault(404, "not-found", f"the page of {name} has no file {file!r}")
    return send_file(folder(name) / "page" / file, "no-cache")


@_get("/api/text/{language:str}", tags=["words"], media_type=MediaType.TEXT, sync_to_thread=True)
def shared_text(language: Language) -> str:
    """What the program says whatever is played, as Fluent."""
    return texts.shared_text(language)


@_get(
    "/api/text/{language:str}/{name:str}",
    tags=["words"],
    media_type=MediaType.TEXT,
    sync_to_thread=True,
)
def game_text(language: Language, name: GameName) -> str:
    """What one game says, as Fluent."""
    _known_game(name)
    return texts.game_text(name, language)


@_get("/api/rules/{name:str}/{language:str}", tags=["words"], sync_to_thread=True)
def rules(name: GameName, language: Language) -> wire.Rules:
    """The rules of a game, clause by clause."""
    _known_game(name)
    found = texts.rules(name, language)
    if found is None:
        raise Fault(404, "not-found", f"the rules of {name} are not here")
    return found


def _known_game(name: str) -> None:
    if name not in games():
        raise Fault(404, "no-such-game", f"there is no game {name!r}")


# -- guests ----------------------------------------------------------------------------------


@_get("/api/me", tags=["guests"], sync_to_thread=False)
def me(guest: NamedDependency[Guest]) -> wire.Me:
    """Who I am here."""
    return wire.Me(guest.id, guest.nickname)


@_post("/api/me", tags=["guests"], status_code=HTTP_200_OK)
async def call_me(
    data: JSONBody[wire.Nickname], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> wire.Me:
    """Call me something else."""
    nickname = clean_nickname(data.nickname)
    if not nickname:
        raise Fault(400, "bad-nickname", "a name needs at least one visible character")
    if mixes_alphabets(nickname):
        raise Fault(400, "mixed-nickname", "a name keeps to one alphabet")
    await parts.hall.rename(guest.id, nickname)
    return wire.Me(guest.id, nickname)


@_get("/api/blocks", tags=["guests"])
async def blocks(
    guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> Sequence[wire.Block]:
    """Whom I have blocked."""
    return await _blocked(parts, guest)


@_post("/api/blocks/lift", tags=["guests"], status_code=HTTP_200_OK)
async def lift_block(
    data: JSONBody[wire.LiftBlock], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> Sequence[wire.Block]:
    """Block somebody no longer."""
    await parts.hall.store.blocks.lift(guest.id, data.id)
    return await _blocked(parts, guest)


async def _blocked(parts: Parts, guest: Guest) -> Sequence[wire.Block]:
    return [wire.Block(*one) for one in await parts.hall.store.blocks.listed(guest.id)]


# -- tables ----------------------------------------------------------------------------------


@_post("/api/commitments", tags=["tables"], status_code=HTTP_201_CREATED)
async def promise(guest: NamedDependency[Guest], parts: NamedDependency[Parts]) -> wire.Commitment:
    """Draw the secret of my next table, and commit to it before I choose my nonce."""
    return parts.hall.promise(guest.id)


@_get("/api/tables", tags=["tables"])
async def lobby(
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
    pages: Annotated[int, QueryParameter(ge=1, le=50)] = 1,
) -> wire.Lobby:
    """My tables, and the public ones with an open seat: so many pages of each."""
    return await parts.hall.lobby(guest.id, pages)


@_post("/api/tables", tags=["tables"], request_max_body_size=RECORD_BYTES)
async def create(
    data: JSONBody[wire.NewTable], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> wire.TableId:
    """Make a table, or one that goes on from a moment of another game."""
    table = await parts.hall.create(data, guest)
    return wire.TableId(table.row.id)


@_get("/api/tables/{id:str}", tags=["tables"])
async def show(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> wire.TableInfo:
    """One table, as lists show it."""
    return (await parts.hall.table(id)).info(guest.id)


@_post("/api/tables/{id:str}/join", tags=["tables"], status_code=HTTP_200_OK)
async def join(
    id: TableKey,
    data: JSONBody[wire.Join],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> wire.TableInfo:
    """Take a seat. Who sits there already stays."""
    return (await parts.hall.join(id, guest, data.seat, data.seal)).info(guest.id)


@_post("/api/tables/{id:str}/rematch", tags=["tables"], status_code=HTTP_200_OK)
async def rematch(
    id: TableKey,
    data: JSONBody[wire.Again],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> wire.TableId:
    """Ask for the next game with sides swapped, or accept it."""
    return wire.TableId(await parts.hall.rematch(id, guest, data.seal))


@_post("/api/tables/{id:str}/block", tags=["guests"], status_code=HTTP_200_OK)
async def block(
    id: TableKey,
    data: JSONBody[wire.BlockSeat],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> Sequence[wire.Block]:
    """Block who sits across: no more of that guest's talk, no more of each other's tables."""
    await parts.hall.block(id, guest, data.seat)
    return await _blocked(parts, guest)


@_post("/api/tables/{id:str}/report", tags=["tables"])
async def report(
    id: TableKey,
    data: JSONBody[wire.NewReport],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> wire.Filed:
    """Tell whoever runs the server what is wrong at a table."""
    return wire.Filed(await parts.hall.report(id, guest, data))


@_get("/api/series/{id:str}", tags=["tables"])
async def series(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> wire.Series:
    """A series of games: its tables so far, and who is ahead."""
    return await parts.hall.series(id, guest.id)


@_get("/api/tables/{id:str}/record", tags=["replay"])
async def record(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> Response[wire.RecordFile]:
    """The record of a game that is over, with its fairness block."""
    table = await parts.hall.table(id)
    if not table.over_for(guest.id):
        raise Fault(409, "game-is-not-over", "the record is shown when the game is over")
    file = msgspec.convert(table.record().to_json(), wire.RecordFile)
    name = f"{table.row.game}-{id}.detente.json"
    return Response(file, headers={"content-disposition": f'attachment; filename="{name}"'})


@_get("/api/tables/{id:str}/replay", tags=["replay"])
async def replay(
    id: TableKey,
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
    upto: Annotated[int | None, QueryParameter(ge=0, le=LONGEST_RECORD)] = None,
    seat: Annotated[str | None, QueryParameter(pattern="^([0-7]|all)$")] = None,
) -> wire.ReplayView:
    """One moment of a game: for a seat, a spectator (no seat) or with `all` open.

    While the game goes on, everybody may look back with their own eyes only.
    """
    table = await parts.hall.table(id)
    place: int | Literal["all"] | None = None
    if seat is not None:
        place = "all" if seat == "all" else int(seat)
    if not table.over_for(guest.id) and place not in (None, *table.row.seats_of(guest.id)):
        raise Fault(409, "game-is-not-over", "other hands are shown when the game is over")
    over = table.over_for(guest.id)
    return await asyncio.to_thread(_moment, table.so_far(guest.id), upto, place, over)


@_post(
    "/api/replay",
    tags=["replay"],
    status_code=HTTP_200_OK,
    request_max_body_size=RECORD_BYTES,
)
async def replay_record(data: JSONBody[wire.ReplayRequest]) -> wire.ReplayView:
    """One moment of a record that somebody brings along."""
    try:
        brought = read_record(data.record)
    except DataError as error:
        raise Fault(400, "bad-record", str(error)) from None
    return await asyncio.to_thread(_moment, brought, data.upto, data.seat)


@_get("/api/games/{name:str}/lessons/{lesson:str}", tags=["replay"])
async def replay_lesson(
    name: GameName,
    lesson: Annotated[str, PathParameter(max_length=40)],
    upto: Annotated[int | None, QueryParameter(ge=0, le=LONGEST_RECORD)] = None,
) -> wire.ReplayView:
    """One moment of a lesson, as its learner sees it."""
    found = find_lesson(name, lesson)
    return await asyncio.to_thread(_moment, found.record, upto, found.seat)


def _moment(
    record: Record, upto: int | None, seat: int | Literal["all"] | None, over: bool = True
) -> wire.ReplayView:
    try:
        game = shelf_game(record.game, record.options, record.version)
        match = replay_match(record, game, upto)
    except (DataError, OptionError, TypeError) as error:
        raise Fault(400, "bad-record", str(error)) from None
    place = None if seat == "all" else seat
    if place is not None and place >= len(match.game.seats):
        raise Fault(400, "wrong-seats", f"{record.game} has {len(match.game.seats)} seats")
    return views.moment(match, len(record.moves), place, seat == "all", over)


# -- faults ----------------------------------------------------------------------------------

_IDS: Final = {404: "not-found", 405: "not-found", 413: "oversized", 429: "too-many"}


def _problem(status: int, error: wire.Message, detail: str) -> Response[wire.Problem]:
    return Response(wire.Problem(error, detail), status_code=status, media_type=MediaType.JSON)


def on_fault(_request: Request[Any, Any, Any], fault: Fault) -> Response[wire.Problem]:
    """The hall has turned a request down."""
    return _problem(fault.status, wire.Message(fault.id, fault.arguments), fault.detail)


def on_refused(_request: Request[Any, Any, Any], refused: Refused) -> Response[wire.Problem]:
    """The table has turned a request down."""
    return _problem(409, views.message(refused.reason), str(refused))


def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    """The request is not one of this API."""
    id = _IDS.get(error.status_code, "malformed")
    faults = error.extra if isinstance(error.extra, list) else []
    said = "; ".join([f"{fault.get('key')}: {fault.get('message')}" for fault in faults])
    response = _problem(error.status_code, wire.Message(id, {}), said or error.detail)
    response.headers.update(error.headers or {})
    return response


def on_maze(_request: Request[Any, Any, Any], error: RecursionError) -> Response[wire.Problem]:
    """A body of brackets in brackets, deeper than anybody can mean."""
    return _problem(400, wire.Message("malformed", {}), str(error))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """Something broke; the log says what."""
    log.error("request failed", path=request.url.path, exc_info=error)
    return _problem(503, wire.Message("unavailable", {}), "please try again")


_ROUTES: Final = [
    health,
    list_games,
    catalogue,
    page_file,
    shared_text,
    game_text,
    rules,
    me,
    call_me,
    promise,
    lobby,
    create,
    show,
    join,
    rematch,
    blocks,
    block,
    lift_block,
    report,
    series,
    record,
    replay,
    replay_record,
    replay_lesson,
    front,
    page,
]


def create_app(parts: Parts) -> Access:
    """The whole server as an ASGI application."""
    settings = parts.settings
    middleware = []
    if settings.requests:
        limit = RateLimitConfig(
            rate_limit=("minute", settings.requests), exclude=["^/assets/", "^/health$"]
        )
        middleware.append(limit.middleware)
    app = Litestar(
        _ROUTES,
        lifespan=[parts.running],
        dependencies={
            "parts": Provide(lambda: parts, sync_to_thread=False),
            "guest": Provide(provide_guest),
        },
        exception_handlers={
            Fault: on_fault,
            Refused: on_refused,
            HTTPException: on_http,
            RecursionError: on_maze,
            Exception: on_failure,
        },
        middleware=middleware,
        compression_config=CompressionConfig("gzip", minimum_size=1_000),
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Détente",
            version=detente.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
    return Access(Gate(app, parts.serve_socket, settings.hosts), parts.who)
