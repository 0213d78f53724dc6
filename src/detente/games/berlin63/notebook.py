"""The notebook: what a seat knows of each enemy base, what is possible, and why (16.2, 16.3)."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.state import View
from detente.games.berlin63.board import BLUE, NONE, RED, SEATS
from detente.games.berlin63.knowledge import (
    AN_UNSEEN_ONE,
    IN_RESERVE,
    RECORD,
    SAW_MIX,
    Worlds,
    leader_base,
    leader_of,
    possible,
    seen_at,
    side_of,
)
from detente.games.berlin63.spies import LEADERS, SPIES, SPY_NAMES
from detente.games.berlin63.state import RESERVE, TEAM, BerlinState

SIGHTS: Final = ("mixed", "proved", "caught", "unmasked", "fell", "lost")
"""What each kind of record in the trail is called."""


class Suspicions:
    """Of one team: who may stand on each base, who may be in reserve, who may lead."""

    def __init__(self, bases: list[int], reserve: int, leaders: int, led: int) -> None:
        self.bases: Final = bases  # by base 0 to 4: a bitset of spies, 0 for a base off the board
        self.reserve: Final = reserve
        self.leaders: Final = leaders  # the spies that may lead
        self.led: Final = led  # the bases the leader may stand on


def suspicions(worlds: Worlds, taken: int) -> Suspicions:
    """Everything that is possible in at least one world; leader cards `taken` are elsewhere."""
    bases = [0] * TEAM
    reserve = leaders = led = 0
    unseen = worlds.unseen()
    for case in worlds.cases:
        heads = [spy for spy in cards_of(LEADERS & ~taken) if worlds.ways(case, spy)]
        if not heads:
            continue
        for spy in heads:
            leaders |= 1 << spy
        led |= 1 << leader_base(case)
        for base in range(TEAM):
            for spy in seen_at(case, base):
                bases[base] |= 1 << spy
        for spy in seen_at(case, IN_RESERVE):
            reserve |= 1 << spy
        others = _besides_the_leader(case, heads, unseen)
        for base in worlds.free_bases(case):
            if leader_of(case) == AN_UNSEEN_ONE + base:
                for spy in heads:
                    bases[base] |= 1 << spy
            else:
                bases[base] |= others
        if worlds.unseen_in_reserve(case):
            reserve |= others
    return Suspicions(bases, reserve, leaders, led)


def _besides_the_leader(case: int, heads: list[int], unseen: int) -> int:
    """The unseen spies that may stand where the leader does not."""
    if leader_of(case) >= AN_UNSEEN_ONE and len(heads) == 1:
        return unseen & ~(1 << heads[0])
    return unseen


def chances(worlds: Worlds, base: int, taken: int) -> list[float]:
    """How likely each spy is to stand on a base 0 to 4, all worlds being equally likely."""
    counts = [0.0] * SPIES
    unseen = worlds.unseen()
    for case in worlds.cases:
        heads = [spy for spy in cards_of(LEADERS & ~taken) if worlds.ways(case, spy)]
        ways = [worlds.ways(case, spy) for spy in heads]
        seen = seen_at(case, base)
        if seen:
            counts[seen[0]] += sum(ways)
        elif leader_of(case) == AN_UNSEEN_ONE + base:
            for spy, number in zip(heads, ways):
                counts[spy] += number
        elif worlds.standing >> base & 1:
            _spread(counts, case, heads, ways, unseen)
    total = sum(counts)
    return [count / total if total else 0.0 for count in counts]


def _spread(counts: list[float], case: int, heads: list[int], ways: list[int], unseen: int) -> None:
    """Share the worlds of a case among the unseen spies that may stand on a free base."""
    for head, number in zip(heads, ways):
        others = unseen & ~(1 << head) if leader_of(case) >= AN_UNSEEN_ONE else unseen
        for spy in cards_of(others):
            counts[spy] += number / others.bit_count()


def taken_cards(s: BerlinState) -> int:
    """The leader cards a view sees."""
    taken = 0
    for spy in s.leader:
        if spy != NONE:
            taken |= 1 << spy
    return taken


def notebook(view: View[BerlinState]) -> list[dict[str, object]]:
    """For every team that is not the reader's: possible identities and the sights behind them."""
    s = view.state
    if s.turns == 0 or s.result is not None:
        return []
    return [_page(s, side) for side in (RED, BLUE) if side != view.seat]


def _page(s: BerlinState, side: int) -> dict[str, object]:
    found = suspicions(possible(s, side), taken_cards(s))
    return {
        "seat": SEATS[side],
        "leaders": _names(found.leaders),
        "reserve": _names(found.reserve),
        "bases": [
            {
                "base": side * TEAM + number,
                "could_be": _names(found.bases[number]),
                "could_lead": bool(found.led >> number & 1),
                "because": _sights(s, side, number),
            }
            for number in range(TEAM)
            if s.where[side * TEAM + number] != NONE
        ],
    }


def _sights(s: BerlinState, side: int, number: int) -> list[dict[str, object]]:
    """The records of the trail that touch a base."""
    told: list[dict[str, object]] = []
    base = side * TEAM + number
    for at in range(0, len(s.trail), RECORD):
        what, place, seen, name, low, high = s.trail[at : at + RECORD]
        if side_of(place) != side or (place != base and (what != SAW_MIX or seen != base)):
            continue
        sight: dict[str, object] = {"what": SIGHTS[what], "turn": low + 256 * high}
        if what == SAW_MIX:
            other = place if seen == base else seen
            sight["with"] = "reserve" if other >= RESERVE else other
        else:
            sight["spy"] = None if seen == NONE else SPY_NAMES[seen]
            sight["named"] = None if name == NONE else SPY_NAMES[name]
        told.append(sight)
    return told


def _names(spies: int) -> list[str]:
    return [SPY_NAMES[spy] for spy in cards_of(spies)]
