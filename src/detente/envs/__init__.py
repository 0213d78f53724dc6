"""Environments: any game for the tools that researchers know.

    import detente.envs

    env = detente.envs.pettingzoo("berlin63")  # AEC: one seat after the other
    env = detente.envs.parallel("berlin63", max_cycles=500)  # all seats at once
    env = detente.envs.gymnasium("thirteen_days", opponent="level2", seat=1)
    envs = detente.envs.vector("stratagem", 64)  # many games, stepped together
    game = detente.envs.openspiel("twilight_struggle", us_bid=2)

Environments have versioned names as PettingZoo's have; another layout will be another name:

    from detente.envs import berlin63_v1

    env = berlin63_v1.env(match_wins=1)
    env = berlin63_v1.parallel_env(max_cycles=500)

Needs `pip install 'detente[rl]'`, for OpenSpiel `pip install 'detente[openspiel]'`. What each
number of an observation means: docs/tensors.md.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from detente.core.extras import needed
from detente.core.options import Value
from detente.games import game as _game
from detente.games import games as _games

if TYPE_CHECKING:
    from detente.envs.aec import SeatEnv
    from detente.envs.cycles import CycleEnv
    from detente.envs.many import Vector
    from detente.envs.single import BotEnv
    from detente.envs.tensors import Layout

__all__ = ["gymnasium", "layout", "openspiel", "parallel", "pettingzoo", "vector"]


def layout(name: str, **options: Value) -> Layout:
    """Which number of an observation means what, and which index is which action."""
    with needed("rl"):
        from detente.envs.tensors import Layout
    return Layout(_game(name, **options))


def pettingzoo(name: str, max_cycles: int | None = None, **options: Value) -> SeatEnv:
    """The AEC environment of a game: the seat that is asked answers, chance answers itself.

    With `max_cycles` every seat is called once in each cycle, as PettingZoo counts them: who is not
    asked has one action, to wait.
    """
    with needed("rl"):
        from detente.envs.aec import SeatEnv
        from detente.envs.cycles import called_in_turn
    if max_cycles is not None:
        made: SeatEnv = called_in_turn(parallel(name, max_cycles, **options))
        return made
    return SeatEnv(_game(name, **options))


def parallel(name: str, max_cycles: int | None = None, **options: Value) -> CycleEnv:
    """The parallel environment of a game: every seat acts in every cycle, or waits."""
    with needed("rl"):
        from detente.envs.cycles import CycleEnv
    return CycleEnv(_game(name, **options), max_cycles)


def gymnasium(
    name: str, opponent: str = "random", seat: int = 0, budget: float = 2.0, **options: Value
) -> BotEnv:
    """The environment of one seat, the others being played by a bot."""
    with needed("rl"):
        from detente.envs.single import BotEnv
    return BotEnv(_game(name, **options), opponent, seat, budget)


def vector(name: str, games: int, **options: Value) -> Vector:
    """Many games at once: one observation, mask and answer for each."""
    with needed("rl"):
        from detente.envs.many import Vector
    return Vector(_game(name, **options), games)


def openspiel(name: str, **options: Value) -> Any:
    """The game in OpenSpiel; `pyspiel.load_game("detente_<name>(option=value)")` is the same."""
    with needed("openspiel"):
        import pyspiel

        from detente.envs import spiel  # registers our games
    return pyspiel.load_game(spiel.PREFIX + name, options)


def __getattr__(name: str) -> SimpleNamespace:
    """The environments of a game by their versioned name, as `berlin63_v1`."""
    game, _, version = name.rpartition("_v")
    if game not in _games():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with needed("rl"):
        from detente.envs.tensors import VERSION
    if version != str(VERSION):
        raise AttributeError(f"there is no {name}; the layout of observations is version {VERSION}")

    def env(max_cycles: int | None = None, **options: Value) -> SeatEnv:
        return pettingzoo(game, max_cycles, **options)

    def parallel_env(max_cycles: int | None = None, **options: Value) -> CycleEnv:
        return parallel(game, max_cycles, **options)

    return SimpleNamespace(env=env, raw_env=env, parallel_env=parallel_env)
