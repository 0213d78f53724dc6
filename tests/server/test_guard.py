"""Who is let in, from where, how often, with how much; and which headers every answer has."""

from __future__ import annotations

import contextlib
import json
import socket
import sqlite3
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from detente.server import parts, protocol
from detente.server.clocks.clock import Clock
from detente.server.gate import Bucket
from detente.server.people.guests import COOKIE, clean_nickname
from detente.server.storage import database
from tests.server.people import House, Person

Make = Callable[[str], Person]
SEEN = "SELECT value FROM settings WHERE name = 'health'"


class StillTicks(Clock):
    """A clock by which as much time has passed as is said."""

    passed = 0.0

    def ticks(self) -> float:
        return self.passed


def test_the_server_says_that_it_is_well(house: House) -> None:
    answer = httpx.get(f"http://{house.address}/health")

    assert (200, {"status": "ok"}) == (answer.status_code, answer.json())


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/nothing", "/api/tables/x"])
def test_every_answer_carries_the_headers_that_guard_the_page(house: House, path: str) -> None:
    headers = httpx.get(f"http://{house.address}{path}").headers

    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "nosniff" == headers["x-content-type-options"]
    assert "server" not in headers


def test_a_newcomer_gets_a_cookie_no_script_can_read(house: House) -> None:
    cookie = httpx.get(f"http://{house.address}/api/me").headers["set-cookie"]

    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_who_has_a_cookie_stays_the_same_guest(person: Make) -> None:
    ann = person("Ann")

    assert {"id": ann.id, "nickname": "Ann", "account": False} == ann.http.get("/api/me").json()


def test_a_forged_cookie_proves_nobody(house: House, person: Make) -> None:
    ann = person("Ann")
    value = ann.http.cookies[COOKIE]
    forged = {COOKIE: value[:-2] + ("AA" if value[-2:] != "AA" else "BB")}
    found = httpx.get(f"http://{house.address}/api/me", cookies=forged)

    assert ann.id != found.json()["id"]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "origin": "http://evil.127.0.0.1"},
    ],
)
def test_a_request_forged_by_another_site_is_turned_away(
    person: Make, headers: dict[str, str]
) -> None:
    ann = person("Ann")
    answer = ann.http.post("/api/me", json={"nickname": "Eve"}, headers=headers)

    assert (403, "foreign") == (answer.status_code, answer.json()["error"]["id"])
    assert "Ann" == ann.http.get("/api/me").json()["nickname"]


def test_our_own_page_may_ask(person: Make, house: House) -> None:
    headers = {"origin": f"http://{house.address}", "sec-fetch-site": "same-origin"}
    answer = person("Ann").http.post("/api/me", json={"nickname": "Anna"}, headers=headers)

    assert (200, "Anna") == (answer.status_code, answer.json()["nickname"])


def test_a_form_cannot_post(person: Make) -> None:
    answer = person("Ann").http.post("/api/me", data={"nickname": "Eve"})

    assert (400, "malformed") == (answer.status_code, answer.json()["error"]["id"])


def test_a_socket_from_another_site_is_turned_away(person: Make, house: House) -> None:
    ann = person("Ann")
    table = ann.makes("me", "open")
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"ws://{house.address}/ws/tables/{table}",
            additional_headers={"Cookie": ann.cookie},
            origin=Origin("https://elsewhere.example"),
            legacy=True,
        )

    assert 403 == refused.value.response.status_code


def test_a_server_answers_to_its_own_names_only(database: str) -> None:
    with House(database, hosts=("localhost", "127.0.0.1")) as house:
        port = house.address.partition(":")[2]
        ours = httpx.get(f"http://{house.address}/api/me", headers={"host": f"localhost:{port}"})
        theirs = httpx.get(f"http://{house.address}/api/me", headers={"host": "rebound.example"})
        health = httpx.get(f"http://{house.address}/health", headers={"host": "10.0.0.1"})

    assert 200 == ours.status_code
    assert (421, "foreign") == (theirs.status_code, theirs.json()["error"]["id"])
    assert 200 == health.status_code  # a proxy may ask by the machine's address


