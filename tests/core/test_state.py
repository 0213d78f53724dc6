"""States as plain JSON types: every field, there and back."""

import json

import pytest

import detente
from detente.core.frame import Frame
from detente.core.state import Result
from tests.core.toy import Toy

TOY = Toy()


def test_a_state_is_written_with_names_and_read_back() -> None:
    s = TOY.new()
    s.picks = [0b1, 0b110, 0]
    s.rolls = [1, 0]
    s.board = bytearray([3, 0, 200])
    dumped = TOY.dump(s)
    assert {
        "picks": [["ace"], ["king", "queen"], []],
        "deck": ["ace", "king", "queen"],
        "board": [3, 0, 200],
        "rolls": [1, 0],
        "phase": 1,
        "stack": [[0, seat, 0, 0, []] for seat in (2, 1, 0)],
        "result": None,
    } == dumped
    loaded = TOY.load(json.loads(json.dumps(dumped)))
    assert dumped == TOY.dump(loaded)
    assert ([0b1, 0b110, 0], bytearray([3, 0, 200])) == (loaded.picks, loaded.board)


def test_frames_and_results_are_read_back() -> None:
    s = TOY.new()
    s.stack = [Frame(2, 1, 3, 5, (6, 6, 7))]
    s.result = Result((), (0, 0, 0), "nobody")
    loaded = TOY.load(json.loads(json.dumps(TOY.dump(s))))
    assert (s.stack, s.result) == (loaded.stack, loaded.result)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"extra": 1}, "missing or unknown extra"),
        ({"deck": 7}, "field deck: must be a list"),
        ({"deck": ["joker"]}, "field deck"),
        ({"phase": "one"}, "field phase: must be a number"),
        ({"board": [300]}, "field board"),
        ({"rolls": ["x"]}, "field rolls"),
        ({"stack": [[1, 2]]}, "field stack"),
        ({"stack": 3}, "field stack"),
        ({"result": 3}, "result must be an object"),
    ],
)
def test_a_wrong_dump_is_refused(change: dict[str, object], complaint: str) -> None:
    with pytest.raises(detente.DataError, match=complaint):
        TOY.load({**TOY.dump(TOY.new()), **change})


def test_a_dump_that_lacks_a_field_is_refused() -> None:
    dumped = TOY.dump(TOY.new())
    del dumped["deck"]
    with pytest.raises(detente.DataError, match="missing or unknown deck"):
        TOY.load(dumped)
