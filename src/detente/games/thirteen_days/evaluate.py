"""What a position is worth to a side. For bots only; no rule asks it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NOBODY
from detente.games.thirteen_days.board import (
    ALL,
    ALLIANCES,
    DEFCON_1,
    DEFCON_2,
    MOST,
    PLAYS,
    ROUNDS,
    TELEVISION,
    TRACK,
    UNITED_NATIONS,
    US,
    USSR,
    N,
)
from detente.games.thirteen_days.cards import (
    AGENDA_KIND,
    AGENDA_TARGET,
    BONUS,
    LOWERING,
    ON_LETTER,
    ON_TRACK,
    USABLE,
)
from detente.games.thirteen_days.scoring import aftermath_totals, bonus, us_lead
from detente.games.thirteen_days.state import ThirteenDaysState

_LETTER: Final = 0.27  # what is counted in Prestige: the Personal Letter …
_PRIZE: Final = {TELEVISION: 0.3, UNITED_NATIONS: 0.6, ALLIANCES: 0.25}
_PRIZES: Final = tuple([_PRIZE.get(b, 0.0) for b in ALL])
"""… the lead on a battleground with a prize at the end of the round …"""
_GROUND: Final = 0.12  # … a cube ahead on any battleground, with two rounds to come …
_GROUND_AT_LAST: Final = 0.2  # … and with one …
_SPACE: Final = 0.2  # … a space that a marker stands lower …
_LAST: Final = 0.4  # … the last play of the round …
_BURDEN: Final = 0.28  # … and a card less in hand that the enemy has the event of
_REPERCUSSIONS: Final = 2.0  # what the Aftermath pays at most …
_SET_ASIDE: Final = 0.35  # … and a cube more on the cards that lie there
_FAR: Final = 2  # more cubes ahead than this are worth no more
_AHEAD: Final = (*range(MOST + 1), *range(-MOST, 0))
_START: Final = tuple(
    [
        tuple([worth * max(-_FAR, min(_FAR, n)) for n in _AHEAD])
        for worth in (0.0, _GROUND_AT_LAST, _GROUND, _GROUND)
    ]
)
"""By rounds to come and cubes ahead: what a battleground is worth; below 0 counts from the end."""
_ROUGHLY: Final = 1.8  # the lead that makes a win likely, at the end …
_ROUND: Final = 1.2  # … and more with each round …
_PLAY: Final = 0.1  # … and each play to come

_NO_WAY_DOWN: Final = 0.7  # the risk of war with no way in sight to bring a marker down …
_NO_WAY_AT_ALL: Final = 0.9  # … or two


def evaluate(s: ThirteenDaysState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.result is not None:
        if not s.result.winners:
            return -1.0
        return 1.0 if seat in s.result.winners else -1.0
    lead = standing(s)
    rounds, plays = ROUNDS - s.round, 2 * PLAYS - s.played[US] - s.played[USSR]
    worth = lead / (abs(lead) + _ROUGHLY + _ROUND * rounds + _PLAY * plays)
    if seat != US:
        worth = -worth
    lifts = _lifts(s)
    mine, theirs = _risk(s, seat, lifts), _risk(s, 1 - seat, lifts)
    return (1 - mine) * (
        theirs + (1 - theirs) * worth
    ) - mine  # who goes to war loses, alone or not


def standing(s: ThirteenDaysState) -> float:
    """The lead of the US in Prestige: what it has, and until the end what is in sight."""
    if s.result is not None:
        return float(s.result.scores[US])
    now = s.prestige + _agendas(s)
    later = _aftermath(s) + _ground(s) + _LETTER * _letter(s)
    return now + later + _markers(s) + _last_play(s) + _hands(s)


def terms(s: ThirteenDaysState, seat: int) -> dict[str, float]:
    """What `evaluate` adds up, in Prestige for `seat`, and its risk of war as a chance lost."""
    found = {
        "prestige": float(s.prestige),
        "agendas": _agendas(s),
        "aftermath": _aftermath(s),
        "ground": _ground(s),
        "letter": _LETTER * _letter(s),
        "markers": _markers(s),
        "last-play": _last_play(s),
        "hand": _hands(s),
    }
    if seat != US:
        found = {name: -worth for name, worth in found.items()}
    return {**found, "war": -war_risk(s, seat)}


def war_risk(s: ThirteenDaysState, seat: int) -> float:
    """How near a side is to losing by nuclear war, from 0 to 1."""
    return _risk(s, seat, _lifts(s))


def _ground(s: ThirteenDaysState) -> float:
    """What the cubes promise the US beyond the agendas of this round: prizes, and a start into
    the rounds to come.
    """
    total = 0.0
    start = _START[ROUNDS - s.round]
    chosen = s.agenda[US] != 0
    cubes = bytes(s.cubes)  # read much faster in the compiled build
    for prize, ours, theirs in zip(_PRIZES, cubes, cubes[N:]):
        if ours != theirs:
            total += start[ours - theirs]
            if prize and chosen:
                total += prize if ours > theirs else -prize
    return total


def _markers(s: ThirteenDaysState) -> float:
    """What it is worth to the US that its markers stand lower."""
    a, b, c, d, e, f = s.defcon
    return _SPACE * (d + e + f - a - b - c)


def _last_play(s: ThirteenDaysState) -> float:
    """What it is worth to the US to have the last word in a round that is being played."""
    if s.initiative == NOBODY or s.played[US] + s.played[USSR] == 2 * PLAYS:
        return 0.0
    return _LAST if s.initiative == USSR else -_LAST


def _hands(s: ThirteenDaysState) -> float:
    """What it is worth to the US to hold less than the USSR of what the other has the event of."""
    ours, theirs = s.hands[US] & ~USABLE[US], s.hands[USSR] & ~USABLE[USSR]
    return _BURDEN * (theirs.bit_count() - ours.bit_count())


def _agendas(s: ThirteenDaysState) -> float:
    """What the candidates would pay the US now; a chosen agenda counts whole."""
    total = 0.0
    for seat in range(2):
        chosen = s.agenda[seat]
        candidates = chosen or s.candidates[seat]
        share = 1.0 if chosen else 1 / max(1, candidates.bit_count())
        for agenda in cards_of(candidates):
            total += _us_gain(s, agenda) * share
    return total


def _us_gain(s: ThirteenDaysState, agenda: int) -> int:
    """What an agenda would pay the US; below zero it pays the USSR."""
    if AGENDA_KIND[agenda] == ON_LETTER:
        return BONUS[agenda] * _letter(s)
    lead = us_lead(s, agenda)
    if lead == 0:
        return 0
    return lead + bonus(s, agenda, US) if lead > 0 else lead - bonus(s, agenda, USSR)


def _aftermath(s: ThirteenDaysState) -> float:
    """The Aftermath so far, as a lead of the US in Prestige."""
    pool = s.aftermath[US] | s.aftermath[USSR]
    if not pool:
        return 0.0
    us, ussr = aftermath_totals(s)
    return max(-_REPERCUSSIONS, min(_REPERCUSSIONS, (us - ussr) * _SET_ASIDE))


def _letter(s: ThirteenDaysState) -> int:
    return 1 if s.letter == US else -1


def _risk(s: ThirteenDaysState, seat: int, lifts: list[int]) -> float:
    """The same, `lifts` being what the chosen agendas add: what must come down, and how."""
    a, b, c = s.defcon[seat * 3 : seat * 3 + 3]
    a += lifts[0] if DEFCON_2 <= a < DEFCON_1 else 0
    b += lifts[1] if DEFCON_2 <= b < DEFCON_1 else 0
    c += lifts[2] if DEFCON_2 <= c < DEFCON_1 else 0
    now, risk, later, brink = _looming(a, b, c, PLAYS - s.played[seat], ROUNDS - s.round)
    missing = now - _ways_down(s, seat, (a, b, c)) if now else 0
    if missing > 0:
        risk = max(risk, _NO_WAY_DOWN if missing == 1 else _NO_WAY_AT_ALL)
    return min(0.97, risk + later + brink)


@lru_cache(maxsize=1 << 12)  # three markers, the plays of a round, three rounds: the same for ever
def _looming(a: int, b: int, c: int, plays: int, rises: int) -> tuple[int, float, float, float]:
    """Of the markers of a side: what must come down now, the risk of that alone, what the rounds
    to come add to it, and what one push of the enemy does.
    """
    now = _excess(a, b, c)
    later = _excess(a + rises, b + rises, c + rises)
    brink = _excess(a + 1, b + 1, c + 1)
    return (
        now,
        now / (now + 0.9 * plays + 0.25),
        0.7 * min(1.0, later / (1.5 * plays + 3 * rises + 3)),
        0.06 * min(2, brink),
    )


def _ways_down(s: ThirteenDaysState, seat: int, spaces: tuple[int, int, int]) -> int:
    """Spaces that a side could bring its markers down in this round: by taking cubes back (4.3),
    by events in hand, by the lead on Television (12.3).
    """
    plays = PLAYS - s.played[seat]
    ways = 0
    if plays:
        ways = (s.hands[seat] & LOWERING & USABLE[seat]).bit_count()
        for b in ALL:
            if spaces[TRACK[b]] >= DEFCON_2:
                ways += max(0, s.cubes[seat * N + b] - 1)
    ahead = s.cubes[seat * N + TELEVISION] > s.cubes[(1 - seat) * N + TELEVISION]
    return min(2 * plays, ways) + ahead


def _excess(a: int, b: int, c: int) -> int:
    """Spaces that markers must come down before the war check is safe (15.1, 15.2)."""
    excess = 0
    if a >= DEFCON_1:
        excess += a - (DEFCON_1 - 1)
    if b >= DEFCON_1:
        excess += b - (DEFCON_1 - 1)
    if c >= DEFCON_1:
        excess += c - (DEFCON_1 - 1)
    if a >= DEFCON_2 and b >= DEFCON_2 and c >= DEFCON_2:
        excess += min(a, b, c) - (DEFCON_2 - 1)
    return excess


def _lifts(s: ThirteenDaysState) -> list[int]:
    """What the chosen track agendas will lift a marker in DEFCON 2 by, track by track (13.4)."""
    lifts = [0, 0, 0]
    chosen = s.agenda[US] | s.agenda[USSR]
    for agenda in cards_of(chosen) if chosen else ():
        if AGENDA_KIND[agenda] == ON_TRACK:
            lifts[AGENDA_TARGET[agenda]] += 1
    return lifts
