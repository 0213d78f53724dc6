"""What a server does again and again, beside serving: no single trouble ends it.

A database that is away for a moment, a row that makes no sense, a fault of our own: it is told, and
the next one is done, and the same again when its time comes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from detente.core.message import Refused
from detente.server.faults import Fault, Unavailable

log: Final = structlog.get_logger("detente.chores")


async def again_and_again(chore: Callable[[], Awaitable[object]], pause: float, told: str) -> None:
    """Do something for as long as the server runs, with so many seconds in between."""
    while True:
        with going_on(told):
            await chore()
        await asyncio.sleep(pause)


@contextmanager
def going_on(told: str, **about: object) -> Iterator[None]:
    """Whatever goes wrong within is told in the log, and what comes after is done."""
    try:
        yield
    except (Fault, Unavailable, Refused) as error:
        log.warning(told, error=str(error), **about)
    except SQLAlchemyError as error:  # the database is away, or full: no fault of ours
        log.error(told, error=str(error), **about)
    except Exception as error:
        log.error(told, exc_info=error, **about)
