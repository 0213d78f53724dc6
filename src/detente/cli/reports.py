"""`detente reports`: what the guests of a server report, for whoever runs it."""

from __future__ import annotations

import asyncio
import json as json_
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from detente.cli.arguments import Mistake
from detente.cli.serve import default_database
from detente.server.database import DatabaseError, database_url, open_backend
from detente.server.reports import Report, last_reports

COLUMNS: Final = ("no.", "when", "about", "game", "position", "from", "text")


def reports(
    database: str | None = None,
    *,
    last: int = 100,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Read what guests report about tables: behaviour, frozen games, rules. The newest first.

    A position is an address of the page: open it behind the address of the server.

    Parameters
    ----------
    database
        The database of the server: a file, sqlite:///file or postgresql://user@host/name; by
        default the file in the user's data folder.
    last
        How many at most.
    json
        Print one JSON object and nothing else.

    """
    if last < 1:
        raise Mistake("--last must be 1 or more")
    try:
        found = asyncio.run(_read(default_database() if database is None else database, last))
    except DatabaseError as error:
        print(f"detente: {error}", file=sys.stderr)
        raise SystemExit(1) from None
    if json:
        print(json_.dumps({"reports": msgspec.to_builtins(found)}))
    elif found:
        _print(found)
    else:
        print("There are no reports.")


async def _read(where: str, last: int) -> list[Report]:
    url = database_url(where)
    file = url.database if url.get_backend_name() == "sqlite" else None
    if file is not None and not Path(file).is_file():
        raise DatabaseError(f"there is no database {file}")
    backend = await open_backend(url)
    try:
        return await backend.read(lambda connection: last_reports(connection, last))
    finally:
        await backend.close()


def _print(found: list[Report]) -> None:
    table = Table(*COLUMNS, box=None, pad_edge=False)
    for one in found:
        when = f"{datetime.fromtimestamp(one.made):%Y-%m-%d %H:%M}"
        position = f"#/replay/{one.table}?at={one.moves}"
        cells = [str(one.id), when, one.kind, one.game, position, one.name, one.text]
        table.add_row(*[Text(cell, overflow="fold") for cell in cells])  # their words, no markup
    Console().print(table)
