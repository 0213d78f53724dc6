"""`detente migrate`: bring a database up to date, or see what these rules make of its tables."""

from __future__ import annotations

import asyncio
import json as json_
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import msgspec
from cyclopts import Parameter
from sqlalchemy import URL

from detente.cli.databases import existing, told_in_one_line
from detente.cli.progress import bar
from detente.server.check import Checked, check_tables, listed
from detente.server.database import database_url, open_backend
from detente.server.schema import HEAD
from detente.server.store import Store


def migrate(
    database: str | None = None,
    *,
    check: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Bring the database of a server up to date; or check its tables against these rules.

    With --check nothing is changed: tables are listed by game and version, all are replayed, and
    those are named that would not go on as they were played. Exit code 1 if there are any.

    Parameters
    ----------
    database
        The database of the server: a file, sqlite:///file or postgresql://user@host/name; by
        default the file in the user's data folder.
    check
        Replay every table, on a copy of the file. PostgreSQL must be up to date already.
    json
        Print one JSON object and nothing else.

    """
    with told_in_one_line():
        if not check:
            asyncio.run(_bring_up_to_date(existing(database)))
            print(json_.dumps({"schema": HEAD}) if json else f"The database has schema {HEAD}.")
            return 0
        found = _check(existing(database))
    odd = [one for one in found if one.verdict != "same"]
    if json:
        print(json_.dumps({"tables": msgspec.to_builtins(found), "odd": len(odd)}))
    else:
        _print(found, odd)
    return int(bool(odd))


async def _bring_up_to_date(url: URL) -> None:
    await (await open_backend(url)).close()


def _check(url: URL) -> list[Checked]:
    if url.get_backend_name() != "sqlite":
        return asyncio.run(_replay(url, migrates=False))
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        with (
            closing(sqlite3.connect(url.database or "")) as old,
            closing(sqlite3.connect(copy)) as new,
        ):
            old.backup(new)
        return asyncio.run(_replay(database_url(str(copy)), migrates=True))


async def _replay(url: URL, migrates: bool) -> list[Checked]:
    store = Store(await open_backend(url, migrates))
    try:
        with bar("tables", len(await store.database.read(listed))) as told:
            return await check_tables(store, told)
    finally:
        await store.close()


def _print(found: list[Checked], odd: list[Checked]) -> None:
    verdicts = Counter((one.game, one.version, one.verdict) for one in found)
    for game, version in sorted({(one.game, one.version) for one in found}):
        told = [
            f"{n} {verdict}" for (g, v, verdict), n in verdicts.items() if (g, v) == (game, version)
        ]
        print(f"{game} version {version}: {', '.join(told)}")
    for one in odd:
        print(f"  {one.table} ({one.game} {one.version}, {one.moves} moves): {one.error}")
    print(f"{len(found)} tables, {len(odd)} would not go on as they were played")
