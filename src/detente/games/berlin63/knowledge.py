"""What can be known of a team that is not one's own, from all that was seen of it.

The state keeps a **trail**: every illusion, every identity shown and every removal, in order.
Both seats may read all of it (what was shown, was shown by one to the other); a spectator
reads it with the private sights blanked. From the trail follows, exactly, which worlds are
possible, a world being who stands on each base, who is in reserve, and who leads.

Worlds are not listed one by one. A spy that was never seen is like any other that was never
seen, so a **case** says where the seen spies are and where the leader is, and stands for all
worlds that differ only in who the unseen are:

    bits 3·spy …    the base 0 to 4 of a seen spy, IN_RESERVE, IN_BOX, or UNSEEN
    bits 24 …       a seen spy that leads, or AN_UNSEEN_ONE + the base of an unseen one that does

An illusion adds to every case the cases a swap would make of it; a sight strikes cases out.
"""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of, nth
from detente.core.rng import Rng
from detente.games.berlin63.board import NONE
from detente.games.berlin63.spies import LEADERS, SPIES, Spy
from detente.games.berlin63.state import RESERVE, TEAM, Base, BerlinState, owner

# The trail: records of RECORD bytes: what, place, spy (or other place), name claimed, turn.
RECORD: Final = 6

SAW_MIX: Final = 0  # two places were touched
SAW_PROOF: Final = 1  # everybody saw the spy
SAW_CAUGHT: Final = 2  # the opponent saw the spy, everybody that it is not the one named
SAW_UNMASKED: Final = 3  # the opponent saw the spy
SAW_FALL: Final = 4  # the spy left the board for the box
SAW_LOSS: Final = 5  # the spy left the reserve for the box

IN_RESERVE: Final = 5
IN_BOX: Final = 6
UNSEEN: Final = 7

_LEADER: Final = 24
_SEEN_MASK: Final = (1 << _LEADER) - 1
AN_UNSEEN_ONE: Final = 8

FACTORIAL: Final = (1, 1, 2, 6, 24, 120, 720, 5040, 40320)


def jot(s: BerlinState, what: int, place: int, seen: int, name: Spy = NONE) -> None:
    """Write a sight into the trail."""
    s.trail += bytes((what, place, seen, name, s.turns & 255, s.turns >> 8 & 255))


def side_of(place: int) -> int:
    """The seat whose team a place of the trail belongs to."""
    return place - RESERVE if place >= RESERVE else owner(place)


def trail_of(trail: bytearray, seat: int) -> bytes:
    """The records about one team."""
    parts = [
        bytes(trail[at : at + RECORD])
        for at in range(0, len(trail), RECORD)
        if side_of(trail[at + 1]) == seat
    ]
    return b"".join(parts)


def public_trail(trail: bytearray) -> bytearray:
    """The trail as a spectator saw it: without what only the opponent was shown."""
    public = bytearray()
    for at in range(0, len(trail), RECORD):
        record = trail[at : at + RECORD]
        if record[0] == SAW_UNMASKED:
            continue
        if record[0] == SAW_CAUGHT:
            record[2] = NONE
        public += record
    return public


# -- cases -----------------------------------------------------------------------------------


def place_of(case: int, spy: Spy) -> int:
    """Where a case has a spy."""
    return case >> 3 * spy & 7


def moved(case: int, spy: Spy, place: int) -> int:
    """The case with a spy somewhere else."""
    return case & ~(7 << 3 * spy) | place << 3 * spy


def leader_of(case: int) -> int:
    """The seen spy that leads, or AN_UNSEEN_ONE + its base."""
    return case >> _LEADER


def led_by(case: int, leader: int) -> int:
    """The case with another leader."""
    return case & _SEEN_MASK | leader << _LEADER


def leader_base(case: int) -> int:
    """The base the leader stands on."""
    leader = case >> _LEADER
    return leader - AN_UNSEEN_ONE if leader >= AN_UNSEEN_ONE else place_of(case, leader)


def seen_at(case: int, place: int) -> list[Spy]:
    """The seen spies of a place."""
    return [spy for spy in range(SPIES) if place_of(case, spy) == place]


