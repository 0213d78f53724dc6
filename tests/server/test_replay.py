"""Replay: any moment of a finished game, for a seat, a spectator, or with everything open."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.people import House, Person, play, play_out, two_at_a_table

Make = Callable[[str], Person]


@pytest.fixture(scope="module")
def finished(house: House) -> tuple[Person, str]:
    """Somebody, and a table whose game is over."""
    ann, bob = Person(house.address, "Ann"), Person(house.address, "Bob")
    places = two_at_a_table(ann, bob)
    play_out(list(places), seed=4)
    return ann, places[0].table


def moment(finished: tuple[Person, str], **query: int | str) -> dict[str, Any]:
    person, table = finished
    answer = person.http.get(f"/api/tables/{table}/replay", params=query)
    assert 200 == answer.status_code, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_replay_begins_with_the_empty_table(finished: tuple[Person, str]) -> None:
    start = moment(finished, upto=0)

    assert (0, None) == (start["moves"], start["result"])
    assert start["total"] > 20


def test_a_replay_ends_with_the_result(finished: tuple[Person, str]) -> None:
    end = moment(finished)

    assert end["total"] == end["moves"]
    assert end["result"] is not None


def test_each_step_is_one_move(finished: tuple[Person, str]) -> None:
    assert [5, 6, 7] == [moment(finished, upto=n)["moves"] for n in (5, 6, 7)]


def test_a_seat_sees_its_own_hand_and_a_spectator_none(finished: tuple[Person, str]) -> None:
    def shown(**eyes: int) -> list[bool]:
        hands = moment(finished, upto=25, **eyes)["position"]["hands"]
        return [len(hand["cards"]) > 0 for hand in hands]

    assert [True, False] == shown(seat=0)
    assert [False, True] == shown(seat=1)
    assert [False, False] == shown()


def test_all_shows_every_hand_and_every_secret_of_the_log(finished: tuple[Person, str]) -> None:
    everything = moment(finished, upto=25, seat="all")
    hidden = moment(finished, upto=25)

    assert [True, True] == [
        len(position["hands"][n]["cards"]) > 0 for n, position in enumerate(everything["open"])
    ]
    assert len(everything["log"]) == len(hidden["log"])
    assert not [line for line in everything["log"] if line["id"].endswith("-hidden")]


@pytest.mark.parametrize("eyes", ["1", "all"])
def test_nobody_looks_back_with_the_eyes_of_others_while_a_game_goes_on(
    person: Make, eyes: str
) -> None:
    ann, _ = two_at_a_table(person("Ann"), person("Bob"))
    who = person("Eve") if eyes == "1" else person("Ann")
    answer = who.http.get(f"/api/tables/{ann.table}/replay", params={"seat": eyes})

    assert (409, "game-is-not-over") == (answer.status_code, answer.json()["error"]["id"])


def test_everybody_looks_back_with_their_own_eyes_while_a_game_goes_on(person: Make) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    places = two_at_a_table(ann, bob)
    play(list(places), 6)
    moves = places[0].last["moves"]
    address = f"/api/tables/{places[0].table}/replay"
    mine = ann.http.get(address, params={"seat": "0", "upto": moves}).json()
    seen = eve.http.get(address, params={"upto": moves - 2}).json()

    assert places[0].last["position"] == mine["position"]
    assert [line["id"] for line in places[0].lines] == [line["id"] for line in mine["log"]]
    assert (None, moves - 2, moves) == (seen["seat"], seen["moves"], seen["total"])
    assert [[], []] == [hand["cards"] for hand in seen["position"]["hands"]]


def test_a_record_brought_along_is_replayed_alike(finished: tuple[Person, str]) -> None:
    person, table = finished
    record = person.http.get(f"/api/tables/{table}/record").json()
    body = {"record": record, "upto": 30, "seat": 1}
    brought = person.http.post("/api/replay", json=body).json()

    assert moment(finished, upto=30, seat=1) == brought


@pytest.mark.parametrize(
    "change",
    [
        {"detente": 99},
        {"moves": [[0]]},
        {"moves": [[0, 1]]},
        {"moves": [[-1, 99999]]},
        {"moves": [[7, 0]]},
        {"game": "chess"},
        {"version": 99},
        {"options": {"no_such": 1}},
        {"options": {"name": "chess"}},
    ],
)
def test_a_record_that_does_not_fit_the_rules_is_turned_down(
    finished: tuple[Person, str], change: dict[str, object]
) -> None:
    person, table = finished
    record = person.http.get(f"/api/tables/{table}/record").json()
    answer = person.http.post("/api/replay", json={"record": {**record, **change}})

    assert (400, "bad-record") == (answer.status_code, answer.json()["error"]["id"])


def test_a_seat_the_game_does_not_have_is_turned_down(finished: tuple[Person, str]) -> None:
    person, table = finished
    answer = person.http.get(f"/api/tables/{table}/replay", params={"seat": "5"})

    assert (400, "wrong-seats") == (answer.status_code, answer.json()["error"]["id"])


@pytest.mark.parametrize("form", ["text", "compact"])
def test_a_game_is_written_in_another_form_and_read_again(
    finished: tuple[Person, str], form: str
) -> None:
    person, table = finished
    record = person.http.get(f"/api/tables/{table}/record")
    written = person.http.post("/api/records", json={"text": record.text, "form": form})
    again = person.http.post("/api/records", json={"text": written.text, "form": "json"})

    assert record.json()["moves"] == again.json()["moves"]
    assert record.json()["fairness"] == again.json()["fairness"]


@pytest.mark.parametrize("text", ["", "hello", "detente1:thirteen_days:2:AAAA", "[]"])
def test_what_is_no_game_in_any_form_is_turned_away(
    finished: tuple[Person, str], text: str
) -> None:
    answer = finished[0].http.post("/api/records", json={"text": text, "form": "text"})

    assert (400, "bad-record") == (answer.status_code, answer.json()["error"]["id"])


def records(person: Person) -> list[dict[str, Any]]:
    answer = person.http.get("/api/records")
    assert "attachment" in answer.headers["content-disposition"]
    return [json.loads(line) for line in answer.text.splitlines()]


def test_all_my_games_that_are_over_are_one_file_a_record_a_line(person: Make) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    first, _ = two_at_a_table(ann, bob)
    last, _ = two_at_a_table(ann, bob)
    other, _ = two_at_a_table(bob, eve)
    two_at_a_table(ann, bob)
    for place in (first, last, other):
        place.resigns()

    one_by_one = [ann.http.get(f"/api/tables/{one.table}/record").json() for one in (first, last)]
    found = records(ann)
    assert 2 == len(found)
    for record in one_by_one:
        assert record in found
    assert 1 == len(records(eve))
    assert [] == records(person("Somebody else"))
