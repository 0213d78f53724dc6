"""Where points may go: the lists of targets, and the rules that close a country, each told once."""

from __future__ import annotations

from itertools import compress
from typing import Final

from detente.core.cards import bitset
from detente.core.frame import NONE
from detente.core.guard import Guard, Source, left_open
from detente.core.message import Argument, Reason
from detente.games.twilight_struggle.board import (
    ASIA,
    CLOSED_BELOW,
    EUROPE,
    FIRST_OPEN,
    LATIN_AMERICA,
    REGION,
    US,
)
from detente.games.twilight_struggle.cardnames import (
    CHERNOBYL,
    DE_GAULLE_LEADS_FRANCE,
    JUNTA,
    NATO,
    THE_REFORMER,
    US_JAPAN_MUTUAL_DEFENSE_PACT,
    WILLY_BRANDT,
)
from detente.games.twilight_struggle.countries import (
    CHINESE_CIVIL_WAR,
    COUNTRIES,
    FRANCE,
    JAPAN,
    SPACES,
    WEST_GERMANY,
)
from detente.games.twilight_struggle.frames import Points
from detente.games.twilight_struggle.names import in_region, of_card, of_country
from detente.games.twilight_struggle.options import REALIGN_ANYWHERE
from detente.games.twilight_struggle.points import (
    DEAREST,
    ELSEWHERE,
    LIMITED,
    MAY_COUP,
    MAY_PLACE,
    MAY_REALIGN,
    affordable,
    as_printed,
    cost,
    going_to,
    points,
)
from detente.games.twilight_struggle.state import TsState, in_force, not_controlled


def shielded(s: TsState) -> int:
    """Where NATO and the US/Japan Pact keep the USSR out (TS-9.12, TS-10.12), as a bitset."""
    closed = 0
    if in_force(s, NATO):
        closed = s.control[US] & _IN_EUROPE
        if in_force(s, DE_GAULLE_LEADS_FRANCE):
            closed &= ~(1 << FRANCE)
        if in_force(s, WILLY_BRANDT):
            closed &= ~(1 << WEST_GERMANY)
    if in_force(s, US_JAPAN_MUTUAL_DEFENSE_PACT):
        closed |= 1 << JAPAN
    return closed


_SHIELDS: Final = 1 << NATO | 1 << US_JAPAN_MUTUAL_DEFENSE_PACT
_IN_EUROPE: Final = bitset([c for c in range(COUNTRIES) if REGION[c] == EUROPE])


def unshielded(s: TsState, seat: int, where: list[int]) -> list[int]:
    """The countries out of which nothing keeps `seat`."""
    if seat == US or not s.in_force & _SHIELDS:
        return where
    closed = shielded(s)
    return [c for c in where if not closed >> c & 1]


def held(s: TsState, seat: int) -> list[int]:
    """The countries in which a seat has influence."""
    base = seat * SPACES
    return list(compress(range(COUNTRIES), s.influence[base : base + COUNTRIES]))


# -- what closes a country to coups and realignments ------------------------------------


class Shield(Guard[TsState, Points]):
    """NATO and the US/Japan Pact keep the USSR out (TS-9.12, TS-10.12)."""

    code = "shielded"
    clause = "TS-10.12"

    def left_open(self, s: TsState, q: Points, nouns: list[int]) -> list[int]:
        """All but what is shielded from the USSR."""
        return unshielded(s, q.seat, nouns)

    def args(self, s: TsState, q: Points, country: int) -> dict[str, Argument]:
        """The country and its shield."""
        shield = US_JAPAN_MUTUAL_DEFENSE_PACT if country == JAPAN else NATO
        return {**of_country(country), **of_card(shield)}


class ShieldFromRolls(Shield):
    """They keep realignments out as well (TS-9.12)."""

    clause = "TS-9.12"


class Geography(Guard[TsState, Points]):
    """The event, or DEFCON, confines coups and realignments (TS-13.2)."""

    code = "closed-by-defcon"
    clause = "TS-13.2"

    def left_open(self, s: TsState, q: Points, nouns: list[int]) -> list[int]:
        """The countries on the card, or those of the regions that are open."""
        if q.terms & LIMITED:
            return [c for c in nouns if c in q.options]
        level = s.defcon
        return nouns if level == 5 else [c for c in nouns if level >= CLOSED_BELOW[REGION[c]]]

    def reason(self, s: TsState, q: Points, country: int) -> Reason:
        """Junta's region, another country than the card names, or DEFCON."""
        if not q.terms & LIMITED:
            return Reason(self.code, self.clause, {**in_region(country), "level": s.defcon})
        if q.card == JUNTA and country in LATIN_AMERICA:
            return Reason("one-region", "TS-23.49", of_card(JUNTA))
        return Reason("not-on-the-card", "TS-6.19", {**of_country(country), **of_card(q.card)})


