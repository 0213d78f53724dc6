"""What `detente bench --check` holds the rules to: ratios to yardsticks of the same run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from detente.arena.bench import Bench, Speed

PLAYS: Final = 0.85 * 7_300
"""Card plays of Twilight Struggle for a million turns of the loop: 7,300 is native code's."""

CLONE: Final = 0.3 * 7.5
"""Turns of the loop in the time of a clone: 0.3 µs where a second has 7.5 million."""

CHESS: Final = {False: 6.0, True: 25.0}
"""Decisions for every move of python-chess, plain and compiled."""

MEASURED: Final = "twilight_struggle"
"""The game whose compiled rules are measured against native code."""


@dataclass(frozen=True)
class Bar:
    """A ratio, and what it should be at least or at most."""

    what: str
    value: float
    bar: float
    at_least: bool = True

    @property
    def reached(self) -> bool:
        """Whether the rules are fast enough."""
        return self.value >= self.bar if self.at_least else self.value <= self.bar


def bars(run: Bench) -> list[Bar]:
    """What a build is held to."""
    assert run.chess is not None, "a yardstick is missing"
    held: list[Bar] = []
    for speed in run.speeds:
        if not run.compiled or speed.game == MEASURED:
            held.append(_decisions(run, speed, run.chess))
        if run.compiled and speed.game == MEASURED:
            held += [_plays(run, speed), _clone(run, speed)]
    return held


def _decisions(run: Bench, speed: Speed, chess: float) -> Bar:
    what = f"{_named(run, speed)}, decisions for a move of python-chess"
    return Bar(what, speed.decisions / chess, CHESS[run.compiled])


def _plays(run: Bench, speed: Speed) -> Bar:
    what = f"{_named(run, speed)}, card plays in a million turns of the loop"
    return Bar(what, speed.plays / run.loop * 1e6, PLAYS)


def _clone(run: Bench, speed: Speed) -> Bar:
    what = f"{_named(run, speed)}, turns of the loop in the time of a clone"
    return Bar(what, speed.clone * run.loop / 1e6, CLONE, at_least=False)


def _named(run: Bench, speed: Speed) -> str:
    return f"{speed.game} {'compiled' if run.compiled else 'plain'}"
