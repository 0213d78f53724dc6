"""Questions about playing cards: headlines, action rounds, traps, and the order of things."""

from __future__ import annotations

from typing import Final

from detente.core.cards import bitset, cards_of
from detente.core.frame import NOUNS, ForSeat, Frame
from detente.core.message import Message, Reason
from detente.core.state import note, note_to
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.cardnames import (
    ASK_NOT_WHAT_YOUR_COUNTRY,
    BEAR_TRAP,
    CARDS,
    FIVE_YEAR_PLAN,
    GRAIN_SALES_TO_SOVIETS,
    MISSILE_ENVY,
    QUAGMIRE,
    THE_CHINA_CARD,
    UN_INTERVENTION,
)
from detente.games.twilight_struggle.cards import SCORING_CARDS, SIDE
from detente.games.twilight_struggle.frames import Round
from detente.games.twilight_struggle.happening import happen
from detente.games.twilight_struggle.modifiers import ops_value
from detente.games.twilight_struggle.names import card_id, of_card
from detente.games.twilight_struggle.operations import ask_event_ops, ask_ops, may_space
from detente.games.twilight_struggle.options import FORBID_HELD
from detente.games.twilight_struggle.playing import bury_you, intervene, partners, play, uses
from detente.games.twilight_struggle.points import ANY_KIND, THEN_EVENT
from detente.games.twilight_struggle.questions.base import TsQuestion, not_in_hand, use_reason, verb
from detente.games.twilight_struggle.state import (
    TsState,
    china_ready,
    hand_ordered,
    last_round,
    rounds_left,
    scoring_due,
    with_seat,
)
from detente.games.twilight_struggle.unseen import come_to_light, known_to_lack
from detente.games.twilight_struggle.verbs import ask, discard, recognize

PLAYS: Final = (k.EVENT, k.OPERATE, k.SPACE, k.INTERVENE)


# -- what a hand allows ------------------------------------------------------------------------


def duty(s: TsState, seat: int) -> bool:
    """Whether `seat` must use Missile Envy for Operations now (TS-23.8)."""
    return s.bound == seat and bool(s.hand[seat] >> MISSILE_ENVY & 1)


def scoring_first(s: TsState, seat: int) -> bool:
    """Whether a scoring card must be played: none may be forced into being held (TS-6.16)."""
    if not scoring_due(s, seat):
        return False
    return bool(s.variant & FORBID_HELD) or duty(s, seat) or hand_ordered(s, seat)


def kept_from_passing(s: TsState, seat: int) -> bool:
    """Whether an optional round is needed for a scoring card that may not be held (TS-6.13)."""
    return bool(s.variant & FORBID_HELD) and scoring_due(s, seat)


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


def hand_plays(s: TsState, seat: int) -> list[int]:
    """Every way to play a card of the hand, the China Card left out."""
    hand = s.hand[seat]
    if scoring_first(s, seat):
        found = [k.EVENT + card for card in cards_of(hand & SCORING_CARDS)]
        if duty(s, seat) or hand_ordered(s, seat):
            return found
        return found + escapes(s, seat)
    if duty(s, seat):
        found = [k.OPERATE + MISSILE_ENVY]
        if may_space(s, seat, MISSILE_ENVY):
            found.append(k.SPACE + MISSILE_ENVY)
        return found
    if hand_ordered(s, seat):
        card = next_in_order(s)
        if card >= 0:
            return uses(s, seat, [card])
    return uses(s, seat, cards_of(hand))


def china_plays(s: TsState, seat: int) -> list[int]:
    """The ways to play the China Card (TS-15.3, TS-15.5, TS-11.8)."""
    if not china_ready(s, seat) or duty(s, seat) or scoring_due(s, seat):
        return []
    found = [k.OPERATE + THE_CHINA_CARD]
    if may_space(s, seat, THE_CHINA_CARD):
        found.append(k.SPACE + THE_CHINA_CARD)
    return found


