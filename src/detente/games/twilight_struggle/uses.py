"""What a card may be played for: the rules that close a use of it, each told once."""

from __future__ import annotations

from typing import Any, Final

from detente.core.cards import BITS, bitset, cards_of
from detente.core.frame import NOUNS, Frame
from detente.core.guard import ALL, SetGuard, open_set
from detente.core.message import Argument, Reason
from detente.core.rng import Rng
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import LAST_BOX, SPACE_OPS, US, USSR
from detente.games.twilight_struggle.cardnames import (
    ASK_NOT_WHAT_YOUR_COUNTRY,
    CARDS,
    FIVE_YEAR_PLAN,
    MISSILE_ENVY,
    THE_CHINA_CARD,
    UN_INTERVENTION,
)
from detente.games.twilight_struggle.cards import SCORING_CARDS, SIDE
from detente.games.twilight_struggle.conditions import DOUBTFUL, hindrance, unable
from detente.games.twilight_struggle.guards import (
    NO_SCORING,
    Cards,
    InHand,
    PrintedCards,
    nothing,
    the_asker,
)
from detente.games.twilight_struggle.modifiers import (
    DOCTRINES,
    OPS_AT_LEAST,
    needed_in_print,
    ops_value,
    worth_at_least,
)
from detente.games.twilight_struggle.names import of_card
from detente.games.twilight_struggle.operations import may_attempt, space_needs
from detente.games.twilight_struggle.options import FORBID_HELD, GRAIN_SALES_UN
from detente.games.twilight_struggle.state import (
    TsState,
    china_ready,
    hand_ordered,
    rounds_left,
    scoring_due,
)

USES: Final = (k.EVENT, k.OPERATE, k.SPACE, k.INTERVENE)
"""What a card is played for, in the order of the answers."""

CHINA: Final = 1 << THE_CHINA_CARD
ENVY: Final = 1 << MISSILE_ENVY
OF_SIDE: Final = tuple([bitset([c for c in range(CARDS) if SIDE[c] == s]) for s in (US, USSR)])

# -- what must be played first ------------------------------------------------------------


def duty(s: TsState, seat: int) -> bool:
    """Whether `seat` must use Missile Envy for Operations now (TS-23.8)."""
    return s.bound == seat and bool(s.hand[seat] & ENVY)


def scoring_first(s: TsState, seat: int) -> bool:
    """Whether a scoring card must be played: none may be forced into being held (TS-6.16)."""
    if not scoring_due(s, seat):
        return False
    return bool(s.variant & FORBID_HELD) or duty(s, seat) or hand_ordered(s, seat)


def anything_first(s: TsState, seat: int) -> bool:
    """Whether something may have to go first: if not, the guards that say so close nothing but the
    China Card.
    """
    if s.bound == seat or s.order:
        return True
    return s.variant & FORBID_HELD != 0 and scoring_due(s, seat)


def china_playable(s: TsState, seat: int) -> bool:
    """Whether the China Card is ready and keeps no scoring card in hand (TS-15.5)."""
    return china_ready(s, seat) and not scoring_due(s, seat)


def next_in_order(s: TsState) -> int:
    """The card the US must play next by card 98 of `second`; -1 if none is fixed (TS-2.3)."""
    for card in s.order:
        if s.hand[US] >> card & 1:
            return card
    return -1


def escapes(s: TsState, seat: int) -> list[int]:
    """Plays that surely discard a held scoring card, where holding one is forbidden (TS-6.13)."""
    hand = s.hand[seat]
    if seat == US:
        if hand >> ASK_NOT_WHAT_YOUR_COUNTRY & 1:
            return [k.EVENT + ASK_NOT_WHAT_YOUR_COUNTRY]
        return []
    others = hand & ~(1 << FIVE_YEAR_PLAN)
    sure = not others & ~SCORING_CARDS and others.bit_count() == rounds_left(s, seat)
    return [k.OPERATE + FIVE_YEAR_PLAN] if others != hand and sure else []


class Holding(InHand):
    """Cards come from the hand, the China Card lies face up before its owner (TS-6.1, TS-15.3)."""

    def open(self, s: TsState, q: Frame) -> int:
        """The hand, and the China Card if it may be played."""
        return s.hand[q.seat] | CHINA if china_ready(s, q.seat) else s.hand[q.seat]

    def reason(self, s: TsState, q: Frame, card: int) -> Reason:
        """Somewhere else; the China Card: another's, or face down."""
        if card != THE_CHINA_CARD:
            return super().reason(s, q, card)
        if s.china != q.seat:
            return Reason("china-not-yours", "TS-15.3")
        return Reason("china-face-down", "TS-15.3")


