"""What an effect asks for: whom it strikes, who inherits, whom the lot chooses."""

from __future__ import annotations

from detente.core.frame import Frame
from detente.core.game import Question
from detente.core.guard import Act
from detente.core.mechanics import ActsUnderGuards
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.core.values import counted
from detente.games.stratagem import codes
from detente.games.stratagem.events import AIMED, printed
from detente.games.stratagem.frames import Lots, Rest
from detente.games.stratagem.guards import TO_DROP, TO_NAME, naming_clause
from detente.games.stratagem.names import card_name
from detente.games.stratagem.state import StratagemState, opponents, plays, seat_of
from detente.games.stratagem.verbs import bequeath, lose_support


class Target(ActsUnderGuards[StratagemState, Frame]):
    """The opponent whom SECRET card `q.card` names: any active one (STR-6.12)."""

    id = "target"
    clause = "STR-6.12"
    acts = (Act(codes.NAME, *TO_NAME),)

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        AIMED[printed(s, q.card).effect](s, q, seat_of(s, action - codes.NAME))

    def other(self, s: StratagemState, q: Frame, action: int) -> Reason:
        return Reason("name-first", "STR-6.12")

    def prompt(self, s: StratagemState, q: Frame) -> Message:
        return Message("ask-target", {"card": card_name(s, q.card)})


class Victim(ActsUnderGuards[StratagemState, Frame]):
    """The SUPPORT of an opponent that SECRET card `q.card` makes fall (card X08)."""

    id = "victim"
    clause = "STR-6.11"
    acts = (Act(codes.DROP, *TO_DROP),)

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        card = action - codes.DROP
        for other in opponents(s, q.seat):
            if s.supports[other] >> card & 1:
                lose_support(s, other, card)

    def other(self, s: StratagemState, q: Frame, action: int) -> Reason:
        return Reason("drop-first", "STR-6.8")

    def prompt(self, s: StratagemState, q: Frame) -> Message:
        return Message("ask-victim", {"card": card_name(s, q.card)})


class Leftover(ActsUnderGuards[StratagemState, Rest]):
    """Who receives the `q.left` tokens that cannot be shared equally (STR-8.7, 8.11, 17.4)."""

    id = "leftover"
    clause = "STR-8.7"
    frame = Rest
    acts = (Act(codes.NAME, *TO_NAME),)

    def answer(self, s: StratagemState, q: Rest, action: int) -> None:
        bequeath(s, q.seat, seat_of(s, action - codes.NAME))

    def other(self, s: StratagemState, q: Rest, action: int) -> Reason:
        return Reason("leftover-first", naming_clause(q), {"n": q.left})

    def prompt(self, s: StratagemState, q: Rest) -> Message:
        return Message("ask-leftover", {"n": q.left})


class DrawLot(Question[StratagemState, Lots]):
    """Chance draws one of the seats `q.options`: ahead of those level with it, or heir to the
    tokens that seat `q.giver` left (STR-18.3, 20.6).
    """

    id = "lot"
    clause = "STR-18.3"
    frame = Lots

    def legal(self, s: StratagemState, q: Lots) -> list[int]:
        return [codes.LOT + seat for seat in q.options if plays(s, seat)]

    def answer(self, s: StratagemState, q: Lots, action: int) -> None:
        seat = action - codes.LOT
        if s.notes is not None:
            note(s, codes.LOT_DRAWN, seat)
        if q.why == codes.FOR_TIE:
            s.lots = counted(s.lots, seat, len(q.options))
        else:
            bequeath(s, q.giver, seat)
