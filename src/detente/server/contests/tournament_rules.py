"""The rules of tournaments that hold at every table: what a game counts, and who is ahead.

Entrants are numbers, the strongest first. Who sits with whom: `pairing_rules` for games of two,
`foursome_rules` for games of four.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

System = Literal["swiss", "round_robin", "knock_out"]
Tie = Literal["wins", "buchholz", "sonneborn", "direct"]
"""What breaks ties: games won alone; the points of one's opponents; of those one has been ahead of,
and half of those one was level with; and the same without their points, among those who are equal.
"""

HALF: Final = 0.5


class Game(NamedTuple):
    """A game of a tournament: who sits where, and what each has got when it is over.

    Nobody else there: a bye.
    """

    sits: tuple[int, ...]
    points: tuple[float, ...] | None = None

    @property
    def bye(self) -> bool:
        """Whether somebody is let off."""
        return len(self.sits) == 1

    def of(self, entrant: int) -> float:
        """What an entrant has got from it so far."""
        return 0.0 if self.points is None else self.points[self.sits.index(entrant)]

    def others(self, entrant: int) -> list[int]:
        """Whom an entrant meets."""
        return [other for other in self.sits if other != entrant]

    def ahead(self, entrant: int, other: int) -> float:
        """1 if an entrant has got more than the other, a half if they are level."""
        mine, theirs = self.of(entrant), self.of(other)
        return float(mine > theirs) if mine != theirs else HALF

    def won(self, entrant: int) -> bool:
        """Whether an entrant has got more than anybody else at the table."""
        return not self.bye and all([self.ahead(entrant, n) == 1 for n in self.others(entrant)])

    def order(self) -> list[int]:
        """Who sits there, the best first; among equals who was held to be stronger."""
        return sorted(self.sits, key=lambda n: (-self.of(n), n))


Round = Sequence[Game]
Systems = dict[System, Callable[[int, Sequence[Round]], list[Game]]]
"""How each system finds the games of the next round for so many entrants, after those before."""


class Line(NamedTuple):
    """An entrant in the standings: points, and what breaks ties."""

    entrant: int
    points: float
    wins: int
    buchholz: float
    sonneborn: float
    direct: float


def games_of(entrant: int, rounds: Sequence[Round]) -> list[Game]:
    """The games of an entrant, the first one first."""
    return [game for games in rounds for game in games if entrant in game.sits]


def score(entrant: int, rounds: Sequence[Round]) -> float:
    """The points of an entrant."""
    return sum([game.of(entrant) for game in games_of(entrant, rounds)])


def meetings(a: int, b: int, rounds: Sequence[Round]) -> int:
    """How often two have met."""
    return sum([b in game.sits for game in games_of(a, rounds)])


def standings(
    system: System, entrants: int, rounds: Sequence[Round], ties: Sequence[Tie]
) -> list[Line]:
    """Who is ahead: by points, then by what breaks ties, then who was held to be stronger.

    In a knock-out first of all by how far one has come, and how one's last game went.
    """
    points = [score(n, rounds) for n in range(entrants)]
    lines = [_line(n, points, rounds) for n in range(entrants)]

    def key(line: Line) -> tuple[float, ...]:
        broken = [-getattr(line, tie) for tie in ties]
        return (*_come(system, line.entrant, rounds), -line.points, *broken, line.entrant)

    return sorted(lines, key=key)


def _line(n: int, points: Sequence[float], rounds: Sequence[Round]) -> Line:
    over = [one for one in games_of(n, rounds) if one.points is not None]
    met = [(one.ahead(n, other), other) for one in over for other in one.others(n)]
    return Line(
        n,
        points[n],
        sum([one.won(n) for one in over]),
        sum([points[other] for _, other in met]),
        sum([ahead * points[other] for ahead, other in met]),
        sum([ahead for ahead, other in met if points[other] == points[n]]),
    )


def _come(system: System, entrant: int, rounds: Sequence[Round]) -> tuple[int, int]:
    """In a knock-out: fewer for who has come further, and the place in the last game."""
    if system != "knock_out":
        return (0, 0)
    games = games_of(entrant, rounds)
    return (-len(games), games[-1].order().index(entrant))
