"""The points of a card played for Operations: what they may do and what they are worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from detente.core.cards import bitset
from detente.core.parts import Part, total
from detente.games.twilight_struggle.board import ASIA, IN_SOUTHEAST_ASIA, REGION, USSR
from detente.games.twilight_struggle.cardnames import (
    BREZHNEV_DOCTRINE,
    CONTAINMENT,
    THE_CHINA_CARD,
    VIETNAM_REVOLTS,
)
from detente.games.twilight_struggle.countries import SPACES
from detente.games.twilight_struggle.frames import Points
from detente.games.twilight_struggle.modifiers import DOCTRINES, LEAST_OPS, MOST_OPS, parts_of_ops
from detente.games.twilight_struggle.names import card_id
from detente.games.twilight_struggle.state import TsState, in_force

# The terms of Operations, a set: what the points may do …
MAY_PLACE: Final = 1
MAY_REALIGN: Final = 2
MAY_COUP: Final = 4
MAY_SPACE: Final = 8  # with UN Intervention or Missile Envy (TS-23.11, TS-23.40)
FREE: Final = 16  # a named region: no DEFCON geography, no military operations (TS-10.9)
LIMITED: Final = 32  # coups and realignments in the named countries only
MAY_END: Final = 64  # an optional action: may be declined or stopped
# … and what becomes of them.
THEN_EVENT: Final = 128  # the opponent's event of the card follows (TS-6.4)
PRINTED: Final = 256  # modifiers do not touch these points (TS-23.1)
SECOND_COUP: Final = 512  # a coup that may earn another (Che)

KINDS: Final = MAY_PLACE | MAY_REALIGN | MAY_COUP | MAY_SPACE
ANY_KIND: Final = MAY_PLACE | MAY_REALIGN | MAY_COUP

# The regions that points have left, a set: a bonus is for points that all stay there (TS-7.6).
OUT_OF_ASIA: Final = 1  # no China Card bonus
OUT_OF_SOUTHEAST_ASIA: Final = 2  # no Vietnam Revolts bonus
ELSEWHERE: Final = OUT_OF_ASIA | OUT_OF_SOUTHEAST_ASIA  # no regional bonus at all


LEAVING: Final = tuple(
    [
        0 if IN_SOUTHEAST_ASIA[c] else OUT_OF_SOUTHEAST_ASIA if REGION[c] == ASIA else ELSEWHERE
        for c in range(SPACES)
    ]
)
"""Per country: the regions that a point spent there leaves behind (TS-7.6)."""

ZONES: Final = tuple(
    [
        (bitset([c for c in range(SPACES) if LEAVING[c] == left_behind]), left_behind)
        for left_behind in (0, OUT_OF_SOUTHEAST_ASIA, ELSEWHERE)
    ]
)
"""Southeast Asia, the rest of Asia, the rest of the world, and what a point there leaves behind."""


def parts_of_points(s: TsState, q: Points, strayed: int) -> list[Part]:
    """Where the points of a play come from, given where they went (TS-7.2, TS-7.3)."""
    asia, revolt = bonuses(s, q, strayed)
    return _parts(q.card, q.value, changes(s, q), asia, revolt)


def points(s: TsState, q: Points, strayed: int) -> int:
    """What the play is worth in all: as a rule, what is printed on the card."""
    changed = s.in_force & CHANGING or s.scare[q.seat]
    if not changed and q.value >= LEAST_OPS and q.card != THE_CHINA_CARD:
        return q.value
    asia, revolt = bonuses(s, q, strayed)
    return _total(q.card, q.value, changes(s, q), asia, revolt)


def changes(s: TsState, q: Points) -> tuple[Part, ...]:
    """What is added to any card's Ops, unless the points are as printed."""
    if q.terms & PRINTED:
        return ()
    return parts_of_ops(q.seat, s.in_force & DOCTRINES, s.scare[q.seat])


def bonuses(s: TsState, q: Points, strayed: int) -> tuple[bool, bool]:
    """Whether the China Card and Vietnam Revolts bring their point: all stay there (TS-7.3)."""
    asia = q.card == THE_CHINA_CARD and not strayed & OUT_OF_ASIA
    if q.seat != USSR or strayed & OUT_OF_SOUTHEAST_ASIA or q.terms & PRINTED:
        return asia, False
    return asia, in_force(s, VIETNAM_REVOLTS)


NO_BONUS: Final = (False, False)


def _parts(
    card: int, value: int, changes: tuple[Part, ...], asia: bool, revolt: bool
) -> list[Part]:
    """What is printed, what is added to any card's Ops, and the bonus of a region."""
    parts: list[Part] = [(card_id(card), value), *changes]
    if changes and total(parts) > MOST_OPS:
        parts.append(("ceiling", MOST_OPS - total(parts)))
    if asia:
        parts.append(("asia", 1))
    if revolt:
        parts.append((card_id(VIETNAM_REVOLTS), 1))
    if total(parts) < LEAST_OPS:
        parts.append(("floor", LEAST_OPS - total(parts)))
    return parts


@lru_cache(maxsize=1 << 12)
def _total(card: int, value: int, changes: tuple[Part, ...], asia: bool, revolt: bool) -> int:
    return total(_parts(card, value, changes, asia, revolt))


CHANGING: Final = bitset((CONTAINMENT, BREZHNEV_DOCTRINE, VIETNAM_REVOLTS))
"""The events in force that change what a play is worth."""


DEAREST: Final = 2
"""What no marker costs more than (TS-8.3)."""


def cost(s: TsState, seat: int, country: int) -> int:
    """A marker costs 2 under enemy control, else 1 (TS-8.3)."""
    return DEAREST if s.control[1 - seat] >> country & 1 else 1
