"""The questions of an activity: which card, pre-empt, trigger; and Harry F. Byrd's step."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NOUNS, Frame
from detente.core.guard import ONLY, Act, left_open, open_set
from detente.core.message import Argument, Message, Reason
from detente.core.parts import total
from detente.core.ready import ready
from detente.core.state import note
from detente.core.values import changed
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty import verbs
from detente.games.nineteen_sixty.board import KENNEDY, NIXON, N
from detente.games.nineteen_sixty.cards import (
    CANDIDATE_CARDS,
    NIXONS_PLEDGE,
    REST,
    SHOWS_ICON,
)
from detente.games.nineteen_sixty.events.table import happen
from detente.games.nineteen_sixty.guards import (
    AT_HAND,
    TO_CAMPAIGN,
    TO_HAPPEN,
    NoEventOfHis,
    NotAlone,
    NotByrds,
    NotEmpty,
    NotInHand,
)
from detente.games.nineteen_sixty.modifiers import momentum_parts, preempt_price, worth
from detente.games.nineteen_sixty.names import card_name
from detente.games.nineteen_sixty.questions.base import CardQuestion, SixtyQuestion, verb_of
from detente.games.nineteen_sixty.state import CAMPAIGN, EVENT, SixtyState, in_effect, led_by

VERB_OF_USE: Final = (k.EVENT_OF, k.CAMPAIGN_WITH, k.ADVERTISE_WITH, k.POSITION_WITH)
"""The verb of each use of a card."""
EVENTS, CAMPAIGNS, ADVERTISEMENTS, POSITIONS = [ready(verb).each for verb in VERB_OF_USE]


class WhoGoesFirst(SixtyQuestion[Frame]):
    """The winner of the initiative check chooses who goes first (60-5.2)."""

    id = "who-goes-first"
    clause = "60-5.2"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [k.FIRST + KENNEDY, k.FIRST + NIXON]

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        s.first = action - k.FIRST
        s.active = s.first
        note(s, k.GOES_FIRST, s.first)


class Activity(SixtyQuestion[Frame]):
    """A hand card as an event or for CP, or the ready candidate card (60-6.1)."""

    id = "activity"
    clause = "60-6.1"
    quiet = True
    acts = (
        Act(k.EVENT_OF, NoEventOfHis(), NotInHand("60-6.1"), *TO_HAPPEN),
        Act(k.CAMPAIGN_WITH, AT_HAND, *TO_CAMPAIGN),
        Act(k.ADVERTISE_WITH, AT_HAND),
        Act(k.POSITION_WITH, AT_HAND),
    )

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        """As the guards say; the hand is walked once for all four uses."""
        event, campaign = self._acts[0], self._acts[1]
        free = not s.effects[q.seat]  # nothing asks for momentum
        usable = open_set(event.sets, s, q) if free or left_open(event.first, s, q, ONLY) else 0
        found: list[int] = []
        campaigns: list[int] = []
        advertisements: list[int] = []
        positions: list[int] = []
        for card in cards_of(AT_HAND.open(s, q)):
            if usable >> card & 1:
                found.append(EVENTS[card])
            campaigns.append(CAMPAIGNS[card])
            advertisements.append(ADVERTISEMENTS[card])
            positions.append(POSITIONS[card])
        if free or left_open(campaign.first, s, q, ONLY):
            found += campaigns
        found += advertisements
        found += positions
        return found

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        declare(s, q.seat, action % NOUNS, VERB_OF_USE.index(verb_of(action)))

    def other(self, s: SixtyState, q: Frame, action: int) -> Reason:
        if action == k.PASS:
            return Reason("no-passing", "60-6.2")
        return super().other(s, q, action)


def declare(s: SixtyState, seat: int, card: int, use: int) -> None:
    """Declare card and use, pay the price, pay Nixon's Pledge, set rest cubes aside (60-6.50)."""
    s.card = card
    s.use = use
    if CANDIDATE_CARDS >> card & 1 == 0:
        verbs.leave_hand(s, seat, card)
        s.under_way |= 1 << card
    if use == EVENT:
        note(s, k.PLAYED_EVENT, seat, card)
    else:
        s.cp = worth(s, seat, card, use)
        note(s, k.PLAYED_CP, seat, card, use, s.cp)
    if s.effects[seat]:
        verbs.spend_momentum(s, seat, total(momentum_parts(s, seat, use)))
        if use != CAMPAIGN and in_effect(s, seat, NIXONS_PLEDGE):
            verbs.gain_momentum(s, KENNEDY)
    rest = REST[card] and verbs.from_supply(s, seat, REST[card])
    if rest:
        s.rest = changed(s.rest, seat, rest)
        note(s, k.RESTED, seat, rest)


class Preemption(CardQuestion[Frame]):
    """Before spending CP the seat may pay to pre-empt the event (60-6.19)."""

    id = "preemption"
    clause = "60-6.19"
    acts = (Act(k.PREEMPT), Act(k.DECLINE))

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == k.PREEMPT:
            verbs.spend_momentum(s, q.seat, preempt_price(s, q.seat))
            s.preempted = 1
            note(s, k.PREEMPTED, q.seat, q.card)

    def prompt(self, s: SixtyState, q: Frame) -> Message:
        args: dict[str, Argument] = {
            "left": preempt_price(s, q.seat),
            "card": card_name(q.card),
        }
        return Message("ask-preemption", args)


class Triggering(CardQuestion[Frame]):
    """After the CP the opponent may pay 1 momentum to trigger the event (60-6.20)."""

    id = "triggering"
    clause = "60-6.20"
    acts = (Act(k.TRIGGER), Act(k.DECLINE))
    ahead = (k.TRIGGER, k.DECLINE)

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        if action == k.TRIGGER:
            verbs.spend_momentum(s, q.seat, 1)
            note(s, k.TRIGGERED, q.seat, q.card)
            happen(s, q.card, q.seat)

    def cards(self, seat: int) -> list[str]:
        return [card_name(card) for card, shown in enumerate(SHOWS_ICON[seat]) if shown]


class ByrdStep(SixtyQuestion[Frame]):
    """Harry F. Byrd places his cube, removes a single cube, or passes (60-16.9)."""

    id = "byrd-step"
    clause = "60-16.9"
    acts = (
        Act(k.PLACE, NotByrds("60-16.12"), NotEmpty()),
        Act(k.OUST, NotByrds("60-16.17"), NotAlone()),
    )
    leaves = k.PASS
    optional = True

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        state = action % NOUNS
        if action == k.PASS:
            note(s, k.BYRD_PASSED)
        elif verb_of(action) == k.PLACE:
            s.byrd_at = state
            note(s, k.BYRD_PLACED, state)
        else:
            owner = led_by(s, state)
            s.cubes[owner * N + state] = 0
            note(s, k.BYRD_OUSTED, state, owner)
