"""The cards: 91 of the first edition, 6 of the second, 2 candidate cards. Tables only."""

from __future__ import annotations

from typing import Final

from detente.core.cards import bitset
from detente.core.tables import read_table
from detente.games.nineteen_sixty.board import DATA, ISSUES, KENNEDY, NIXON, STATES
from detente.games.nineteen_sixty.position import Edition, Icon

EDITIONS: Final[tuple[Edition, ...]] = ("first", "second", "candidate")
ICONS: Final[tuple[Icon, ...]] = ("kennedy", "nixon", "both")
BOTH: Final = 2
KINDS: Final = (
    "normal",
    "gathering_momentum",
    "debate",
    "election_day",
    "prevention",
    "candidate",
)
GATHERING: Final = 1
DEBATE_EVENT: Final = 2
ELECTION_EVENT: Final = 3
PREVENTION: Final = 4

_ROWS: Final = read_table(DATA / "cards.csv")
CARDS: Final = tuple([row.text("card") for row in _ROWS])
NUMBER: Final = tuple([row.number("number", 0, 97) for row in _ROWS])
EDITION: Final = tuple([row.one_of("edition", EDITIONS) for row in _ROWS])
CP: Final = tuple([row.number("cp", 2, 5) for row in _ROWS])
REST: Final = tuple([row.number("rest", 0, 2) for row in _ROWS])
ISSUE: Final = tuple([row.one_of_or_none("issue", ISSUES) for row in _ROWS])
ICON: Final = tuple([row.one_of("icon", ICONS) for row in _ROWS])
STATE: Final = tuple([row.one_of_or_none("state", STATES) for row in _ROWS])
KIND: Final = tuple([row.one_of("kind", KINDS) for row in _ROWS])

FIRST_EDITION: Final = bitset([c for c, e in enumerate(EDITION) if e == 0])
SECOND_EDITION: Final = bitset([c for c, e in enumerate(EDITION) if e == 1])
CANDIDATE_CARDS: Final = bitset([c for c, e in enumerate(EDITION) if e == 2])
GATHERING_CARDS: Final = bitset([c for c, k in enumerate(KIND) if k == GATHERING])
WITH_ICON: Final = (
    bitset([c for c, i in enumerate(ICON) if i != NIXON]) & ~CANDIDATE_CARDS,
    bitset([c for c, i in enumerate(ICON) if i != KENNEDY]) & ~CANDIDATE_CARDS,
)
"""The campaign cards that show a candidate's icon, alone or with the other."""
SHOWS_ICON: Final = tuple([bytes([own >> c & 1 for c in range(len(CARDS))]) for own in WITH_ICON])
"""The same card by card."""

