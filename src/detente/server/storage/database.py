"""Where things are kept: SQLite in a file, or PostgreSQL. One writer, whole commits.

Everything that is written goes through one queue. What waits there when the writer comes back
from the disk is written in one transaction, so that many moves share one durable commit
(SQLite: write-ahead log, synchronous=FULL). Whoever wrote goes on only when it is on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeVar, cast

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    OperationalError,
    SQLAlchemyError,
)

from detente.server import metrics
from detente.server.storage.batches import append_to_postgres, is_plain
from detente.server.storage.moves import Moves, Overtaken, append_moves
from detente.server.storage.schema import HEAD
from detente.server.storage.statements import Statement, Values

if TYPE_CHECKING:
    from detente.server.fleet.bus import Bus

T = TypeVar("T")
Job = Callable[[Connection], T]


_ABOUT: Final = "table "


def table_news(table: str) -> str:
    """Something was written about a table."""
    return _ABOUT + table


class DatabaseError(Exception):
    """The database cannot be used; the message is one line for whoever starts the server."""


class Appended(NamedTuple):
    """When moves were taken up, when they were on the disk, and at which tables none was written
    because others had been first.
    """

    began: float
    ended: float
    overtaken: Collection[str] = ()


class Backend(Protocol):
    """One kind of database. A job gets a connection; `write` commits when the job returns."""

    async def read(self, job: Job[T]) -> T:
        """What a job reads."""

    async def first(self, statement: Statement, values: Values) -> tuple[Any, ...] | None:
        """The first row that a statement finds (Any: as it is kept)."""

    async def write(self, job: Job[T], news: Sequence[str] = ()) -> T:
        """What a job returns, once what it wrote is on the disk and others were told the news."""

    async def append(self, batch: list[Moves]) -> Appended:
        """Write the moves of many tables in one commit; Overtaken if that takes all with it."""

    @property
    def bus(self) -> Bus | None:
        """How servers on one database tell each other news; None where there is one alone."""

    async def close(self) -> None:
        """Let go of the database."""


# -- SQLite ----------------------------------------------------------------------------------


class SqliteBackend:
    """A file. One thread reads, one writes; a read never waits for the disk, the loop for neither.

    Moves take a short cut to the driver.
    """

    def __init__(self, url: URL) -> None:
        self._writer: Final = _SqliteThread(url, "BEGIN IMMEDIATE")
        self._reader: Final = _SqliteThread(url, "BEGIN")

    async def read(self, job: Job[T]) -> T:
        """What a job reads."""
        return await self._reader.run(job)

    async def first(self, statement: Statement, values: Values) -> tuple[Any, ...] | None:
        """The first row that a statement finds: that alone needs no transaction around it."""
        return await self._reader.call(lambda: statement.first(self._reader.open(), values))

    async def write(self, job: Job[T], news: Sequence[str] = ()) -> T:
        """What a job returns, once what it wrote is on the disk. There is nobody else to tell."""
        return await self._writer.run(job)

    @property
    def bus(self) -> None:
        """One server has the file for itself."""

    async def append(self, batch: list[Moves]) -> Appended:
        """Write the moves of many tables in one commit."""
        return await self._writer.call(lambda: self._writer.append(batch))

    async def close(self) -> None:
        """Let go of the file."""
        await self._reader.close()
        await self._writer.close()


Errand = tuple[Callable[[], Any], asyncio.Future[Any]]  # Any: what comes of it
"""Something to do, and who waits for it."""


class _SqliteThread:
    """A thread that owns one connection and does one thing after the other.

    A bare one: what a pool of threads does for a job takes longer than to write a move.
    """

    def __init__(self, url: URL, begin: str) -> None:
        self._engine: Final = _sqlite_engine(url, begin)
        self._begin: Final = begin
        self._connection: Connection | None = None
        self._jobs: Final = queue.SimpleQueue[Errand | None]()
        self._thread: Final = threading.Thread(target=self._work, name="sqlite", daemon=True)
        self._thread.start()

    async def run(self, job: Job[T]) -> T:
        return await self.call(lambda: self._run(job))

    async def call(self, work: Callable[[], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, future))
        return await future

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, future = job
            try:
                done = work()
            except Exception as error:
                _back(future, _fail, error)
            else:
                _back(future, _answer, done)

    def append(self, batch: list[Moves]) -> Appended:
        """Write the moves of many tables in one commit; on the thread."""
        began = time.perf_counter()
        connection = self.open()
        raw = cast(sqlite3.Connection, connection.connection.dbapi_connection)
        raw.execute(self._begin)
        try:
            append_moves(connection, batch)
            raw.commit()
        except BaseException:
            raw.rollback()
            raise
        return Appended(began, time.perf_counter())

    def open(self) -> Connection:
        """The one connection, made when it is first needed; on the thread."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _run(self, job: Job[T]) -> T:
        connection = self.open()
        with connection.begin():
            return job(connection)

    async def close(self) -> None:
        await self.call(self._close)
        self._jobs.put(None)
        self._thread.join()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def _back(
    future: asyncio.Future[Any], tell: Callable[[asyncio.Future[Any], Any], None], what: Any
) -> None:  # Any: what a job gives
    """Take what came of a job back to whoever waits for it, if anybody still does."""
    with contextlib.suppress(RuntimeError):  # the loop is closed
        future.get_loop().call_soon_threadsafe(tell, future, what)


