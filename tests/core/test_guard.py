"""Guards: a rule that closes targets is told once, for the list and for the reason."""

from __future__ import annotations

from detente.core.frame import Frame
from detente.core.guard import Guard, closed_by, left_open
from detente.core.message import Argument, Reason
from tests.core.toy import ToyState

FRAME = Frame(0, 0)


class Occupied(Guard[ToyState, Frame]):
    """A place with a piece on it is closed."""

    code = "occupied"
    clause = "T-4"

    def left_open(self, s: ToyState, q: Frame, nouns: list[int]) -> list[int]:
        return [noun for noun in nouns if not s.board[noun]]

    def args(self, s: ToyState, q: Frame, noun: int) -> dict[str, Argument]:
        return {"n": s.board[noun]}


class AtNight(Guard[ToyState, Frame]):
    """From phase 3 on, place 1 is closed too."""

    code = "night"
    clause = "T-5"

    def left_open(self, s: ToyState, q: Frame, nouns: list[int]) -> list[int]:
        return nouns if s.phase < 3 else [noun for noun in nouns if noun != 1]


GUARDS = (Occupied(), AtNight())


def position(phase: int) -> ToyState:
    s = ToyState()
    s.board, s.phase = bytearray([0, 0, 2]), phase
    return s


def test_what_no_guard_closes_is_open() -> None:
    assert [0, 1] == left_open(GUARDS, position(1), FRAME, [0, 1, 2])
    assert [0] == left_open(GUARDS, position(3), FRAME, [0, 1, 2])


def test_the_first_guard_that_closes_says_why() -> None:
    assert Reason("occupied", "T-4", {"n": 2}) == closed_by(GUARDS, position(3), FRAME, 2)
    assert Reason("night", "T-5") == closed_by(GUARDS, position(3), FRAME, 1)


def test_a_guard_that_does_not_apply_says_nothing() -> None:
    assert closed_by(GUARDS, position(1), FRAME, 1) is None
