"""The events of the cards with both icons, in printed order. `by` is "the player" (60-6.8)."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOBODY, Frame
from detente.games.nineteen_sixty import cards as c
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty.board import (
    AK,
    ALL_STATES,
    CIVIL_RIGHTS,
    DEFENSE,
    EAST,
    ECONOMY,
    FL,
    HI,
    IL,
    IN_REGION,
    KENNEDY,
    MI,
    MIDWEST,
    NIXON,
    NY,
    SOUTH,
    WEST,
    N,
)
from detente.games.nineteen_sixty.events.common import (
    ANYWHERE,
    gathering_momentum,
    leader_adds,
    leaders_stumble,
)
from detente.games.nineteen_sixty.state import (
    SixtyState,
    bare,
    carries,
    issue_leader,
    leads,
    media_leader,
)
from detente.games.nineteen_sixty.verbs import (
    ask_add,
    ask_add_issues,
    ask_campaign,
    ask_discard,
    ask_region,
    ask_remove,
    ask_state,
    enforce,
    exhaust,
    gain,
    gain_issue,
    gain_momentum,
    lose,
    lose_momentum,
    move_token,
    raise_issue,
)

NORTHERN_STATES: Final = (IL, MI, NY)


def gathering_momentum_west(s: SixtyState, by: int) -> None:
    """Gathering Momentum in the West."""
    gathering_momentum(s, WEST)


def gallup_poll(s: SixtyState, by: int) -> None:
    """The player may put the issues in any order."""
    s.stack.append(Frame(k.ISSUE_ORDER, by, c.GALLUP_POLL))


def hurricane_donna(s: SixtyState, by: int) -> None:
    """The player goes to Florida and gains 1 momentum and 1 there."""
    move_token(s, by, FL)
    gain_momentum(s, by)
    gain(s, by, FL)


def lunch_counter_sit_ins(s: SixtyState, by: int) -> None:
    """Civil Rights moves up 1; then its leader may add 1 in each of 3 states."""
    raise_issue(s, CIVIL_RIGHTS, 1)
    leader_adds(s, CIVIL_RIGHTS, c.LUNCH_COUNTER_SIT_INS, 3)


def sputnik_v(s: SixtyState, by: int) -> None:
    """Defense moves up 1; then its leader may add 1 in each of 3 states."""
    raise_issue(s, DEFENSE, 1)
    leader_adds(s, DEFENSE, c.SPUTNIK_V, 3)


def campaign_headquarters(s: SixtyState, by: int) -> None:
    """The player may discard any number of hand cards and draw as many."""
    ask_discard(s, by, c.CAMPAIGN_HEADQUARTERS)


def martin_luther_king_arrested(s: SixtyState, by: int) -> None:
    """Civil Rights moves up 1; the player gains 3 on it."""
    raise_issue(s, CIVIL_RIGHTS, 1)
    gain_issue(s, by, CIVIL_RIGHTS, 3)


def fidel_castro(s: SixtyState, by: int) -> None:
    """The leader on Defense gains 1 momentum and 1 in Florida."""
    leader = issue_leader(s, DEFENSE)
    if leader != NOBODY:
        gain_momentum(s, leader)
        gain(s, leader, FL)


def advance_men(s: SixtyState, by: int) -> None:
    """Until the end of the turn the player travels free and makes no support checks to campaign."""
    enforce(s, c.ADVANCE_MEN, on=by)


def fifty_stars(s: SixtyState, by: int) -> None:
    """Whoever has more in Alaska and Hawaii together may add 1 in each of 5 states."""
    kennedy = s.cubes[AK] + s.cubes[HI]
    nixon = s.cubes[N + AK] + s.cubes[N + HI]
    if kennedy != nixon:
        ahead = KENNEDY if kennedy > nixon else NIXON
        ask_add(s, ahead, c.FIFTY_STARS, total=5, each=1, where=ANYWHERE)


def fatigue_sets_in(s: SixtyState, by: int) -> None:
    """Exhaust the opponent's candidate card, if it is ready."""
    exhaust(s, 1 - by)


def gathering_momentum_east(s: SixtyState, by: int) -> None:
    """Gathering Momentum in the East."""
    gathering_momentum(s, EAST)


def voter_registration_drive(s: SixtyState, by: int) -> None:
    """The player may add 1 in each of 3 states that hold no cube."""
    empty = [state for state in ALL_STATES if bare(s, state)]
    ask_add(s, by, c.VOTER_REGISTRATION_DRIVE, total=3, each=1, where=empty)


def swing_state(s: SixtyState, by: int) -> None:
    """The player may add 5 in a state the opponent leads but does not carry, and goes there."""
    other = 1 - by
    where = [c for c in ALL_STATES if leads(s, other, c) and not carries(s, other, c)]
    ask_state(s, by, c.SWING_STATE, where, may_decline=True)


def swing_state_chosen(s: SixtyState, q: Frame, state: int) -> None:
    gain(s, q.seat, state, 5)
    move_token(s, q.seat, state)


def gathering_momentum_midwest(s: SixtyState, by: int) -> None:
    """Gathering Momentum in the Midwest."""
    gathering_momentum(s, MIDWEST)


def gathering_momentum_south(s: SixtyState, by: int) -> None:
    """Gathering Momentum in the South."""
    gathering_momentum(s, SOUTH)


