"""The rules of tournaments: who plays whom, on which side, and who is ahead.

Entrants are numbers, the strongest first. A game is (first seat, second seat, points of the
first), a bye (entrant, None, 1). Pairs are found as a matching of a graph, by networkx.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import networkx

System = Literal["swiss", "round_robin", "knock_out"]
WIN: Final = 1.0
DRAW: Final = 0.5


class Game(NamedTuple):
    """A game of a tournament; `points` of who has the first seat, None while it is played.

    Nobody on the second seat: a bye.
    """

    first: int
    second: int | None
    points: float | None = None

    def of(self, entrant: int) -> float:
        """What an entrant has got from it so far."""
        if self.points is None:
            return 0.0
        return self.points if entrant == self.first else WIN - self.points


Round = Sequence[Game]


class Line(NamedTuple):
    """An entrant in the standings: points, then the tie-breaks in their order."""

    entrant: int
    points: float
    buchholz: float
    sonneborn: float
    direct: float


# -- standings ---------------------------------------------------------------------------------


def score(entrant: int, rounds: Sequence[Round]) -> float:
    """The points of an entrant."""
    return sum([game.of(entrant) for game in _games(entrant, rounds)])


def standings(entrants: int, rounds: Sequence[Round]) -> list[Line]:
    """Who is ahead: by points, then Buchholz (the points of one's opponents), Sonneborn-Berger
    (the points of those one has beaten, half of those one has drawn with), the games between those
    who are equal, and who was held to be stronger.
    """
    points = [score(n, rounds) for n in range(entrants)]
    lines = []
    for n in range(entrants):
        met = [(one, _other(one, n)) for one in _games(n, rounds) if one.points is not None]
        played = [(one, other) for one, other in met if other is not None]
        buchholz = sum([points[other] for _, other in played])
        sonneborn = sum([one.of(n) * points[other] for one, other in played])
        direct = sum([one.of(n) for one, other in played if points[other] == points[n]])
        lines.append(Line(n, points[n], buchholz, sonneborn, direct))
    return sorted(lines, key=lambda line: (*[-value for value in line[1:]], line.entrant))


def _games(entrant: int, rounds: Sequence[Round]) -> list[Game]:
    return [game for games in rounds for game in games if entrant in (game.first, game.second)]


def _other(game: Game, entrant: int) -> int | None:
    return game.second if game.first == entrant else game.first


# -- pairings ----------------------------------------------------------------------------------


def rounds_of(system: System, entrants: int, wanted: int) -> int:
    """How many rounds a tournament has."""
    if system == "round_robin":
        return entrants - 1 + entrants % 2
    if system == "knock_out":
        return max(1, (entrants - 1).bit_length())
    return max(1, min(wanted, entrants - 1 + entrants % 2))


def pair(system: System, entrants: int, rounds: Sequence[Round]) -> list[Game]:
    """The games of the next round."""
    if system == "round_robin":
        return _round_robin(entrants, rounds)
    if system == "knock_out":
        return _knock_out(entrants, rounds)
    return _swiss(entrants, rounds)


def _swiss(entrants: int, rounds: Sequence[Round]) -> list[Game]:
    """Those with equal points, nobody twice; who is odd and has had no bye yet has one."""
    order = [line.entrant for line in standings(entrants, rounds)]
    byes = []
    if entrants % 2:
        idle = [n for n in reversed(order) if not _byes(n, rounds)]
        byes = [Game((idle or order[-1:])[0], None, WIN)]
        order.remove(byes[0].first)
    pairs = _matched(order, rounds)
    return [_seated(a, b, rounds) for a, b in pairs] + byes


def _matched(order: Sequence[int], rounds: Sequence[Round]) -> list[tuple[int, int]]:
    """Everybody with somebody, as near in points as can be, and best not met before."""
    graph = networkx.Graph()
    points = {n: score(n, rounds) for n in order}
    half = len(order) // 2
    for i, a in enumerate(order):
        for j, b in enumerate(order[i + 1 :], i + 1):
            apart = abs(points[a] - points[b])
            met = sum([_other(game, a) == b for game in _games(a, rounds)])
            same = _lean(a, rounds) * _lean(b, rounds) > 0
            far = abs(abs(i - j) - half) if not rounds else abs(i - j)
            cost = 1_000_000 * met + 4_000 * apart * apart + 300 * same + far
            graph.add_edge(a, b, weight=100_000_000 - cost)
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    place = {n: i for i, n in enumerate(order)}
    pairs = [tuple(sorted(one, key=lambda n: place[n])) for one in found]
    return [(a, b) for a, b in sorted(pairs, key=lambda one: place[one[0]])]


def _lean(entrant: int, rounds: Sequence[Round]) -> int:
    """How many more first seats than second ones an entrant has had."""
    games = [game for game in _games(entrant, rounds) if game.second is not None]
    return sum([1 if game.first == entrant else -1 for game in games])


def _seated(a: int, b: int, rounds: Sequence[Round]) -> Game:
    """Who has had the first seat less often has it now; else who did not have it last."""
    lean = _lean(a, rounds) - _lean(b, rounds)
    if lean == 0:
        last = [game for game in _games(a, rounds) if game.second is not None]
        lean = 1 if last and last[-1].first == a else -1 if last else (-1) ** (a + b + 1)
    return Game(b, a) if lean > 0 else Game(a, b)


def _byes(entrant: int, rounds: Sequence[Round]) -> int:
    return sum([game.second is None for game in _games(entrant, rounds)])


def _round_robin(entrants: int, rounds: Sequence[Round]) -> list[Game]:
    """Everybody meets everybody once: one stays, the others go round (the circle)."""
    size, turn = entrants + entrants % 2, len(rounds)
    circle = [0, *[(turn + n) % (size - 1) + 1 for n in range(size - 1)]]
    pairs = [(circle[n], circle[size - 1 - n]) for n in range(size // 2)]
    games = [_seated(a, b, rounds) for a, b in pairs if max(a, b) < entrants]
    return games + [Game(min(a, b), None, WIN) for a, b in pairs if max(a, b) >= entrants]


def _knock_out(entrants: int, rounds: Sequence[Round]) -> list[Game]:
    """Who wins goes on; after a draw who was held to be stronger. Byes go to the strongest."""
    if not rounds:
        size = 1 << max(1, (entrants - 1).bit_length())
        bracket = [0]
        while len(bracket) < size:
            bracket = [n for a in bracket for n in (a, 2 * len(bracket) - 1 - a)]
    else:
        bracket = [winner(game) for game in rounds[-1]]
    pairs = list(zip(bracket[::2], bracket[1::2]))
    return [
        _seated(a, b, rounds) if max(a, b) < entrants else Game(min(a, b), None, WIN)
        for a, b in pairs
    ]


def winner(game: Game) -> int:
    """Who goes on after a game of a knock-out."""
    if game.second is None or (game.points or 0.0) > DRAW:
        return game.first
    return min(game.first, game.second) if game.points == DRAW else game.second
