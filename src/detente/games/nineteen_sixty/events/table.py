"""The tables that find a card's event and who hears the answers to its questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from detente.core.frame import NONE, Frame
from detente.core.state import note
from detente.games.nineteen_sixty import cards as c
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty.board import KENNEDY
from detente.games.nineteen_sixty.events import both, kennedy, nixon
from detente.games.nineteen_sixty.state import SixtyState, prevented
from detente.games.nineteen_sixty.verbs import endorse, take_from_discard

EVENTS: Final[dict[int, Callable[[SixtyState, int], None]]] = {
    c.GREAT_SEAL_BUG: nixon.great_seal_bug,
    c.GATHERING_MOMENTUM_WEST: both.gathering_momentum_west,
    c.GIVE_ME_A_WEEK: kennedy.give_me_a_week,
    c.GALLUP_POLL: both.gallup_poll,
    c.JACKIE_KENNEDY: kennedy.jackie_kennedy,
    c.SOUTHERN_REVOLT: nixon.southern_revolt,
    c.NIXONS_KNEE: kennedy.nixons_knee,
    c.REPUBLICAN_TV_SPOTS: nixon.republican_tv_spots,
    c.SUBURBAN_VOTERS: kennedy.suburban_voters,
    c.CATHOLIC_SUPPORT: kennedy.catholic_support,
    c.HURRICANE_DONNA: both.hurricane_donna,
    c.CITIZENS_FOR_NIXON_LODGE: nixon.citizens_for_nixon_lodge,
    c.NIXONS_PLEDGE: kennedy.nixons_pledge,
    c.A_NEW_FRONTIER: kennedy.a_new_frontier,
    c.LUNCH_COUNTER_SIT_INS: both.lunch_counter_sit_ins,
    c.COMPACT_OF_FIFTH_AVENUE: nixon.compact_of_fifth_avenue,
    c.LYNDON_JOHNSON: kennedy.lyndon_johnson,
    c.HARRY_F_BYRD: nixon.harry_f_byrd,
    c.JOE_KENNEDY: kennedy.joe_kennedy,
    c.SPUTNIK_V: both.sputnik_v,
    c.JOHNSON_JEERED_IN_DALLAS: nixon.johnson_jeered_in_dallas,
    c.CAMPAIGN_HEADQUARTERS: both.campaign_headquarters,
    c.MARTIN_LUTHER_KING_ARRESTED: both.martin_luther_king_arrested,
    c.INDUSTRIAL_MIDWEST: nixon.industrial_midwest,
    c.KEN_AIR: kennedy.ken_air,
    c.HERB_KLEIN: nixon.herb_klein,
    c.FIDEL_CASTRO: both.fidel_castro,
    c.HERBLOCK: kennedy.herblock,
    c.HIGH_HOPES: kennedy.high_hopes,
    c.BOBBY_KENNEDY: kennedy.bobby_kennedy,
    c.ADVANCE_MEN: both.advance_men,
    c.HARVARD_BRAIN_TRUST: kennedy.harvard_brain_trust,
    c.LAZY_SHAVE: kennedy.lazy_shave,
    c.FIFTY_STARS: both.fifty_stars,
    c.STATURE_GAP: nixon.stature_gap,
    c.EISENHOWERS_SILENCE: kennedy.eisenhowers_silence,
    c.PEACE_WITHOUT_SURRENDER: nixon.peace_without_surrender,
    c.FATIGUE_SETS_IN: both.fatigue_sets_in,
    c.GATHERING_MOMENTUM_EAST: both.gathering_momentum_east,
    c.NORMAN_VINCENT_PEALE: nixon.norman_vincent_peale,
    c.KENNEDYS_PEACE_CORPS: kennedy.kennedys_peace_corps,
    c.VOTER_REGISTRATION_DRIVE: both.voter_registration_drive,
    c.SWING_STATE: both.swing_state,
    c.THE_NEW_NIXON: nixon.the_new_nixon,
    c.CONGRESSIONAL_SUMMER_SESSION: nixon.congressional_summer_session,
    c.HOSTILE_PRESS_CORPS: kennedy.hostile_press_corps,
    c.NELSON_ROCKEFELLER: nixon.nelson_rockefeller,
    c.HENRY_CABOT_LODGE: nixon.henry_cabot_lodge,
    c.GATHERING_MOMENTUM_MIDWEST: both.gathering_momentum_midwest,
    c.HEARTLAND_OF_AMERICA: nixon.heartland_of_america,
    c.MID_ATLANTIC: kennedy.mid_atlantic,
    c.EAST_HARLEM_PLEDGE: kennedy.east_harlem_pledge,
    c.GREATER_HOUSTON_MINISTERIAL_ASSOCIATION: kennedy.greater_houston_ministerial_association,
    c.ADLAI_STEVENSON: kennedy.adlai_stevenson,
    c.BAPTIST_MINISTERS: nixon.baptist_ministers,
    c.GATHERING_MOMENTUM_SOUTH: both.gathering_momentum_south,
    c.VOLUNTEERS: both.volunteers,
    c.GAFFE: both.gaffe,
    c.MISSILE_GAP: kennedy.missile_gap,
    c.NORTHERN_BLACKS: both.northern_blacks,
    c.STEVENSON_LOYALISTS: nixon.stevenson_loyalists,
    c.OLD_SOUTH: both.old_south,
    c.PUERTO_RICAN_BISHOPS: nixon.puerto_rican_bishops,
    c.THE_OLD_NIXON: nixon.the_old_nixon,
    c.TRIAL_OF_GARY_POWERS: both.trial_of_gary_powers,
    c.OPPOSITION_RESEARCH: nixon.opposition_research,
    c.THE_COLD_WAR: both.the_cold_war,
    c.QUEMOY_AND_MATSU: both.quemoy_and_matsu,
    c.ELEANOR_ROOSEVELTS_SPEAKING_TOUR: kennedy.eleanor_roosevelts_speaking_tour,
    c.SOUTHERN_STRATEGY: nixon.southern_strategy,
    c.NEW_ENGLAND: kennedy.new_england,
    c.WHISTLE_STOP: both.whistle_stop,
    c.HENRY_LUCE: kennedy.henry_luce,
    c.WORLD_SERIES_ENDS: both.world_series_ends,
    c.STUMP_SPEECH: both.stump_speech,
    c.PIERRE_SALINGER: kennedy.pierre_salinger,
    c.NIKITA_KRUSCHEV: both.nikita_kruschev,
    c.STOCK_MARKET_IN_DECLINE: both.stock_market_in_decline,
    c.NIXON_EGGED_IN_MICHIGAN: kennedy.nixon_egged_in_michigan,
    c.PROFILES_IN_COURAGE: kennedy.profiles_in_courage,
    c.PRIME_TIME_TELEVISION: both.prime_time_television,
    c.CIVIL_RIGHTS_ACT_1960: nixon.civil_rights_act_1960,
    c.SOVIET_ECONOMIC_GROWTH: both.soviet_economic_growth,
    c.TRICKY_DICK: nixon.tricky_dick,
    c.EARLY_RETURNS_FROM_CONNECTICUT: both.early_returns_from_connecticut,
    c.LATE_RETURNS_FROM_COOK_COUNTY: kennedy.late_returns_from_cook_county,
    c.UNPLEDGED_ELECTORS: nixon.unpledged_electors,
    c.RECOUNT: nixon.recount,
    c.DWIGHT_EISENHOWER: nixon.dwight_eisenhower,
    c.POLITICAL_CAPITAL: nixon.political_capital,
    c.RISING_FOOD_PRICES: nixon.rising_food_prices,
    c.GIVE_EM_HELL_HARRY: nixon.give_em_hell_harry,
    c.EXPERIENCE_COUNTS: nixon.experience_counts,
    c.A_LOW_BLOW: kennedy.a_low_blow,
    c.A_TIME_FOR_GREATNESS: kennedy.a_time_for_greatness,
    c.MEDAL_COUNT: both.medal_count,
    c.CASSIUS_CLAY_WINS_GOLD: both.cassius_clay_wins_gold,
}
"""What each card does, played or triggered by a seat."""


def happen(s: SixtyState, card: int, by: int) -> None:
    """Resolve an event for `by`; the card is under way (60-6.22)."""
    s.used |= 1 << card
    EVENTS[card](s, by)


def revealed(s: SixtyState, card: int) -> None:
    """High Hopes turns a card up: with Kennedy's icon it happens, unless prevented (60-6.16)."""
    note(s, k.REVEALED_TOP, card)
    s.under_way |= 1 << card
    s.revealed = card
    if c.WITH_ICON[KENNEDY] >> card & 1 and not prevented(s, card):
        happen(s, card, KENNEDY)
    else:
        note(s, k.NO_EFFECT, card)


