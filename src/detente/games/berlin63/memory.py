"""What a seat can tell of the teams from its own log (section 16)."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.memory import Memory
from detente.core.notes import HIDDEN, Note
from detente.games.berlin63 import codes as k
from detente.games.berlin63.board import BLANK, BLUE, RED
from detente.games.berlin63.knowledge import (
    RECORD,
    SAW_CAUGHT,
    SAW_FALL,
    SAW_LOSS,
    SAW_MIX,
    SAW_PROOF,
    SAW_UNMASKED,
    side_of,
    trail_of,
)
from detente.games.berlin63.state import RESERVE, TEAM, BerlinState, line

SIGHT: Final = {
    k.MIXED: SAW_MIX,
    k.MIXED_RESERVE: SAW_MIX,
    k.PROVED: SAW_PROOF,
    k.CAUGHT: SAW_CAUGHT,
    k.UNMASKED: SAW_UNMASKED,
    k.FELL: SAW_FALL,
    k.LOST: SAW_LOSS,
}
"""What each note tells of a team, as the trail calls it."""

SPY_AT: Final = {k.PROVED: 2, k.CAUGHT: 3, k.UNMASKED: 2, k.FELL: 2, k.LOST: 1}
"""Which argument of a note is the spy that was seen."""

Sight = tuple[int, int, int]
"""What was seen, of which team, and which spy; BLANK where the seat may not know."""

Team = tuple[tuple[int, ...], int]
"""Who stands on the five bases, and the reserve as a bitset."""


class BerlinMemory(Memory[BerlinState]):
    """Every illusion and every identity shown, in order; the opponent's look behind a base and
    who was caught are told to the two players only (B63-16.2).
    """

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self.sights: list[Sight] = []

    def hear(self, note: Note) -> None:
        what, args = note.what, note.args
        if what == k.GAME_BEGINS:
            self.sights = []
        elif what in SIGHT:
            spy = args[SPY_AT[what]] if what in SPY_AT else BLANK
            if what != k.UNMASKED or spy != HIDDEN:
                self.sights.append((SIGHT[what], args[0], BLANK if spy == HIDDEN else spy))

    def invented(self, view: BerlinState) -> str:
        known = sights_of(view.trail)
        return "" if known == self.sights else f"{known}, told were {self.sights}"

    def contradicted(self, world: BerlinState) -> str:
        if world.turns == 0 or world.result is not None:
            return ""
        for side in (RED, BLUE):
            who = tuple(world.who[side * TEAM : side * TEAM + line(world)])
            team = (who, world.reserve[side])
            if not could_have_come(world, side, team):
                return f"{team}, led by {world.leader[side]}"
        return ""


def sights_of(trail: bytes) -> list[Sight]:
    """The sights of a trail, in order."""
    found: list[Sight] = []
    for at in range(0, len(trail), RECORD):
        what, place, spy = trail[at], trail[at + 1], trail[at + 2]
        found.append((what, side_of(place), BLANK if what == SAW_MIX else spy))
    return found


def could_have_come(s: BerlinState, side: int, team: Team) -> bool:
    """Whether a team can stand as it does after all that was seen: read backwards, sight by sight,
    as the teams it can have been before.
    """
    teams = {team}
    leader = s.leader[side]
    trail = trail_of(s.trail, side)
    for at in reversed(range(0, len(trail), RECORD)):
        teams = before(s, teams, trail[at : at + RECORD], leader)
    return any([BLANK not in who and leader in who for who, _ in teams])


def before(s: BerlinState, teams: set[Team], sight: bytes, leader: int) -> set[Team]:
    """What the teams can have been before one sight."""
    what, base, seen, name = sight[0], sight[1] % TEAM, sight[2], sight[3]
    if what == SAW_MIX and seen >= RESERVE:
        feint = s.options.on("leader_reserve_feint")
        kept = {team for team in teams if feint or team[0][base] != leader}
        return kept.union(*[exchanges(team, base, leader) for team in teams])
    if what == SAW_MIX:
        return teams | {swap(team, base, seen % TEAM) for team in teams}
    if what == SAW_FALL:
        if seen == leader:
            return set()
        return {(stand(who, base, seen), reserve) for who, reserve in teams}
    if what == SAW_LOSS:
        return {(who, reserve | 1 << seen) for who, reserve in teams}
    if seen == BLANK:
        return {team for team in teams if team[0][base] != name}
    return {team for team in teams if team[0][base] == seen}


def stand(who: tuple[int, ...], base: int, spy: int) -> tuple[int, ...]:
    """The bases with a spy on one of them."""
    return (*who[:base], spy, *who[base + 1 :])


def swap(team: Team, base: int, other: int) -> Team:
    """The team before two of its bases were exchanged."""
    who, reserve = team
    return stand(stand(who, base, who[other]), other, who[base]), reserve


def exchanges(team: Team, base: int, leader: int) -> set[Team]:
    """The teams before a spy of the reserve took a base; the leader is none of the two (5.5)."""
    who, reserve = team
    if who[base] == leader:
        return set()
    return {
        (stand(who, base, spy), reserve ^ (1 << spy | 1 << who[base])) for spy in cards_of(reserve)
    }
