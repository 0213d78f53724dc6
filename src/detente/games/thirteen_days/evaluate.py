"""What a position is worth to a side. For bots only; no rule asks it."""

from __future__ import annotations

from detente.core.cards import cards_of
from detente.games.thirteen_days.board import DEFCON_1, DEFCON_2, LEAD, ROUNDS, US
from detente.games.thirteen_days.cards import SIDE, VALUE
from detente.games.thirteen_days.scoring import award
from detente.games.thirteen_days.state import ThirteenDaysState


def evaluate(s: ThirteenDaysState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.result is not None:
        if not s.result.winners:
            return -1.0
        return 1.0 if seat in s.result.winners else -1.0
    lead = s.prestige + _agendas(s) + _aftermath(s) + 0.3 * _letter(s)
    worth = lead / (LEAD + 4) * 0.8
    if seat != US:
        worth = -worth
    worth -= 0.9 * _risk(s, seat)
    worth += 0.35 * _risk(s, 1 - seat)
    return max(-0.99, min(0.99, worth))


def _agendas(s: ThirteenDaysState) -> float:
    """What the candidates would pay the US now; a chosen agenda counts whole."""
    total = 0.0
    for seat in range(2):
        chosen = s.agenda[seat]
        candidates = chosen or s.candidates[seat]
        share = 1.0 if chosen else 1 / max(1, candidates.bit_count())
        for agenda in cards_of(candidates):
            paid = award(s, agenda)
            if paid is not None:
                total += paid.us_gain * share
    return total


def _aftermath(s: ThirteenDaysState) -> float:
    """The Aftermath so far, as a lead of the US in Prestige."""
    cubes = 0
    for seat in range(2):
        for card in cards_of(s.aftermath[seat]):
            if SIDE[card] < 2:
                cubes += VALUE[card] if SIDE[card] == US else -VALUE[card]
    return max(-2.0, min(2.0, cubes * 0.5))


def _letter(s: ThirteenDaysState) -> int:
    return 1 if s.letter == US else -1


def _risk(s: ThirteenDaysState, seat: int) -> float:
    """How near a side is to losing by nuclear war at the next check, from 0 to 1."""
    spaces = s.defcon[seat * 3 : seat * 3 + 3]
    late = 0.5 + 0.5 * (s.played[seat] / 4 if s.initiative >= 0 else 0.0)
    risk = 0.0
    for space in spaces:
        if space >= DEFCON_1:
            risk += late
        elif space == DEFCON_1 - 1:
            risk += 0.25 * late  # a track agenda lifts it
    hot = sum([space >= DEFCON_2 for space in spaces])
    if hot == 3:
        risk += late
    elif hot == 2:
        risk += 0.12 * late
    elif s.round < ROUNDS:
        risk += 0.02 * sum([space == DEFCON_2 - 1 for space in spaces])
    return min(1.0, risk)
