"""Whose turn it is when many want the same few: tables of people first, then everybody in turn.

Addresses take turns, and at one address its owners do: however many somebody is, others wait for
one of them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")

RANKS: Final = 3
LAST: Final = RANKS - 1
"""The rank of who can wait."""


class Claim(NamedTuple):
    """Who wants something, and from where: `rank` 0 comes before 1, those of a rank in turn."""

    rank: int
    owner: str
    address: str = ""


Waiting = OrderedDict[str, deque[asyncio.Future[T]]]
"""Those who wait, by owner."""


class Turns(Generic[T]):
    """A few things, lent out one by one to who is next."""

    def __init__(self) -> None:
        self._free: Final[deque[T]] = deque()
        # by rank, then by address
        self._queues: Final[list[OrderedDict[str, Waiting[T]]]] = [
            OrderedDict() for _ in range(RANKS)
        ]

    @property
    def waiting(self) -> int:
        """How many wait for one."""
        here = [owners for queue in self._queues for owners in queue.values()]
        return sum([len(turns) for owners in here for turns in owners.values()])

    def spare(self, wanted: T | None = None) -> T | None:
        """A thing that nobody wants, if another one stays free: the wanted one, or any."""
        if len(self._free) < 2 or (wanted is not None and wanted not in self._free):
            return None
        return self._free_one(wanted)

    def _free_one(self, wanted: T | None) -> T:
        if wanted is None or wanted not in self._free:
            return self._free.popleft()
        self._free.remove(wanted)
        return wanted

    async def take(self, claim: Claim, wanted: T | None = None) -> T:
        """One of the things, as soon as it is this one's turn: the wanted one, if it is free."""
        if self._free:
            return self._free_one(wanted)
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        here = self._queues[claim.rank].setdefault(claim.address, OrderedDict())
        here.setdefault(claim.owner, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())
            raise

    def give(self, thing: T) -> None:
        """Lend a thing to who is next, or keep it until somebody wants it."""
        turn = self._next()
        if turn is None:
            self._free.append(thing)
        else:
            turn.set_result(thing)

    def _next(self) -> asyncio.Future[T] | None:
        for queue in self._queues:
            while queue:
                address, here = queue.popitem(last=False)
                owner, waiting = here.popitem(last=False)
                turn = waiting.popleft()
                if waiting:
                    here[owner] = waiting  # behind the others at this address …
                if here:
                    queue[address] = here  # … and that behind all others
                if not turn.cancelled():
                    return turn
        return None
