"""Who comes where: at the end, or if the game ended as it stands now. Public facts only."""

from __future__ import annotations

from detente.core.cards import cards_of
from detente.games.stratagem.board import (
    BY_COUP,
    BY_DICTATORSHIP,
    CALM,
    COUP_RUNS,
    DICTATORSHIP_RUNS,
    FIRST_STRIKE,
    FIRST_UPRISING,
    FIRST_VOTE,
    SECOND_VOTE,
    TWO_LEFT,
)
from detente.games.stratagem.elimination import claims
from detente.games.stratagem.ranking import outcomes
from detente.games.stratagem.state import NO_SEAT, StratagemState, clockwise, plays, standing


class Place:
    """A seat in the ranking: its place (0 for who is out), shared with those it is `level` with,
    whom only a lot could part; and what it gets its points for.
    """

    def __init__(self, seat: int, place: int, level: bool, outcome: str, points: int) -> None:
        self.seat = seat
        self.place = place
        self.level = level
        self.outcome = outcome
        self.points = points


def ending_now(s: StratagemState) -> int:
    """How the game ends if nobody plays another card: by the running sequence, else by a vote
    (STR-11.6, 15.6, 16.6, 19.2).
    """
    if s.winner != NO_SEAT:
        return s.ending
    if s.stage != CALM and plays(s, s.author):
        if s.stage in (COUP_RUNS, FIRST_STRIKE):
            return BY_COUP
        if s.stage in (DICTATORSHIP_RUNS, FIRST_UPRISING):
            return BY_DICTATORSHIP
    if s.active.bit_count() == 2:
        return TWO_LEFT
    return SECOND_VOTE if s.campaign == 2 else FIRST_VOTE


def ranking(s: StratagemState) -> list[Place]:
    """Every seat, the best first; the eliminated and who abandoned come last."""
    ending = ending_now(s)
    by_action = ending in (BY_COUP, BY_DICTATORSHIP)
    rivals = _rivals(s, ending)
    winner = rivals[0]
    groups = [_by_standing(s, group) for group in claims(s, winner, ending)]
    order = [winner, *[seat for group in groups for seat in group]]
    earned = outcomes(order, by_action, s.out, cards_of(s.abandoned))
    level = {seat: _level(s, seat, [rivals, *groups]) for seat in order}
    found: list[Place] = []
    for n, seat in enumerate(order):
        shared = n > 0 and level[seat] and standing(s, seat) == standing(s, order[n - 1])
        place = found[-1].place if shared else n + 1
        found.append(Place(seat, place, level[seat], earned[seat], s.cards.points[earned[seat]]))
    for seat in [*reversed(s.out), *cards_of(s.abandoned)]:
        found.append(Place(seat, 0, False, earned[seat], s.cards.points[earned[seat]]))
    return found


def _rivals(s: StratagemState, ending: int) -> list[int]:
    """Those among whom the winner is found, the best first."""
    if s.winner != NO_SEAT:
        return [s.winner]
    if ending in (BY_COUP, BY_DICTATORSHIP):
        return [s.author]
    seats = clockwise(s, s.turn)
    if ending == SECOND_VOTE and s.candidates:
        seats = [seat for seat in seats if s.candidates >> seat & 1]
    return _by_standing(s, seats)


def _by_standing(s: StratagemState, seats: list[int]) -> list[int]:
    ranked = sorted([(standing(s, seat), seat) for seat in seats], reverse=True)
    return [seat for _, seat in ranked]


def _level(s: StratagemState, seat: int, groups: list[list[int]]) -> bool:
    """Whether only a lot could part a seat from another one of its group (STR-18.3)."""
    for group in groups:
        for other in group:
            if other != seat and seat in group and standing(s, other) == standing(s, seat):
                return True
    return False
