"""Bots of people: made by their owners, and what they play over."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Final

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Stream
from litestar.status_codes import HTTP_201_CREATED

from detente.server.faults import Fault
from detente.server.hall.hall import Guest
from detente.server.messages import people, wire
from detente.server.parts import Parts
from detente.server.people.programs import Duty
from detente.server.routes.asking import (
    TableKey,
    get_json,
    good_name,
    must_have_account,
    post_json,
)
from detente.server.table.departure import leave_every_table
from detente.server.table.tables import Table

TAGS: Final = ["bots"]
LOOKED: Final = 0.25
"""How often it is looked for what a bot is asked, in seconds."""

QUIET: Final = 20
"""After so many looks without an event it is told again what is asked, or that nothing is."""

STREAMS: Final = 2
"""How many streams of events a bot may have open."""


# -- owners --------------------------------------------------------------------------------------


@get_json("/api/bots", tags=TAGS)
async def mine(
    guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> Sequence[people.BotInfo]:
    """My bots."""
    return await _mine(parts, guest)


@post_json("/api/bots", tags=TAGS, status_code=HTTP_201_CREATED)
async def make(
    data: JSONBody[people.NewBot], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> people.BotToken:
    """Make a bot of my own; its token is told once."""
    must_have_account(guest)
    return people.BotToken(*await parts.programs.make(guest.id, good_name(data.name)))


@post_json("/api/bots/renew", tags=TAGS)
async def renew(
    data: JSONBody[people.BotId], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> people.BotToken:
    """Another token for a bot of mine; the last one is void."""
    return people.BotToken(data.id, await parts.programs.renew(guest.id, data.id))


@post_json("/api/bots/end", tags=TAGS)
async def end(
    data: JSONBody[people.BotId], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> Sequence[people.BotInfo]:
    """Delete a bot of mine: it resigns its games and is forgotten."""
    await parts.programs.must_be_of(guest.id, data.id)
    await parts.programs.end(guest.id, data.id)
    await leave_every_table(parts.hall, data.id)
    await parts.accounts.forget(data.id)
    await parts.hall.call_again(data.id)
    return await _mine(parts, guest)


async def _mine(parts: Parts, guest: Guest) -> Sequence[people.BotInfo]:
    return [people.BotInfo(*one) for one in await parts.programs.listed(guest.id)]


# -- bots ----------------------------------------------------------------------------------------


@get("/api/bot/events", include_in_schema=False)
async def events(guest: NamedDependency[Guest], parts: NamedDependency[Parts]) -> Stream:
    """What a bot is asked, as it comes: one JSON object a line, for as long as it listens."""
    _must_be_bot(guest)
    if parts.streams[guest.id] >= STREAMS:
        raise Fault(429, "too-many", f"at most {STREAMS} streams of events each")
    return Stream(_events(parts, guest), media_type="application/x-ndjson")


async def _events(parts: Parts, bot: Guest) -> AsyncIterator[bytes]:
    id = bot.id
    known: set[str] = set()
    told: set[Duty] = set()
    quiet = 0
    parts.streams[id] += 1
    try:
        yield _line({"t": "hello", "id": id})
        while not parts.hall.store.orders.banned(id, bot.address):
            open_tables, duties = await parts.programs.tables(id)
            new = [_line({"t": "turn", "table": one.table}) for one in duties if one not in told]
            new += [_line({"t": "over", "table": one}) for one in sorted(known - open_tables)]
            known, told = open_tables, set(duties)
            quiet = 0 if new else quiet + 1
            for line in new:
                yield line
            if quiet == QUIET:
                told, quiet = set(), 0
                yield _line({"t": "ping"})
            await asyncio.sleep(LOOKED)
    finally:
        parts.streams[id] -= 1


def _line(event: dict[str, str]) -> bytes:
    return msgspec.json.encode(event) + b"\n"


@get_json("/api/bot/tables/{id:str}", tags=TAGS)
async def look(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> wire.View:
    """A table as a bot sees it from its seat: position, question, legal actions."""
    table, seat = await _seat(parts, guest, id)
    return await table.look(seat)


@post_json("/api/bot/tables/{id:str}/act", tags=TAGS)
async def act(
    id: TableKey,
    data: JSONBody[people.BotAct],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> wire.View:
    """Answer the question numbered `seq`; the table after it."""
    table, seat = await _seat(parts, guest, id)
    await table.play(seat, wire.Do(data.id or secrets.token_hex(8), data.seq, data.action))
    return await table.look(seat)


@post_json("/api/bot/tables/{id:str}/resign", tags=TAGS)
async def resign(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> wire.View:
    """Give up."""
    table, seat = await _seat(parts, guest, id)
    await table.play(seat, wire.Resign(secrets.token_hex(8), table.match.number(seat)))
    return await table.look(seat)


async def _seat(parts: Parts, guest: Guest, id: str) -> tuple[Table, int]:
    """The table and the seat of a bot there."""
    _must_be_bot(guest)
    table = await parts.hall.table(id)
    seat = table.row.seat_of(guest.id)
    if seat is None:
        raise Fault(403, "not-your-table", "this bot does not sit there")
    return table, seat


def _must_be_bot(guest: Guest) -> None:
    if not guest.program:
        raise Fault(403, "only-for-bots", "that is for bots")


ROUTES: Final = [mine, make, renew, end, events, look, act, resign]
