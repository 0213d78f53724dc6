"""Games looked at again: at a table, in a file, in a lesson."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Annotated, Final, Literal

import msgspec
from litestar import MediaType, Response
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from detente.bots.choices import key_choices
from detente.bots.study import Mistake, worst
from detente.core.options import OptionError
from detente.core.record import Record
from detente.core.score import FORMS
from detente.core.tables import DataError
from detente.server.faults import Fault
from detente.server.hall.hall import Guest
from detente.server.learning.lessons import find_lesson, script
from detente.server.messages import api, wire
from detente.server.parts import Parts
from detente.server.routes.asking import (
    RECORD_BYTES,
    GameName,
    TableKey,
    get_json,
    post_json,
)
from detente.server.shelf import shelf_game
from detente.server.shown import reading, views
from detente.server.shown.records import LONGEST_RECORD, read_record, read_text
from detente.server.shown.records import replay as replay_match


@get_json("/api/tables/{id:str}/record", tags=["replay"])
async def record(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> Response[api.RecordFile]:
    """The record of a game that is over, with its fairness block."""
    table = await parts.hall.table(id)
    if not reading.over_for(table, guest.id):
        raise Fault(409, "game-is-not-over", "the record is shown when the game is over")
    file = reading.written(reading.record(table))
    name = f"{table.row.game}-{id}.detente.json"
    return Response(file, headers={"content-disposition": f'attachment; filename="{name}"'})


@get_json("/api/tables/{id:str}/replay", tags=["replay"])
async def replay(
    id: TableKey,
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
    upto: Annotated[int | None, QueryParameter(ge=0, le=LONGEST_RECORD)] = None,
    seat: Annotated[str | None, QueryParameter(pattern="^([0-7]|all)$")] = None,
) -> api.ReplayView:
    """One moment of a game: for a seat, a spectator (no seat) or with `all` open.

    While the game goes on, everybody may look back with their own eyes only.
    """
    table = await parts.hall.table(id)
    place: int | Literal["all"] | None = None
    if seat is not None:
        place = "all" if seat == "all" else int(seat)
    if not reading.over_for(table, guest.id) and place not in (None, *table.row.seats_of(guest.id)):
        raise Fault(409, "game-is-not-over", "other hands are shown when the game is over")
    over = reading.over_for(table, guest.id)
    known = reading.so_far(table, guest.id)
    return await parts.room.read(guest.address, _moment, known, upto, place, over)


@get_json("/api/tables/{id:str}/choices", tags=["replay"])
async def choices(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.KeyChoices:
    """The choices that mattered most of the bots in a game that is over."""
    table = await parts.hall.table(id)
    if not reading.over_for(table, guest.id):
        raise Fault(409, "game-is-not-over", "choices are explained when the game is over")
    if table.whole is not None:  # rules of today cannot judge what others have played
        return api.KeyChoices([])
    bots = [n for n, seat in enumerate(table.row.seats) if seat.kind == "bot"]
    return await parts.room.read(guest.address, _key_choices, reading.record(table), bots)


@get_json("/api/tables/{id:str}/study", tags=["replay"])
async def study(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.Study:
    """How a game stood that is over, and what is known of its mistakes."""
    return await _study_of_table(parts, id, guest, False)


@post_json("/api/tables/{id:str}/study", tags=["replay"])
async def study_mistakes(
    id: TableKey, guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.Study:
    """The same; its mistakes will be found. Who asks again hears how far that is."""
    return await _study_of_table(parts, id, guest, True)


@post_json("/api/study", tags=["replay"], request_max_body_size=RECORD_BYTES)
async def study_record(
    data: JSONBody[api.StudyRequest],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> api.Study:
    """The same for a record that somebody brings along."""
    with _good_record():
        brought = read_record(data.record)
        game = shelf_game(brought.game, brought.options, brought.version)
        match = await parts.room.read(guest.address, replay_match, brought, game)
    if not match.over:
        raise Fault(409, "game-is-not-over", "a game is studied when it is over")
    key = sha256(msgspec.json.encode(brought.to_json())).hexdigest()
    return await _studied(parts, key, brought, guest, data.mistakes)


@post_json(
    "/api/replay",
    tags=["replay"],
    request_max_body_size=RECORD_BYTES,
)
async def replay_record(
    data: JSONBody[api.ReplayRequest],
    address: NamedDependency[str],
    parts: NamedDependency[Parts],
) -> api.ReplayView:
    """One moment of a record that somebody brings along."""
    with _good_record():
        brought = read_record(data.record)
    return await parts.room.read(address, _moment, brought, data.upto, data.seat)


@get_json("/api/records", tags=["replay"], media_type="application/x-ndjson")
async def my_records(guest: NamedDependency[Guest], parts: NamedDependency[Parts]) -> Stream:
    """My games that are over, at most a thousand, the last one first: a record a line."""
    headers = {"content-disposition": 'attachment; filename="detente-records.jsonl"'}
    lines = parts.downloads.records(guest.id)
    return Stream(lines, media_type="application/x-ndjson", headers=headers)


@post_json(
    "/api/records",
    tags=["replay"],
    media_type=MediaType.TEXT,
    request_max_body_size=RECORD_BYTES,
)
async def write_record(
    data: JSONBody[api.RecordText],
    address: NamedDependency[str],
    parts: NamedDependency[Parts],
) -> str:
    """A game somebody brings along in any form, checked, in another."""
    return await parts.room.read(address, _written, data)


@get_json("/api/games/{name:str}/lessons/{lesson:str}", tags=["replay"])
async def replay_lesson(
    name: GameName,
    lesson: Annotated[str, PathParameter(max_length=40)],
    address: NamedDependency[str],
    parts: NamedDependency[Parts],
    upto: Annotated[int | None, QueryParameter(ge=0, le=LONGEST_RECORD)] = None,
) -> api.ReplayView:
    """One moment of a lesson, as its learner sees it."""
    found = find_lesson(name, lesson)
    return await parts.room.read(address, _moment, found.record, upto, found.seat)


@get_json("/api/games/{name:str}/lessons/{lesson:str}/script", tags=["games"])
async def lesson_script(
    name: GameName,
    lesson: Annotated[str, PathParameter(max_length=40)],
    address: NamedDependency[str],
    parts: NamedDependency[Parts],
) -> list[wire.LessonScene]:
    """A whole lesson, for a page that plays it without the server."""
    found = find_lesson(name, lesson)
    return await parts.room.read(address, script, found)


async def _study_of_table(parts: Parts, id: str, guest: Guest, begin: bool) -> api.Study:
    table = await parts.hall.table(id)
    if not reading.over_for(table, guest.id):
        raise Fault(409, "game-is-not-over", "a game is studied when it is over")
    if table.whole is not None:  # rules of today cannot judge what others have played
        return api.Study([], [], 0, 0, False)
    return await _studied(parts, id, reading.record(table), guest, begin)


async def _studied(parts: Parts, key: str, record: Record, guest: Guest, begin: bool) -> api.Study:
    study = await parts.studies.look(key, record, guest.address)
    if begin:
        parts.studies.begin(key, guest.address)
    return api.Study(
        [api.CoursePoint(n, [round(one, 2) for one in worth]) for n, worth in study.course],
        [_mistake(one) for one in worst(study.mistakes)],
        study.looked,
        len(study.choices),
        study.by is not None,
    )


def _mistake(found: Mistake) -> api.Mistake:
    why = [wire.Gain(term, round(amount, 3)) for term, amount in found.why if amount]
    chance = round(found.cost / 2, 3)  # values go from -1 to 1
    return api.Mistake(found.seat, found.move, found.action, chance, why, found.line)


def _written(wanted: api.RecordText) -> str:
    with _good_record():
        record = read_text(wanted.text)
        replay_match(record, shelf_game(record.game, record.options, record.version))
        return FORMS[wanted.form](record)


@contextmanager
def _good_record() -> Iterator[None]:
    """Fault where what somebody brings along is no game."""
    try:
        yield
    except (DataError, OptionError, TypeError) as error:
        raise Fault(400, "bad-record", str(error)) from None


def _key_choices(record: Record, seats: list[int]) -> api.KeyChoices:
    game = shelf_game(record.game, record.options, record.version)
    found = []
    for seat in seats:
        for choice in key_choices(record, seat, game):
            why = [wire.Gain(term, round(amount, 3)) for term, amount in choice.why if amount]
            found.append(api.KeyChoice(seat, choice.move, choice.action, why))
    return api.KeyChoices(found)


def _moment(
    record: Record, upto: int | None, seat: int | Literal["all"] | None, over: bool = True
) -> api.ReplayView:
    with _good_record():
        game = shelf_game(record.game, record.options, record.version)
        match = replay_match(record, game, upto)
    place = None if seat == "all" else seat
    if place is not None and place >= len(match.game.seats):
        raise Fault(400, "wrong-seats", f"{record.game} has {len(match.game.seats)} seats")
    return views.moment(match, len(record.moves), place, seat == "all", over)


ROUTES: Final = [
    record,
    replay,
    choices,
    study,
    study_mistakes,
    study_record,
    replay_record,
    my_records,
    write_record,
    replay_lesson,
    lesson_script,
]
