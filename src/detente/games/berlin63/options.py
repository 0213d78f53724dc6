"""The settings of section 18, with the recommended readings as defaults."""

from __future__ import annotations

from typing import Final

from detente.core.options import Option, switch

OPTIONS: Final = (
    Option("cols", 5, (5, 6, 7), "B63-R1"),
    Option("rows", 5, (4, 5, 6, 7, 8), "B63-R1"),
    Option("match_wins", 2, (1, 2, 3, 4, 5), "B63-15.3"),
    Option("lone_leader_scope", "board", ("board", "all"), "B63-R2"),
    Option("double_leader_death", "draw", ("draw", "exploder_wins", "exploder_loses"), "B63-R3"),
    switch("leader_reserve_feint", True, "B63-R6"),
    switch("power_after_bounce", True, "B63-R7"),
    switch("cancel_after_failed_doubt", True, "B63-R11"),
    switch("counter_cancel", True, "B63-R12"),
    Option("quiet_turn_limit", 60, (0, 10, 20, 30, 40, 50, 60, 80, 100, 120), "B63-R16"),
    switch("allow_impossible_claims", True, "B63-R18"),
    switch("clock", False, "B63-R24"),
    Option("compensation_scope", "doubted", ("doubted", "activated"), "B63-R25"),
    switch("one_claim_per_chain", True, "B63-R26"),
    switch("memory_aid", True, "B63-16.2"),
    switch("nine_squares", False, "B63-R30", offered=False),
)