class ChinaWaits(SetGuard[TsState, Frame]):
    """The China Card never keeps a scoring card or a bound Missile Envy in hand (TS-15.5)."""

    code = "china-before-scoring"
    clause = "TS-15.5"

    def open(self, s: TsState, q: Frame) -> int:
        """All but the China Card where something else must be played."""
        return ~CHINA if duty(s, q.seat) or scoring_due(s, q.seat) else ALL

    def reason(self, s: TsState, q: Frame, card: int) -> Reason:
        """Missile Envy, or a scoring card."""
        if duty(s, q.seat):
            return Reason("missile-envy-first", "TS-23.8")
        return Reason(self.code, self.clause)


class ScoringFirst(SetGuard[TsState, Frame]):
    """A scoring card that cannot wait goes first, or what surely discards it (TS-6.13, TS-6.16)."""

    code = "scoring-first"

    def __init__(self, use: int) -> None:
        self.use: Final = use

    def open(self, s: TsState, q: Frame) -> int:
        """Scoring cards; others for the use that is an escape."""
        if not scoring_first(s, q.seat):
            return ALL
        if duty(s, q.seat) or hand_ordered(s, q.seat):
            return SCORING_CARDS
        ways = [way % NOUNS for way in escapes(s, q.seat) if way - way % NOUNS == self.use]
        return SCORING_CARDS | bitset(ways)

    def reason(self, s: TsState, q: Frame, card: int) -> Reason:
        """None may be held, or none may be forced into being held."""
        return Reason(self.code, "TS-6.13" if s.variant & FORBID_HELD else "TS-6.16")


class EnvyFirst(SetGuard[TsState, Frame]):
    """Who was given Missile Envy uses it for Operations next (TS-23.8)."""

    code = "missile-envy-first"
    clause = "TS-23.8"

    def __init__(self, use: int) -> None:
        self.use: Final = use

    def open(self, s: TsState, q: Frame) -> int:
        """Missile Envy, not as an event; scoring cards that cannot wait go before it."""
        if not duty(s, q.seat) or scoring_first(s, q.seat):
            return ALL
        return 0 if self.use == k.EVENT else ENVY

    def reason(self, s: TsState, q: Frame, card: int) -> Reason:
        """Another card, or not for Operations."""
        if card == MISSILE_ENVY:
            return Reason("missile-envy-for-ops", self.clause)
        return Reason(self.code, self.clause)


def next_of_order(s: TsState, q: Frame) -> int:
    """The next card of the order, unless something else goes first; the China Card is free."""
    if not hand_ordered(s, q.seat) or duty(s, q.seat) or scoring_first(s, q.seat):
        return ALL
    card = next_in_order(s)
    return ALL if card < 0 else 1 << card | CHINA


ORDER_FIXED: Final = Cards("order-fixed", "TS-2.3", next_of_order, nothing)
"""Card 98 of `second` fixes the order of the US hand."""


# -- what closes a use ------------------------------------------------------------


OWN_EVENT: Final = PrintedCards("their-event", "TS-6.3", us=~OF_SIDE[USSR], ussr=~OF_SIDE[US])
"""An opponent's event comes with its Operations only."""


class Occurring(SetGuard[TsState, Frame]):
    """An event that cannot occur cannot be played (TS-12.2); the China Card has none."""

    def open(self, s: TsState, q: Frame) -> int:
        """All whose event would occur: what is not held is not looked at."""
        held = 1 << q.card if q.kind == k.PLAY_TAKEN else s.hand[q.seat] & ~OF_SIDE[1 - q.seat]
        return ~(CHINA | unable(s, held, q.seat))

    def reason(self, s: TsState, q: Frame, card: int) -> Reason:
        """What hinders it."""
        reason = hindrance(s, card, q.seat)
        assert reason is not None, "an event that can occur may be played"
        return reason


HAS_OPS: Final = PrintedCards("scoring-has-no-ops", "TS-6.11", us=NO_SCORING, ussr=NO_SCORING)
"""A scoring card has no Ops: it is played as an event."""


