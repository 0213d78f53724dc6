"""`detente bench`: how fast the rules are."""

from __future__ import annotations

import json as json_
import platform
from dataclasses import asdict
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

import detente
from detente.arena.bench import Bench, measurements
from detente.arena.bench import bench as measure
from detente.cli.arguments import open_game
from detente.cli.progress import bar

COLUMNS: Final = (
    "game",
    "games/s",
    "decisions/s",
    "× chess",
    "cautious/s",
    "clone µs",
    "observe µs",
    "simulations/s",
)


def bench(game: str = "", /, *, json: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Measure random and cautious play, cloning, views and the search, per second of CPU.

    Parameters
    ----------
    game
        One game only; all of them if none is named.
    json
        Print one JSON object and nothing else.

    """
    names = [open_game(game).name] if game else detente.games()
    with bar("bench", measurements(names)) as told:
        found = measure(names, told)
    if json:
        print(json_.dumps(asdict(found)))
    else:
        _report(found)


def _report(found: Bench) -> None:
    build = "compiled with mypyc" if found.compiled else "interpreted"
    console = Console(highlight=False)
    console.print(f"{platform.python_implementation()} {platform.python_version()}, {build}")
    table = Table(*COLUMNS, box=None, pad_edge=False)
    for speed in found.speeds:
        ratio = f"{speed.decisions / found.chess:.1f}" if found.chess else "–"
        table.add_row(
            speed.game,
            f"{speed.games:,.0f}",
            f"{speed.decisions:,.0f}",
            ratio,
            f"{speed.cautious:,.0f}",
            f"{speed.clone:.2f}",
            f"{speed.observe:.2f}",
            f"{speed.simulations:,.0f}",
        )
    console.print(table)
    chess = f"{found.chess:,.0f} moves/s" if found.chess else "not installed"
    console.print(f"yardsticks: loop {found.loop / 1e6:,.1f} M turns/s; python-chess {chess}")
