"""Guards: a rule that closes targets is told once, for the list and for the reason."""

from __future__ import annotations

from detente.core.frame import NOUNS, Frame
from detente.core.guard import Act, Guard, SetGuard, Source, closed_by, left_open
from detente.core.message import Argument, Reason
from tests.core.toy import ToyState

FRAME = Frame(0, 0)
VERB = 5 * NOUNS


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


class InReach(Source[ToyState, Frame]):
    """Places 0 and 1 are in reach; what is listed is free already."""

    code = "too-far"
    clause = "T-6"
    covers = (Occupied,)

    def listed(self, s: ToyState, q: Frame) -> list[int]:
        return [place for place in (0, 1) if not s.board[place]]

    def left_open(self, s: ToyState, q: Frame, nouns: list[int]) -> list[int]:
        return [noun for noun in nouns if noun < 2]


class Even(SetGuard[ToyState, Frame]):
    """Only even places."""

    code = "odd"
    clause = "T-7"

    def open(self, s: ToyState, q: Frame) -> int:
        return 0b10101


class Small(SetGuard[ToyState, Frame]):
    """Only the first four."""

    code = "too-big"
    clause = "T-8"

    def open(self, s: ToyState, q: Frame) -> int:
        return 0b1111


def test_an_act_lists_what_its_source_knows_and_its_other_rules_leave_open() -> None:
    act = Act(VERB, InReach(), Occupied(), AtNight())

    assert [VERB, VERB + 1] == act.answers(position(1), FRAME)
    assert [VERB] == act.answers(position(3), FRAME)
    assert Reason("too-far", "T-6") == act.why_not(position(1), FRAME, 2)


def test_a_rule_that_the_source_covers_still_says_why() -> None:
    s = position(1)
    s.board[1] = 4

    assert [0] == Act(0, InReach(), Occupied()).answers(s, FRAME)
    assert Reason("occupied", "T-4", {"n": 4}) == Act(0, InReach(), Occupied()).why_not(s, FRAME, 1)


def test_sets_make_the_list_together_whatever_their_order() -> None:
    act = Act(0, Small(), AtNight(), Even())

    assert [0, 2] == act.answers(position(1), FRAME)
    assert Reason("odd", "T-7") == act.why_not(position(1), FRAME, 1)
    assert Reason("night", "T-5") == act.why_not(position(3), FRAME, 1)


def test_an_act_without_a_source_names_nothing() -> None:
    rise: Act[ToyState, Frame] = Act(NOUNS)
    assert [NOUNS] == rise.answers(position(1), FRAME)
    assert [NOUNS] == Act(NOUNS, AtNight()).answers(position(3), FRAME)


def test_an_act_of_several_verbs_hears_each_of_them() -> None:
    act = Act(2 * NOUNS, InReach(), verbs=4)

    assert (2 * NOUNS, 6 * NOUNS) == (act.verb, act.end)


class Shut(Guard[ToyState, Frame]):
    """From phase 3 on, nothing is open."""

    code = "shut"
    clause = "T-9"
    whatever = True

    def left_open(self, s: ToyState, q: Frame, nouns: list[int]) -> list[int]:
        return nouns if s.phase < 3 else []


class Unlistable(Source[ToyState, Frame]):
    """It lists nothing without a complaint."""


def test_what_closes_everything_is_asked_before_anything_is_listed() -> None:
    assert [] == Act(0, Unlistable(), Shut()).answers(position(3), FRAME)
    assert [0, 1] == Act(0, InReach(), Shut()).answers(position(1), FRAME)
    assert Reason("shut", "T-9") == Act(0, InReach(), Shut()).why_not(position(3), FRAME, 0)
