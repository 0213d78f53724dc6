"""`detente load`: how many moves a server takes, measured on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import json as json_
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Final

import uvloop
from cyclopts import Parameter

from detente.arena.load import Load, flushes
from detente.server.trace import read, slowest, usual

LONGEST: Final = 60.0
MOST_TABLES: Final = 1_000
MOST_SERVERS: Final = 8

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
    servers: int = 1,
    idle: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Measure a server of its own on this machine: moves a second, processor time, waiting time.

    Every seat of every table is connected, each move is on the disk before it is sent. At the end
    the server is killed and started anew, and every acknowledged move must be there. Of the usual
    moves and of the slowest hundredth it tells what they waited for: the table, the rules, the
    commit before theirs, the writer, the disk, their turn after it, views made and sent, and how
    much of that was collecting garbage; beside it what flushing the disk takes when nothing else is
    done. Of several servers it tells how busy the busiest was, and how many moves all made for each
    second of its processor time: more cores would let them make so many a second.

    Parameters
    ----------
    game
        The game to play, at random.
    tables
        Tables played at a time, at most 1,000.
    rate
        Moves a second in all; 0 for as many as the server takes.
    seconds
        How long to measure, at most 60.
    database
        Where to keep the moves; by default a file in a temporary folder.
    servers
        Server processes on that database, at most 8; more than one need PostgreSQL.
    idle
        Play nothing: measure what making a table and a socket cost, the memory of so many of
        both, and how long a server that is started anew takes to show the first table.
    json
        Print one JSON object and nothing else.

    """
    if not 1 <= tables <= MOST_TABLES or not 0 < seconds <= LONGEST or rate < 0:
        print(f"detente: 1 to {MOST_TABLES} tables, at most {LONGEST:.0f} seconds", file=sys.stderr)
        raise SystemExit(2)
    if not 1 <= servers <= MOST_SERVERS or (servers > 1 and "://" not in (database or "")):
        print(f"detente: 1 to {MOST_SERVERS} servers, several on PostgreSQL only", file=sys.stderr)
        raise SystemExit(2)
    with tempfile.TemporaryDirectory() as folder:
        where = database or str(Path(folder) / "load.db")
        trace = Path(folder) / "trace"
        run = Run(where, Load([], game, tables, rate))
        work = run.rest(tables) if idle else run.play(servers, tables, rate, seconds, trace)
        report = uvloop.run(work)
    if json:
        print(json_.dumps(report))
    else:
        for name, value in report.items():
            print(f"{name:18} {value}")
    if report.get("lost") or report.get("refused"):
        raise SystemExit(1)


class Run:
    """One measurement: servers on a database, killed and started anew."""

    def __init__(self, database: str, load: Load) -> None:
        self._database: Final = database
        self._load: Final = load

    async def play(
        self, servers: int, tables: int, rate: float, seconds: float, trace: Path
    ) -> dict[str, object]:
        """What moves cost; afterwards every acknowledged one must be there."""
        load = self._load
        async with self._serving(servers, str(trace)) as running:
            await asyncio.to_thread(load.lay, tables + spare_tables(tables, rate, seconds))
            report = await load.run(min(3.0, seconds), seconds, [one.pid for one in running])
        began, ended = load.window
        moves = [move for move in read(trace) if began <= move.at <= ended]
        named = {f"usual_{part}_ms": spent for part, spent in usual(moves).items()}
        named |= {f"slowest_{part}_ms": spent for part, spent in slowest(moves).items()}
        disk = await asyncio.to_thread(flushes, trace.parent)
        async with self._serving():
            lost = await load.lost()
        return {**report, "servers": servers, **named, **disk, "lost": lost}

    async def rest(self, tables: int) -> dict[str, object]:
        """What tables and sockets cost that nobody plays on, and a new start with all of them."""
        load = self._load
        async with self._serving() as (server,):
            report = await load.idle(server.pid)
        began = time.perf_counter()
        async with self._serving():
            await load.first_answer()
            return {**report, "restart_s": round(time.perf_counter() - began, 2)}

    @contextlib.asynccontextmanager
    async def _serving(
        self, servers: int = 1, trace: str = ""
    ) -> AsyncIterator[list[subprocess.Popen[str]]]:
        """Servers to play at; at the end they are killed, as if the plug was pulled."""
        running: list[subprocess.Popen[str]] = []
        addresses: list[str] = []
        try:
            for n in range(servers):
                server, address = await asyncio.to_thread(start, self._database, "" if n else trace)
                running.append(server)
                addresses.append(address)
            self._load.move(addresses)
            yield running
        finally:
            for server in running:
                server.kill()
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
