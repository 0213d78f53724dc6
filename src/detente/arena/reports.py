"""What a tally says about players and sides: a ranking, and whether the game is balanced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from detente.arena.tally import Tally, wilson
from detente.core.series import places


class Rank(TypedDict):
    """One line of a ranking."""

    place: int
    player: int
    bot: str
    points: int
    wins: int


class Share(TypedDict):
    """The share of one side in the games that somebody won, with its 95% interval."""

    side: str
    wins: int
    share: float
    low: float
    high: float
    fair: bool  # whether the equal share lies within


def ranking(bots: Sequence[str], tally: Tally) -> list[Rank]:
    """The players of a series, the best first."""
    points = [tally.total(player) for player in range(len(bots))]
    found = [
        Rank(place=place, player=n, bot=bots[n], points=points[n], wins=tally.wins[n])
        for n, place in enumerate(places(points, tally.wins))
    ]
    return sorted(found, key=lambda line: (line["place"], line["player"]))


def balance(sides: Sequence[str], tally: Tally) -> list[Share]:
    """How the games that somebody won are shared between the sides."""
    decided = sum(tally.sides)
    return [_share(side, tally.sides[n], decided, len(sides)) for n, side in enumerate(sides)]


def _share(side: str, wins: int, decided: int, sides: int) -> Share:
    low, high = wilson(wins, decided)
    return Share(
        side=side,
        wins=wins,
        share=round(wins / max(1, decided), 4),
        low=round(low, 4),
        high=round(high, 4),
        fair=low <= 1 / sides <= high,
    )
