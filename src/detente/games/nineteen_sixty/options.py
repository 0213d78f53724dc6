"""The options of 1960: the players, and every switch of the digest's section 60-17."""

from __future__ import annotations

from typing import Final

from detente.core.options import Option, switch

MOST_CUBES: Final = 250

OPTIONS: Final[tuple[Option, ...]] = (
    Option("players", 2, (2, 3), "60-16.1"),
    switch("event_icon_restriction", True, "60-6.6"),
    Option("momentum_phase_order", "first_edition", ("first_edition", "second_edition"), "60-8.1"),
    Option("bag_seed", 10, (10, 12), "60-2.7"),
    Option("kennedy_momentum", 0, (-3, -2, -1, 0, 1, 2, 3), "60-2.6", handicap=True),
    Option("election_media_bonus", 1, (1, 2), "60-11.1"),
    switch("reseed_per_colour", False, "60-4.5"),
    switch("event_cards_removed", False, "60-6.13"),
    Option("check_granularity", "per_cp", ("per_cp", "per_batch"), "60-6.36"),
    switch("media_exempts_presence", True, "60-6.34"),
    Option("strategy_card_order_turn9", "alternate", ("alternate", "first_player_all"), "60-11.4"),
    Option("debate_reward_per_state_cap", "none", ("none", "one"), "60-10.13"),
    Option("summer_session_move", "may", ("may", "must"), "60-15.3"),
    Option("rising_food_prices_spaces", 2, (1, 2), "60-15.3"),
    Option("tricky_dick_momentum", 1, (1, -1), "60-15.3"),
    Option("silence_scope", "carried", ("carried", "led"), "60-15.3"),
    Option("lbj_texas_cap", 4, (4, 2), "60-15.1"),
    switch("plurality_wins", True, "60-12.1"),
    Option("hawaii_lean", "nixon", ("nixon", "kennedy"), "60-1.4"),
    Option("byrd_steps", "each_activity", ("each_activity", "once_per_turn"), "60-16.6"),
    switch("byrd_state_counts_as_empty", False, "60-16.21"),
    Option("byrd_ev", "byrd", ("byrd", "lean"), "60-16.26"),
    switch("extra_cards_second_edition", False, "60-1.16"),
    Option("reseed_moment", "at_once", ("at_once", "when_drawing"), "60-4.4"),
    Option("award_order", "bottom_up", ("bottom_up", "top_down"), "60-8.6"),
    Option("debate_short_stack", "goes_on_alone", ("goes_on_alone", "rounds_end"), "60-10.21"),
    switch("stump_speech_issues", False, "60-15.2"),
    switch("limited_supply", False, "60-1.23"),
    Option("byrd_cubes_per_colour", 85, tuple(range(17, MOST_CUBES + 1)), "60-16.31"),
    switch("card_counter", True, "60-13.1"),
)