def china_reason(s: TsState, seat: int, action: int) -> Reason:
    """Why the China Card cannot be played like this."""
    if s.china != seat:
        return Reason("china-not-yours", "TS-15.3")
    if s.china_up == 0:
        return Reason("china-face-down", "TS-15.3")
    if duty(s, seat):
        return Reason("missile-envy-first", "TS-23.8")
    if scoring_due(s, seat):
        return Reason("china-before-scoring", "TS-15.5")
    return use_reason(s, seat, action)


def play_reason(s: TsState, seat: int, action: int) -> Reason:
    """Why a card cannot be played in this way in an action round."""
    card = action % NOUNS
    if card == THE_CHINA_CARD:
        return china_reason(s, seat, action)
    if not s.hand[seat] >> card & 1:
        return not_in_hand(card)
    if scoring_first(s, seat):
        clause = "TS-6.13" if s.variant & FORBID_HELD else "TS-6.16"
        if not SCORING_CARDS >> card & 1:
            return Reason("scoring-first", clause)
    elif duty(s, seat):
        if card != MISSILE_ENVY:
            return Reason("missile-envy-first", "TS-23.8")
        if verb(action) == k.EVENT:
            return Reason("missile-envy-for-ops", "TS-23.8")
    elif hand_ordered(s, seat) and next_in_order(s) not in (-1, card):
        return Reason("order-fixed", "TS-2.3")
    return use_reason(s, seat, action)


# -- headlines ------------------------------------------------------------------------


class PickHeadline(TsQuestion[Frame]):
    """Pick a card in secret; both are shown together (TS-5.1)."""

    id = "pick-headline"
    clause = "TS-5.1"
    verbs: tuple[int, ...] = (k.HEADLINE, k.PASS)
    together = True
    quiet = True

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """Any card of the hand but UN Intervention and a bound Missile Envy (TS-5.2)."""
        hand = s.hand[q.seat] & ~(1 << UN_INTERVENTION)
        if duty(s, q.seat):
            hand &= ~(1 << MISSILE_ENVY)
        if s.variant & FORBID_HELD and scoring_due(s, q.seat):
            hand &= SCORING_CARDS
        return [k.HEADLINE + card for card in cards_of(hand)] or [k.PASS]

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """The card lies face down; what was known of the hand stays known (TS-5.14)."""
        if action != k.PASS:
            card = action - k.HEADLINE
            s.hand[q.seat] &= ~(1 << card)
            s.headline = with_seat(s.headline, q.seat, card)
            note_to(s, 1 << q.seat, k.HEADLINE_PICKED, q.seat, card)

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
        """The China Card, UN Intervention, a bound Missile Envy, or not in hand."""
        card = action % NOUNS
        if verb(action) == k.PASS:
            return Reason("must-headline", "TS-5.15")
        if verb(action) != k.HEADLINE:
            return Reason("headline-phase", "TS-5.1")
        if card == THE_CHINA_CARD:
            return Reason("china-no-headline", "TS-5.2")
        if not s.hand[q.seat] >> card & 1:
            return not_in_hand(card)
        if card == UN_INTERVENTION:
            return Reason("un-no-headline", "TS-5.2")
        if card == MISSILE_ENVY and duty(s, q.seat):
            return Reason("missile-envy-no-headline", "TS-5.2")
        return Reason("scoring-first", "TS-6.13")


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
    verbs: tuple[int, ...] = (k.EVENT, k.OPERATE, k.SPACE, k.INTERVENE, k.PASS)

    def legal(self, s: TsState, q: Round) -> list[int]:
        """Every card in every way it may be used."""
        found = hand_plays(s, q.seat) + china_plays(s, q.seat)
        if (q.optional and not kept_from_passing(s, q.seat)) or not s.hand[q.seat]:
            found.append(k.PASS)
        return found

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

    def why_not(self, s: TsState, q: Round, action: int) -> Reason:
        """The card, the way, or the wish to pass."""
        if verb(action) in PLAYS:
            return play_reason(s, q.seat, action)
        if action == k.PASS:
            if q.optional:
                return Reason("scoring-first", "TS-6.13")
            return Reason("no-passing", "TS-4.14")
        if verb(action) == k.HEADLINE:
            return Reason("not-headline-phase", "TS-5.1")
        return Reason("play-a-card", "TS-6.1")

    def prompt(self, s: TsState, q: Round) -> Message:
        """Which round it is."""
        id = "ask-play-optional" if q.optional else f"ask-{self.id}"
        return Message(id, {"round": s.round, "rounds": last_round(s)})


