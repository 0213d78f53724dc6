"""`detente load`: how many moves a server takes, measured on this machine."""

from __future__ import annotations

import asyncio
import json as json_
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Final

import uvloop
from cyclopts import Parameter

from detente.arena.load import Load
from detente.server.trace import read, slowest

LONGEST: Final = 60.0
MOST_TABLES: Final = 1_000

_SERVE: Final = """\
from detente.cli.serve import serve
serve(
    port=0, database={database!r}, requests=0, messages=0, sockets=0, tables=0, workers=1,
    trace={trace!r},
)
"""


def load(
    game: str = "thirteen_days",
    /,
    *,
    tables: int = 32,
    rate: float = 0.0,
    seconds: float = 8.0,
    database: str | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Measure a server of its own on this machine: moves a second, processor time, waiting time.

    Every seat of every table is connected, each move is on the disk before it is sent. At the end
    the server is killed and started anew, and every acknowledged move must be there. Of the slowest
    hundredth of moves it tells what they waited for: the table, the rules, the disk, views, and
    how much of that was collecting garbage.

    Parameters
    ----------
    game
        The game to play, at random.
    tables
        Tables in flight, at most 1,000.
    rate
        Moves a second in all; 0 for as many as the server takes.
    seconds
        How long to measure, at most 60.
    database
        Where to keep the moves; by default a file in a temporary folder.
    json
        Print one JSON object and nothing else.

    """
    if not 1 <= tables <= MOST_TABLES or not 0 < seconds <= LONGEST or rate < 0:
        print(f"detente: 1 to {MOST_TABLES} tables, at most {LONGEST:.0f} seconds", file=sys.stderr)
        raise SystemExit(2)
    with tempfile.TemporaryDirectory() as folder:
        where = database or str(Path(folder) / "load.db")
        trace = Path(folder) / "trace"
        report = uvloop.run(_measure(where, game, tables, rate, seconds, trace))
    if json:
        print(json_.dumps(report))
    else:
        for name, value in report.items():
            print(f"{name:18} {value}")
    if report["lost"] or report["refused"]:
        raise SystemExit(1)


async def _measure(
    database: str, game: str, tables: int, rate: float, seconds: float, trace: Path
) -> dict[str, object]:
    server, address = await asyncio.to_thread(start, database, str(trace))
    try:
        run = Load(address, game, tables, rate)
        await asyncio.to_thread(run.lay, spare_tables(tables, rate, seconds))
        report = await run.run(min(3.0, seconds), seconds, server.pid)
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()
    server, address = await asyncio.to_thread(start, database)
    try:
        again = Load(address, game, tables, rate)
        again.tally.acknowledged.update(run.tally.acknowledged)
        waits = slowest(read(trace))
        named = {f"slowest_{part}_ms": spent for part, spent in waits.items()}
        return {**report, **named, "lost": await again.lost()}
    finally:
        server.terminate()
        server.wait()


def spare_tables(tables: int, rate: float, seconds: float) -> int:
    """Tables to lay beforehand, so that making tables is not measured among the moves."""
    games = (rate or 2_500.0) * (seconds + 3.0) / 60.0  # a short game has some 60 moves
    return max(0, int(games) - tables // 2)


def start(database: str, trace: str = "") -> tuple[subprocess.Popen[str], str]:
    """A server on a free port of this machine, and its address."""
    server = subprocess.Popen(
        [sys.executable, "-c", _SERVE.format(database=database, trace=trace)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert server.stdout is not None
    for line in server.stdout:
        if " at http" in line:
            return server, line.split(" at ")[1].split("/ ")[0]
    raise SystemExit(f"detente: the server ended with code {server.wait()}")
