"""Where points may go: the sets of targets, and the rules that close a country, each told once.

What a rule leaves open is a set of countries: what all leave open makes the list of answers.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from detente.core.cards import bitset
from detente.core.frame import NONE
from detente.core.guard import ALL, Guard, SetGuard
from detente.core.message import Argument, Reason
from detente.games.twilight_struggle.board import (
    EUROPE,
    LATIN_AMERICA,
    OPEN_AT,
    REGION_SETS,
    US,
    USSR,
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
    WEST_GERMANY,
)
from detente.games.twilight_struggle.frames import Points
from detente.games.twilight_struggle.names import in_region, of_card, of_country
from detente.games.twilight_struggle.options import REALIGN_ANYWHERE
from detente.games.twilight_struggle.points import (
    DEAREST,
    ELSEWHERE,
    LIMITED,
    NO_BONUS,
    ZONES,
    bonuses,
    cost,
    points,
)
from detente.games.twilight_struggle.state import TsState, in_force


def shielded(s: TsState) -> int:
    """Where NATO and the US/Japan Pact keep the USSR out (TS-9.12, TS-10.12), as a bitset."""
    if_controlled, whoever_controls = _shields(s.in_force & _SHIELDS)
    return s.control[US] & if_controlled | whoever_controls


@cache
def _shields(in_force: int) -> tuple[int, int]:
    """What events close to the USSR: countries that the US controls, and others."""
    nato = REGION_SETS[EUROPE] if in_force >> NATO & 1 else 0
    if in_force >> DE_GAULLE_LEADS_FRANCE & 1:
        nato &= ~(1 << FRANCE)
    if in_force >> WILLY_BRANDT & 1:
        nato &= ~(1 << WEST_GERMANY)
    return nato, 1 << JAPAN if in_force >> US_JAPAN_MUTUAL_DEFENSE_PACT & 1 else 0


_SHIELDS: Final = bitset((NATO, DE_GAULLE_LEADS_FRANCE, WILLY_BRANDT, US_JAPAN_MUTUAL_DEFENSE_PACT))


def unshielded(s: TsState, seat: int) -> int:
    """The countries out of which nothing keeps `seat`."""
    return ALL if seat == US or not s.in_force & _SHIELDS else ~shielded(s)


def held(s: TsState, seat: int) -> int:
    """The countries in which a seat has influence; the Chinese Civil War is none (TS-20.2)."""
    return s.presence[seat] & _ANYWHERE


_ANYWHERE: Final = (1 << COUNTRIES) - 1


# -- what closes a country to coups and realignments ------------------------------------


class TheirInfluence(SetGuard[TsState, Points]):
    """Coups and realignments need opposing influence (TS-9.2, TS-10.1)."""

    code = "nothing-to-remove"

    def __init__(self, rule: str) -> None:
        self.rule: Final = rule

    def open(self, s: TsState, q: Points) -> int:
        """Where the opponent has some."""
        return held(s, 1 - q.seat)

    def reason(self, s: TsState, q: Points, country: int) -> Reason:
        """Nothing there; the Chinese Civil War is no country."""
        if country == CHINESE_CIVIL_WAR:
            return Reason("civil-war-space-closed", "TS-20.2")
        return Reason(self.code, self.rule, of_country(country))


class Shield(SetGuard[TsState, Points]):
    """NATO and the US/Japan Pact keep the USSR out (TS-9.12, TS-10.12)."""

    code = "shielded"
    clause = "TS-10.12"

    def open(self, s: TsState, q: Points) -> int:
        """All but what is shielded from the USSR."""
        return unshielded(s, q.seat)

    def args(self, s: TsState, q: Points, country: int) -> dict[str, Argument]:
        """The country and its shield."""
        shield = US_JAPAN_MUTUAL_DEFENSE_PACT if country == JAPAN else NATO
        return {**of_country(country), **of_card(shield)}


class ShieldFromRolls(Shield):
    """They keep realignments out as well (TS-9.12)."""

    clause = "TS-9.12"


def geography(s: TsState, q: Points) -> int:
    """The countries on the card, or those of the regions that DEFCON leaves open (TS-13.2)."""
    return q.within if q.terms & LIMITED else OPEN_AT[s.defcon]


def geography_of_rolls(s: TsState, q: Points) -> int:
    """The same for realignments, which by option need not heed DEFCON (TS-22.1)."""
    if s.variant & REALIGN_ANYWHERE and not q.terms & LIMITED:
        return _ANYWHERE
    return geography(s, q)


class Geography(SetGuard[TsState, Points]):
    """The event, or DEFCON, confines coups and realignments (TS-13.2)."""

    code = "closed-by-defcon"
    clause = "TS-13.2"

    def open(self, s: TsState, q: Points) -> int:
        """The countries on the card, or those of the regions that are open."""
        return geography(s, q)

    def reason(self, s: TsState, q: Points, country: int) -> Reason:
        """Junta's region, another country than the card names, or DEFCON."""
        if not q.terms & LIMITED:
            return Reason(self.code, self.clause, {**in_region(country), "level": s.defcon})
        if q.card == JUNTA and country in LATIN_AMERICA:
            return Reason("one-region", "TS-23.49", of_card(JUNTA))
        return Reason("not-on-the-card", "TS-6.19", {**of_country(country), **of_card(q.card)})