class ForSpace(SetGuard[TsState, Frame]):
    """One attempt a turn, with a card worth what the next box asks for (TS-11.1, TS-11.2)."""

    def open(self, s: TsState, q: Frame) -> int:
        """The cards worth enough, while there is an attempt left."""
        return worth_at_least(s, q.seat, space_needs(s, q.seat))

    def reason(self, s: TsState, q: Frame, card: int) -> Reason:
        """The last box, no attempt left, or worth too little."""
        return space_reason(s, q.seat, ops_value(s, q.seat, card))


def space_reason(s: TsState, seat: int, worth: int) -> Reason:
    """Why points worth so much cannot go on the Space Race (TS-11.1, TS-11.2, TS-11.7)."""
    if s.space[seat] >= LAST_BOX:
        return Reason("space-race-over", "TS-11.7")
    if not may_attempt(s, seat):
        return Reason("attempt-used", "TS-11.2")
    box = s.space[seat] + 1
    args: dict[str, Argument] = {"box": box, "needed": SPACE_OPS[box], "worth": worth}
    return Reason("space-needs-more", "TS-11.1", args)


class WithUn(SetGuard[TsState, Frame]):
    """UN Intervention goes with an opponent's card of the same hand, in action rounds (TS-6.21)."""

    code = "not-their-event"
    clause = "TS-6.21"

    def open(self, s: TsState, q: Frame) -> int:
        """The opponent's cards, if it is there."""
        held = s.hand[q.seat] >> UN_INTERVENTION & 1
        if not held or s.round == 0 or hand_ordered(s, q.seat):
            return 0
        return OF_SIDE[1 - q.seat]

    def reason(self, s: TsState, q: Frame, card: int) -> Reason:
        """Not the opponent's, no UN Intervention, a fixed order, or the headline phase."""
        if SIDE[card] != 1 - q.seat:
            return Reason(self.code, self.clause, of_card(card))
        if not s.hand[q.seat] >> UN_INTERVENTION & 1:
            return Reason("no-un-intervention", self.clause)
        if hand_ordered(s, q.seat):
            return Reason("order-fixed", "TS-2.3")
        return Reason("no-un-in-headline", self.clause)


WITH_UN: Final = WithUn()

CLOSING: Final[dict[int, tuple[SetGuard[TsState, Any], ...]]] = {
    k.EVENT: (OWN_EVENT, Occurring()),
    k.OPERATE: (HAS_OPS,),
    k.SPACE: (HAS_OPS, ForSpace()),
    k.INTERVENE: (WITH_UN,),
}
"""Per use: what closes it."""


def due(use: int) -> tuple[SetGuard[TsState, Any], ...]:
    """What may have to be played before a card is played for `use`."""
    return (ChinaWaits(), ScoringFirst(use), EnvyFirst(use), ORDER_FIXED)


DUE: Final = {use: due(use) for use in USES}


def plays(s: TsState, q: Frame) -> list[int]:
    """Every way to play each card of a hand, the China Card last (TS-6.2, TS-15.3)."""
    seat = q.seat
    if anything_first(s, seat):
        return plays_by_rules(s, q)
    hand = s.hand[seat]
    of = _uses_now(s, q).of
    found: list[int] = []
    for card in cards_of(hand):
        found += of[card]
    doubtful = hand & _DOUBTFUL[seat]
    if doubtful:
        closed = unable(s, doubtful, seat)
        if closed:
            for card in cards_of(closed):
                found.remove(k.EVENT + card)
    if china_playable(s, seat):
        found += of[THE_CHINA_CARD]
    return found


def any_play(s: TsState, q: Frame, rng: Rng) -> int:
    """One of `plays`, each equally likely: as a rule they are counted, and one is found."""
    seat = q.seat
    if anything_first(s, seat):
        found = plays(s, q)
        return found[rng.below(len(found))]
    hand = s.hand[seat]
    uses = _uses_now(s, q)
    n = hand.bit_count() + (hand & uses.two).bit_count() + (hand & uses.three).bit_count()
    doubtful = hand & _DOUBTFUL[seat]
    closed = unable(s, doubtful, seat) if doubtful else 0
    if closed:
        n -= closed.bit_count()
    if s.china == seat and china_playable(s, seat):
        n += len(uses.of[THE_CHINA_CARD])
    return nth_use(uses.of, hand, closed, rng.below(n))


