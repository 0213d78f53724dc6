"""`detente migrate`: bring a database up to date, or see what these rules make of its tables."""

from __future__ import annotations

import asyncio
import json as json_
from typing import Annotated

import msgspec
from cyclopts import Parameter
from sqlalchemy import URL

from detente.cli.check import looked_through, print_tables
from detente.cli.databases import existing, told_in_one_line
from detente.server.storage.database import open_backend
from detente.server.storage.schema import HEAD


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
        found, _ = looked_through(existing(database))
    odd = [one for one in found if one.verdict != "same"]
    if json:
        print(json_.dumps({"tables": msgspec.to_builtins(found), "odd": len(odd)}))
    else:
        print_tables(found, odd)
    return int(bool(odd))


async def _bring_up_to_date(url: URL) -> None:
    await (await open_backend(url)).close()
