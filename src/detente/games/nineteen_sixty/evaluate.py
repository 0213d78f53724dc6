"""What a position is worth: for bots only, never for rules."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from typing import Final

from detente.core.cards import bitset, cards_of
from detente.core.frame import NONE
from detente.games.nineteen_sixty import cards as c
from detente.games.nineteen_sixty.board import (
    ALL_STATES,
    BYRD,
    BYRD_STATES,
    DEBATES,
    ELECTION_DAY,
    IN_REGION,
    KENNEDY,
    LEAN,
    NIXON,
    REGION,
    REGIONS,
    ROUNDS,
    VOTES,
    N,
)
from detente.games.nineteen_sixty.state import SixtyState, bare

# Everything is counted in electoral votes.

_HOLD: Final = 0.35  # how much a cube settles a state before the first turn …
_HOLD_TURN: Final = 0.09  # … and more for each turn that can no longer undo it
_CUBE: Final = 0.2
_LEANING: Final = 0.2  # how sure a printed lean makes a bare state …
_ENDORSED: Final = 0.4  # … and an endorsement of its region
_MOST: Final = 255  # cubes a state can hold
_FULL: Final = 5  # more cubes than this add nothing


def _settled(turn: int) -> list[tuple[float, float]]:
    """By a lead of one cube and more: how sure a state is, and what the cubes are worth besides."""
    hold = _HOLD + _HOLD_TURN * turn if turn < ELECTION_DAY else 2.0
    return [(1 - exp(-hold * n), _CUBE * min(n, _FULL)) for n in range(1, _MOST + 1)]


def _leads(votes: int, lean: int, settled: list[tuple[float, float]]) -> tuple[float, ...]:
    """What a state is worth to Kennedy by his lead in cubes: from 0 up, then from the most cubes
    of Nixon down, so that a lead below 0 counts from the end.
    """
    led = [votes * sure + cubes for sure, cubes in settled]
    empty = votes * (_LEANING if lean == KENNEDY else -_LEANING)
    return (empty, *led, *[-worth for worth in reversed(led)])


@cache  # made when a turn is first looked at: it is long, and most programs look at none
def _worth(turn: int) -> tuple[tuple[float, ...], ...]:
    """Each state's worth to Kennedy in a turn, by his lead in cubes."""
    settled = _settled(turn)
    return tuple([_leads(votes, lean, settled) for votes, lean in zip(VOTES, LEAN)])


_SWINGS: Final = tuple(
    [
        tuple(
            [
                votes * (towards - (_LEANING if lean == KENNEDY else -_LEANING))
                for votes, lean in zip(VOTES, LEAN)
            ]
        )
        for towards in (_ENDORSED, -_ENDORSED)
    ]
)
"""What an endorsement of either candidate makes of each bare state."""
_MOMENTUM: Final = 5.0
_BAG: Final = 0.4  # a cube in the bag
_BAG_ELECTION: Final = 1.5
_MEDIA: Final = 2.5
_FIRST_MEDIA: Final = 4.0  # in a region: no support checks there
_MORE_MEDIA: Final = 3.0  # than the opponent: the issues may be shifted
_ENDORSEMENT: Final = 3.0
_AWARD: Final[tuple[float, ...]] = (10.0, 6.0, 5.0)  # the leader of the issue on space 1, 2, 3
_AT_ONCE: Final = 0.6  # how surely a lead of 1 cube lasts to the awards …
_ROUND: Final = 0.07  # … more with each round …
_SECOND_CUBE: Final = 0.35  # … and for what a second and third cube add, next turn included
_THIRD_CUBE: Final = 0.15
_READY: Final = 20.0
_REST: Final = 1.2
_CARD: Final = 5.0  # a CP in hand, beyond the first of its card
_WORTH_CP: Final = tuple(
    [bitset([card for card, cp in enumerate(c.CP) if cp == n]) for n in (2, 3, 4)]
)
"""The cards of 2, 3 and 4 CP."""
_SPEAKS: Final = tuple(
    [
        tuple([cp if icon in (KENNEDY, own) else -cp for icon, cp in zip(c.ICON, c.CP)])
        for own in (c.BOTH, KENNEDY)
    ]
)
"""What a card of each seat's stack adds in the debates, for Kennedy: both icons speak for him who
plays it.
"""
_DEBATE: Final = 3.0  # a CP ahead on an issue of the debates …
_DEBATE_MOST: Final = 7  # … up to so many
_CHECKS: Final = 0.2  # a card of the stack on Election Day, of its state's votes
_ROUGHLY: Final = 160.0  # a lead that makes a win likely
_EFFECT: Final = {
    c.ADVANCE_MEN: 2.0,
    c.BOBBY_KENNEDY: 3.0,
    c.CITIZENS_FOR_NIXON_LODGE: 3.0,
    c.KEN_AIR: 3.0,
    c.PROFILES_IN_COURAGE: 1.0,
    c.KENNEDYS_PEACE_CORPS: 1.0,
    c.CONGRESSIONAL_SUMMER_SESSION: -6.0,
    c.EISENHOWERS_SILENCE: -2.0,
    c.HOSTILE_PRESS_CORPS: -4.0,
    c.JACKIE_KENNEDY: -2.0,
    c.JOE_KENNEDY: -2.0,
    c.JOHNSON_JEERED_IN_DALLAS: -2.0,
    c.NIXONS_KNEE: -3.0,
    c.NIXONS_PLEDGE: -3.0,
    c.NIXON_EGGED_IN_MICHIGAN: -2.0,
    c.OLD_SOUTH: -2.0,
    c.PUERTO_RICAN_BISHOPS: -2.0,
    c.STATURE_GAP: -1.0,
    c.STEVENSON_LOYALISTS: -3.0,
}
"""What an effect on a seat is worth to it for each activity left."""


