"""Guests block others: they do not hear them any more, nor meet them at public tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from detente.server.people.blocks import MOST
from tests.server.people import House, Person, Place, answer_together, let_see, two_at_a_table
from tests.server.test_accounts import registers

Make = Callable[[str], Person]


def block(who: Person, table: str, seat: int) -> tuple[int, Any]:  # Any: a list, or a problem
    answer = who.http.post(f"/api/tables/{table}/block", json={"seat": seat})
    return answer.status_code, answer.json()


def blocked(who: Person) -> list[str]:
    """The names of those whom somebody has blocked."""
    return [one["name"] for one in who.http.get("/api/blocks").json()]


def says(place: Place, text: str, request: str) -> None:
    place.says(t="say", id=request, text=text)
    while place.hears_a("talk")["ack"] != request:
        pass


def hears(place: Place) -> str:
    """Everything that has come to a place so far."""
    place.says(t="ping")
    place.hears_a("pong")
    return "".join(place.traffic)


def open_tables(who: Person) -> list[str]:
    return [table["id"] for table in who.http.get("/api/tables").json()["open"]]


@pytest.fixture
def pair(person: Make) -> tuple[Person, Person, Place, Place]:
    """Ann, who has blocked Bob, and Bob, at a table of theirs."""
    ann, bob = person("Ann"), person("Bob")
    a, b = two_at_a_table(ann, bob)
    assert 200 == block(ann, a.table, 1)[0]
    return ann, bob, a, b


def test_who_is_blocked_is_heard_no_more(pair: tuple[Person, Person, Place, Place]) -> None:
    ann, _, a, b = pair
    says(b, "Nobody hears this.", "b1")
    says(a, "But you hear me.", "a1")

    assert "Nobody hears this." not in hears(a)
    assert "But you hear me." in hears(b)
    assert "Nobody hears this." not in hears(ann.looks_at(a.table))


def test_what_is_said_with_a_move_is_not_heard_either(
    pair: tuple[Person, Person, Place, Place],
) -> None:
    ann, bob, a, b = pair
    answer_together([a, b])
    while not b.last["actions"]:
        a.does(a.last["actions"][0])
        let_see(a, b)
    a.sees(b.asks("do", action=b.last["actions"][0], comment="Take that!")["moves"])
    replay = f"/api/tables/{a.table}/replay"

    assert "Take that!" not in hears(a) and "Take that!" in hears(b)
    assert "Take that!" not in ann.http.get(replay).text
    assert "Take that!" in bob.http.get(replay).text


def test_who_is_blocked_gets_no_seat_at_a_public_table(
    pair: tuple[Person, Person, Place, Place],
) -> None:
    ann, bob, _, _ = pair
    table = ann.makes("me", "open")
    answer = bob.http.post(f"/api/tables/{table}/join", json={})

    assert (403, "not-your-seat") == (answer.status_code, answer.json()["error"]["id"])
    assert "open" == ann.http.get(f"/api/tables/{table}").json()["seats"][1]["kind"]


def test_a_link_to_a_private_table_is_an_invitation_all_the_same(
    pair: tuple[Person, Person, Place, Place],
) -> None:
    ann, bob, _, _ = pair

    assert [1] == bob.joins(ann.makes("me", "open", public=False))["my_seats"]


def test_neither_sees_the_open_tables_of_the_other(
    pair: tuple[Person, Person, Place, Place], person: Make
) -> None:
    ann, bob, _, _ = pair
    hers, his = ann.makes("me", "open"), bob.makes("me", "open")

    assert his not in open_tables(ann) and hers not in open_tables(bob)
    assert {his, hers} <= set(open_tables(person("Eve")))


def test_a_block_is_listed_and_can_be_lifted(pair: tuple[Person, Person, Place, Place]) -> None:
    ann, bob, a, b = pair
    bob.http.post("/api/me", json={"nickname": "Robert"})
    (one,) = ann.http.get("/api/blocks").json()
    assert ("Robert", []) == (one["name"], blocked(bob))
    assert [] == ann.http.post("/api/blocks/lift", json={"id": one["id"]}).json()
    says(b, "Hello again.", "b1")

    assert "Hello again." in hears(a)
    assert [1] == bob.joins(ann.makes("me", "open"))["my_seats"]


def test_who_has_an_account_blocks_a_player_from_their_page(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    his = bob.makes("me", "open")
    asked = ann.http.post("/api/blocks", json={"id": bob.id})
    assert (403, "no-account") == (asked.status_code, asked.json()["error"]["id"])
    registers(ann, "Ann who blocks")
    for nobody in (ann.id, "nobody"):
        asked = ann.http.post("/api/blocks", json={"id": nobody})
        assert (404, "no-such-player") == (asked.status_code, asked.json()["error"]["id"])
    assert [] == blocked(ann)

    (one,) = ann.http.post("/api/blocks", json={"id": bob.id}).json()
    assert (bob.id, "Bob") == (one["id"], one["name"])
    assert ["Bob"] == blocked(ann)
    assert his not in open_tables(ann)


def test_blocking_twice_is_blocking_once(pair: tuple[Person, Person, Place, Place]) -> None:
    ann, _, a, _ = pair

    assert (200, 1) == (block(ann, a.table, 1)[0], len(blocked(ann)))


def test_only_who_sits_there_blocks_somebody_else_who_sits_there(
    pair: tuple[Person, Person, Place, Place], person: Make
) -> None:
    ann, _, a, _ = pair
    bots = ann.makes("me", "bot:random")

    assert 403 == block(person("Eve"), a.table, 1)[0]
    assert 400 == block(ann, a.table, 0)[0] == block(ann, a.table, 7)[0]
    assert 400 == block(ann, bots, 1)[0] == block(ann, a.table, 8)[0]
    assert 404 == block(ann, "nowhere", 1)[0]


def test_there_is_a_limit_to_whom_one_blocks(house: House, person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a, _ = two_at_a_table(ann, bob)
    known = house.parts.hall.store.blocks._blocked
    known[ann.id] = {str(n) for n in range(MOST)}
    status, said = block(ann, a.table, 1)

    assert (409, "too-many-blocks") == (status, said["error"]["id"])
    assert [] == blocked(ann)


def test_a_block_outlives_the_server(database: str) -> None:
    with House(database) as house:
        ann, bob = Person(house.address, "Ann"), Person(house.address, "Bob")
        a, _ = two_at_a_table(ann, bob)
        block(ann, a.table, 1)
        cookies = ann.cookie, bob.cookie
        ann.leave()
        bob.leave()
    with House(database) as house:
        ann, bob = [Person(house.address, "x", cookie) for cookie in cookies]
        a, b = ann.looks_at(a.table), bob.looks_at(a.table)
        says(b, "Nobody hears this.", "b1")
        assert "Nobody hears this." not in hears(a)
        ann.leave()
        bob.leave()
