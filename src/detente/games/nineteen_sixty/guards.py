"""What closes a card, a state, a region or an issue to an act: each rule once."""

from __future__ import annotations

from typing import Any, Final

from detente.core.cards import bitset
from detente.core.frame import NONE, F, Frame, Spread
from detente.core.guard import Guard, Offered, SetGuard, Source, WhileLeft
from detente.core.message import Argument, Reason
from detente.core.options import Options
from detente.core.parts import total
from detente.games.nineteen_sixty.board import (
    BYRD_STATES,
    DEBATES,
    IN_ZONE,
    ISSUES,
    REGION,
    TRAVEL,
    ZONE,
    ZONES,
)
from detente.games.nineteen_sixty.cards import (
    EISENHOWERS_SILENCE,
    GATHERING_CARDS,
    GREAT_SEAL_BUG,
    HENRY_CABOT_LODGE,
    OWN_CARD,
    PREVENTED_BY,
    TRICKY_DICK,
    WITH_ICON,
)
from detente.games.nineteen_sixty.codes import DONE, SPEND
from detente.games.nineteen_sixty.frames import Announcement, Spending
from detente.games.nineteen_sixty.modifiers import FREE_TRAVEL, momentum_parts, travel_cost
from detente.games.nineteen_sixty.names import card_name, of_card, of_issue, of_region, of_state
from detente.games.nineteen_sixty.state import (
    BAN_CARDS,
    CAMPAIGN,
    EVENT,
    SixtyState,
    ban_on,
    byrd_may_oust,
    byrd_may_place,
    may_spend,
    needs_check,
    prevented,
)
from detente.games.nineteen_sixty.supply import (
    can_air,
    can_gain,
    can_spend,
    can_support,
    cubes_left,
    limits,
    to_remove,
)

Guards = tuple[Guard[SixtyState, Any], ...]

ANY: Final = -1
"""The rule has nothing to say."""


class SixtyGuard(Guard[SixtyState, F]):
    """A rule of 1960 that closes something."""


# -- cards -----------------------------------------------------------------------------------


class OfCard(SetGuard[SixtyState, Any]):
    """A rule about cards that leaves open a set."""

    def args(self, s: SixtyState, q: Frame, card: int) -> dict[str, Argument]:
        return of_card(card)


class NoEventOfHis(OfCard):
    """The candidate card has no event (60-6.47)."""

    code = "candidate-has-no-event"
    clause = "60-6.47"

    def open(self, s: SixtyState, q: Frame) -> int:
        return ~(1 << OWN_CARD[q.seat])


class NotInHand(OfCard):
    """Cards come from the hand, where the candidate card never is."""

    code = "not-in-hand"
    covers = (NoEventOfHis,)

    def __init__(self, clause: str) -> None:
        self.rule: Final = clause

    def open(self, s: SixtyState, q: Frame) -> int:
        return s.hands[q.seat]

    def reason(self, s: SixtyState, q: Frame, card: int) -> Reason:
        return Reason(self.code, self.rule, of_card(card))


class NotInStack(NotInHand):
    """A card of the own campaign strategy stack."""

    code = "not-in-stack"

    def open(self, s: SixtyState, q: Frame) -> int:
        return s.stacks[q.seat]


class NotInDiscard(OfCard):
    """What is taken back comes from the discard pile (60-15.4)."""

    code = "not-in-discard"
    clause = "60-15.4"

    def open(self, s: SixtyState, q: Frame) -> int:
        return s.discard


class NotAtHand(NotInHand):
    """CP come from a hand card, or from the candidate card while it is ready (60-6.1, 60-6.49)."""

    def __init__(self) -> None:
        super().__init__("60-6.1")

    def open(self, s: SixtyState, q: Frame) -> int:
        return s.hands[q.seat] | s.ready[q.seat] << OWN_CARD[q.seat]

    def reason(self, s: SixtyState, q: Frame, card: int) -> Reason:
        if card == OWN_CARD[q.seat]:
            return Reason("candidate-exhausted", "60-6.49", of_card(card))
        return super().reason(s, q, card)


class Prevented(OfCard):
    """A prevention event in its box stops the event (60-6.16)."""

    code = "event-prevented"
    clause = "60-6.16"

    def open(self, s: SixtyState, q: Frame) -> int:
        if not s.prevention_box:
            return ANY
        return ~bitset([card for card in PREVENTED_BY if prevented(s, card)])

    def args(self, s: SixtyState, q: Frame, card: int) -> dict[str, Argument]:
        return {"card": card_name(card), "by": card_name(PREVENTED_BY[card])}