class LeaveTrap(TsQuestion[Round]):
    """Trapped: discard a card worth 2+ and roll (cards 42 and 44)."""

    id = "leave-trap"
    clause = "TS-23.9"
    frame = Round
    verbs: tuple[int, ...] = (k.EVENT, k.DISCARD, k.PASS)

    def legal(self, s: TsState, q: Round) -> list[int]:
        """Scoring cards when they are due; else a discard; else a scoring card; else nothing."""
        hand = s.hand[q.seat]
        found = [k.EVENT + card for card in cards_of(hand & SCORING_CARDS)]
        if not scoring_due(s, q.seat):
            found = [k.DISCARD + card for card in trap_discards(s, q.seat)] or found
        if q.optional or not found:
            found.append(k.PASS)
        return found

    def answer(self, s: TsState, q: Round, action: int) -> None:
        """The discard and the roll are the whole round; who must pass has nothing fit for it."""
        if action == k.PASS and q.optional:
            note(s, k.PASSED, q.seat)
            return
        bury_you(s, q.seat, action)
        if s.result is not None:
            return
        if action == k.PASS:
            known_to_lack(s, q.seat, worth_two(s, q.seat) | SCORING_CARDS)
            note(s, k.PASSED, q.seat)
        elif verb(action) == k.EVENT:
            play(s, q.seat, q.seat, action)
        else:
            card = action - k.DISCARD
            note(s, k.TRAP_DISCARD, q.seat, card)
            discard(s, q.seat, card)
            ask(s, ForSeat(k.TRAP_ROLL, q.seat, card))

    def why_not(self, s: TsState, q: Round, action: int) -> Reason:
        """Only discards, and scoring cards in need."""
        card = action % NOUNS
        if action == k.PASS:
            return Reason("no-passing", "TS-4.14")
        if verb(action) not in (k.EVENT, k.DISCARD):
            return Reason("trapped", "TS-23.9", of_card(trap_of(q.seat)))
        if not s.hand[q.seat] >> card & 1:
            return not_in_hand(card)
        if verb(action) == k.EVENT:
            if SCORING_CARDS >> card & 1:
                return Reason("discard-first", "TS-23.9")
            return Reason("trapped", "TS-23.9", of_card(trap_of(q.seat)))
        if scoring_due(s, q.seat):
            return Reason("scoring-first", "TS-6.16")
        if ops_value(s, q.seat, card) < 2:
            return Reason("worth-too-little", "TS-7.5", {**of_card(card), "n": 2})
        if duty(s, q.seat):
            return Reason("missile-envy-first", "TS-23.8")
        return Reason("order-fixed", "TS-2.3")

    def prompt(self, s: TsState, q: Round) -> Message:
        """Which trap it is."""
        return Message(f"ask-{self.id}", {"card": card_id(trap_of(q.seat))})


def trap_of(seat: int) -> int:
    """The card that traps a seat."""
    return QUAGMIRE if seat == US else BEAR_TRAP


def trap_discards(s: TsState, seat: int) -> list[int]:
    """The cards worth 2 or more; a bound Missile Envy, or the next in order, goes first."""
    found = [card for card in cards_of(s.hand[seat]) if ops_value(s, seat, card) >= 2]
    if duty(s, seat) and MISSILE_ENVY in found:
        return [MISSILE_ENVY]
    if hand_ordered(s, seat):
        fixed = [card for card in s.order if card in found]
        if fixed:
            return fixed[:1]
    return found


