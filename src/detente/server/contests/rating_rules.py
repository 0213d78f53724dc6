"""The rules of ratings: how strong a player is held to be, and what a game changes about it.

A rating is a bell curve over points as in chess (400 points for ten times the odds). The value
that is shown is the lower end of the band that holds the true strength in 95 of 100 cases.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import log
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from detente.bots.ratings import ratings

START: Final = 1500.0
WIDE: Final = 200.0  # how unsure one is of somebody who has not played
KNOWN: Final = 120.0  # … and of a bot whose level was measured
BAND: Final = 2.0  # so many deviations to either side
FEW: Final = 10
"""Below so many games a value is marked as a guess."""

_MODEL: Final = PlackettLuce(mu=START, sigma=WIDE, beta=400 / log(10) / 2**0.5, tau=WIDE / 100)


class Rating(NamedTuple):
    """The strength of a player in one game: its mean, its deviation, and from how many games."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def shown(self) -> int:
        """The value that is shown."""
        return round(self.mu - BAND * self.sigma)

    @property
    def most(self) -> int:
        """The upper end of the band."""
        return round(self.mu + BAND * self.sigma)


_UNMEASURED: Final = (-200, -100, 0, 100, 200, 300)
"""How far the levels are taken to be ahead of level 3 in a game whose ladder was not played."""


def prior(player: str, game: str) -> Rating:
    """What is held of a player who has not played: of a bot what its ladder says."""
    kind, _, bot = player.partition(":")
    if kind != "bot":
        return Rating(START, WIDE)
    level = bot.partition("+")[0]
    if level == "random":
        return Rating(START - 800, KNOWN)
    if level[:5] != "level" or level[5:] not in ("1", "2", "3", "4", "5", "6"):
        return Rating(START, WIDE)
    return Rating(START + _ahead(game)[int(level[5:]) - 1], KNOWN)


@cache
def _ahead(game: str) -> tuple[int, ...]:
    """How far each level is ahead of level 3: by the ladder, where it was played."""
    ladder = ratings(game)
    names = [f"level{n}" for n in range(1, 7)]
    if all([name in ladder for name in names]):
        return tuple([ladder[name].rating - ladder["level3"].rating for name in names])
    return _UNMEASURED


def rate(before: Sequence[Rating], points: Sequence[float]) -> list[Rating]:
    """The ratings of those who have played a game, in which each has got so many points."""
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = _MODEL.rate(teams, scores=list(points))
    return [Rating(team[0].mu, team[0].sigma, one.games + 1) for team, one in zip(after, before)]
