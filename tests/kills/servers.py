"""Servers in processes of their own that can be killed at any moment and started anew."""

from __future__ import annotations

import multiprocessing
import os
import time
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final

import httpx

from tests.ports import hold_a_port, port_of

LEASE: Final = 2
"""How long a dead server's bots are waited for, in seconds: a life is short here."""

PATIENCE: Final = 300.0
"""How many seconds a server may take to open its doors beside all the other work."""

_FORK: Final = multiprocessing.get_context("forkserver")
_FORK.set_forkserver_preload(["tests.kills.warm"])  # what all of them import is imported once


class Server:
    """One `detente serve` on a port that stays the same."""

    def __init__(self, database: str, log: Path) -> None:
        self._door: Final = hold_a_port()
        self._port: Final = port_of(self._door)
        self.address: Final = f"127.0.0.1:{self._port}"
        self._database: Final = database
        self._log: Final = log
        self._process: ForkServerProcess | None = None
        self.start()

    def start(self) -> None:
        """Begin to serve; `wait` says when it does."""
        self._process = _FORK.Process(target=_serve, args=(self._database, self._port, self._log))
        self._process.start()

    def wait(self) -> None:
        """Come back when the server answers."""
        until = time.monotonic() + PATIENCE
        while True:
            assert self._process is not None and self._process.is_alive(), self._log.read_text()
            assert time.monotonic() < until, "the server does not answer"
            try:
                if httpx.get(f"http://{self.address}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)

    def kill(self) -> None:
        """Kill it where it stands."""
        if self._process is not None:
            self._process.kill()
            self._process.join()


def _serve(database: str, port: int, log: Path) -> None:
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(file, 1)
    os.dup2(file, 2)
    from detente.server.storage import store
    from detente.server.table import bot_seats
    from tests.kills.warm import serve

    for place in (store, bot_seats):  # in this process alone
        setattr(place, "LEASE", LEASE)  # noqa: B010
    serve(port=port, database=database, requests=0, messages=0, sockets=0, tables=0, workers=1)
