"""Bot time is shared out: people's tables first, then everybody in turn; tables are counted."""

from __future__ import annotations

import asyncio

import pytest

from detente.server.hall import new_tables
from detente.server.thinking.turns import Claim, Turns
from tests.server.people import House, Person


def order(*claims: Claim) -> list[str]:
    """Who gets the one thing after whom, if all ask at once while it is lent."""

    async def ask() -> list[str]:
        turns: Turns[str] = Turns()
        turns.give("worker")
        thing = await turns.take(Claim(0, "first"))
        served: list[str] = []

        async def wait(claim: Claim) -> None:
            mine = await turns.take(claim)
            served.append(claim.owner)
            turns.give(mine)

        waiting = [asyncio.create_task(wait(claim)) for claim in claims]
        await asyncio.sleep(0)
        turns.give(thing)
        await asyncio.gather(*waiting)
        return served

    return asyncio.run(ask())


def test_owners_take_turns_however_much_one_of_them_wants() -> None:
    greedy = [Claim(1, "eve")] * 4

    assert ["eve", "ann", "eve", "eve", "eve"] == order(*greedy, Claim(1, "ann"))


def test_addresses_take_turns_however_many_guests_one_of_them_has() -> None:
    many = [Claim(0, f"eve{n}", "eve's") for n in range(3)]

    assert ["eve0", "ann", "eve1", "bob", "eve2"] == order(
        *many, Claim(0, "ann", "home"), Claim(0, "bob", "home")
    )


def test_a_table_with_people_comes_before_tables_of_bots() -> None:
    bots = [Claim(2, "eve")] * 3

    assert ["ann", "eve", "eve", "eve"] == order(*bots, Claim(0, "ann"))


def test_bots_hurry_for_who_looks_at_the_table_and_least_where_only_bots_sit(
    own_house: House,
) -> None:
    ann = Person(own_house.address, "Ann")
    made = [ann.makes(one, "bot:random") for one in ("me", "me", "bot:random")]
    ann.looks_at(made[0])
    hall = own_house.parts.hall
    claims = [own_house.do(hall.table(table)).bots.claim() for table in made]

    here = own_house.do(hall.table(made[0])).row.made_from
    assert here
    assert [Claim(rank, ann.id, here) for rank in range(3)] == claims
    ann.leave()


def test_who_no_longer_waits_is_passed_over() -> None:
    async def ask() -> str:
        turns: Turns[str] = Turns()
        gone = asyncio.create_task(turns.take(Claim(0, "gone")))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turns.give("worker")
        return await turns.take(Claim(0, "ann"))

    assert "worker" == asyncio.run(ask())


def test_tables_where_only_bots_sit_count_for_who_made_them(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_tables, "UNFINISHED", 3)
    ann = Person(own_house.address, "Ann")
    for _ in range(3):
        ann.makes("bot:random", "open")
    body = {"game": "thirteen_days", "seats": ["bot:random", "bot:random"]}
    answer = ann.http.post("/api/tables", json=body)

    assert (409, "too-many-tables") == (answer.status_code, answer.json()["error"]["id"])
    ann.leave()


def test_tables_count_for_the_address_they_were_made_from(database: str) -> None:
    with House(database, tables=2) as house:
        made = []
        for name in ("Ann", "Bob", "Eve"):
            one = Person(house.address, name)
            body = {"game": "thirteen_days", "seats": ["open", "open"]}
            made.append(one.http.post("/api/tables", json=body).status_code)
            one.leave()

        assert [201, 201, 409] == made


def test_what_is_spare_leaves_one_for_whoever_comes() -> None:
    turns: Turns[str] = Turns()
    turns.give("one")
    assert turns.spare() is None
    turns.give("two")

    assert turns.spare("three") is None  # it is lent
    assert "two" == turns.spare("two")
    assert turns.spare("one") is None


def test_who_wants_a_certain_one_gets_it_if_it_is_free() -> None:
    async def ask() -> list[str]:
        turns: Turns[str] = Turns()
        for thing in ("one", "two"):
            turns.give(thing)
        return [await turns.take(Claim(0, "ann"), "two"), await turns.take(Claim(0, "ann"), "two")]

    assert ["two", "one"] == asyncio.run(ask())
