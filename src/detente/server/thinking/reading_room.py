"""Where games are looked through again: one reader at a time, addresses in turn.

That is work for the interpreter that the tables use as well: two readers would be no sooner done
than one, and those who play would wait for both.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from detente.server.faults import Fault
from detente.server.thinking.turns import Claim, Turns

P = ParamSpec("P")
T = TypeVar("T")

WAITING: Final = 50
"""So many readers of one address wait; more are turned away."""


class Desk:
    """Does the work of many in a thread, one after the other, each owner in its turn."""

    def __init__(self) -> None:
        self._turns: Final[Turns[None]] = Turns()
        self._turns.give(None)

    async def work(self, owner: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What the work finds, as soon as it is this owner's turn."""
        await self._turns.take(Claim(0, owner))
        try:
            return await asyncio.to_thread(work, *args, **more)
        finally:
            self._turns.give(None)


class ReadingRoom:
    """A desk for readers, at which not too many of one address wait."""

    def __init__(self) -> None:
        self._desk: Final = Desk()
        self._readers: Final[Counter[str]] = Counter()

    async def read(self, address: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What the work finds, as soon as it is this address's turn; Fault if too many wait."""
        if self._readers[address] >= WAITING:
            raise Fault(429, "too-many", f"at most {WAITING} games are looked through at a time")
        self._readers[address] += 1
        try:
            return await self._desk.work(address, work, *args, **more)
        finally:
            self._readers[address] -= 1
            if not self._readers[address]:
                del self._readers[address]
