"""News between servers: all that is told at once arrives, and a dead line is laid anew."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from detente.server.fleet import bus
from detente.server.fleet.bus import Bus, News
from detente.server.storage.database import database_url
from tests.server.people import PATIENCE

MANY = [str(n) for n in range(20)]


@asynccontextmanager
async def listening(address: str) -> AsyncIterator[tuple[Bus, list[News], asyncio.Queue[None]]]:
    """A bus that listens, what it has heard, and when it may have missed something."""
    heard: list[News] = []
    missed: asyncio.Queue[None] = asyncio.Queue()
    made = Bus(database_url(address))
    made.listen(heard.append, lambda: missed.put_nowait(None))
    async with asyncio.timeout(PATIENCE):
        await missed.get()  # it listens from now on
    try:
        yield made, heard, missed
    finally:
        await made.close()


def test_all_that_is_said_at_once_is_heard(postgres: str) -> None:
    async def say() -> list[str]:
        async with listening(postgres) as (one, _, _), listening(postgres) as (_, heard, _):
            await asyncio.gather(*[one.whisper("here", id) for id in MANY])
            async with asyncio.timeout(PATIENCE):
                await one.whisper("last", "one")
                while not heard or heard[-1].kind != "last":
                    await asyncio.sleep(0.01)
            return [news.id for news in heard[:-1]]

    assert sorted(MANY) == sorted(asyncio.run(say()))


class Cable:
    """The way to a database, until it is cut: then nothing arrives, and nobody is told."""

    def __init__(self, address: str) -> None:
        host, _, port = address.rpartition("@")[2].partition("/")[0].partition(":")
        self._there = (host, int(port))
        self._cut: list[bool] = []  # by connection
        self._tasks: set[asyncio.Task[None]] = set()

    async def lay(self, address: str) -> str:
        """The address of the same database, by this way."""
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        return address.replace(f":{self._there[1]}/", f":{port}/")

    def cut(self) -> None:
        """Whoever connects from now on gets through."""
        self._cut[:] = [True for _ in self._cut]

    async def _connect(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_connection(*self._there)
        number = len(self._cut)
        self._cut.append(False)
        for source, target in ((near, there), (far, back)):
            task = asyncio.create_task(self._carry(number, source, target))
            self._tasks.add(task)

    async def _carry(
        self, number: int, source: asyncio.StreamReader, target: asyncio.StreamWriter
    ) -> None:
        while data := await source.read(65_536):
            if not self._cut[number]:
                target.write(data)
        if not self._cut[number]:
            target.close()


def test_a_line_that_has_gone_dead_without_a_word_is_laid_anew(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus, "ALIVE", 0.1)

    async def cut() -> list[str]:
        cable = Cable(postgres)
        by_cable = await cable.lay(postgres)
        async with (
            listening(postgres) as (one, _, _),
            listening(by_cable) as (_, heard, missed),
        ):
            cable.cut()
            async with asyncio.timeout(PATIENCE):
                await missed.get()
                await one.whisper("here", "again")
                while not heard:
                    await asyncio.sleep(0.01)
            return [news.id for news in heard]

    assert ["again"] == asyncio.run(cut())