class WrongIcon(OfCard):
    """The event is for the candidates whose icon the card shows (60-6.6, 60-6.21)."""

    code = "wrong-icon"
    clause = "60-6.6"

    def in_force(self, options: Options) -> bool:
        return options.on("event_icon_restriction")

    def open(self, s: SixtyState, q: Frame) -> int:
        return WITH_ICON[q.seat]


class PreventedToTake(Prevented):
    """Tricky Dick takes a card whose event can happen (60-15.1)."""

    def open(self, s: SixtyState, q: Frame) -> int:
        return super().open(s, q) if q.card == TRICKY_DICK else ANY


class WrongIconToTake(WrongIcon):
    """Tricky Dick takes a card whose event its player may use (60-15.1)."""

    clause = "60-15.1"

    def open(self, s: SixtyState, q: Frame) -> int:
        return super().open(s, q) if q.card == TRICKY_DICK else ANY


class NoMomentumFor(SixtyGuard[Frame]):
    """Jackie Kennedy makes an event cost momentum, Nixon's Knee campaigning (60-7.2 to 60-7.4)."""

    whatever = True

    def __init__(self, use: int, clause: str) -> None:
        self.use: Final = use
        self.rule: Final = clause

    def left_open(self, s: SixtyState, q: Frame, cards: list[int]) -> list[int]:
        if not s.effects[q.seat]:
            return cards
        price = total(momentum_parts(s, q.seat, self.use))
        return cards if not price or may_spend(s, q.seat, price) else []

    def reason(self, s: SixtyState, q: Frame, card: int) -> Reason:
        asking: dict[str, Argument] = {"card": momentum_parts(s, q.seat, self.use)[0][0]}
        if s.momentum[q.seat]:
            return Reason("may-not-spend", "60-7.4", asking)
        return Reason("no-momentum-for", self.rule, asking)


class GatheringMomentum(OfCard):
    """Gathering Momentum cards are never placed on the stack (60-9.2)."""

    code = "gathering-not-placed"
    clause = "60-9.2"

    def open(self, s: SixtyState, q: Frame) -> int:
        return ~GATHERING_CARDS


class OnlyLodge(OfCard):
    """Great Seal Bug finds Henry Cabot Lodge and nothing else (60-15.1)."""

    code = "only-lodge"
    clause = "60-15.1"

    def open(self, s: SixtyState, q: Frame) -> int:
        return 1 << HENRY_CABOT_LODGE if q.card == GREAT_SEAL_BUG else ANY


# -- spending --------------------------------------------------------------------------------


class NoCpLeft(WhileLeft[SixtyState, Frame]):
    """All CP of the card are spent (60-6.18)."""

    code = "no-cp-left"
    clause = "60-6.18"


class NothingLeft(WhileLeft[SixtyState, Frame]):
    """Everything the card allows has been done."""

    code = "nothing-left"

    def __init__(self, clause: str) -> None:
        self.rule: Final = clause

    def reason(self, s: SixtyState, q: Frame, noun: int) -> Reason:
        return Reason(self.code, self.rule)


class Banned(SixtyGuard[Frame]):
    """Events forbid to spend CP in regions, or where the opponent is strong (60-6.38)."""

    code = "campaigning-banned"
    clause = "60-6.38"

    def left_open(self, s: SixtyState, q: Frame, states: list[int]) -> list[int]:
        if not s.effects[q.seat] & BANNING:
            return states
        return [state for state in states if ban_on(s, q.seat, state) == NONE]

    def args(self, s: SixtyState, q: Frame, state: int) -> dict[str, Argument]:
        return {**of_state(state), "card": card_name(ban_on(s, q.seat, state))}


class ServedOnce(SixtyGuard[Spending]):
    """Some events allow 1 CP of support in each state (60-15.1)."""

    code = "one-cp-per-state"
    clause = "60-15.1"

    def left_open(self, s: SixtyState, q: Spending, states: list[int]) -> list[int]:
        return [state for state in states if state not in q.served] if q.served else states

    def args(self, s: SixtyState, q: Spending, state: int) -> dict[str, Argument]:
        return of_state(state)


class TooFar(Source[SixtyState, Frame]):
    """The way must leave 1 CP for support (60-6.30 to 60-6.32)."""

    code = "too-far"

    def listed(self, s: SixtyState, q: Frame) -> list[int]:
        return reached(s, q).states

    def reason(self, s: SixtyState, q: Frame, state: int) -> Reason:
        at = s.token[q.seat]
        alone = ZONE[state] != REGION[state] or ZONE[at] != REGION[at]
        need = travel_cost(s, q.seat, state) + 1
        args: dict[str, Argument] = {**of_state(state), "need": need, "left": q.left}
        return Reason(self.code, "60-6.32" if alone else "60-6.31", args)


