"""What a position is worth: for bots only, never for rules."""

from __future__ import annotations

from typing import Final

from detente.core.cards import bitset, cards_of
from detente.core.frame import NONE
from detente.games.nineteen_sixty.board import (
    ALL_STATES,
    BYRD,
    BYRD_STATES,
    DEBATES,
    ELECTION_DAY,
    KENNEDY,
    LEAN,
    NIXON,
    ROUNDS,
    VOTES,
    N,
)
from detente.games.nineteen_sixty.cards import (
    ADVANCE_MEN,
    BOBBY_KENNEDY,
    CITIZENS_FOR_NIXON_LODGE,
    CONGRESSIONAL_SUMMER_SESSION,
    CP,
    EISENHOWERS_SILENCE,
    HOSTILE_PRESS_CORPS,
    JACKIE_KENNEDY,
    JOE_KENNEDY,
    JOHNSON_JEERED_IN_DALLAS,
    KEN_AIR,
    KENNEDYS_PEACE_CORPS,
    NIXON_EGGED_IN_MICHIGAN,
    NIXONS_KNEE,
    NIXONS_PLEDGE,
    OLD_SOUTH,
    PROFILES_IN_COURAGE,
    PUERTO_RICAN_BISHOPS,
    STATE,
    STATURE_GAP,
    STEVENSON_LOYALISTS,
)
from detente.games.nineteen_sixty.state import SixtyState, bare, media_total

_SURE: Final[tuple[float, ...]] = (0.0, 0.62, 0.78, 0.88, 0.96, 1.0)
"""How sure a lead of so many cubes makes a state's votes; more cubes add little."""
_CUBE: Final = 0.2
_LEANING: Final = 0.25  # how sure a printed lean makes them
_MOST: Final = 255  # cubes a state can hold


def _leads(votes: int, lean: int) -> tuple[float, ...]:
    """What a state is worth to Kennedy by his lead in cubes: from 0 up, then from the most cubes
    of Nixon down, so that a lead below 0 counts from the end.
    """
    sure = [_SURE[min(cubes, len(_SURE) - 1)] for cubes in range(_MOST + 1)]
    led = [votes * sure[n] + _CUBE * min(n, len(_SURE) - 1) for n in range(1, _MOST + 1)]
    empty = votes * (_LEANING if lean == KENNEDY else -_LEANING)
    return (empty, *led, *[-worth for worth in reversed(led)])


_WORTH: Final = tuple([_leads(votes, lean) for votes, lean in zip(VOTES, LEAN)])
"""Each state's worth to Kennedy, in electoral votes."""
_MOMENTUM: Final = 5.0  # in electoral votes
_BAG: Final = 0.4  # a cube in the bag
_BAG_ELECTION: Final = 1.5
_MEDIA: Final = 5.0
_ENDORSEMENT: Final = 6.0
_ISSUE: Final[tuple[float, ...]] = (8.0, 6.0, 4.5)  # the lead on space 1, 2, 3
_ISSUE_CUBE: Final = 2.0
_READY: Final = 14.0
_REST: Final = 1.5
_CARD: Final = 6.0  # a CP in hand, beyond the first of its card
_WORTH_CP: Final = tuple([bitset([c for c, cp in enumerate(CP) if cp == n]) for n in (2, 3, 4)])
"""The cards of 2, 3 and 4 CP."""
_CHECKS: Final = 0.15  # a card of the stack on Election Day, of its state's votes
_SCALE: Final = 260.0
_EFFECT: Final = {
    ADVANCE_MEN: 2.0,
    BOBBY_KENNEDY: 3.0,
    CITIZENS_FOR_NIXON_LODGE: 3.0,
    KEN_AIR: 3.0,
    PROFILES_IN_COURAGE: 1.0,
    KENNEDYS_PEACE_CORPS: 1.0,
    CONGRESSIONAL_SUMMER_SESSION: -6.0,
    EISENHOWERS_SILENCE: -2.0,
    HOSTILE_PRESS_CORPS: -4.0,
    JACKIE_KENNEDY: -2.0,
    JOE_KENNEDY: -2.0,
    JOHNSON_JEERED_IN_DALLAS: -2.0,
    NIXONS_KNEE: -3.0,
    NIXONS_PLEDGE: -3.0,
    NIXON_EGGED_IN_MICHIGAN: -2.0,
    OLD_SOUTH: -2.0,
    PUERTO_RICAN_BISHOPS: -2.0,
    STATURE_GAP: -1.0,
    STEVENSON_LOYALISTS: -3.0,
}
"""What an effect on a seat is worth to it for each activity left."""


def evaluate(s: SixtyState, seat: int) -> float:
    """From -1 to 1. Byrd hopes for his cube on the board, and little else."""
    if s.result is not None:
        return 1.0 if seat in s.result.winners else -1.0
    if seat == BYRD:
        return _byrd(s)
    worth = _standing(s)
    worth = worth if seat == KENNEDY else -worth
    return max(-0.99, min(0.99, worth / _SCALE))


def _byrd(s: SixtyState) -> float:
    """His cube on the board is all; a free state next to it is hope."""
    if s.byrd_at != NONE:
        return 0.5
    return max([0.0] + [0.2 for state in BYRD_STATES if bare(s, state)])


def _standing(s: SixtyState) -> float:
    """Kennedy's lead over Nixon, in electoral votes."""
    lead = 0.0
    cubes = s.cubes
    for state in ALL_STATES:
        lead += _WORTH[state][cubes[state] - cubes[N + state]]
    if s.byrd_at != NONE:
        lead -= _WORTH[s.byrd_at][0]
    return lead + _assets(s, KENNEDY) - _assets(s, NIXON)


def _assets(s: SixtyState, seat: int) -> float:
    """Everything but state support."""
    left = (ELECTION_DAY - s.turn) / ELECTION_DAY
    election = s.turn == ELECTION_DAY  # momentum kept is worth nothing then (60-11.16)
    worth = _BAG_ELECTION * s.bag[seat] if election else _BAG * s.bag[seat]
    if not election:
        worth += _MOMENTUM * min(s.momentum[seat], 6)
    worth += _MEDIA * media_total(s, seat) + _REST * s.rest[seat]
    worth += _ENDORSEMENT * sum(s.endorsements[seat * 4 : seat * 4 + 4])
    for space in range(3):
        cubes = s.issues[seat * 3 + s.track[space]]
        if cubes:
            worth += _ISSUE[space] * left
        if cubes > 1:
            worth += _ISSUE_CUBE * min(cubes, 4)
    worth += _READY * s.ready[seat]
    return worth + _effects(s, seat) + _in_hand(s, seat)


def _effects(s: SixtyState, seat: int) -> float:
    """Effects on the seat count by the activities it has left this turn."""
    if not s.effects[seat]:
        return 0.0
    worth = 0.0
    for card in cards_of(s.effects[seat]):
        worth += _EFFECT.get(card, 0.0)
    return worth * max(0, ROUNDS - s.round)


def _in_hand(s: SixtyState, seat: int) -> float:
    """Cards in hand are CP to come; in the stack they are checks in a state."""
    worth = 0.0
    for n, cards in enumerate(_WORTH_CP):
        worth += _CARD * (n + 1) * (s.hands[seat] & cards).bit_count()
    for card in cards_of(s.stacks[seat] | s.placed[seat]):
        worth += CP[card] if s.turn <= DEBATES else _CHECKS * VOTES[STATE[card]]
    return worth
