"""How fast environments step, per second of CPU, beside those of others in the same run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

import detente.envs
from detente.games import games

ROUNDS: Final = 5  # everything is measured so often, in turns, and the median counts
SLICE: Final = 0.4  # seconds of CPU for each measurement
TABLES: Final = 32  # games of a vector

RLCARD: Final = ("limit-holdem", "uno", "gin-rummy")
CLASSICS: Final = ("connect_four_v3", "texas_holdem_v4")
SPIEL: Final = ("leduc_poker", "gin_rummy", "hearts")

Step = Callable[[], int]
"""Does some steps, and says how many."""


@dataclass(frozen=True)
class Pace:
    """An environment: steps of seats per second of CPU, each with observation and mask."""

    name: str
    steps: float


def paces(told: Callable[[int], None] = lambda n: None, seconds: float = SLICE) -> list[Pace]:
    """Every environment that is installed, ours first."""
    steppers = dict(_all())
    found: dict[str, list[float]] = {name: [] for name in steppers}
    for _ in range(ROUNDS):
        for name, step in steppers.items():
            found[name].append(_rate(step, seconds))
            told(1)
    return [Pace(name, median(rates)) for name, rates in found.items()]


def count() -> int:
    """How many measurements a run makes."""
    return ROUNDS * len(dict(_all()))


def _rate(step: Step, seconds: float) -> float:
    start, done = process_time(), 0
    while process_time() - start < seconds:
        done += step()
    return done / (process_time() - start)


def _all() -> Iterator[tuple[str, Step]]:
    for name in games():
        yield f"detente vector {name}", _vector(name)
    for name in games():
        yield f"detente AEC {name}", _aec(detente.envs.pettingzoo(name))
    if find_spec("rlcard") is not None:
        for name in RLCARD:
            yield f"RLCard {name}", _rlcard(name)
        yield from ((f"PettingZoo {name}", _classic(name)) for name in CLASSICS)
    if find_spec("pyspiel") is not None:
        yield from ((f"OpenSpiel {name}", _spiel(name)) for name in SPIEL)


def _vector(name: str) -> Step:
    envs = detente.envs.vector(name, TABLES)
    rng = np.random.default_rng(1)
    envs.reset(seed=1)

    def step() -> int:
        envs.step(envs.sample(rng))
        return TABLES

    return step


def _aec(env: Any) -> Step:
    """PettingZoo: an action drawn under the mask, a game that is over dealt anew."""
    rng = np.random.default_rng(1)
    seeds = iter(range(1 << 30))
    env.reset(seed=next(seeds))

    def step() -> int:
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset(seed=next(seeds))
            return 0
        env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        return 1

    return step


def _classic(name: str) -> Step:
    from importlib import import_module

    return _aec(import_module(f"pettingzoo.classic.{name}").env())


def _rlcard(name: str) -> Step:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    rng = np.random.default_rng(1)
    env.reset()

    def step() -> int:
        if env.is_over():
            env.reset()
        state = env.get_state(env.get_player_id())
        env.step(rng.choice(list(state["legal_actions"])))
        return 1

    return step


def _spiel(name: str) -> Step:
    """OpenSpiel: a step is that of a player, with its tensor where the game has one."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = np.random.default_rng(1)
    at = [game.new_initial_state()]
    sees = game.get_type().provides_observation_tensor

    def step() -> int:
        state = at[0]
        if state.is_terminal():
            at[0] = game.new_initial_state()
            return 0
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(outcomes, p=odds)))
            return 0
        if sees:
            state.observation_tensor()
        state.apply_action(int(rng.choice(state.legal_actions())))
        return 1

    return step
