"""What several games do alike: dice, draws from a set, placing one by one."""

from __future__ import annotations

from detente.core.cards import bitset
from detente.core.frame import NOUNS, ForSeat, Frame, Spread
from detente.core.guard import Act, Guard, Offered, WhileLeft
from detente.core.mechanics import ActsUnderGuards, DrawOne, OneByOne, OneDie
from detente.core.message import Reason
from detente.core.options import Options
from detente.core.rng import Rng
from detente.core.state import dump_state, load_state
from tests.core.toy import OPTIONS, ToyState

PLACE, DONE, ROLL, DRAW = NOUNS, 0, 2 * NOUNS, 3 * NOUNS


class Enough(WhileLeft[ToyState, Frame]):
    code = "enough"
    clause = "T-6"


class Place(OneByOne[ToyState, Spread]):
    id = "place"
    acts = (Act(PLACE, Enough(), Offered()),)
    leaves = DONE

    def name(self, s: ToyState, q: Spread, noun: int) -> None:
        s.board[noun] += 1

    def finish(self, s: ToyState, q: Spread) -> None:
        s.phase = 9


class Roll(OneDie[ToyState, ForSeat]):
    id = "roll"
    clause = "T-2"
    roll = ROLL


class Draw(DrawOne[ToyState, ForSeat]):
    id = "draw"
    frame = ForSeat
    draw = DRAW

    def among(self, s: ToyState, q: ForSeat) -> int:
        return s.deck


class Ripe(Guard[ToyState, Frame]):
    """Only what stands on the board may be taken."""

    code = "not-ripe"
    clause = "T-4"

    def left_open(self, s: ToyState, q: Frame, nouns: list[int]) -> list[int]:
        return [noun for noun in nouns if s.board[noun]]


class Named(Offered[ToyState, Frame]):
    """Only what the question names may be taken."""

    code = "not-asked"
    clause = "T-5"


class Take(ActsUnderGuards[ToyState, Frame]):
    id = "take"
    clause = "T-3"
    acts = (Act(PLACE, Named(), Ripe()),)
    leaves = DONE


def test_one_of_several_is_named_unless_a_guard_closes_it() -> None:
    s, question = position(), Take()
    s.board[2] = 1
    q = Frame(0, 1, options=(1, 2))

    assert [PLACE + 2] == question.legal(s, q)
    assert Reason("not-ripe", "T-4") == question.why_not(s, q, PLACE + 1)
    assert Reason("not-asked", "T-5") == question.why_not(s, q, PLACE)
    assert Reason("asked-something-else", "T-3") == question.why_not(s, q, ROLL)

    s.board[2] = 0
    assert [DONE] == question.legal(s, q)


class Hasty(Ripe):
    """What is not ripe may be taken in a quick game."""

    def in_force(self, options: Options) -> bool:
        return not options.on("quick")


class TakeOrWait(Take):
    acts = (Act(PLACE, Named(), Hasty()),)


def test_a_rule_that_the_options_leave_out_closes_nothing_and_is_not_told() -> None:
    q = Frame(0, 1, options=(1, 2))
    slow = TakeOrWait().under(Options("toy", OPTIONS, {}))
    quick = TakeOrWait().under(Options("toy", OPTIONS, {"quick": True}))

    assert [DONE] == slow.legal(position(), q)
    assert Reason("not-ripe", "T-4") == slow.why_not(position(), q, PLACE + 1)
    assert [PLACE + 1, PLACE + 2] == quick.legal(position(), q)
    assert Reason("not-asked", "T-5") == quick.why_not(position(), q, PLACE)


def position() -> ToyState:
    s = ToyState()
    s.board, s.phase, s.deck = bytearray(3), 0, bitset([1, 4])
    return s


def test_a_place_may_be_named_as_often_as_it_stands_there() -> None:
    s, question = position(), Place()
    q = Spread(0, 1, card=5, left=3, options=(0, 0, 2))

    assert [PLACE, PLACE + 2] == question.legal(s, q)
    question.answer(s, q, PLACE)

    assert bytearray([1, 0, 0]) == s.board
    assert [Spread(0, 1, 5, 2, (0, 2), used=(0,))] == s.stack


def test_all_must_be_named_unless_one_may_stop() -> None:
    s, question = position(), Place()

    assert DONE not in question.legal(s, Spread(0, 1, 5, 1, (0,)))
    assert DONE in question.legal(s, Spread(0, 1, 5, 1, (0,), may_stop=True))
    assert [DONE] == question.legal(s, Spread(0, 1, 5, 0, (0,)))
    assert Reason("enough", "T-6") == question.why_not(s, Spread(0, 1, 5, 0, (0,)), PLACE)
    assert [DONE] == question.legal(s, Spread(0, 1, 5, 1, ()))


def test_the_end_of_naming_is_heard() -> None:
    s = position()
    Place().answer(s, Spread(0, 1, 5, 0, ()), DONE)

    assert (9, []) == (s.phase, s.stack)


def test_a_die_has_six_sides_and_nobody_else_rolls_it() -> None:
    s, q = position(), ForSeat(1, whom=0)

    assert [ROLL + n for n in range(6)] == Roll().legal(s, q)
    assert {ROLL + n for n in range(6)} == {Roll().outcome(s, q, Rng(n)) for n in range(99)}
    assert Reason("chance-decides", "T-2") == Roll().why_not(s, q, DONE)


def test_a_draw_is_a_card_of_its_set() -> None:
    s, q = position(), ForSeat(2, whom=0)

    assert [DRAW + 1, DRAW + 4] == Draw().legal(s, q)
    assert {DRAW + 1, DRAW + 4} == {Draw().outcome(s, q, Rng(n)) for n in range(99)}


def test_frames_with_fields_of_their_own_are_dumped_and_loaded() -> None:
    s = position()
    s.stack = [Spread(0, 1, 5, 2, (0, 2), True, (0,)), ForSeat(2, 1, 7, 3), Frame(1, 0, left=4)]
    frames = (Spread, Frame, ForSeat)
    loaded = load_state(position(), dump_state(s, (), {}), (), {}, frames)

    assert s.stack == loaded.stack
    assert [Spread, ForSeat, Frame] == [type(q) for q in loaded.stack]
