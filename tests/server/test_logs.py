"""What a server tells about itself: every request in the log and the numbers, and no secret."""

from __future__ import annotations

import json
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from detente.server.logs import without_secrets
from detente.server.shown.fairness import seal
from tests.ports import hold_a_port, port_of
from tests.server.mailbox import Mailbox, link_in
from tests.server.people import Person, Place, play
from tests.server.test_accounts import PASSWORD, posts, registers

_SERVE = """\
from detente.cli.serve import serve
serve(
    port=0, database={database!r}, workers=1, log_level="info", log_format="json",
    metrics_port={metrics}, mail={mail!r}, address="http://games.example.org/", sign_ins=0,
)
"""


class Logged:
    """A server in a process of its own that writes down everything."""

    def __init__(self, database: str, log: Path, mail: str = "") -> None:
        self._door = hold_a_port()
        port = port_of(self._door)
        self.metrics = f"http://127.0.0.1:{port}/metrics"
        self._log = log
        with log.open("w") as out:
            self._process = subprocess.Popen(
                [sys.executable, "-c", _SERVE.format(database=database, metrics=port, mail=mail)],
                stdout=subprocess.PIPE,
                stderr=out,
                text=True,
                env={"PYTHONUNBUFFERED": "1"},
            )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split("http://")[1].split("/")[0]

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self._log.read_text().splitlines()]

    def end(self) -> str:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(20)
        self._door.close()
        return self._log.read_text()


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Logged]:
    made = Logged(database, tmp_path / "log")
    yield made
    made.end()


def test_no_secret_is_in_the_log(server: Logged) -> None:
    nonce = secrets.token_hex(16)
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    promised = ann.http.post("/api/commitments").json()
    table = ann.makes("me", "open", seal=seal(nonce), **promised)
    bob.joins(table)
    a, b = ann.looks_at(table), bob.looks_at(table)
    a.says(t="nonce", nonce=nonce)
    while not a.last["actions"] and not b.last["actions"]:
        a.view()
    b.sees(a.last["moves"])
    play([a, b], 10)
    again = ann.http.post(  # a promise is kept once: the database refuses the second table
        "/api/tables", json={"game": "thirteen_days", "seats": ["me", "open"], **promised}
    )
    Place(server.address, table, "detente_guest=forged.cookie").close()
    a.says(t="do", id="wrong", seq=0, action=10**6)
    a.asks("resign")
    record = ann.http.get(f"/api/tables/{table}/record?token=in-the-query").json()
    log = server.end()
    fairness = record["fairness"]
    cookies = [one.cookie.partition("=")[2].strip('"') for one in (ann, bob)]

    assert 409 == again.status_code
    assert nonce in str(fairness)
    for secret in (*cookies, nonce, seal(nonce), fairness["secret"], "forged", "in-the-query"):
        assert secret not in log
    assert "127.0.0.1" not in log  # whose address it was cannot be read
    assert ann.id in log
    assert table in log


def test_nothing_that_lets_somebody_in_is_in_the_log(database: str, tmp_path: Path) -> None:
    """Neither password nor session, code, link, address, way out or token of a bot."""
    with Mailbox() as mailbox:
        server = Logged(database, tmp_path / "log", mailbox.address)
        ann, phone = Person(server.address, "Ann"), Person(server.address, "Phone")
        registers(ann, "Ann", PASSWORD)
        posts(ann, "mail", mail="ann@example.org")
        link = link_in(mailbox.next()).rpartition("/")[2]
        posts(ann, "link/use", token=link)
        posts(ann, "link/use", token=link)  # used: turned down
        code = posts(ann, "code").json()["code"]
        posts(phone, "code/use", code=code)
        posts(ann, "enter", name="Ann", password="a wrong password")
        token = ann.http.post("/api/bots", json={"name": "Ada"}).json()["token"]
        bearer = {"Authorization": f"Bearer {token}"}
        httpx.get(f"http://{server.address}/api/me", headers=bearer)
        httpx.get(f"http://{server.address}/api/me", headers={"Authorization": "Bearer forged-one"})
        httpx.post(f"http://{server.address}/api/notices/off?token=way-out-of-it")
        cookies = [one.cookie.partition("=")[2] for one in (ann, phone)]
        log = server.end()
        for one in (ann, phone):
            one.leave()

    assert "/api/account/link/use" in log
    secret = (PASSWORD, "a wrong password", link, code, token, "forged-one", "way-out", *cookies)
    for one in (*secret, "ann@example.org", "argon2"):
        assert one not in log


def test_what_is_called_like_a_secret_is_left_out() -> None:
    assert {"event": "x", "nonce": "…"} == without_secrets(None, "", {"event": "x", "nonce": "abc"})


def test_every_request_and_every_socket_has_a_line(server: Logged) -> None:
    ann = Person(server.address, "Ann")
    place = ann.looks_at(ann.makes("me", "bot:random"))
    ann.http.get("/api/tables/nowhere?seat=1")
    place.close()
    ann.leave()
    server.end()
    requests = [line for line in server.lines() if line["event"] == "request"]
    (window,) = [line for line in server.lines() if line["event"] == "socket"]

    assert [("POST", "/api/me", 200), ("POST", "/api/tables", 201)] == [
        (line["method"], line["path"], line["status"]) for line in requests[:2]
    ]
    assert ("GET", "/api/tables/nowhere", 404) == tuple(
        [requests[2][name] for name in ("method", "path", "status")]
    )
    assert [None, ann.id, ann.id] == [line["guest"] for line in requests]
    assert 1 == len({line["address"] for line in [*requests, window]})
    assert (f"/ws/tables/{place.table}", ann.id) == (window["path"], window["guest"])


def test_the_numbers_are_told_on_a_port_of_their_own(server: Logged) -> None:
    ann = Person(server.address, "Ann")
    place = ann.looks_at(ann.makes("me", "me"))
    place.does(place.last["actions"][0])
    told = httpx.get(server.metrics).text
    found = dict([line.rsplit(" ", 1) for line in told.splitlines() if line[0] != "#"])

    assert "1.0" == found['detente_requests_total{method="POST",status="201"}']
    assert ("1.0", "1.0") == (found["detente_sockets"], found["detente_live_tables"])
    assert "1.0" == found['detente_messages_total{kind="Do"}']
    assert float(found["detente_moves_total"]) >= place.last["moves"] > 0
    assert float(found["detente_commits_total"]) > 0
    assert float(found["process_resident_memory_bytes"]) > 0
    strangers = ann.http.get("/metrics")
    assert "detente_moves_total" not in strangers.text
