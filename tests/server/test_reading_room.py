"""Whoever looks through many games, others look through theirs meanwhile."""

from __future__ import annotations

import asyncio
import threading

from detente.server.faults import Fault
from detente.server.thinking.reading_room import WAITING, ReadingRoom


def test_one_reads_at_a_time_and_addresses_take_turns() -> None:
    reading, most, order = 0, 0, []

    def work(address: str) -> str:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        order.append(address)
        threading.Event().wait(0.01)
        reading -= 1
        return address

    async def readers() -> list[str]:
        room = ReadingRoom()
        many = [room.read("greedy", work, "greedy") for _ in range(10)]
        return await asyncio.gather(*many, room.read("other", work, "other"))

    assert ["greedy"] * 10 + ["other"] == asyncio.run(readers())
    assert 1 == most
    assert order.index("other") <= 2


def test_of_one_address_so_many_wait_and_of_another_still_some() -> None:
    async def readers() -> list[str | BaseException]:
        room = ReadingRoom()
        many = [room.read("greedy", str) for _ in range(WAITING + 1)]
        found = await asyncio.gather(*many, room.read("other", str), return_exceptions=True)
        return [*found, await room.read("greedy", str)]

    *let_in, one_too_many, other, later = asyncio.run(readers())

    assert [""] * WAITING == let_in
    assert isinstance(one_too_many, Fault) and 429 == one_too_many.status
    assert ["", ""] == [other, later]