def test_a_body_that_is_too_long_is_turned_away(person: Make) -> None:
    answer = person("Ann").http.post("/api/me", json={"nickname": "x" * 20_000})

    assert (413, "oversized") == (answer.status_code, answer.json()["error"]["id"])


def test_a_body_of_brackets_in_brackets_is_turned_away(person: Make) -> None:
    deep = b'{"nickname": ' + b"[" * 9_000
    answer = person("Ann").http.post(
        "/api/me", content=deep, headers={"content-type": "application/json"}
    )

    assert (400, "malformed") == (answer.status_code, answer.json()["error"]["id"])


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/replay"])
def test_a_body_in_other_letters_than_utf_8_is_turned_away(person: Make, path: str) -> None:
    answer = person("Ann").http.post(
        path, content=b'{"nickname": "\xff"}', headers={"content-type": "application/json"}
    )

    assert (400, "malformed") == (answer.status_code, answer.json()["error"]["id"])


def test_too_many_requests_are_turned_away(database: str) -> None:
    with House(database, requests=5) as house:
        answers = [httpx.get(f"http://{house.address}/api/games") for _ in range(7)]

    assert (429, "too-many") == (answers[-1].status_code, answers[-1].json()["error"]["id"])
    assert 200 == answers[0].status_code


def test_who_asked_a_minute_ago_is_forgotten(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An attacker has more addresses than a server has memory."""
    monkeypatch.setattr(parts, "FORGOTTEN", 0.01)
    with House(database, requests=5) as house:
        counted = house.parts.counted
        house.do(counted.set("once", b"[]", expires_in=timedelta(microseconds=1)))
        httpx.get(f"http://{house.address}/api/games", timeout=20)
        while "once" in counted._store:
            pass

        assert len(counted._store) == 1


@pytest.mark.parametrize(
    ("proxies", "last"), [(("127.0.0.0/8",), 200), (("10.0.0.5", "::1"), 429), ((), 429)]
)
def test_who_asks_is_believed_of_a_proxy_wherever_it_is_and_of_nobody_else(
    database: str, proxies: tuple[str, ...], last: int
) -> None:
    with House(database, requests=1, proxies=proxies) as house:
        asked = f"http://{house.address}/api/games"
        headers = [{"X-Forwarded-For": f"192.0.2.{n}"} for n in (1, 1, 2)]
        answers = [httpx.get(asked, headers=one).status_code for one in headers]

    assert [200, 429, last] == answers


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    bucket = Bucket(Clock(), rate=0.001, burst=3)

    assert [True, True, True, False] == [bucket.take() for _ in range(4)]


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"game": "chess", "seats": ["me", "open"]}, 404, "no-such-game"),
        ({"game": "thirteen_days", "seats": ["me"]}, 400, "wrong-seats"),
        ({"game": "thirteen_days", "seats": ["me", "you"]}, 400, "wrong-seats"),
        ({"game": "thirteen_days", "seats": ["me", "bot:hal"]}, 400, "no-such-bot"),
        ({"game": "thirteen_days", "seats": []}, 400, "malformed"),
        ({"game": "thirteen_days", "seats": ["me", "open"], "x": 1}, 400, "malformed"),
        ({"seats": ["me", "open"]}, 400, "malformed"),
        ("me", 400, "malformed"),
        (
            {"game": "thirteen_days", "seats": ["me", "open"], "options": {"version": 1}},
            400,
            "no-such-option",
        ),
        (
            {
                "game": "thirteen_days",
                "seats": ["me", "open"],
                "options": {"duplicate_flags": "perhaps"},
            },
            400,
            "no-such-option",
        ),
        ({"game": "thirteen_days", "seats": ["me", "open"], "seal": "a b"}, 400, "malformed"),
        (
            {"game": "thirteen_days", "seats": ["me", "open"], "commitment": "00"},
            409,
            "no-such-promise",
        ),
    ],
)
def test_a_table_that_cannot_be_is_turned_down(
    person: Make, body: object, status: int, error: str
) -> None:
    ann = person("Ann")
    answer = ann.http.post("/api/tables", json=body)

    assert (status, error) == (answer.status_code, answer.json()["error"]["id"])
    assert [] == ann.http.get("/api/tables").json()["mine"]


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "x" * 25])
def test_a_name_nobody_can_read_is_turned_down(person: Make, name: str) -> None:
    ann = person("Ann")

    assert 400 == ann.http.post("/api/me", json={"nickname": name}).status_code
    assert "Ann" == ann.http.get("/api/me").json()["nickname"]


@pytest.mark.parametrize("name", ["Аnn", "Βob", "paypаl", "Ann Αλφα", "Al丨ce", "Ꭺnn"])
def test_a_name_that_mixes_alphabets_is_turned_down(person: Make, name: str) -> None:
    answer = person("Ann").http.post("/api/me", json={"nickname": name})

    assert (400, "mixed-nickname") == (answer.status_code, answer.json()["error"]["id"])


@pytest.mark.parametrize(
    "name", ["Анна", "Zoé 7", "Ελένη", "サトウ 佐藤", "한국", "42", "Łukasz", "O'Neil"]
)
def test_a_name_of_one_alphabet_is_welcome(person: Make, name: str) -> None:
    assert name == person("Ann").http.post("/api/me", json={"nickname": name}).json()["nickname"]


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "null", "http://]"])
def test_an_origin_that_is_none_is_another_site(house: House, origin: str) -> None:
    answer = httpx.post(
        f"http://{house.address}/api/me", json={"nickname": "Eve"}, headers={"Origin": origin}
    )

    assert 403 == answer.status_code


@pytest.mark.parametrize(
    "path", ["/a%00b", "/" + "x" * 300, "/%00", "/a/" + "é" * 200, "/a" * 3_000]
)
def test_an_address_that_can_be_no_file_is_not_found(house: House, path: str) -> None:
    assert 404 == httpx.get(f"http://{house.address}{path}").status_code


@pytest.mark.parametrize("missing", ["seed", "fairness", "moves", "game"])
def test_a_record_that_lacks_something_is_a_bad_one(person: Make, missing: str) -> None:
    record = {
        "detente": 1, "game": "thirteen_days", "version": 1, "options": {}, "seed": 1,
        "moves": [], "fairness": None,
    }  # fmt: skip
    del record[missing]
    answer = person("Ann").http.post("/api/replay", json={"record": record})

    assert (400, "bad-record") == (answer.status_code, answer.json()["error"]["id"])
    assert missing in answer.json()["detail"]


@pytest.mark.parametrize("path", ["/api/replay", "/api/study", "/api/tables", "/api/records"])
@pytest.mark.parametrize(
    "deep", [b"[" * 90_000, b"[" * 90_000 + b"]" * 90_000], ids=["open", "shut"]
)
def test_a_record_of_brackets_in_brackets_is_a_bad_one(
    person: Make, path: str, deep: bytes
) -> None:
    record = b'{"detente":1,"game":"thirteen_days","options":' + deep + b"}"
    bodies = {
        "/api/tables": b'{"game":"thirteen_days","seats":[],"start":{"upto":0,"record":%b}}',
        "/api/records": json.dumps({"form": "json", "text": record.decode()}).encode(),
    }
    body = bodies.get(path, b'{"record":%b}').replace(b"%b", record)
    headers = {"content-type": "application/json"}
    answer = person("Ann").http.post(path, content=body, headers=headers)

    assert 400 == answer.status_code, answer.text[:200]


def test_a_request_that_never_ends_is_cut_off(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "REQUEST_SECONDS", 0.3)
    host, port = own_house.address.split(":")
    for part in (
        b"",
        b"GET / HT",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    ):
        with socket.create_connection((host, int(port)), timeout=10) as line:
            line.sendall(part)
            with contextlib.suppress(ConnectionResetError):
                while line.recv(4096):
                    pass  # until it is closed


@pytest.mark.parametrize("head", [b"X: 1\r\n", b"y"], ids=["many headers", "one header"])
def test_a_head_without_end_is_cut_off(house: House, head: bytes) -> None:
    host, port = house.address.split(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(b"GET / HTTP/1.1\r\nX: ")
        with contextlib.suppress(ConnectionError):
            line.sendall(head * (2 * protocol.HEAD_BYTES // len(head)))
            while line.recv(4096):
                pass  # until it is cut


def test_health_is_told_however_much_else_is_asked(database: str) -> None:
    with House(database, requests=3) as house:
        codes = [httpx.get(f"http://{house.address}/health").status_code for _ in range(8)]

    assert [200] * 8 == codes


def test_health_is_bad_when_nothing_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / "detente.db"
    with House(path) as house, sqlite3.connect(path) as meddler:
        meddler.execute("BEGIN EXCLUSIVE")
        answer = httpx.get(f"http://{house.address}/health", timeout=20)
        meddler.rollback()

    assert 503 == answer.status_code


def test_health_is_bad_when_what_is_written_does_not_stay(tmp_path: Path) -> None:
    """As on a disk that is full."""
    with House(tmp_path / "detente.db") as house:
        house.sql(
            "CREATE TRIGGER full BEFORE INSERT ON settings BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
        with capture_logs():  # long ones
            full = httpx.get(f"http://{house.address}/health", timeout=20).status_code
        house.sql("DROP TRIGGER full")
        empty = httpx.get(f"http://{house.address}/health", timeout=20).status_code

    assert (503, 200) == (full, empty)


def test_however_often_health_is_asked_it_is_looked_at_once_a_second(database: str) -> None:
    clock = StillTicks()
    with House(database, clock) as house:
        seen = []
        for passed in (0, 0.9, 0.2):
            clock.passed += passed
            httpx.get(f"http://{house.address}/health", timeout=20)
            seen += house.sql(SEEN)

    assert seen[0] == seen[1] != seen[2]


def test_who_only_reads_does_not_wait_for_a_file_that_is_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Longer than anybody here has patience."""
    monkeypatch.setitem(database._DRIVER, "timeout", 600)
    path = tmp_path / "detente.db"
    with House(path) as house, sqlite3.connect(path) as meddler:
        ann = Person(house.address, "Ann")
        mine, other = ann.makes("me", "me"), ann.makes("me", "me")
        place = ann.looks_at(mine)
        house.do(house.parts.hall.forget_idle(0))
        meddler.execute("BEGIN EXCLUSIVE")
        place.says(**place.request("x"))
        read = ["/", "/api/games", "/api/text/en", "/api/tables", "/api/me", "/api/puzzle"]
        read += [f"/api/tables/{other}", f"/api/tables/{other}/replay", "/api/tournaments"]
        codes = {address: ann.http.get(address).status_code for address in read}
        window = ann.looks_at(other)
        window.says(t="ping")
        window.hears_a("pong")
        meddler.rollback()
        done = place.view("x")

    assert dict.fromkeys(read, 200) == codes
    assert ("x", mine) == (done["ack"], done["table"])


def test_a_name_keeps_its_accents_and_loses_what_nobody_sees() -> None:
    assert "Zoé d’Été" == clean_nickname("  Zoé \u202e d’Été\n")


def test_addresses_below_the_page_cannot_leave_its_folder(house: House) -> None:
    answer = httpx.get(f"http://{house.address}/..%2f..%2fpyproject.toml")

    assert "detente" not in answer.text.lower().partition("<title>")[0]


@pytest.mark.parametrize(
    "path", ["/lobby", "/table/abc", "/a/b/c", "/table/", "/%2e%2e/%2e%2e/pyproject.toml"]
)
def test_an_address_that_is_no_file_leads_to_the_page(house: House, path: str) -> None:
    answer = httpx.get(f"http://{house.address}{path}")

    assert 302 == answer.status_code
    assert "/" == urljoin(path, answer.headers["location"])


def test_a_missing_part_of_the_page_is_said_to_be_missing(house: House) -> None:
    answer = httpx.get(f"http://{house.address}/assets/old-12345678.js")

    assert (404, "there is nothing here\n") == (answer.status_code, answer.text)
