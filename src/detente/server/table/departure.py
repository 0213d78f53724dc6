"""Somebody goes for good: nobody is left waiting for them."""

from __future__ import annotations

import secrets
from typing import Final

import structlog

from detente.core.message import Refused
from detente.server.faults import Fault, Unavailable
from detente.server.hall.hall import Hall
from detente.server.messages import wire

log: Final = structlog.get_logger("detente.departure")


async def leave_every_table(hall: Hall, guest: str) -> None:
    """Resign where the game is on, close tables that have not begun."""
    for id in await hall.store.unfinished_of(guest):
        try:
            await _leave(hall, id, guest)
        except (Fault, Refused, Unavailable) as error:
            log.warning("somebody has gone and the table stays", table=id, error=str(error))


async def _leave(hall: Hall, id: str, guest: str) -> None:
    table = await hall.table(id)
    if not table.row.begun:
        await table.call_off()
        return
    for seat in table.row.seats_of(guest):
        if not table.match.over:
            number = table.match.number(seat)
            await table.play(seat, wire.Resign(secrets.token_hex(8), number))
