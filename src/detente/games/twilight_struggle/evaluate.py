"""What a position is worth to a side. For bots only; no rule asks it.

Everything is counted in VP for the US: the track, what each region will pay by how surely it is
scored, single countries, military operations, space, the China Card and both hands.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NONE
from detente.core.tables import read_table
from detente.games.twilight_struggle.board import (
    BATTLEGROUND,
    CONTROL,
    DATA,
    DOMINATION,
    EUROPE,
    IN_SOUTHEAST_ASIA,
    NEIGHBOURS,
    NEXT_TO,
    PRESENCE,
    REGION,
    REGION_NAMES,
    REGIONS,
    SCORED_BY,
    SPANS,
    STABILITY,
    US,
    USSR,
)
from detente.games.twilight_struggle.cards import CARD_NAMES, ERA, OPS, SCORING_CARDS, SIDE
from detente.games.twilight_struggle.countries import SPACES
from detente.games.twilight_struggle.state import Pair, TsState
from detente.games.twilight_struggle.trouble import FATEFUL, trouble

# -- how sure a region's points are -------------------------------------------------------

_SCORING: Final = tuple([CARD_NAMES.index(name) for name in SCORED_BY])
_IN_HAND: Final = 0.9  # its card is in a hand …
_IN_DECK: Final = 0.6  # … may still be drawn …
_DISCARDED: Final = 0.3  # … or comes back with the discards
_AT_THE_END: Final = 0.05  # of the last turn, a turn that has passed
_EUROPE_WON: Final = 14.0
_NOW: Final = 0.5  # of a region's points, what hangs on who controls what now

# -- single countries -----------------------------------------------------------------------

_KEY: Final = 0.5  # a battleground controlled, apart from its points
_OTHER: Final = 0.25
_PART: Final = 0.45  # of a country's worth, for a lead short of control
_SPARE: Final = 0.12  # a point more than control needs, up to two
_REACH: Final = 0.12  # a battleground next to one's influence
_SOUTHEAST: Final = 0.3  # a country of Southeast Asia, while its card is to come

# -- the rest ------------------------------------------------------------------------------

_BOX: Final[tuple[float, ...]] = (0.0, 0.5, 1.2, 1.6, 2.3, 2.7, 3.3, 3.8, 4.5)  # of the Space Race
_CHINA: Final = 1.6
_OPS: Final = 0.25  # an Operation in hand
_OWN_EVENT: Final = 0.25  # of what an event is worth, in the hand of its side …
_BAD_EVENT: Final = 0.7  # … and in the hand that must play it for the other side
_BRINK_CARD: Final = 1.5  # a card that may start the war, at DEFCON 2
_ROUGHLY: Final = 12.0  # VP that make a win likely in the last turn, more before

_EVENT: Final = [0.0] * len(CARD_NAMES)
for _row in read_table(DATA / "judgement.csv"):
    _EVENT[_row.one_of("card", CARD_NAMES)] = _row.number("tenths", 0, 30) / 10


def _held(card: int, seat: int) -> float:
    """What a card in hand is worth to its holder."""
    event = _EVENT[card]
    if SIDE[card] == seat:
        return _OPS * OPS[card] + _OWN_EVENT * event
    return _OPS * OPS[card] - (_BAD_EVENT * event if SIDE[card] == 1 - seat else 0.0)


_HELD: Final = [[_held(card, seat) for card in range(len(CARD_NAMES))] for seat in (US, USSR)]


def evaluate(s: TsState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.result is not None:
        if not s.result.winners:
            return 0.0
        return 1.0 if seat in s.result.winners else -1.0
    lead = s.vp + board(s) + _BOX[s.space[US]] - _BOX[s.space[USSR]]
    lead += _outlook(s.defcon, s.round, s.military, s.hand)
    if s.china != NONE:
        lead += _CHINA if s.china == US else -_CHINA
    worth = lead / (abs(lead) + _ROUGHLY + 10 - s.turn)
    if seat == USSR:
        worth = -worth
    worth -= trouble(s, seat) * (1 + worth)
    return max(-0.99, min(0.99, worth))


def terms(s: TsState, seat: int) -> dict[str, float]:
    """What `evaluate` adds up, in VP for `seat`: the track, each region, and the rest."""
    found, sure = {"vp": float(s.vp)}, chances(s)
    for region, (start, end) in enumerate(SPANS):
        us, ussr = s.influence[start:end], s.influence[SPACES + start : SPACES + end]
        points, ground = promise(region, us, ussr)
        found[REGION_NAMES[region]] = ground + points * sure[region]
    found["space"] = _BOX[s.space[US]] - _BOX[s.space[USSR]]
    found["military"] = military(s.defcon, s.round, s.military)
    found["hand"] = hand(US, s.hand[US], s.defcon) - hand(USSR, s.hand[USSR], s.defcon)
    found["china"] = 0.0 if s.china == NONE else _CHINA if s.china == US else -_CHINA
    return found if seat == US else {name: -worth for name, worth in found.items()}


# -- the map -------------------------------------------------------------------------------


def board(s: TsState) -> float:
    """What the map promises the US, in VP: regions by how surely they score, single countries."""
    a, b, c, d, e, f, ground = _board(s.influence)
    at, bt, ct, dt, et, ft = chances(s)
    return ground + a * at + b * bt + c * ct + d * dt + e * et + f * ft


@lru_cache(maxsize=1 << 12)  # most answers leave the map as it is …
def _board(influence: bytes) -> tuple[float, float, float, float, float, float, float]:
    """The points of each region, and last what single countries are worth."""
    points: list[float] = []
    ground = 0.0
    for region, (start, end) in enumerate(SPANS):
        us, ussr = influence[start:end], influence[SPACES + start : SPACES + end]
        paid, alone = promise(region, us, ussr)
        points.append(paid)
        ground += alone
    a, b, c, d, e, f = points
    return a, b, c, d, e, f, ground


def chances(s: TsState) -> tuple[float, ...]:
    """How much of each region's points now is worth: its card comes, or the last turn does."""
    held, gone = s.hand[US] | s.hand[USSR], s.discard | s.table
    return _chances(held & SCORING_CARDS, gone & SCORING_CARDS, s.deck & SCORING_CARDS, s.turn)


