"""Whether every stored table would go on, under the rules of this program, as it was played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from detente.core.options import OptionError
from detente.core.tables import DataError
from detente.server.storage.schema import moves, seats, tables
from detente.server.storage.store import Damaged, Store
from detente.server.table.stopped import reopen

Verdict = Literal["same", "differs", "unknown", "damaged"]


class Checked(Struct, frozen=True):
    """A table and what becomes of it: the same; other behaviour from `move` (counted from 1) on;
    rules that are `unknown` here; or a `damaged` row. `error` says it in words.
    """

    table: str
    game: str
    version: int
    over: bool
    moves: int
    verdict: Verdict
    move: int | None = None
    error: str = ""


def listed(c: Connection) -> list[tuple[str, str, int, bool]]:
    """Every table: id, game, version, and whether it is over."""
    over = tables.c.result.is_not(None)
    query = sa.select(tables.c.id, tables.c.game, tables.c.version, over)
    rows = c.execute(query.order_by(tables.c.game, tables.c.version, tables.c.created)).all()
    return [(row[0], row[1], row[2], bool(row[3])) for row in rows]


def damage(c: Connection) -> list[str]:
    """What is wrong with the database itself, in words: pages, references, gaps between moves."""
    found = []
    if c.dialect.name == "sqlite":
        pages = [str(row[0]) for row in c.exec_driver_sql("PRAGMA integrity_check")]
        found += [line for line in pages if line != "ok"]
        if found:
            return found  # who reads on finds what is not there
        for row in c.exec_driver_sql("PRAGMA foreign_key_check"):
            found.append(f"a row of {row[0]} points to nothing in {row[2]}")
    count, last = sa.func.count(), sa.func.max(moves.c.n)
    gaps = sa.select(moves.c.table_id).group_by(moves.c.table_id).having(count != last + 1)
    found += [f"table {id} has gaps between its moves" for id in c.execute(gaps).scalars()]
    empty = tables.c.id.not_in(sa.select(seats.c.table_id))
    bare = c.execute(sa.select(tables.c.id).where(empty)).scalars()
    return found + [f"table {id} has no seats" for id in bare]


async def check_tables(store: Store, tell: Callable[[int], None]) -> list[Checked]:
    """Replay every table; `tell` hears of each that is done."""
    found = []
    for id, game, version, over in await store.database.read(listed):
        found.append(await _check(store, id, game, version, over))
        tell(1)
    return found


async def _check(store: Store, id: str, game: str, version: int, over: bool) -> Checked:
    try:
        stored = await store.stored(id)
        assert stored is not None
        opened, moves = reopen(stored), len(stored.moves)
    except Damaged as error:
        return Checked(id, game, version, over, 0, "damaged", None, str(error))
    except (DataError, OptionError) as error:
        return Checked(id, game, version, over, 0, "unknown", None, str(error))
    except Exception as error:  # whatever it is: the others are looked at, too
        return Checked(id, game, version, over, 0, "damaged", None, repr(error))
    stopped = stored.row.stopped
    if stopped is None:
        return Checked(id, game, version, over, moves, "same")
    if stopped.id == "table-rules-unknown":
        return Checked(id, game, version, over, moves, "unknown", None, str(opened.error))
    move = len(opened.stored.moves) + 1
    return Checked(id, game, version, over, moves, "differs", move, str(opened.error))
