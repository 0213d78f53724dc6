"""Operations: what a card's points may do, and coups, realignments and attempts carried out."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import CHANCE, Frame
from detente.core.state import note
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    ASIA,
    BATTLEGROUND,
    EUROPE,
    HOME,
    IN_SOUTHEAST_ASIA,
    LAST_BOX,
    OPEN_AT,
    OPENS,
    REGION,
    SPACE_OPS,
    STABILITY,
    TWO_ATTEMPTS,
    US,
    USSR,
)
from detente.games.twilight_struggle.cardnames import (
    DE_GAULLE_LEADS_FRANCE,
    JUNTA,
    NATO,
    NUCLEAR_SUBS,
    THE_CHINA_CARD,
    THE_REFORMER,
    US_JAPAN_MUTUAL_DEFENSE_PACT,
    VIETNAM_REVOLTS,
    WILLY_BRANDT,
    YURI_AND_SAMANTHA,
)
from detente.games.twilight_struggle.cards import OPS, SCORING_CARDS
from detente.games.twilight_struggle.countries import (
    CHINESE_CIVIL_WAR,
    COUNTRIES,
    FRANCE,
    JAPAN,
    SPACES,
    WEST_GERMANY,
)
from detente.games.twilight_struggle.options import (
    DECLINE_ROLL,
    EVENT_OPS_PRINTED,
    EVENTS_MAY,
    JUNTA_ONE_REGION,
    MIXED,
    REALIGN_ANYWHERE,
)
from detente.games.twilight_struggle.state import (
    TsState,
    ability,
    civil_war,
    controls,
    in_force,
    modified,
    ops_value,
    with_seat,
)
from detente.games.twilight_struggle.verbs import (
    add,
    add_military,
    ask,
    degrade,
    finish,
    gain,
    pass_china,
)

# `step` of an OPERATIONS question: how many points are spent, what for, and what may still be
# done. `left` is the printed value, `options` the countries open to placement; where LIMITED,
# the countries open to coups and realignments.
SPENT: Final = 15  # a mask
OUT_OF_ASIA: Final = 16  # a point was spent outside Asia: no China Card bonus (TS-7.6)
OUT_OF_SOUTHEAST_ASIA: Final = 32  # … outside Southeast Asia: no Vietnam Revolts bonus
ELSEWHERE: Final = OUT_OF_ASIA | OUT_OF_SOUTHEAST_ASIA  # no regional bonus at all
MAY_PLACE: Final = 64
MAY_REALIGN: Final = 128
MAY_COUP: Final = 256
MAY_SPACE: Final = 512  # with UN Intervention or Missile Envy (TS-23.11, TS-23.40)
FREE: Final = 1024  # a named region: no DEFCON geography, no military operations (TS-10.9)
LIMITED: Final = 2048
MAY_END: Final = 4096  # an optional action: may be declined or stopped
THEN_EVENT: Final = 8192  # the opponent's event of the card follows (TS-6.4)
PRINTED: Final = 16384  # modifiers do not touch these points (TS-23.1)
SECOND_COUP: Final = 32768  # a coup that may earn another (Che)
USSR_ACTS: Final = 65536  # in questions to chance: whose coup or realignment it is

KINDS: Final = MAY_PLACE | MAY_REALIGN | MAY_COUP | MAY_SPACE
ANY_KIND: Final = MAY_PLACE | MAY_REALIGN | MAY_COUP

PLACED: Final = 128  # with `mixed_operations`, options also list country + PLACED …
REALIGNED: Final = 256  # … and country + REALIGNED for what was done there (TS-22.3)


# -- asking ------------------------------------------------------------------------


def reach(s: TsState, seat: int) -> tuple[int, ...]:
    """The countries open to placement: own influence at the start of the round (TS-8.1, TS-8.2)."""
    base = seat * SPACES
    return _reach(seat, bytes(s.start[base : base + COUNTRIES]), seat == USSR and civil_war(s))


@lru_cache(maxsize=1 << 10)  # asked for with every card of a round, and the same all round
def _reach(seat: int, start: bytes, with_civil_war: bool) -> tuple[int, ...]:
    mask = _HOME[seat]
    for c in range(COUNTRIES):
        if start[c]:
            mask |= OPENS[c]
    if with_civil_war:
        mask |= 1 << CHINESE_CIVIL_WAR
    return tuple(cards_of(mask))


def _bits(where: tuple[int, ...]) -> int:
    mask = 0
    for c in where:
        mask |= 1 << c
    return mask


_HOME: Final = (_bits(HOME[US]), _bits(HOME[USSR]))


def ask_ops(s: TsState, seat: int, card: int, step: int) -> None:
    """Ask `seat` to spend the Ops of a card it plays (TS-7.1)."""
    ask(s, Frame(k.OPERATIONS, seat, card, step, OPS[card], reach(s, seat)))


def ask_event_ops(
    s: TsState, seat: int, card: int, kinds: int = ANY_KIND, printed: int | None = None
) -> None:
    """Ask `seat` to conduct Operations an event grants: no Space Race, as a rule (TS-11.9)."""
    if s.variant & EVENT_OPS_PRINTED:
        kinds |= PRINTED
    value = OPS[card] if printed is None else printed
    ask(s, Frame(k.OPERATIONS, seat, card, kinds, value, reach(s, seat)))


def may_end(s: TsState) -> int:
    """The mark of Operations that a card says its player may conduct (TS-23.48)."""
    return MAY_END if s.variant & EVENTS_MAY else 0


def ask_limited(s: TsState, seat: int, card: int, kinds: int, where: list[int]) -> None:
    """Offer `seat` coups or realignments in `where` with the value of `card`; may be declined."""
    if s.variant & EVENT_OPS_PRINTED:
        kinds |= PRINTED
    q = Frame(k.OPERATIONS, seat, card, kinds | LIMITED | MAY_END, OPS[card], tuple(where))
    if coup_targets(s, q) or realign_targets(s, q):
        ask(s, q)


# -- points ------------------------------------------------------------------------


def going_to(step: int, country: int) -> int:
    """`step` after a point is spent in a country: regional bonuses may be lost (TS-7.6)."""
    if not IN_SOUTHEAST_ASIA[country]:
        step |= OUT_OF_SOUTHEAST_ASIA
        if REGION[country] != ASIA:
            step |= OUT_OF_ASIA
    return step


def points(s: TsState, q: Frame, step: int) -> int:
    """What the play is worth in all, given where its points went (TS-7.2, TS-7.3)."""
    value = q.left if step & PRINTED else modified(s, q.seat, q.left)
    if q.card == THE_CHINA_CARD and not step & OUT_OF_ASIA:
        value += 1
    if (
        q.seat == USSR
        and s.in_force >> VIETNAM_REVOLTS & 1
        and not step & (OUT_OF_SOUTHEAST_ASIA | PRINTED)
    ):
        value += 1
    return 1 if value < 1 else value


def cost(s: TsState, seat: int, country: int) -> int:
    """A marker costs 2 under enemy control, else 1 (TS-8.3)."""
    return 2 if controls(s, 1 - seat, country) else 1


def affordable(s: TsState, q: Frame, country: int) -> bool:
    """Whether the points left pay for one more marker in a country (TS-8.4)."""
    total = points(s, q, going_to(q.step, country))
    return (q.step & SPENT) + cost(s, q.seat, country) <= total


def placements(s: TsState, q: Frame) -> list[int]:
    """The countries where one more marker may go (TS-8.1 to TS-8.6)."""
    if not q.step & MAY_PLACE:
        return []
    options = q.options
    if s.variant & MIXED:
        options = tuple([c for c in options if c < PLACED and c + REALIGNED not in options])
    if q.seat == USSR and s.chernobyl >= 0:
        options = tuple([c for c in options if REGION[c] != s.chernobyl])
    spent = q.step & SPENT
    sure = points(s, q, q.step | ELSEWHERE)
    if spent + 2 <= sure:
        return list(options)
    if sure < points(s, q, q.step):
        return [c for c in options if affordable(s, q, c)]
    if spent + 1 == sure:
        theirs = 1 - q.seat
        return [c for c in options if not controls(s, theirs, c)]
    return []


# -- targets ------------------------------------------------------------------------


def shielded(s: TsState, country: int) -> bool:
    """NATO and the US/Japan Pact keep the USSR out (TS-9.12, TS-10.12)."""
    if country == JAPAN:
        return in_force(s, US_JAPAN_MUTUAL_DEFENSE_PACT)
    if REGION[country] != EUROPE or not in_force(s, NATO) or not controls(s, US, country):
        return False
    if country == FRANCE:
        return not in_force(s, DE_GAULLE_LEADS_FRANCE)
    return country != WEST_GERMANY or not in_force(s, WILLY_BRANDT)


_WEAK: Final = tuple([c for c in range(COUNTRIES) if STABILITY[c] <= 2])


def brush_targets(s: TsState, seat: int) -> list[int]:
    """Where Brush War may be waged: stability 1 or 2, not where NATO keeps the USSR out."""
    if seat == US or not in_force(s, NATO):
        return list(_WEAK)
    return [c for c in _WEAK if not shielded(s, c)]


_SHIELDS: Final = 1 << NATO | 1 << US_JAPAN_MUTUAL_DEFENSE_PACT


def coup_targets(s: TsState, q: Frame) -> list[int]:
    """Where the seat may attempt a coup (TS-10.1, TS-10.8, TS-10.12)."""
    if not q.step & MAY_COUP:
        return []
    where = q.options if q.step & LIMITED else OPEN_AT[s.defcon]
    theirs = (1 - q.seat) * SPACES
    inf = s.influence
    found = [c for c in where if inf[theirs + c]]
    if q.seat == US:
        return found
    if s.in_force & _SHIELDS:
        found = [c for c in found if not shielded(s, c)]
    if in_force(s, THE_REFORMER):
        found = [c for c in found if REGION[c] != EUROPE]
    return found


def realign_targets(s: TsState, q: Frame) -> list[int]:
    """Where the seat may roll for realignment with its next point (TS-9.2, TS-9.10, TS-9.12)."""
    if not q.step & MAY_REALIGN:
        return []
    if q.step & LIMITED:
        where = q.options
    else:
        where = OPEN_AT[5 if s.variant & REALIGN_ANYWHERE else s.defcon]
    theirs = (1 - q.seat) * SPACES
    inf = s.influence
    found = [c for c in where if inf[theirs + c]]
    if q.seat == USSR and s.in_force & _SHIELDS:
        found = [c for c in found if not shielded(s, c)]
    if s.variant & MIXED:
        found = [c for c in found if c + PLACED not in q.options]
    spent = q.step & SPENT
    if spent < points(s, q, q.step | ELSEWHERE):
        return found
    if spent < points(s, q, q.step):
        return [c for c in found if spent < points(s, q, going_to(q.step, c))]
    return []


# -- acting ------------------------------------------------------------------------


def place(s: TsState, q: Frame, country: int) -> int:
    """Put one marker and pay for it; `step` afterwards (TS-8.3)."""
    price = cost(s, q.seat, country)
    add(s, q.seat, country, 1)
    if country == CHINESE_CIVIL_WAR and s.influence[USSR * SPACES + CHINESE_CIVIL_WAR] == 3:
        pass_china(s, USSR, 1)  # the space goes out of play (TS-20.3)
    return going_to(q.step, country) + price


def declare_coup(s: TsState, q: Frame, country: int) -> None:
    """Everything before the die, in this order (TS-10.10)."""
    step = going_to(q.step, country)
    ops = points(s, q, step)
    note(s, k.COUP_DECLARED, q.seat, country, ops)
    if s.crisis == q.seat:
        finish(s, 1 - q.seat, "missile-crisis")  # TS-13.4
        return
    if q.seat == US and in_force(s, YURI_AND_SAMANTHA):
        gain(s, USSR, 1)
    if not q.step & FREE:
        add_military(s, q.seat, ops)
    if BATTLEGROUND[country] and not (q.seat == US and in_force(s, NUCLEAR_SUBS)):
        degrade(s)  # TS-10.6, TS-10.11
    ask(s, Frame(k.COUP_ROLL, CHANCE, q.card, step | _ACTS[q.seat], ops, (country,)))


def declare_realignment(s: TsState, q: Frame, country: int) -> None:
    """One point buys one roll; the rest of the question waits in the roll (TS-9.1, TS-9.3)."""
    step = going_to(q.step, country) + 1 | _ACTS[q.seat]
    options = (country, *still_open(s, q, country))
    ask(s, Frame(k.REALIGN_ROLL, CHANCE, q.card, step, q.left, options))


def still_open(s: TsState, q: Frame, country: int) -> tuple[int, ...]:
    """The countries a card leaves open after a roll: Junta's, those of its region (TS-23.49)."""
    if q.card == JUNTA and q.step & LIMITED and s.variant & JUNTA_ONE_REGION:
        return tuple([c for c in q.options if REGION[c] == REGION[country]])
    return q.options