@lru_cache(maxsize=1 << 10)  # hardly any answer moves a scoring card
def _chances(held: int, gone: int, deck: int, turn: int) -> tuple[float, ...]:
    """The same, by where the scoring cards are."""
    found: list[float] = []
    for card in _SCORING:
        if held >> card & 1:
            sure = _IN_HAND
        elif gone >> card & 1 or not (deck >> card & 1 or turn >= 3 * ERA[card]):
            sure = _DISCARDED
        else:
            sure = _IN_DECK
        found.append(sure + _AT_THE_END * turn)
    return tuple(found)


@lru_cache(maxsize=1 << 15)  # … and the others change one region, or two
def promise(region: int, us: bytes, ussr: bytes) -> tuple[float, float]:
    """What a region pays the US if it is scored at this influence, and its single countries.

    A point short of control is soon mended: half of what is paid is by who would then control.
    """
    ground = 0.0
    start = SPANS[region][0]
    for n, c in enumerate(REGIONS[region]):
        ground += _ground(c, us[n] - ussr[n])
        if BATTLEGROUND[c]:
            ground += _REACH * (_reaches(c, start, us, US) - _reaches(c, start, ussr, USSR))
    now, mended = _paid(region, us, ussr, 0), _paid(region, us, ussr, 1)
    return _NOW * now + (1 - _NOW) * mended, ground


def _paid(region: int, us: bytes, ussr: bytes, short: int) -> float:
    """The points of a region for the US, if control took so many points less."""
    points = 0.0
    mine = my_keys = theirs = their_keys = 0
    for n, c in enumerate(REGIONS[region]):
        lead = us[n] - ussr[n]
        needed = max(1, STABILITY[c] - short)
        if lead >= needed:
            mine += 1
            my_keys += BATTLEGROUND[c]
            points += BATTLEGROUND[c] + (NEXT_TO[c] == USSR)
        elif -lead >= needed:
            theirs += 1
            their_keys += BATTLEGROUND[c]
            points -= BATTLEGROUND[c] + (NEXT_TO[c] == US)
    points += level(region, mine, theirs, my_keys, their_keys)
    return points - level(region, theirs, mine, their_keys, my_keys)


def _ground(c: int, lead: int) -> float:
    """What a country is worth to the US by itself at a lead of its influence."""
    if lead == 0:
        return 0.0
    stability = STABILITY[c]
    worth = _KEY if BATTLEGROUND[c] else _OTHER
    if IN_SOUTHEAST_ASIA[c]:
        worth += _SOUTHEAST
    size = abs(lead)
    if size < stability:
        worth *= _PART * size / stability
    else:
        worth += _SPARE * min(2, size - stability) * (1.0 if BATTLEGROUND[c] else 0.4)
    return worth if lead > 0 else -worth


def _reaches(c: int, start: int, own: bytes, seat: int) -> int:
    """Whether a side could place influence there next, as far as the region tells."""
    if own[c - start] or NEXT_TO[c] == seat:
        return 1
    for other in NEIGHBOURS[c]:
        if REGION[other] == REGION[c] and own[other - start]:
            return 1
    return 0


_KEYS: Final = tuple([sum([BATTLEGROUND[c] for c in where]) for where in REGIONS])


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


# -- operations and cards ------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)  # placing changes none of it
def _outlook(defcon: int, round: int, done: Pair, hands: Pair) -> float:
    """What military operations and hands are worth to the US."""
    lead = military(defcon, round, done)
    return lead + hand(US, hands[US], defcon) - hand(USSR, hands[USSR], defcon)


def military(defcon: int, round: int, done: Pair) -> float:
    """What missing military operations will cost the USSR more than the US, the more the later."""
    us, ussr = [max(0, defcon - n) * (0.3 + 0.1 * round) for n in done]
    return ussr - us


def hand(seat: int, cards: int, defcon: int) -> float:
    """Operations to come, and events one would rather not set off."""
    worth = sum([_HELD[seat][card] for card in cards_of(cards)])
    if defcon == 2:
        worth -= _BRINK_CARD * (cards & FATEFUL[seat]).bit_count()
    return worth
