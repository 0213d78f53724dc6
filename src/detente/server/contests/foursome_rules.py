"""Tournaments of games for four: who sits with whom, on which seat.

Every table has four: what is missing to that, bots make up before the first round. A game counts
its ranking points for each (STR-20.2); a bye, which only a knock-out has, as much as a victory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, permutations, product
from random import Random
from typing import Final

from detente.server.contests.tournament_rules import (
    Game,
    Round,
    System,
    Systems,
    Tie,
    games_of,
    score,
    standings,
)

FOUR: Final = 4
TIES: Final[tuple[Tie, ...]] = ("wins", "buchholz", "direct")
EVEN: Final = 3.5
"""What each has from a game that was called off: the mean of 5, 4, 3 and 2."""

WIN: Final = 5.0
WHOLE: Final = FOUR
"""A round is whole with so many, or twice or three times as many."""

MOST: Final[dict[System, int]] = {"swiss": 64, "round_robin": 16, "knock_out": 64}
"""How many may enter."""

TRIES: Final = 24
"""From so many orders a round of a round robin is looked for."""

Cost = Callable[[int, int], float]


def rounds_of(system: System, entrants: int, wanted: int) -> int:
    """How many rounds a tournament has."""
    if system == "round_robin":
        return len(_until_all_have_met(entrants))
    if system == "knock_out":
        return (entrants // FOUR - 1).bit_length() + 1
    return wanted


def _swiss(entrants: int, rounds: Sequence[Round]) -> list[Game]:
    """Those who are near in points, best not met before; at first the strong ones apart."""
    order = [line.entrant for line in standings("swiss", entrants, rounds, TIES)]
    if not rounds:
        order = _spread(order)
    points = [score(n, rounds) for n in range(entrants)]
    met = _met(entrants, rounds)

    def cost(a: int, b: int) -> float:
        return 100 * met[a][b] + (points[a] - points[b]) ** 2

    return _seated(_grouped(order, cost), rounds)


def _round_robin(entrants: int, rounds: Sequence[Round]) -> list[Game]:
    """Those who have met least: one looks for them from several orders, always the same ones."""
    met = _met(entrants, rounds)

    def cost(a: int, b: int) -> float:
        return float((met[a][b] + 1) ** 2 - met[a][b] ** 2)

    chance, found = Random(len(rounds)), []
    for _ in range(TRIES if rounds else 1):
        order = list(range(entrants))
        chance.shuffle(order)
        found.append(_grouped(order, cost))
    best = min(found, key=lambda groups: sum([_together(group, cost) for group in groups]))
    return _seated(best, rounds)


def _until_all_have_met(entrants: int) -> list[list[Game]]:
    """The rounds of a round robin: everybody has met everybody, and could sit on every seat."""
    rounds: list[list[Game]] = []
    while len(rounds) < FOUR or not all([all(row) for row in _met(entrants, rounds)]):
        rounds.append(_round_robin(entrants, rounds))
    return rounds


def _met(entrants: int, rounds: Sequence[Round]) -> list[list[int]]:
    """How often each two have been at a table; with oneself, every time."""
    met = [[0] * entrants for _ in range(entrants)]
    for a, b in [
        pair for games in rounds for game in games for pair in product(game.sits, repeat=2)
    ]:
        met[a][b] += 1
    return met


def _knock_out(entrants: int, rounds: Sequence[Round]) -> list[Game]:
    """The first two of a table go on, to one table in the end.

    Byes go to the strongest, so many that from then on the tables are half as many each time.
    """
    left = list(range(entrants))
    if rounds:
        left = sorted([n for game in rounds[-1] for n in game.order()[:2]])
    size = FOUR
    while size * 2 < len(left):
        size *= 2
    byes = 2 * size - len(left) if len(left) > size else 0
    games = _seated(_by(FOUR, _spread(left[byes:])), rounds)
    return games + [Game((n,), (WIN,)) for n in left[:byes]]


def _spread(order: Sequence[int]) -> list[int]:
    """The strong ones apart: as dealt to the tables one by one, there and back."""
    tables: list[list[int]] = [[] for _ in range(len(order) // FOUR)]
    for turn, dealt in enumerate(_by(len(tables), order)):
        for table, n in zip(tables if turn % 2 == 0 else reversed(tables), dealt):
            table.append(n)
    return [n for table in tables for n in table]


def _by(size: int, order: Sequence[int]) -> list[list[int]]:
    return [list(order[n : n + size]) for n in range(0, len(order), size)]


def _grouped(order: Sequence[int], cost: Cost) -> list[list[int]]:
    """Fours, each as cheap as can be: two change places while that is better."""
    groups = _by(FOUR, order)
    while any([_change_places(a, b, cost) for a, b in combinations(groups, 2)]):
        pass
    return groups


def _change_places(a: list[int], b: list[int], cost: Cost) -> bool:
    """Have one of each group change places, if that is better."""
    for i in range(FOUR):
        for j in range(FOUR):
            before = _with(a[i], a, i, cost) + _with(b[j], b, j, cost)
            after = _with(b[j], a, i, cost) + _with(a[i], b, j, cost)
            if after < before:
                a[i], b[j] = b[j], a[i]
                return True
    return False


def _with(entrant: int, group: Sequence[int], place: int, cost: Cost) -> float:
    """What it costs to have an entrant at a place of a group."""
    return sum([cost(entrant, other) for n, other in enumerate(group) if n != place])


def _together(group: Sequence[int], cost: Cost) -> float:
    return sum([cost(a, b) for a, b in combinations(group, 2)])


def _seated(groups: Sequence[Sequence[int]], rounds: Sequence[Round]) -> list[Game]:
    """Everybody on a seat they have had least."""
    return [Game(min(permutations(one), key=lambda sits: _had(sits, rounds))) for one in groups]


def _had(sits: Sequence[int], rounds: Sequence[Round]) -> float:
    """How often they have sat on these seats; twice counts more than two that have sat once."""
    had = [
        sum([not game.bye and game.sits[seat] == n for game in games_of(n, rounds)])
        for seat, n in enumerate(sits)
    ]
    return sum([times * times for times in had])


NEXT_ROUND: Final[Systems] = {
    "swiss": _swiss,
    "round_robin": _round_robin,
    "knock_out": _knock_out,
}
"""The games of the next round, by system."""
