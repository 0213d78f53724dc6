"""One kill after the other: play, kill in the middle of it, and see that everything is there."""

from __future__ import annotations

import asyncio
import random
import threading
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from detente import games
from detente.server.storage.database import database_url, open_backend
from detente.server.storage.schema import moves, undone
from tests.kills.seated import Seated
from tests.kills.servers import Server
from tests.server.people import Person

LIFE: Final = 0.4
"""How many seconds of play a server has at most before it is killed."""


class Fallen(NamedTuple):
    """What one kill interrupted: requests on their way, of which some had been written."""

    asked: int
    written: int
    acknowledged: int
    finished: int


class Rounds:
    """One server or two on one database, and a table of every game, with people or with bots."""

    def __init__(self, database: str, servers: int, folder: Path, seed: int) -> None:
        self._database: Final = database
        self._rng: Final = random.Random(seed)
        self._servers: Final = [Server(database, folder / "servers.log") for _ in range(servers)]
        for server in self._servers:
            server.wait()
        self._guest: Final = Person(self._servers[0].address, "Ann")
        self._tables: Final[list[Seated]] = []
        self._kills = 0

    def close(self) -> None:
        """Leave nothing running."""
        for server in self._servers:
            server.kill()

    def kill(self) -> Fallen:
        """Play, kill a server in the middle of it, and hold what is there against what was said."""
        dead = self._servers[self._kills % len(self._servers)]
        rest = [server for server in self._servers if server is not dead]
        guest = Person(self._servers[0].address, "Ann", self._guest.cookie)
        finished = self._renew(guest)
        guest.leave()
        self._sit_down([server.address for server in self._servers])
        self._play_until_killed(dead)
        asked = sum([one.pending is not None for one in self._tables])
        dead.start()
        if not rest:
            dead.wait()
        written = self._hold_against([server.address for server in rest or [dead]])
        dead.wait()
        self._kills += 1
        said = sum([len(one.acknowledged) for one in self._tables])
        return Fallen(asked, written, said, finished)

    def _renew(self, guest: Person) -> int:
        """A table of each game; where one is over, after people come bots, after bots people."""
        over = [one for one in self._tables if one.over]
        for table in over:
            table.must_be_fair(guest)
        bots = {one.name: one.bots != one.over for one in self._tables}
        self._tables[:] = [one for one in self._tables if not one.over]
        there = {one.name for one in self._tables}
        for n, name in enumerate(games()):
            if name not in there:
                self._tables.append(Seated(guest, name, bots.get(name, n % 2 == 1)))
        return len(over)

    def _sit_down(self, addresses: list[str]) -> None:
        turn = self._kills % len(addresses)
        for table in self._tables:
            if len(addresses) > 1 or not table.windows:
                table.sit_down(addresses[turn:] + addresses[:turn])

    def _play_until_killed(self, server: Server) -> None:
        gone = threading.Event()

        def kill() -> None:
            server.kill()
            gone.set()

        threading.Timer(self._rng.random() * LIFE, kill).start()
        while not gone.is_set():
            for act in (lambda one: one.ask(self._rng), Seated.hear):
                for table in self._tables:
                    try:
                        act(table)
                    except ConnectionClosed:
                        gone.wait()

    def _hold_against(self, addresses: list[str]) -> int:
        written = 0
        for table in self._tables:
            table.sit_down(addresses)
            table.nothing_is_lost()
            written += table.nothing_is_doubled()
        for table in self._tables:
            table.bots_go_on()
        asyncio.run(_audit(self._database, self._tables))
        return written


async def _audit(database: str, tables: list[Seated]) -> None:
    """Every acknowledged request is there once, none that was refused; moves have no gap."""
    backend = await open_backend(database_url(database), migrates=False)
    try:
        for table in tables:
            numbers, requests = await backend.read(partial(_rows, id=table.table))
            assert list(range(len(numbers))) == numbers, table.table
            twice = [one for one, times in requests.items() if times > 1]
            assert [] == twice, (table.table, twice)
            done = {(one.seat, one.id) for one in table.acknowledged if one.request["t"] == "do"}
            assert done <= requests.keys(), (table.table, done - requests.keys())
            assert not {(one.seat, one.id) for one in table.refused} & requests.keys(), table.table
    finally:
        await backend.close()


def _rows(c: Connection, id: str) -> tuple[list[int], Counter[tuple[int, str]]]:
    query = sa.select(moves.c.n).where(moves.c.table_id == id).order_by(moves.c.n)
    numbers = list(c.execute(query).scalars())
    requests: Counter[tuple[int, str]] = Counter()
    for kept in (moves, undone):
        query = sa.select(kept.c.seat, kept.c.request).where(kept.c.table_id == id)
        requests.update([(seat, name) for seat, name in c.execute(query) if name is not None])
    return numbers, requests
