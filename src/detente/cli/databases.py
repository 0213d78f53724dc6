"""The database of a server, for commands that work on it beside the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection

from detente.cli.mistakes import Failure
from detente.cli.serve import default_database
from detente.server.storage.database import DatabaseError, database_url, open_backend

T = TypeVar("T")


def existing(where: str | None) -> URL:
    """The database that is meant; the one in the user's data folder if none is named."""
    url = database_url(default_database() if where is None else where)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise DatabaseError(f"there is no database {url.database}")
    return url


@contextmanager
def told_in_one_line() -> Iterator[None]:
    """A database that cannot be used is told in one line; exit code 1."""
    try:
        yield
    except DatabaseError as error:
        raise Failure(str(error)) from None


def ask(where: str | None, job: Callable[[Connection], T]) -> T:
    """What a job returns that reads a database, or writes to it; a server may run there."""
    with told_in_one_line():
        return asyncio.run(_ask(existing(where), job))


async def _ask(url: URL, job: Callable[[Connection], T]) -> T:
    backend = await open_backend(url, migrates=False)
    try:
        return await backend.write(job)
    finally:
        await backend.close()
