"""A learned judgement: what weighed features say beyond a game's own `evaluate`.

Features stand in a game's `features.py` (FEATURES, features), or are its terms. Their weights, in
thousandths, stand in its `data/learned.csv`, made by `detente train`: the chance of winning, as
log odds, is what `evaluate` says times a weight of its own, and the sum of the weighed features.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, tanh
from pathlib import Path
from typing import Any, Final

from detente.core.game import Game
from detente.core.tables import DataError, read_table
from detente.games import folder, part

EVALUATE: Final = "evaluate"
"""The first feature of every game: what `evaluate` says, as log odds."""

SURE: Final = 0.999  # as much as a value says at most, short of a result
THOUSANDTHS: Final = 1000
HEAVIEST: Final = 100_000


class Judgement:
    """Features of positions and their weights."""

    def __init__(
        self, features: Callable[[Any, int], list[float]], own: float, weights: list[float]
    ) -> None:
        self.features: Final = features
        self.own: Final = own  # the weight of `evaluate`
        self.weights: Final = weights

    def worth(self, value: float, s: Any, seat: int) -> float:
        """What an undecided position is worth that `evaluate` gives `value`."""
        odds = self.own * log_odds(value)
        for number, weight in zip(self.features(s, seat), self.weights):
            odds += number * weight
        return tanh(odds / 2)


def log_odds(value: float) -> float:
    """A value from -1 to 1 as log odds of winning."""
    value = max(-SURE, min(SURE, value))
    return log((1 + value) / (1 - value))


def features_of(game: Game[Any]) -> tuple[tuple[str, ...], Callable[[Any, int], list[float]]]:
    """The names of a game's features, and what gives them: its own, or the terms of its value."""
    beside = part(game.name, "features")
    if beside is not None:
        return beside.FEATURES, beside.features

    def terms(s: Any, seat: int) -> list[float]:
        return list(game.terms(s, seat).values())

    return tuple(game.terms(game.new(), 0)), terms


def table(name: str) -> Path:
    """Where the weights of a game stand."""
    return folder(name) / "data" / "learned.csv"


def learned(game: Game[Any], path: Path | None = None) -> Judgement | None:
    """The judgement of a game by the table that came with it, or another; None without one."""
    path = path or table(game.name)
    if not path.is_file():
        return None
    names, features = features_of(game)
    weights = {
        row.text("feature"): row.number("weight", -HEAVIEST, HEAVIEST) / THOUSANDTHS
        for row in read_table(path)
    }
    if set(weights) != {EVALUATE, *names}:
        raise DataError(f"{path.name}: the features are not those of {game.name}")
    return Judgement(features, weights[EVALUATE], [weights[name] for name in names])


def write(path: Path, names: tuple[str, ...], weights: list[float]) -> None:
    """Write a table: `evaluate` first, then the features."""
    lines = ["feature,weight"]
    for name, weight in zip((EVALUATE, *names), weights):
        lines.append(f"{name},{round(weight * THOUSANDTHS)}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
