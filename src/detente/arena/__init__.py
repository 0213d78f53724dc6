"""The arena: many games at once, counted."""

from __future__ import annotations

from detente.arena.matches import Outcome, match_seed, play_match
from detente.arena.pool import Plan, run
from detente.arena.tally import Mean, Tally, wilson

__all__ = ["Mean", "Outcome", "Plan", "Tally", "match_seed", "play_match", "run", "wilson"]
