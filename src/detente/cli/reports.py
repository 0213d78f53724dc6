"""`detente reports`: what the guests of a server report, for whoever runs it."""

from __future__ import annotations

import json as json_
from datetime import datetime
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from detente.cli.databases import ask
from detente.cli.mistakes import Mistake
from detente.server.people.reports import Report, last_reports

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
    found = ask(database, lambda connection: last_reports(connection, last))
    if json:
        print(json_.dumps({"reports": msgspec.to_builtins(found)}))
    elif found:
        _print(found)
    else:
        print("There are no reports.")


def _print(found: list[Report]) -> None:
    table = Table(*COLUMNS, box=None, pad_edge=False)
    for one in found:
        when = f"{datetime.fromtimestamp(one.made):%Y-%m-%d %H:%M}"
        position = f"#/replay/{one.table}?at={one.moves}"
        cells = [str(one.id), when, one.kind, one.game, position, one.name, one.text]
        table.add_row(*[Text(cell, overflow="fold") for cell in cells])  # their words, no markup
    Console().print(table)
