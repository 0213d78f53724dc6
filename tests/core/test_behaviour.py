"""Behaviour: a changed rule changes the running numbers, a changed way to write it does not."""

import json

import pytest

import detente
from detente.core.behaviour import UNKNOWN, Differs, Unfit
from detente.core.frame import Frame
from detente.core.game import Question
from detente.core.match import Match
from detente.core.notation import RESIGN
from detente.core.record import Record
from detente.core.state import Result
from tests.core.toy import PICK, STEP, Roll, Steps, Toy, ToyState

TOY = Toy()
DIE, LAST = 3, 5  # moves of a match: three picks come first


def played(game: Toy = TOY) -> Match[ToyState]:
    match = Match(game, seed=1)
    for seat in (2, 0, 1):
        match.submit(seat, PICK + seat)
    match.submit(0, STEP)
    match.submit(0, 0)
    return match


class Backwards(Steps):
    def legal(self, s: ToyState, q: Frame) -> list[int]:
        return list(reversed(super().legal(s, q)))


class OneStep(Steps):
    def legal(self, s: ToyState, q: Frame) -> list[int]:
        return [STEP, 0] if q.left > 1 else [0]


class LoadedDie(Roll):
    def odds(self, s: ToyState, q: Frame) -> list[int]:
        return [2, 1]


class Rewritten(Toy):
    """The same game, its answers listed in another order, its state with more in it."""

    steps: Question[ToyState, Frame] = Backwards()

    def empty(self) -> ToyState:
        s = super().empty()
        s.rolls = [0, 0]
        return s


class Loaded(Toy):
    """The odds are others."""

    roll: Question[ToyState, Frame] = LoadedDie()


class Generous(Toy):
    """The payout changed."""

    def proceed(self, s: ToyState) -> None:
        super().proceed(s)
        if s.result is not None:
            s.result = Result((0,), (2, 0, 0), "steps")


class Crowded(Toy):
    """Somebody else is asked."""

    def proceed(self, s: ToyState) -> None:
        super().proceed(s)
        if s.phase == 3:
            s.stack.insert(0, Frame(2, 1, left=2))


class Strict(Toy):
    """Less may be answered."""

    steps: Question[ToyState, Frame] = OneStep()


def test_a_match_numbers_every_move_and_its_record_keeps_the_numbers() -> None:
    match = played()
    sums = match.behaviour.sums
    assert len(match.moves) == len(sums) == len(set(sums))
    record = Record.from_json(json.loads(json.dumps(match.record.to_json())))
    assert tuple(sums) == record.behaviour
    assert sums == Match.replay(record, game=TOY).behaviour.sums


def test_another_way_to_write_the_same_rules_keeps_the_numbers() -> None:
    record = played().record
    assert list(record.behaviour) == Match.replay(record, game=Rewritten()).behaviour.sums


@pytest.mark.parametrize(
    ("changed", "move"),
    [(Loaded, DIE), (Strict, LAST), (Generous, LAST), (Crowded, LAST)],
)
def test_a_changed_rule_is_found_at_the_move_where_it_shows(changed: type[Toy], move: int) -> None:
    with pytest.raises(Differs) as found:
        Match.replay(played().record, game=changed())
    assert move == found.value.move
    told = f"record: from move {move} on, the rules here play toy version 1 otherwise than it was"
    assert str(found.value).startswith(told)


def test_up_to_where_it_shows_a_game_can_be_looked_at() -> None:
    again = Match.replay(played().record.bare(), upto=LAST, game=Generous())
    assert (LAST, False) == (len(again.moves), again.over)


def test_what_is_taken_back_never_counted() -> None:
    match = Match(TOY, seed=1)
    for seat in (2, 0, 1):
        match.submit(seat, PICK + seat)
    match.submit(0, STEP)
    match.undo(0)
    match.submit(0, STEP)
    match.submit(0, 0)
    assert played().behaviour.sums == match.behaviour.sums


def test_giving_up_counts_with_its_result() -> None:
    match, other = Match(TOY, seed=1), Match(Generous(), seed=1)
    match.submit(1, RESIGN)
    other.submit(1, RESIGN)
    assert match.behaviour.sums == other.behaviour.sums
    assert 1 == len(match.behaviour.sums)


def test_a_record_from_before_there_were_numbers_replays() -> None:
    old = Record("toy", 1, {}, 1, played().moves)
    assert "behaviour" not in old.to_json()
    assert played(Generous()).behaviour.sums == Match.replay(old, game=Generous()).behaviour.sums


@pytest.mark.parametrize("behaviour", [5, "12", "zz" * 4 * 6, "0" * 40])
def test_numbers_that_fit_no_moves_are_refused(behaviour: object) -> None:
    data = {**played().record.to_json(), "behaviour": behaviour}
    with pytest.raises(detente.DataError, match="record: behaviour must be"):
        Record.from_json(data)


def test_where_nobody_wrote_down_what_the_rules_did_nothing_is_compared() -> None:
    record = played().record
    for move in range(len(record.moves)):
        known = [UNKNOWN] * move + list(record.behaviour[move:])
        half = Record("toy", 1, {}, 1, record.moves, behaviour=known)
        assert list(record.behaviour) == Match.replay(half, game=TOY).behaviour.sums
    with pytest.raises(Differs):
        Match.replay(half, game=Generous())


def test_a_move_that_is_not_legal_is_named_by_its_number() -> None:
    moves = [*played().moves[:4], (1, STEP)]
    with pytest.raises(Unfit) as found:
        Match.replay(Record("toy", 1, {}, 1, moves), game=TOY)
    assert 4 == found.value.move