class Worlds:
    """The possible worlds of one team, as cases."""

    def __init__(self, cases: set[int], standing: int, reserve: int) -> None:
        self.cases: Final = cases
        self.standing: Final = standing  # the bases on the board, as a bitset of 0 to 4
        self.reserve: Final = reserve  # how many spies are in reserve

    def unseen_in_reserve(self, case: int) -> int:
        """How many of the reserve were never seen."""
        return self.reserve - len(seen_at(case, IN_RESERVE))

    # -- what was seen -------------------------------------------------------------------

    def mixed(self, base: Base, other: Base) -> Worlds:
        """An illusion of two bases: swapped or not."""
        swapped = {_swapped(case, base, other) for case in self.cases}
        return Worlds(self.cases | swapped, self.standing, self.reserve)

    def mixed_with_reserve(self, base: Base, feint: bool) -> Worlds:
        """An illusion of a base and the reserve; a leader stays where it is (B63-5.5).

        Without the feint of ruling R6 the touched base cannot be the leader's.
        """
        cases = set(self.cases) if feint else set()
        for case in self.cases:
            if leader_base(case) != base:
                cases.add(case)
                cases.update(self._exchanged(case, base))
        return Worlds(cases, self.standing, self.reserve)

    def _exchanged(self, case: int, base: Base) -> list[int]:
        away = seen_at(case, base)
        gone = moved(case, away[0], IN_RESERVE) if away else case
        made = [moved(gone, spy, base) for spy in seen_at(case, IN_RESERVE)]
        if self.unseen_in_reserve(case):
            made.append(gone)
        return made

    def shown(self, base: Base, spy: Spy) -> Worlds:
        """The spy of a base was seen."""
        cases = {case for case in self._following(spy) if place_of(case, spy) == base}
        return Worlds(cases, self.standing, self.reserve)

    def denied(self, base: Base, spy: Spy) -> Worlds:
        """The spy of a base is not the one that was named."""
        cases = {case for case in self._following(spy) if place_of(case, spy) != base}
        return Worlds(cases, self.standing, self.reserve)

    def fallen(self, base: Base, spy: Spy) -> Worlds:
        """The spy of a base went to the box and the game went on: it was not the leader."""
        cases = {
            moved(case, spy, IN_BOX)
            for case in self._following(spy)
            if place_of(case, spy) == base and leader_of(case) != spy
        }
        return Worlds(cases, self.standing & ~(1 << base), self.reserve)

    def lost(self, spy: Spy) -> Worlds:
        """A spy of the reserve went to the box."""
        cases = {
            moved(case, spy, IN_BOX)
            for case in self._following(spy)
            if place_of(case, spy) == IN_RESERVE
        }
        return Worlds(cases, self.standing, self.reserve - 1)

    def _following(self, spy: Spy) -> set[int]:
        """The cases, each split by where `spy` is: from now on it counts as seen."""
        cases: set[int] = set()
        for case in self.cases:
            if place_of(case, spy) == UNSEEN:
                cases.update(self._placed(case, spy))
            else:
                cases.add(case)
        return cases

    def _placed(self, case: int, spy: Spy) -> list[int]:
        found = []
        leader = leader_of(case)
        for base in self.free_bases(case):
            here = moved(case, spy, base)
            if leader != AN_UNSEEN_ONE + base:
                found.append(here)
            elif LEADERS >> spy & 1:
                found.append(led_by(here, spy))
        if self.unseen_in_reserve(case):
            found.append(moved(case, spy, IN_RESERVE))
        return found

    # -- counting ------------------------------------------------------------------------

    def free_bases(self, case: int) -> list[Base]:
        """The bases on the board whose spy was never seen."""
        free = self.standing
        for spy in range(SPIES):
            place = place_of(case, spy)
            if place < TEAM:
                free &= ~(1 << place)
        return cards_of(free)

    def unseen(self) -> int:
        """The spies that were never seen, as a bitset: the same in every case."""
        for case in self.cases:
            return sum([1 << spy for spy in range(SPIES) if place_of(case, spy) == UNSEEN])
        raise AssertionError("no world fits what was seen")

    def ways(self, case: int, spy: Spy) -> int:
        """In how many worlds of a case this spy leads."""
        leader = leader_of(case)
        if leader == spy:
            placed = len(self.free_bases(case))
        elif leader >= AN_UNSEEN_ONE and place_of(case, spy) == UNSEEN:
            placed = len(self.free_bases(case)) - 1
        else:
            return 0
        hidden = self.unseen_in_reserve(case)
        return FACTORIAL[placed + hidden] // FACTORIAL[hidden]

    def leaders(self, taken: int) -> list[int]:
        """In how many worlds each spy leads; the leader cards `taken` are elsewhere."""
        counts = [0] * SPIES
        for spy in cards_of(LEADERS & ~taken):
            for case in self.cases:
                counts[spy] += self.ways(case, spy)
        return counts

    # -- choosing ------------------------------------------------------------------------

    def choose(self, leader: Spy, rng: Rng) -> Arrangement:
        """One of the worlds this spy leads, each equally likely."""
        cases = sorted(self.cases)
        counts = [self.ways(case, leader) for case in cases]
        case = cases[chosen(counts, rng)]
        who = [NONE] * TEAM
        reserve = 0
        for spy in range(SPIES):
            place = place_of(case, spy)
            if place < TEAM:
                who[place] = spy
            elif place == IN_RESERVE:
                reserve |= 1 << spy
        rest = self.unseen()
        free = self.free_bases(case)
        if leader_of(case) >= AN_UNSEEN_ONE:
            who[leader_base(case)] = leader
            free.remove(leader_base(case))
            rest &= ~(1 << leader)
        for base in free:
            who[base] = nth(rest, rng.below(rest.bit_count()))
            rest &= ~(1 << who[base])
        return Arrangement(leader, who, reserve | rest)


