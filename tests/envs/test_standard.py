"""The checkers of PettingZoo and Gymnasium, unmodified, on all five games."""

import warnings
from types import SimpleNamespace
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

import detente.envs

GAMES = detente.games()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore:.*probably should be", "ignore:We recommend agents")
def test_pettingzoo_accepts_the_environment(name: str) -> None:
    api_test(detente.envs.pettingzoo(name), num_cycles=200)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    seed_test(lambda: detente.envs.pettingzoo(name), num_cycles=100)
    parallel_seed_test(lambda: detente.envs.parallel(name), num_cycles=50)


@pytest.mark.parametrize("name", GAMES)
def test_cycles_are_counted_as_pettingzoo_does(name: str) -> None:
    def env(max_cycles: int) -> Any:
        return detente.envs.pettingzoo(name, max_cycles=max_cycles)

    def parallel_env(max_cycles: int) -> Any:
        return detente.envs.parallel(name, max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_accepts_the_parallel_environment(name: str) -> None:
    parallel_api_test(detente.envs.parallel(name), num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_accepts_a_seat_against_a_bot(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*action masking.*")
        check_env(detente.envs.gymnasium(name, "random"), skip_render_check=True)


@pytest.mark.parametrize("name", GAMES)
def test_environments_have_versioned_names(name: str) -> None:
    env = getattr(detente.envs, f"{name}_v1").env()
    env.reset(seed=1)

    assert f"detente_{name}_v1" == env.metadata["name"]
    with pytest.raises(AttributeError, match="version 1"):
        getattr(detente.envs, f"{name}_v2")


def test_a_run_of_steps_measures_every_environment_once_or_more() -> None:
    from detente.envs.steps import ROUNDS, count, paces

    told: list[int] = []
    found = paces(told.append, seconds=0.001)

    assert count() == sum(told) == ROUNDS * len(found)
    assert {f"detente vector {name}" for name in GAMES} <= {pace.name for pace in found}
    assert all([pace.steps > 0 for pace in found if pace.name.startswith("detente")])
