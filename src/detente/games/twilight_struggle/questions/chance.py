"""Questions to chance: draws and dice."""

from __future__ import annotations

from typing import Final

from detente.core import mechanics
from detente.core.frame import NONE, NOUNS, F, ForSeat, Frame
from detente.core.parts import gains, losses, total
from detente.core.ready import Rows
from detente.core.rng import Rng
from detente.core.state import note, note_to
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    SPACE_SUCCESS,
    STABILITY,
    US,
    USSR,
)
from detente.games.twilight_struggle.cardnames import (
    BEAR_TRAP,
    CARDS,
    OUR_MAN_IN_TEHRAN,
    QUAGMIRE,
)
from detente.games.twilight_struggle.frames import Coup, Points, Target
from detente.games.twilight_struggle.happening import ANSWERED
from detente.games.twilight_struggle.modifiers import (
    TRAP_OPENS,
    coup_parts,
    realign_added,
    realign_parts,
    war_parts,
)
from detente.games.twilight_struggle.options import REALIGN_SAFE
from detente.games.twilight_struggle.playing import ops_over
from detente.games.twilight_struggle.points import MAY_PLACE, SECOND_COUP, points
from detente.games.twilight_struggle.state import (
    TsState,
)
from detente.games.twilight_struggle.targets import to_place, to_realign
from detente.games.twilight_struggle.verbs import (
    add,
    advance,
    ask,
    draw,
    draw_cards,
    draw_set,
    end_effect,
    gain,
    remove,
    replace,
    reshuffle,
)
from detente.games.twilight_struggle.wars import WARS

ONE_DIE: Final = [k.ROLL + n for n in range(k.FACES)]
TWO_DICE: Final = [k.ROLL_BOTH + n for n in range(k.FACES * k.FACES)]


class TsDie(mechanics.OneDie[TsState, F]):
    """A six-sided die (TS-1.13)."""

    roll = k.ROLL
    sides = k.FACES

    def legal(self, s: TsState, q: F) -> list[int]:
        """1 to 6."""
        return ONE_DIE.copy()


class FromDeck(mechanics.DrawOne[TsState, ForSeat]):
    """A card of the deck."""

    frame = ForSeat
    draw = k.DRAW

    def among(self, s: TsState, q: ForSeat) -> int:
        """Any card of the deck."""
        return s.deck


class DealCards(FromDeck):
    """Deal a card to seat `q.whom`, alternately, the USSR first (TS-18.5)."""

    id = "deal-cards"
    clause = "TS-18.5"

    def answer(self, s: TsState, q: ForSeat, action: int) -> None:
        """The card goes to the hand; the other seat is next if it needs cards."""
        card = action - k.DRAW
        draw(s, q.whom, card)
        tell_dealt(s, q.whom, card)
        ask_deal(s, 1 - q.whom)

    def run(self, s: TsState, q: ForSeat, rng: Rng) -> None:
        """Card after card until both hands are full or the deck is empty, if nobody listens."""
        if s.notes is not None:
            super().run(s, q, rng)
            return
        s.stack.pop()
        ask_deal(s, deal_out(s, q.whom, rng))


def deal_out(s: TsState, seat: int, rng: Rng) -> int:
    """Deal in turns what the hands lack, `seat` first, or all of the deck; who would be next."""
    pile = _BITS.of_set(s.deck)
    size = HAND_SIZE[s.turn]
    lacks = [size - s.hand[US].bit_count(), size - s.hand[USSR].bit_count()]
    dealt = [0, 0]
    while pile and lacks[seat] > 0:
        dealt[seat] |= pile.pop(rng.below(len(pile)))
        lacks[seat] -= 1
        if lacks[1 - seat] > 0:
            seat = 1 - seat
    for whom in (US, USSR):
        draw_set(s, whom, dealt[whom])
    return seat


_BITS: Final = Rows(tuple([(1 << card,) for card in range(CARDS)]))
"""Every card as a set of its own."""


