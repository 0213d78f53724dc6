"""Operations: what a card's points may do, and coups, realignments and attempts carried out."""

from __future__ import annotations

from typing import Final

from detente.core.frame import ForSeat, Frame
from detente.core.state import note
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    HOME_SETS,
    LAST_BOX,
    OPENS,
    REGION,
    SPACE_OPS,
    TWO_ATTEMPTS,
    US,
    USSR,
)
from detente.games.twilight_struggle.cardnames import (
    JUNTA,
    YURI_AND_SAMANTHA,
)
from detente.games.twilight_struggle.cards import OPS
from detente.games.twilight_struggle.countries import (
    CHINESE_CIVIL_WAR,
    COUNTRIES,
    SPACES,
)
from detente.games.twilight_struggle.frames import Coup, Points, Target
from detente.games.twilight_struggle.modifiers import MOST_OPS, coup_degrades, ops_value
from detente.games.twilight_struggle.options import (
    DECLINE_ROLL,
    EVENT_OPS_PRINTED,
    JUNTA_ONE_REGION,
    MIXED,
)
from detente.games.twilight_struggle.points import (
    ANY_KIND,
    ELSEWHERE,
    FREE,
    KINDS,
    LEAVING,
    LIMITED,
    MAY_COUP,
    MAY_END,
    MAY_PLACE,
    MAY_REALIGN,
    MAY_SPACE,
    PRINTED,
    cost,
    points,
)
from detente.games.twilight_struggle.state import (
    TsState,
    civil_war,
    in_force,
    with_seat,
)
from detente.games.twilight_struggle.targets import to_coup, to_realign
from detente.games.twilight_struggle.verbs import (
    add,
    add_military,
    ask,
    degrade,
    finish,
    gain,
    may_be_left,
    pass_china,
)

# -- asking ------------------------------------------------------------------------


def reach(s: TsState, seat: int) -> int:
    """The countries open to placement: own influence at the start of the round (TS-8.1, TS-8.2)."""
    opened = HOME_SETS[seat]
    for row, byte in zip(_OPENED, s.started[seat].to_bytes(len(_OPENED), "little")):
        if byte:
            opened |= row[byte]
    return opened | 1 << CHINESE_CIVIL_WAR if seat == USSR and civil_war(s) else opened


def _opened(at: int) -> list[int]:
    """What influence in eight countries opens, for each set of them."""
    row = [0]
    for c in range(at, at + 8):
        row += [lower | (OPENS[c] if c < COUNTRIES else 0) for lower in row]
    return row


_OPENED: Final = [_opened(at) for at in range(0, SPACES, 8)]


def points_of(s: TsState, seat: int, card: int, value: int, terms: int) -> Points:
    """So many points of a card, to be spent wherever `seat` reaches."""
    return Points(k.OPERATIONS, seat, card, value, (), terms, 0, 0, (), (), reach(s, seat))


def ask_ops(s: TsState, seat: int, card: int, terms: int) -> None:
    """Ask `seat` to spend the Ops of a card it plays (TS-7.1)."""
    ask(s, points_of(s, seat, card, OPS[card], terms))


def ask_event_ops(
    s: TsState, seat: int, card: int, terms: int = ANY_KIND, printed: int | None = None
) -> None:
    """Ask `seat` to conduct Operations an event grants: no Space Race, as a rule (TS-11.9)."""
    if s.variant & EVENT_OPS_PRINTED:
        terms |= PRINTED
    value = OPS[card] if printed is None else printed
    ask(s, points_of(s, seat, card, value, terms))


def may_end(s: TsState, card: int) -> int:
    """The term of Operations that a card says its player may conduct (TS-23.48)."""
    return MAY_END if may_be_left(s, card) else 0


def ask_limited(s: TsState, seat: int, card: int, terms: int, where: list[int]) -> None:
    """Offer `seat` coups or realignments in `where` with the value of `card`; may be declined."""
    if s.variant & EVENT_OPS_PRINTED:
        terms |= PRINTED
    terms |= LIMITED | MAY_END
    q = Points(k.OPERATIONS, seat, card, OPS[card], tuple(where), terms)
    if (terms & MAY_COUP and to_coup(s, q)) or (terms & MAY_REALIGN and to_realign(s, q)):
        ask(s, q)


# -- acting ------------------------------------------------------------------------


def place(s: TsState, q: Points, country: int) -> Points:
    """Put one marker and pay for it; the question that is left (TS-8.3)."""
    price = cost(s, q.seat, country)
    add(s, q.seat, country, 1)
    if country == CHINESE_CIVIL_WAR and s.influence[USSR * SPACES + CHINESE_CIVIL_WAR] == 3:
        pass_china(s, USSR, 1)  # the space goes out of play (TS-20.3)
    return spending(s, q, MAY_PLACE, country, price, q.options)


