"""`detente reports`: what guests report, for whoever runs the server."""

import asyncio
import json
from pathlib import Path

import pytest

from detente.server.people.reports import Reports
from detente.server.storage.database import database_url, open_backend
from detente.server.storage.rows import SeatRow, TableRow
from detente.server.storage.store import Store
from tests.cli.line import detente_

Capture = pytest.CaptureFixture[str]


async def fill(path: Path) -> None:
    """A table, and two reports about it."""
    store = Store(await open_backend(database_url(str(path))))
    seats = [SeatRow("human", "ann", None, True, None, "Ann"), SeatRow("bot", bot="random")]
    await store.create(TableRow("t1", "thirteen_days", 1, {}, True, b"s" * 32, seats, 0))
    reports = Reports(store.database)
    await reports.file("ann", "Ann", "t1", 7, "frozen", "It stands still.", 1_000)
    await reports.file("eve", "Eve", "t1", 9, "rules", "[red]Why[/red]?", 2_000)
    await store.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "detente.db"
    asyncio.run(fill(path))
    return path


def test_the_newest_report_stands_first_with_its_position(database: Path, capsys: Capture) -> None:
    said = detente_(f"reports --database {database} --json", capsys)
    found = json.loads(said.out)["reports"]

    assert ["rules", "frozen"] == [one["kind"] for one in found]
    assert ("t1", 7, "Ann", 1_000) == tuple(
        [found[1][k] for k in ("table", "moves", "name", "made")]
    )


def test_reports_are_told_in_a_table_word_for_word(
    database: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    said = detente_(f"reports {database}", capsys)

    assert 0 == said.code
    assert "#/replay/t1?at=7" in said.out and "It stands still." in said.out
    assert "[red]Why[/red]?" in said.out


def test_only_so_many_are_told(database: Path, capsys: Capture) -> None:
    said = detente_(f"reports {database} --last 1 --json", capsys)

    assert ["Eve"] == [one["name"] for one in json.loads(said.out)["reports"]]
    assert 2 == detente_(f"reports {database} --last 0", capsys).code


def test_nothing_to_read_is_told(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "empty.db"

    async def make() -> None:
        await (await open_backend(database_url(str(path)))).close()

    asyncio.run(make())
    assert "There are no reports.\n" == detente_(f"reports {path}", capsys).out


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "nowhere.db"
    said = detente_(f"reports {path}", capsys)

    assert (1, f"detente: there is no database {path}\n") == (said.code, said.err)
    assert not path.exists()