class CommitRange(Source[SixtyState, Announcement]):
    """As many CP as are left after the way (60-6.36); without checks no more than change something
    (60-1.24).
    """

    code = "commit-range"
    clause = "60-6.36"

    def listed(self, s: SixtyState, q: Announcement) -> list[int]:
        return list(range(1, most_committed(s, q) + 1))

    def args(self, s: SixtyState, q: Announcement, n: int) -> dict[str, Argument]:
        return {"most": most_committed(s, q)}


def most_committed(s: SixtyState, q: Announcement) -> int:
    """The most CP that may be announced for the state."""
    most = q.left - travel_cost(s, q.seat, q.state)
    if needs_check(s, q.seat, q.state):
        return most
    return min(most, to_remove(s, q.seat, q.state) + cubes_left(s, q.seat))


class TooDear(Source[SixtyState, Spending]):
    """1 CP for the first support on an issue, 2 for each further one (60-6.43)."""

    code = "issue-too-dear"
    clause = "60-6.43"

    def listed(self, s: SixtyState, q: Spending) -> list[int]:
        if q.left > 1:
            return THREE_ISSUES
        return [issue for issue in THREE_ISSUES if issue_price(q, issue) <= q.left]

    def args(self, s: SixtyState, q: Spending, issue: int) -> dict[str, Argument]:
        return {"need": issue_price(q, issue), "left": q.left}


# -- what a card offers -----------------------------------------------------------------------


class NotOnCard(Offered[SixtyState, Any]):
    """A card names states (60-15.1)."""

    code = "not-on-card"
    clause = "60-15.1"
    as_it_stands = True

    def args(self, s: SixtyState, q: Frame, state: int) -> dict[str, Argument]:
        return of_state(state)


class RegionNotOnCard(NotOnCard):
    """A card names regions (60-15.1)."""

    code = "region-not-on-card"

    def args(self, s: SixtyState, q: Frame, region: int) -> dict[str, Argument]:
        return of_region(region)


class OneIssueOnly(NotOnCard):
    """All support on one issue, where the card says so (60-15.1)."""

    code = "one-issue-only"

    def args(self, s: SixtyState, q: Frame, issue: int) -> dict[str, Argument]:
        return of_issue(q.options[0])


class StateOffered(NotOnCard):
    """So much in each state that a card, a debate's reward or an endorsement names (60-6.54)."""

    def reason(self, s: SixtyState, q: Spread, state: int) -> Reason:
        if q.card != NONE:
            cap, where = "60-6.54", self.clause
        else:
            cap = where = "60-10.13" if s.turn == DEBATES else "60-11.10"
        if state in q.used:
            return Reason("state-cap", cap, of_state(state))
        return Reason(self.code if q.card != NONE else "not-endorsed", where, of_state(state))


# -- the supply ------------------------------------------------------------------------------


class NoCubesLeft(SixtyGuard[Frame]):
    """Support that removes nothing needs a cube of the supply (60-1.24, option)."""

    code = "no-cubes-left"
    clause = "60-1.24"

    def in_force(self, options: Options) -> bool:
        return limits(options)

    def left_open(self, s: SixtyState, q: Frame, nouns: list[int]) -> list[int]:
        return [n for n in nouns if self.can(s, q.seat, n)]

    def can(self, s: SixtyState, seat: int, noun: int) -> bool:
        """Whether support there changes something."""
        return can_gain(s, seat, noun)


class NoCubesToSpend(NoCubesLeft):
    """The same for a CP, where a check that succeeds brings its own cube."""

    def can(self, s: SixtyState, seat: int, noun: int) -> bool:
        return can_spend(s, seat, noun)


class NoCubesToAir(NoCubesLeft):
    """The same for media support."""

    def can(self, s: SixtyState, seat: int, noun: int) -> bool:
        return can_air(s, seat, noun)


class NoCubesToArgue(NoCubesLeft):
    """The same for issue support."""

    def can(self, s: SixtyState, seat: int, noun: int) -> bool:
        return can_support(s, seat, noun)


class NoCubesForTheBag(NoCubesLeft):
    """What goes into the bag comes from the supply (60-1.25, option)."""

    clause = "60-1.25"

    def can(self, s: SixtyState, seat: int, noun: int) -> bool:
        return cubes_left(s, seat) > 0


class NoMomentum(SixtyGuard[Frame]):
    """A marker is exchanged at a time (60-11.2)."""

    code = "no-momentum"
    clause = "60-11.2"

    def left_open(self, s: SixtyState, q: Frame, nouns: list[int]) -> list[int]:
        return nouns if s.momentum[q.seat] else []


# -- cubes on the board ----------------------------------------------------------------------


