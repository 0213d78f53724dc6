"""The events of the cards with Nixon's icon alone, in printed order."""

from __future__ import annotations

from typing import Final

from detente.core.frame import Frame
from detente.core.state import note
from detente.games.nineteen_sixty import cards as c
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty.board import (
    BYRD_STATES,
    CIVIL_RIGHTS,
    DEFENSE,
    EAST,
    ECONOMY,
    HEARTLAND,
    IL,
    IN,
    IN_REGION,
    KENNEDY,
    MA,
    MD,
    MI,
    MIDWEST,
    MN,
    NIXON,
    NY,
    OH,
    SOUTH,
    TX,
    VA,
    WI,
)
from detente.games.nineteen_sixty.events.common import ANYWHERE, issues_led, lose_on_each_issue
from detente.games.nineteen_sixty.state import SixtyState, issue_leader
from detente.games.nineteen_sixty.verbs import (
    ask_add,
    ask_add_issues,
    ask_add_media,
    ask_checks,
    ask_draw,
    ask_may,
    ask_move,
    ask_remove,
    ask_remove_issues,
    ask_take,
    enforce,
    gain,
    gain_issue,
    gain_media,
    gain_momentum,
    lose,
    lose_momentum,
    move_token,
    raise_issue,
    refresh,
    show_hand,
)

INDUSTRIAL_STATES: Final = (IL, IN, MI, MN, OH, WI)


def great_seal_bug(s: SixtyState, by: int) -> None:
    """Nixon gains 1 on Defense and may take Henry Cabot Lodge from the discard pile."""
    gain_issue(s, NIXON, DEFENSE)
    ask_take(s, NIXON, c.GREAT_SEAL_BUG)


def southern_revolt(s: SixtyState, by: int) -> None:
    """If Kennedy leads Civil Rights, Nixon may add 5 in the South, at most 2 per state."""
    if issue_leader(s, CIVIL_RIGHTS) == KENNEDY:
        ask_add(s, NIXON, c.SOUTHERN_REVOLT, total=5, each=2, where=IN_REGION[SOUTH])


def republican_tv_spots(s: SixtyState, by: int) -> None:
    """Nixon goes to New York and may place 3 media cubes."""
    move_token(s, NIXON, NY)
    ask_add_media(s, NIXON, c.REPUBLICAN_TV_SPOTS, 3, may_stop=True)


def citizens_for_nixon_lodge(s: SixtyState, by: int) -> None:
    """Until the end of the turn every card Nixon plays for CP is worth 1 more."""
    enforce(s, c.CITIZENS_FOR_NIXON_LODGE, on=NIXON)


def compact_of_fifth_avenue(s: SixtyState, by: int) -> None:
    """Nixon goes to New York; he gains 1 on Civil Rights, 2 in New York, 1 media in the East."""
    move_token(s, NIXON, NY)
    gain_issue(s, NIXON, CIVIL_RIGHTS)
    gain(s, NIXON, NY, 2)
    gain_media(s, NIXON, EAST)


def harry_f_byrd(s: SixtyState, by: int) -> None:
    """Nixon may remove 3 Kennedy support in all from OK, MS and AL."""
    ask_remove(s, NIXON, KENNEDY, c.HARRY_F_BYRD, total=3, each=3, where=BYRD_STATES)


def johnson_jeered_in_dallas(s: SixtyState, by: int) -> None:
    """Kennedy loses 1 in Texas and may not campaign in the South this turn."""
    lose(s, KENNEDY, TX)
    enforce(s, c.JOHNSON_JEERED_IN_DALLAS, on=KENNEDY)


def industrial_midwest(s: SixtyState, by: int) -> None:
    """Nixon may add 5 in IL, IN, MI, MN, OH and WI, at most 2 per state."""
    ask_add(s, NIXON, c.INDUSTRIAL_MIDWEST, total=5, each=2, where=INDUSTRIAL_STATES)


def herb_klein(s: SixtyState, by: int) -> None:
    """Nixon may add 3 issue support, split as he likes."""
    ask_add_issues(s, NIXON, c.HERB_KLEIN, 3, one=False)


def stature_gap(s: SixtyState, by: int) -> None:
    """Until the end of the turn Kennedy's cards are worth 2 less for positioning."""
    enforce(s, c.STATURE_GAP, on=KENNEDY)


def peace_without_surrender(s: SixtyState, by: int) -> None:
    """Defense moves up 1; Nixon gains 1 on it."""
    raise_issue(s, DEFENSE, 1)
    gain_issue(s, NIXON, DEFENSE)


def norman_vincent_peale(s: SixtyState, by: int) -> None:
    """Nixon may remove 1 Kennedy support from each of 5 states."""
    ask_remove(s, NIXON, KENNEDY, c.NORMAN_VINCENT_PEALE, total=5, each=1, where=ANYWHERE)


def the_new_nixon(s: SixtyState, by: int) -> None:
    """Nixon gains 1 momentum."""
    gain_momentum(s, NIXON)


def congressional_summer_session(s: SixtyState, by: int) -> None:
    """Until the end of the turn Kennedy's cards are worth 2 less; he may go to Maryland or
    Virginia at once.
    """
    enforce(s, c.CONGRESSIONAL_SUMMER_SESSION, on=KENNEDY)
    may_stay = s.options.word("summer_session_move") == "may"
    ask_move(s, KENNEDY, c.CONGRESSIONAL_SUMMER_SESSION, (MD, VA), may_decline=may_stay)


