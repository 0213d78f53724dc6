"""Who comes where: at the end, or if the game ended as it stands now. Public facts only."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NONE
from detente.games.stratagem.board import (
    BY_COUP,
    BY_DICTATORSHIP,
    ENDS_BY,
    FIRST_VOTE,
    SEAT_COUNT,
    SECOND_VOTE,
    TWO_LEFT,
)
from detente.games.stratagem.elimination import claims
from detente.games.stratagem.ranking import outcomes
from detente.games.stratagem.standing import Worth, standing
from detente.games.stratagem.state import StratagemState, clockwise, plays


class Place:
    """A seat in the ranking: its place (0 for who is out), shared with those it is `level` with,
    whom only a lot could part; what it gets its points for; and the standing that decides.
    """

    def __init__(
        self, seat: int, place: int, level: bool, outcome: str, points: int, worth: Worth
    ) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.level: Final = level
        self.outcome: Final = outcome
        self.points: Final = points
        self.worth: Final = worth


def ending_now(s: StratagemState) -> int:
    """How the game ends if nobody plays another card: by the running sequence, else by a vote
    (STR-11.6, 15.6, 16.6, 19.2).
    """
    if s.winner != NONE:
        return s.ending
    if ENDS_BY[s.stage] != NONE and plays(s, s.author):
        return ENDS_BY[s.stage]
    if s.active.bit_count() == 2:
        return TWO_LEFT
    return SECOND_VOTE if s.campaign == 2 else FIRST_VOTE


def ranking(s: StratagemState) -> list[Place]:
    """Every seat, the best first; the eliminated and who abandoned come last."""
    worth = [standing(s, seat) for seat in range(SEAT_COUNT)]
    ending = ending_now(s)
    rivals = _by_worth(_rivals(s, ending), worth)
    groups = [_by_worth(group, worth) for group in claims(s, rivals[0], ending)]
    order = [rivals[0], *[seat for group in groups for seat in group]]
    left = cards_of(s.abandoned)
    earned = outcomes(order, ending in (BY_COUP, BY_DICTATORSHIP), s.out, left)
    level = _level([rivals, *groups], worth)
    found: list[Place] = []
    for n, seat in enumerate([*order, *reversed(s.out), *left]):
        place = n + 1 if n < len(order) else 0
        if n and level >> seat & 1 and worth[seat] == worth[found[-1].seat]:
            place = found[-1].place
        points = s.cards.points[earned[seat]]
        tied = bool(level >> seat & 1)
        found.append(Place(seat, place, tied, earned[seat], points, worth[seat]))
    return found


def _rivals(s: StratagemState, ending: int) -> list[int]:
    """Those among whom the winner is found."""
    if s.winner != NONE:
        return [s.winner]
    if ending in (BY_COUP, BY_DICTATORSHIP):
        return [s.author]
    seats = clockwise(s, s.turn)
    if ending == SECOND_VOTE and s.candidates:
        return [seat for seat in seats if s.candidates >> seat & 1]
    return seats


def _by_worth(seats: list[int], worth: list[Worth]) -> list[int]:
    return [seat for _, seat in sorted([(worth[seat], seat) for seat in seats], reverse=True)]


def _level(groups: list[list[int]], worth: list[Worth]) -> int:
    """The seats that only a lot could part from another one of their group (STR-18.3): a bitset."""
    found = 0
    for group in groups:
        for one, other in pairwise(group):
            if worth[one] == worth[other]:
                found |= 1 << one | 1 << other
    return found
