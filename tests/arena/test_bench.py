"""How fast the rules are: what is measured, in which build, and the bars."""

import pytest

import detente
from detente.arena.bars import Bar, bars
from detente.arena.bench import Bench, Speed, bench, meters
from detente.arena.builds import ROUNDS, builds, measure
from detente.arena.cores import Sooner, sooner

SPEED = Speed("twilight_struggle", 900, 55_000, 250_000, 300, 0.3, 1, 20_000)


def test_every_build_there_is_measures_in_turns() -> None:
    told: list[int] = []
    found = measure(["loop"], builds(), told.append)

    assert builds() == list(found)
    assert ROUNDS * len(builds()) == len(told)
    assert all(value > 0 for values in found.values() for value in values["loop"])


def test_plays_are_counted_in_random_games() -> None:
    once = {what: [100.0] for what in meters(["thirteen_days"])}
    (speed,) = bench(["thirteen_days"], once, compiled=False).speeds

    assert (100.0, True, 1e4) == (speed.decisions, 10 < speed.plays < 50, speed.clone)


@pytest.mark.parametrize("game", detente.games())
def test_a_game_says_what_its_plays_are(game: str) -> None:
    assert detente.game(game).plays


def test_bars_are_ratios_to_the_yardsticks_of_the_run() -> None:
    held = bars(Bench(True, 7.5e6, 10_000, [SPEED]))

    assert [25.0, pytest.approx(55_000 / 7.5), pytest.approx(2.25)] == [bar.value for bar in held]
    assert [True] * 3 == [bar.reached for bar in held]


def test_a_bar_is_missed_from_either_side() -> None:
    assert [False, True] == [Bar("", value, 2).reached for value in (1.9, 2.0)]
    assert [True, False] == [Bar("", value, 2, at_least=False).reached for value in (2.0, 2.1)]


def test_level_6_is_timed_on_one_core_and_on_several_in_the_same_real_decisions() -> None:
    found = sooner("stratagem", 2, decisions=3)

    assert ("stratagem", 3) == (found.game, found.decisions)
    assert min(found.alone, found.together) > 0
    assert 1.5 == Sooner("stratagem", 3, 0.75, 0.5).times
