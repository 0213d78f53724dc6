"""What a server does beside serving: it obeys its operator, and clears away what nobody needs."""

from __future__ import annotations

from functools import partial
from typing import Final

from detente.server.chores import again_and_again, going_on
from detente.server.clocks.clock import Clock
from detente.server.hall.hall import Hall
from detente.server.storage.database import table_news
from detente.server.upkeep import retention
from detente.server.upkeep.retention import Kept

OBEYED: Final = 2.0
"""How often a server looks for new orders, in seconds."""

CLEARED: Final = 600.0
"""How often it looks for what nobody needs."""


class Upkeep:
    """The upkeep of one hall."""

    def __init__(self, hall: Hall, clock: Clock, kept: Kept) -> None:
        self._hall: Final = hall
        self._clock: Final = clock
        self._kept: Final = kept

    async def obey(self) -> None:
        """Do what was ordered since the last time: tables go, and windows of who is banned."""
        orders = self._hall.store.orders
        for id in await orders.load():
            self._hall.let_go(id)
        orders.close_windows()

    async def clear_away(self) -> None:
        """Close open tables nobody comes to, and forget guests' games that were over long ago."""
        now, kept, database = self._clock.now(), self._kept, self._hall.store.database
        for id in await database.read(lambda c: retention.dead(c, kept, now)):
            with going_on("an open table stays", table=id):
                await (await self._hall.table(id)).call_off()
        for id in await database.read(lambda c: retention.finished(c, kept, now)):
            with going_on("a finished table stays", table=id):
                await database.write(partial(retention.forget, id=id), table_news(id))
                self._hall.let_go(id)
        await database.write(retention.forget_plans)

    async def keep_obeying(self) -> None:
        """Look for orders for as long as the server runs."""
        await again_and_again(self.obey, OBEYED, "orders could not be read")

    async def keep_clearing(self) -> None:
        """Clear away for as long as the server runs."""
        told = "what nobody needs was not cleared away"
        await again_and_again(self.clear_away, CLEARED, told)
