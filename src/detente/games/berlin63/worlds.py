"""The possible worlds of a team: who stands on each base, who is in reserve, who leads.

Worlds are not listed one by one. A spy that was never seen is like any other that was never
seen, so a **case** says where the seen spies are and where the leader is, and stands for all
worlds that differ only in who the unseen are. A case is one number:

    bits 3·spy …    the base 0 to 4 of a seen spy, IN_RESERVE, IN_BOX, or UNSEEN
    bits 24 …       a seen spy that leads, or AN_UNSEEN_ONE + the base of an unseen one that does

An illusion adds to every case the cases a swap would make of it; a sight strikes cases out.
"""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of, pick
from detente.core.rng import Rng
from detente.games.berlin63.board import BLANK
from detente.games.berlin63.spies import LEADERS, SPIES, Spy
from detente.games.berlin63.state import TEAM

IN_RESERVE: Final = 5
IN_BOX: Final = 6
UNSEEN: Final = 7

_LEADER: Final = 24
EVERYONE_UNSEEN: Final = (1 << _LEADER) - 1
AN_UNSEEN_ONE: Final = 8

FACTORIAL: Final = (1, 1, 2, 6, 24, 120, 720, 5040, 40320)

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
    return case & EVERYONE_UNSEEN | leader << _LEADER


def leader_base(case: int) -> int:
    """The base the leader stands on."""
    leader = case >> _LEADER
    return leader - AN_UNSEEN_ONE if leader >= AN_UNSEEN_ONE else case >> 3 * leader & 7


def seen_at(case: int, place: int) -> list[Spy]:
    """The seen spies of a place."""
    return [spy for spy in range(SPIES) if case >> 3 * spy & 7 == place]


def swapped(case: int, base: int, other: int) -> int:
    """The case with whoever stands on two bases exchanged."""
    made = case
    for spy in range(SPIES):
        place = case >> 3 * spy & 7
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


# -- what comes out --------------------------------------------------------------------------


class Arrangement:
    """One world: who leads, who stands on each of the five bases, who is in reserve."""

    def __init__(self, leader: Spy, who: list[Spy], reserve: int) -> None:
        self.leader: Final = leader
        self.who: Final = who
        self.reserve: Final = reserve


class Suspicions:
    """Everything that is so in at least one world, as bitsets of spies and bases."""

    def __init__(self, bases: list[int], reserve: int, leaders: int, led: int) -> None:
        self.bases: Final = bases  # by base 0 to 4: who may stand there; 0 off the board
        self.reserve: Final = reserve  # who may be in reserve
        self.leaders: Final = leaders  # who may lead
        self.led: Final = led  # the bases the leader may stand on


class Group:
    """The cases led by the same seen spy, or by an unseen one, and how many worlds each is."""

    def __init__(self) -> None:
        self.cases: Final[list[int]] = []
        self.ways: Final[list[int]] = []
        self.total = 0

    def add(self, case: int, ways: int) -> None:
        """One more case."""
        self.cases.append(case)
        self.ways.append(ways)
        self.total += ways


def chosen(counts: list[int], total: int, rng: Rng) -> int:
    """An index, as likely as its count says."""
    at = rng.below(total)
    for index, count in enumerate(counts):
        at -= count
        if at < 0:
            return index
    raise AssertionError("counts add up")