def tell_dealt(s: TsState, seat: int, card: int) -> None:
    """The new owner of a card is told which."""
    if s.shown >> card & 1:  # the US hand lies open (card 98)
        note(s, k.DEALT, seat, card)
    else:
        note_to(s, 1 << seat, k.DEALT, seat, card)


HAND_SIZE: Final[tuple[int, ...]] = (0, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9)
"""Per turn: hands are filled to 8 cards, to 9 from the Mid War on (TS-4.3)."""

DEALS: Final[tuple[ForSeat, ...]] = (ForSeat(k.DEAL_CARDS, US), ForSeat(k.DEAL_CARDS, USSR))


def ask_deal(s: TsState, seat: int) -> None:
    """Deal to `seat` if it needs a card, else to the other, else to nobody."""
    seat = next_dealt(s, seat)
    if seat != NONE:
        s.stack.append(DEALS[seat])


def next_dealt(s: TsState, seat: int) -> int:
    """Who gets the next card; NONE if nobody needs one, or no card is left."""
    size = HAND_SIZE[s.turn]
    if s.hand[seat].bit_count() >= size:
        seat = 1 - seat
        if s.hand[seat].bit_count() >= size:
            return NONE
    if not s.deck:
        reshuffle(s)
    return seat if s.deck else NONE


class DrawCards(FromDeck):
    """Draw `q.left` cards for seat `q.whom` because of a card."""

    id = "draw-cards"
    clause = "TS-18.3"

    def answer(self, s: TsState, q: ForSeat, action: int) -> None:
        """To the hand; with Our Man in Tehran only under the eyes of the US."""
        card = action - k.DRAW
        if q.card != OUR_MAN_IN_TEHRAN:
            draw(s, q.whom, card)
            tell_dealt(s, q.whom, card)
            draw_cards(s, q.whom, q.card, q.left - 1)
            return
        s.deck &= ~(1 << card)
        s.tehran |= 1 << card
        note_to(s, 1 << US, k.TEHRAN_LOOKED, card)
        if q.left > 1 and (s.deck or s.discard):
            draw_cards(s, q.whom, q.card, q.left - 1)
        else:
            ask(s, Frame(k.DISCARD_LOOKED_AT, US, q.card))


class RandomCard(mechanics.DrawOne[TsState, ForSeat]):
    """Take a card of the hand of seat `q.whom`."""

    id = "random-card"
    clause = "TS-15.1"
    frame = ForSeat
    draw = k.DRAW

    def among(self, s: TsState, q: ForSeat) -> int:
        """Any card of the hand; the China Card is none of them."""
        return s.hand[q.whom]

    def answer(self, s: TsState, q: ForSeat, action: int) -> None:
        """The event hears which."""
        ANSWERED[q.card](s, q, action - k.DRAW)


class CoupRoll(TsDie[Coup]):
    """Die, Ops and modifiers against twice the stability (TS-10.2 to TS-10.5)."""

    id = "coup-roll"
    clause = "TS-10.3"
    frame = Coup

    def answer(self, s: TsState, q: Coup, action: int) -> None:
        """Remove opposing influence up to the margin, add own for the rest."""
        seat, country = q.whom, q.country
        die = action - k.ROLL + 1
        parts = coup_parts(s, seat, country)
        reached = die + q.ops + total(parts)
        needed = 2 * STABILITY[country]
        if s.notes is not None:
            sides = (gains(parts), losses(parts))
            note(s, k.COUP_ROLLED, seat, country, die, reached, needed, q.ops, *sides)
        removed = 0
        if reached > needed:
            removed = remove(s, 1 - seat, country, reached - needed)
            add(s, seat, country, reached - needed - removed)
        if q.terms & SECOND_COUP:
            ANSWERED[q.card](s, q, removed)
        ops_over(s, seat, q.card, q.terms)


class TwoDice(mechanics.ChanceQuestion[TsState, F]):
    """A die for each seat (TS-1.13)."""

    def legal(self, s: TsState, q: F) -> list[int]:
        """36 pairs."""
        return TWO_DICE.copy()

    def outcome(self, s: TsState, q: F, rng: Rng) -> int:
        """Two dice."""
        return k.ROLL_BOTH + rng.below(k.FACES * k.FACES)