_ACTS: Final = (0, USSR_ACTS)


def may_attempt(s: TsState, seat: int) -> bool:
    """Whether `seat` has a box left to reach and an attempt left this turn (TS-11.2, TS-11.7)."""
    allowed = 2 if ability(s, seat, TWO_ATTEMPTS) else 1
    return s.space[seat] < LAST_BOX and s.attempts[seat] < allowed


def may_space(s: TsState, seat: int, card: int) -> bool:
    """Whether a card may be used on the Space Race now (TS-11.1)."""
    if SCORING_CARDS >> card & 1 or not may_attempt(s, seat):
        return False
    return ops_value(s, seat, card) >= SPACE_OPS[s.space[seat] + 1]


def may_go_to_space(s: TsState, q: Frame) -> bool:
    """Whether the points of a question may go on the Space Race (TS-23.11, TS-23.40)."""
    if not q.step & MAY_SPACE or not may_attempt(s, q.seat):
        return False
    return points(s, q, q.step | ELSEWHERE) >= SPACE_OPS[s.space[q.seat] + 1]


def attempt(s: TsState, seat: int, card: int) -> None:
    """An attempt is used up; roll, or ask whether to (TS-11.2, TS-22.4)."""
    s.attempts = with_seat(s.attempts, seat, s.attempts[seat] + 1)
    if s.variant & DECLINE_ROLL:
        ask(s, Frame(k.SPACE_CHOICE, seat, card))
    else:
        ask(s, Frame(k.SPACE_ROLL, CHANCE, card, seat))
