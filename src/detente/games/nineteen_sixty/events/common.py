"""What several events say in the same words."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOBODY
from detente.games.nineteen_sixty.board import (
    ALL_STATES,
    CIVIL_RIGHTS,
    DEFENSE,
    EAST,
    ECONOMY,
    IN_REGION,
    KENNEDY,
    MIDWEST,
    NIXON,
    SOUTH,
    WEST,
)
from detente.games.nineteen_sixty.cards import (
    GATHERING_MOMENTUM_EAST,
    GATHERING_MOMENTUM_MIDWEST,
    GATHERING_MOMENTUM_SOUTH,
    GATHERING_MOMENTUM_WEST,
)
from detente.games.nineteen_sixty.state import SixtyState, issue_leader, led_by
from detente.games.nineteen_sixty.verbs import (
    ask_add,
    ask_where,
    gain,
    gain_momentum,
    lose_issue,
    lose_momentum,
)

ANYWHERE: Final = ALL_STATES


def issues_led(s: SixtyState, seat: int) -> int:
    """How many of the three issues a candidate leads."""
    return sum([1 for issue in (DEFENSE, ECONOMY, CIVIL_RIGHTS) if s.issues[seat * 3 + issue]])


def lose_on_each_issue(s: SixtyState, seat: int) -> None:
    """Up to 1 issue support less on each of the three issues."""
    for issue in (DEFENSE, ECONOMY, CIVIL_RIGHTS):
        lose_issue(s, seat, issue)


def leaders_stumble(s: SixtyState, one: int, two: int) -> None:
    """The leaders of two issues each lose 1 support there; who leads both, 1 momentum as well."""
    leaders = (issue_leader(s, one), issue_leader(s, two))
    for leader, issue in zip(leaders, (one, two)):
        if leader != NOBODY:
            lose_issue(s, leader, issue)
    if leaders[0] == leaders[1] and leaders[0] != NOBODY:
        lose_momentum(s, leaders[0])


def leader_adds(s: SixtyState, issue: int, card: int, states: int) -> None:
    """The leader of an issue, if any, may add 1 state support in each of so many states."""
    leader = issue_leader(s, issue)
    if leader != NOBODY:
        ask_add(s, leader, card, states, 1, ANYWHERE)


GATHERING: Final = {
    EAST: GATHERING_MOMENTUM_EAST,
    SOUTH: GATHERING_MOMENTUM_SOUTH,
    MIDWEST: GATHERING_MOMENTUM_MIDWEST,
    WEST: GATHERING_MOMENTUM_WEST,
}
"""The Gathering Momentum card of each region."""


def gathering_momentum(s: SixtyState, region: int) -> None:
    """Whoever leads strictly more states of the region gains 1 momentum and 1 state support
    in every state there without a cube; nothing on equal counts (60-15.5).
    """
    where = IN_REGION[region]
    ahead = sum([led(s, state) for state in where])
    if ahead == 0:
        return
    seat = KENNEDY if ahead > 0 else NIXON
    gain_momentum(s, seat)
    empty = [c for c in where if led_by(s, c) == NOBODY and takes_new_support(s, c)]
    if not ask_where(s, seat, GATHERING[region], empty):
        for state in empty:
            gain(s, seat, state)


def led(s: SixtyState, state: int) -> int:
    """1 if Kennedy leads a state, -1 if Nixon does, else 0."""
    leader = led_by(s, state)
    return 0 if leader == NOBODY else 1 if leader == KENNEDY else -1


def takes_new_support(s: SixtyState, state: int) -> bool:
    """The Byrd cube keeps a state from being empty (60-16.21), unless the option says not."""
    return s.byrd_at != state or s.options.on("byrd_state_counts_as_empty")
