"""A series of games between the same players: who sits where, and who is ahead over all of them."""

from __future__ import annotations

from collections.abc import Sequence


def seating(seats: int, game: int) -> tuple[int, ...]:
    """The player on each seat in a game of a series, from 0: everybody moves on by one seat."""
    return tuple([(seat + game) % seats for seat in range(seats)])


def by_player(points: Sequence[int], game: int) -> tuple[int, ...]:
    """What the seats of a game of a series have, player by player."""
    players = seating(len(points), game)
    return tuple([points[players.index(player)] for player in range(len(points))])


def places(points: Sequence[int], wins: Sequence[int]) -> tuple[int, ...]:
    """The place of each player: by points, then by games won; equals share a place."""
    lines = list(zip(points, wins))
    return tuple([1 + len([other for other in lines if other > line]) for line in lines])
