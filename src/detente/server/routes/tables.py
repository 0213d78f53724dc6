"""Tables: listed, made, joined, played again, reported."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_201_CREATED

from detente.server.faults import Fault
from detente.server.hall.hall import Guest
from detente.server.hall.snapshots import Wanted
from detente.server.messages import api
from detente.server.parts import Parts
from detente.server.routes.asking import RECORD_BYTES, TableKey, get_json, post_json
from detente.server.shown import reading


@post_json("/api/commitments", tags=["tables"], status_code=HTTP_201_CREATED)
async def promise(guest: NamedDependency[Guest], parts: NamedDependency[Parts]) -> api.Commitment:
    """Draw the secret of my next table, and commit to it before I choose my nonce."""
    return parts.new_tables.promise(guest.id)


@get_json("/api/tables", tags=["tables"])
async def lobby(
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
    pages: Annotated[int, QueryParameter(ge=1, le=50)] = 1,
) -> api.Lobby:
    """My tables, and the public ones with an open seat: so many pages of each."""
    return await parts.lobby.listed(guest.id, pages)


@post_json(
    "/api/tables",
    tags=["tables"],
    status_code=HTTP_201_CREATED,
    request_max_body_size=RECORD_BYTES,
)
async def create(
    data: JSONBody[api.NewTable], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.TableId:
    """Make a table, or one that goes on from a moment of another game."""
    table = await parts.new_tables.create(data, guest)
    return api.TableId(table.row.id)


@get_json("/api/tables/{id:str}", tags=["tables"])
async def show(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.TableInfo:
    """One table, as lists show it."""
    return reading.info(await parts.hall.table(id), guest.id)


@post_json("/api/tables/{id:str}/join", tags=["tables"])
async def join(
    id: TableKey,
    data: JSONBody[api.Join],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> api.TableInfo:
    """Take a seat. Who sits there already stays."""
    table = await parts.lobby.join(id, guest, data.seat, data.seal)
    return reading.info(table, guest.id)


@post_json("/api/tables/{id:str}/bid", tags=["tables"])
async def bid(
    id: TableKey,
    data: JSONBody[api.Bid],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> api.TableInfo:
    """Bid for the sides; when all have bid, the higher bid plays the second side."""
    await (await parts.hall.table(id)).bidding.bid(guest.id, data.amount)
    return reading.info(await parts.hall.table(id), guest.id)


@post_json("/api/tables/{id:str}/rematch", tags=["tables"])
async def rematch(
    id: TableKey,
    data: JSONBody[api.Again],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> api.TableId:
    """Ask for the next game with sides swapped, or accept it."""
    return api.TableId(await parts.new_tables.rematch(id, guest, data.seal))


@post_json("/api/tables/{id:str}/report", tags=["tables"], status_code=HTTP_201_CREATED)
async def report(
    id: TableKey,
    data: JSONBody[api.NewReport],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> api.Filed:
    """Tell whoever runs the server what is wrong at a table."""
    if not parts.tries.allows("report", guest.address):
        raise Fault(429, "too-many-reports", "enough reports of this address for a day")
    return api.Filed(await parts.company.report(id, guest, data))


@get("/api/tables/{id:str}/picture", include_in_schema=False)
async def picture(
    id: TableKey,
    address: NamedDependency[str],
    parts: NamedDependency[Parts],
    language: Annotated[Literal["en", "fr"], QueryParameter()] = "en",
    theme: Annotated[Literal["light", "dark"], QueryParameter()] = "dark",
) -> Response[str]:
    """The board of a public game as everybody sees it; of one that is shown late, none."""
    drawn = await parts.snapshots.picture(Wanted(id, language, theme), address)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-cache"})


@get_json("/api/series/{id:str}", tags=["tables"])
async def series(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.Series:
    """A series of games: its tables so far, and who is ahead."""
    return await parts.lobby.series(id, guest.id)


ROUTES: Final = [promise, lobby, create, show, join, bid, rematch, report, picture, series]
