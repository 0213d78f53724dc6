"""The points of a card played for Operations: what they may do and what they are worth."""

from __future__ import annotations

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
from detente.games.twilight_struggle.modifiers import LEAST_OPS, MOST_OPS, ops_added, ops_parts
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


def points(s: TsState, q: Points, strayed: int) -> int:
    """What the play is worth in all, given where points went: as a rule, its card (TS-7.2)."""
    value = q.value
    if s.in_force & CHANGING or s.scare[q.seat] or q.card == THE_CHINA_CARD:
        if not q.terms & PRINTED:
            value += ops_added(s, q.seat)
            if value > MOST_OPS:
                value = MOST_OPS
        asia, revolt = bonuses(s, q, strayed)
        value += asia + revolt  # beyond what any card is worth (TS-7.3)
    return value if value > LEAST_OPS else LEAST_OPS


def parts_of_points(s: TsState, q: Points, strayed: int) -> list[Part]:
    """Where they come from: the card, what is added to any, its bounds, the bonus of a region."""
    parts: list[Part] = [(card_id(q.card), q.value)]
    if not q.terms & PRINTED:
        parts += ops_parts(s, q.seat)
    asia, revolt = bonuses(s, q, strayed)
    bonus: list[Part] = [("asia", 1)] * asia + [(card_id(VIETNAM_REVOLTS), 1)] * revolt
    bound = points(s, q, strayed) - total(parts) - total(bonus)
    if bound < 0:
        return [*parts, ("ceiling", bound), *bonus]
    return [*parts, *bonus, ("floor", bound)] if bound else parts + bonus


def bonuses(s: TsState, q: Points, strayed: int) -> tuple[bool, bool]:
    """Whether the China Card and Vietnam Revolts bring their point: all stay there (TS-7.3)."""
    asia = q.card == THE_CHINA_CARD and not strayed & OUT_OF_ASIA
    if q.seat != USSR or strayed & OUT_OF_SOUTHEAST_ASIA or q.terms & PRINTED:
        return asia, False
    return asia, in_force(s, VIETNAM_REVOLTS)


NO_BONUS: Final = (False, False)


CHANGING: Final = bitset((CONTAINMENT, BREZHNEV_DOCTRINE, VIETNAM_REVOLTS))
"""The events in force that change what a play is worth."""


DEAREST: Final = 2
"""What no marker costs more than (TS-8.3)."""


def cost(s: TsState, seat: int, country: int) -> int:
    """A marker costs 2 under enemy control, else 1 (TS-8.3)."""
    return DEAREST if s.control[1 - seat] >> country & 1 else 1
