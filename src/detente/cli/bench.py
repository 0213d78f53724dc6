"""`detente bench`: how fast the rules are."""

from __future__ import annotations

import json as json_
import platform
from collections.abc import Callable
from dataclasses import asdict
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.table import Column, Table

import detente
from detente.arena.bars import Bar, bars
from detente.arena.bench import Bench, Speed, meters
from detente.arena.bench import bench as summed
from detente.arena.builds import COMPILED, ROUNDS, builds, measure
from detente.arena.cores import sooner
from detente.cli.arguments import at_least, open_game
from detente.cli.mistakes import Failure, Mistake
from detente.cli.progress import bar

ROWS: Final[dict[str, Callable[[Speed], str]]] = {
    "games/s": lambda speed: f"{speed.games:,.0f}",
    "plays/s": lambda speed: f"{speed.plays:,.0f}" if speed.plays else "–",
    "decisions/s": lambda speed: f"{speed.decisions:,.0f}",
    "cautious/s": lambda speed: f"{speed.cautious:,.0f}",
    "clone µs": lambda speed: f"{speed.clone:.2f}",
    "observe µs": lambda speed: f"{speed.observe:.2f}",
    "simulations/s": lambda speed: f"{speed.simulations:,.0f}",
}

RATIOS: Final[dict[str, Callable[[Speed, Speed], float]]] = {
    "decisions": lambda plain, fast: fast.decisions / plain.decisions,
    "cautious": lambda plain, fast: fast.cautious / plain.cautious,
    "clone": lambda plain, fast: plain.clone / fast.clone,
    "observe": lambda plain, fast: plain.observe / fast.observe,
    "simulations": lambda plain, fast: fast.simulations / plain.simulations,
}

BUILD: Final = {False: "interpreted", True: "compiled with mypyc"}


def bench(
    game: str = "",
    /,
    *,
    check: Annotated[bool, Parameter(negative="")] = False,
    cores: int = 1,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Measure random and cautious play, cloning, views and the search, per second of CPU.

    The plain rules and, after `make fast`, the compiled ones take turns.

    Parameters
    ----------
    game
        One game only; all of them if none is named.
    check
        Hold the measurements to their bars, as ratios to the yardsticks of the same run.
    cores
        Measure only how much sooner level 6 has thought on so many cores than on one, by the clock,
        in the build that runs.
    json
        Print one JSON object and nothing else.

    """
    at_least(1, cores=cores)
    names = [open_game(game).name] if game else detente.games()
    if cores > 1:
        _on_cores(names, cores, json)
        return
    measured, made = meters(names), builds()
    if check and "chess" not in measured:
        raise Mistake("--check needs a yardstick: pip install chess")
    with bar("bench", ROUNDS * len(measured) * len(made)) as told:
        found = measure(measured, made, told)
    runs = [summed(names, values, compiled=build == COMPILED) for build, values in found.items()]
    held = [one for run in runs for one in bars(run)] if check else []
    if json:
        print(json_.dumps({"builds": [asdict(run) for run in runs]}))
    else:
        _report(runs)
        _judge(held)
    missed = [one for one in held if not one.reached]
    if missed:
        raise Failure(f"{len(missed)} of {len(held)} bars are missed")


def _on_cores(names: list[str], cores: int, json: bool) -> None:
    """Tell how much sooner level 6 has thought with helpers."""
    with bar("bench", len(names)) as told:
        found = []
        for name in names:
            found.append(sooner(name, cores))
            told(1)
    if json:
        print(json_.dumps({"cores": cores, "games": [asdict(one) for one in found]}))
        return
    table = Table("", "decisions", "ms alone", f"ms on {cores} cores", "times", box=None)
    for one in found:
        alone, together = 1000 * one.alone / one.decisions, 1000 * one.together / one.decisions
        cells = (f"{one.decisions}", f"{alone:.1f}", f"{together:.1f}", f"{one.times:.2f}")
        table.add_row(one.game, *cells)
    Console(highlight=False).print(table)


def _report(runs: list[Bench]) -> None:
    console = Console(highlight=False)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    for run in runs:
        table = _table(f"{python}, {BUILD[run.compiled]}", run)
        for what, cell in ROWS.items():
            table.add_row(what, *[cell(speed) for speed in run.speeds])
        if run.chess:
            table.add_row(
                "× chess", *[f"{speed.decisions / run.chess:.1f}" for speed in run.speeds]
            )
        console.print(table)
        chess = f"{run.chess:,.0f} moves/s" if run.chess else "not installed"
        console.print(f"yardsticks: loop {run.loop / 1e6:,.1f} M turns/s; python-chess {chess}\n")
    if len(runs) > 1:
        console.print(_beside(*runs))


def _beside(plain: Bench, fast: Bench) -> Table:
    """How many times as fast the compiled rules are."""
    table = _table("compiled ÷ interpreted", plain)
    for what, ratio in RATIOS.items():
        both = zip(plain.speeds, fast.speeds, strict=True)
        table.add_row(what, *[f"{ratio(*pair):.1f}" for pair in both])
    return table


def _table(title: str, run: Bench) -> Table:
    games = [Column(speed.game, justify="right") for speed in run.speeds]
    return Table("", *games, box=None, pad_edge=False, padding=(0, 1, 0, 0), title=title)


def _judge(held: list[Bar]) -> None:
    for one in held:
        mark = "reached" if one.reached else "missed "
        limit = "at least" if one.at_least else "at most"
        print(f"{mark}  {one.what}: {one.value:,.2f} ({limit} {one.bar:,.2f})")
