"""Bots of people: a token plays, is marked, and opens nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from detente.server.hall import new_tables
from detente.server.people.programs import Duty
from tests.server.people import PATIENCE, House, Person, StillClock
from tests.server.test_accounts import error, registers

EXAMPLE = Path(__file__).parents[2] / "examples" / "net_bot.py"
Make = Callable[[str], Person]


def makes_bot(owner: Person, name: str) -> tuple[str, str]:
    answer = owner.http.post("/api/bots", json={"name": name})
    assert 201 == answer.status_code, answer.text
    return answer.json()["id"], answer.json()["token"]


def bot(house: House, token: str) -> httpx.Client:
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.Client(base_url=f"http://{house.address}", headers=headers, timeout=PATIENCE)


def test_the_example_plays_a_whole_game_and_is_marked(house: House, person: Make) -> None:
    ann = person("Ann")
    registers(ann, "Ann of bots")
    _, token = makes_bot(ann, "Ada")
    table = ann.makes("open", "bot:random")
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), f"http://{house.address}", token, table],
        capture_output=True,
        text=True,
        timeout=180,
    )
    seats = ann.http.get(f"/api/tables/{table}").json()

    assert (0, f"table {table} is over\n") == (done.returncode, done.stdout), done.stderr
    assert ("BOT Ada", True) == (seats["seats"][0]["name"], seats["over"])
    assert len(EXAMPLE.read_text().splitlines()) <= 42


def test_a_bot_is_told_what_it_is_asked_and_refused_with_a_reason(
    house: House, person: Make
) -> None:
    ann = person("Ann")
    registers(ann, "Ann with a bot")
    _, token = makes_bot(ann, "Bea")
    with bot(house, token) as bea:
        table = bea.post(
            "/api/tables", json={"game": "thirteen_days", "seats": ["me", "bot:random"]}
        ).json()["id"]
        with bea.stream("GET", "/api/bot/events") as stream:
            lines = stream.iter_lines()
            events = [json.loads(next(lines)) for _ in range(2)]
        view = bea.get(f"/api/bot/tables/{table}").json()
        act = {"seq": view["seq"], "action": 1}
        refused = bea.post(f"/api/bot/tables/{table}/act", json=act)
        stale = bea.post(f"/api/bot/tables/{table}/act", json={**act, "seq": view["seq"] + 7})
        resigned = bea.post(f"/api/bot/tables/{table}/resign").json()

    assert ["hello", "turn"] == [one["t"] for one in events]
    assert table == events[1]["table"]
    assert (0, True) == (view["seat"], 1 not in view["actions"])
    assert (409, 409) == (refused.status_code, stale.status_code)
    assert [1] == resigned["result"]["winners"]


def test_a_bot_is_called_for_each_question_and_for_no_secret_answer(database: str) -> None:
    """However quickly: all of it happens in one second."""
    with House(database, StillClock()) as house:
        ann = Person(house.address, "Ann")
        registers(ann, "Ann")
        id, token = makes_bot(ann, "Bea")
        table = ann.makes("me", "open")
        with bot(house, token) as bea:
            bea.post(f"/api/tables/{table}/join", json={})
            place = ann.looks_at(table)

            def called() -> list[Duty]:
                return house.do(house.parts.programs.tables(id))[1]

            first = called()
            while place.last["actions"]:
                place.does(place.last["actions"][0])
            assert (1, first) == (len(first), called())
            view = bea.get(f"/api/bot/tables/{table}").json()
            act = {"seq": view["seq"], "action": view["actions"][0]}
            assert bea.post(f"/api/bot/tables/{table}/act", json=act).is_success
            assert first != called()
        ann.leave()


def test_a_bot_plays_over_the_socket_too(house: House, person: Make) -> None:
    ann = person("Ann")
    registers(ann, "Ann and a socket")
    _, token = makes_bot(ann, "Cleo")
    with bot(house, token) as cleo:
        table = cleo.post(
            "/api/tables", json={"game": "thirteen_days", "seats": ["me", "bot:random"]}
        ).json()["id"]
    with connect(
        f"ws://{house.address}/ws/tables/{table}",
        additional_headers={"Authorization": f"Bearer {token}"},
        compression=None,
    ) as socket:
        view = json.loads(socket.recv(timeout=PATIENCE))

    assert 0 == view["seat"]


def test_a_token_opens_no_account_and_ends_with_its_bot(house: House, person: Make) -> None:
    ann = person("Ann")
    registers(ann, "Ann ends a bot")
    id, first = makes_bot(ann, "Dora")
    second = ann.http.post("/api/bots/renew", json={"id": id}).json()["token"]
    with bot(house, first) as old, bot(house, second) as new:
        void = old.get("/api/me")
        answers = [
            new.post("/api/me", json={"nickname": "Nobody"}),
            new.get("/api/account"),
            new.post("/api/account/code"),
            new.post("/api/bots", json={"name": "Child"}),
            new.get("/api/notices"),
        ]
        called = new.get("/api/me").json()["nickname"]
        left = ann.http.post("/api/bots/end", json={"id": id}).json()
        gone = new.get("/api/me")

    assert [(403, "wrong-token")] * 2 == [error(void), error(gone)]
    assert [(403, "not-for-bots")] * 5 == [error(one) for one in answers]
    assert ("BOT Dora", []) == (called, left)


def test_there_are_three_bots_each_and_nobody_is_called_like_one(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    registers(ann, "Ann has three")
    for name in ("E", "F", "G"):
        makes_bot(ann, name)
    fourth = ann.http.post("/api/bots", json={"name": "H"})
    renamed = bob.http.post("/api/me", json={"nickname": "bot e"})
    guest = bob.http.post("/api/bots", json={"name": "H"})

    assert [(409, "too-many-bots"), (400, "bot-nickname"), (403, "no-account")] == [
        error(one) for one in (fourth, renamed, guest)
    ]


def test_a_bot_has_so_many_tables_and_two_streams_at_a_time(
    house: House, person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_tables, "TABLES", 1)
    ann = person("Ann")
    registers(ann, "Ann and limits")
    _, token = makes_bot(ann, "Ina")
    body = {"game": "thirteen_days", "seats": ["me", "open"]}
    with bot(house, token) as ina:
        first, second = [ina.post("/api/tables", json=body) for _ in range(2)]
        streams = [ina.stream("GET", "/api/bot/events") for _ in range(3)]
        with streams[0] as one, streams[1] as two:
            lines = [one.iter_lines(), two.iter_lines()]
            hellos = [json.loads(next(line))["t"] for line in lines]
            with streams[2] as three:
                third = three.status_code

    assert (201, (409, "too-many-tables")) == (first.status_code, error(second))
    assert (["hello"] * 2, 429) == (hellos, third)


def test_who_is_no_bot_has_no_calls_of_bots(person: Make) -> None:
    ann = person("Ann")
    table = ann.makes("me", "bot:random")

    assert (403, "only-for-bots") == error(ann.http.get(f"/api/bot/tables/{table}"))
    assert (403, "only-for-bots") == error(ann.http.get("/api/bot/events"))
