"""The events of the cards with Kennedy's icon alone, in printed order."""

from __future__ import annotations

from typing import Final

from detente.core.frame import Frame
from detente.core.state import note
from detente.games.nineteen_sixty import cards as c
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty.board import (
    BIG_STATES,
    CIVIL_RIGHTS,
    CT,
    DE,
    DEBATES,
    DEFENSE,
    EAST,
    IL,
    IN_REGION,
    KENNEDY,
    MA,
    MD,
    ME,
    MI,
    MIDWEST,
    NIXON,
    NJ,
    NY,
    PA,
    RI,
    SOUTH,
    TX,
    VT,
    WEST,
)
from detente.games.nineteen_sixty.events.common import ANYWHERE, issues_led, lose_on_each_issue
from detente.games.nineteen_sixty.state import SixtyState
from detente.games.nineteen_sixty.verbs import (
    ask_add,
    ask_add_issues,
    ask_discard,
    ask_may,
    ask_region,
    ask_remove,
    ask_remove_media,
    ask_take,
    endorse,
    enforce,
    gain,
    gain_issue,
    gain_momentum,
    lose,
    lose_issue,
    lose_momentum,
    move_token,
    refresh,
)

MID_ATLANTIC_STATES: Final = (DE, MD, NJ, NY, PA)
NEW_ENGLAND_STATES: Final = (CT, MA, ME, NY, RI, VT)


def give_me_a_week(s: SixtyState, by: int) -> None:
    """Nixon loses 2 momentum and 1 issue support on each issue."""
    lose_momentum(s, NIXON, 2)
    lose_on_each_issue(s, NIXON)


def jackie_kennedy(s: SixtyState, by: int) -> None:
    """Until the end of the turn each card Nixon plays as an event costs him 1 momentum (60-7.2)."""
    enforce(s, c.JACKIE_KENNEDY, on=NIXON)


def nixons_knee(s: SixtyState, by: int) -> None:
    """Nixon goes to Maryland; this turn each card he campaigns with costs 1 momentum (60-7.3)."""
    move_token(s, NIXON, MD)
    enforce(s, c.NIXONS_KNEE, on=NIXON)


def suburban_voters(s: SixtyState, by: int) -> None:
    """Kennedy may add 5 in states of 20 or more electoral votes, at most 2 per state."""
    ask_add(s, KENNEDY, c.SUBURBAN_VOTERS, total=5, each=2, where=BIG_STATES)


def catholic_support(s: SixtyState, by: int) -> None:
    """Kennedy may add 7 anywhere, at most 2 per state."""
    ask_add(s, KENNEDY, c.CATHOLIC_SUPPORT, total=7, each=2, where=ANYWHERE)


def nixons_pledge(s: SixtyState, by: int) -> None:
    """Until the end of the turn Kennedy gains 1 momentum for each card Nixon plays for anything
    but campaigning (60-7.8).
    """
    enforce(s, c.NIXONS_PLEDGE, on=NIXON)


def a_new_frontier(s: SixtyState, by: int) -> None:
    """Kennedy may discard any number of hand cards and draw as many."""
    ask_discard(s, KENNEDY, c.A_NEW_FRONTIER)


def lyndon_johnson(s: SixtyState, by: int) -> None:
    """Kennedy may add 2 in Texas, then 3 in the South, at most 2 per state; he may turn his
    exhausted candidate card face up.
    """
    if not s.ready[KENNEDY]:
        ask_may(s, KENNEDY, c.LYNDON_JOHNSON)
    texas_again = s.options.number("lbj_texas_cap") == 4
    south = [state for state in IN_REGION[SOUTH] if state != TX or texas_again]
    ask_add(s, KENNEDY, c.LYNDON_JOHNSON, total=3, each=2, where=south)
    ask_add(s, KENNEDY, c.LYNDON_JOHNSON, total=2, each=2, where=(TX,))


def lyndon_johnson_accepted(s: SixtyState, q: Frame) -> None:
    refresh(s, KENNEDY)


def joe_kennedy(s: SixtyState, by: int) -> None:
    """Nixon may not spend momentum this turn (60-7.1)."""
    enforce(s, c.JOE_KENNEDY, on=NIXON)


def ken_air(s: SixtyState, by: int) -> None:
    """Until the end of the turn Kennedy travels free and campaigns with 1 CP more."""
    enforce(s, c.KEN_AIR, on=KENNEDY)


def herblock(s: SixtyState, by: int) -> None:
    """Kennedy may remove 2 Nixon media cubes."""
    ask_remove_media(s, KENNEDY, c.HERBLOCK, 2)


def high_hopes(s: SixtyState, by: int) -> None:
    """Reveal two cards from the deck, one after the other: those with Kennedy's icon happen as
    if he had played them.
    """
    s.reveals = 2


def bobby_kennedy(s: SixtyState, by: int) -> None:
    """Until the end of the turn every card Kennedy plays for CP is worth 1 more."""
    enforce(s, c.BOBBY_KENNEDY, on=KENNEDY)


def harvard_brain_trust(s: SixtyState, by: int) -> None:
    """In the debates Kennedy adds 1 to his total on each issue (60-10.16)."""
    debate_event(s, c.HARVARD_BRAIN_TRUST)


def lazy_shave(s: SixtyState, by: int) -> None:
    """In the debates Nixon's card is shown before Kennedy picks his (60-10.17)."""
    debate_event(s, c.LAZY_SHAVE)


