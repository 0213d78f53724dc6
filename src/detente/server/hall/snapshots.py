"""Pictures of running games for who has not sat down to look on: the board, and no more of it."""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple

from detente.core.game import Game
from detente.core.state import View
from detente.drawing.pictures import svg
from detente.server.clocks.clock import Clock
from detente.server.faults import Fault
from detente.server.hall.hall import Hall
from detente.server.thinking.reading_room import ReadingRoom

FRESH: Final = 5
"""A picture is drawn again after so many seconds, whoever asks."""

LETTERS: Final = False
"""Whether anything is written on it: it is shown too small for that."""

MOST: Final = 32
"""So many are kept."""


class Wanted(NamedTuple):
    """Which picture: a table's, in a language, by day or by night."""

    table: str
    language: str
    theme: str


class Snapshots:
    """Draws the boards of public games that are seen at once, each once in a few seconds."""

    def __init__(self, hall: Hall, clock: Clock, room: ReadingRoom) -> None:
        self._hall: Final = hall
        self._clock: Final = clock
        self._room: Final = room
        self._drawn: Final[dict[Wanted, tuple[int, asyncio.Task[str]]]] = {}

    async def picture(self, wanted: Wanted, address: str) -> str:
        """The board as a spectator sees it; Fault where not everybody may look on at once, or
        where too many readers of an address wait already.
        """
        now = self._clock.now()
        made, drawing = self._drawn.get(wanted, (now - FRESH, None))
        if drawing is None or not 0 <= now - made < FRESH or _failed(drawing):
            game, view = await self._seen(wanted.table)
            how = (wanted.language, wanted.theme, LETTERS)
            work = self._room.read(address, svg, game, view, *how)
            drawing = asyncio.create_task(work)
            self._keep(wanted, now, drawing)
        return await asyncio.shield(drawing)

    async def _seen(self, id: str) -> tuple[Game[Any], View[Any]]:
        table = await self._hall.table(id)
        if not table.row.public or table.row.delay or not table.row.begun:
            raise Fault(403, "not-your-table", "only public games are shown to everybody")
        async with table.lock:
            table.must_be_here()
            return table.game, table.game.observe(table.seen(None).state, None)

    def _keep(self, wanted: Wanted, now: int, drawing: asyncio.Task[str]) -> None:
        self._drawn.pop(wanted, None)
        self._drawn[wanted] = (now, drawing)
        if len(self._drawn) > MOST:
            del self._drawn[next(iter(self._drawn))]


def _failed(drawing: asyncio.Task[str]) -> bool:
    """Whether nothing came of it: the next who asks begins anew."""
    return drawing.done() and (drawing.cancelled() or drawing.exception() is not None)
