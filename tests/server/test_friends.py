"""People who find each other: invitations by name, friends, and who is here."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.people import Person, two_at_a_table
from tests.server.test_accounts import error, registers

Make = Callable[[str], Person]


def follows(who: Person, name: str) -> list[dict[str, object]]:
    answer = who.http.post("/api/friends", json={"name": name})
    assert 200 == answer.status_code, answer.text
    found: list[dict[str, object]] = answer.json()
    return found


def test_a_seat_is_kept_for_who_is_invited(person: Make) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    registers(bob, "Bob invited")
    table = ann.makes("me", "player:BOB invited")
    turned_down = eve.http.post(f"/api/tables/{table}/join", json={})
    mine = bob.http.get("/api/tables").json()["mine"]
    joined = bob.joins(table)

    assert (409, "no-open-seat") == error(turned_down)
    assert [(table, [1], False)] == [(one["id"], one["my_seats"], one["begun"]) for one in mine]
    assert (True, "Bob invited") == (joined["begun"], joined["seats"][1]["name"])


def test_nobody_of_that_name_and_who_has_blocked_me_are_the_same(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    registers(ann, "Ann blocked")
    registers(bob, "Bob blocks")
    here, there = two_at_a_table(ann, bob)
    bob.http.post(f"/api/tables/{there.table}/block", json={"seat": 0})
    body = {"game": "thirteen_days", "seats": ["me", "player:Bob blocks"]}
    answers = [
        ann.http.post("/api/tables", json=body),
        ann.http.post("/api/tables", json={**body, "seats": ["me", "player:Nobody at all"]}),
        ann.http.post("/api/friends", json={"name": "Bob blocks"}),
    ]

    assert here.table == there.table
    told = [(404, "nobody-to-invite")] * 2 + [(404, "nobody-so-called")]
    assert told == [error(one) for one in answers]


@pytest.mark.parametrize(
    ("inviters", "stranger", "friend"),
    [("all", True, True), ("friends", False, True), ("none", False, False)],
)
def test_an_account_is_invited_and_found_by_whom_it_wishes(
    person: Make, inviters: str, stranger: bool, friend: bool
) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    name = f"Zoe {inviters}"
    registers(ann, name)
    registers(bob, f"Bob of {inviters}")
    follows(ann, f"Bob of {inviters}")
    mine = ann.http.post("/api/account/invitations", json={"inviters": inviters}).json()
    body = {"game": "thirteen_days", "seats": ["me", f"player:{name}"]}
    refused = (404, "nobody-to-invite")

    assert inviters == mine["invitations"] == ann.http.get("/api/account").json()["invitations"]
    for who, may in ((eve, stranger), (bob, friend)):
        answer = who.http.post("/api/tables", json=body)
        assert (201 == answer.status_code) if may else (refused == error(answer))
        found = who.http.get("/api/people", params={"game": "thirteen_days", "name": name}).json()
        assert ([name] if may else []) == [one["name"] for one in found]


def test_a_guest_chooses_no_inviters(person: Make) -> None:
    answer = person("Ann").http.post("/api/account/invitations", json={"inviters": "none"})

    assert 403 == answer.status_code


def test_friends_see_when_the_other_is_here_and_followers_do_not(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    registers(ann, "Ann follows")
    registers(bob, "Bob follows")
    one_way = follows(ann, "Bob follows")
    mutual = follows(bob, "Ann follows")
    left = ann.http.post("/api/friends/end", json={"id": bob.id}).json()
    guest = person("Guest").http.post("/api/friends", json={"name": "Ann follows"})

    assert [("Bob follows", False, None, False)] == [
        (one["name"], one["mutual"], one["seen"], one["here"]) for one in one_way
    ]
    assert [("Ann follows", True, True)] == [
        (one["name"], one["mutual"], one["here"]) for one in mutual
    ]
    assert [] == left
    assert (403, "no-account") == error(guest)


def finds(who: Person, name: str = "") -> list[str]:
    """Whom somebody finds by the beginning of a name, or among who they played last."""
    answer = who.http.get("/api/people", params={"game": "thirteen_days", "name": name})
    assert 200 == answer.status_code, answer.text
    return [one["name"] for one in answer.json()]


def test_accounts_are_found_by_two_letters_of_their_names(person: Make) -> None:
    ann, bob = person("Ann"), person("Quito guest")
    for n in range(10):
        registers(person(f"Q{n}"), f"Quito {n}")
    found = finds(ann, "qui")

    assert [f"Quito {n}" for n in range(8)] == found
    assert ([], []) == (finds(ann, "q"), finds(ann, "%_"))
    assert "Quito guest" not in finds(bob, "Quito g")


def test_who_has_left_or_blocked_me_is_not_found(person: Make) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    registers(bob, "Zara blocks")
    registers(eve, "Zara leaves")
    table = ann.makes("me", "open")
    bob.joins(table)
    before = finds(ann, "Zara")
    bob.http.post(f"/api/tables/{table}/block", json={"seat": 0})
    eve.http.post("/api/account/delete", json={"name": "Zara leaves"})

    assert ["Zara blocks", "Zara leaves"] == before
    assert [] == finds(ann, "Zara")


def test_those_one_has_played_last_come_first(person: Make) -> None:
    ann, bob, guest = person("Ann"), person("Bob"), person("Guest")
    registers(bob, "Bob of late")
    for other in (bob, guest):
        other.joins(ann.makes("me", "open"))

    assert ["Bob of late"] == finds(ann)
    assert [] == finds(guest)
