"""`detente backup` and `detente restore`: everything a server keeps, in one file and back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from detente.cli.databases import existing, told_in_one_line
from detente.cli.serve import default_database
from detente.server.storage.database import database_url
from detente.server.upkeep.backup import Tell, back_up
from detente.server.upkeep.backup import restore as put_back


def backup(file: Path, *, database: str | None = None) -> None:
    """Copy everything a server keeps into a new file, while it goes on.

    The file is a SQLite database, whichever kind it is of. It holds the secrets of the server.

    Parameters
    ----------
    file
        The file to make; one that is there is left as it is.
    database
        The database of the server: a file, sqlite:///file or postgresql://user@host/name; by
        default the file in the user's data folder.

    """
    with told_in_one_line(), _progress() as tell:
        asyncio.run(back_up(existing(database), file, tell))
    print(f"{file} has everything. Look into it: detente check {file}")


def restore(file: Path, *, database: str | None = None) -> None:
    """Put what was backed up into a database where nothing is yet, of either kind.

    Parameters
    ----------
    file
        A file that `detente backup` has made.
    database
        The new database: a file that is not there, or an empty PostgreSQL database.

    """
    where = default_database() if database is None else database
    with told_in_one_line(), _progress() as tell:
        url = database_url(where)
        asyncio.run(put_back(file, url, tell))
    made = url.database if url.get_backend_name() == "sqlite" else url.render_as_string()
    print(f"{made} has everything. Look into it: detente check {made}")


@contextmanager
def _progress() -> Iterator[Tell]:
    columns = (TextColumn("copied"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as on:
        task = on.add_task("copied", total=None)
        yield lambda done, of: on.update(task, completed=done, total=of)