class GeographyOfRolls(Geography):
    """By option realignments need not heed DEFCON (TS-22.1)."""

    def left_open(self, s: TsState, q: Points, nouns: list[int]) -> list[int]:
        """All where the option holds and the card names no countries."""
        if s.variant & REALIGN_ANYWHERE and not q.terms & LIMITED:
            return nouns
        return super().left_open(s, q, nouns)


class Reformer(Guard[TsState, Points]):
    """The Reformer: no Soviet coups in Europe (TS-10.12)."""

    code = "reformer-forbids"
    clause = "TS-10.12"

    def left_open(self, s: TsState, q: Points, nouns: list[int]) -> list[int]:
        """All but Europe, for the USSR."""
        if q.seat == US or not in_force(s, THE_REFORMER):
            return nouns
        return [c for c in nouns if REGION[c] != EUROPE]

    def args(self, s: TsState, q: Points, country: int) -> dict[str, Argument]:
        """The card."""
        return of_card(THE_REFORMER)


class PlacedThere(Guard[TsState, Points]):
    """With mixed Operations, no roll where this play has placed (TS-22.3)."""

    code = "placed-there"
    clause = "TS-22.3"

    def left_open(self, s: TsState, q: Points, nouns: list[int]) -> list[int]:
        """All but where markers came."""
        return [c for c in nouns if c not in q.placed] if q.placed else nouns

    def args(self, s: TsState, q: Points, country: int) -> dict[str, Argument]:
        """The country."""
        return of_country(country)


class NoPointForRoll(Guard[TsState, Points]):
    """One point buys one roll; the point of a bonus only in its region (TS-9.1, TS-7.8)."""

    code = "no-points-left"
    clause = "TS-9.1"

    def left_open(self, s: TsState, q: Points, nouns: list[int]) -> list[int]:
        """All while a point is left for sure; the region of a bonus for its point."""
        if not q.spent or q.spent < points(s, q, q.strayed | ELSEWHERE):
            return nouns  # every play is worth a point
        if q.spent < points(s, q, q.strayed):
            return [c for c in nouns if q.spent < points(s, q, going_to(q.strayed, c))]
        return []

    def reason(self, s: TsState, q: Points, country: int) -> Reason:
        """Spent, or a bonus for elsewhere."""
        if points(s, q, q.strayed) <= q.spent:
            return Reason(self.code, self.clause)
        return Reason("bonus-elsewhere", "TS-7.8", of_country(country))


TO_COUP: Final = (Shield(), Geography(), Reformer())
TO_REALIGN: Final = (ShieldFromRolls(), GeographyOfRolls(), PlacedThere(), NoPointForRoll())


def coup_targets(s: TsState, q: Points, theirs: list[int]) -> list[int]:
    """Where the seat may attempt a coup: of `theirs`, what the opponent holds (TS-10.1)."""
    return left_open(TO_COUP, s, q, theirs) if q.terms & MAY_COUP else []


def realign_targets(s: TsState, q: Points, theirs: list[int]) -> list[int]:
    """Where the next point may buy a roll: of `theirs`, what the opponent holds (TS-9.2)."""
    return left_open(TO_REALIGN, s, q, theirs) if q.terms & MAY_REALIGN else []


def may_realign(s: TsState, q: Points) -> bool:
    """Whether there is a roll to buy at all."""
    if not q.terms & MAY_REALIGN:
        return False
    if wherever_they_are(s, q):
        base = (1 - q.seat) * SPACES
        return any(s.influence[base + FIRST_OPEN[s.defcon] : base + COUNTRIES])
    return bool(realign_targets(s, q, held(s, 1 - q.seat)))


def wherever_they_are(s: TsState, q: Points) -> bool:
    """Whether only DEFCON closes countries to coups and realignments, as it is as a rule."""
    if q.terms & LIMITED or q.placed or s.variant & REALIGN_ANYWHERE:
        return False
    if q.spent and not (as_printed(s, q) and q.spent < q.value):
        return False
    return q.seat == US or not s.in_force & CLOSING or s.defcon < CLOSED_BELOW[ASIA]


CLOSING: Final = _SHIELDS | 1 << THE_REFORMER
"""What closes countries of Europe and Japan to the USSR."""


# -- what closes a country to markers ---------------------------------------------------


