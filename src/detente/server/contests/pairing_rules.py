"""Tournaments of games for two: who plays whom, on which side.

Pairs are found as a matching of a graph, by networkx. A bye is a point.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import networkx

from detente.server.contests.tournament_rules import (
    HALF,
    Game,
    Round,
    System,
    Systems,
    Tie,
    games_of,
    meetings,
    score,
    standings,
)

TIES: Final[tuple[Tie, ...]] = ("buchholz", "sonneborn", "direct")
EVEN: Final = HALF
"""What each has from a game that nobody has won."""

WIN: Final = 1.0
WHOLE: Final = 1
"""A round is whole with any number: who is odd has a bye."""

MOST: Final[dict[System, int]] = {"swiss": 64, "round_robin": 64, "knock_out": 64}
"""How many may enter."""


def rounds_of(system: System, entrants: int, wanted: int) -> int:
    """How many rounds a tournament has."""
    if system == "round_robin":
        return entrants - 1 + entrants % 2
    if system == "knock_out":
        return max(1, (entrants - 1).bit_length())
    return max(1, min(wanted, entrants - 1 + entrants % 2))


def _bye(entrant: int) -> Game:
    return Game((entrant,), (WIN,))


def _swiss(entrants: int, rounds: Sequence[Round]) -> list[Game]:
    """Those with equal points, nobody twice; who is odd and has had no bye yet has one."""
    order = [line.entrant for line in standings("swiss", entrants, rounds, TIES)]
    byes = []
    if entrants % 2:
        idle = [n for n in reversed(order) if not any([one.bye for one in games_of(n, rounds)])]
        byes = [(idle or order[-1:])[0]]
        order.remove(byes[0])
    pairs = _matched(order, rounds)
    return [_seated(a, b, rounds) for a, b in pairs] + [_bye(n) for n in byes]


def _matched(order: Sequence[int], rounds: Sequence[Round]) -> list[tuple[int, int]]:
    """Everybody with somebody, as near in points as can be, and best not met before."""
    graph = networkx.Graph()
    points = {n: score(n, rounds) for n in order}
    half = len(order) // 2
    for i, a in enumerate(order):
        for j, b in enumerate(order[i + 1 :], i + 1):
            apart = abs(points[a] - points[b])
            same = _lean(a, rounds) * _lean(b, rounds) > 0
            far = abs(abs(i - j) - half) if not rounds else abs(i - j)
            met = meetings(a, b, rounds)
            cost = 1_000_000 * met + 4_000 * apart * apart + 300 * same + far
            graph.add_edge(a, b, weight=100_000_000 - cost)
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    place = {n: i for i, n in enumerate(order)}
    pairs = [tuple(sorted(one, key=lambda n: place[n])) for one in found]
    return [(a, b) for a, b in sorted(pairs, key=lambda one: place[one[0]])]


def _lean(entrant: int, rounds: Sequence[Round]) -> int:
    """How many more first seats than second ones an entrant has had."""
    return sum([1 if one.sits[0] == entrant else -1 for one in _played(entrant, rounds)])


def _played(entrant: int, rounds: Sequence[Round]) -> list[Game]:
    return [game for game in games_of(entrant, rounds) if not game.bye]


def _seated(a: int, b: int, rounds: Sequence[Round]) -> Game:
    """Who has had the first seat less often has it now; else who did not have it last."""
    lean = _lean(a, rounds) - _lean(b, rounds)
    if lean == 0:
        last = _played(a, rounds)
        lean = 1 if last and last[-1].sits[0] == a else -1 if last else (-1) ** (a + b + 1)
    return Game((b, a)) if lean > 0 else Game((a, b))


def _round_robin(entrants: int, rounds: Sequence[Round]) -> list[Game]:
    """Everybody meets everybody once: one stays, the others go round (the circle)."""
    size, turn = entrants + entrants % 2, len(rounds)
    circle = [0, *[(turn + n) % (size - 1) + 1 for n in range(size - 1)]]
    pairs = [(circle[n], circle[size - 1 - n]) for n in range(size // 2)]
    games = [_seated(a, b, rounds) for a, b in pairs if max(a, b) < entrants]
    return games + [_bye(min(a, b)) for a, b in pairs if max(a, b) >= entrants]


def _knock_out(entrants: int, rounds: Sequence[Round]) -> list[Game]:
    """Who wins goes on; after a draw who was held to be stronger. Byes go to the strongest."""
    if not rounds:
        size = 1 << max(1, (entrants - 1).bit_length())
        bracket = [0]
        while len(bracket) < size:
            bracket = [n for a in bracket for n in (a, 2 * len(bracket) - 1 - a)]
    else:
        bracket = [game.order()[0] for game in rounds[-1]]
    pairs = list(zip(bracket[::2], bracket[1::2]))
    return [_seated(a, b, rounds) if max(a, b) < entrants else _bye(min(a, b)) for a, b in pairs]


NEXT_ROUND: Final[Systems] = {
    "swiss": _swiss,
    "round_robin": _round_robin,
    "knock_out": _knock_out,
}
"""The games of the next round, by system."""
