"""Playing a card: what it may be used for, and what each use sets going."""

from __future__ import annotations

from detente.core.frame import NOUNS, Frame
from detente.core.state import note
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.cardnames import (
    ARAB_ISRAELI_WAR,
    CAMP_DAVID_ACCORDS,
    FLOWER_POWER,
    THE_CHINA_CARD,
    U2_INCIDENT,
    UN_INTERVENTION,
    WE_WILL_BURY_YOU,
)
from detente.games.twilight_struggle.cards import SIDE, WAR_CARDS
from detente.games.twilight_struggle.conditions import blocked
from detente.games.twilight_struggle.happening import happen
from detente.games.twilight_struggle.modifiers import ops_value
from detente.games.twilight_struggle.operations import ask_ops, attempt
from detente.games.twilight_struggle.points import ANY_KIND, MAY_SPACE, THEN_EVENT
from detente.games.twilight_struggle.state import TsState, in_force
from detente.games.twilight_struggle.verbs import (
    ask,
    end_effect,
    gain,
    leave_hand,
    play_china,
)


def play(s: TsState, seat: int, owner: int, action: int) -> None:
    """Play a card of `owner`'s hand in the way `action` says."""
    card = action % NOUNS
    use = action - card
    if use == k.INTERVENE:
        intervene(s, seat, card, of_un=seat, of_card=owner)
    elif use == k.SPACE:
        note(s, k.SPACE_PLAYED, seat, card)
        take_out(s, seat, owner, card)
        attempt(s, seat, card)
    elif use == k.EVENT:
        note(s, k.EVENT_PLAYED, seat, card)
        take_out(s, seat, owner, card)
        flower_power(s, seat, card)
        happen(s, card, seat)
    else:
        if s.notes is not None:
            note(s, k.OPS_PLAYED, seat, card, ops_value(s, seat, card))
        take_out(s, seat, owner, card)
        flower_power(s, seat, card)
        operate(s, seat, card)


def take_out(s: TsState, seat: int, owner: int, card: int) -> None:
    """The card leaves the hand and lies on the table; the China Card changes sides at once."""
    if card == THE_CHINA_CARD:
        play_china(s, seat)
    else:
        leave_hand(s, owner, card)
        s.table |= 1 << card


def operate(s: TsState, seat: int, card: int) -> None:
    """Operations; an opponent's event happens too, before or after as the player says (TS-6.4)."""
    if SIDE[card] != 1 - seat:
        ask_ops(s, seat, card, ANY_KIND)
    elif blocked(s, card, seat):
        note(s, k.EVENT_FAILS, card)
        ask_ops(s, seat, card, ANY_KIND)
    else:
        ask(s, Frame(k.PICK_ORDER, seat, card))


def intervene(s: TsState, seat: int, card: int, of_un: int, of_card: int) -> None:
    """UN Intervention: the other card's Ops without its event (TS-6.22, TS-23.11).

    One of the two may come from the other hand, with Grain Sales.
    """
    note(s, k.INTERVENED, seat, card, ops_value(s, seat, card))
    take_out(s, seat, of_un, UN_INTERVENTION)
    take_out(s, seat, of_card, card)
    if in_force(s, U2_INCIDENT):
        gain(s, USSR, 1)
    flower_power(s, seat, card)
    ask_ops(s, seat, card, ANY_KIND | MAY_SPACE)


def flower_power(s: TsState, seat: int, card: int) -> None:
    """The US plays a war card for event or Operations: 2 VP to the USSR, first (TS-23.27)."""
    if seat != US or not s.in_force >> FLOWER_POWER & 1 or not WAR_CARDS >> card & 1:
        return
    if card == ARAB_ISRAELI_WAR and in_force(s, CAMP_DAVID_ACCORDS):
        return
    gain(s, USSR, 2)


def bury_you(s: TsState, seat: int, action: int) -> None:
    """The US round after "We Will Bury You": anything but UN Intervention gives 3 VP (card 50)."""
    if seat == US and s.in_force >> WE_WILL_BURY_YOU & 1:
        end_effect(s, WE_WILL_BURY_YOU)
        if action - action % NOUNS != k.INTERVENE:
            gain(s, USSR, 3)


def ops_over(s: TsState, seat: int, card: int, terms: int) -> None:
    """The Operations are done: the opponent's event follows if it was put off (TS-6.4)."""
    if terms & THEN_EVENT:
        happen(s, card, seat)