GREAT_SEAL_BUG: Final = CARDS.index("great_seal_bug")
GATHERING_MOMENTUM_WEST: Final = CARDS.index("gathering_momentum_west")
GIVE_ME_A_WEEK: Final = CARDS.index("give_me_a_week")
GALLUP_POLL: Final = CARDS.index("gallup_poll")
JACKIE_KENNEDY: Final = CARDS.index("jackie_kennedy")
SOUTHERN_REVOLT: Final = CARDS.index("southern_revolt")
NIXONS_KNEE: Final = CARDS.index("nixons_knee")
REPUBLICAN_TV_SPOTS: Final = CARDS.index("republican_tv_spots")
SUBURBAN_VOTERS: Final = CARDS.index("suburban_voters")
CATHOLIC_SUPPORT: Final = CARDS.index("catholic_support")
HURRICANE_DONNA: Final = CARDS.index("hurricane_donna")
CITIZENS_FOR_NIXON_LODGE: Final = CARDS.index("citizens_for_nixon_lodge")
NIXONS_PLEDGE: Final = CARDS.index("nixons_pledge")
A_NEW_FRONTIER: Final = CARDS.index("a_new_frontier")
LUNCH_COUNTER_SIT_INS: Final = CARDS.index("lunch_counter_sit_ins")
COMPACT_OF_FIFTH_AVENUE: Final = CARDS.index("compact_of_fifth_avenue")
LYNDON_JOHNSON: Final = CARDS.index("lyndon_johnson")
HARRY_F_BYRD: Final = CARDS.index("harry_f_byrd")
JOE_KENNEDY: Final = CARDS.index("joe_kennedy")
SPUTNIK_V: Final = CARDS.index("sputnik_v")
JOHNSON_JEERED_IN_DALLAS: Final = CARDS.index("johnson_jeered_in_dallas")
CAMPAIGN_HEADQUARTERS: Final = CARDS.index("campaign_headquarters")
MARTIN_LUTHER_KING_ARRESTED: Final = CARDS.index("martin_luther_king_arrested")
INDUSTRIAL_MIDWEST: Final = CARDS.index("industrial_midwest")
KEN_AIR: Final = CARDS.index("ken_air")
HERB_KLEIN: Final = CARDS.index("herb_klein")
FIDEL_CASTRO: Final = CARDS.index("fidel_castro")
HERBLOCK: Final = CARDS.index("herblock")
HIGH_HOPES: Final = CARDS.index("high_hopes")
BOBBY_KENNEDY: Final = CARDS.index("bobby_kennedy")
ADVANCE_MEN: Final = CARDS.index("advance_men")
HARVARD_BRAIN_TRUST: Final = CARDS.index("harvard_brain_trust")
LAZY_SHAVE: Final = CARDS.index("lazy_shave")
FIFTY_STARS: Final = CARDS.index("fifty_stars")
STATURE_GAP: Final = CARDS.index("stature_gap")
EISENHOWERS_SILENCE: Final = CARDS.index("eisenhowers_silence")
PEACE_WITHOUT_SURRENDER: Final = CARDS.index("peace_without_surrender")
FATIGUE_SETS_IN: Final = CARDS.index("fatigue_sets_in")
GATHERING_MOMENTUM_EAST: Final = CARDS.index("gathering_momentum_east")
NORMAN_VINCENT_PEALE: Final = CARDS.index("norman_vincent_peale")
KENNEDYS_PEACE_CORPS: Final = CARDS.index("kennedys_peace_corps")
VOTER_REGISTRATION_DRIVE: Final = CARDS.index("voter_registration_drive")
SWING_STATE: Final = CARDS.index("swing_state")
THE_NEW_NIXON: Final = CARDS.index("the_new_nixon")
CONGRESSIONAL_SUMMER_SESSION: Final = CARDS.index("congressional_summer_session")
HOSTILE_PRESS_CORPS: Final = CARDS.index("hostile_press_corps")
NELSON_ROCKEFELLER: Final = CARDS.index("nelson_rockefeller")
HENRY_CABOT_LODGE: Final = CARDS.index("henry_cabot_lodge")
GATHERING_MOMENTUM_MIDWEST: Final = CARDS.index("gathering_momentum_midwest")
HEARTLAND_OF_AMERICA: Final = CARDS.index("heartland_of_america")
MID_ATLANTIC: Final = CARDS.index("mid_atlantic")
EAST_HARLEM_PLEDGE: Final = CARDS.index("east_harlem_pledge")
GREATER_HOUSTON_MINISTERIAL_ASSOCIATION: Final = CARDS.index(
    "greater_houston_ministerial_association"
)
ADLAI_STEVENSON: Final = CARDS.index("adlai_stevenson")
BAPTIST_MINISTERS: Final = CARDS.index("baptist_ministers")
GATHERING_MOMENTUM_SOUTH: Final = CARDS.index("gathering_momentum_south")
VOLUNTEERS: Final = CARDS.index("volunteers")
GAFFE: Final = CARDS.index("gaffe")
MISSILE_GAP: Final = CARDS.index("missile_gap")
NORTHERN_BLACKS: Final = CARDS.index("northern_blacks")
STEVENSON_LOYALISTS: Final = CARDS.index("stevenson_loyalists")
OLD_SOUTH: Final = CARDS.index("old_south")
PUERTO_RICAN_BISHOPS: Final = CARDS.index("puerto_rican_bishops")
THE_OLD_NIXON: Final = CARDS.index("the_old_nixon")
TRIAL_OF_GARY_POWERS: Final = CARDS.index("trial_of_gary_powers")
OPPOSITION_RESEARCH: Final = CARDS.index("opposition_research")
THE_COLD_WAR: Final = CARDS.index("the_cold_war")
QUEMOY_AND_MATSU: Final = CARDS.index("quemoy_and_matsu")
ELEANOR_ROOSEVELTS_SPEAKING_TOUR: Final = CARDS.index("eleanor_roosevelts_speaking_tour")
SOUTHERN_STRATEGY: Final = CARDS.index("southern_strategy")
NEW_ENGLAND: Final = CARDS.index("new_england")
WHISTLE_STOP: Final = CARDS.index("whistle_stop")
HENRY_LUCE: Final = CARDS.index("henry_luce")
WORLD_SERIES_ENDS: Final = CARDS.index("world_series_ends")
STUMP_SPEECH: Final = CARDS.index("stump_speech")
PIERRE_SALINGER: Final = CARDS.index("pierre_salinger")
NIKITA_KRUSCHEV: Final = CARDS.index("nikita_kruschev")
STOCK_MARKET_IN_DECLINE: Final = CARDS.index("stock_market_in_decline")
NIXON_EGGED_IN_MICHIGAN: Final = CARDS.index("nixon_egged_in_michigan")
PROFILES_IN_COURAGE: Final = CARDS.index("profiles_in_courage")
PRIME_TIME_TELEVISION: Final = CARDS.index("prime_time_television")
CIVIL_RIGHTS_ACT_1960: Final = CARDS.index("civil_rights_act_1960")
SOVIET_ECONOMIC_GROWTH: Final = CARDS.index("soviet_economic_growth")
TRICKY_DICK: Final = CARDS.index("tricky_dick")
EARLY_RETURNS_FROM_CONNECTICUT: Final = CARDS.index("early_returns_from_connecticut")
LATE_RETURNS_FROM_COOK_COUNTY: Final = CARDS.index("late_returns_from_cook_county")
UNPLEDGED_ELECTORS: Final = CARDS.index("unpledged_electors")
RECOUNT: Final = CARDS.index("recount")
DWIGHT_EISENHOWER: Final = CARDS.index("dwight_eisenhower")
POLITICAL_CAPITAL: Final = CARDS.index("political_capital")
RISING_FOOD_PRICES: Final = CARDS.index("rising_food_prices")
GIVE_EM_HELL_HARRY: Final = CARDS.index("give_em_hell_harry")
EXPERIENCE_COUNTS: Final = CARDS.index("experience_counts")
A_LOW_BLOW: Final = CARDS.index("a_low_blow")
A_TIME_FOR_GREATNESS: Final = CARDS.index("a_time_for_greatness")
MEDAL_COUNT: Final = CARDS.index("medal_count")
CASSIUS_CLAY_WINS_GOLD: Final = CARDS.index("cassius_clay_wins_gold")
CANDIDATE_KENNEDY: Final = CARDS.index("candidate_kennedy")
CANDIDATE_NIXON: Final = CARDS.index("candidate_nixon")

OWN_CARD: Final = (CANDIDATE_KENNEDY, CANDIDATE_NIXON)
"""The candidate card of each seat."""
PREVENTED_BY: Final = {
    BAPTIST_MINISTERS: GREATER_HOUSTON_MINISTERIAL_ASSOCIATION,
    NORMAN_VINCENT_PEALE: GREATER_HOUSTON_MINISTERIAL_ASSOCIATION,
    PUERTO_RICAN_BISHOPS: GREATER_HOUSTON_MINISTERIAL_ASSOCIATION,
    EISENHOWERS_SILENCE: DWIGHT_EISENHOWER,
}
"""Events that can no longer take effect, and the prevention event that stops them."""
