"""Questions to chance: draws and dice."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of, pick
from detente.core.frame import CHANCE, NOUNS, Frame
from detente.core.message import Message, Reason
from detente.core.rng import Rng
from detente.core.state import note, note_to
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    CENTRAL_AMERICA,
    REGION,
    SOUTH_AMERICA,
    SPACE_SUCCESS,
    STABILITY,
    US,
    USSR,
)
from detente.games.twilight_struggle.cardnames import (
    BEAR_TRAP,
    IRAN_CONTRA_SCANDAL,
    OUR_MAN_IN_TEHRAN,
    QUAGMIRE,
    SALT_NEGOTIATIONS,
)
from detente.games.twilight_struggle.countries import SPACES
from detente.games.twilight_struggle.happening import ANSWERED
from detente.games.twilight_struggle.operations import (
    MAY_PLACE,
    REALIGNED,
    SECOND_COUP,
    USSR_ACTS,
    placements,
    realign_targets,
)
from detente.games.twilight_struggle.options import MIXED, REALIGN_SAFE
from detente.games.twilight_struggle.playing import ops_over
from detente.games.twilight_struggle.questions.base import TsQuestion
from detente.games.twilight_struggle.state import (
    TsState,
    controlled_neighbours,
    in_force,
)
from detente.games.twilight_struggle.verbs import (
    WAR_TERMS,
    add,
    advance,
    ask,
    draw,
    draw_cards,
    end_effect,
    gain,
    remove,
    replace,
    reshuffle,
    war_minus,
)

ONE_DIE: Final = [k.ROLL + n for n in range(k.SIDES)]
TWO_DICE: Final = [k.ROLL_BOTH + n for n in range(k.SIDES * k.SIDES)]


class ChanceQuestion(TsQuestion):
    """Chance is asked: nobody else answers."""

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
        """Only dice and draws answer here."""
        return Reason("chance-decides", self.clause)

    def prompt(self, s: TsState, q: Frame) -> Message:
        """Nobody reads it."""
        return Message(f"ask-{self.id}")


class OneDie(ChanceQuestion):
    """A six-sided die (TS-1.13)."""

    verbs: tuple[int, ...] = (k.ROLL,)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """1 to 6."""
        return ONE_DIE.copy()

    def outcome(self, s: TsState, q: Frame, rng: Rng) -> int:
        """One roll."""
        return k.ROLL + rng.below(k.SIDES)


class FromDeck(ChanceQuestion):
    """A card of the deck."""

    verbs: tuple[int, ...] = (k.DRAW,)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """Any card of the deck."""
        return [k.DRAW + card for card in cards_of(s.deck)]

    def outcome(self, s: TsState, q: Frame, rng: Rng) -> int:
        """Each card alike."""
        return k.DRAW + pick(s.deck, rng)


class DealCards(FromDeck):
    """Deal a card to seat `q.step`, alternately, the USSR first (TS-18.5)."""

    id = "deal-cards"
    clause = "TS-18.5"

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """The card goes to the hand; the other seat is next if it needs cards."""
        draw_to_hand(s, q.step, action - k.DRAW)
        ask_deal(s, 1 - q.step)


def draw_to_hand(s: TsState, seat: int, card: int) -> None:
    """Deal a card, and tell its new owner which."""
    draw(s, seat, card)
    if s.shown >> card & 1:  # the US hand lies open (card 98)
        note(s, k.DEALT, seat, card)
    else:
        note_to(s, 1 << seat, k.DEALT, seat, card)


def hand_size(s: TsState) -> int:
    """Hands are filled to 8 cards, to 9 from the Mid War on (TS-4.3)."""
    return 8 if s.turn <= 3 else 9


def ask_deal(s: TsState, seat: int) -> None:
    """Deal to `seat` if it needs a card, else to the other, else to nobody."""
    size = hand_size(s)
    if s.hand[seat].bit_count() >= size:
        seat = 1 - seat
        if s.hand[seat].bit_count() >= size:
            return
    reshuffle(s)
    if s.deck:
        ask(s, Frame(k.DEAL_CARDS, CHANCE, step=seat))


class DrawCards(FromDeck):
    """Draw `q.left` cards for seat `q.step` because of a card."""

    id = "draw-cards"
    clause = "TS-18.3"

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """To the hand; with Our Man in Tehran only under the eyes of the US."""
        card = action - k.DRAW
        if q.card != OUR_MAN_IN_TEHRAN:
            draw_to_hand(s, q.step, card)
            draw_cards(s, q.step, q.card, q.left - 1)
            return
        s.deck &= ~(1 << card)
        s.tehran |= 1 << card
        note_to(s, 1 << US, k.TEHRAN_LOOKED, card)
        if q.left > 1 and (s.deck or s.discard):
            draw_cards(s, q.step, q.card, q.left - 1)
        else:
            ask(s, Frame(k.SIFT_CARDS, US, q.card))


class RandomCard(ChanceQuestion):
    """Take a card of the hand of seat `q.step`."""

    id = "random-card"
    clause = "TS-15.1"
    verbs: tuple[int, ...] = (k.DRAW,)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """Any card of the hand; the China Card is none of them."""
        return [k.DRAW + card for card in cards_of(s.hand[q.step])]

    def outcome(self, s: TsState, q: Frame, rng: Rng) -> int:
        """Each card alike."""
        return k.DRAW + pick(s.hand[q.step], rng)

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """The event hears which."""
        ANSWERED[q.card](s, q, action - k.DRAW)


class CoupRoll(OneDie):
    """Die, Ops and modifiers against twice the stability (TS-10.2 to TS-10.5)."""

    id = "coup-roll"
    clause = "TS-10.3"

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """Remove opposing influence up to the margin, add own for the rest."""
        seat = USSR if q.step & USSR_ACTS else US
        country = q.options[0]
        die = action - k.ROLL + 1
        total = die + q.left + coup_modifier(s, seat, country)
        needed = 2 * STABILITY[country]
        note(s, k.COUP_ROLLED, seat, country, die, total, needed)
        removed = 0
        if total > needed:
            removed = remove(s, 1 - seat, country, total - needed)
            add(s, seat, country, total - needed - removed)
        if q.step & SECOND_COUP:
            ANSWERED[q.card](s, q, removed)
        ops_over(s, seat, q.card, q.step)


def coup_modifier(s: TsState, seat: int, country: int) -> int:
    """SALT takes 1 from every coup; Death Squads work in Latin America (TS-10.2)."""
    modifier = -1 if in_force(s, SALT_NEGOTIATIONS) else 0
    if s.squads and REGION[country] in (CENTRAL_AMERICA, SOUTH_AMERICA):
        modifier += s.squads if seat == US else -s.squads
    return modifier


class RealignRoll(ChanceQuestion):
    """Both roll; the higher total removes the difference (TS-9.5 to TS-9.9)."""

    id = "realign-roll"
    clause = "TS-9.5"
    verbs: tuple[int, ...] = (k.ROLL_BOTH,)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """36 pairs."""
        return TWO_DICE.copy()

    def outcome(self, s: TsState, q: Frame, rng: Rng) -> int:
        """Two dice."""
        return k.ROLL_BOTH + rng.below(k.SIDES * k.SIDES)

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """Compare, remove, and go on with the points left."""
        dice = action - k.ROLL_BOTH
        country = q.options[0]
        us = dice // k.SIDES + 1 + realign_modifier(s, US, country)
        ussr = dice % k.SIDES + 1 + realign_modifier(s, USSR, country)
        note(s, k.REALIGNMENT_ROLLED, country, us, ussr)
        seat = USSR if q.step & USSR_ACTS else US
        loser = USSR if us > ussr else US
        if not (loser == seat and s.variant & REALIGN_SAFE):
            remove(s, loser, country, abs(us - ussr))
        go_on(s, q, seat)


def realign_modifier(s: TsState, seat: int, country: int) -> int:
    """Neighbours controlled, own superpower, more influence; Iran-Contra (TS-9.5, TS-23.32)."""
    modifier = controlled_neighbours(s, seat, country)
    if s.influence[seat * SPACES + country] > s.influence[(1 - seat) * SPACES + country]:
        modifier += 1
    if seat == US and in_force(s, IRAN_CONTRA_SCANDAL):
        modifier -= 1
    return modifier


def go_on(s: TsState, q: Frame, seat: int) -> None:
    """Realign with the points left while there is a target (TS-9.11, TS-9.14)."""
    step = q.step & ~USSR_ACTS
    options = q.options[1:]
    if s.variant & MIXED and step & MAY_PLACE:
        options = (*options, q.options[0] + REALIGNED)
    rest = Frame(k.OPERATIONS, seat, q.card, step, q.left, options)
    if realign_targets(s, rest) or placements(s, rest):
        ask(s, rest)
    else:
        ops_over(s, seat, q.card, step)


class SpaceRoll(OneDie):
    """1 up to the number of the next box succeeds (TS-11.1, TS-11.13)."""

    id = "space-roll"
    clause = "TS-11.1"

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """Advance or not."""
        die = action - k.ROLL + 1
        needed = SPACE_SUCCESS[s.space[q.step] + 1]
        note(s, k.SPACE_ROLLED, q.step, die, needed)
        if die <= needed:
            advance(s, q.step, 1)


class WarRoll(OneDie):
    """Seat `q.step` at war with country `q.left` (TS-12.3)."""

    id = "war-roll"
    clause = "TS-12.3"

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """4-6 wins 2 VP and the opposing influence; Brush War 3-6 and 1 VP."""
        seat, country = q.step, q.left
        die = action - k.ROLL + 1
        minus = war_minus(s, seat, q.card, country)
        note(s, k.WAR_ROLLED, seat, country, die, minus)
        needed, vp, _ = WAR_TERMS[q.card]
        if die - minus >= needed:
            replace(s, seat, country)
            gain(s, seat, vp)


class TrapRoll(OneDie):
    """Seat `q.step` rolls to leave its trap: 1 to 4 frees it (cards 42 and 44)."""

    id = "trap-roll"
    clause = "TS-23.9"

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """Free, or still trapped."""
        die = action - k.ROLL + 1
        note(s, k.TRAP_ROLLED, q.step, die)
        if die <= 4:
            note(s, k.FREED, q.step, q.card)
            end_effect(s, QUAGMIRE if q.step == US else BEAR_TRAP)


class ContestRoll(RealignRoll):
    """Both seats roll for Olympic Games or Summit."""

    id = "contest-roll"
    clause = "TS-1.13"

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """The event hears the dice."""
        ANSWERED[q.card](s, q, action % NOUNS)