def declare_coup(s: TsState, q: Points, country: int) -> None:
    """Everything before the die, in this order (TS-10.10)."""
    ops = points(s, q, q.strayed | LEAVING[country])
    note(s, k.COUP_DECLARED, q.seat, country, ops)
    if s.crisis == q.seat:
        finish(s, 1 - q.seat, "missile-crisis")  # TS-13.4
        return
    if q.seat == US and in_force(s, YURI_AND_SAMANTHA):
        gain(s, USSR, 1)
    if not q.terms & FREE:
        add_military(s, q.seat, ops)
    if coup_degrades(s, q.seat, country):
        degrade(s)  # before the die (TS-10.11)
    ask(s, Coup(k.COUP_ROLL, q.seat, q.card, ops, country, q.terms))


def declare_realignment(s: TsState, q: Points, country: int) -> None:
    """One point buys one roll; what is left of the points waits below it (TS-9.1, TS-9.3)."""
    ask(s, spending(s, q, MAY_REALIGN, country, 1, still_open(s, q, country)))
    ask(s, Target(k.REALIGN_ROLL, q.seat, q.card, country))


def spending(
    s: TsState, q: Points, kind: int, country: int, price: int, options: tuple[int, ...]
) -> Points:
    """What is left when points went to a country: for the kind that was begun (TS-7.1).

    With `mixed_operations` for both kinds, and what was done where is remembered (TS-22.3).
    """
    spent, strayed = q.spent + price, q.strayed | LEAVING[country]
    within = q.within if options is q.options else 0
    placed, realigned = q.placed, q.realigned
    if s.variant & MIXED and q.terms & BOTH == BOTH:
        terms = q.terms & ~KINDS | BOTH
        if kind == MAY_REALIGN:
            realigned = (*realigned, country)
        elif country not in placed:
            placed = (*placed, country)
    else:
        terms = q.terms & ~KINDS | kind
    return Points(
        k.OPERATIONS,
        q.seat,
        q.card,
        q.value,
        options,
        terms,
        spent,
        strayed,
        placed,
        realigned,
        within,
    )


BOTH: Final = MAY_PLACE | MAY_REALIGN
"""The kinds that `mixed_operations` lets one card do."""


def still_open(s: TsState, q: Points, country: int) -> tuple[int, ...]:
    """The countries a card leaves open after a roll: Junta's, those of its region (TS-23.49)."""
    if q.card == JUNTA and q.terms & LIMITED and s.variant & JUNTA_ONE_REGION:
        return tuple([c for c in q.options if REGION[c] == REGION[country]])
    return q.options


def may_attempt(s: TsState, seat: int) -> bool:
    """Whether `seat` has a box left to reach and an attempt left this turn (TS-11.2, TS-11.7)."""
    return space_needs(s, seat) <= MOST_OPS


def space_needs(s: TsState, seat: int) -> int:
    """What a card must be worth for the Space Race now; more than any is worth, if none may."""
    return _SPACE_NEEDS[s.space[seat]][s.space[1 - seat]][s.attempts[seat]]


def _needs(box: int, other: int, attempts: int) -> int:
    """The same of the boxes both sides have reached, and the attempts made this turn."""
    allowed = 2 if box >= TWO_ATTEMPTS > other else 1
    return SPACE_OPS[box + 1] if box < LAST_BOX and attempts < allowed else MOST_OPS + 1


_BOXES: Final = range(LAST_BOX + 1)
_SPACE_NEEDS: Final = tuple(
    [
        tuple([tuple([_needs(box, other, n) for n in range(3)]) for other in _BOXES])
        for box in _BOXES
    ]
)


def may_space(s: TsState, seat: int, card: int) -> bool:
    """Whether a card may be used on the Space Race now (TS-11.1); a scoring card is worth 0."""
    return ops_value(s, seat, card) >= space_needs(s, seat)


def may_go_to_space(s: TsState, q: Points) -> bool:
    """Whether the points of a question may go on the Space Race (TS-23.11, TS-23.40)."""
    return bool(q.terms & MAY_SPACE) and points(s, q, ELSEWHERE) >= space_needs(s, q.seat)


def attempt(s: TsState, seat: int, card: int) -> None:
    """An attempt is used up; roll, or ask whether to (TS-11.2, TS-22.4)."""
    s.attempts = with_seat(s.attempts, seat, s.attempts[seat] + 1)
    if s.variant & DECLINE_ROLL:
        ask(s, Frame(k.SPACE_CHOICE, seat, card))
    else:
        ask(s, ForSeat(k.SPACE_ROLL, seat, card))
