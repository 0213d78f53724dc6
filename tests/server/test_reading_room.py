"""Whoever looks through many games, others look through theirs meanwhile."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from detente.server.faults import Fault
from detente.server.hall import hall, snapshots
from detente.server.shown.records import rebuild
from detente.server.storage.rows import Stored
from detente.server.table import tables
from detente.server.table.stopped import Opened, reopen
from detente.server.thinking import reading_room
from detente.server.thinking.reading_room import WAITING, Desk, ReadingRoom
from tests.server.people import PATIENCE, House, Person, play, two_at_a_table

Make = Callable[[str], Person]


def test_one_reads_at_a_time_and_addresses_take_turns() -> None:
    reading, most, order = 0, 0, []

    def work(address: str) -> str:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        order.append(address)
        threading.Event().wait(0.01)
        reading -= 1
        return address

    async def readers() -> list[str]:
        room = ReadingRoom()
        many = [room.read("greedy", work, "greedy") for _ in range(10)]
        return await asyncio.gather(*many, room.read("other", work, "other"))

    assert ["greedy"] * 10 + ["other"] == asyncio.run(readers())
    assert 1 == most
    assert order.index("other") <= 2


def test_of_one_address_so_many_wait_and_of_another_still_some() -> None:
    async def readers() -> list[str | BaseException]:
        room = ReadingRoom()
        many = [room.read("greedy", str) for _ in range(WAITING + 1)]
        found = await asyncio.gather(*many, room.read("other", str), return_exceptions=True)
        return [*found, await room.read("greedy", str)]

    *let_in, one_too_many, other, later = asyncio.run(readers())

    assert [""] * WAITING == let_in
    assert isinstance(one_too_many, Fault) and 429 == one_too_many.status
    assert ["", ""] == [other, later]


# -- who goes there ----------------------------------------------------------------------------


def test_every_game_that_is_looked_through_again_is_looked_through_there(
    person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = person("Ann"), person("Bob")
    place, _ = two_at_a_table(ann, bob)
    table, today = place.table, ann.http.get("/api/puzzle").json()
    place.resigns()
    puzzle = f"/api/games/{today['game']}/puzzles/{today['name']}"
    record = ann.http.get(f"/api/tables/{table}/record").json()
    read = [f"/api/tables/{table}/{what}" for what in ("replay", "choices", "study", "picture")]
    read += [puzzle, f"{puzzle}/picture", "/api/games/thirteen_days/lessons/command"]
    brought: dict[str, dict[str, Any]] = {
        "/api/replay": {"record": record},
        "/api/study": {"record": record},
        "/api/tables": {
            "game": "thirteen_days",
            "seats": ["me", "me"],
            "start": {"table": table, "upto": 1},
        },
        puzzle: {"action": 2**20},
    }
    monkeypatch.setattr(snapshots, "FRESH", 0)
    monkeypatch.setattr(reading_room, "WAITING", 0)
    codes = {address: ann.http.get(address).status_code for address in read}
    sent = {to: ann.http.post(to, json=body).status_code for to, body in brought.items()}

    assert dict.fromkeys(read, 429) == codes
    assert dict.fromkeys(brought, 429) == sent


def test_who_asked_too_much_leaves_no_picture_that_others_cannot_see(
    person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, _ = two_at_a_table(person("Ann"), person("Bob"))
    address = f"/api/tables/{place.table}/picture"
    with monkeypatch.context() as patch:
        patch.setattr(reading_room, "WAITING", 0)
        turned_away = person("Cat").http.get(address)

    assert [429, 200] == [turned_away.status_code, person("Dan").http.get(address).status_code]


# -- tables that are not in memory -------------------------------------------------------------


def test_while_a_table_is_rebuilt_everybody_else_is_served_and_nobody_sees_half_of_it(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = Person(own_house.address, "Ann"), Person(own_house.address, "Bob")
    a, b = two_at_a_table(ann, bob)
    play([a, b], 20)
    a.close()
    b.close()
    own_house.do(until_idle(own_house))
    begun, go_on = threading.Event(), threading.Event()

    def slowly(stored: Stored) -> Opened:
        begun.set()
        assert go_on.wait(2 * PATIENCE)
        return reopen(stored)

    monkeypatch.setattr(hall, "reopen", slowly)
    with ThreadPoolExecutor(2) as others:
        waiting = [others.submit(one.looks_at, a.table) for one in (ann, bob)]
        assert begun.wait(PATIENCE)
        health = httpx.get(f"http://{own_house.address}/health", timeout=PATIENCE)
        unseen = [one.done() for one in waiting]
        go_on.set()
        seen = [one.result(PATIENCE).last["moves"] for one in waiting]

    assert (200, [False, False]) == (health.status_code, unseen)
    assert [a.last["moves"], b.last["moves"]] == seen
    ann.leave()
    bob.leave()


async def until_idle(house: House) -> None:
    """Let every table leave memory, once those who looked have gone."""
    while house.parts.hall.live():
        await house.parts.hall.forget_idle(0)
        await asyncio.sleep(0.01)


def test_a_table_that_starts_over_is_replayed_beside_the_others(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, _ = two_at_a_table(Person(own_house.address, "Ann"), Person(own_house.address, "Bob"))
    where = []

    def noted(*args: Any) -> Any:
        where.append(threading.current_thread().name)
        return rebuild(*args)

    monkeypatch.setattr(tables, "rebuild", noted)

    async def again() -> str:
        table = await own_house.parts.hall.table(place.table)
        async with table.lock:
            await table.start_over()
        return threading.current_thread().name

    loop = own_house.do(again())
    assert [False] == [name == loop for name in where]


def test_at_a_desk_owners_take_turns() -> None:
    order: list[str] = []

    async def owners() -> None:
        desk = Desk()
        many = [desk.work("greedy", order.append, f"greedy {n}") for n in range(60)]
        await asyncio.gather(*many, desk.work("other", order.append, "other"))

    asyncio.run(owners())
    assert 61 == len(order)
    assert order.index("other") <= 2