def worth_two(s: TsState, seat: int) -> int:
    """All cards a trapped seat could discard if it held them."""
    return bitset([card for card in range(CARDS) if ops_value(s, seat, card) >= 2])


class PickOrder(TsQuestion[Frame]):
    """An opponent's event: before or after the Operations (TS-6.4)."""

    id = "pick-order"
    clause = "TS-6.4"
    verbs: tuple[int, ...] = (k.CHOOSE,)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """Event first, or Operations first."""
        return [k.CHOOSE + k.EVENT_FIRST, k.CHOOSE + k.OPS_FIRST]

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """What comes second lies deeper."""
        note(s, k.CHOICE_MADE, q.seat, action - k.CHOOSE)
        if action == k.CHOOSE + k.OPS_FIRST:
            ask_ops(s, q.seat, q.card, ANY_KIND | THEN_EVENT)
        else:
            ask_ops(s, q.seat, q.card, ANY_KIND)
            happen(s, q.card, q.seat)

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
        """The order is asked for."""
        return Reason("say-the-order", "TS-6.4")


class PlayTaken(TsQuestion[Frame]):
    """Play the card drawn with Grain Sales to Soviets, or give it back (card 67)."""

    id = "play-taken"
    clause = "TS-5.16"
    verbs: tuple[int, ...] = (k.EVENT, k.OPERATE, k.SPACE, k.INTERVENE, k.DECLINE)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """A full card play, or Operations with Grain Sales itself."""
        found = uses(s, US, [q.card])
        if q.card == UN_INTERVENTION:
            found += [k.INTERVENE + card for card in partners(s, US)]
        return [*found, k.DECLINE]

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """The card leaves the Soviet hand only if it is played."""
        if action == k.DECLINE:
            note(s, k.CARD_RETURNED, USSR, q.card)
            ask_event_ops(s, US, GRAIN_SALES_TO_SOVIETS)
        elif q.card == UN_INTERVENTION and verb(action) == k.INTERVENE:
            intervene(s, US, action % NOUNS, of_un=USSR, of_card=US)
        else:
            play(s, US, USSR, action)

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
        """Another card, or a way this one cannot be played."""
        if verb(action) not in PLAYS:
            return Reason("play-taken-card", "TS-5.16", of_card(q.card))
        if q.card == UN_INTERVENTION and verb(action) == k.INTERVENE:
            return partner_reason(s, action % NOUNS)
        if action % NOUNS != q.card:
            return Reason("only-taken-card", "TS-5.16", of_card(q.card))
        return use_reason(s, US, action)


def partner_reason(s: TsState, card: int) -> Reason:
    """Why UN Intervention, drawn with Grain Sales, does not go with a card (TS-23.51)."""
    if card == THE_CHINA_CARD or SIDE[card] != USSR:
        return Reason("not-their-event", "TS-6.21", of_card(card))
    if not s.hand[US] >> card & 1:
        return not_in_hand(card)
    if s.round == 0:
        return Reason("no-un-in-headline", "TS-6.21")
    if hand_ordered(s, US):
        return Reason("order-fixed", "TS-2.3")
    return Reason("partner-of-own-hand", "TS-23.51")


class SpaceChoice(TsQuestion[Frame]):
    """Roll for the Space Race, or hold back (TS-22.4)."""

    id = "space-choice"
    clause = "TS-22.4"
    verbs: tuple[int, ...] = (k.CHOOSE,)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """Attempt, or hold back."""
        return [k.CHOOSE + k.ATTEMPT, k.CHOOSE + k.HOLD_BACK]

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """The card is used up either way."""
        if action == k.CHOOSE + k.ATTEMPT:
            ask(s, ForSeat(k.SPACE_ROLL, q.seat, q.card))
        else:
            note(s, k.SPACE_HELD_BACK, q.seat)

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
        """Only this is asked."""
        return Reason("say-whether-to-roll", "TS-22.4")