class GeographyOfRolls(Geography):
    """By option realignments need not heed DEFCON (TS-22.1)."""

    def open(self, s: TsState, q: Points) -> int:
        """All where the option holds and the card names no countries."""
        return geography_of_rolls(s, q)


class Reformer(SetGuard[TsState, Points]):
    """The Reformer: no Soviet coups in Europe (TS-10.12)."""

    code = "reformer-forbids"
    clause = "TS-10.12"

    def open(self, s: TsState, q: Points) -> int:
        """All but Europe, for the USSR."""
        return ALL if q.seat == US or not in_force(s, THE_REFORMER) else ~REGION_SETS[EUROPE]

    def args(self, s: TsState, q: Points, country: int) -> dict[str, Argument]:
        """The card."""
        return of_card(THE_REFORMER)


class PlacedThere(SetGuard[TsState, Points]):
    """With mixed Operations, no roll where this play has placed (TS-22.3)."""

    code = "placed-there"
    clause = "TS-22.3"

    def open(self, s: TsState, q: Points) -> int:
        """All but where markers came."""
        return ~bitset(q.placed) if q.placed else ALL

    def args(self, s: TsState, q: Points, country: int) -> dict[str, Argument]:
        """The country."""
        return of_country(country)


class NoPointForRoll(SetGuard[TsState, Points]):
    """One point buys one roll; the point of a bonus only in its region (TS-9.1, TS-7.8)."""

    code = "no-points-left"
    clause = "TS-9.1"

    def open(self, s: TsState, q: Points) -> int:
        """All while a point is left for sure; the region of a bonus for its point."""
        if not q.spent or q.spent < points(s, q, q.strayed | ELSEWHERE):
            return ALL  # every play is worth a point
        found = 0
        for zone, left_behind in ZONES:
            if q.spent < points(s, q, q.strayed | left_behind):
                found |= zone
        return found

    def reason(self, s: TsState, q: Points, country: int) -> Reason:
        """Spent, or a bonus for elsewhere."""
        if points(s, q, q.strayed) <= q.spent:
            return Reason(self.code, self.clause)
        return Reason("bonus-elsewhere", "TS-7.8", of_country(country))


REFORMER: Final = Reformer()
PLACED_THERE: Final = PlacedThere()
NO_POINT_FOR_ROLL: Final = NoPointForRoll()

TO_COUP: Final = (TheirInfluence("TS-10.1"), Shield(), Geography(), REFORMER)
TO_REALIGN: Final = (
    TheirInfluence("TS-9.2"),
    ShieldFromRolls(),
    GeographyOfRolls(),
    PLACED_THERE,
    NO_POINT_FOR_ROLL,
)


_AGAINST_USSR: Final = _SHIELDS | 1 << THE_REFORMER


def to_coup(s: TsState, q: Points) -> int:
    """Where the seat may attempt a coup (TS-10.1): what the rules leave open together."""
    found = s.presence[1 - q.seat] & geography(s, q)
    if q.seat == USSR and s.in_force & _AGAINST_USSR:
        found &= unshielded(s, USSR) & REFORMER.open(s, q)
    return found


