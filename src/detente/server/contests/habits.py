"""What is said of a player beside ratings: how they open a game, and how soon they answer.

Both are drawn from games that are over: nothing that is played now shows in them.
"""

from __future__ import annotations

import json
from itertools import groupby
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from detente.core.frame import NOUNS
from detente.core.notation import Notation
from detente.server.messages import api
from detente.server.shelf import shelf_game
from detente.server.storage.schema import moves, results, seats, tables

PHRASES: Final = 2
"""An opening is what a seat has done first and then: so many kinds of acts …"""

FIRST: Final = 24
"""… among so many of its first moves."""

LISTED: Final = 5
"""How many openings of a side are listed, the most played first."""

ANSWERS: Final = 200
"""From so many answers, the last ones, it is said how soon they usually come …"""

ENOUGH: Final = 8
"""… and of no fewer."""

USUAL: Final = 0.75
"""What is usual holds for so many of them."""


def opening(c: Connection, table: str, game: str, seat: int) -> list[list[int]]:
    """How a seat has opened a game: acts of one kind together, whatever their order.

    What leaves off an act says nothing.
    """
    mine = (moves.c.table_id == table, moves.c.seat == seat)
    query = sa.select(moves.c.action).where(*mine).order_by(moves.c.n).limit(FIRST)
    return phrases(shelf_game(game, {}).notation, list(c.execute(query).scalars()))


def phrases(notation: Notation, actions: list[int]) -> list[list[int]]:
    """The first acts, those of one verb together and in order; giving up is none of the game's."""
    inside = [one for one in actions if one >= 0]
    telling = [one for one in inside if not notation.verb(one).leaves_off]
    runs = [sorted(run) for _, run in groupby(telling, key=lambda action: action // NOUNS)]
    return runs[:PHRASES]


def openings(c: Connection, player: str) -> list[api.Opening]:
    """The openings of a player by game and side, the most played first, with what they brought."""
    columns = [results.c[name] for name in ("game", "seat", "opening", "points")]
    mine = (results.c.player == player, results.c.opening.is_not(None))
    found: dict[tuple[str, int], dict[str, list[float]]] = {}
    for row in c.execute(sa.select(*columns).where(*mine)):
        side = found.setdefault((row.game, row.seat), {})
        side.setdefault(json.dumps(row.opening), []).append(row.points)
    return [
        api.Opening(game, seat, json.loads(acts), sum(points), len(points))
        for (game, seat), played in sorted(found.items())
        for acts, points in sorted(played.items(), key=lambda one: (-len(one[1]), one[0]))[:LISTED]
        if acts != "[]"
    ]


def usual_answer(c: Connection, player: str) -> int | None:
    """Within how many seconds a player usually answers by mail; None if that is not known."""
    before = moves.alias()
    query = (
        sa.select(moves.c.made, before.c.made, tables.c.time)
        .join(before, sa.and_(before.c.table_id == moves.c.table_id, before.c.n == moves.c.n - 1))
        .join(tables, tables.c.id == moves.c.table_id)
        .join(seats, sa.and_(seats.c.table_id == moves.c.table_id, seats.c.seat == moves.c.seat))
        .where(
            seats.c.guest == player,
            before.c.seat != moves.c.seat,
            before.c.seat >= 0,
            tables.c.time.is_not(None),
            tables.c.result.is_not(None),
        )
        .order_by(moves.c.made.desc())
        .limit(ANSWERS)
    )
    took = sorted([made - asked for made, asked, time in c.execute(query) if _by_mail(time)])
    return took[int(USUAL * (len(took) - 1))] if len(took) >= ENOUGH else None


def _by_mail(time: Any) -> bool:  # Any: what a table has agreed on, as it is stored
    return bool(time["kind"] == "mail")
