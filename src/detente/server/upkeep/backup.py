"""A copy of everything a server keeps, in one file, from either database into either database.

The file is a SQLite database: it can be served, checked and looked into like any other. Whoever has
it has every secret of the server: it is readable by its owner alone.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import URL, Connection, Table

from detente.server.storage.database import (
    DatabaseError,
    bring_up_to_date,
    database_url,
    lock_for_one_server,
    must_be_up_to_date,
    open_backend,
)
from detente.server.storage.schema import leases, metadata

Tell = Callable[[int, int], None]
"""Hears how much is done, and how much there is to do."""

AT_ONCE: Final = 1_000
COPIED: Final[list[Table]] = [one for one in metadata.sorted_tables if one is not leases]
"""Everything but which server lets which bot think: that is over when it is read again."""

_PAGES: Final = 500
_OURS: Final = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"


async def back_up(url: URL, file: Path, tell: Tell) -> None:
    """Copy a database into a new file, as it is at one moment; servers go on meanwhile."""
    with _new(file) as part:
        if url.get_backend_name() == "sqlite":
            copy_file(Path(url.database or ""), part, tell)
        else:
            await _copy_from_postgresql(url, part, tell)


async def restore(file: Path, url: URL, tell: Tell) -> None:
    """Copy what was backed up into a database where nothing is yet."""
    if not file.is_file():
        raise DatabaseError(f"there is no file {file}")
    with copied(file) as newest:
        await (await open_backend(database_url(str(newest)))).close()
        if url.get_backend_name() == "sqlite":
            _restore_file(newest, Path(url.database or ""), tell)
        else:
            await _restore_to_postgresql(newest, url, tell)


@contextmanager
def copied(file: Path) -> Iterator[Path]:
    """A copy of a file, to be brought up to date; what goes wrong with it is said of the file."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        copy_file(file, copy, lambda _done, _of: None)
        try:
            yield copy
        except DatabaseError as error:
            raise DatabaseError(str(error).replace(str(copy), str(file))) from None


def copy_file(old: Path, new: Path, tell: Tell) -> None:
    """Copy a SQLite database, though others write to it."""

    def progress(_status: int, left: int, of: int) -> None:
        tell(of - left, of)

    try:
        with (
            closing(sqlite3.connect(f"file:{old}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(new)) as target,
        ):
            source.backup(target, pages=_PAGES, progress=progress)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, whoever reads it
            if target.execute(_OURS).fetchone() is None:
                raise DatabaseError(f"database {old} holds nothing that a server has kept")
    except sqlite3.Error as error:
        raise DatabaseError(f"database {old} cannot be copied: {error}") from None


@contextmanager
def _new(file: Path) -> Iterator[Path]:
    """A file that is there under its name when all of it is on the disk, and not before."""
    part = file.with_name(f"{file.name}.part")
    if file.exists():
        raise DatabaseError(f"{file} is there already")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except OSError as error:
        raise DatabaseError(f"{file} cannot be written: {error.strerror or error}") from None
    finally:
        for rest in (part, Path(f"{part}-wal"), Path(f"{part}-shm")):
            rest.unlink(missing_ok=True)


def _restore_file(newest: Path, file: Path, tell: Tell) -> None:
    lock = lock_for_one_server(database_url(str(file)))
    try:
        with _new(file) as part:
            copy_file(newest, part, tell)
    finally:
        if lock is not None:
            lock.release()


# -- PostgreSQL ------------------------------------------------------------------------------


async def _copy_from_postgresql(url: URL, part: Path, tell: Tell) -> None:
    def job(source: Connection) -> None:
        source.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        must_be_up_to_date(source)
        with _file(part) as target:
            bring_up_to_date(target)
            copy_rows(source, target, tell)

    backend = await open_backend(url, migrates=False)
    try:
        await backend.read(job)
    finally:
        await backend.close()


async def _restore_to_postgresql(newest: Path, url: URL, tell: Tell) -> None:
    def job(target: Connection) -> None:
        if any([_count(target, one) for one in COPIED]):
            raise DatabaseError(f"database {url.render_as_string()} is not empty")
        with _file(newest) as source:
            copy_rows(source, target, tell)
        for one in COPIED:
            _go_on_counting(target, one)

    backend = await open_backend(url)
    try:
        await backend.write(job)
    finally:
        await backend.close()


@contextmanager
def _file(path: Path) -> Iterator[Connection]:
    engine = sa.create_engine(f"sqlite:///{path}", hide_parameters=True)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def copy_rows(source: Connection, target: Connection, tell: Tell) -> None:
    """Copy every row of every table."""
    of, done = sum([_count(source, one) for one in COPIED]), 0
    for table in COPIED:
        rows = source.execution_options(yield_per=AT_ONCE).execute(sa.select(table)).mappings()
        for some in rows.partitions(AT_ONCE):
            values: list[Any] = [dict(row) for row in some]  # Any: of the columns
            target.execute(sa.insert(table), values)
            done += len(values)
            tell(done, of)


def _count(c: Connection, table: Table) -> int:
    return int(c.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())


def _go_on_counting(c: Connection, table: Table) -> None:
    """New rows are numbered after those that were copied."""
    if list(table.primary_key.columns.keys()) == ["id"] and isinstance(table.c.id.type, sa.Integer):
        c.exec_driver_sql(
            f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), max(id)) "
            f"FROM {table.name} HAVING max(id) IS NOT NULL"
        )
