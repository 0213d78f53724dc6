"""What a position is worth to a side. For bots only; no rule asks it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from detente.core.frame import NONE
from detente.games.twilight_struggle.board import (
    BATTLEGROUND,
    CONTROL,
    DOMINATION,
    EUROPE,
    NEXT_TO,
    PRESENCE,
    REGIONS,
    SPANS,
    STABILITY,
    US,
    USSR,
)
from detente.games.twilight_struggle.cards import SCORING_CARDS
from detente.games.twilight_struggle.countries import COUNTRIES, SPACES
from detente.games.twilight_struggle.state import TsState, rounds_left

_KEYS: Final = tuple([sum([BATTLEGROUND[c] for c in where]) for where in REGIONS])
_WEIGHT: Final = tuple([1.0 if BATTLEGROUND[c] else 0.35 for c in range(COUNTRIES)])
_SHARE: Final[tuple[float, ...]] = (0.8, 0.8, 0.7, 0.6, 0.6, 0.6)
"""How much of a region's points now is worth: its card comes, or the last turn does."""
_EUROPE_WON: Final = 12.0


def evaluate(s: TsState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.result is not None:
        if not s.result.winners:
            return 0.0
        return 1.0 if seat in s.result.winners else -1.0
    lead = s.vp + board(s) + 0.5 * (s.space[US] - s.space[USSR])
    lead += military(s, US) - military(s, USSR)
    if s.china != NONE:
        lead += 1.5 if s.china == US else -1.5
    worth = lead / 40.0
    if seat == USSR:
        worth = -worth
    worth -= trouble(s, seat)
    return max(-0.99, min(0.99, worth))


_LEADS: Final = 30
"""Leads of more influence than this are worth no more."""

_MINE: Final = 1  # a country the US controls, in the counters of a region …
_MY_KEY: Final = 1 << 8  # … a battleground of them
_THEIRS: Final = 1 << 16
_THEIR_KEY: Final = 1 << 24


def _worth(c: int, lead: int) -> float:
    """What one country is worth to the US at a lead of its influence."""
    stability = STABILITY[c]
    if abs(lead) < stability:
        return _WEIGHT[c] * 0.35 * lead / stability
    owner, sign = (US, 1.0) if lead > 0 else (USSR, -1.0)
    worth = _WEIGHT[c] * (1.0 if abs(lead) == stability else 1.1)
    return sign * (worth + (0.5 if NEXT_TO[c] == 1 - owner else 0.0))


def _counts(c: int, lead: int) -> int:
    """What one country adds to the counters of its region at a lead of US influence."""
    if lead >= STABILITY[c]:
        return _MINE + (_MY_KEY if BATTLEGROUND[c] else 0)
    if -lead >= STABILITY[c]:
        return _THEIRS + (_THEIR_KEY if BATTLEGROUND[c] else 0)
    return 0


# By country and lead; a negative lead counts from the end, as Python's indices do.
_SPAN: Final = [*range(_LEADS + 1), *range(-_LEADS, 0)]
_WORTH: Final = [[_worth(c, lead) for lead in _SPAN] for c in range(COUNTRIES)]
_COUNTS: Final = [[_counts(c, lead) for lead in _SPAN] for c in range(COUNTRIES)]


def board(s: TsState) -> float:
    """What the map promises the US, in VP: regions as if scored, and single countries."""
    return _board(bytes(s.influence))


@lru_cache(maxsize=1 << 10)  # most answers leave the map as it is …
def _board(influence: bytes) -> float:
    total = 0.0
    for region, (start, end) in enumerate(SPANS):
        total += promise(region, influence[start:end], influence[SPACES + start : SPACES + end])
    return total


@lru_cache(maxsize=1 << 15)  # … and the others change one region, or two
def promise(region: int, us: bytes, ussr: bytes) -> float:
    """What a region promises the US at the influence of both sides in its countries."""
    total = 0.0
    counts = 0
    for n, c in enumerate(REGIONS[region]):
        lead = us[n] - ussr[n]
        if lead:
            if not -_LEADS <= lead <= _LEADS:
                lead = _LEADS if lead > 0 else -_LEADS
            total += _WORTH[c][lead]
            counts += _COUNTS[c][lead]
    mine, my_keys = counts & 255, counts >> 8 & 255
    theirs, their_keys = counts >> 16 & 255, counts >> 24
    us_level = level(region, mine, theirs, my_keys, their_keys)
    ussr_level = level(region, theirs, mine, their_keys, my_keys)
    return total + _SHARE[region] * (us_level - ussr_level)


def level(region: int, mine: int, theirs: int, my_keys: int, their_keys: int) -> float:
    """The points of presence, domination or control."""
    if mine == 0:
        return 0.0
    if mine > theirs:
        if my_keys == _KEYS[region]:
            return _EUROPE_WON if region == EUROPE else CONTROL[region]
        if my_keys > their_keys and mine > my_keys:
            return DOMINATION[region]
    return PRESENCE[region]


def military(s: TsState, seat: int) -> float:
    """What missing military operations will cost, the more the later it is."""
    missing = s.defcon - s.military[seat]
    return -missing * (0.3 + 0.1 * s.round) if missing > 0 else 0.0


def trouble(s: TsState, seat: int) -> float:
    """How near `seat` is to losing by a scoring card it cannot play any more."""
    held = (s.hand[seat] & SCORING_CARDS).bit_count()
    if not held:
        return 0.0
    left = rounds_left(s, seat) - (0 if s.phasing != seat or s.stack else 1)
    return 0.6 if held > left else 0.02 * held
