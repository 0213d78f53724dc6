"""Questions about playing cards: headlines, action rounds, traps, and the order of things."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS, ForSeat, Frame
from detente.core.guard import ALL, Act
from detente.core.message import Message, Reason
from detente.core.rng import Rng
from detente.core.state import note, note_to
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.cardnames import (
    BEAR_TRAP,
    GRAIN_SALES_TO_SOVIETS,
    QUAGMIRE,
    UN_INTERVENTION,
)
from detente.games.twilight_struggle.cards import SCORING_CARDS
from detente.games.twilight_struggle.frames import Round
from detente.games.twilight_struggle.guards import IN_HAND, TO_HEADLINE, Cards, Either, nothing
from detente.games.twilight_struggle.happening import happen
from detente.games.twilight_struggle.modifiers import worth_at_least
from detente.games.twilight_struggle.names import card_id, of_card
from detente.games.twilight_struggle.operations import ask_event_ops, ask_ops
from detente.games.twilight_struggle.options import FORBID_HELD
from detente.games.twilight_struggle.playing import bury_you, intervene, play
from detente.games.twilight_struggle.points import ANY_KIND, THEN_EVENT
from detente.games.twilight_struggle.questions.base import TsQuestion, verb
from detente.games.twilight_struggle.state import (
    LAST_ROUND,
    TsState,
    hand_ordered,
    scoring_due,
    with_seat,
)
from detente.games.twilight_struggle.unseen import come_to_light, known_to_lack
from detente.games.twilight_struggle.uses import (
    CLOSING,
    DUE,
    ENVY,
    ONLY_TAKEN,
    USES,
    Holding,
    TakenWithUn,
    any_play,
    duty,
    plays,
)
from detente.games.twilight_struggle.verbs import ask, discard, recognize

# -- headlines ------------------------------------------------------------------------


def must_score(s: TsState, seat: int) -> bool:
    """Whether every round left is needed for scoring cards that may not be held (TS-6.13)."""
    return bool(s.variant & FORBID_HELD) and scoring_due(s, seat)


NO_UN: Final = Cards("un-no-headline", "TS-5.2", lambda s, q: ~(1 << UN_INTERVENTION), nothing)
"""UN Intervention is no headline."""

NO_BOUND_ENVY: Final = Cards(
    "missile-envy-no-headline",
    "TS-5.2",
    lambda s, q: ~ENVY if duty(s, q.seat) else ALL,
    nothing,
)
"""Missile Envy that must be used for Operations is no headline."""

NONE_HELD: Final = Cards(
    "scoring-first",
    "TS-6.13",
    lambda s, q: SCORING_CARDS if must_score(s, q.seat) else ALL,
    nothing,
)
"""Where no scoring card may be held, those that cannot wait are headlined."""


class PickHeadline(TsQuestion[Frame]):
    """Pick a card in secret; both are shown together (TS-5.1)."""

    id = "pick-headline"
    clause = "TS-5.1"
    together = True
    quiet = True
    acts = (Act(k.HEADLINE, TO_HEADLINE, NO_UN, NO_BOUND_ENVY, NONE_HELD),)
    leaves = k.PASS

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """The card lies face down; what was known of the hand stays known (TS-5.14)."""
        if action != k.PASS:
            card = action - k.HEADLINE
            s.hand = with_seat(s.hand, q.seat, s.hand[q.seat] & ~(1 << card))
            s.headline = with_seat(s.headline, q.seat, card)
            note_to(s, 1 << q.seat, k.HEADLINE_PICKED, q.seat, card)

    def stays(self, s: TsState, q: Frame) -> Reason:
        """Who has a card to headline does so."""
        return Reason("must-headline", "TS-5.15")

    def other(self, s: TsState, q: Frame, action: int) -> Reason:
        """It is the headline phase."""
        return Reason("headline-phase", "TS-5.1")


class ShowHeadline(PickHeadline):
    """One after the other: the opponent of Man in Earth Orbit shows his card first (TS-5.10)."""

    id = "show-headline"
    clause = "TS-5.10"
    together = False

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """Shown at once."""
        super().answer(s, q, action)
        show_headline(s, q.seat)


def show_headline(s: TsState, seat: int) -> None:
    """A headline is turned face up."""
    if not s.face_up >> seat & 1:
        s.face_up |= 1 << seat
        card = s.headline[seat]
        if card >= 0:
            if not s.shown >> card & 1:
                come_to_light(s, seat, card)
            s.shown &= ~(1 << card)
            recognize(s, 1 << card)
            note(s, k.HEADLINE_SHOWN, seat, card)


# -- action rounds ------------------------------------------------------------------------


class PlayCard(TsQuestion[Round]):
    """Play one card, or UN Intervention with another (TS-6.1)."""

    id = "play-card"
    clause = "TS-6.1"
    frame = Round
    quiet = True
    acts = tuple([Act(use, Holding(), *DUE[use], *CLOSING[use]) for use in USES])
    leaves = k.PASS

    def legal(self, s: TsState, q: Round) -> list[int]:
        """Every card in every way it may be used."""
        found = plays(s, q)
        if (q.optional or not s.hand[q.seat]) and self.may_leave(s, q):
            found.append(k.PASS)
        return found

    def at_random(self, s: TsState, q: Round, rng: Rng) -> int:
        """Any of them: where the round may not be passed, without a list."""
        if q.optional or not s.hand[q.seat]:
            return super().at_random(s, q, rng)
        return any_play(s, q, rng)

    def may_leave(self, s: TsState, q: Round) -> bool:
        """An optional round, unless a scoring card needs it (TS-6.13); or with an empty hand."""
        return (q.optional and not must_score(s, q.seat)) or not s.hand[q.seat]

    def answer(self, s: TsState, q: Round, action: int) -> None:
        """Carry the play out; "We Will Bury You" is settled first."""
        if action == k.PASS and q.optional:
            note(s, k.PASSED, q.seat)
            return
        bury_you(s, q.seat, action)
        if action == k.PASS:
            note(s, k.PASSED, q.seat)
        elif s.result is None:
            play(s, q.seat, q.seat, action)

    def stays(self, s: TsState, q: Round) -> Reason:
        """A scoring card needs the round, or it is none that may be passed."""
        if q.optional:
            return Reason("scoring-first", "TS-6.13")
        return Reason("no-passing", "TS-4.14")

    def other(self, s: TsState, q: Round, action: int) -> Reason:
        """A card is to be played, and not as a headline."""
        if verb(action) == k.HEADLINE:
            return Reason("not-headline-phase", "TS-5.1")
        return Reason("play-a-card", "TS-6.1")

    def prompt(self, s: TsState, q: Round) -> Message:
        """Which round it is."""
        id = "ask-play-optional" if q.optional else f"ask-{self.id}"
        return Message(id, {"round": s.round, "rounds": LAST_ROUND[s.turn]})


# -- traps ------------------------------------------------------------------------


def trap_of(seat: int) -> int:
    """The card that traps a seat."""
    return QUAGMIRE if seat == US else BEAR_TRAP


FIT: Final = 2
"""What a card must be worth to be discarded in a trap."""


def trap_discards(s: TsState, seat: int) -> int:
    """The cards of a hand that are worth enough."""
    return s.hand[seat] & worth_at_least(s, seat, FIT)


NONE_DUE: Final = Cards(
    "scoring-first", "TS-6.16", lambda s, q: 0 if scoring_due(s, q.seat) else ALL, nothing
)
"""Who needs every round left for scoring cards plays them instead of a discard."""

FIT_FOR_TRAP: Final = Cards(
    "worth-too-little",
    "TS-7.5",
    lambda s, q: worth_at_least(s, q.seat, FIT),
    lambda s, q, card: {**of_card(card), "n": FIT},
)
"""The discard is worth 2 or more, modifiers counted."""


def bound_envy(s: TsState, q: Round) -> int:
    """It alone, if it is worth enough."""
    return ENVY if duty(s, q.seat) and trap_discards(s, q.seat) & ENVY else ALL


ENVY_DISCARDED: Final = Cards("missile-envy-first", "TS-23.8", bound_envy, nothing)
"""Missile Envy that must be used for Operations is the discard."""


def first_of_order(s: TsState, q: Round) -> int:
    """The first card that is worth enough; a bound Missile Envy goes before it."""
    fit = trap_discards(s, q.seat)
    if not hand_ordered(s, q.seat) or (duty(s, q.seat) and fit & ENVY):
        return ALL
    return next((1 << card for card in s.order if fit >> card & 1), ALL)


FIRST_OF_ORDER: Final = Cards("order-fixed", "TS-2.3", first_of_order, nothing)
"""Where the order of the hand is fixed, its first card that serves is the discard."""

ONLY_SCORING: Final = Cards(
    "trapped",
    "TS-23.9",
    lambda s, q: SCORING_CARDS,
    lambda s, q, card: of_card(trap_of(q.seat)),
)
"""A trapped side plays no card but a scoring card in need."""


def in_need(s: TsState, q: Round) -> int:
    """Nothing, where a card is fit and no scoring card is due."""
    return 0 if not scoring_due(s, q.seat) and trap_discards(s, q.seat) else ALL


DISCARD_FIRST: Final = Cards("discard-first", "TS-23.9", in_need, nothing)
"""The discard comes before a scoring card that can wait."""


class LeaveTrap(TsQuestion[Round]):
    """Trapped: discard a card worth 2+ and roll (cards 42 and 44)."""

    id = "leave-trap"
    clause = "TS-23.9"
    frame = Round
    acts = (
        Act(k.EVENT, IN_HAND, ONLY_SCORING, DISCARD_FIRST),
        Act(k.DISCARD, IN_HAND, NONE_DUE, FIT_FOR_TRAP, ENVY_DISCARDED, FIRST_OF_ORDER),
    )
    leaves = k.PASS

    def may_leave(self, s: TsState, q: Round) -> bool:
        """An optional round."""
        return q.optional

    def answer(self, s: TsState, q: Round, action: int) -> None:
        """The discard and the roll are the whole round; who must pass has nothing fit for it."""
        if action == k.PASS and q.optional:
            note(s, k.PASSED, q.seat)
            return
        bury_you(s, q.seat, action)
        if s.result is not None:
            return
        if action == k.PASS:
            known_to_lack(s, q.seat, worth_at_least(s, q.seat, FIT) | SCORING_CARDS)
            note(s, k.PASSED, q.seat)
        elif verb(action) == k.EVENT:
            play(s, q.seat, q.seat, action)
        else:
            card = action - k.DISCARD
            note(s, k.TRAP_DISCARD, q.seat, card)
            discard(s, q.seat, card)
            ask(s, ForSeat(k.TRAP_ROLL, q.seat, card))

    def stays(self, s: TsState, q: Round) -> Reason:
        """The round may not be passed."""
        return Reason("no-passing", "TS-4.14")

    def other(self, s: TsState, q: Round, action: int) -> Reason:
        """A discard is asked for."""
        return Reason("trapped", "TS-23.9", of_card(trap_of(q.seat)))

    def prompt(self, s: TsState, q: Round) -> Message:
        """Which trap it is."""
        return Message(f"ask-{self.id}", {"card": card_id(trap_of(q.seat))})


# -- the order of things, and other choices ------------------------------------------------------


SAY_THE_ORDER: Final = Reason("say-the-order", "TS-6.4")
SAY_WHETHER_TO_ROLL: Final = Reason("say-whether-to-roll", "TS-22.4")


class PickOrder(TsQuestion[Frame]):
    """An opponent's event: before or after the Operations (TS-6.4)."""

    id = "pick-order"
    clause = "TS-6.4"
    acts = (Act(k.CHOOSE, Either((k.EVENT_FIRST, k.OPS_FIRST), SAY_THE_ORDER)),)

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """What comes second lies deeper."""
        note(s, k.CHOICE_MADE, q.seat, action - k.CHOOSE)
        if action == k.CHOOSE + k.OPS_FIRST:
            ask_ops(s, q.seat, q.card, ANY_KIND | THEN_EVENT)
        else:
            ask_ops(s, q.seat, q.card, ANY_KIND)
            happen(s, q.card, q.seat)

    def other(self, s: TsState, q: Frame, action: int) -> Reason:
        """The order is asked for."""
        return SAY_THE_ORDER


