"""`detente serve`: one clear line when it cannot, and a quiet end."""

from __future__ import annotations

import contextlib
import json
import signal
import socket
import sqlite3
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from detente.arena.load import busiest
from detente.cli import serve as command
from detente.cli.load import load, spare_tables, start
from detente.cli.serve import default_database, serve, what_is_off
from detente.server.page import STATIC
from detente.server.parts import Settings
from detente.server.trace import Part, Trace, read, slowest, usual
from tests.server.people import Person


def stopped(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that was said."""
    (line,) = capsys.readouterr().err.splitlines()
    return str(line)


def test_a_port_in_use_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit) as end:
            serve(port=port, database=str(tmp_path / "detente.db"))

    assert 1 == end.value.code
    assert f"detente: cannot listen on 127.0.0.1:{port}: address already in use" == stopped(capsys)


def test_a_database_that_cannot_be_written_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as end:
        serve(port=0, database="/nowhere/at/all.db")

    assert 1 == end.value.code
    assert "/nowhere/at/all.db cannot be used: unable to open database file" in stopped(capsys)


def test_a_database_of_a_newer_program_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "detente.db"
    with contextlib.closing(sqlite3.connect(path)) as made:
        made.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        made.execute("INSERT INTO alembic_version VALUES ('9999')")
        made.commit()
    with pytest.raises(SystemExit) as end:
        serve(port=0, database=str(path))

    assert 1 == end.value.code
    assert f"{path}: was made by a newer version of the program" in stopped(capsys)


def test_an_address_that_is_no_database_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as end:
        serve(port=0, database="mysql://here/there")

    assert 1 == end.value.code
    assert "must be a file" in stopped(capsys)


def test_the_database_is_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "user_data_dir", lambda *_, **__: str(tmp_path / "new" / "folder"))

    assert str(tmp_path / "new" / "folder" / "detente.db") == default_database()
    assert (tmp_path / "new" / "folder").is_dir()


@pytest.mark.parametrize("given", ["https://games.example.org", "https://games.example.org/"])
def test_links_lead_where_people_find_the_page_and_not_where_the_server_listens(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    given: str,
) -> None:
    opened: list[Settings] = []

    class Unopened:
        """A server that ends at once."""

        started = True

        def run(self, sockets: list[socket.socket]) -> None:
            sockets[0].close()

    monkeypatch.setattr(command, "config", lambda parts: opened.append(parts.settings))
    monkeypatch.setattr(uvicorn, "Server", lambda _: Unopened())
    serve(port=0, database=str(tmp_path / "detente.db"), address=given)

    assert ["https://games.example.org/"] == [settings.address for settings in opened]
    off = "No mails are sent: that needs --mail and --address."
    assert [off] == capsys.readouterr().out.splitlines()[1:]


def test_what_is_off_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = what_is_off("", "")
    assert ["mails", "browsers"] == [line.split()[1] for line in lines]

    monkeypatch.setattr(command, "find_spec", lambda _: None)
    lines = what_is_off("smtp://localhost", "https://games.example.org/")
    assert ["detente[push].", "detente[passkeys]."] == [line.split()[-1] for line in lines]


def test_a_server_that_is_asked_to_end_ends_at_once_and_tells_its_pages(tmp_path: Path) -> None:
    server, address = start(str(tmp_path / "detente.db"))
    ann = Person(address.removeprefix("http://"), "Ann")
    place = ann.looks_at(ann.makes("me", "bot:random"))
    began = time.monotonic()
    server.send_signal(signal.SIGTERM)

    assert server.wait(10) in (0, -signal.SIGTERM)
    assert time.monotonic() - began < 8
    with pytest.raises(ConnectionClosed):
        while True:
            place.hears()


def test_a_server_without_its_page_says_how_to_build_it(tmp_path: Path) -> None:
    if (STATIC / "index.html").is_file():
        pytest.skip("the page is built here")
    server, address = start(str(tmp_path / "detente.db"))
    try:
        with pytest.raises(urllib.request.HTTPError) as answer:
            urllib.request.urlopen(f"{address}/")
        assert 503 == answer.value.code
        assert b"make play" in answer.value.read()
    finally:
        server.kill()
        server.wait()


def test_a_small_load_loses_no_move(capsys: pytest.CaptureFixture[str]) -> None:
    load(tables=2, rate=40.0, seconds=0.5, json=True)

    assert '"lost": 0' in capsys.readouterr().out


def test_of_several_servers_the_busiest_says_what_they_carry() -> None:
    told = busiest([1.0, 2.0], wall=4.0, moves=6_000)

    assert {"busiest_core_share": 0.5, "moves_per_busiest_cpu_second": 3_000} == told


def test_tables_nobody_plays_at_are_measured_and_there_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    load(tables=3, idle=True, json=True)
    told = json.loads(capsys.readouterr().out)

    assert {"cpu_ms_per_table", "kb_per_table", "kb_per_socket", "restart_s"} <= told.keys()


@pytest.mark.parametrize(
    "options", [{"tables": 0}, {"seconds": 0.0}, {"tables": 5000}, {"servers": 2}, {"servers": 9}]
)
def test_a_load_without_bounds_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(SystemExit) as end:
        load(**options)

    assert 2 == end.value.code


def test_tables_are_laid_before_moves_are_measured() -> None:
    assert spare_tables(tables=32, rate=0.0, seconds=8.0) > 100
    assert 0 == spare_tables(tables=200, rate=400.0, seconds=5.0)


def test_the_slowest_moves_tell_what_they_waited_for(tmp_path: Path) -> None:
    trace = Trace(tmp_path / "trace")
    for n in range(200):
        disk = 1.0 if n == 7 else 0.002
        trace.write(float(n), [0.0, 0.001, 0.0, 0.0, disk, 0.0, 0.0], 0.0)
    moves = read(tmp_path / "trace")

    assert 192 == len(moves)  # written by the dozen
    assert [0.0, 1.0] == [move.at for move in moves[:2]]
    assert {"rules": 1.0, "disk": 1000.0} == _above_nothing(slowest(moves, 0.005))
    assert {"rules": 1.0, "disk": 2.0} == _above_nothing(usual(moves))


def test_a_move_that_was_written_tells_how_long_each_step_took(tmp_path: Path) -> None:
    trace = Trace(tmp_path / "trace")
    for _ in range(64):
        move = trace.begin()
        move.step()
        move.step()
        now = time.perf_counter()
        move.written([now + 1.0, now + 3.0, now + 7.0])
        move.end()

    told = usual(read(tmp_path / "trace"))

    assert [1, 2, 4] == [round(told[part] / 1000) for part in ("turn", "writer", "disk")]


def _above_nothing(told: dict[Part, float]) -> dict[Part, float]:
    return {part: spent for part, spent in told.items() if spent and part != "collection"}
