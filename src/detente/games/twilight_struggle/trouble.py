"""How near a side is to losing by its own hand: cards it cannot play in time, or cannot hold back.

For bots only. A card of the other side that brings DEFCON down, or lets the other side do so,
loses the game at DEFCON 2 for whoever plays it (TS-13.3). It can be played while DEFCON is higher,
sent to the Space Race, played with UN Intervention, or held: a turn leaves a card over.
"""

from __future__ import annotations

from typing import Final

from detente.core.cards import bitset, cards_of
from detente.games.twilight_struggle import cardnames as c
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.cards import OPS, SCORING_CARDS
from detente.games.twilight_struggle.operations import space_needs
from detente.games.twilight_struggle.state import LAST_ROUND, TsState, rounds_of

_TOO_MANY: Final = 0.95  # more scoring cards than rounds
_EACH: Final = 0.01  # a scoring card that can still be played

# By DEFCON, as games of bots ended that did not look ahead so far, less what looking ahead spares:
_MUST: Final[tuple[float, ...]] = (0.0, 0.0, 0.9, 0.4, 0.15, 0.05)  # more rounds than safe cards
_JUST: Final[tuple[float, ...]] = (0.0, 0.0, 0.03, 0.03, 0.01, 0.0)  # as many, if none is lost

FATEFUL: Final = (
    bitset((c.LONE_GUNMAN, c.ORTEGA_ELECTED_IN_NICARAGUA, c.WE_WILL_BURY_YOU)),
    bitset((c.DUCK_AND_COVER, c.CIA_CREATED, c.FIVE_YEAR_PLAN, c.GRAIN_SALES_TO_SOVIETS))
    | bitset((c.SOVIETS_SHOOT_DOWN_KAL_007, c.TEAR_DOWN_THIS_WALL)),
)
"""By holder: the cards of the other side that start the war at DEFCON 2, or let it be started."""

_FRAUGHT: Final = tuple([SCORING_CARDS | cards for cards in FATEFUL])
"""By holder: the cards that may make trouble."""

_PLAN: Final = 1 << c.FIVE_YEAR_PLAN
_UN: Final = 1 << c.UN_INTERVENTION


def trouble(s: TsState, seat: int) -> float:
    """The chance that `seat` loses by its own cards this turn."""
    hand = s.hand[seat]
    if not hand & _FRAUGHT[seat]:
        return 0.0
    held = (hand & SCORING_CARDS).bit_count()
    if held > to_come(s, seat, rounds_of(s, seat)):
        return _TOO_MANY
    return max(_EACH * held, must_start_it(s, seat))


def must_start_it(s: TsState, seat: int) -> float:
    """The chance that a card has to be played that starts the war.

    Five Year Plan does so by another such card alone, and then by chance.
    """
    hand = s.hand[seat]
    fateful = hand & FATEFUL[seat]
    if not fateful or fateful == _PLAN:
        return 0.0
    bad = fateful.bit_count()
    safe = hand.bit_count() - bad + (s.china == seat and s.china_up)
    rounds = to_come(s, seat, LAST_ROUND[s.turn])
    if hand & _UN:  # both go in one round
        bad, safe, rounds = bad - 1, safe - 1, rounds - 1
    needs = space_needs(s, seat)
    if bad and any([OPS[card] >= needs for card in cards_of(fateful)]):
        bad, safe = bad - 1, safe + 1
    if not bad or safe > rounds:
        return 0.0
    return _MUST[s.defcon] if safe < rounds else _JUST[s.defcon]


def to_come(s: TsState, seat: int, rounds: int) -> int:
    """In how many of the rounds of this turn `seat` is still to play a card, headlines included."""
    if s.round == 0:
        return rounds + (s.headline[seat] < 0)
    if s.phasing == seat:
        done = not s.stack or s.stack[-1].kind != k.PLAY_CARD
    else:
        done = seat == USSR and s.phasing == US
    return rounds - s.round + (not done)
