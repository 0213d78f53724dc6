"""What a position is worth: for bots only, never for rules."""

from __future__ import annotations

from typing import Final

from detente.games.berlin63.board import BLANK, RED
from detente.games.berlin63.state import (
    COMPENSATE_ACTIVE,
    OVER,
    Base,
    BerlinState,
    leads,
    owner,
    team,
)

# A reserve is life: the value of having 0 to 3 spies in it (and 8, before the line-up).
RESERVE_WORTH: Final[tuple[float, ...]] = (0.0, 0.16, 0.26, 0.32, 0.32, 0.32, 0.32, 0.32, 0.32)
SPY_WORTH: Final = 0.07
GAME_WORTH: Final = 0.6  # a game of the match, shared by the number of wins needed
LEADER_AT_RISK: Final = 0.45  # an enemy may step onto the leader at once
SPY_AT_RISK: Final = 0.035
ADVANCE_WORTH: Final = 0.006  # a row forward


def evaluate(s: BerlinState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.result is not None:
        if not s.result.winners:
            return 0.0
        return 1.0 if seat in s.result.winners else -1.0
    needed = s.options.number("match_wins")
    worth = GAME_WORTH * (s.wins[seat] - s.wins[1 - seat]) / needed
    if s.turns and s.stage != OVER:
        scale = 1.0 if needed == 1 else GAME_WORTH / needed
        worth += scale * (_side(s, seat) - _side(s, 1 - seat))
    return max(-0.99, min(0.99, worth))


def terms(s: BerlinState, seat: int) -> dict[str, float]:
    """What `evaluate` goes by, in games and spies more than the enemy; the own leader's risk."""
    enemy = 1 - seat
    return {
        "games": float(s.wins[seat] - s.wins[enemy]),
        "spies": float(len(team(s, seat)) - len(team(s, enemy))),
        "reserve": float(s.reserve[seat].bit_count() - s.reserve[enemy].bit_count()),
        "threats": float(len(_in_reach(s, enemy)) - len(_in_reach(s, seat))),
        "leader": -float(any([leads(s, base) for base in _in_reach(s, seat)])),
    }


def standing(s: BerlinState) -> float:
    """How many spies Red has more than Blue, on the board and in reserve."""
    worth = terms(s, RED)
    return worth["spies"] + worth["reserve"]


def _in_reach(s: BerlinState, seat: int) -> list[Base]:
    """The spies of a team that an enemy may step onto."""
    return [base for base in team(s, seat) if attackers(s, base)]


def _side(s: BerlinState, seat: int) -> float:
    """What one team is worth: lives, spies, ground gained, and what may be taken next."""
    bases = team(s, seat)
    worth = RESERVE_WORTH[s.reserve[seat].bit_count()] + SPY_WORTH * len(bases)
    home = s.ground.home[seat][0]
    moves_next = next_to_move(s) == seat
    for base in bases:
        rows = abs(s.where[base] - home) // 7
        worth += 0.0 if leads(s, base) else ADVANCE_WORTH * rows
        if attackers(s, base):
            loss = LEADER_AT_RISK if leads(s, base) else SPY_AT_RISK
            worth -= loss * 0.3 if moves_next else loss
    return worth


def next_to_move(s: BerlinState) -> int:
    """The seat whose turn comes next, when the open turn is finished."""
    return 1 - s.active if s.stage >= COMPENSATE_ACTIVE else s.active


def attackers(s: BerlinState, base: Base) -> int:
    """How many enemy spies stand one step away."""
    found = 0
    steps = s.ground.steps
    for way in s.ground.steps_from[s.where[base]]:
        near = s.board[steps[way]]
        if near != BLANK and owner(near) != owner(base):
            found += 1
    return found
