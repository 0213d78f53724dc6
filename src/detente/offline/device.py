"""What the page's worker calls: texts in, texts out, as over the socket of a server."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec

from detente.offline.table import OfflineTable
from detente.server.messages import wire
from detente.server.messages.api import KeptGame
from detente.server.shown.views import Sight
from detente.server.socket.dispatch import answer
from detente.server.table.logbook import Has

Tell = Callable[[str], object]
"""Where a text goes."""


class Window:
    """The page at its table: what a connection is to a server."""

    wanted: Final[int | None] = None
    has: Final[Has | None] = None
    guest: Final[str | None] = None

    def __init__(self, say: Tell) -> None:
        self.seat: int | None = None
        self.lines = 0
        self.shown: Sight | None = None
        self._say: Final = say

    def post(self, message: bytes) -> None:
        """Send a text to the page."""
        self._say(message.decode())

    def hang_up(self) -> None:
        """Nobody hangs up here."""


class Device:
    """One table for one page: `kept` is the game as JSON, `keep` has it kept, `say` is heard."""

    def __init__(self, kept: str, keep: Tell, say: Tell) -> None:
        self._window: Final = Window(say)
        self._table: Final = OfflineTable(
            msgspec.json.decode(kept, type=KeptGame),
            lambda game: keep(game.decode()),
            lambda: int(time.time()),
        )

    async def open(self) -> None:
        """Show the page the table, all of it."""
        await self._table.attach(self._window)

    async def hear(self, text: str) -> None:
        """Do what the page says and answer it."""
        await answer(self._table, wire.decode(text), self._window)

    def think(self) -> bool:
        """Let a bot answer; whether another one is waited for."""
        self._table.think()
        return self._table.waits_for_bots

    def moment(self, upto: int, seat: int | None) -> str:
        """The table after so many moves, as JSON."""
        return wire.encode(self._table.moment(upto, seat)).decode()