class PlayTaken(TsQuestion[Frame]):
    """Play the card drawn with Grain Sales to Soviets, or give it back (card 67)."""

    id = "play-taken"
    clause = "TS-5.16"
    acts = (
        *[Act(use, ONLY_TAKEN, *CLOSING[use]) for use in (k.EVENT, k.OPERATE, k.SPACE)],
        Act(k.INTERVENE, TakenWithUn()),
    )
    leaves = k.DECLINE
    optional = True
    asks = "play-taken-card"

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """The card leaves the Soviet hand only if it is played."""
        if action == k.DECLINE:
            note(s, k.CARD_RETURNED, USSR, q.card)
            ask_event_ops(s, US, GRAIN_SALES_TO_SOVIETS)
        elif q.card == UN_INTERVENTION and verb(action) == k.INTERVENE:
            intervene(s, US, action % NOUNS, of_un=USSR, of_card=US)
        else:
            play(s, US, USSR, action)


class SpaceChoice(TsQuestion[Frame]):
    """Roll for the Space Race, or hold back (TS-22.4)."""

    id = "space-choice"
    clause = "TS-22.4"
    acts = (Act(k.CHOOSE, Either((k.ATTEMPT, k.HOLD_BACK), SAY_WHETHER_TO_ROLL)),)

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """The card is used up either way."""
        if action == k.CHOOSE + k.ATTEMPT:
            ask(s, ForSeat(k.SPACE_ROLL, q.seat, q.card))
        else:
            note(s, k.SPACE_HELD_BACK, q.seat)

    def other(self, s: TsState, q: Frame, action: int) -> Reason:
        """Only this is asked."""
        return SAY_WHETHER_TO_ROLL