_DRIVER: Final = {"timeout": 5, "check_same_thread": True}
"""A write waits so many seconds for who has locked the file, and so does its thread alone: the
driver refuses a connection to every other one.
"""


def _sqlite_engine(url: URL, begin: str) -> Engine:
    engine = sa.create_engine(
        url, poolclass=sa.StaticPool, connect_args=_DRIVER, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:  # Any: the driver's own connection
        connection.isolation_level = None  # transactions are ours to begin, also around DDL
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


# -- PostgreSQL ------------------------------------------------------------------------------


class PostgresBackend:
    """A database server. Reads have connections of their own; others hear what is written."""

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # needs the postgres extra

        from detente.server.fleet.bus import Bus, connect

        self._engine: Final = create_async_engine(
            url, async_creator=lambda: connect(url), pool_size=4, hide_parameters=True
        )
        # A table is read in several statements: another server's undo between two of them would
        # leave moves that fit neither what was before nor what is after it.
        self._of_one_moment: Final = self._engine.execution_options(
            isolation_level="REPEATABLE READ"
        )
        self._bus: Final = Bus(url)

    async def read(self, job: Job[T]) -> T:
        """What a job reads, all of it as it stands at one moment."""
        with _as_of_sqlalchemy():
            async with self._of_one_moment.connect() as connection:
                return await connection.run_sync(job)

    async def first(self, statement: Statement, values: Values) -> tuple[Any, ...] | None:
        """The first row that a statement finds."""
        return await self.read(lambda connection: statement.first(connection, values))

    async def write(self, job: Job[T], news: Sequence[str] = ()) -> T:
        """What a job returns, once what it wrote is on the disk and others were told the news."""
        tell = self._bus.tell

        def work(connection: Connection) -> T:
            done = job(connection)
            tell(connection, news)
            return done

        with _as_of_sqlalchemy():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def append(self, batch: list[Moves]) -> Appended:
        """Write the moves of many tables in one commit."""
        began = time.perf_counter()
        if not is_plain(batch):
            news = [table_news(work.table) for work in batch]
            await self.write(lambda connection: append_moves(connection, batch), news)
            return Appended(began, time.perf_counter())
        with _as_of_sqlalchemy():
            async with self._engine.connect() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
                assert driver is not None
                try:
                    overtaken = await append_to_postgres(driver, batch, *self._bus.telling(_ABOUT))
                except BaseException:
                    if driver.is_closed():
                        await connection.invalidate()  # the next one finds another
                    raise
        return Appended(began, time.perf_counter(), overtaken)

    @property
    def bus(self) -> Bus:
        """How servers on one database tell each other news."""
        return self._bus

    async def close(self) -> None:
        """Let go of the database."""
        await self._bus.close()
        await self._engine.dispose()


@contextlib.contextmanager
def _as_of_sqlalchemy() -> Iterator[None]:
    """That a database is away the driver says in words of its own: one word for it everywhere."""
    import asyncpg  # of an extra

    try:
        yield
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise OperationalError(None, None, error) from error


# -- the one queue of writes -----------------------------------------------------------------


class Written(NamedTuple):
    """A job, and what others are told when it is done."""

    job: Job[Any]
    news: Sequence[str]


Work = Moves | Written


class Database:
    """One queue of writes in front of a backend."""

    def __init__(self, backend: Backend) -> None:
        self._backend: Final = backend
        self.bus: Final = backend.bus
        self._queue: list[tuple[Work, asyncio.Future[Any]]] = []
        self._wake: Final = asyncio.Event()
        self._closing = False
        self._task: Final = asyncio.create_task(self._write_what_waits())
        self.commits = 0

    @property
    def waiting(self) -> int:
        """How much waits for the next commit."""
        return len(self._queue)

    async def read(self, job: Job[T]) -> T:
        """What a job reads."""
        return await self._backend.read(job)

    async def first(self, statement: Statement, values: Values) -> tuple[Any, ...] | None:
        """The first row that a statement finds."""
        return await self._backend.first(statement, values)

    async def write(self, job: Job[T], *news: str) -> T:
        """Do a job in the next commit; its result comes back when it is on the disk.

        Other servers on the same database are told the news with it.
        """
        result: T = await self._put(Written(job, news))
        return result

    async def write_first(self, job: Job[T], *news: str) -> T:
        """Do a job that makes a row there is one of: if another server has just made it, again."""
        try:
            return await self.write(job, *news)
        except IntegrityError:
            return await self.write(job, *news)

    async def append(self, moves: Moves) -> None:
        """Write the moves of one request in the next commit."""
        await self._put(moves)

    async def close(self) -> None:
        """Write what waits, then let go."""
        self._closing = True
        self._wake.set()
        await self._task
        await self._backend.close()

    def _put(self, work: Work) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.append((work, future))
        self._wake.set()
        return future

    async def _write_what_waits(self) -> None:
        while not (self._closing and not self._queue):
            await self._wake.wait()
            self._wake.clear()
            batch, self._queue = self._queue, []
            if not batch:
                continue
            try:
                results = await self._commit([work for work, _ in batch])
            except Exception as error:
                if len(batch) == 1 or _is_locked(error):
                    for _, future in batch:
                        _fail(future, error)
                else:
                    await self._one_by_one(batch)
            else:
                for (_, future), result in zip(batch, results):
                    _settle(future, result)
            if self._queue or self._closing:
                self._wake.set()

    async def _one_by_one(self, batch: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        """A batch that cannot be written as a whole: only the guilty ones fail."""
        for work, future in batch:
            try:
                (result,) = await self._commit([work])
            except Exception as error:
                _fail(future, error)
            else:
                _settle(future, result)

    async def _commit(self, batch: Sequence[Work]) -> list[Any]:
        self.commits += 1
        began = time.perf_counter()
        results = await self._write(batch, began)
        metrics.COMMITS.inc()
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
        written = [one for one, result in zip(batch, results) if not isinstance(result, Overtaken)]
        metrics.MOVES.inc(sum([len(one.rows) for one in written if isinstance(one, Moves)]))
        return results

    async def _write(self, batch: Sequence[Work], began: float) -> list[Any]:
        moves = [work for work in batch if isinstance(work, Moves)]
        if len(moves) == len(batch):
            done = await self._backend.append(moves)
            times = (began, done.began, done.ended)
            for one in moves:
                one.times = times
            late = done.overtaken
            return [Overtaken(one.table) if one.table in late else None for one in moves]

        news = [table_news(work.table) for work in moves]
        for work in batch:
            news += work.news if isinstance(work, Written) else ()

        def job(connection: Connection) -> list[Any]:
            if moves:
                append_moves(connection, moves)
            return [None if isinstance(work, Moves) else work.job(connection) for work in batch]

        results = await self._backend.write(job, news)
        times = (began, began, time.perf_counter())
        for one in moves:
            one.times = times
        return results


def _is_locked(error: Exception) -> bool:
    """Whether somebody else keeps the file: then nothing can be written, and nobody is guilty."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(cause, sqlite3.OperationalError):
        return False
    return cause.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY  # the rest says more of it


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.cancelled():
        future.set_exception(error)


def _answer(future: asyncio.Future[Any], result: object) -> None:
    if not future.cancelled():
        future.set_result(result)


def _settle(future: asyncio.Future[Any], result: object) -> None:
    """Tell whoever waits what came of a commit: that others were first is an error there."""
    if isinstance(result, Overtaken):
        _fail(future, result)
    else:
        _answer(future, result)


# -- opening ---------------------------------------------------------------------------------


def database_url(text: str) -> URL:
    """The address of a database: a path, or an URL for SQLite or PostgreSQL."""
    if text and "://" not in text:
        return URL.create("sqlite", database=str(Path(text).expanduser()))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise DatabaseError(f"{text!r} is no database address") from None
    kind = url.get_backend_name()
    if kind == "sqlite" and url.database:
        return url.set(drivername="sqlite")
    if kind in ("postgresql", "postgres") and url.database:
        return url.set(drivername="postgresql+asyncpg")
    raise DatabaseError(
        f"{text!r}: the database must be a file, sqlite:///… or postgresql://…/name"
    )


def lock_for_one_server(url: URL) -> FileLock | None:
    """Keep a file of SQLite for this server alone, until the lock is released or the process ends.

    DatabaseError if another server has it. PostgreSQL serves any number of them.
    """
    if url.get_backend_name() != "sqlite" or not Path(url.database or "").parent.is_dir():
        return None  # a folder that is not there is told when the file is opened
    file = Path(url.database or "").resolve()  # by whatever name it is called
    lock = FileLock(f"{file}.lock", timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise DatabaseError(
            f"database {url.database} is in use by another server; "
            "end that one, or give this one a file of its own with --database"
        ) from None
    except OSError as error:
        raise DatabaseError(
            f"database {url.database} cannot be used: {error.strerror or error}"
        ) from None
    return lock


async def open_backend(url: URL, migrates: bool = True) -> Backend:
    """The database at `url`, brought up to date, or as it is; DatabaseError says why not."""
    backend: Backend
    if url.get_backend_name() == "sqlite":
        _keep_private(Path(url.database or ""))
        backend = SqliteBackend(url)
    else:
        try:
            backend = PostgresBackend(url)
        except ImportError:
            raise DatabaseError(
                "PostgreSQL needs the extra: pip install 'detente[postgres]'"
            ) from None
    try:
        await (backend.write(bring_up_to_date) if migrates else backend.read(must_be_up_to_date))
    except DatabaseError as error:
        await _close_quietly(backend)
        raise DatabaseError(f"database {_called(url)}: {error}") from None
    except (SQLAlchemyError, OSError) as error:
        await _close_quietly(backend)
        raise unusable(url, error) from None
    return backend


def unusable(url: URL, error: SQLAlchemyError | OSError) -> DatabaseError:
    """That a database cannot be used, and why, in one line."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    text = " ".join(str(cause).split()) or type(cause).__name__
    return DatabaseError(f"database {_called(url)} cannot be used: {text}")


def _called(url: URL) -> str:
    """A database by its name, without its password."""
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string()


def _keep_private(file: Path) -> None:
    """A new file holds secrets: nobody else on the machine reads it, or what lies beside it."""
    with contextlib.suppress(OSError):  # it is there already, or cannot be: that is told later
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


async def _close_quietly(backend: Backend) -> None:
    with contextlib.suppress(Exception):
        await backend.close()


_MIGRATING: Final = 0x_DE7E47E
"""The number of the lock that migrations hold."""


def bring_up_to_date(connection: Connection) -> None:
    """Run the migrations a database lacks; refuse one that a newer program has made."""
    if connection.dialect.name == "postgresql":  # one server migrates, the others wait for it
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
    found = _revision(connection)
    if found == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise DatabaseError(f"was made by a newer version of the program (schema {found})")
    command.upgrade(config, "head")


def must_be_up_to_date(connection: Connection) -> None:
    """Refuse a database that lacks migrations, or has some that are not known here."""
    found = _revision(connection)
    if found != HEAD:
        raise DatabaseError(f"has the schema {found or 'of no version'}, and not {HEAD}")


def _revision(connection: Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)
