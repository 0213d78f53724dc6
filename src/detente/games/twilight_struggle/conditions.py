"""Whether an event can occur: prerequisites, blocks and conditions (TS-12.7, TS-12.8)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from detente.core.cards import bitset, cards_of
from detente.core.frame import NONE
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
_BARRED: Final = bitset((RED_SCARE_PURGE, CULTURAL_REVOLUTION, FORMOSAN_RESOLUTION))
"""Events that must wait for the end of the Chinese Civil War (TS-20.4)."""


def ahead_in_battlegrounds(s: TsState, by: int) -> bool:
    """Kitchen Debates: the US controls more battlegrounds."""
    return battlegrounds_held(s, US) > battlegrounds_held(s, USSR)


def behind_in_space(s: TsState, by: int) -> bool:
    """One Small Step: the opponent is ahead in the Space Race."""
    return s.space[by] < s.space[1 - by]


def us_ahead_in_space(s: TsState, by: int) -> bool:
    """Star Wars: the US is ahead in the Space Race."""
    return s.space[US] > s.space[USSR]


def at_defcon_2(s: TsState, by: int) -> bool:
    """Wargames: DEFCON is 2."""
    return s.defcon == 2


def us_holds_the_uk(s: TsState, by: int) -> bool:
    """Special Relationship: the US controls the United Kingdom."""
    return controls(s, US, UNITED_KINGDOM)


def us_in_the_middle_east(s: TsState, by: int) -> bool:
    """Our Man in Tehran: the US controls a country of the Middle East."""
    return any([controls(s, US, c) for c in REGIONS[MIDDLE_EAST]])


def never(s: TsState, by: int) -> bool:
    """UN Intervention alone and the China Card have no event."""
    return False


CONDITIONS: Final = {
    KITCHEN_DEBATES: (ahead_in_battlegrounds, Reason("unmet-kitchen-debates", "TS-12.8")),
    ONE_SMALL_STEP: (behind_in_space, Reason("unmet-one-small-step", "TS-12.8")),
    STAR_WARS: (us_ahead_in_space, Reason("unmet-star-wars", "TS-12.8")),
    WARGAMES: (at_defcon_2, Reason("unmet-wargames", "TS-12.8")),
    SPECIAL_RELATIONSHIP: (us_holds_the_uk, Reason("unmet-special-relationship", "TS-12.8")),
    OUR_MAN_IN_TEHRAN: (us_in_the_middle_east, Reason("unmet-our-man-in-tehran", "TS-12.8")),
    UN_INTERVENTION: (never, Reason("unmet-un-intervention", "TS-6.21")),
    THE_CHINA_CARD: (never, Reason("unmet-the-china-card", "TS-15.5")),
}
"""What must hold for an event with a condition of its own, and what is said if it does not."""

_CONDITIONAL: Final = bitset(CONDITIONS)

DOUBTFUL: Final = _PREREQUISITE | _CONDITIONAL | _BARRED
"""The cards whose event may be unable to occur."""


def occurs(s: TsState, card: int, by: int) -> bool:
    """Whether the event would occur if `by` played it now (TS-12.2)."""
    return not (DOUBTFUL >> card & 1 and unable(s, 1 << card, by))


def unable(s: TsState, cards: int, by: int) -> int:
    """Those of some cards whose event would not occur if `by` played it now (TS-12.2)."""
    cards &= DOUBTFUL
    if not cards:
        return 0
    closed = cards & _barred(s.in_force & _MATTERING, s.turn >= 8, civil_war(s), by)
    cards &= _CONDITIONAL & ~closed
    if cards:
        for card in cards_of(cards):
            if not CONDITIONS[card][0](s, by):
                closed |= 1 << card
    return closed


def hindrance(s: TsState, card: int, by: int) -> Reason | None:
    """Why the event of a card cannot occur, if it cannot."""
    return blocked(s, card, by) or unmet(s, card, by)


def blocked(s: TsState, card: int, by: int) -> Reason | None:
    """A prerequisite event that has not happened, or one that forbids it: no Ops change that."""
    if not DOUBTFUL >> card & 1:
        return None
    return bar(s.in_force, s.turn >= 8, civil_war(s), by, card)


def bar(in_force: int, late: bool, war: bool, by: int, card: int) -> Reason | None:
    """The same of what it depends on: the events in force, the Late War, the Chinese Civil War."""
    if REQUIRES_ANY[card] and not in_force & REQUIRES_ANY[card]:
        return Reason("needs-event", "TS-12.7", of_card(cards_of(REQUIRES_ANY[card])[0]))
    blocker = BLOCKED_BY[card]
    if blocker >= 0 and in_force >> blocker & 1:
        return Reason("blocked-by-event", "TS-12.7", of_card(blocker))
    if NOT_LATE >> card & 1 and late:
        return Reason("not-in-late-war", "TS-12.7")
    if _BARRED >> card & 1 and war and (card != RED_SCARE_PURGE or by == USSR):
        return Reason("civil-war-bars", "TS-20.4")
    return None


@lru_cache(maxsize=1 << 10)  # few events change it
def _barred(in_force: int, late: bool, war: bool, by: int) -> int:
    """Every card that is blocked."""
    doubtful = cards_of(DOUBTFUL)
    return bitset([card for card in doubtful if bar(in_force, late, war, by, card) is not None])


_MATTERING: Final = bitset(
    [
        event
        for card in range(CARDS)
        for event in (*cards_of(REQUIRES_ANY[card]), BLOCKED_BY[card])
        if event != NONE
    ]
)
"""The events that make others possible or impossible."""


def unmet(s: TsState, card: int, by: int) -> Reason | None:
    """A condition of the card's own that does not hold now (TS-12.8)."""
    if card not in CONDITIONS:
        return None
    holds, reason = CONDITIONS[card]
    return None if holds(s, by) else reason