def evaluate(s: SixtyState, seat: int) -> float:
    """From -1 to 1. Byrd hopes for his cube on the board, and little else."""
    if s.result is not None:
        return 1.0 if seat in s.result.winners else -1.0
    if seat == BYRD:
        return _byrd(s)
    worth = standing(s)
    worth = worth if seat == KENNEDY else -worth
    return max(-0.99, min(0.99, worth / (abs(worth) + _ROUGHLY)))


def _byrd(s: SixtyState) -> float:
    """His cube on the board is all; a free state next to it is hope."""
    if s.byrd_at != NONE:
        return 0.5
    return max([0.0] + [0.2 for state in BYRD_STATES if bare(s, state)])


def standing(s: SixtyState) -> float:
    """Kennedy's lead over Nixon, in electoral votes: what the board promises, and in the end those
    that were cast.
    """
    if s.result is not None:
        return float(s.result.scores[KENNEDY] - s.result.scores[NIXON])
    turn, round = s.turn, s.round
    lead, endorsed = _states(turn, bytes(s.cubes), s.endorsements)
    if s.byrd_at != NONE:
        lead -= _worth(turn)[s.byrd_at][0]
    lead += endorsed + _debates(turn, s.board, s.stacks, s.placed, s.picked, s.won)
    lead += _more_media(turn, s.media)
    marked = _marked(
        turn, round, s.bag, s.rest, s.ready, s.momentum, s.media, s.endorsements, s.issues, s.track
    )
    effects = _effects(round, s.effects)
    hands = _in_hand(turn, s.hands, s.stacks, s.placed)
    kennedy = marked[KENNEDY] + effects[KENNEDY] + hands[KENNEDY]
    nixon = marked[NIXON] + effects[NIXON] + hands[NIXON]
    return lead + kennedy - nixon


def terms(s: SixtyState, seat: int) -> dict[str, float]:
    """What `evaluate` adds up, in electoral votes for `seat`: states by region, and the rest."""
    found: dict[str, float] = dict.fromkeys(REGIONS, 0.0)
    for state in ALL_STATES:
        lead = s.cubes[state] - s.cubes[N + state]
        found[REGIONS[REGION[state]]] += _worth(s.turn)[state][lead]
    found["endorsements"] = _endorsed(bytes(s.cubes), s.endorsements)
    found["debates"] = _debates(s.turn, s.board, s.stacks, s.placed, s.picked, s.won)
    led = [_led(s.round, s.issues, s.track, who) for who in (KENNEDY, NIXON)]
    found["issues"] = led[KENNEDY] - led[NIXON]
    hands = _in_hand(s.turn, s.hands, s.stacks, s.placed)
    found["hand"] = hands[KENNEDY] - hands[NIXON]
    found["other"] = standing(s) - sum(found.values())
    return found if seat == KENNEDY else {name: -worth for name, worth in found.items()}


# Most of what a search looks at changes few of these parts, or none: each is kept for a while, by
# all that it hangs on.

_KEPT: Final = 1 << 12


@lru_cache(maxsize=_KEPT)
def _states(turn: int, cubes: bytes, endorsements: bytes) -> tuple[float, float]:
    """What all states together are worth to Kennedy in a turn, by the cubes of both candidates, and
    how endorsements change that.
    """
    lead = 0.0
    for leads, ours, theirs in zip(_worth(turn), cubes, cubes[N:]):
        lead += leads[ours - theirs]
    return lead, _endorsed(cubes, endorsements)


