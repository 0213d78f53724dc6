/** The line drawing of each card: one of a score of things, 68 × 54, drawn without fill. */

const DRAWN: Record<string, string> = {
  ballot: 'M14 26h40v24H14zM22 26l4-20h20l-4 20M26 30h16M30 12l4 5 8-8',
  broom: 'M46 4L30 28M24 26l14 8-8 16-20-10zM18 36l-4 8M26 40l-4 8',
  mast:
    'M34 50V20M26 50l8-24 8 24M29 40h10M34 16a2 2 0 100-.1M26 24a11 11 0 010-16M42 24a11 11 0 000-16' +
    'M20 30a20 20 0 010-28M48 30a20 20 0 000-28',
  microphone:
    'M27 8a7 7 0 0114 0v16a7 7 0 01-14 0zM21 22v3a13 13 0 0026 0v-3M34 38v10M24 50h20M27 14h14',
  plane: 'M6 30l22-4L22 6h6l14 18 14-2q8 0 8 4t-8 4l-14-2-14 18h-6l6-18z',
  spiral: 'M34 28a3 3 0 013 3q0 6-7 6-9 0-9-9 0-12 13-12 16 0 16 16 0 18-20 18M34 4q-18 0-22 14',
  flash: 'M38 4L18 30h14l-4 20 22-28H36z',
  press:
    'M10 10h40v36H16q-6 0-6-6zM50 18h8v22q0 6-6 6M16 18h26M16 26h12M16 32h12M16 38h26M34 25h8v8h-8z',
  steeple: 'M34 2v12M29 7h10M24 24l10-10 10 10v26H24zM12 50V34l12-6M56 50V34l-12-6M30 50V40h8v10',
  rocket:
    'M34 3q10 10 10 24v11H24V27q0-14 10-24zM24 30l-8 10v8l8-6M44 30l8 10v8l-8-6M34 20a4 4 0 100 .1M30 42v8M38 42v8',
  chart: 'M10 6v42h48M16 18l12 10 10-6 16 18M54 30v10H44',
  scales: 'M34 6v42M22 50h24M12 14h44M12 14L4 32h16zM56 14l-8 18h16zM4 32q8 8 16 0M48 32q8 8 16 0',
  train:
    'M14 10h30v26H14zM44 20h10l4 16H44M18 16h9v9h-9zM31 16h9v9h-9zM22 42a4 4 0 100 .1M38 42a4 4 0 100 .1M52 42a4 4 0 100 .1M8 50h54',
  cards: 'M12 14l22-8 14 36-22 8zM36 10h20v38H46M20 20l8-3M24 30l8-3',
  speaker: 'M34 8a8 9 0 100 18 8 9 0 000-18M16 50q0-20 18-20t18 20M28 32l6 8 6-8M34 40v10',
  couple:
    'M24 10a7 8 0 100 16 7 8 0 000-16M46 14a6 7 0 100 14 6 7 0 000-14M8 50q0-20 16-20t16 20M40 36q18-6 20 14',
  house: 'M6 28L34 8l28 20M14 24v26h40V24M22 50V34M30 50V34M38 50V34M46 50V34M6 50h56',
  phone: 'M14 20q20-16 40 0v8H44v-6q-10-4-20 0v6H14zM22 30h24l6 18H16zM34 39a5 5 0 100 .1',
  map: 'M6 14l18-6 20 6 18-6v32l-18 6-20-6-18 6zM24 8v32M44 14v32',
  flag: 'M14 4v46M14 8q12-6 22 0t22 0v24q-12 6-22 0t-22 0M14 16q12-6 22 0t22 0M14 24q12-6 22 0t22 0',
  lock: 'M20 26h28v24H20zM25 26v-8a9 9 0 0118 0v8M34 36v6',
  knee: 'M26 4q-2 16 6 24 6 6 4 22M40 4q0 14 6 22 4 8 2 24M26 26q8-4 14 2M20 50h34',
  egg: 'M34 6q14 16 14 28a14 14 0 01-28 0Q20 22 34 6zM20 32l7 4 6-6 6 7 9-5',
};

const USED: Record<string, string> = {
  ballot:
    'southern_revolt suburban_voters voter_registration_drive heartland_of_america mid_atlantic new_england' +
    ' southern_strategy industrial_midwest northern_blacks early_returns_from_connecticut' +
    ' late_returns_from_cook_county recount unpledged_electors lyndon_johnson',
  broom: 'east_harlem_pledge harry_f_byrd old_south herblock a_time_for_greatness',
  mast: 'republican_tv_spots prime_time_television world_series_ends compact_of_fifth_avenue',
  microphone:
    'lazy_shave stump_speech a_new_frontier give_me_a_week eleanor_roosevelts_speaking_tour' +
    ' high_hopes peace_without_surrender experience_counts',
  plane: 'ken_air advance_men',
  spiral: 'hurricane_donna',
  flash:
    'gathering_momentum_west gathering_momentum_east gathering_momentum_midwest' +
    ' gathering_momentum_south volunteers gaffe stature_gap a_low_blow',
  press:
    'hostile_press_corps gallup_poll herb_klein pierre_salinger henry_luce profiles_in_courage',
  steeple:
    'catholic_support norman_vincent_peale baptist_ministers puerto_rican_bishops' +
    ' greater_houston_ministerial_association',
  rocket:
    'sputnik_v missile_gap fidel_castro trial_of_gary_powers the_cold_war quemoy_and_matsu nikita_kruschev',
  chart: 'stock_market_in_decline soviet_economic_growth rising_food_prices political_capital',
  scales: 'lunch_counter_sit_ins martin_luther_king_arrested civil_rights_act_1960',
  train: 'whistle_stop',
  cards: 'campaign_headquarters',
  speaker:
    'bobby_kennedy joe_kennedy dwight_eisenhower henry_cabot_lodge nelson_rockefeller' +
    ' adlai_stevenson the_new_nixon the_old_nixon tricky_dick give_em_hell_harry' +
    ' candidate_kennedy candidate_nixon',
  couple: 'jackie_kennedy citizens_for_nixon_lodge stevenson_loyalists',
  house: 'congressional_summer_session harvard_brain_trust',
  phone: 'opposition_research great_seal_bug',
  map: 'swing_state',
  flag: 'fifty_stars kennedys_peace_corps medal_count cassius_clay_wins_gold',
  lock: 'eisenhowers_silence nixons_pledge johnson_jeered_in_dallas',
  knee: 'nixons_knee fatigue_sets_in',
  egg: 'nixon_egged_in_michigan',
};

const OF: Record<string, string> = Object.fromEntries(
  Object.entries(USED).flatMap(([drawn, cards]) => cards.split(' ').map((card) => [card, drawn])),
);

/** The path of a card's emblem; a card that was never given one shows a ballot. */
export function emblemOf(card: string): string {
  return DRAWN[OF[card] ?? 'ballot']!;
}
