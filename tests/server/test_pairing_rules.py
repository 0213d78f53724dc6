"""The rules of tournaments, on paper: whole tournaments with results by chance."""

from __future__ import annotations

import random
from itertools import combinations, pairwise

import pytest

from detente.server.contests.pairing_rules import NEXT_ROUND, TIES, rounds_of
from detente.server.contests.tournament_rules import Game, System, score, standings


def play(system: System, entrants: int, wanted: int = 5, seed: int = 1) -> list[list[Game]]:
    """A whole tournament: results by chance, one of ten a draw."""
    rng = random.Random(seed)
    rounds: list[list[Game]] = []
    for _ in range(rounds_of(system, entrants, wanted)):
        games = NEXT_ROUND[system](entrants, rounds)
        rounds.append(
            [
                one
                if one.bye
                else one._replace(points=rng.choice([(1, 0), (0, 1)] * 5 + [(0.5, 0.5)]))
                for one in games
            ]
        )
    return rounds


def met(rounds: list[list[Game]]) -> list[tuple[int, int]]:
    games = [one for games in rounds for one in games]
    return [(min(one.sits), max(one.sits)) for one in games if not one.bye]


def leans(entrants: int, rounds: list[list[Game]]) -> list[int]:
    games = [one.sits for games in rounds for one in games if not one.bye]
    return [sum([(sits[0] == n) - (sits[1] == n) for sits in games]) for n in range(entrants)]


@pytest.mark.parametrize("system", ["swiss", "round_robin"])
@pytest.mark.parametrize("entrants", [2, 5, 8, 10, 13])
def test_in_every_round_everybody_plays_once_or_has_a_bye(system: System, entrants: int) -> None:
    for games in play(system, entrants):
        named = [n for one in games for n in one.sits]
        assert sorted(named) == list(range(entrants))


@pytest.mark.parametrize("entrants", [6, 8, 10, 13, 24])
@pytest.mark.parametrize("seed", range(4))
def test_in_a_swiss_nobody_meets_twice_or_has_two_byes(entrants: int, seed: int) -> None:
    rounds = play("swiss", entrants, seed=seed)
    byes = [one.sits for games in rounds for one in games if one.bye]

    assert len(met(rounds)) == len(set(met(rounds)))
    assert len(byes) == len(set(byes)) == (5 if entrants % 2 else 0)


@pytest.mark.parametrize("seed", range(4))
def test_in_a_swiss_sides_are_balanced(seed: int) -> None:
    assert max([abs(n) for n in leans(10, play("swiss", 10, seed=seed))]) <= 2
    assert max([abs(n) for n in leans(24, play("swiss", 24, 6, seed))]) <= 2


def test_in_a_swiss_those_with_equal_points_meet() -> None:
    rounds = play("swiss", 16, 4)

    for n, games in enumerate(rounds):
        apart = [
            abs(score(one.sits[0], rounds[:n]) - score(one.sits[-1], rounds[:n])) for one in games
        ]
        assert max(apart) <= 1


@pytest.mark.parametrize("entrants", [4, 5, 8, 9])
def test_in_a_round_robin_everybody_meets_everybody_once(entrants: int) -> None:
    rounds = play("round_robin", entrants)

    assert list(combinations(range(entrants), 2)) == sorted(met(rounds))
    assert max([abs(n) for n in leans(entrants, rounds)]) <= 2


@pytest.mark.parametrize("entrants", [2, 5, 8, 11])
def test_a_knock_out_leaves_one_and_its_byes_go_to_the_strongest(entrants: int) -> None:
    rounds = play("knock_out", entrants)
    byes = [one.sits[0] for one in rounds[0] if one.bye]

    assert 1 == len(rounds[-1])
    assert list(range(len(byes))) == sorted(byes)
    for earlier, later in pairwise(rounds):
        assert {one.order()[0] for one in earlier} == {n for one in later for n in one.sits}
    best = standings("knock_out", entrants, rounds, TIES)[0].entrant
    assert best == rounds[-1][0].order()[0]


def test_ties_are_broken_by_opponents_then_by_whom_one_has_beaten() -> None:
    rounds = [
        [Game((0, 1), (1, 0)), Game((2, 3), (1, 0))],
        [Game((0, 2), (1, 0)), Game((1, 3), (1, 0))],
        [Game((0, 3), (0, 1)), Game((1, 2), (0.5, 0.5))],
    ]
    lines = standings("swiss", 4, rounds, TIES)

    assert [(0, 2.0), (1, 1.5), (2, 1.5), (3, 1.0)] == [line[:2] for line in lines]
    assert [4.0, 4.5, 4.5, 5.0] == [line.buchholz for line in lines]
    assert [3.0, 1.75, 1.75, 2.0] == [line.sonneborn for line in lines]
