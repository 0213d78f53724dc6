"""Many matches, each held to one of the laws, under every policy and many options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from detente.arena.laws import LAWS, LawBroken, Walk, some_options
from detente.arena.matches import match_seed
from detente.arena.policies import POLICIES
from detente.arena.pool import Plan
from detente.core.game import Game
from detente.core.match import Match
from detente.core.record import Move, Record
from detente.core.rng import Rng
from detente.games import game


@dataclass(frozen=True)
class Trial:
    """Match `n` of a run: the game with its options, and how it is played."""

    n: int
    game: Game[Any]
    law: str
    policy: str
    seed: int


@dataclass(frozen=True)
class Broken:
    """A match that breaks a law; `record` leads to the position where it shows."""

    n: int
    law: str
    policy: str
    message: str
    record: Record


def fuzz(plan: Plan, first: int, last: int) -> tuple[int, list[Broken]]:
    """Hold matches `first` to `last` of a plan to the laws: how many were played, what broke."""
    found = [check(trial(plan, n)) for n in range(first, last)]
    return last - first, [fault for fault in found if fault is not None]


def trial(plan: Plan, n: int) -> Trial:
    """The laws take turns; policy and options are drawn, so that each law meets all of them."""
    seed = match_seed(plan.seed, n // len(LAWS))
    rng = Rng(seed)
    policy = list(POLICIES)[rng.below(len(POLICIES))]
    played = game(plan.game, **plan.options)
    if rng.below(2):
        played = game(plan.game, **some_options(played, rng))
    return Trial(n, played, list(LAWS)[n % len(LAWS)], policy, seed)


def check(trial: Trial) -> Broken | None:
    """Play a match under its law. Whatever the game raises breaks the law as well."""
    played = trial.game
    try:
        LAWS[trial.law](played, POLICIES[trial.policy], trial.seed)
    except LawBroken as broken:
        message, moves = str(broken), broken.moves
    except Exception as error:
        message, moves = f"{trial.law}: {type(error).__name__}: {error}", _moves(error)
    else:
        return None
    record = Record(played.name, played.version, played.options.changed(), None, moves)
    return Broken(trial.n, trial.law, trial.policy, message, record)


def _moves(error: Exception) -> list[Move]:
    """The moves that led to an exception: those of the match under way when it was raised."""
    at = error.__traceback__
    while at is not None:
        for value in at.tb_frame.f_locals.values():
            if isinstance(value, (Walk, Match)):
                return list(value.moves)
        at = at.tb_next
    return []
