"""The arena: many games at once, counted."""

from __future__ import annotations

from detente.arena.matches import Outcome, match_seed, play_match
from detente.arena.pool import Plan, run
from detente.arena.reports import Rank, Share, balance, ranking
from detente.arena.tally import Mean, Tally, wilson

__all__ = [
    "Mean",
    "Outcome",
    "Plan",
    "Rank",
    "Share",
    "Tally",
    "balance",
    "match_seed",
    "play_match",
    "ranking",
    "run",
    "wilson",
]
