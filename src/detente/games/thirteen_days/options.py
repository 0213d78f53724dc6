"""The options of 13 Jours: each is a ruling of the digest's section 19, the default first there."""

from __future__ import annotations

from typing import Final

from detente.core.options import Option, switch

OPTIONS: Final[tuple[Option, ...]] = (
    Option("defcon_clamp", True, (True,), "R1"),  # no other reading is in print
    switch("duplicate_flags", True, "R2"),
    switch("fifty_fifty_partial", True, "R5"),
    Option("defcon_event_scope", "battleground", ("battleground", "track"), "R6"),
    switch("command_commit_first", False, "R9"),
    switch("letter_after_floor", True, "R10"),
    Option("event_command_modifiers", "sops_and_brink", ("sops_and_brink", "all", "none"), "R11"),
    Option("letter_timing", "with_card", ("with_card", "before_placing"), "R12"),
    switch("un_bonus_optional", True, "R13"),
    switch("alliances_discard_public", True, "R14"),
    Option("double_track_agenda", "each_card", ("each_card", "once", "in_turn"), "R15"),
    switch("net_before_cap", True, "R16"),
    Option("intel_draw_timing", "after", ("after", "at_once"), "R17"),
    Option("deflate_ban_scope", "lowering", ("lowering", "whole_event", "same_reach"), "R18"),
    switch("invasion_exact_two", True, "R19"),
    switch("onto_means_place_only", False, "R20"),
    switch("wave_sources_excluded", True, "R21"),
    switch("bay_needs_two", True, "R22"),
    switch("ban_covers_event_commands", False, "R25"),
    switch("cuba_half_must_hit", True, "R26"),
    switch("alliances_draw_optional", True, "R27"),
    switch("scores_follow_the_winner", True, "R28", since=2, before=False, offered=False),
    Option("us_prestige", 0, (-3, -2, -1, 0, 1, 2, 3), "R30", handicap=True),
    switch("fifty_fifty_needs_two", True, "R29", since=2, before=False, offered=False),
    switch("last_play", False, "R31", offered=False),
    switch("card_counter", True, "R32"),
)
