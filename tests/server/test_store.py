"""What is kept: one schema by migrations, one writer, whole commits."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Coroutine, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from detente.core.match import Match
from detente.games import game
from detente.server.clocks.clock import Clock
from detente.server.clocks.clockwork import Clockwork
from detente.server.clocks.pauses import Pauses
from detente.server.storage import database, schema
from detente.server.storage.database import (
    Backend,
    DatabaseError,
    bring_up_to_date,
    database_url,
    open_backend,
)
from detente.server.storage.moves import Moves
from detente.server.storage.rows import SeatRow, TableRow
from detente.server.storage.sitting import newcomer, taken
from detente.server.storage.store import Store
from detente.server.table.ledger import Ledger
from tests.server.people import House, Person, Place, play, play_out, two_at_a_table

T = TypeVar("T")
MIGRATIONS = Path(schema.__file__).parent / "migrations"


class _Noon(Clock):
    """It is always the same time."""

    def now(self) -> int:
        return 43_200


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def opened(where: object) -> Backend:
    return await open_backend(database_url(str(where)))


def new_table(id: str, guest: str = "ann") -> TableRow:
    seats = [SeatRow("human", guest, None, True, "n", "Ann"), SeatRow("open", ready=False)]
    return TableRow(
        id, "thirteen_days", 1, {"duplicate_flags": False}, True, id.encode().ljust(32), seats, 0
    )


async def numbers(store: Store, table: str) -> list[int]:
    """The actions of the moves that are stored, which count from 0."""
    stored = await store.stored(table)
    assert stored is not None
    return [one.move[1] for one in stored.moves]


def some_moves(table: str, start: int, count: int, gone: Sequence[int] = (), was: int = 0) -> Moves:
    rows: list[dict[str, object]] = [
        {
            "table_id": table,
            "n": n,
            "seat": 0,
            "action": n,
            "request": None,
            "made": 1,
            "comment": None,
            "behaviour": None,
        }
        for n in range(start, start + count)
    ]
    row: dict[str, object] = {
        "table": table,
        "was": was,
        "seq": start + count,
        "waiting": 1,
        "result": None,
        "offer": None,
        "changed": 1,
        "begun": True,
        "clock": None,
        "deadline": None,
    }
    return Moves(table, gone, rows, row)


# -- migrations ------------------------------------------------------------------------------


def test_the_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path}/detente.db")
    with engine.begin() as connection:
        bring_up_to_date(connection)
        found = compare_metadata(MigrationContext.configure(connection), schema.metadata)

    assert [] == found


def test_the_newest_migration_is_the_one_the_program_asks_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))

    assert [schema.HEAD] == ScriptDirectory.from_config(config).get_heads()


def test_opening_twice_changes_nothing(database: str) -> None:
    async def twice() -> list[str]:
        for _ in range(2):
            backend = await opened(database)
            names = await backend.read(lambda c: sa.inspect(c).get_table_names())
            await backend.close()
        return names

    assert {"guests", "moves", "seats", "settings", "tables"} < set(run(twice()))


def test_a_new_file_is_read_by_its_owner_alone(tmp_path: Path) -> None:
    """It has hidden hands and the key of the cookies; so have the files that SQLite puts beside."""

    async def open_and_look() -> list[int]:
        backend = await open_backend(database_url(str(tmp_path / "detente.db")))
        try:
            return [file.stat().st_mode & 0o777 for file in tmp_path.iterdir()]
        finally:
            await backend.close()

    found = asyncio.run(open_and_look())
    assert found and {0o600} == set(found)


def test_a_database_of_a_newer_program_is_refused(database: str) -> None:
    async def reopen() -> None:
        backend = await opened(database)
        await backend.write(
            lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        )
        await backend.close()
        await opened(database)

    with pytest.raises(DatabaseError, match="newer version of the program"):
        run(reopen())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Mr Chairman, " * 100)

    with pytest.raises(DatabaseError, match="cannot be used"):
        run(opened(file))


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="unable to open"):
        run(opened(tmp_path / "nowhere" / "detente.db"))


@pytest.mark.parametrize("text", ["mysql://x/y", "sqlite://", "postgresql://", "://", "x://y"])
def test_an_address_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(DatabaseError):
        database_url(text)


def test_moves_are_kept_in_a_write_ahead_log_and_fully_synchronised(tmp_path: Path) -> None:
    async def pragmas() -> tuple[object, object]:
        backend = await opened(tmp_path / "detente.db")

        def job(c: Connection) -> tuple[object, object]:
            return (
                c.exec_driver_sql("PRAGMA journal_mode").scalar(),
                c.exec_driver_sql("PRAGMA synchronous").scalar(),
            )

        found = await backend.write(job)
        await backend.close()
        return found

    assert ("wal", 2) == run(pragmas())


# -- the one writer --------------------------------------------------------------------------


def test_what_waits_is_written_in_one_commit(database: str) -> None:
    async def many() -> tuple[int, bool, set[int]]:
        store = Store(await opened(database))
        tables = [f"t{n}" for n in range(39)]
        for id in tables:
            await store.create(new_table(id))
        before = store.database.commits
        await asyncio.gather(*[store.database.append(some_moves(id, 0, 3)) for id in tables])
        commits = store.database.commits - before
        kept = [await numbers(store, id) for id in tables]
        found = [await store.stored(id) for id in tables]
        await store.close()
        return commits, kept == [[0, 1, 2]] * 39, {one.row.revision for one in found if one}

    assert (1, True, {1}) == run(many())


def test_one_bad_write_does_not_spoil_the_others(database: str) -> None:
    async def mixed() -> tuple[list[bool], list[int]]:
        store = Store(await opened(database))
        for id in ("a", "b", "c"):
            await store.create(new_table(id))
        await store.database.append(some_moves("b", 0, 2))
        done = await asyncio.gather(
            store.database.append(some_moves("a", 0, 2)),
            store.database.append(some_moves("b", 1, 2, was=1)),  # move 1 is there already
            store.database.append(some_moves("c", 0, 2)),
            return_exceptions=True,
        )
        kept = [len(await numbers(store, id)) for id in ("a", "b", "c")]
        await store.close()
        return [isinstance(one, Exception) for one in done], kept

    assert ([False, True, False], [2, 2, 2]) == run(mixed())


def test_while_the_file_is_locked_all_that_waits_fails_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(database._DRIVER, "timeout", 0.05)
    path = tmp_path / "detente.db"

    async def locked() -> tuple[list[bool], int]:
        store = Store(await opened(path))
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as meddler:
            meddler.execute("BEGIN EXCLUSIVE")
            before = store.database.commits
            waiting = [store.create(new_table(f"t{n}")) for n in range(20)]
            done = await asyncio.gather(*waiting, return_exceptions=True)
        tried = store.database.commits - before
        await store.create(new_table("later"))
        await store.close()
        return [isinstance(one, Exception) for one in done], tried

    assert ([True] * 20, 1) == run(locked())


def test_no_thread_but_its_own_gets_a_connection(tmp_path: Path) -> None:
    async def borrowed() -> str:
        backend = await opened(tmp_path / "detente.db")
        taken = await backend.read(lambda connection: connection)
        try:
            with pytest.raises(sa.exc.ProgrammingError) as refused:
                taken.exec_driver_sql("SELECT 1")
        finally:
            await backend.close()
        return str(refused.value.orig)

    assert "same thread" in run(borrowed())


def test_who_sits_down_is_written_with_the_deal(database: str) -> None:
    async def sit() -> tuple[int, str, int]:
        store = Store(await opened(database))
        await store.create(new_table("a"))
        before = store.database.commits
        dealt, bob = some_moves("a", 0, 2), SeatRow("human", "bob", None, True, None, "Bob")
        seats, guests = [taken("a", 1, bob)], [newcomer("bob", "Bob", 0)]
        await store.database.append(Moves("a", (), dealt.rows, dealt.row, None, seats, guests))
        commits, found = store.database.commits - before, await store.stored("a")
        await store.close()
        assert found is not None
        return commits, found.row.seats[1].name, len(found.moves)

    assert (1, "Bob", 2) == run(sit())


def test_a_move_leaves_lists_alone_that_it_does_not_change(tmp_path: Path) -> None:
    async def written(same: Sequence[str]) -> int:
        file = tmp_path / f"{len(same)}.db"
        store = Store(await opened(file))
        await store.create(new_table("a"))
        log = Path(f"{file}-wal")
        before, move = log.stat().st_size, some_moves("a", 0, 1)
        await store.database.append(Moves("a", (), move.rows, move.row, same=same))
        pages = (log.stat().st_size - before) // 4_096
        await store.close()
        return pages

    assert 5 == run(written(()))
    assert 3 == run(written(("begun", "deadline")))
    assert 2 == run(written(("begun", "changed", "deadline")))


def test_a_table_knows_what_its_row_has_already_but_not_when_others_put_off_its_time() -> None:
    async def told() -> list[Sequence[str]]:
        row, noted, match = new_table("a"), [], Match(game("thirteen_days"), seed=1)
        row.begun = True

        async def append(work: Moves) -> None:
            noted.append(work.same)

        database = cast(Any, SimpleNamespace(append=append))
        ledger = Ledger(row, database, Clockwork(_Noon(), Pauses(database)))
        for deadline in (None, None, 5, 5, 5):
            row.deadline = deadline
            match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
            await ledger.keep(match)
        return noted

    both = ("changed", "begun")
    assert [(), (*both, "deadline"), both, both, both] == run(told())


def test_moves_taken_back_are_gone(database: str) -> None:
    async def undo() -> list[int]:
        store = Store(await opened(database))
        await store.create(new_table("a"))
        await store.database.append(some_moves("a", 0, 5))
        await store.database.append(some_moves("a", 3, 1, gone=[3, 4], was=1))
        found = await numbers(store, "a")
        await store.close()
        return found

    assert [0, 1, 2, 3] == run(undo())


def test_closing_writes_what_waits(tmp_path: Path) -> None:
    async def close() -> None:
        store = Store(await opened(tmp_path / "detente.db"))
        await store.create(new_table("a"))
        waiting = asyncio.create_task(store.database.append(some_moves("a", 0, 4)))
        await asyncio.sleep(0)
        await store.close()
        await waiting

    run(close())
    with sqlite3.connect(tmp_path / "detente.db") as file:
        assert (4,) == file.execute("SELECT count(*) FROM moves").fetchone()


def test_the_key_that_signs_cookies_stays_the_same(database: str) -> None:
    async def keys() -> set[bytes]:
        found = set()
        for _ in range(2):
            store = Store(await opened(database))
            found.add(await store.signing_key())
            await store.close()
        return found

    assert 1 == len(run(keys()))


def test_a_move_that_cannot_be_stored_is_shown_to_nobody(own_house: House) -> None:
    ann, bob = two_at_a_table(Person(own_house.address, "Ann"), Person(own_house.address, "Bob"))
    mover, other = (ann, bob) if ann.last["actions"] else (bob, ann)
    own_house.sql(  # the number of the next move is taken
        "INSERT INTO moves (table_id, n, seat, action, made) VALUES (:table, :n, 0, 0, 0)",
        table=mover.table,
        n=mover.last["moves"],
    )
    mover.says(t="do", id="x", seq=mover.last["seq"], action=mover.last["actions"][0])

    assert "unavailable" == mover.hears_a("error")["code"]
    assert not [text for text in other.traffic if f'"moves":{other.last["moves"] + 1}' in text]


# -- PostgreSQL ------------------------------------------------------------------------------


def test_a_whole_game_is_kept(database: str) -> None:
    with House(database) as house:
        ann, bob = two_at_a_table(Person(house.address, "Ann"), Person(house.address, "Bob"))
        end = play_out([ann, bob])
        cookie = ann.socket.request.headers["Cookie"] if ann.socket.request else ""
    with House(database) as house:
        back = Person(house.address, "Ann", cookie).looks_at(ann.table)

        assert end["position"] == back.last["position"]
        assert end["result"] == back.last["result"]


def test_postgresql_has_exactly_the_schema(postgres: str) -> None:
    async def compare() -> list[object]:
        backend = await opened(postgres)
        found = await backend.read(
            lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata)
        )
        await backend.close()
        return list(found)

    assert [] == run(compare())


def test_a_postgresql_that_is_not_there_is_told() -> None:
    with pytest.raises(DatabaseError, match="cannot be used"):
        run(opened("postgresql://nobody@127.0.0.1:1/nothing"))


@pytest.mark.parametrize("older", ["0001", "0002", "0003"])
def test_a_game_begun_with_an_older_program_goes_on(tmp_path: Path, older: str) -> None:
    path = tmp_path / "detente.db"
    with House(path) as house:
        ann, bob = Person(house.address, "Ann"), Person(house.address, "Bob")
        a, b = two_at_a_table(ann, bob)
        play([a, b], 20)
        table, before, cookie = a.table, a.last, ann.cookie
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with sa.create_engine(f"sqlite:///{path}").begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, older)
    with House(path) as house:
        back = Place(house.address, table, cookie)
        after = back.view()

    for field in ("moves", "seq", "position", "actions"):
        assert before[field] == after[field], field