def nth_use(of: tuple[tuple[int, ...], ...], hand: int, closed: int, n: int) -> int:
    """The n-th use of the cards of a hand, counted from 0, the China Card last; those of `closed`
    not for their event.
    """
    at = 0
    for byte in hand.to_bytes(_BYTES, "little"):
        if byte:
            for bit in BITS[byte]:
                here = of[at + bit]
                if closed and closed >> at + bit & 1:
                    here = tuple([use for use in here if use != k.EVENT + at + bit])
                size = len(here)
                if n < size:
                    return here[n]
                n -= size
        at += 8
    return of[THE_CHINA_CARD][n]


_BYTES: Final = (CARDS + 7) // 8
"""So many bytes has a set of cards."""


class Uses:
    """What each card may be played for, and which cards for two things or more, and for three.

    Every card may be played for something: a scoring card as an event, any other for Operations.
    """

    def __init__(self, of: tuple[tuple[int, ...], ...]) -> None:
        self.of: Final = of
        self.two: Final = bitset([card for card in range(CARDS) if len(of[card]) >= 2])
        self.three: Final = bitset([card for card in range(CARDS) if len(of[card]) >= 3])


_USES: Final[dict[int, Uses]] = {}
"""Those that were worked out, by what they depend on."""


def _uses_now(s: TsState, q: Frame) -> Uses:
    """What each card may be played for if its event can occur and nothing must be played first."""
    seat = q.seat
    needed = space_needs(s, seat)
    if s.in_force & DOCTRINES or s.scare[seat]:
        needed = needed_in_print(s, seat, needed)
    with_un = s.hand[seat] & _UN != 0 and WITH_UN.open(s, q) != 0
    key = needed * 4 + seat * 2 + with_un
    found = _USES.get(key)
    if found is None:
        found = _USES[key] = _uses(seat, needed, with_un)
    return found


_UN: Final = 1 << UN_INTERVENTION
_DOUBTFUL: Final = tuple([DOUBTFUL & OWN_EVENT.for_seat(seat) for seat in (US, USSR)])


def _uses(seat: int, needed: int, with_un: bool) -> Uses:
    """The same when the Space Race asks for a card with so many Ops, and with UN Intervention or
    without it.
    """
    sets = (
        OWN_EVENT.for_seat(seat) & ~CHINA,
        HAS_OPS.for_seat(seat),
        HAS_OPS.for_seat(seat) & OPS_AT_LEAST[needed],
        OF_SIDE[1 - seat] if with_un else 0,
    )
    return Uses(tuple([_open_uses(card, sets) for card in range(CARDS)]))


def _open_uses(card: int, sets: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([use + card for use, open in zip(USES, sets) if open >> card & 1])


def plays_by_rules(s: TsState, q: Frame) -> list[int]:
    """The same where something may have to be played first."""
    sets = tuple([open_set(DUE[use] + CLOSING[use], s, q) for use in USES])
    found: list[int] = []
    for card in cards_of(s.hand[q.seat]):
        found += _open_uses(card, sets)
    return found + list(_open_uses(THE_CHINA_CARD, sets)) if china_ready(s, q.seat) else found


# -- a card taken with Grain Sales ------------------------------------------------------------


ONLY_TAKEN: Final = Cards("only-taken-card", "TS-5.16", lambda s, q: 1 << q.card, the_asker)
"""Grain Sales plays the card it drew, no other."""


class TakenWithUn(WithUn):
    """The drawn card with own UN Intervention; drawn, that goes with an own card (TS-23.51)."""

    def open(self, s: TsState, q: Frame) -> int:
        """The card itself, or the partners of UN Intervention."""
        if q.card != UN_INTERVENTION:
            return super().open(s, q) & 1 << q.card
        if s.round == 0 or hand_ordered(s, US) or not s.variant & GRAIN_SALES_UN:
            return 0
        return s.hand[US] & OF_SIDE[USSR]

    def reason(self, s: TsState, q: Frame, card: int) -> Reason:
        """Another card, or why UN Intervention does not go with this one."""
        if q.card != UN_INTERVENTION:
            only = ONLY_TAKEN.reason(s, q, card)
            return only if card != q.card else super().reason(s, q, card)
        if SIDE[card] != USSR:
            return Reason(self.code, self.clause, of_card(card))
        if not s.hand[US] >> card & 1:
            return Reason("not-in-hand", "TS-6.1", of_card(card))
        if s.round == 0:
            return Reason("no-un-in-headline", self.clause)
        if hand_ordered(s, US):
            return Reason("order-fixed", "TS-2.3")
        return Reason("partner-of-own-hand", "TS-23.51")
