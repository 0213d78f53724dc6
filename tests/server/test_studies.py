"""Games that are over, studied on the server: when, for whom, how many at a time."""

import time
from collections.abc import Callable
from typing import Any

import detente
from detente.core.rng import Rng
from detente.server.learning.studies import WAITING
from tests.server.people import Person

Make = Callable[[str], Person]


def over(ann: Person) -> str:
    """A table whose game is over: Ann has played whatever came first."""
    table = ann.makes("me", "bot:random")
    place = ann.looks_at(table)
    while place.last["result"] is None:
        if place.last["actions"]:
            place.does(place.last["actions"][0])
        else:
            place.view()
    return table


def record(name: str, seed: int, upto: int = 100_000) -> dict[str, object]:
    """A game of nobody in particular, as a file holds it."""
    match, rng = detente.Match(detente.game(name), seed=seed), Rng(seed)
    while not match.over and upto:
        legal = match.legal(match.waiting[0])
        match.submit(match.waiting[0], legal[rng.below(len(legal))])
        upto -= 1
    return match.record.to_json()


def studied(ann: Person, path: str, body: dict[str, object]) -> dict[str, Any]:
    """What is known when all choices are judged."""
    deadline = time.monotonic() + 120
    while True:
        told: dict[str, Any] = ann.http.post(path, json=body).json()
        if told["looked"] == told["choices"]:
            return told
        assert told["studying"]
        assert time.monotonic() < deadline
        time.sleep(0.2)


def test_a_game_is_studied_when_it_is_over_and_not_before(person: Make) -> None:
    ann = person("Ann")
    running = ann.makes("me", "bot:random")
    early = [ann.http.get(f"/api/tables/{running}/study").status_code]
    early.append(ann.http.post(f"/api/tables/{running}/study").status_code)
    table = over(ann)
    first = ann.http.get(f"/api/tables/{table}/study").json()
    told = studied(ann, f"/api/tables/{table}/study", {})

    assert [409, 409] == early
    assert (0, [], False) == (first["looked"], first["mistakes"], first["studying"])
    assert first["course"] == told["course"] != []
    assert {mistake["seat"] for mistake in told["mistakes"]} <= {0, 1}
    assert all([0 < mistake["cost"] <= 1 and mistake["line"] for mistake in told["mistakes"]])
    assert not told["studying"]


def test_a_file_of_a_game_that_goes_on_is_not_studied(person: Make) -> None:
    ann = person("Ann")
    answer = ann.http.post("/api/study", json={"record": record("thirteen_days", 1, 20)})

    assert 409 == answer.status_code
    assert "game-is-not-over" == answer.json()["error"]["id"]


def test_nobody_has_many_games_studied_at_a_time(person: Make) -> None:
    ann = person("Ann")
    files = [record("stratagem", seed) for seed in range(WAITING + 1)]
    asked = [ann.http.post("/api/study", json={"record": r, "mistakes": True}) for r in files]
    seen = ann.http.post("/api/study", json={"record": files[-1]})

    assert [200] * WAITING + [429] == [answer.status_code for answer in asked]
    assert "too-many-studies" == asked[-1].json()["error"]["id"]
    assert seen.json()["course"]
    assert not seen.json()["studying"]
