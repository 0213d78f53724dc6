"""Whether an event can occur: prerequisites, blocks and conditions (TS-12.7, TS-12.8)."""

from __future__ import annotations

from typing import Final

from detente.core.cards import bitset, cards_of
from detente.core.message import Reason
from detente.games.twilight_struggle.board import MIDDLE_EAST, REGIONS, US, USSR
from detente.games.twilight_struggle.cardnames import (
    CARDS,
    CULTURAL_REVOLUTION,
    FORMOSAN_RESOLUTION,
    KITCHEN_DEBATES,
    ONE_SMALL_STEP,
    OUR_MAN_IN_TEHRAN,
    RED_SCARE_PURGE,
    SPECIAL_RELATIONSHIP,
    STAR_WARS,
    THE_CHINA_CARD,
    UN_INTERVENTION,
    WARGAMES,
)
from detente.games.twilight_struggle.cards import (
    BLOCKED_BY,
    NOT_LATE,
    REQUIRES_ANY,
)
from detente.games.twilight_struggle.countries import UNITED_KINGDOM
from detente.games.twilight_struggle.names import of_card
from detente.games.twilight_struggle.scoring import battlegrounds_held
from detente.games.twilight_struggle.state import TsState, civil_war, controls

_PREREQUISITE: Final = bitset(
    [c for c in range(CARDS) if REQUIRES_ANY[c] or BLOCKED_BY[c] >= 0 or NOT_LATE >> c & 1]
)
_CONDITION: Final = bitset(
    (
        KITCHEN_DEBATES,
        ONE_SMALL_STEP,
        STAR_WARS,
        WARGAMES,
        SPECIAL_RELATIONSHIP,
        OUR_MAN_IN_TEHRAN,
        UN_INTERVENTION,
        THE_CHINA_CARD,
    )
)
_BARRED: Final = bitset((RED_SCARE_PURGE, CULTURAL_REVOLUTION, FORMOSAN_RESOLUTION))
"""Events that must wait for the end of the Chinese Civil War (TS-20.4)."""

DOUBTFUL: Final = _PREREQUISITE | _CONDITION | _BARRED


def occurs(s: TsState, card: int, by: int) -> bool:
    """Whether the event would occur if `by` played it now (TS-12.2)."""
    return not DOUBTFUL >> card & 1 or hindrance(s, card, by) is None


def hindrance(s: TsState, card: int, by: int) -> Reason | None:
    """Why the event of a card cannot occur, if it cannot."""
    return blocked(s, card, by) or unmet(s, card, by)


def blocked(s: TsState, card: int, by: int) -> Reason | None:
    """A prerequisite event that has not happened, or one that forbids it: no Ops change that."""
    if REQUIRES_ANY[card] and not s.in_force & REQUIRES_ANY[card]:
        return Reason("needs-event", "TS-12.7", of_card(cards_of(REQUIRES_ANY[card])[0]))
    blocker = BLOCKED_BY[card]
    if blocker >= 0 and s.in_force >> blocker & 1:
        return Reason("blocked-by-event", "TS-12.7", of_card(blocker))
    if NOT_LATE >> card & 1 and s.turn >= 8:
        return Reason("not-in-late-war", "TS-12.7")
    if _BARRED >> card & 1 and civil_war(s) and (card != RED_SCARE_PURGE or by == USSR):
        return Reason("civil-war-bars", "TS-20.4")
    return None


def unmet(s: TsState, card: int, by: int) -> Reason | None:
    """A condition of the card's own that does not hold now (TS-12.8)."""
    if not _CONDITION >> card & 1 or _met(s, card, by):
        return None
    return UNMET[card]


def _met(s: TsState, card: int, by: int) -> bool:
    if card == KITCHEN_DEBATES:
        return battlegrounds_held(s, US) > battlegrounds_held(s, USSR)
    if card == ONE_SMALL_STEP:
        return s.space[by] < s.space[1 - by]
    if card == STAR_WARS:
        return s.space[US] > s.space[USSR]
    if card == WARGAMES:
        return s.defcon == 2
    if card == SPECIAL_RELATIONSHIP:
        return controls(s, US, UNITED_KINGDOM)
    if card == OUR_MAN_IN_TEHRAN:
        return any([controls(s, US, c) for c in REGIONS[MIDDLE_EAST]])
    return False  # UN Intervention alone and the China Card have no event


UNMET: Final = {
    KITCHEN_DEBATES: Reason("unmet-kitchen-debates", "TS-12.8"),
    ONE_SMALL_STEP: Reason("unmet-one-small-step", "TS-12.8"),
    STAR_WARS: Reason("unmet-star-wars", "TS-12.8"),
    WARGAMES: Reason("unmet-wargames", "TS-12.8"),
    SPECIAL_RELATIONSHIP: Reason("unmet-special-relationship", "TS-12.8"),
    OUR_MAN_IN_TEHRAN: Reason("unmet-our-man-in-tehran", "TS-12.8"),
    UN_INTERVENTION: Reason("unmet-un-intervention", "TS-6.21"),
    THE_CHINA_CARD: Reason("unmet-the-china-card", "TS-15.5"),
}
"""What a card with a condition of its own says when it does not hold."""