class RealignedThere(Guard[TsState, Points]):
    """With mixed Operations, no marker where this play has rolled (TS-22.3)."""

    code = "realigned-there"
    clause = "TS-22.3"

    def left_open(self, s: TsState, q: Points, nouns: list[int]) -> list[int]:
        """All but where dice were rolled."""
        return [c for c in nouns if c not in q.realigned] if q.realigned else nouns

    def args(self, s: TsState, q: Points, country: int) -> dict[str, Argument]:
        """The country."""
        return of_country(country)


class Chernobyl(Guard[TsState, Points]):
    """Chernobyl: no Soviet placement in its region this turn (card 94)."""

    code = "chernobyl-closes"
    clause = "TS-6.19"

    def left_open(self, s: TsState, q: Points, nouns: list[int]) -> list[int]:
        """All but its region, for the USSR."""
        if q.seat == US or s.chernobyl < 0:
            return nouns
        return [c for c in nouns if REGION[c] != s.chernobyl]

    def args(self, s: TsState, q: Points, country: int) -> dict[str, Argument]:
        """The country, its region and the card."""
        return {**in_region(country), **of_card(CHERNOBYL)}


class TooDear(Guard[TsState, Points]):
    """A marker costs 2 under enemy control, else 1; a bonus pays in its region (TS-8.3, TS-7.6)."""

    code = "too-dear"
    clause = "TS-8.3"

    def left_open(self, s: TsState, q: Points, nouns: list[int]) -> list[int]:
        """What the points left can pay for."""
        sure = points(s, q, q.strayed | ELSEWHERE)
        if q.spent + DEAREST <= sure:
            return nouns
        if sure < points(s, q, q.strayed):
            return [c for c in nouns if affordable(s, q, c)]
        if q.spent + 1 == sure:
            return not_controlled(s, 1 - q.seat, nouns)
        return []

    def reason(self, s: TsState, q: Points, country: int) -> Reason:
        """Nothing left, not enough, or a bonus for elsewhere."""
        price, left = cost(s, q.seat, country), points(s, q, q.strayed) - q.spent
        if left <= 0:
            return Reason("no-points-left", "TS-8.6")
        if price > left:
            args: dict[str, Argument] = {**of_country(country), "cost": price, "left": left}
            return Reason(self.code, self.clause, args)
        return Reason("bonus-elsewhere", "TS-7.6", of_country(country))


TO_PLACE: Final = (RealignedThere(), Chernobyl(), TooDear())


def wherever_they_pay(s: TsState, q: Points) -> bool:
    """Whether only the price closes countries in reach to the next marker, as it is as a rule."""
    return as_printed(s, q) and not q.realigned and (s.chernobyl == NONE or q.seat == US)


def placements(s: TsState, q: Points) -> list[int]:
    """The countries where one more marker may go (TS-8.1 to TS-8.6)."""
    return left_open(TO_PLACE, s, q, list(q.options)) if q.terms & MAY_PLACE else []


# -- what an act of Operations needs first ------------------------------------------------------


class OneKind(Guard[TsState, Points]):
    """All points go on one kind of Operations, of those that are allowed (TS-7.1)."""

    whatever = True

    def __init__(self, kind: int, said: Reason) -> None:
        self.kind: Final = kind
        self.said: Final = said

    def left_open(self, s: TsState, q: Points, nouns: list[int]) -> list[int]:
        """All while this kind is open."""
        return nouns if q.terms & self.kind else []

    def reason(self, s: TsState, q: Points, country: int) -> Reason:
        """Another kind, or none of this."""
        return self.said


class InReach(Source[TsState, Points]):
    """Markers go next to own influence, or to own influence (TS-8.1)."""

    code = "out-of-reach"
    clause = "TS-8.1"

    def listed(self, s: TsState, q: Points) -> list[int]:
        """The countries open since the round began."""
        return list(q.options)

    def reason(self, s: TsState, q: Points, country: int) -> Reason:
        """Too far, or closed for good."""
        if country == CHINESE_CIVIL_WAR:
            return Reason("civil-war-space-closed", "TS-20.2")
        return Reason(self.code, self.clause, of_country(country))


class TheirInfluence(Source[TsState, Points]):
    """Coups and realignments need opposing influence (TS-9.2, TS-10.1)."""

    code = "nothing-to-remove"

    def __init__(self, rule: str) -> None:
        self.rule: Final = rule

    def listed(self, s: TsState, q: Points) -> list[int]:
        """Where the opponent has some."""
        return held(s, 1 - q.seat)

    def reason(self, s: TsState, q: Points, country: int) -> Reason:
        """Nothing there; the Chinese Civil War is no country."""
        if country == CHINESE_CIVIL_WAR:
            return Reason("civil-war-space-closed", "TS-20.2")
        return Reason(self.code, self.rule, of_country(country))
