"""Two servers on one database: neither destroys what the other has acknowledged."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from detente.cli.serve import serve
from detente.server.storage.database import (
    DatabaseError,
    database_url,
    lock_for_one_server,
    open_backend,
)
from detente.server.storage.moves import Overtaken
from detente.server.storage.rows import SeatRow
from detente.server.storage.schema import moves
from detente.server.storage.store import Store
from tests.server.people import (
    House,
    Person,
    Place,
    draft,
    play,
    two_at_a_table,
)
from tests.server.test_store import new_table, numbers, some_moves


def test_a_second_server_on_a_file_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "detente.db"
    with House(path):
        with pytest.raises(SystemExit) as end:
            serve(port=0, database=str(path))
        told = capsys.readouterr().err.splitlines()
        (line,) = [one for one in told if one.startswith("detente: ")]  # the first one logs

    assert 1 == end.value.code
    assert f"{path} is in use by another server" in line


def test_a_file_is_free_again_when_its_server_has_ended(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "detente.db"))
    first = lock_for_one_server(url)
    with pytest.raises(DatabaseError, match="in use by another server"):
        lock_for_one_server(url)
    assert first is not None
    first.release()

    assert lock_for_one_server(url) is not None


def test_a_file_has_one_server_whatever_it_is_called(tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "detente.db")
    first = lock_for_one_server(database_url(str(tmp_path / "detente.db")))
    with pytest.raises(DatabaseError, match="in use by another server"):
        lock_for_one_server(database_url(str(tmp_path / "other.db")))

    assert first is not None
    first.release()


async def begin_together(where: str) -> list[bytes]:
    """Several servers draw their keys and begin on a new database at the same moment."""
    stores = [Store(await open_backend(database_url(where))) for _ in range(4)]

    async def begin(store: Store) -> bytes:
        await store.pauses.begin(1)
        return await store.signing_key() + await store.push_key()

    try:
        return await asyncio.gather(*[begin(store) for store in stores])
    finally:
        for store in stores:
            await store.close()


def test_servers_that_begin_at_the_same_moment_have_the_same_keys(postgres: str) -> None:
    assert 1 == len(set(asyncio.run(begin_together(postgres))))


async def overtaken(where: str) -> tuple[list[int], list[int]]:
    """An undo and a seat written by who knows an old state of the table."""
    store = Store(await open_backend(database_url(where)))
    row = new_table("a")
    await store.create(row)
    await store.database.append(some_moves("a", 0, 5))
    await store.database.append(some_moves("a", 5, 2, was=1))
    before = await numbers(store, "a")
    for late in (some_moves("a", 1, 0, gone=[1, 2, 3, 4], was=1), some_moves("a", 7, 1, was=1)):
        with pytest.raises(Overtaken):
            await store.database.append(late)
    with pytest.raises(Overtaken):
        await store.sit(row, 1, SeatRow("human", "bob", None, True, None, "Bob"), 1)
    after = await numbers(store, "a")
    await store.close()
    return before, after


def test_who_knows_an_old_table_writes_nothing(database: str) -> None:
    before, after = asyncio.run(overtaken(database))

    assert [0, 1, 2, 3, 4, 5, 6] == before == after


async def one_of_three_is_late(where: str) -> tuple[list[object], list[list[int]], int]:
    """Moves at three tables in one commit, of which one was worked out from an old state."""
    store = Store(await open_backend(database_url(where)))
    for table in "abc":
        await store.create(new_table(table))
    await store.database.append(some_moves("b", 0, 2))
    commits = store.database.commits
    works = [some_moves("a", 0, 1), some_moves("b", 2, 1), some_moves("c", 0, 1)]
    done = await asyncio.gather(
        *[store.database.append(work) for work in works], return_exceptions=True
    )
    commits = store.database.commits - commits
    found = [await numbers(store, table) for table in "abc"]
    await store.close()
    return [type(one) for one in done], found, commits


def test_only_who_was_overtaken_writes_nothing(database: str) -> None:
    done, found, _ = asyncio.run(one_of_three_is_late(database))

    assert [type(None), Overtaken, type(None)] == done
    assert [[0], [0, 1], [0]] == found


def test_who_was_overtaken_holds_up_nobody_in_the_same_commit(postgres: str) -> None:
    assert 1 == asyncio.run(one_of_three_is_late(postgres))[2]


async def two_at_one_table(where: str) -> tuple[list[object], list[int]]:
    """Two write about the same table in one commit, both from the same state of it."""
    store = Store(await open_backend(database_url(where)))
    await store.create(new_table("a"))
    works = [some_moves("a", 0, 1), some_moves("a", 1, 1)]
    done = await asyncio.gather(
        *[store.database.append(work) for work in works], return_exceptions=True
    )
    found = await numbers(store, "a")
    await store.close()
    return [type(one) for one in done], found


def test_of_two_writes_about_a_table_in_one_commit_the_first_counts(database: str) -> None:
    assert ([type(None), Overtaken], [0]) == asyncio.run(two_at_one_table(database))


async def read_while_others_write(where: str) -> tuple[list[int], list[int]]:
    """The moves of a table, found twice by one read; in between another server takes two back."""
    store = Store(await open_backend(database_url(where)))
    await store.create(new_table("a"))
    await store.database.append(some_moves("a", 0, 5))

    async def undo() -> None:
        other = Store(await open_backend(database_url(where)))
        await other.database.append(some_moves("a", 3, 0, gone=[3, 4], was=1))
        await other.close()

    def twice(c: Connection) -> tuple[list[int], list[int]]:
        query = sa.select(moves.c.n).where(moves.c.table_id == "a").order_by(moves.c.n)
        before = list(c.execute(query).scalars())
        another = threading.Thread(target=asyncio.run, args=(undo(),))
        another.start()
        another.join()
        return before, list(c.execute(query).scalars())

    found = await store.database.read(twice)
    assert [0, 1, 2] == await numbers(store, "a")
    await store.close()
    return found


def test_what_one_read_finds_is_of_one_moment(database: str) -> None:
    before, after = asyncio.run(read_while_others_write(database))

    assert [0, 1, 2, 3, 4] == before == after


def test_an_undo_at_a_stale_server_takes_nothing_back(postgres: str) -> None:
    with House(postgres) as here, House(postgres) as there:
        ann, bob = two_at_a_table(Person(here.address, "Ann"), Person(here.address, "Bob"))
        mover = draft([ann, bob])
        stale = Place(there.address, mover.table, mover.cookie)
        seq = stale.view()["seq"]
        play([ann, bob], 20)
        stale.says(t="undo", id="late", seq=seq)
        assert "table-moved-on" == stale.hears_a("refused")["reason"]["id"]
        back = mover.anew()

        assert mover.last["moves"] == back.last["moves"]
        assert mover.lines == back.lines
        for place in (ann, bob, stale, back):
            place.close()
