"""Tournaments of games for four, on paper: whole ones with results by chance."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from detente.server.contests.foursome_rules import NEXT_ROUND, TIES, rounds_of
from detente.server.contests.tournament_rules import Game, System, meetings, score, standings


def play(system: System, entrants: int, wanted: int = 5) -> list[list[Game]]:
    """A whole tournament: everybody takes any place."""
    rng = random.Random(entrants)
    rounds: list[list[Game]] = []
    for _ in range(rounds_of(system, entrants, wanted)):
        games = NEXT_ROUND[system](entrants, rounds)
        places = [tuple(rng.sample([5, 4, 3, 2], 4)) for _ in games]
        rounds.append(
            [one if one.bye else one._replace(points=got) for one, got in zip(games, places)]
        )
    return rounds


def met(entrants: int, rounds: list[list[Game]]) -> list[int]:
    return [meetings(a, b, rounds) for a, b in combinations(range(entrants), 2)]


def seats(entrant: int, rounds: list[list[Game]]) -> list[int]:
    """How often an entrant has had each seat."""
    had = [one.sits.index(entrant) for games in rounds for one in games if entrant in one.sits]
    return [had.count(seat) for seat in range(4)]


@pytest.mark.parametrize("system", ["swiss", "round_robin"])
@pytest.mark.parametrize("entrants", [4, 8, 12, 16])
def test_in_every_round_everybody_sits_at_a_table_of_four(system: System, entrants: int) -> None:
    for games in play(system, entrants):
        assert {4} == {len(one.sits) for one in games}
        assert list(range(entrants)) == sorted([n for one in games for n in one.sits])


@pytest.mark.parametrize(("entrants", "rounds"), [(4, 4), (8, 4), (12, 6), (16, 5)])
def test_in_a_round_robin_everybody_meets_everybody(entrants: int, rounds: int) -> None:
    played = play("round_robin", entrants)

    assert rounds == len(played)
    assert min(met(entrants, played)) >= 1
    for n in range(entrants):
        assert max(seats(n, played)) - min(seats(n, played)) <= 2


def test_sixteen_meet_each_other_once_and_four_have_every_seat_once() -> None:
    assert {1} == set(met(16, play("round_robin", 16)))
    four = play("round_robin", 4)
    assert [[1, 1, 1, 1]] * 4 == [seats(n, four) for n in range(4)]


@pytest.mark.parametrize("entrants", [16, 24, 32])
def test_in_a_swiss_those_near_in_points_meet_and_hardly_anybody_twice(entrants: int) -> None:
    rounds = play("swiss", entrants, 4)

    assert max(met(entrants, rounds)) <= 2
    for n in range(1, len(rounds)):
        points = [[score(one, rounds[:n]) for one in game.sits] for game in rounds[n]]
        apart = sum([max(one) - min(one) for one in points]) / len(points)
        everybody = [score(one, rounds[:n]) for one in range(entrants)]
        assert apart < max(everybody) - min(everybody)


def test_in_the_first_round_of_a_swiss_the_strongest_sit_apart() -> None:
    tables = [one.sits for one in NEXT_ROUND["swiss"](16, [])]

    assert [[0, 7, 8, 15], [1, 6, 9, 14], [2, 5, 10, 13], [3, 4, 11, 12]] == [
        sorted(sits) for sits in tables
    ]


@pytest.mark.parametrize(
    ("entrants", "tables"), [(4, [1]), (8, [2, 1]), (12, [2, 2, 1]), (20, [2, 4, 2, 1])]
)
def test_in_a_knock_out_two_of_each_table_go_on_and_the_strongest_have_byes(
    entrants: int, tables: list[int]
) -> None:
    rounds = play("knock_out", entrants)

    assert tables == [len([one for one in games if not one.bye]) for games in rounds]
    byes = [one.sits[0] for one in rounds[0] if one.bye]
    assert list(range(len(byes))) == byes
    assert not [one for games in rounds[1:] for one in games if one.bye]
    order = [line.entrant for line in standings("knock_out", entrants, rounds, TIES)]
    assert rounds[-1][0].order() == order[:4]  # whatever points others have


def test_equal_points_go_by_games_won_then_by_the_points_of_those_one_has_met() -> None:
    rounds = [
        [Game((0, 1, 2, 3), (5, 4, 3, 2)), Game((4, 5, 6, 7), (6, 4, 3, 2))],
        [Game((1, 0, 4, 5), (4, 3, 5, 2)), Game((2, 3, 6, 7), (5, 2, 4, 3))],
    ]
    lines = standings("swiss", 8, rounds, TIES)

    assert [4, 0, 2, 1] == [line.entrant for line in lines[:4]]
    assert [(11, 2), (8, 1), (8, 1), (8, 0)] == [line[1:3] for line in lines[:4]]
    assert [45, 36] == [line.buchholz for line in lines[1:3]]