class NoMediaThere(Source[SixtyState, Frame]):
    """Only cubes that are there can be removed (60-1.8)."""

    code = "no-media-there"
    clause = "60-1.8"

    def listed(self, s: SixtyState, q: Frame) -> list[int]:
        other = (1 - q.seat) * 4
        return [region for region in range(4) if s.media[other + region]]

    def args(self, s: SixtyState, q: Frame, region: int) -> dict[str, Argument]:
        return of_region(region)


class NoIssueSupport(Source[SixtyState, Frame]):
    """Only cubes that are there can be removed (60-1.8)."""

    code = "no-issue-support"
    clause = "60-1.8"

    def listed(self, s: SixtyState, q: Frame) -> list[int]:
        own = q.seat * 3
        return [issue for issue in range(3) if s.issues[own + issue]]

    def args(self, s: SixtyState, q: Frame, issue: int) -> dict[str, Argument]:
        return of_issue(issue)


class NotByrds(Source[SixtyState, Frame]):
    """Harry F. Byrd acts in three states (60-16.12, 60-16.17)."""

    code = "not-byrds-state"

    def __init__(self, clause: str) -> None:
        self.rule: Final = clause

    def listed(self, s: SixtyState, q: Frame) -> list[int]:
        return list(BYRD_STATES)

    def reason(self, s: SixtyState, q: Frame, state: int) -> Reason:
        return Reason(self.code, self.rule, of_state(state))


class NotEmpty(SixtyGuard[Frame]):
    """His cube goes into an empty state (60-16.11)."""

    code = "state-not-empty"
    clause = "60-16.11"

    def left_open(self, s: SixtyState, q: Frame, states: list[int]) -> list[int]:
        return [state for state in states if byrd_may_place(s, state)]

    def args(self, s: SixtyState, q: Frame, state: int) -> dict[str, Argument]:
        return of_state(state)


class NotAlone(SixtyGuard[Frame]):
    """He removes a cube that stands alone (60-16.17)."""

    code = "not-a-single-cube"
    clause = "60-16.17"

    def left_open(self, s: SixtyState, q: Frame, states: list[int]) -> list[int]:
        return [state for state in states if byrd_may_oust(s, state)]

    def args(self, s: SixtyState, q: Frame, state: int) -> dict[str, Argument]:
        return of_state(state)


# -- what they need --------------------------------------------------------------------------

MOST_CP: Final = 7  # those of Whistle Stop
BANNING: Final = BAN_CARDS | 1 << EISENHOWERS_SILENCE
"""Events that close states to campaigning."""
THREE_ISSUES: Final = list(range(len(ISSUES)))
EVERYWHERE: Final = [state for states in IN_ZONE for state in states]


class Reach:
    """States that are not too far, and what may be done then: spend a CP in one, or stop."""

    def __init__(self, states: list[int]) -> None:
        self.states: Final = states
        self.acts: Final = [SPEND + state for state in states] + [DONE]


def _reach(zone: int, cp: int) -> Reach:
    """Where CP can be spent from a zone."""
    way = TRAVEL[zone * len(ZONES) : (zone + 1) * len(ZONES)]
    near = [states for cost, states in zip(way, IN_ZONE) if cost < cp]
    return Reach([state for states in near for state in states])


REACH: Final = tuple([[_reach(z, cp) for cp in range(MOST_CP + 1)] for z in range(len(ZONES))])
"""By zone and CP: the states that are not too far."""
FREE: Final = Reach(EVERYWHERE)


def reached(s: SixtyState, q: Frame) -> Reach:
    """The states that the CP reach, worked out beforehand: `NoCpLeft` and `TooFar` in one."""
    if s.effects[q.seat] & FREE_TRAVEL and q.left:
        return FREE
    return REACH[ZONE[s.token[q.seat]]][q.left]


def issue_price(q: Spending, issue: int) -> int:
    """What the next support on an issue costs in this action (60-6.43)."""
    return 2 if issue in q.served else 1


# -- in the order in which a player would want to hear them ------------------------------------

AT_HAND: Final = NotAtHand()
TO_HAPPEN: Final = (Prevented(), WrongIcon(), NoMomentumFor(EVENT, "60-7.2"))
TO_CAMPAIGN: Final = (NoMomentumFor(CAMPAIGN, "60-7.3"),)
TO_TAKE: Final = (OnlyLodge(), PreventedToTake(), WrongIconToTake())
NO_CP_LEFT: Final = NoCpLeft()
NO_CUBES_TO_SPEND: Final = NoCubesToSpend()
TO_SPEND: Final[Guards] = (NO_CP_LEFT, Banned(), ServedOnce(), TooFar(), NO_CUBES_TO_SPEND)
TO_POSITION: Final[Guards] = (TooDear(), NoCubesToArgue())