class Arrangement:
    """One world: who leads, who stands on each of the five bases, who is in reserve."""

    def __init__(self, leader: Spy, who: list[Spy], reserve: int) -> None:
        self.leader: Final = leader
        self.who: Final = who
        self.reserve: Final = reserve


def chosen(counts: list[int], rng: Rng) -> int:
    """An index, as likely as its count says."""
    at = rng.below(sum(counts))
    for index, count in enumerate(counts):
        at -= count
        if at < 0:
            return index
    raise AssertionError("counts add up")


def _swapped(case: int, base: Base, other: Base) -> int:
    """The case with whoever stands on two bases exchanged."""
    made = case
    for spy in range(SPIES):
        place = place_of(case, spy)
        if place == base:
            made = moved(made, spy, other)
        elif place == other:
            made = moved(made, spy, base)
    leader = leader_of(case)
    if leader == AN_UNSEEN_ONE + base:
        return led_by(made, AN_UNSEEN_ONE + other)
    if leader == AN_UNSEEN_ONE + other:
        return led_by(made, AN_UNSEEN_ONE + base)
    return made


# -- from the trail to the worlds ------------------------------------------------------------


def at_first() -> Worlds:
    """Five stand on the first row, three are in reserve, the leader is among the five."""
    every_spy_unseen = _SEEN_MASK
    cases = {led_by(every_spy_unseen, AN_UNSEEN_ONE + base) for base in range(TEAM)}
    return Worlds(cases, (1 << TEAM) - 1, 3)


def after(worlds: Worlds, record: bytes, feint: bool) -> Worlds:
    """The worlds that are possible after one more sight."""
    what, place, seen, name = record[0], record[1], record[2], record[3]
    base = place % TEAM
    if what == SAW_MIX:
        if seen >= RESERVE:
            return worlds.mixed_with_reserve(base, feint)
        return worlds.mixed(base, seen % TEAM)
    if what == SAW_FALL:
        return worlds.fallen(base, seen)
    if what == SAW_LOSS:
        return worlds.lost(seen)
    if seen == NONE:
        return worlds.denied(base, name)
    return worlds.shown(base, seen)


_MEMORY: Final[dict[tuple[bytes, bool], Worlds]] = {}
_MEMORY_SIZE: Final = 256


def worlds_of(trail: bytes, feint: bool) -> Worlds:
    """The worlds that fit the trail of one team.

    A pure function; what it worked out is kept, because the next question about a team is
    mostly about the same trail with one more record.
    """
    known = len(trail)
    while known and (trail[:known], feint) not in _MEMORY:
        known -= RECORD
    worlds = _MEMORY[trail[:known], feint] if known else at_first()
    for at in range(known, len(trail), RECORD):
        worlds = after(worlds, trail[at : at + RECORD], feint)
    if known < len(trail):
        if len(_MEMORY) >= _MEMORY_SIZE:
            _MEMORY.clear()
        _MEMORY[trail, feint] = worlds
    return worlds


def possible(s: BerlinState, seat: int) -> Worlds:
    """The worlds of a team that fit everything in the trail of a state or view."""
    return worlds_of(trail_of(s.trail, seat), s.options.on("leader_reserve_feint"))
