"""Series: several games between the same players, ranked by what each of them counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from detente.core.game import Game
from detente.core.series import by_player, places
from detente.server.messages import api
from detente.server.storage.rows import Part, TableRow

WIN: Final = 2
"""What a game of two counts for who has won it."""


def as_seen_by(guest: str, rows: list[TableRow], now: int) -> list[TableRow]:
    """The tables of a series as a guest knows them: who looks on late has yet to see the end."""
    for n, row in enumerate(rows):
        if row.result is not None and not row.seats_of(guest) and row.seen_from(row.changed) > now:
            row.result = None
            return rows[: n + 1]
    return rows


def series_info(rows: Sequence[TableRow], game: Game[Any]) -> api.Series:
    """A series for the wire, from its tables in order. Who sat on seat n at first is player n."""
    players, part = rows[0].first_seats, rows[-1].part
    assert part is not None
    played = [_points(row, game) for row in rows if row.result is not None]
    won = [_wins(row) for row in rows if row.result is not None]
    totals = [sum([game[player] for game in played]) for player in range(len(players))]
    wins = [sum([game[player] for game in won]) for player in range(len(players))]
    standings = [
        api.Standing(
            player,
            seat.kind,
            seat.name,
            [points[player] for points in played],
            totals[player],
            wins[player],
            place,
        )
        for (player, seat), place in zip(enumerate(players), places(totals, wins))
    ]
    return api.Series(
        id=part.series,
        game=rows[0].game,
        games=part.games,
        tables=[row.id for row in rows],
        over=len(played) == part.games or (part.decided and _decided(totals, part, len(played))),
        decided=part.decided,
        standings=sorted(standings, key=lambda line: line.place),
    )


def _decided(totals: Sequence[int], part: Part, played: int) -> bool:
    """Whether the other of two cannot catch up by winning every game there still could be."""
    return abs(totals[0] - totals[1]) > WIN * (part.games - played)


def _points(row: TableRow, game: Game[Any]) -> tuple[int, ...]:
    """What the players have from one game."""
    assert row.part is not None and row.ended is not None
    return by_player(game.points(row.ended), _turns(row, row.part))


def _wins(row: TableRow) -> tuple[int, ...]:
    """1 for the player who won the game alone."""
    assert row.part is not None and row.result is not None
    winners = row.result["winners"]
    alone = [int([seat] == winners) for seat in range(len(row.seats))]
    return by_player(alone, _turns(row, row.part))


def _turns(row: TableRow, part: Part) -> int:
    """How far everybody has moved on: by one seat with each game, and by bids."""
    return part.number + row.turned
