"""Playing a Strategy card: for its event, for Command, or against an enemy's event."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NONE, NOUNS, Frame
from detente.core.guard import ONLY, Act, Source, left_open
from detente.core.message import Message, Reason
from detente.core.ready import Rows
from detente.core.state import note
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import PLAYS, US, USSR
from detente.games.thirteen_days.cards import CARDS, SIDE, USABLE
from detente.games.thirteen_days.command import play_command
from detente.games.thirteen_days.events import EVENTS
from detente.games.thirteen_days.guards import (
    BARRED_EVENT,
    TO_HAPPEN,
    TO_SPEND_LETTER,
    NotInHand,
    OnlyTheCardTaken,
    TriggerBarred,
)
from detente.games.thirteen_days.names import card_name
from detente.games.thirteen_days.questions.base import Ask
from detente.games.thirteen_days.state import ThirteenDaysState


def _ways(seat: int, letter: bool) -> Rows:
    """The ways a side plays each card: for its event where it may, for Command, with the Letter."""
    ways = []
    for card in range(len(CARDS)):
        event = (k.EVENT + card,) if USABLE[seat] >> card & 1 else ()
        ways.append((*event, k.COMMAND + card, *(k.LETTER + card,) * letter))
    return Rows(tuple(ways))


WAYS: Final = tuple([[_ways(seat, letter) for letter in (False, True)] for seat in (US, USSR)])
"""By side, without the Letter and with it."""


def _card(action: int) -> int:
    """The card of a way to play one."""
    return action % NOUNS


def use_acts(source: Source[ThirteenDaysState, Frame]) -> tuple[Act[ThirteenDaysState, Frame], ...]:
    """The ways to play a card that comes from there."""
    return (
        Act(k.EVENT, source, *TO_HAPPEN),
        Act(k.COMMAND, source),
        Act(k.LETTER, source, *TO_SPEND_LETTER),
    )


def play(s: ThirteenDaysState, seat: int, action: int) -> None:
    """Play a card that has left its hand, one of the two ways (7.7)."""
    card = action % NOUNS
    if action == k.EVENT + card:
        s.in_play |= 1 << card
        note(s, k.EVENT_PLAYED, seat, card)
        EVENTS[card](s, seat)
    else:
        play_command(s, seat, card, action == k.LETTER + card)


class PlayCard(Ask[Frame]):
    """Play one Strategy card, for its event or for Command (7.4–7.9)."""

    id = "play"
    clause = "13J-7.6"
    quiet = True
    acts = use_acts(NotInHand())

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        """As the guards say, card by card; worked out beforehand but for events that are barred."""
        if s.contained | s.pigs and BARRED_EVENT in self._acts[0].rules:
            return sorted(super().legal(s, q), key=_card)
        letter = left_open(self._acts[2].first, s, q, ONLY)
        return WAYS[q.seat][bool(letter)].of_set(s.hands[q.seat])

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        s.hands[q.seat] ^= 1 << action % NOUNS
        s.played[q.seat] += 1
        play(s, q.seat, action)

    def other(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if action in (k.DONE, k.DECLINE):
            return Reason("no-passing", self.clause)
        return super().other(s, q, action)

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        return Message("ask-play", {"n": s.played[q.seat] + 1, "total": PLAYS})


class PlayTaken(Ask[Frame]):
    """Play the card just taken at once under the normal rules, or discard it (18.6)."""

    id = "play-taken"
    clause = "13J-18.6"
    acts = (*use_acts(OnlyTheCardTaken()), Act(k.DISCARD, OnlyTheCardTaken()))

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        card = s.taken
        s.taken = NONE
        if action == k.DISCARD + card:
            s.discard |= 1 << card
            note(s, k.DISCARDED, q.seat, card)
        else:
            play(s, q.seat, action)

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        return Message("ask-play-taken", {"card": card_name(s.taken)})


class OfferEvent(Ask[Frame]):
    """The enemy plays your card for Command: trigger its event first, or decline (9.2)."""

    id = "offer-event"
    clause = "13J-9.2"
    acts = (Act(k.TRIGGER, TriggerBarred()), Act(k.DECLINE))
    ahead = (k.TRIGGER, k.DECLINE)

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        if action == k.DECLINE:
            note(s, k.EVENT_DECLINED, q.seat, q.card)
            return
        note(s, k.EVENT_TRIGGERED, q.seat, q.card)
        EVENTS[q.card](s, q.seat)

    def cards(self, seat: int) -> list[str]:
        return [card_name(card) for card, side in enumerate(SIDE) if side == seat]

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        return Message("ask-offer-event", {"card": card_name(q.card)})
