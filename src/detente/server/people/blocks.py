"""Guests who want nothing to do with others: whom they do not hear, nor meet at public tables."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Final

import sqlalchemy as sa

from detente.server.storage.database import Database
from detente.server.storage.rows import Blocked
from detente.server.storage.schema import blocks, guests

NOBODY: Final[frozenset[str]] = frozenset()
MOST: Final = 200
"""How many others a guest may block."""


class Blocks:
    """Who has blocked whom. All of it is in memory: every line that is said asks."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._blocked: Final[dict[str, set[str]]] = {}

    async def load(self) -> None:
        """Remember what is stored, and nothing else."""
        self._blocked.clear()
        query = sa.select(blocks.c.guest, blocks.c.blocked)
        for guest, other in await self._database.read(lambda c: c.execute(query).all()):
            self._blocked.setdefault(guest, set()).add(other)

    def by(self, guest: str | None) -> Set[str]:
        """Whom a guest has blocked."""
        return NOBODY if guest is None else self._blocked.get(guest, NOBODY)

    def apart(self, guest: str | None, others: Iterable[str | None]) -> bool:
        """Whether a guest and one of the others are not to meet, whoever of them wanted it."""
        return any([self._stands_between(guest, other) for other in others if other is not None])

    def _stands_between(self, guest: str | None, other: str) -> bool:
        return other in self.by(guest) or guest in self.by(other)

    async def block(self, guest: str, other: str, made: int) -> bool:
        """Block somebody; False if that would be too many."""
        mine = self._blocked.setdefault(guest, set())
        if other in mine:
            return True
        if len(mine) >= MOST:
            return False
        mine.add(other)
        row = sa.insert(blocks).values(guest=guest, blocked=other, made=made)
        try:
            await self._database.write(lambda c: c.execute(row), f"blocks {guest}")
        except BaseException:
            mine.discard(other)
            raise
        return True

    async def lift(self, guest: str, other: str) -> None:
        """Block somebody no longer."""
        where = (blocks.c.guest == guest, blocks.c.blocked == other)
        lift = sa.delete(blocks).where(*where)
        await self._database.write(lambda c: c.execute(lift), f"blocks {guest}")
        self._blocked.get(guest, set()).discard(other)

    async def listed(self, guest: str) -> list[Blocked]:
        """Whom a guest has blocked, with their names of today, the last one first."""
        query = (
            sa.select(blocks.c.blocked, guests.c.nickname, blocks.c.made)
            .join(guests, guests.c.id == blocks.c.blocked)
            .where(blocks.c.guest == guest)
            .order_by(blocks.c.made.desc(), guests.c.nickname)
        )
        rows = await self._database.read(lambda c: c.execute(query).all())
        return [Blocked(*row) for row in rows]
