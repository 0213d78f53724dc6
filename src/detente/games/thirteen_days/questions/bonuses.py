"""The media bonuses of step 5: Television, United Nations, Alliances."""

from __future__ import annotations

from detente.core.frame import NONE, NOUNS, ForSeat, Frame
from detente.core.guard import Act
from detente.core.message import Message
from detente.core.state import note, note_to
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import ALLIANCES, TELEVISION, UNITED_NATIONS
from detente.games.thirteen_days.guards import (
    AnyMarker,
    DrawIsDue,
    EndOfTrack,
    OnlyTheCardDrawn,
)
from detente.games.thirteen_days.names import card_name
from detente.games.thirteen_days.questions.base import Ask
from detente.games.thirteen_days.state import ThirteenDaysState
from detente.games.thirteen_days.verbs import shift


class UseTelevision(Ask[Frame]):
    """The leader may move one own marker exactly 1 space (12.3)."""

    id = "television"
    clause = "13J-12.3"
    acts = (Act(k.RAISE, AnyMarker(), EndOfTrack(), verbs=2),)  # and LOWER
    leaves = k.DECLINE
    optional = True

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        if action == k.DECLINE:
            note(s, k.BONUS_DECLINED, q.seat, TELEVISION)
        else:
            shift(s, q.seat, action % NOUNS, -1 if action >= k.LOWER else 1)


class UseUnitedNations(Ask[Frame]):
    """The leader may take the Personal Letter from the opponent (12.4)."""

    id = "united-nations"
    clause = "13J-12.4"
    acts = (Act(k.TAKE), Act(k.DECLINE))

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        if action == k.DECLINE:
            note(s, k.BONUS_DECLINED, q.seat, UNITED_NATIONS)
        else:
            s.letter = q.seat
            note(s, k.LETTER_TAKEN, q.seat)


class UseAlliances(Ask[Frame]):
    """The leader may draw the top Strategy card and look at it alone (12.5, 12.8)."""

    id = "alliances"
    clause = "13J-12.5"
    acts = (Act(k.DRAW), Act(k.DECLINE, DrawIsDue()))

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        if action == k.DECLINE:
            note(s, k.BONUS_DECLINED, q.seat, ALLIANCES)
            return
        s.stack.append(Frame(k.KEEP_DRAWN, q.seat))
        s.stack.append(ForSeat(k.DRAW_FOR_ALLIANCES, q.seat))


class KeepDrawn(Ask[Frame]):
    """Put the card into the Aftermath, or throw it away (12.5, 12.6)."""

    id = "keep-drawn"
    clause = "13J-12.5"
    acts = (Act(k.KEEP, OnlyTheCardDrawn()), Act(k.DISCARD, OnlyTheCardDrawn()))

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        card = s.drawn
        s.drawn = NONE
        if action == k.KEEP + card:
            s.aftermath[q.seat] |= 1 << card
            note_to(s, 1 << q.seat, k.ALLIANCES_KEPT, q.seat, card)
        elif s.options.on("alliances_discard_public"):
            s.discard |= 1 << card
            note(s, k.DISCARDED, q.seat, card)
        else:
            s.buried[q.seat] |= 1 << card
            note_to(s, 1 << q.seat, k.ALLIANCES_BURIED, q.seat, card)

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        return Message("ask-keep-drawn", {"card": card_name(s.drawn)})
