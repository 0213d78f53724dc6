"""Every arrangement of a team one by one: slow, plain, and what the clever way is measured by."""

from functools import lru_cache
from itertools import permutations

from detente.core.cards import cards_of
from detente.games.berlin63.board import BLANK
from detente.games.berlin63.knowledge import RECORD, SAW_FALL, SAW_LOSS, SAW_MIX
from detente.games.berlin63.spies import ALL_SPIES, LEADERS, SPIES
from detente.games.berlin63.state import RESERVE
from detente.games.berlin63.worlds import (
    AN_UNSEEN_ONE,
    IN_RESERVE,
    Worlds,
    leader_base,
    leader_of,
    place_of,
)

World = tuple[tuple[int, ...], int, int]
"""Who stands on the five bases, the reserve as a bitset, who leads."""


def every_line_up() -> set[World]:
    """All that can be chosen: five of eight in order, a leader among them."""
    found: set[World] = set()
    for who in permutations(range(SPIES), 5):
        reserve = ALL_SPIES & ~sum([1 << spy for spy in who])
        found |= {(who, reserve, spy) for spy in who if LEADERS >> spy & 1}
    return found


def swapped(world: World, base: int, other: int) -> World:
    who = list(world[0])
    who[base], who[other] = who[other], who[base]
    return tuple(who), world[1], world[2]


def exchanged(world: World, base: int) -> set[World]:
    who, reserve, leader = world
    if who[base] == leader:
        return set()
    found = set()
    for spy in cards_of(reserve):
        changed = list(who)
        changed[base] = spy
        found.add((tuple(changed), reserve ^ (1 << spy | 1 << who[base]), leader))
    return found


def without_base(world: World, base: int) -> World:
    who = list(world[0])
    who[base] = BLANK
    return tuple(who), world[1], world[2]


def after(worlds: set[World], record: bytes, feint: bool) -> set[World]:
    """The worlds that are left, or become possible, when one record is read literally."""
    what, place, seen, name = record[:4]
    base = place % 5
    if what == SAW_MIX and seen < RESERVE:
        return worlds | {swapped(world, base, seen % 5) for world in worlds}
    if what == SAW_MIX:
        kept = {world for world in worlds if feint or world[0][base] != world[2]}
        return kept.union(*[exchanged(world, base) for world in kept])
    if what == SAW_FALL:
        return {
            without_base(world, base)
            for world in worlds
            if world[0][base] == seen and world[2] != seen
        }
    if what == SAW_LOSS:
        return {
            (who, reserve ^ 1 << seen, leader)
            for who, reserve, leader in worlds
            if reserve >> seen & 1
        }
    if seen == BLANK:
        return {world for world in worlds if world[0][base] != name}
    return {world for world in worlds if world[0][base] == seen}


@lru_cache(maxsize=4)
def brute_force(trail: bytes, feint: bool) -> set[World]:
    worlds = every_line_up()
    for at in range(0, len(trail), RECORD):
        worlds = after(worlds, trail[at : at + RECORD], feint)
    return worlds


def spelled_out(worlds: Worlds) -> list[World]:
    """Every world the cases stand for; a world said twice would be in the list twice."""
    found = []
    unseen = cards_of(worlds.unseen())
    for case in worlds.cases:
        who = [BLANK] * 5
        reserve = 0
        for spy in range(SPIES):
            if place_of(case, spy) < 5:
                who[place_of(case, spy)] = spy
            elif place_of(case, spy) == IN_RESERVE:
                reserve |= 1 << spy
        free = cards_of(worlds.free(case))
        for chosen in permutations(unseen, len(free)):
            for base, spy in zip(free, chosen):
                who[base] = spy
            hidden = sum([1 << spy for spy in unseen if spy not in chosen])
            leader = who[leader_base(case)]
            if leader_of(case) >= AN_UNSEEN_ONE and not LEADERS >> leader & 1:
                continue
            found.append((tuple(who), reserve | hidden, leader))
    return found