def nelson_rockefeller(s: SixtyState, by: int) -> None:
    """Nixon gains 1 in New York and may take any card from the discard pile."""
    gain(s, NIXON, NY)
    ask_take(s, NIXON, c.NELSON_ROCKEFELLER)


def henry_cabot_lodge(s: SixtyState, by: int) -> None:
    """Nixon gains 2 in Massachusetts and 2 on Defense; he may turn his exhausted candidate card
    face up.
    """
    gain(s, NIXON, MA, 2)
    gain_issue(s, NIXON, DEFENSE, 2)
    if not s.ready[NIXON]:
        ask_may(s, NIXON, c.HENRY_CABOT_LODGE)


def henry_cabot_lodge_accepted(s: SixtyState, q: Frame) -> None:
    refresh(s, NIXON)


def heartland_of_america(s: SixtyState, by: int) -> None:
    """Nixon may add 1 in each of 7 West or Midwest states of 10 electoral votes or fewer."""
    ask_add(s, NIXON, c.HEARTLAND_OF_AMERICA, total=7, each=1, where=HEARTLAND)


def baptist_ministers(s: SixtyState, by: int) -> None:
    """Nixon may remove 5 Kennedy support in the South and Midwest, at most 2 per state."""
    where = IN_REGION[SOUTH] + IN_REGION[MIDWEST]
    ask_remove(s, NIXON, KENNEDY, c.BAPTIST_MINISTERS, total=5, each=2, where=where)


def stevenson_loyalists(s: SixtyState, by: int) -> None:
    """Kennedy may not campaign in the West or Midwest this turn."""
    enforce(s, c.STEVENSON_LOYALISTS, on=KENNEDY)


def puerto_rican_bishops(s: SixtyState, by: int) -> None:
    """Kennedy may not spend momentum this turn (60-7.1)."""
    enforce(s, c.PUERTO_RICAN_BISHOPS, on=KENNEDY)


def the_old_nixon(s: SixtyState, by: int) -> None:
    """Nixon loses 1 momentum, Kennedy 3."""
    lose_momentum(s, NIXON)
    lose_momentum(s, KENNEDY, 3)


def opposition_research(s: SixtyState, by: int) -> None:
    """Kennedy shows his hand; Nixon may then spend 3 CP on one kind of operation (60-6.58)."""
    show_hand(s, KENNEDY)
    s.stack.append(Frame(k.OPERATION, NIXON, c.OPPOSITION_RESEARCH, left=3))


def southern_strategy(s: SixtyState, by: int) -> None:
    """Nixon may add 5 in the South, at most 2 per state; then Kennedy gains 1 on Civil Rights."""
    ask_add(s, NIXON, c.SOUTHERN_STRATEGY, total=5, each=2, where=IN_REGION[SOUTH])


def southern_strategy_added(s: SixtyState, q: Frame) -> None:
    gain_issue(s, KENNEDY, CIVIL_RIGHTS)


def civil_rights_act_1960(s: SixtyState, by: int) -> None:
    """Civil Rights moves up 1; Nixon gains 1 on it."""
    raise_issue(s, CIVIL_RIGHTS, 1)
    gain_issue(s, NIXON, CIVIL_RIGHTS)


def tricky_dick(s: SixtyState, by: int) -> None:
    """Nixon gains 1 momentum and may play a card from the discard pile as an event at once."""
    if s.options.number("tricky_dick_momentum") > 0:
        gain_momentum(s, NIXON)
    else:
        lose_momentum(s, NIXON)
    ask_take(s, NIXON, c.TRICKY_DICK)


def unpledged_electors(s: SixtyState, by: int) -> None:
    """At the tally AL, LA and MS give no votes where Kennedy wins with fewer than 4 (60-11.13)."""


def recount(s: SixtyState, by: int) -> None:
    """On Election Day Nixon makes 3 support checks in one state of his choice."""


def recount_state(s: SixtyState, q: Frame, state: int) -> None:
    note(s, k.ELECTION_CHECKS, NIXON, c.RECOUNT, state, 3)
    ask_checks(s, NIXON, state, 3)


def dwight_eisenhower(s: SixtyState, by: int) -> None:
    """Nixon may add 1 in each of 7 states. Prevents Eisenhower's Silence."""
    ask_add(s, NIXON, c.DWIGHT_EISENHOWER, total=7, each=1, where=ANYWHERE)


def political_capital(s: SixtyState, by: int) -> None:
    """Nixon may draw 2 cards."""
    ask_may(s, NIXON, c.POLITICAL_CAPITAL)


def political_capital_accepted(s: SixtyState, q: Frame) -> None:
    ask_draw(s, NIXON, 2)


def rising_food_prices(s: SixtyState, by: int) -> None:
    """Economy moves up 2; Nixon gains 2 on it."""
    raise_issue(s, ECONOMY, s.options.number("rising_food_prices_spaces"))
    gain_issue(s, NIXON, ECONOMY, 2)


def give_em_hell_harry(s: SixtyState, by: int) -> None:
    """If Kennedy leads two issues or more, he loses 1 momentum and removes 2 issue support."""
    if issues_led(s, KENNEDY) >= 2:
        lose_momentum(s, KENNEDY)
        ask_remove_issues(s, KENNEDY, c.GIVE_EM_HELL_HARRY, 2)


def experience_counts(s: SixtyState, by: int) -> None:
    """Kennedy loses 1 on each issue; Nixon gains 1 momentum."""
    lose_on_each_issue(s, KENNEDY)
    gain_momentum(s, NIXON)
