"""The drill: back up a running server, restore into either database, check, and play on there."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.line import detente_
from tests.cli.test_migrate import fill
from tests.server import postgres as pg
from tests.server.people import House, Person, Place, play, play_out, two_at_a_table

Capture = pytest.CaptureFixture[str]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of either kind, to restore into."""
    if request.param == "sqlite":
        return str(tmp_path / "restored.db")
    name = f"restored_{abs(hash(request.node.nodeid))}"
    return pg.new_database(request.getfixturevalue("cluster"), name)


def test_a_backup_is_restored_checked_and_played_on(
    own_house: House, empty: str, tmp_path: Path, capsys: Capture
) -> None:
    ann, bob = Person(own_house.address, "Ann"), Person(own_house.address, "Bob")
    a, b = two_at_a_table(ann, bob)
    play([a, b], 12)
    a.says(t="say", id="x", text="Bonjour")
    over = two_at_a_table(ann, bob)
    play_out(list(over))
    ann.http.post(f"/api/tables/{a.table}/report", json={"kind": "rules", "text": "Why?"})
    file, before = tmp_path / "backup.db", a.last
    done = detente_(f"backup {file} --database {own_house.settings.database}", capsys)
    play([a, b], 3)  # the server went on meanwhile, and goes on now
    back = detente_(f"restore {file} --database {empty}", capsys)
    assert [0, 0] == [done.code, back.code], (done.err, back.err)
    look = back.out.partition("Look into it: detente ")[2].strip()  # at this one, not any other
    checked = json.loads(detente_(f"{look} --json", capsys).out)

    assert (2, 0, []) == (len(checked["tables"]), checked["odd"], checked["damage"])
    assert 0o600 == stat.S_IMODE(file.stat().st_mode)
    with House(empty) as house:  # the same cookies are known here
        again = [Place(house.address, a.table, one.cookie) for one in (ann, bob)]
        for place in again:
            place.view()
        for field in ("moves", "seq", "position", "actions", "fairness"):
            assert before[field] == again[0].last[field], field
        play(again, 4)
        assert again[0].last["moves"] > before["moves"]
        eve = Person(house.address, "Eve")
        answer = eve.http.post(f"/api/tables/{a.table}/report", json={"kind": "rules", "text": ""})
        assert (201, 2) == (answer.status_code, answer.json()["number"])


def test_nothing_is_overwritten(
    own_house: House, database: str, tmp_path: Path, capsys: Capture
) -> None:
    Person(own_house.address, "Ann").makes("me", "open")
    file = tmp_path / "backup.db"
    assert 0 == detente_(f"backup {file} --database {database}", capsys).code
    before = file.read_bytes()
    twice = detente_(f"backup {file} --database {database}", capsys)
    over = detente_(f"restore {file} --database {database}", capsys)

    assert [1, 1] == [twice.code, over.code]
    assert f"{file} is there already" in twice.err
    assert "is in use" in over.err or "is not empty" in over.err
    assert before == file.read_bytes()
    assert [file] == list(tmp_path.glob("backup*"))


def test_a_file_that_is_no_backup_is_told(tmp_path: Path, capsys: Capture) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Mr Chairman, " * 100)
    new = tmp_path / "new.db"
    (tmp_path / "empty.db").touch()
    for name, said in (
        ("letter.txt", "letter.txt cannot be"),
        ("none", "none"),
        ("empty.db", "empty.db holds nothing"),
    ):
        for line in (f"restore {tmp_path / name} --database {new}", f"check {tmp_path / name}"):
            told = detente_(line, capsys)
            assert (1, 1) == (told.code, len(told.err.splitlines())), told.err
            assert said in told.err
    assert not new.exists()


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        ("moves", "cannot be used: database disk image is malformed"),
        ("ix_tables_changed", "missing from index ix_tables_changed"),
    ],
)
def test_a_broken_page_is_told(
    tmp_path: Path, capsys: Capture, filled: Callable[[Path], None], broken: str, told: str
) -> None:
    path = tmp_path / "detente.db"
    filled(path)
    with sqlite3.connect(path) as meddler:
        where = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = meddler.execute(where, [broken]).fetchone()
        (size,) = meddler.execute("PRAGMA page_size").fetchone()
    meddler.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(EMPTY.ljust(size, b"\0") if broken.startswith("ix") else b"\xff" * size)
    found = detente_(f"check {path}", capsys)

    assert (1, True) == (found.code, told in found.out + found.err)
    assert "copy.db" not in found.err


EMPTY = bytes([10, 0, 0, 0, 0, 0, 0, 0])
"""How a page of an index begins that has nothing in it."""

DAMAGE: list[tuple[str, str]] = [
    ("DELETE FROM moves WHERE table_id = 't1' AND n = 2", "table t1 has gaps between its moves"),
    ("DELETE FROM seats WHERE table_id = 't1'", "table t1 has no seats"),
    ("UPDATE moves SET table_id = 'no' WHERE table_id = 't1'", "a row of moves points to nothing"),
    ("UPDATE tables SET version = 'x' WHERE id = 't1'", "tables: version cannot be a str"),
    ("UPDATE moves SET action = 'x' WHERE table_id = 't1'", "moves: action cannot be a str"),
    ("UPDATE moves SET seat = 9 WHERE table_id = 't1' AND n = 3", "t1 ("),
]


@pytest.mark.parametrize(("statement", "said"), DAMAGE)
def test_damage_is_told(
    tmp_path: Path, capsys: Capture, statement: str, said: str, filled: Callable[[Path], None]
) -> None:
    path = tmp_path / "detente.db"
    filled(path)
    assert 0 == detente_(f"check {path}", capsys).code
    with sqlite3.connect(path) as meddler:
        meddler.execute(statement)
    meddler.close()
    told = detente_(f"check {path}", capsys)

    assert (1, True) == (told.code, said in told.out), told.out


@pytest.fixture
def filled() -> Callable[[Path], None]:
    """Fills a file with a few tables."""
    return lambda path: asyncio.run(fill(path))