def _taken(s: SixtyState, q: Frame, card: int) -> None:
    take_from_discard(s, q.seat, card)


def tricky_dick_taken(s: SixtyState, q: Frame, card: int) -> None:
    """The card from the discard pile is played as an event at once."""
    s.discard &= ~(1 << card)
    s.under_way |= 1 << card
    happen(s, card, q.seat)


def major_endorsement(s: SixtyState, q: Frame, region: int) -> None:
    """A marker in a region of the drawer's choice (60-8.7)."""
    endorse(s, q.seat, region)


STATE_PICKED: Final[dict[int, Callable[[SixtyState, Frame, int], None]]] = {
    c.SWING_STATE: both.swing_state_chosen,
    c.RECOUNT: nixon.recount_state,
}
REGION_PICKED: Final[dict[int, Callable[[SixtyState, Frame, int], None]]] = {
    c.HENRY_LUCE: kennedy.henry_luce_region,
    c.PRIME_TIME_TELEVISION: both.prime_time_television_region,
    NONE: major_endorsement,
}
CARD_TAKEN: Final[dict[int, Callable[[SixtyState, Frame, int], None]]] = {
    c.GREAT_SEAL_BUG: _taken,
    c.NELSON_ROCKEFELLER: _taken,
    c.ADLAI_STEVENSON: _taken,
    c.TRICKY_DICK: tricky_dick_taken,
}
ACCEPTED: Final[dict[int, Callable[[SixtyState, Frame], None]]] = {
    c.LYNDON_JOHNSON: kennedy.lyndon_johnson_accepted,
    c.HENRY_CABOT_LODGE: nixon.henry_cabot_lodge_accepted,
    c.POLITICAL_CAPITAL: nixon.political_capital_accepted,
}
SUPPORT_ADDED: Final[dict[int, Callable[[SixtyState, Frame], None]]] = {
    c.SOUTHERN_STRATEGY: nixon.southern_strategy_added,
}
"""Who hears the answer to a card's question."""