def _endorsed(cubes: bytes, endorsements: bytes) -> float:
    """Bare states go to whom their region endorses, whatever their lean (60-11.10)."""
    lead = 0.0
    for region in range(len(REGIONS)):
        markers = endorsements[region] - endorsements[4 + region]
        if not markers:
            continue
        swings = _SWINGS[KENNEDY if markers > 0 else NIXON]
        for state in IN_REGION[region]:
            if not (cubes[state] or cubes[N + state]):
                lead += swings[state]
    return lead


@lru_cache(maxsize=_KEPT)
def _debates(
    turn: int,
    board: tuple[int, ...],
    stacks: tuple[int, ...],
    placed: tuple[int, ...],
    picked: tuple[int, ...],
    won: tuple[int, ...],
) -> float:
    """CP ahead on each issue that is not won: what lies there, and what the stacks will add."""
    if turn > DEBATES:
        return 0.0
    ahead = [0, 0, 0, 0]
    if turn == DEBATES:
        for issue in range(3):
            for card in cards_of(board[issue * 2]):
                ahead[issue] += c.CP[card]
            for card in cards_of(board[issue * 2 + 1]):
                ahead[issue] -= c.CP[card]
    for seat in (KENNEDY, NIXON):
        speaks = _SPEAKS[seat]
        for card in cards_of(stacks[seat] | placed[seat] | picked[seat]):
            ahead[c.ISSUE[card]] += speaks[card]
    lead = 0.0
    for issue in range(3):
        if issue not in won:
            lead += _DEBATE * max(-_DEBATE_MOST, min(_DEBATE_MOST, ahead[issue]))
    return lead


@lru_cache(maxsize=_KEPT)
def _more_media(turn: int, media: bytes) -> float:
    """What it is worth to Kennedy to have more media cubes than Nixon: he may shift the issues."""
    more = sum(media[:4]) - sum(media[4:])
    if not more or turn == ELECTION_DAY:
        return 0.0
    return _MORE_MEDIA if more > 0 else -_MORE_MEDIA


@lru_cache(maxsize=_KEPT)
def _marked(
    turn: int,
    round: int,
    bag: bytes,
    rest: bytes,
    ready: bytes,
    momentum: bytes,
    media: bytes,
    endorsements: bytes,
    issues: bytes,
    track: bytes,
) -> tuple[float, ...]:
    """What each candidate has on the board besides state support."""
    election = turn == ELECTION_DAY  # momentum kept is worth nothing then (60-11.16)
    found = []
    for seat in (KENNEDY, NIXON):
        worth = _BAG_ELECTION * bag[seat] if election else _BAG * bag[seat]
        worth += _REST * rest[seat]
        worth += _ENDORSEMENT * sum(endorsements[seat * 4 : seat * 4 + 4])
        if not election:
            worth += _MOMENTUM * min(momentum[seat], 5) + _led(round, issues, track, seat)
            for cubes in media[seat * 4 : seat * 4 + 4]:
                if cubes:
                    worth += _FIRST_MEDIA + _MEDIA * (cubes - 1)
            if ready[seat]:
                worth += _READY if turn < ELECTION_DAY - 1 else _READY * (ROUNDS - round) / ROUNDS
        found.append(worth)
    return tuple(found)


def _led(round: int, issues: bytes, track: bytes, seat: int) -> float:
    """What leading issues will bring in this turn's awards and the next."""
    worth = 0.0
    for space in range(3):
        cubes = issues[seat * 3 + track[space]]
        if cubes:
            sure = _AT_ONCE + _ROUND * round
            if cubes > 1:
                sure += _SECOND_CUBE
            if cubes > 2:
                sure += _THIRD_CUBE
            worth += _AWARD[space] * sure
    return worth


@lru_cache(maxsize=_KEPT)
def _effects(round: int, effects: tuple[int, ...]) -> tuple[float, ...]:
    """Effects on a seat count by the activities it has left this turn."""
    left = max(0, ROUNDS - round)
    return tuple([sum([_EFFECT.get(card, 0.0) for card in cards_of(on)]) * left for on in effects])


@lru_cache(maxsize=_KEPT)
def _in_hand(
    turn: int, hands: tuple[int, ...], stacks: tuple[int, ...], placed: tuple[int, ...]
) -> tuple[float, ...]:
    """Cards in hand are CP to come; in the stack they are checks in a state."""
    twos, threes, fours = _WORTH_CP
    found = []
    for hand, stack, more in zip(hands, stacks, placed):
        beyond = (hand & twos).bit_count()
        beyond += 2 * (hand & threes).bit_count() + 3 * (hand & fours).bit_count()
        worth = _CARD * beyond
        if turn > DEBATES:
            for card in cards_of(stack | more):
                worth += _CHECKS * VOTES[c.STATE[card]]
        found.append(worth)
    return tuple(found)
