"""`detente migrate`: a database brought up to date, or checked against the rules of today."""

import asyncio
import json
import sqlite3
from importlib.resources import files
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from detente.core.match import Match
from detente.core.options import Value
from detente.games import game
from detente.server.storage.database import database_url, open_backend
from detente.server.storage.rows import SeatRow, StoredMove, TableRow
from detente.server.storage.store import Store
from tests.cli.line import detente_

Capture = pytest.CaptureFixture[str]


async def fill(path: Path) -> None:
    """Three tables: two of 13 Jours, one of 1960, each with the moves it is played on from."""
    store = Store(await open_backend(database_url(str(path))))
    for id, name, options in (
        ("t1", "thirteen_days", {}),
        ("t2", "thirteen_days", {"net_before_cap": False}),
        ("t3", "nineteen_sixty", {}),
    ):
        await store.create(*_table(id, name, dict(options)))
    await store.close()


def _table(id: str, name: str, options: dict[str, Value]) -> tuple[TableRow, list[StoredMove]]:
    match = Match(game(name, **options), seed=3)
    for _ in range(8):
        seat = match.waiting[0]
        match.submit(seat, match.legal(seat)[0])
    moves = [
        StoredMove(move, None, None, 0, done)
        for move, done in zip(match.moves, match.behaviour.sums)
    ]
    seats = [SeatRow("human", "ann", None, True, None, "Ann"), SeatRow("bot", bot="random")]
    row = TableRow(id, name, 1, options, True, id.encode() * 16, seats, 0)
    row.given = len(moves)
    return row, moves


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "detente.db"
    asyncio.run(fill(path))
    return path


def change(database: Path, statement: str) -> None:
    with sqlite3.connect(database) as raw:
        raw.execute(statement)
    raw.close()


def make_old(database: Path, version: str) -> None:
    """Bring a database back to an older version of its tables."""
    config = Config()
    config.set_main_option("script_location", str(files("detente.server.storage") / "migrations"))
    engine = sa.create_engine(f"sqlite:///{database}", poolclass=sa.NullPool)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, version)


def test_tables_that_go_on_as_they_were_played(database: Path, capsys: Capture) -> None:
    said = detente_(f"migrate --check {database}", capsys)
    assert (0, "3 tables, 0 would not go on as they were played") == (
        said.code,
        said.out.splitlines()[-1],
    )
    assert "thirteen_days version 1: 2 same" in said.out


def test_what_would_differ_is_named_with_its_move(database: Path, capsys: Capture) -> None:
    change(database, "UPDATE moves SET behaviour = 1 WHERE table_id = 't2' AND n >= 5")
    change(database, "UPDATE tables SET version = 9 WHERE id = 't3'")
    before = database.read_bytes()
    said = detente_(f"migrate --check {database} --json", capsys)
    found = {one["table"]: one for one in json.loads(said.out)["tables"]}

    assert (1, 2) == (said.code, json.loads(said.out)["odd"])
    assert [("same", None), ("differs", 6), ("unknown", None)] == [
        (found[id]["verdict"], found[id]["move"]) for id in ("t1", "t2", "t3")
    ]
    assert before == database.read_bytes()
    told = detente_(f"migrate --check {database}", capsys).out
    assert "nineteen_sixty version 9: 1 unknown" in told
    assert "t2 (thirteen_days 1," in told


def test_a_check_leaves_an_old_database_as_it_is(database: Path, capsys: Capture) -> None:
    make_old(database, "0006")
    before = database.read_bytes()
    assert 0 == detente_(f"migrate --check {database}", capsys).code
    assert before == database.read_bytes()
    assert 0 == detente_(f"migrate {database}", capsys).code
    assert before != database.read_bytes()


def test_there_must_be_a_database(tmp_path: Path, capsys: Capture) -> None:
    said = detente_(f"migrate --check {tmp_path / 'none.db'}", capsys)
    assert (1, f"detente: there is no database {tmp_path / 'none.db'}\n") == (said.code, said.err)
