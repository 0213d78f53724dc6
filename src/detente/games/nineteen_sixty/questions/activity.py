"""The questions of an activity: which card, pre-empt, trigger; and Harry F. Byrd's step."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NOUNS, Frame
from detente.core.message import Argument, Message, Reason
from detente.core.state import note
from detente.core.values import changed
from detente.games.nineteen_sixty.board import BYRD_STATES, KENNEDY, NIXON, N
from detente.games.nineteen_sixty.cards import (
    CANDIDATE_CARDS,
    JACKIE_KENNEDY,
    NIXONS_KNEE,
    NIXONS_PLEDGE,
    NO_CARD,
    OWN_CARD,
    PREVENTED_BY,
    REST,
)
from detente.games.nineteen_sixty.codes import (
    ADVERTISE_WITH,
    BYRD_OUSTED,
    BYRD_PASSED,
    BYRD_PLACED,
    CAMPAIGN_WITH,
    DECLINE,
    EVENT_OF,
    FIRST,
    GOES_FIRST,
    OUST,
    PASS,
    PLACE,
    PLAYED_CP,
    PLAYED_EVENT,
    POSITION_WITH,
    PREEMPT,
    PREEMPTED,
    RESTED,
    TRIGGER,
    TRIGGERED,
)
from detente.games.nineteen_sixty.events.table import happen
from detente.games.nineteen_sixty.questions.common import (
    CardQuestion,
    SixtyQuestion,
    named,
    verb_of,
)
from detente.games.nineteen_sixty.state import (
    CAMPAIGN,
    EVENT,
    SixtyState,
    byrd_may_oust,
    byrd_may_place,
    in_effect,
    led_by,
    may_spend,
    may_use,
    preempt_price,
    prevented,
    worth,
)
from detente.games.nineteen_sixty.verbs import (
    from_supply,
    gain_momentum,
    leave_hand,
    spend_momentum,
)

CODE: Final = (EVENT_OF, CAMPAIGN_WITH, ADVERTISE_WITH, POSITION_WITH)
"""The verb of each use of a card."""


class WhoGoesFirst(SixtyQuestion[Frame]):
    """The winner of the initiative check chooses who goes first (60-5.2)."""

    id = "who-goes-first"
    clause = "60-5.2"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [FIRST + KENNEDY, FIRST + NIXON]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        s.first = action - FIRST
        s.active = s.first
        note(s, GOES_FIRST, s.first)


class Activity(SixtyQuestion[Frame]):
    """A hand card as an event or for CP, or the ready candidate card (60-6.1)."""

    id = "activity"
    clause = "60-6.1"
    quiet = True

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        hand = cards_of(s.hands[q.seat])
        found: list[int] = []
        if pays_for(s, q.seat, EVENT):
            for card in hand:
                if may_use(s, q.seat, card) and not prevented(s, card):
                    found.append(EVENT_OF + card)
        if s.ready[q.seat]:
            hand.append(OWN_CARD[q.seat])
        if pays_for(s, q.seat, CAMPAIGN):
            found += [CAMPAIGN_WITH + card for card in hand]
        found += [ADVERTISE_WITH + card for card in hand]
        found += [POSITION_WITH + card for card in hand]
        return found

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        use = CODE.index(verb_of(action))
        declare(s, q.seat, action % NOUNS, use)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        verb = verb_of(action)
        if action == PASS:
            return Reason("no-passing", "60-6.2")
        if verb not in CODE:
            return Reason("asked-something-else", self.clause)
        card = action % NOUNS
        args: dict[str, Argument] = {"card": named("card", card)}
        if card == OWN_CARD[q.seat]:
            if verb == EVENT_OF:
                return Reason("candidate-has-no-event", "60-6.47", args)
            if not s.ready[q.seat]:
                return Reason("candidate-exhausted", "60-6.49", args)
        elif not s.hands[q.seat] >> card & 1:
            return Reason("not-in-hand", "60-6.1", args)
        if verb == EVENT_OF and prevented(s, card):
            args["by"] = named("card", PREVENTED_BY[card])
            return Reason("event-prevented", "60-6.16", args)
        if verb == EVENT_OF and not may_use(s, q.seat, card):
            return Reason("wrong-icon", "60-6.6", args)
        return cannot_pay(s, q.seat, EVENT if verb == EVENT_OF else CAMPAIGN)


def price_of(s: SixtyState, seat: int, use: int) -> int:
    """The card that makes this use cost 1 momentum; NO_CARD if none does (60-7.2, 60-7.3)."""
    if use == EVENT and in_effect(s, seat, JACKIE_KENNEDY):
        return JACKIE_KENNEDY
    if use == CAMPAIGN and in_effect(s, seat, NIXONS_KNEE):
        return NIXONS_KNEE
    return NO_CARD


def pays_for(s: SixtyState, seat: int, use: int) -> bool:
    """Whether the seat can pay what this use of a card costs it."""
    return price_of(s, seat, use) == NO_CARD or may_spend(s, seat, 1)


def cannot_pay(s: SixtyState, seat: int, use: int) -> Reason:
    """Why the price of Jackie Kennedy or Nixon's Knee cannot be paid."""
    card = price_of(s, seat, use)
    args: dict[str, Argument] = {"card": named("card", card)}
    if s.momentum[seat]:
        return Reason("may-not-spend", "60-7.4", args)
    return Reason("no-momentum-for", "60-7.2" if use == EVENT else "60-7.3", args)


