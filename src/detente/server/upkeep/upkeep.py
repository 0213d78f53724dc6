"""What a server does beside serving: it obeys its operator, and clears away what nobody needs."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from detente.core.message import Refused
from detente.server.clocks.clock import Clock
from detente.server.faults import Fault, Unavailable
from detente.server.hall.hall import Hall
from detente.server.storage.database import table_news
from detente.server.upkeep import retention
from detente.server.upkeep.retention import Kept

log: Final = structlog.get_logger("detente.upkeep")

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
            try:
                await (await self._hall.table(id)).call_off()
            except (Fault, Unavailable, Refused) as error:
                log.warning("an open table stays", table=id, error=str(error))
        for id in await database.read(lambda c: retention.finished(c, kept, now)):
            await database.write(partial(retention.forget, id=id), table_news(id))
            self._hall.let_go(id)
        await database.write(retention.forget_plans)

    async def keep_obeying(self) -> None:
        """Look for orders for as long as the server runs."""
        while True:
            try:
                await self.obey()
            except SQLAlchemyError as error:
                log.error("orders could not be read", error=str(error))
            await asyncio.sleep(OBEYED)

    async def keep_clearing(self) -> None:
        """Clear away for as long as the server runs."""
        while True:
            try:
                await self.clear_away()
            except SQLAlchemyError as error:
                log.error("what nobody needs was not cleared away", error=str(error))
            await asyncio.sleep(CLEARED)
