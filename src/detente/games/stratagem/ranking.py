"""Ranking points of one game (section 20): pure arithmetic, no position needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WIN_VOTE: Final = "win_vote"
WIN_ACTION: Final = "win_action"
ABANDON: Final = "abandon"
PLACES: Final = ("second", "third", "fourth")
ELIMINATED: Final = ("eliminated_first", "eliminated_second")
OUTCOMES: Final = (WIN_VOTE, WIN_ACTION, *PLACES, ABANDON, *ELIMINATED)
"""The rows of ranking_points.csv, in order."""


def ranking_points(
    points: dict[str, int],
    order: Sequence[int],
    by_action: bool,
    eliminated: Sequence[int],
    abandoned: Sequence[int],
) -> tuple[int, ...]:
    """The points of each seat: 6 or 5 for the winner, 4, 3, 2 for the places (STR-20.2),
    1 and 2 for the first and second eliminated, 2 for a third one, 0 for who left (STR-20.3, 20.7).
    """
    earned = outcomes(order, by_action, eliminated, abandoned)
    return tuple([points[earned[seat]] for seat in sorted(earned)])


def outcomes(
    order: Sequence[int], by_action: bool, eliminated: Sequence[int], abandoned: Sequence[int]
) -> dict[int, str]:
    """What each seat gets its points for. `order` lists who finished, the winner first;
    `eliminated` in the order of elimination.
    """
    earned = {order[0]: WIN_ACTION if by_action else WIN_VOTE}
    for seat, place in zip(order[1:], PLACES):
        earned[seat] = place
    for n, seat in enumerate(eliminated):
        earned[seat] = ELIMINATED[min(n, len(ELIMINATED) - 1)]
    for seat in abandoned:
        earned[seat] = ABANDON
    return earned
