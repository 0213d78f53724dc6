"""Counting games: wins by seat, draws, endings, habits, and how sure that makes us."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Final

from detente.arena.matches import Outcome

_Z: Final = 1.959964  # 95%


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a rate of which `wins` of `games` were seen (Wilson's score).

    A game that was shared is part of a win.
    """
    if games == 0:
        return (0.0, 1.0)
    rate = wins / games
    z2 = _Z * _Z / games
    middle = rate + z2 / 2
    spread = _Z * sqrt((rate * (1 - rate) + z2 / 4) / games)
    return (max(0.0, (middle - spread) / (1 + z2)), min(1.0, (middle + spread) / (1 + z2)))


class Mean:
    """The mean of what was seen so often."""

    def __init__(self, times: int = 0, total: int = 0) -> None:
        self.times = times
        self.total = total

    def add(self, other: Mean) -> None:
        """Add what another one saw."""
        self.times += other.times
        self.total += other.total

    @property
    def value(self) -> float:
        """The mean; nothing seen, nothing there."""
        return self.total / self.times if self.times else 0.0


class Tally:
    """What many games came to. A win is one winner; anything else is a draw.

    Players are counted, not seats: in a series they change seats from game to game.
    """

    def __init__(self, players: int, sides: int) -> None:
        self.games = 0
        self.wins: Final = [0] * players
        self.sides: Final = [0] * sides  # wins by what the winner played
        self.points: Final[list[Counter[int]]] = [Counter() for _ in range(players)]
        self.draws = 0
        self.endings: Final[Counter[str]] = Counter()
        self.decisions = 0
        self.habits: Final[list[dict[str, Mean]]] = [{} for _ in range(players)]

    def count(self, outcome: Outcome, players: tuple[int, ...]) -> None:
        """Add one game, with the player on each seat."""
        self.games += 1
        self.decisions += outcome.decisions
        self.endings[outcome.result.why] += 1
        for seat, points in enumerate(outcome.points):
            self.points[players[seat]][points] += 1
        if len(outcome.result.winners) == 1:
            winner = outcome.result.winners[0]
            self.wins[players[winner]] += 1
            self.sides[outcome.sides[winner]] += 1
        else:
            self.draws += 1
        for habit in outcome.habits:
            self._seen(players[habit.seat], habit.what, Mean(1, habit.amount))

    def total(self, player: int) -> int:
        """The points of a player over all games."""
        return sum([points * n for points, n in self.points[player].items()])

    def add(self, other: Tally) -> None:
        """Add what another tally counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.draws += other.draws
        self.endings.update(other.endings)
        for player, wins in enumerate(other.wins):
            self.wins[player] += wins
            self.points[player].update(other.points[player])
            for what, mean in other.habits[player].items():
                self._seen(player, what, mean)
        for side, wins in enumerate(other.sides):
            self.sides[side] += wins

    def _seen(self, player: int, what: str, mean: Mean) -> None:
        self.habits[player].setdefault(what, Mean()).add(mean)