class RealignRoll(TwoDice[Target]):
    """Both roll; the higher total removes the difference (TS-9.5 to TS-9.9)."""

    id = "realign-roll"
    clause = "TS-9.5"
    frame = Target

    def answer(self, s: TsState, q: Target, action: int) -> None:
        """Compare, remove, and go on with the points left."""
        us_die, ussr_die = divmod(action - k.ROLL_BOTH, k.FACES)
        us = us_die + 1 + realign_added(s, US, q.country)
        ussr = ussr_die + 1 + realign_added(s, USSR, q.country)
        if s.notes is not None:
            ours, theirs = realign_parts(s, US, q.country), realign_parts(s, USSR, q.country)
            us_parts = (us_die + 1, gains(ours), losses(ours))
            ussr_parts = (ussr_die + 1, gains(theirs))  # no card takes anything from it
            note(s, k.REALIGNMENT_ROLLED, q.country, us, ussr, *us_parts, *ussr_parts)
        loser = USSR if us > ussr else US
        if not (loser == q.whom and s.variant & REALIGN_SAFE):
            remove(s, loser, q.country, abs(us - ussr))
        go_on(s)


def go_on(s: TsState) -> None:
    """Realign with the points left while there is a target (TS-9.11, TS-9.14)."""
    rest = s.stack[-1]
    assert isinstance(rest, Points)
    spent = rest.spent >= points(s, rest, rest.strayed)
    if spent or not (to_realign(s, rest) or (rest.terms & MAY_PLACE and to_place(s, rest))):
        s.stack.pop()
        ops_over(s, rest.seat, rest.card, rest.terms)


class SpaceRoll(TsDie[ForSeat]):
    """1 up to the number of the next box succeeds (TS-11.1, TS-11.13)."""

    id = "space-roll"
    clause = "TS-11.1"
    frame = ForSeat

    def answer(self, s: TsState, q: ForSeat, action: int) -> None:
        """Advance or not."""
        die = action - k.ROLL + 1
        needed = SPACE_SUCCESS[s.space[q.whom] + 1]
        note(s, k.SPACE_ROLLED, q.whom, die, needed)
        if die <= needed:
            advance(s, q.whom, 1)


class WarRoll(TsDie[Target]):
    """The seat `q.whom` at war with `q.country` (TS-12.3)."""

    id = "war-roll"
    clause = "TS-12.3"
    frame = Target

    def answer(self, s: TsState, q: Target, action: int) -> None:
        """A war that is won replaces the opposing influence and brings VP."""
        seat, country = q.whom, q.country
        die = action - k.ROLL + 1
        war = WARS[q.card]
        minus = -total(war_parts(s, seat, q.card, country))
        note(s, k.WAR_ROLLED, seat, country, die, minus, die - minus, war.needs)
        if die - minus >= war.needs:
            replace(s, seat, country)
            gain(s, seat, war.vp)


class TrapRoll(TsDie[ForSeat]):
    """Seat `q.whom` rolls to leave its trap: 1 to 4 frees it (cards 42 and 44)."""

    id = "trap-roll"
    clause = "TS-23.9"
    frame = ForSeat

    def answer(self, s: TsState, q: ForSeat, action: int) -> None:
        """Free, or still trapped."""
        die = action - k.ROLL + 1
        note(s, k.TRAP_ROLLED, q.whom, die)
        if die <= TRAP_OPENS:
            note(s, k.FREED, q.whom, q.card)
            end_effect(s, QUAGMIRE if q.whom == US else BEAR_TRAP)


class ContestRoll(TwoDice[ForSeat]):
    """Both seats roll for Olympic Games or Summit."""

    id = "contest-roll"
    clause = "TS-1.13"
    frame = ForSeat

    def answer(self, s: TsState, q: ForSeat, action: int) -> None:
        """The event hears the dice."""
        ANSWERED[q.card](s, q, action % NOUNS)
