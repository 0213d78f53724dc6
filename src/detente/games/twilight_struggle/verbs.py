"""What cards are written in: verbs that change the board, and questions that are asked."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NONE, ForSeat, Frame
from detente.core.state import Result, note
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import (
    LAST_BOX,
    SPACE_FIRST,
    SPACE_SECOND,
    STABILITY,
    US,
    USSR,
)
from detente.games.twilight_struggle.cardnames import (
    ABM_TREATY,
    ALDRICH_AMES_REMIX,
    CHERNOBYL,
    CUBAN_MISSILE_CRISIS,
    FORMOSAN_RESOLUTION,
    MISSILE_ENVY,
    PERSHING_II_DEPLOYED,
)
from detente.games.twilight_struggle.countries import CUBA, SPACES, TURKEY, WEST_GERMANY
from detente.games.twilight_struggle.frames import Markers, Pick, Worth
from detente.games.twilight_struggle.options import DELUXE_ORDERS, EVENTS_MAY
from detente.games.twilight_struggle.state import (
    TsState,
    present,
    put,
    with_seat,
)
from detente.games.twilight_struggle.unseen import come_to_light, join_deck

# -- the end ------------------------------------------------------------------------


def finish(s: TsState, winner: int, why: str) -> None:
    """The game is over; NONE wins a draw. The first ending stands."""
    if s.result is not None:
        return
    winners = () if winner == NONE else (winner,)
    s.stack.clear()
    s.result = Result(winners, (s.vp, -s.vp), why)


def gain(s: TsState, seat: int, n: int) -> None:
    """`seat` gains n VP (loses them if negative); 20 win at once (TS-17.1, TS-17.2)."""
    if s.result is not None or n == 0:
        return
    if n < 0:
        seat, n = 1 - seat, -n
    vp = s.vp + n if seat == US else s.vp - n
    move_marker(s, seat, n, max(-20, min(20, vp)))
    if s.vp == 20:
        finish(s, US, "points")
    elif s.vp == -20:
        finish(s, USSR, "points")


def move_marker(s: TsState, seat: int, n: int, vp: int) -> None:
    """Bring the marker to `vp`, above zero for the US: n points for `seat` (TS-17.1)."""
    s.vp = vp
    note(s, k.POINTS, seat, n, vp)


def set_defcon(s: TsState, level: int) -> None:
    """Move DEFCON; at 1 the phasing player loses (TS-13.1, TS-13.3, TS-13.7)."""
    level = max(1, min(5, level))
    if s.result is not None or level == s.defcon:
        return
    s.defcon = level
    note(s, k.DEFCON_MOVED, level)
    if level == 2 and s.round > 0:
        s.fell = 1
    if level == 1:
        note(s, k.NUCLEAR_WAR, s.phasing)
        finish(s, 1 - s.phasing, "nuclear-war")


def degrade(s: TsState) -> None:
    """DEFCON degrades by 1."""
    set_defcon(s, s.defcon - 1)


def improve(s: TsState, n: int) -> None:
    """DEFCON improves by n, to 5 at most."""
    set_defcon(s, s.defcon + n)


def add_military(s: TsState, seat: int, n: int) -> None:
    """Military operations, 5 at most (TS-14.1)."""
    if s.result is None:
        s.military = with_seat(s.military, seat, min(5, s.military[seat] + n))
        note(s, k.MILITARY_ADDED, seat, n)


def advance(s: TsState, seat: int, boxes: int) -> None:
    """Move along the Space Race; the last box reached gives its VP (TS-11.4, TS-23.18)."""
    box = min(LAST_BOX, s.space[seat] + boxes)
    if box == s.space[seat]:
        return
    s.space = with_seat(s.space, seat, box)
    note(s, k.SPACE_REACHED, seat, box)
    gain(s, seat, SPACE_FIRST[box] if s.space[1 - seat] < box else SPACE_SECOND[box])


# -- influence ------------------------------------------------------------------------


def add(s: TsState, seat: int, country: int, n: int) -> None:
    """Add influence (TS-1.11)."""
    if n > 0:
        put(s, seat, country, s.influence[seat * SPACES + country] + n)
        note(s, k.ADDED, seat, country, n)


def remove(s: TsState, seat: int, country: int, n: int) -> int:
    """Take up to n influence of `seat` away; how much it was."""
    there = s.influence[seat * SPACES + country]
    if n > there:
        n = there
    if n > 0:
        put(s, seat, country, there - n)
        note(s, k.TAKEN_AWAY, seat, country, n)
    return n


def remove_all(s: TsState, seat: int, country: int) -> int:
    """Take all influence of `seat` away; how much it was."""
    return remove(s, seat, country, s.influence[seat * SPACES + country])


def add_to_control(s: TsState, seat: int, country: int) -> None:
    """Raise own influence to stability plus the opposing influence, never lower it."""
    need = STABILITY[country] + s.influence[(1 - seat) * SPACES + country]
    add(s, seat, country, need - s.influence[seat * SPACES + country])


def replace(s: TsState, seat: int, country: int) -> None:
    """All opposing influence becomes influence of `seat`, one for one."""
    add(s, seat, country, remove_all(s, 1 - seat, country))


# -- cards ------------------------------------------------------------------------


def receive(s: TsState, seat: int, card: int, seen: bool) -> None:
    """A card comes into a hand; `seen`: everybody knows it."""
    receive_set(s, seat, 1 << card, seen)


def receive_set(s: TsState, seat: int, cards: int, seen: bool) -> None:
    """The same of several cards, a set."""
    us, ussr = s.hand
    s.hand = (us | cards, ussr) if seat == US else (us, ussr | cards)
    if seen or (seat == US and s.in_force >> ALDRICH_AMES_REMIX & 1):
        s.shown |= cards


def leave_hand(s: TsState, seat: int, card: int) -> None:
    """A card leaves a hand; a duty to use Missile Envy goes with the card."""
    bit = 1 << card
    if s.shown & bit:
        s.shown ^= bit
    elif s.lot_of:
        come_to_light(s, seat, card)
    us, ussr = s.hand
    s.hand = (us & ~bit, ussr) if seat == US else (us, ussr & ~bit)
    if s.put_back & bit:
        recognize(s, bit)
    if card == MISSILE_ENVY:
        s.bound = NONE


def recognize(s: TsState, cards: int) -> None:
    """The US sees the USSR hold cards it had put back into the deck with Our Man in Tehran."""
    s.drawn_since -= (s.put_back & cards).bit_count()
    s.put_back &= ~cards


def draw(s: TsState, seat: int, card: int) -> None:
    """A card leaves the deck for a hand, seen by nobody else."""
    draw_set(s, seat, 1 << card)


def draw_set(s: TsState, seat: int, cards: int) -> None:
    """The same of several cards, a set."""
    s.deck ^= cards
    if s.put_back:
        if seat == USSR:
            s.drawn_since += cards.bit_count()
        else:
            s.put_back &= ~cards
    receive_set(s, seat, cards, False)


def lay_out(s: TsState, card: int) -> None:
    """A card is being played: it lies on the table until its play is over (TS-18.6)."""
    s.table |= 1 << card


def clear_table(s: TsState) -> None:
    """Starred cards whose event occurred leave the game, the others are discarded (TS-6.7)."""
    table, spent = s.table, s.spent
    s.table = s.spent = 0
    if spent:
        if s.notes is not None:
            for card in cards_of(spent):
                note(s, k.CARD_REMOVED, card)
        s.removed |= spent
        table ^= spent
    if table:
        s.discard |= table


def discard(s: TsState, seat: int, card: int) -> None:
    """A card of a hand is discarded without effect (TS-6.17)."""
    leave_hand(s, seat, card)
    s.discard |= 1 << card
    note(s, k.DISCARDED, seat, card)


def show(s: TsState, seat: int, cards: int) -> None:
    """Some cards of a hand are shown to everybody."""
    for card in cards_of(cards & ~s.shown):
        come_to_light(s, seat, card)
    s.shown |= cards
    if seat == USSR:
        recognize(s, cards)


def show_hand(s: TsState, seat: int) -> None:
    """A hand is laid open: what was seen stays known until the card leaves the hand."""
    show(s, seat, s.hand[seat])
    if seat == USSR:
        s.drawn_since = 0  # what the US put back and does not see here is still in the deck
    note(s, k.HAND_SHOWN, seat)
    if s.notes is not None:
        for card in cards_of(s.hand[seat]):
            note(s, k.CARD_SHOWN, seat, card)


def reshuffle(s: TsState) -> None:
    """If the draw pile is empty the discard pile becomes the draw pile (TS-18.3)."""
    if not s.deck and s.discard:
        note(s, k.RESHUFFLED, s.discard.bit_count())
        s.deck = s.discard
        s.discard = s.put_back = s.drawn_since = 0
        join_deck(s, s.deck)


def pass_china(s: TsState, to: int, up: int) -> None:
    """The China Card changes hands (TS-15.3, TS-15.4)."""
    s.china = to
    s.china_up = up
    note(s, k.CHINA_PASSED, to)


def play_china(s: TsState, seat: int) -> None:
    """Played, it goes face down to the opponent; a US play ends Formosan Resolution (TS-15.3)."""
    pass_china(s, 1 - seat, 0)
    if seat == US:
        end_effect(s, FORMOSAN_RESOLUTION)


def take_effect(s: TsState, card: int) -> None:
    """A lasting event is in force from now on (TS-12.1)."""
    s.in_force |= 1 << card


def end_effect(s: TsState, card: int) -> None:
    """A lasting event is no longer in force."""
    if s.in_force >> card & 1:
        s.in_force &= ~(1 << card)
        note(s, k.EFFECT_ENDS, card)


def cancel_headline(s: TsState, seat: int) -> None:
    """A headline not yet resolved is discarded unresolved (TS-5.8)."""
    card = s.headline[seat]
    if card >= 0:
        s.headline = with_seat(s.headline, seat, NONE)
        s.discard |= 1 << card
        note(s, k.HEADLINE_CANCELLED, seat, card)


# -- Cuban Missile Crisis ------------------------------------------------------------------------


def ways_out(s: TsState, seat: int) -> list[int]:
    """Where `seat` may give up 2 influence to end the crisis that threatens it (TS-23.14)."""
    if s.crisis != seat:
        return []
    where = (CUBA,) if seat == USSR else (WEST_GERMANY, TURKEY)
    return [c for c in where if s.influence[seat * SPACES + c] >= 2]


def defuse(s: TsState, seat: int, country: int) -> None:
    """The threatened side ends the crisis at the price of 2 influence (TS-23.14)."""
    remove(s, seat, country, 2)
    note(s, k.CRISIS_DEFUSED, seat, country)
    s.crisis = NONE
    end_effect(s, CUBAN_MISSILE_CRISIS)


# -- questions ------------------------------------------------------------------------


def ask(s: TsState, q: Frame) -> None:
    """Put a question on the stack, unless the game is over."""
    if s.result is None:
        s.stack.append(q)


def ask_place(
    s: TsState,
    seat: int,
    card: int,
    total: int,
    each: int,
    where: list[int],
    may_stop: bool = False,
) -> None:
    """Ask `seat` to add `total` influence in `where`, at most `each` per country (TS-8.9)."""
    options = _each(where, each)
    if options:
        left = min(total, len(options))
        ask(s, Markers(k.PLACE_FREE, seat, card, left, options, may_stop))


def ask_remove(
    s: TsState,
    seat: int,
    card: int,
    total: int,
    each: int,
    where: tuple[int, ...],
    amount: int,
    may_stop: bool = False,
) -> None:
    """Ask `seat` to take opposing influence away, `amount` at each of `total` picks.

    A country may be picked `each` times. Compulsory as far as the board allows, unless it may stop.
    """
    theirs = present(s, 1 - seat, where)
    options = _each(theirs, each)
    if options:
        ask(s, Markers(k.REMOVE_THEIRS, seat, card, total, options, may_stop, amount))


def _each(where: list[int], n: int) -> tuple[int, ...]:
    """Every country so often, in their order."""
    return tuple(sorted(where)) if n == 1 else tuple(sorted(where * n))


ORDERED_BY_DELUXE: Final = frozenset((ABM_TREATY, CHERNOBYL, PERSHING_II_DEPLOYED))


def may_be_left(s: TsState, card: int) -> bool:
    """Whether what a card says its player may do can be left (TS-23.48).

    The Deluxe texts of three cards give orders where older ones say may (TS-23.52).
    """
    if s.variant & DELUXE_ORDERS and card in ORDERED_BY_DELUXE:
        return False
    return bool(s.variant & EVENTS_MAY)


def ask_country(
    s: TsState, seat: int, card: int, where: list[int], turn: int = 0, may_decline: bool = False
) -> None:
    """Ask `seat` to pick a country of `where`; `card` hears it. No country, no question."""
    if where:
        ask(s, Pick(k.PICK_COUNTRY, seat, card, tuple(sorted(where)), may_decline, turn))


def ask_choice(s: TsState, seat: int, card: int, *choices: int) -> None:
    """Ask `seat` to choose one of some ways; `card` hears it."""
    ask(s, Frame(k.PICK_CHOICE, seat, card, options=choices))


def ask_discard_worth(s: TsState, seat: int, card: int, ops: int) -> None:
    """Ask `seat` to discard a card worth `ops` or more, or to decline; `card` hears it."""
    ask(s, Worth(k.DISCARD_WORTH, seat, card, ops))


def draw_at_random(s: TsState, owner: int, card: int, left: int = 1) -> None:
    """Chance takes a card of `owner`'s hand; `card` hears which. An empty hand: nothing."""
    if s.hand[owner]:
        ask(s, ForSeat(k.RANDOM_CARD, owner, card, left))


def draw_cards(s: TsState, seat: int, card: int, n: int) -> None:
    """Chance draws n cards from the deck for `seat` because of `card`."""
    if n > 0 and (s.deck or s.discard):
        reshuffle(s)
        ask(s, ForSeat(k.DRAW_CARDS, seat, card, n))
