"""First player, parties and programmes (sections 2 and 3)."""

from __future__ import annotations

from detente.core.frame import ForSeat, Frame
from detente.core.game import Question
from detente.core.guard import Act
from detente.core.mechanics import ActsUnderGuards
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.core.values import counted, joined
from detente.games.stratagem import codes
from detente.games.stratagem.board import NUMBERS, SEAT_COUNT, THEMES
from detente.games.stratagem.frames import Planning
from detente.games.stratagem.guards import TO_SELECT
from detente.games.stratagem.sequence import ask_programmes
from detente.games.stratagem.state import StratagemState, opponents, party_of
from detente.games.stratagem.verbs import tell


class Number(Question[StratagemState, ForSeat]):
    """A numbered card for seat `q.whom`, to designate the first player (STR-2.2, 2.3)."""

    id = "number"
    clause = "STR-2.2"
    frame = ForSeat

    def legal(self, s: StratagemState, q: ForSeat) -> list[int]:
        return [codes.NUMBER + n for n in range(NUMBERS) if n + 1 not in s.lots]

    def answer(self, s: StratagemState, q: ForSeat, action: int) -> None:
        number = action - codes.NUMBER
        s.lots = counted(s.lots, q.whom, number + 1)
        if s.notes is not None:
            note(s, codes.DREW_NUMBER, q.whom, number)


class ChooseParty(ActsUnderGuards[StratagemState, Frame]):
    """The first player chooses a party and turns the mat; the others follow clockwise (STR-2.4)."""

    id = "party"
    clause = "STR-2.4"

    def legal(self, s: StratagemState, q: Frame) -> list[int]:
        return [codes.CHOOSE + n for n in range(SEAT_COUNT)]

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        s.turned = (action - codes.CHOOSE - q.seat) % SEAT_COUNT
        if s.notes is not None:
            note(s, codes.CHOSE_PARTY, q.seat, action - codes.CHOOSE)
            for other in opponents(s, q.seat):
                note(s, codes.TOOK_PARTY, other, party_of(s, other))
        ask_programmes(s)

    def other(self, s: StratagemState, q: Frame, action: int) -> Reason:
        return Reason("choose-a-party-first", "STR-2.4")


class Programme(ActsUnderGuards[StratagemState, Planning]):
    """One OPTION for theme number `q.theme`, all players at once and in secret (STR-3.4, 3.10)."""

    id = "programme"
    clause = "STR-3.4"
    together = True
    quiet = True
    frame = Planning
    acts = (Act(codes.SELECT, *TO_SELECT),)
    leaves = codes.DONE

    def answer(self, s: StratagemState, q: Planning, action: int) -> None:
        if action == codes.DONE:
            tell(s, codes.PLANNED, q.seat)
            return
        s.programme = joined(s.programme, q.seat, 1 << action - codes.SELECT)
        s.stack.append(Planning(codes.ASK_PROGRAMME, q.seat, q.theme + 1))

    def other(self, s: StratagemState, q: Planning, action: int) -> Reason:
        return Reason("programme-first", "STR-3.4")

    def stays(self, s: StratagemState, q: Planning) -> Reason:
        return Reason("programme-incomplete", "STR-3.4", {"n": THEMES - q.theme})

    def prompt(self, s: StratagemState, q: Planning) -> Message:
        if q.theme == THEMES:
            return Message("ask-programme-done")
        return Message("ask-programme", {"theme": f"theme-{q.theme + 1}"})