def declare(s: SixtyState, seat: int, card: int, use: int) -> None:
    """Declare card and use, pay the price, pay Nixon's Pledge, set rest cubes aside (60-6.50)."""
    s.card = card
    s.use = use
    if CANDIDATE_CARDS >> card & 1 == 0:
        leave_hand(s, seat, card)
        s.under_way |= 1 << card
    if use == EVENT:
        note(s, PLAYED_EVENT, seat, card)
    else:
        s.cp = worth(s, seat, card, use)
        note(s, PLAYED_CP, seat, card, use, s.cp)
    if price_of(s, seat, use) != NO_CARD:
        spend_momentum(s, seat, 1)
    if use != CAMPAIGN and in_effect(s, seat, NIXONS_PLEDGE):
        gain_momentum(s, KENNEDY)
    rest = from_supply(s, seat, REST[card])
    if rest:
        s.rest = changed(s.rest, seat, rest)
        note(s, RESTED, seat, rest)


class Preemption(CardQuestion[Frame]):
    """Before spending CP the seat may pay to pre-empt the event (60-6.19)."""

    id = "preemption"
    clause = "60-6.19"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [PREEMPT, DECLINE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == PREEMPT:
            spend_momentum(s, q.seat, preempt_price(s, q.seat))
            s.preempted = 1
            note(s, PREEMPTED, q.seat, q.card)

    def prompt(self, s: SixtyState, q: Frame) -> Message:
        args: dict[str, Argument] = {
            "left": preempt_price(s, q.seat),
            "card": named("card", q.card),
        }
        return Message("ask-preemption", args)


class Triggering(CardQuestion[Frame]):
    """After the CP the opponent may pay 1 momentum to trigger the event (60-6.20)."""

    id = "triggering"
    clause = "60-6.20"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [TRIGGER, DECLINE]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == TRIGGER:
            spend_momentum(s, q.seat, 1)
            note(s, TRIGGERED, q.seat, q.card)
            happen(s, q.card, q.seat)


class ByrdStep(SixtyQuestion[Frame]):
    """Harry F. Byrd places his cube, removes a single cube, or passes (60-16.9)."""

    id = "byrd-step"
    clause = "60-16.9"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        places = [PLACE + state for state in BYRD_STATES if byrd_may_place(s, state)]
        return places + [OUST + state for state in BYRD_STATES if byrd_may_oust(s, state)] + [PASS]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        state = action % NOUNS
        if action == PASS:
            note(s, BYRD_PASSED)
        elif verb_of(action) == PLACE:
            s.byrd_at = state
            note(s, BYRD_PLACED, state)
        else:
            owner = led_by(s, state)
            s.cubes[owner * N + state] = 0
            note(s, BYRD_OUSTED, state, owner)

    def why_not(self, s: SixtyState, q: Frame, action: int) -> Reason:
        verb = verb_of(action)
        if verb not in (PLACE, OUST):
            return Reason("asked-something-else", self.clause)
        state = action % NOUNS
        args: dict[str, Argument] = {"state": named("state", state)}
        if state not in BYRD_STATES:
            return Reason("not-byrds-state", "60-16.12" if verb == PLACE else "60-16.17", args)
        if verb == PLACE:
            return Reason("state-not-empty", "60-16.11", args)
        return Reason("not-a-single-cube", "60-16.17", args)
