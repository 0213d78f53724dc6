"""Games that are over, studied by a bot: how they stood, and what was a mistake.

One is studied at a time and a few choices in a row, where the bots think, so that nobody who plays
waits for it. What was found is kept in memory; who asks again after a restart has it found anew,
and finds the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import structlog

from detente.bots.study import Mistake, Standing, choices, course
from detente.core.record import Record
from detente.server.faults import Fault
from detente.server.shelf import shelf_game
from detente.server.thinking.reading_room import ReadingRoom
from detente.server.thinking.thoughts import Study
from detente.server.thinking.turns import LAST, Claim
from detente.server.thinking.workers import BotFailed, Workers

log: Final = structlog.get_logger("detente.studies")

KEPT: Final = 200
"""Games that are remembered; the one nobody has asked for longest is forgotten."""

WAITING: Final = 3
"""Games that one address may have waiting or under way."""

AT_ONCE: Final = 4
"""Choices that are judged in a row: a bot that is asked meanwhile waits for no more."""


class Studied:
    """What is known of a game so far."""

    def __init__(self, record: Record) -> None:
        game = shelf_game(record.game, record.options, record.version)
        self.record: Final = record
        self.course: Final[list[Standing]] = course(record, game)
        self.choices: Final[list[int]] = choices(record, game)
        self.mistakes: Final[list[Mistake]] = []
        self.looked = 0  # choices judged so far
        self.by: str | None = None  # the address it is studied for, until all is found

    @property
    def whole(self) -> bool:
        return self.looked == len(self.choices)


class Studies:
    """The games that somebody has asked about."""

    def __init__(self, workers: Workers, room: ReadingRoom) -> None:
        self._room: Final = room
        self._workers: Final = workers
        self._known: Final[OrderedDict[str, Studied]] = OrderedDict()
        self._one: Final = asyncio.Lock()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def look(self, key: str, record: Record, address: str) -> Studied:
        """What is known of a game; how it stood is found at once."""
        known = self._known.get(key)
        if known is None:
            known = await self._room.read(address, Studied, record)
            known = self._known.setdefault(key, known)
            self._forget()
        self._known.move_to_end(key)
        return known

    def begin(self, key: str, address: str) -> None:
        """Have the mistakes of a game found that was looked at; Fault if too many wait."""
        study = self._known[key]
        if study.whole or study.by is not None:
            return
        if len([one for one in self._known.values() if one.by == address]) >= WAITING:
            raise Fault(429, "too-many-studies", f"at most {WAITING} games at a time")
        study.by = address
        task = asyncio.create_task(self._find(key, study))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Leave off: whoever asks later begins anew."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _find(self, key: str, study: Studied) -> None:
        try:
            async with self._one:
                while not study.whole:
                    some = study.choices[study.looked : study.looked + AT_ONCE]
                    job = Study(study.record.bare(), some)
                    study.mistakes.extend(await self._workers.study(job, Claim(LAST, key)))
                    study.looked += len(some)
        except BotFailed as error:
            log.warning("no study", game=key, error=str(error))
        finally:
            study.by = None

    def _forget(self) -> None:
        idle = [key for key, one in self._known.items() if one.by is None]
        for key in idle[: max(0, len(self._known) - KEPT)]:
            del self._known[key]