def to_realign(s: TsState, q: Points) -> int:
    """Where the next point may buy a roll (TS-9.2): what the rules leave open together."""
    found = s.presence[1 - q.seat] & geography_of_rolls(s, q)
    if q.seat == USSR and s.in_force & _AGAINST_USSR:
        found &= unshielded(s, USSR)
    if q.placed:
        found &= PLACED_THERE.open(s, q)
    if q.spent:
        paid = NO_POINT_FOR_ROLL.open(s, q)
        if paid != ALL:
            found &= paid
    return found


# -- what closes a country to markers ---------------------------------------------------


class InReach(SetGuard[TsState, Points]):
    """Markers go next to own influence, or to own influence (TS-8.1)."""

    code = "out-of-reach"
    clause = "TS-8.1"

    def open(self, s: TsState, q: Points) -> int:
        """The countries open since the round began."""
        return q.within

    def reason(self, s: TsState, q: Points, country: int) -> Reason:
        """Too far, or closed for good."""
        if country == CHINESE_CIVIL_WAR:
            return Reason("civil-war-space-closed", "TS-20.2")
        return Reason(self.code, self.clause, of_country(country))


class RealignedThere(SetGuard[TsState, Points]):
    """With mixed Operations, no marker where this play has rolled (TS-22.3)."""

    code = "realigned-there"
    clause = "TS-22.3"

    def open(self, s: TsState, q: Points) -> int:
        """All but where dice were rolled."""
        return ~bitset(q.realigned) if q.realigned else ALL

    def args(self, s: TsState, q: Points, country: int) -> dict[str, Argument]:
        """The country."""
        return of_country(country)


class Chernobyl(SetGuard[TsState, Points]):
    """Chernobyl: no Soviet placement in its region this turn (card 94)."""

    code = "chernobyl-closes"
    clause = "TS-6.19"

    def open(self, s: TsState, q: Points) -> int:
        """All but its region, for the USSR."""
        return ALL if q.seat == US or s.chernobyl < 0 else ~REGION_SETS[s.chernobyl]

    def args(self, s: TsState, q: Points, country: int) -> dict[str, Argument]:
        """The country, its region and the card."""
        return {**in_region(country), **of_card(CHERNOBYL)}


class TooDear(SetGuard[TsState, Points]):
    """A marker costs 2 under enemy control, else 1; a bonus pays in its region (TS-8.3, TS-7.6)."""

    code = "too-dear"
    clause = "TS-8.3"

    def open(self, s: TsState, q: Points) -> int:
        """What the points left can pay for."""
        left = points(s, q, ELSEWHERE) - q.spent
        if left >= DEAREST or bonuses(s, q, q.strayed) == NO_BONUS:
            return payable(s, q.seat, left)
        found = 0
        for zone, left_behind in ZONES:
            left = points(s, q, q.strayed | left_behind) - q.spent
            found |= zone & payable(s, q.seat, left)
        return found

    def reason(self, s: TsState, q: Points, country: int) -> Reason:
        """Nothing left, not enough, or a bonus for elsewhere."""
        price, left = cost(s, q.seat, country), points(s, q, q.strayed) - q.spent
        if left <= 0:
            return Reason("no-points-left", "TS-8.6")
        if price > left:
            args: dict[str, Argument] = {**of_country(country), "cost": price, "left": left}
            return Reason(self.code, self.clause, args)
        return Reason("bonus-elsewhere", "TS-7.6", of_country(country))


def payable(s: TsState, seat: int, left: int) -> int:
    """Where so many points pay for a marker (TS-8.3)."""
    if left >= DEAREST:
        return ALL
    return ~s.control[1 - seat] if left == 1 else 0


REALIGNED_THERE: Final = RealignedThere()
CHERNOBYL_CLOSES: Final = Chernobyl()
TOO_DEAR: Final = TooDear()

TO_PLACE: Final = (InReach(), REALIGNED_THERE, CHERNOBYL_CLOSES, TOO_DEAR)


def to_place(s: TsState, q: Points) -> int:
    """Where one more marker may go (TS-8.1 to TS-8.6): what the rules leave open together."""
    paid = TOO_DEAR.open(s, q)
    found = q.within if paid == ALL else q.within & paid
    if found and (q.realigned or s.chernobyl != NONE):
        found &= CHERNOBYL_CLOSES.open(s, q) & REALIGNED_THERE.open(s, q)
    return found


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