class Worlds:
    """The possible worlds of one team, as cases. A value: what is seen makes new worlds."""

    def __init__(self, cases: set[int], standing: int, reserve: int) -> None:
        assert cases, "no world fits what was seen"
        self.cases: Final = cases
        self.standing: Final = standing  # the bases on the board, as a bitset of 0 to 4
        self.reserve: Final = reserve  # how many spies are in reserve
        self._groups: dict[int, Group] = {}  # worked out when first asked for
        self._suspicions: dict[int, Suspicions] = {}

    # -- what was seen -------------------------------------------------------------------

    def mixed(self, base: int, other: int) -> Worlds:
        """An illusion of two bases: swapped or not."""
        made = {swapped(case, base, other) for case in self.cases}
        return Worlds(self.cases | made, self.standing, self.reserve)

    def mixed_with_reserve(self, base: int, feint: bool) -> Worlds:
        """An illusion of a base and the reserve; a leader stays where it is (B63-5.5).

        Without the feint of ruling R6 the touched base cannot be the leader's.
        """
        cases = set(self.cases) if feint else set()
        for case in self.cases:
            if leader_base(case) != base:
                cases.add(case)
                cases.update(self._exchanged(case, base))
        return Worlds(cases, self.standing, self.reserve)

    def _exchanged(self, case: int, base: int) -> list[int]:
        away = seen_at(case, base)
        gone = moved(case, away[0], IN_RESERVE) if away else case
        made = [moved(gone, spy, base) for spy in seen_at(case, IN_RESERVE)]
        if self.unseen_in_reserve(case):
            made.append(gone)
        return made

    def shown(self, base: int, spy: Spy) -> Worlds:
        """The spy of a base was seen."""
        cases = {case for case in self._following(spy) if place_of(case, spy) == base}
        return Worlds(cases, self.standing, self.reserve)

    def denied(self, base: int, spy: Spy) -> Worlds:
        """The spy of a base is not the one that was named."""
        cases = {case for case in self._following(spy) if place_of(case, spy) != base}
        return Worlds(cases, self.standing, self.reserve)

    def fallen(self, base: int, spy: Spy) -> Worlds:
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
        for base in cards_of(self.free(case)):
            here = moved(case, spy, base)
            if leader != AN_UNSEEN_ONE + base:
                found.append(here)
            elif LEADERS >> spy & 1:
                found.append(led_by(here, spy))
        if self.unseen_in_reserve(case):
            found.append(moved(case, spy, IN_RESERVE))
        return found

    # -- counting ------------------------------------------------------------------------

    def free(self, case: int) -> int:
        """The bases on the board whose spy was never seen, as a bitset."""
        free = self.standing
        for spy in range(SPIES):
            free &= ~(1 << (case >> 3 * spy & 7))
        return free

    def unseen_in_reserve(self, case: int) -> int:
        """How many of the reserve were never seen."""
        return self.reserve - len(seen_at(case, IN_RESERVE))

    def unseen(self) -> int:
        """The spies that were never seen, as a bitset: the same in every case."""
        case = next(iter(self.cases))
        return sum([1 << spy for spy in range(SPIES) if place_of(case, spy) == UNSEEN])

    def groups(self) -> dict[int, Group]:
        """The cases by who leads: a seen spy, or AN_UNSEEN_ONE."""
        if not self._groups:
            for case in sorted(self.cases):
                leader = min(leader_of(case), AN_UNSEEN_ONE)
                if leader not in self._groups:
                    self._groups[leader] = Group()
                self._groups[leader].add(case, self._ways(case))
        return self._groups

    def _ways(self, case: int) -> int:
        """How many worlds a case stands for, once it is said which unseen spy leads, if any."""
        hidden = self.unseen_in_reserve(case)
        placed = self.free(case).bit_count() - (leader_of(case) >= AN_UNSEEN_ONE)
        return FACTORIAL[placed + hidden] // FACTORIAL[hidden]

    def led(self, spy: Spy) -> Group:
        """The cases in which this spy leads, or may lead as one of the unseen."""
        leader = AN_UNSEEN_ONE if self.unseen() >> spy & 1 else spy
        return self.groups().get(leader, Group())

    def leaders(self, taken: int) -> list[int]:
        """In how many worlds each spy leads; the leader cards `taken` are elsewhere."""
        counts = [0] * SPIES
        for spy in cards_of(LEADERS & ~taken):
            counts[spy] = self.led(spy).total
        return counts

    # -- choosing ------------------------------------------------------------------------

    def choose(self, leader: Spy, rng: Rng) -> Arrangement:
        """One of the worlds this spy leads, each equally likely."""
        group = self.led(leader)
        case = group.cases[chosen(group.ways, group.total, rng)]
        who = [BLANK] * TEAM
        reserve = 0
        for spy in range(SPIES):
            place = place_of(case, spy)
            if place < TEAM:
                who[place] = spy
            elif place == IN_RESERVE:
                reserve |= 1 << spy
        rest = self.unseen() & ~(1 << leader)
        who[leader_base(case)] = leader
        for base in cards_of(self.free(case) & ~(1 << leader_base(case))):
            who[base] = pick(rest, rng)
            rest &= ~(1 << who[base])
        return Arrangement(leader, who, reserve | rest)

    # -- suspecting ----------------------------------------------------------------------

    def suspicions(self, taken: int) -> Suspicions:
        """Everything that is possible, the leader cards `taken` being elsewhere."""
        if taken not in self._suspicions:
            self._suspicions[taken] = self._suspect(taken)
        return self._suspicions[taken]

    def _suspect(self, taken: int) -> Suspicions:
        bases = [0] * TEAM
        reserve = leaders = led = 0
        for leader, group in self.groups().items():
            heads = self._heads(leader, taken)
            leaders |= heads
            others = self._besides(leader, heads)
            for case in group.cases if heads else ():
                led |= 1 << leader_base(case)
                for base in cards_of(self.free(case)):
                    bases[base] |= heads if leader_of(case) == AN_UNSEEN_ONE + base else others
                for spy in range(SPIES):
                    place = place_of(case, spy)
                    if place < TEAM:
                        bases[place] |= 1 << spy
                    elif place == IN_RESERVE:
                        reserve |= 1 << spy
                if self.unseen_in_reserve(case):
                    reserve |= others
        return Suspicions(bases, reserve, leaders, led)

    def _heads(self, leader: int, taken: int) -> int:
        """Who can lead the cases of a group."""
        if leader == AN_UNSEEN_ONE:
            return self.unseen() & LEADERS & ~taken
        return 1 << leader & ~taken

    def _besides(self, leader: int, heads: int) -> int:
        """The unseen spies that may stand where the leader does not."""
        if leader == AN_UNSEEN_ONE and heads.bit_count() == 1:
            return self.unseen() & ~heads
        return self.unseen()

    def chance(self, base: int, spy: Spy, taken: int) -> float:
        """How likely a spy stands on a base, all worlds being equally likely."""
        found = total = 0.0
        unseen = self.unseen()
        for leader, group in self.groups().items():
            heads = self._heads(leader, taken)
            for case, ways in zip(group.cases, group.ways):
                total += ways * heads.bit_count()
                if place_of(case, spy) == base:
                    found += ways * heads.bit_count()
                elif unseen >> spy & 1 and self.free(case) >> base & 1:
                    found += ways * self._share(case, base, spy, heads, unseen.bit_count())
        return found / total

    def _share(self, case: int, base: int, spy: Spy, heads: int, unseen: int) -> float:
        """For how many of the heads, on average, an unseen spy stands on a free base."""
        leader = leader_of(case)
        if leader == AN_UNSEEN_ONE + base:
            return heads >> spy & 1
        if leader < AN_UNSEEN_ONE:
            return heads.bit_count() / unseen
        return (heads & ~(1 << spy)).bit_count() / (unseen - 1)