def debate_event(s: SixtyState, card: int) -> None:
    """A debate event waits in its box; after turn 6 it does nothing (60-6.15)."""
    if s.turn > DEBATES:
        note(s, k.NO_EFFECT, card)


def eisenhowers_silence(s: SixtyState, by: int) -> None:
    """Until the end of the turn Nixon may not campaign in states Kennedy carries."""
    enforce(s, c.EISENHOWERS_SILENCE, on=NIXON)


def kennedys_peace_corps(s: SixtyState, by: int) -> None:
    """Until the end of the turn Kennedy pre-empts without paying (60-7.5)."""
    enforce(s, c.KENNEDYS_PEACE_CORPS, on=KENNEDY)


def hostile_press_corps(s: SixtyState, by: int) -> None:
    """Until the end of the turn Nixon makes support checks to campaign anywhere (60-7.6)."""
    enforce(s, c.HOSTILE_PRESS_CORPS, on=NIXON)


def mid_atlantic(s: SixtyState, by: int) -> None:
    """Kennedy may add 5 in DE, MD, NJ, NY and PA, at most 2 per state."""
    ask_add(s, KENNEDY, c.MID_ATLANTIC, total=5, each=2, where=MID_ATLANTIC_STATES)


def east_harlem_pledge(s: SixtyState, by: int) -> None:
    """Nixon loses 1 on Civil Rights; Kennedy may remove 5 Nixon support in the South, at most 2
    per state.
    """
    lose_issue(s, NIXON, CIVIL_RIGHTS)
    ask_remove(s, KENNEDY, NIXON, c.EAST_HARLEM_PLEDGE, total=5, each=2, where=IN_REGION[SOUTH])


def greater_houston_ministerial_association(s: SixtyState, by: int) -> None:
    """Kennedy goes to Texas, gains 1 momentum and may add 1 in each of 5 states. Prevents Baptist
    Ministers, Norman Vincent Peale and Puerto Rican Bishops.
    """
    move_token(s, KENNEDY, TX)
    gain_momentum(s, KENNEDY)
    ask_add(s, KENNEDY, c.GREATER_HOUSTON_MINISTERIAL_ASSOCIATION, total=5, each=1, where=ANYWHERE)


def adlai_stevenson(s: SixtyState, by: int) -> None:
    """Kennedy gains 1 in Illinois and may take any card from the discard pile."""
    gain(s, KENNEDY, IL)
    ask_take(s, KENNEDY, c.ADLAI_STEVENSON)


def missile_gap(s: SixtyState, by: int) -> None:
    """Kennedy gains 3 on Defense."""
    gain_issue(s, KENNEDY, DEFENSE, 3)


def eleanor_roosevelts_speaking_tour(s: SixtyState, by: int) -> None:
    """Kennedy may add 5 in the Midwest, at most 2 per state."""
    where = IN_REGION[MIDWEST]
    ask_add(s, KENNEDY, c.ELEANOR_ROOSEVELTS_SPEAKING_TOUR, total=5, each=2, where=where)


def new_england(s: SixtyState, by: int) -> None:
    """Kennedy may add 5 in CT, MA, ME, NY, RI and VT, at most 2 per state."""
    ask_add(s, KENNEDY, c.NEW_ENGLAND, total=5, each=2, where=NEW_ENGLAND_STATES)


def henry_luce(s: SixtyState, by: int) -> None:
    """Kennedy may place 1 endorsement marker in any region."""
    ask_region(s, KENNEDY, c.HENRY_LUCE, (EAST, SOUTH, MIDWEST, WEST), may_decline=True)


def henry_luce_region(s: SixtyState, q: Frame, region: int) -> None:
    endorse(s, KENNEDY, region)


def pierre_salinger(s: SixtyState, by: int) -> None:
    """Kennedy may add 3 on one issue."""
    ask_add_issues(s, KENNEDY, c.PIERRE_SALINGER, 3, one=True)


def nixon_egged_in_michigan(s: SixtyState, by: int) -> None:
    """Nixon goes to Michigan, loses 1 there and may not campaign in the Midwest this turn."""
    move_token(s, NIXON, MI)
    lose(s, NIXON, MI)
    enforce(s, c.NIXON_EGGED_IN_MICHIGAN, on=NIXON)


def profiles_in_courage(s: SixtyState, by: int) -> None:
    """Until the end of the turn Kennedy may redraw each failed support check once (60-7.7)."""
    enforce(s, c.PROFILES_IN_COURAGE, on=KENNEDY)


def late_returns_from_cook_county(s: SixtyState, by: int) -> None:
    """On Election Day Kennedy makes 5 support checks in Illinois."""


def a_low_blow(s: SixtyState, by: int) -> None:
    """If Nixon leads two issues or more, Kennedy gains 1 momentum and may discard any number of
    hand cards and draw as many.
    """
    if issues_led(s, NIXON) >= 2:
        gain_momentum(s, KENNEDY)
        ask_discard(s, KENNEDY, c.A_LOW_BLOW)


def a_time_for_greatness(s: SixtyState, by: int) -> None:
    """Nixon loses 1 on each issue; Kennedy may add 1 in each of 3 states."""
    lose_on_each_issue(s, NIXON)
    ask_add(s, KENNEDY, c.A_TIME_FOR_GREATNESS, total=3, each=1, where=ANYWHERE)
