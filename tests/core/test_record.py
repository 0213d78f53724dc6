"""Records and replay: store the moves, not the state."""

import json
from pathlib import Path

import pytest

import detente
from detente.core.match import Match
from detente.core.notation import CALL_OFF, DRAW, RESIGN
from detente.core.record import Record
from detente.core.rng import HmacStream
from tests.core.toy import PICK, STEP, Toy, ToyState

TOY = Toy()


def played(seed: int = 1) -> Match[ToyState]:
    match = Match(TOY, seed=seed)
    for seat in (2, 0, 1):
        match.submit(seat, PICK + seat)
    match.submit(0, STEP)
    match.submit(0, 0)
    return match


def test_a_record_replays_to_the_same_match() -> None:
    match = played()
    again = Match.replay(match.record, game=TOY)
    assert TOY.dump(match.state) == TOY.dump(again.state)
    assert (match.log, match.moves) == (again.log, again.moves)


def test_a_replay_stops_where_it_is_told_and_can_go_on() -> None:
    again = Match.replay(played().record, upto=3, game=TOY)
    assert (4, [0]) == (len(again.moves), again.waiting)  # the die is drawn from the seed
    again.submit(0, STEP)
    scripted = Record("toy", 1, {}, None, played().moves)
    assert 3 == len(Match.replay(scripted, upto=3, game=TOY).moves)


def test_a_replay_goes_on_in_parts_as_if_it_had_been_one() -> None:
    whole = Record("toy", 1, {}, None, played().moves)
    match = Match.replay(whole, upto=0, game=TOY)
    for upto in range(len(whole.moves) + 1):
        match.follow(whole, upto)
        once = Match.replay(whole, upto, TOY)
        assert (once.log, once.moves, once.seq) == (match.log, match.moves, match.seq)
        assert TOY.dump(once.state) == TOY.dump(match.state)


def test_what_was_replayed_can_be_taken_back_and_played_otherwise() -> None:
    moves = played().moves
    match = Match.replay(Record("toy", 1, {}, None, moves), upto=5, game=TOY)
    match.undo(0)
    match.follow(Record("toy", 1, {}, None, [*moves[:4], (0, 0)]))
    assert [*moves[:4], (0, 0)] == match.moves


def test_chance_must_be_what_the_seed_gives() -> None:
    moves = list(played().moves)
    seat, roll = moves[3]
    moves[3] = (seat, 2 * 256 + (1 - (roll - 2 * 256)))
    with pytest.raises(detente.DataError, match="not what the dice gave"):
        Match.replay(Record("toy", 1, {}, 1, moves), game=TOY)
    Match.replay(Record("toy", 1, {}, None, moves), game=TOY)  # no seed: any answer of chance


def test_a_move_that_is_not_allowed_is_named() -> None:
    moves = [*played().moves[:4], (1, STEP)]
    with pytest.raises(detente.DataError, match="move 4: not-your-turn"):
        Match.replay(Record("toy", 1, {}, 1, moves), game=TOY)
    with pytest.raises(detente.DataError, match="move 3 is no possible answer of chance"):
        Match.replay(Record("toy", 1, {}, None, [*played().moves[:3], (0, STEP)]), game=TOY)


def test_a_table_s_dice_replay_from_their_stream() -> None:
    match = Match(TOY, rng=HmacStream(b"secret", ("a", "b")))
    for seat in (0, 1, 2):
        match.submit(seat, PICK)
    assert match.record.seed is None
    again = Match.replay(match.record, game=TOY, rng=HmacStream(b"secret", ("a", "b")))
    assert match.moves == again.moves


def test_resignations_replay() -> None:
    match = Match(TOY, seed=1)
    match.submit(1, RESIGN)
    assert match.result == Match.replay(match.record, game=TOY).result


@pytest.mark.parametrize("end", [DRAW, CALL_OFF])
def test_an_end_that_was_agreed_on_replays(end: int) -> None:
    match = Match(TOY, seed=1)
    match.submit(2, end)
    again = Match.replay(Record.from_json(match.record.to_json()), game=TOY)
    assert (match.result, match.moves) == (again.result, again.moves)


def test_a_game_called_off_before_the_deal_replays() -> None:
    game = detente.game("thirteen_days")
    match = Match(game, script=())
    match.submit(1, CALL_OFF)
    again = Match.replay(match.record, game=game)
    assert ([(1, CALL_OFF)], "called-off") == (again.moves, again.state.result.why)


def test_a_record_goes_to_a_file_and_back(tmp_path: Path) -> None:
    match = detente.Match(detente.game("thirteen_days", letter_timing="before_placing"), seed=5)
    match.submit(1, match.legal(1)[0])
    path = tmp_path / "game.detente.json"
    match.record.save(path)
    loaded = detente.Record.load(path)
    assert match.record == loaded
    assert {"letter_timing": "before_placing"} == loaded.options
    again = detente.Match.replay(loaded)
    assert match.game.dump(match.state) == again.game.dump(again.state)


def test_a_record_of_another_rules_version_is_refused() -> None:
    record = Record("thirteen_days", 99, {}, 1, [])
    with pytest.raises(detente.OptionError, match="rules version"):
        detente.Match.replay(record)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"detente": 2}, "not a Détente record"),
        ({"game": 5}, "game is missing"),
        ({"moves": None}, "moves is missing"),
        ({"moves": [[0]]}, "move 0 must be"),
        ({"moves": [[0, "x"]]}, "move 0 must be"),
        ({"moves": [[True, 1]]}, "move 0 must be"),
        ({"seed": "7"}, "seed is missing"),
        ({"fairness": []}, "fairness is missing"),
    ],
)
def test_a_wrong_record_is_refused(change: dict[str, object], complaint: str) -> None:
    data = {**played().record.to_json(), **change}
    with pytest.raises(detente.DataError, match=complaint):
        Record.from_json(json.loads(json.dumps(data)))


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    with pytest.raises(detente.DataError, match="cannot be read"):
        Record.load(tmp_path / "nothing.json")
    path = tmp_path / "bad.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(detente.DataError, match="not JSON"):
        Record.load(path)
    path.write_text("[]", encoding="utf-8")
    with pytest.raises(detente.DataError, match="not a Détente record"):
        Record.load(path)


def test_what_was_said_with_a_move_is_kept_and_said_again() -> None:
    match = Match(TOY, seed=1)
    for seat in (2, 0, 1):
        match.submit(seat, PICK + seat)
    match.submit(0, STEP, comment="Hear, hear!")
    said = {4: "Hear, hear!"}  # the fifth move: a die came before
    record = Record.from_json(json.loads(json.dumps(match.record.to_json())))
    again = Match.replay(record, game=TOY)

    assert said == match.comments == record.comments == again.comments
    assert {} == Match.replay(record, upto=3, game=TOY).comments


def test_a_record_in_which_nothing_was_said_has_no_place_for_it() -> None:
    assert "comments" not in played().record.to_json()


@pytest.mark.parametrize(
    ("comments", "told"),
    [
        ("hear", "comments must be a list"),
        ([[1]], "a comment must be [move, text], got [1]"),
        ([[1, 2]], "a comment must be [move, text], got [1, 2]"),
        ([[99, "hear"]], "there is no move 99 to comment on"),
    ],
)
def test_comments_that_fit_no_move_are_told(comments: object, told: str) -> None:
    data = {**played().record.to_json(), "comments": comments}
    with pytest.raises(detente.DataError) as error:
        Record.from_json(data)
    assert f"record: {told}" == str(error.value)