def volunteers(s: SixtyState, by: int) -> None:
    """The player gains 1 momentum."""
    gain_momentum(s, by)


def gaffe(s: SixtyState, by: int) -> None:
    """The opponent loses 1 momentum and 3 in the state where his candidate is."""
    lose_momentum(s, 1 - by)
    lose(s, 1 - by, s.token[1 - by], 3)


def northern_blacks(s: SixtyState, by: int) -> None:
    """The leader on Civil Rights may add 5 in IL, MI and NY, at most 2 per state."""
    leader = issue_leader(s, CIVIL_RIGHTS)
    if leader != NOBODY:
        ask_add(s, leader, c.NORTHERN_BLACKS, total=5, each=2, where=NORTHERN_STATES)


def old_south(s: SixtyState, by: int) -> None:
    """The leader on Civil Rights removes 5 of his own in the South and may not campaign there
    this turn (60-7.13).
    """
    leader = issue_leader(s, CIVIL_RIGHTS)
    if leader != NOBODY:
        enforce(s, c.OLD_SOUTH, on=leader)
        ask_remove(s, leader, leader, c.OLD_SOUTH, total=5, each=5, where=IN_REGION[SOUTH])


def trial_of_gary_powers(s: SixtyState, by: int) -> None:
    """Defense moves up 2; then its leader gains 1 momentum."""
    raise_issue(s, DEFENSE, 2)
    leader = issue_leader(s, DEFENSE)
    if leader != NOBODY:
        gain_momentum(s, leader)


def the_cold_war(s: SixtyState, by: int) -> None:
    """The leader on Defense may add 1 in each of 5 states."""
    leader_adds(s, DEFENSE, c.THE_COLD_WAR, 5)


def quemoy_and_matsu(s: SixtyState, by: int) -> None:
    """The leader on Defense gains 1 momentum and may add 1 in each of 3 states."""
    leader = issue_leader(s, DEFENSE)
    if leader != NOBODY:
        gain_momentum(s, leader)
        leader_adds(s, DEFENSE, c.QUEMOY_AND_MATSU, 3)


def whistle_stop(s: SixtyState, by: int) -> None:
    """The player may campaign with 7 CP, at most 1 of support in each state (60-6.58)."""
    ask_campaign(s, by, c.WHISTLE_STOP, 7, once=True)


def world_series_ends(s: SixtyState, by: int) -> None:
    """Whoever has media cubes in the East may add 5 there, at most 2 per state."""
    leader = media_leader(s, EAST)
    if leader != NOBODY:
        ask_add(s, leader, c.WORLD_SERIES_ENDS, total=5, each=2, where=IN_REGION[EAST])


def stump_speech(s: SixtyState, by: int) -> None:
    """If the opponent has more momentum, the player gains enough to equal him. By option Kennedy
    may then add 3 on one issue.
    """
    short = s.momentum[1 - by] - s.momentum[by]
    if short > 0:
        gain_momentum(s, by, short)
    if s.options.on("stump_speech_issues"):
        ask_add_issues(s, KENNEDY, c.STUMP_SPEECH, 3, one=True)


def nikita_kruschev(s: SixtyState, by: int) -> None:
    """The leader on Defense gains 1 momentum and may add 1 in each of 3 states."""
    leader = issue_leader(s, DEFENSE)
    if leader != NOBODY:
        gain_momentum(s, leader)
        leader_adds(s, DEFENSE, c.NIKITA_KRUSCHEV, 3)


def stock_market_in_decline(s: SixtyState, by: int) -> None:
    """Economy moves up 2; then its leader gains 2 in New York."""
    raise_issue(s, ECONOMY, 2)
    leader = issue_leader(s, ECONOMY)
    if leader != NOBODY:
        gain(s, leader, NY, 2)


def prime_time_television(s: SixtyState, by: int) -> None:
    """The player may add 5 in one region where he has media cubes, at most 2 per state."""
    where = [region for region in (EAST, SOUTH, MIDWEST, WEST) if s.media[by * 4 + region]]
    ask_region(s, by, c.PRIME_TIME_TELEVISION, where, may_decline=True)


def prime_time_television_region(s: SixtyState, q: Frame, region: int) -> None:
    ask_add(s, q.seat, c.PRIME_TIME_TELEVISION, total=5, each=2, where=IN_REGION[region])


def soviet_economic_growth(s: SixtyState, by: int) -> None:
    """Economy moves up 1; then its leader gains 1 in New York."""
    raise_issue(s, ECONOMY, 1)
    leader = issue_leader(s, ECONOMY)
    if leader != NOBODY:
        gain(s, leader, NY)


def early_returns_from_connecticut(s: SixtyState, by: int) -> None:
    """On Election Day whoever leads Connecticut makes 5 support checks in California."""


def medal_count(s: SixtyState, by: int) -> None:
    """The leaders on Civil Rights and Economy lose 1 there; who leads both, 1 momentum too."""
    leaders_stumble(s, CIVIL_RIGHTS, ECONOMY)


def cassius_clay_wins_gold(s: SixtyState, by: int) -> None:
    """The leaders on Defense and Economy lose 1 there; who leads both, 1 momentum too."""
    leaders_stumble(s, DEFENSE, ECONOMY)
