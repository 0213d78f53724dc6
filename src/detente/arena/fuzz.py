"""Many matches held to the laws, under both policies and many options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from detente.arena.laws import LAWS, LawBroken, some_options
from detente.arena.matches import match_seed
from detente.arena.policies import POLICIES
from detente.arena.pool import Plan
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.record import Move, Record
from detente.core.rng import Rng
from detente.games import game


@dataclass(frozen=True)
class Broken:
    """A match that breaks a law; `record` leads to the position where it shows."""

    law: str
    policy: str
    seed: int
    message: str
    record: Record


def fuzz(plan: Plan, first: int, last: int) -> tuple[int, list[Broken]]:
    """Hold matches `first` to `last` of a plan to all laws: how many were played, what broke.

    Even matches have the plan's options, odd ones options drawn at random.
    """
    broken: list[Broken] = []
    plain = game(plan.game, **plan.options)
    for n in range(first, last):
        seed = match_seed(plan.seed, n)
        played = game(plan.game, **some_options(plain, Rng(seed))) if n % 2 else plain
        for law in LAWS:
            for policy in POLICIES:
                fault = check(played, law, policy, seed)
                if fault is not None:
                    broken.append(fault)
    return last - first, broken


def check(played: Game[Any], law: str, policy: str, seed: int) -> Broken | None:
    """One match under one law and one policy; an exception of the game breaks the law as well."""
    moves: list[Move] = []

    def watched(game: Game[Any], s: Any, seat: int, rng: Rng) -> int:
        return POLICIES[policy](game, s, seat, rng)

    try:
        LAWS[law](played, watched, seed)
    except LawBroken as fault:
        moves, message = list(fault.moves), str(fault)
    except Exception as error:  # whatever a game raises is what we look for
        message = f"{type(error).__name__}: {error}"
    else:
        return None
    return Broken(law, policy, seed, message, _record(played, moves))
