"""`detente check`: whether everything a server keeps is whole."""

from __future__ import annotations

import asyncio
import json as json_
from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from detente.cli.databases import existing, told_in_one_line
from detente.cli.progress import bar
from detente.server.storage.database import database_url, open_backend, unusable
from detente.server.storage.store import Store
from detente.server.upkeep.backup import copied
from detente.server.upkeep.check import Checked, check_tables, damage, listed


def check(
    database: str | None = None, *, json: Annotated[bool, Parameter(negative="")] = False
) -> int:
    """Check that a database is whole, and that every table can be played again as it was.

    Nothing is changed, and servers go on meanwhile: a file is copied first. Exit code 1 if anything
    is odd.

    Parameters
    ----------
    database
        The database of a server, or a backup: a file, sqlite:///file or postgresql://user@host/name;
        by default the file in the user's data folder.
    json
        Print one JSON object and nothing else.

    """
    with told_in_one_line():
        found, broken = looked_through(existing(database))
    odd = [one for one in found if one.verdict != "same"]
    if json:
        tables = msgspec.to_builtins(found)
        print(json_.dumps({"tables": tables, "odd": len(odd), "damage": broken}))
    else:
        for line in broken:
            print(f"  {line}")
        print_tables(found, odd)
    return int(bool(odd or broken))


def looked_through(url: URL) -> tuple[list[Checked], list[str]]:
    """Every table replayed, and what is damaged in the database itself."""
    if url.get_backend_name() != "sqlite":
        return asyncio.run(_look_through(url, migrates=False))
    with copied(Path(url.database or "")) as copy:
        return asyncio.run(_look_through(database_url(str(copy)), migrates=True))


async def _look_through(url: URL, migrates: bool) -> tuple[list[Checked], list[str]]:
    store = Store(await open_backend(url, migrates))
    try:
        broken = await store.database.read(damage)
        with bar("tables", len(await store.database.read(listed))) as told:
            return await check_tables(store, told), broken
    except SQLAlchemyError as error:
        raise unusable(url, error) from None
    finally:
        await store.close()


def print_tables(found: list[Checked], odd: list[Checked]) -> None:
    """Tables by game and version, and those that would not go on as they were played."""
    verdicts = Counter((one.game, one.version, one.verdict) for one in found)
    for game, version in sorted({(one.game, one.version) for one in found}, key=str):
        told = [
            f"{n} {verdict}" for (g, v, verdict), n in verdicts.items() if (g, v) == (game, version)
        ]
        print(f"{game} version {version}: {', '.join(told)}")
    for one in odd:
        print(f"  {one.table} ({one.game} {one.version}, {one.moves} moves): {one.error}")
    print(f"{len(found)} tables, {len(odd)} would not go on as they were played")
