"""What a position is worth to a side. For bots only; no rule asks it."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.games.thirteen_days.board import (
    ALL,
    ALLIANCES,
    DEFCON_1,
    DEFCON_2,
    PLAYS,
    ROUNDS,
    TELEVISION,
    TRACK,
    TRACKS,
    UNITED_NATIONS,
    US,
    USSR,
    N,
)
from detente.games.thirteen_days.cards import AGENDA_KIND, AGENDA_TARGET, ON_TRACK, SIDE, VALUE
from detente.games.thirteen_days.scoring import award
from detente.games.thirteen_days.state import ThirteenDaysState

_LETTER: Final = 0.4  # what is counted in Prestige: the Personal Letter …
_PRIZE: Final = {TELEVISION: 0.3, UNITED_NATIONS: 0.3, ALLIANCES: 0.25}
"""… the lead on a battleground with a prize at the end of the round …"""
_GROUND: Final = 0.06  # … and a cube ahead on any battleground, for each round to come
_FAR: Final = 2  # more cubes ahead than this are worth no more
_ROUGHLY: Final = 1.5  # the lead that makes a win likely, at the end …
_ROUND: Final = 1.0  # … and more with each round …
_PLAY: Final = 0.1  # … and each play to come


def evaluate(s: ThirteenDaysState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.result is not None:
        if not s.result.winners:
            return -1.0
        return 1.0 if seat in s.result.winners else -1.0
    lead = s.prestige + _agendas(s) + _aftermath(s) + _ground(s) + _LETTER * _letter(s)
    rounds, plays = ROUNDS - s.round, 2 * PLAYS - s.played[US] - s.played[USSR]
    worth = lead / (abs(lead) + _ROUGHLY + _ROUND * rounds + _PLAY * plays)
    if seat != US:
        worth = -worth
    mine, theirs = _risk(s, seat), _risk(s, 1 - seat)
    return (1 - mine) * (
        theirs + (1 - theirs) * worth
    ) - mine  # who goes to war loses, alone or not


def terms(s: ThirteenDaysState, seat: int) -> dict[str, float]:
    """What `evaluate` adds up, in Prestige for `seat`, and its risk of war as a chance lost."""
    found = {
        "prestige": float(s.prestige),
        "agendas": _agendas(s),
        "aftermath": _aftermath(s),
        "ground": _ground(s),
        "letter": _LETTER * _letter(s),
    }
    if seat != US:
        found = {name: -worth for name, worth in found.items()}
    return {**found, "war": -_risk(s, seat)}


def _ground(s: ThirteenDaysState) -> float:
    """What the cubes promise the US beyond the agendas of this round: prizes, and a start into
    the rounds to come.
    """
    total = 0.0
    rounds = ROUNDS - s.round
    for b in ALL:
        ahead = s.cubes[b] - s.cubes[N + b]
        if ahead:
            total += _GROUND * rounds * max(-_FAR, min(_FAR, ahead))
            if b in _PRIZE and s.agenda[US]:
                total += _PRIZE[b] if ahead > 0 else -_PRIZE[b]
    return total


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
    """How near a side is to losing by nuclear war, from 0 to 1: what must come down, and how."""
    spaces = [_after_agendas(s, seat, track) for track in range(len(TRACKS))]
    plays = PLAYS - s.played[seat]
    now = _excess(spaces)
    risk = now / (now + 0.9 * plays + 0.25)
    if now and plays:
        risk += 0.15 * min(2, max(0, now - _reserve(s, seat, spaces)))
    rises = ROUNDS - s.round
    later = _excess([space + rises for space in spaces])
    risk += 0.7 * min(1.0, later / (1.5 * plays + 3 * rises + 3))
    brink = _excess([space + 1 for space in spaces])  # one push of the enemy
    risk += 0.06 * min(2, brink)
    return min(0.97, risk)


def _reserve(s: ThirteenDaysState, seat: int, spaces: list[int]) -> int:
    """Spaces that one's cubes could bring the markers down by Commands (4.3)."""
    reserve = 0
    for b in ALL:
        if spaces[TRACK[b]] >= DEFCON_2:
            reserve += max(0, s.cubes[seat * N + b] - 1)
    return reserve


def _excess(spaces: list[int]) -> int:
    """Spaces that markers must come down before the war check is safe (15.1, 15.2)."""
    excess = sum([max(0, space - (DEFCON_1 - 1)) for space in spaces])
    return excess + max(0, min(spaces) - (DEFCON_2 - 1))


def _after_agendas(s: ThirteenDaysState, seat: int, track: int) -> int:
    """Where a marker will stand once the chosen track agendas have lifted it (13.4)."""
    space = s.defcon[seat * 3 + track]
    if not DEFCON_2 <= space < DEFCON_1:
        return space
    for agenda in cards_of(s.agenda[US] | s.agenda[USSR]):
        if AGENDA_KIND[agenda] == ON_TRACK and AGENDA_TARGET[agenda] == track:
            space += 1
    return space
