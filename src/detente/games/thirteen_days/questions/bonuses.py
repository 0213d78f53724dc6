"""The media bonuses of step 5: Television, United Nations, Alliances."""

from __future__ import annotations

from detente.core.frame import NONE, NOUNS, ForSeat, Frame
from detente.core.message import Message, Reason
from detente.core.state import note, note_to
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import ALLIANCES, TELEVISION, TRACKS, UNITED_NATIONS
from detente.games.thirteen_days.names import card_name, track_name
from detente.games.thirteen_days.questions.base import Ask, misplaced
from detente.games.thirteen_days.questions.choices import at_end
from detente.games.thirteen_days.state import ThirteenDaysState
from detente.games.thirteen_days.verbs import shift, ways


class UseTelevision(Ask[Frame]):
    """The leader may move one own marker exactly 1 space (12.3)."""

    id = "television"
    clause = "13J-12.3"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        moves = ways(range(len(TRACKS)), barred=False)
        actions = [move for move in moves if not at_end(s, q.seat, move)]
        actions.append(k.DECLINE)
        return actions

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        if action == k.DECLINE:
            note(s, k.BONUS_DECLINED, q.seat, TELEVISION)
        else:
            shift(s, q.seat, action % NOUNS, -1 if action >= k.LOWER else 1)

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if k.RAISE <= action < k.LOWER + NOUNS:
            return Reason("end-of-track", "13J-4.6", {"track": track_name(action % NOUNS)})
        return misplaced(action, self.clause)


class UseUnitedNations(Ask[Frame]):
    """The leader may take the Personal Letter from the opponent (12.4)."""

    id = "united-nations"
    clause = "13J-12.4"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [k.TAKE, k.DECLINE]

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

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [k.DRAW, k.DECLINE] if s.options.on("alliances_draw_optional") else [k.DRAW]

    def answer(self, s: ThirteenDaysState, q: Frame, action: int) -> None:
        if action == k.DECLINE:
            note(s, k.BONUS_DECLINED, q.seat, ALLIANCES)
            return
        s.stack.append(Frame(k.KEEP_DRAWN, q.seat))
        s.stack.append(ForSeat(k.DRAW_FOR_ALLIANCES, q.seat))

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if action == k.DECLINE:
            return Reason("draw-is-due", self.clause)
        return misplaced(action, self.clause)


class KeepDrawn(Ask[Frame]):
    """Put the card into the Aftermath, or throw it away (12.5, 12.6)."""

    id = "keep-drawn"
    clause = "13J-12.5"

    def legal(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [k.KEEP + s.drawn, k.DISCARD + s.drawn]

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

    def why_not(self, s: ThirteenDaysState, q: Frame, action: int) -> Reason:
        if k.DISCARD <= action < k.KEEP + NOUNS:
            return Reason("only-the-card-drawn", self.clause, {"card": card_name(s.drawn)})
        return misplaced(action, self.clause)

    def prompt(self, s: ThirteenDaysState, q: Frame) -> Message:
        return Message("ask-keep-drawn", {"card": card_name(s.drawn)})
