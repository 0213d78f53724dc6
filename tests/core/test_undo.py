"""Match: submitting, undo and its boundary, resigning, the number of the question."""

import pytest

import detente
from detente.core.match import Match
from detente.core.notation import CALL_OFF, DRAW, RESIGN
from tests.core.toy import PICK, SHOUT, STEP, Toy, ToyState


def match_at_steps(seed: int = 1, **options: str) -> Match[ToyState]:
    match = Match(Toy(**options), seed=seed)
    for seat in (0, 1, 2):
        match.submit(seat, PICK + seat)
    return match


def test_chance_answers_itself_and_is_recorded() -> None:
    match = match_at_steps()
    assert [(0, PICK), (1, PICK + 1), (2, PICK + 2)] == match.moves[:3]
    assert (-1, 4) == (match.moves[3][0], len(match.moves))
    assert [0] == match.waiting


def test_a_refused_action_changes_nothing() -> None:
    match = match_at_steps()
    before = match.game.dump(match.state), list(match.moves), match.seq
    with pytest.raises(detente.Refused, match="not-your-turn") as refused:
        match.submit(1, STEP)
    assert "T-0" == refused.value.reason.clause
    assert before == (match.game.dump(match.state), match.moves, match.seq)


def test_an_answer_to_an_older_question_is_refused() -> None:
    match = match_at_steps()
    match.submit(0, STEP, seq=match.seq)
    with pytest.raises(detente.Refused, match="table-moved-on"):
        match.submit(0, STEP, seq=match.seq - 1)


def test_questions_put_together_share_one_number() -> None:
    match = Match(Toy(), seed=1)
    seq = match.seq
    match.submit(2, PICK, seq=seq)
    match.submit(0, PICK, seq=seq)
    assert seq == match.seq
    match.submit(1, PICK, seq=seq)
    assert seq < match.seq


def test_undo_takes_back_one_step_and_restart_all() -> None:
    match = match_at_steps()
    start = match.game.dump(match.state)
    log = len(match.log)
    match.submit(0, STEP)
    one = match.game.dump(match.state)
    match.submit(0, STEP)
    match.undo(0)
    assert (one, log + 1) == (match.game.dump(match.state), len(match.log))
    match.submit(0, STEP)
    match.restart(0)
    assert (start, log, 4) == (match.game.dump(match.state), len(match.log), len(match.moves))
    with pytest.raises(detente.Refused, match="nothing-to-undo"):
        match.undo(0)
    with pytest.raises(detente.Refused, match="nothing-to-undo"):
        match.restart(0)


def test_undo_moves_the_number_of_the_question_on() -> None:
    match = match_at_steps()
    match.submit(0, STEP)
    seq = match.seq
    match.undo(0)
    with pytest.raises(detente.Refused, match="table-moved-on"):
        match.submit(0, STEP, seq=seq)


def test_only_who_acted_last_may_undo() -> None:
    match = match_at_steps()
    match.submit(0, STEP)
    assert (True, False) == (match.can_undo(0), match.can_undo(1))
    with pytest.raises(detente.Refused, match="nothing-to-undo"):
        match.undo(1)


def test_a_die_ends_undo() -> None:
    match = match_at_steps()
    assert [False] * 3 == [match.can_undo(seat) for seat in (0, 1, 2)]


def test_an_answer_given_together_is_taken_back_until_all_have_answered() -> None:
    match = Match(Toy(), seed=1)
    match.submit(1, PICK + 2, comment="Well …")
    match.submit(0, PICK, comment="Here.")
    assert (True, True, False) == tuple(match.can_undo(seat) for seat in (0, 1, 2))
    assert [0] == match.undo(1)
    assert ([1, 2], [(0, PICK)], {0: "Here."}) == (match.waiting, match.moves, match.comments)
    assert [1] == [n for n, _ in match.log]
    match.submit(1, PICK + 1)
    match.submit(2, PICK)
    assert [False] * 3 == [match.can_undo(seat) for seat in (0, 1, 2)]
    assert [1, 2, 1] == match.state.picks


def test_a_restart_takes_back_only_ones_own_answers() -> None:
    match = detente.Match(detente.game("berlin63"), seed=1)
    for seat in (0, 1, 0, 1, 0):
        match.submit(seat, match.legal(seat)[0])
    blue = [move for move in match.moves if move[0] == 1]
    before = len(match.moves) - 5
    assert [before, before + 2, before + 4] == match.restart(0)
    assert (blue, False, True) == (match.moves[before:], match.can_undo(0), match.can_undo(1))


def test_answers_given_together_have_numbers_of_their_own() -> None:
    match = detente.Match(detente.game("berlin63"), seed=1)
    seq = match.number(1)
    match.submit(0, match.legal(0)[0], seq=match.number(0))
    assert (seq + 1, seq, seq) == (match.number(0), match.number(1), match.number(None))
    with pytest.raises(detente.Refused, match="table-moved-on"):
        match.submit(0, match.legal(0)[0], seq=seq)
    match.submit(1, match.legal(1)[0], seq=seq)
    match.undo(0)
    assert (seq, seq + 1) == (match.number(0), match.number(1))
    while len(match.waiting) > 1 or match.together:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    assert match.seq > seq + 6


def test_to_the_others_it_looks_as_if_nobody_had_answered() -> None:
    match = Match(Toy(), seed=1)
    start = match.game.dump(match.state)
    match.submit(1, PICK + 2, comment="Well …")
    match.submit(0, PICK)
    spectator, red, green = match.seen([]), match.seen([0]), match.seen([2])
    for known in (spectator, green):
        assert start == match.game.dump(known.state)
        assert ([], [], {}) == (known.moves, known.log, known.comments)
        assert ([0, 1, 2], False) == (known.waiting, known.can_undo(1))
    assert ([1, 2], [(0, PICK)], {}) == (red.waiting, red.moves, red.comments)
    assert (1, 0, True) == (red.number(0), red.number(1), red.can_undo(0))
    both = match.seen([0, 1])
    assert ([2], {0: "Well …"}, match.moves) == (both.waiting, both.comments, both.moves)
    match.submit(2, PICK)
    assert match is match.seen([]) is match.seen([1])


def test_what_others_did_not_hear_of_is_known_afterwards() -> None:
    match = Match(Toy(), seed=1)
    match.submit(1, PICK)
    match.submit(0, PICK)
    assert [True, True] == [match.hushed(n) for n in range(2)]
    match.submit(2, PICK)
    match.submit(0, STEP)
    assert [True, True, False, False, False] == [match.hushed(n) for n in range(5)]


def test_what_ends_undo_is_told_before_it_is_done() -> None:
    match = match_at_steps()
    assert (False, True) == (match.ends_undo(0, STEP), match.ends_undo(0, 0))
    assert [] == [move for move in match.moves if move == (0, STEP)]


def test_nobody_is_told_by_what_ends_undo_whether_others_have_answered() -> None:
    """The last part of an answer may be what everybody waits for."""
    match = detente.Match(detente.game("berlin63"), seed=1)
    told = []
    while 0 in match.waiting:
        action = match.legal(0)[0]
        told.append(match.seen([0]).ends_undo(0, action))
        match.submit(0, action)
    assert [False] * 5 + [True] == told
    told.clear()
    while 1 in match.waiting and match.together:
        action = match.legal(1)[0]
        told.append(match.seen([1]).ends_undo(1, action))
        match.submit(1, action)
    assert [False] * 5 + [True] == told


def test_an_aside_leaves_undo_to_who_is_asked_and_has_none_itself() -> None:
    match = match_at_steps(mood="loud")
    start = list(match.state.board)
    match.submit(0, STEP)
    match.submit(2, SHOUT)
    match.submit(0, STEP)
    assert ([0], True, False) == (match.waiting, match.can_undo(0), match.can_undo(2))
    assert match.ends_undo(2, SHOUT)
    assert [6] == match.undo(0)
    assert [4] == match.undo(0)
    assert ([(2, SHOUT)], False) == (match.moves[4:], match.can_undo(0))
    assert [start[0], start[1], start[2] + 10] == list(match.state.board)


def test_playing_a_strategy_card_shows_it_and_ends_undo() -> None:
    match = detente.Match(detente.game("thirteen_days"), seed=3)
    for seat in (0, 1):
        match.submit(seat, match.legal(seat)[0])
    match.submit(1, match.game.parse("initiative ussr"))
    card = next(a for a in match.legal(1) if match.game.text(a).startswith("command"))
    assert match.ends_undo(1, card)
    match.submit(1, card)
    assert not match.can_undo(1)


def test_a_seat_may_resign_at_any_time() -> None:
    match = match_at_steps()
    match.submit(2, RESIGN)
    assert match.result == detente.Result((0, 1), (1, 1, 0), "resigned")
    assert (2, RESIGN) == match.moves[-1]
    for seat in (2, 1):
        with pytest.raises(detente.Refused, match="game-is-over"):
            match.submit(seat, RESIGN)


@pytest.mark.parametrize(("end", "why"), [(DRAW, "agreed"), (CALL_OFF, "called-off")])
def test_all_may_agree_to_end_the_game_at_any_time(end: int, why: str) -> None:
    match = match_at_steps()
    match.submit(0, STEP)
    match.submit(1, end)
    assert detente.Result((), (0, 0, 0), why) == match.result
    assert ((1, end), [], False) == (match.moves[-1], match.waiting, match.can_undo(0))
    with pytest.raises(detente.Refused, match="game-is-over"):
        match.submit(0, end)


def test_the_log_tells_when_each_thing_happened() -> None:
    match = match_at_steps()
    assert [1, 2, 3, 4] == [n for n, _ in match.log]
    story = [message.id for _, message in match.story(1)]
    assert ["picked-hidden", "picked", "picked-hidden", "rolled"] == story


def test_a_match_needs_chance_from_somewhere() -> None:
    with pytest.raises(AssertionError, match="seed or a generator"):
        Match(Toy())


def test_what_is_taken_back_was_never_said() -> None:
    match = match_at_steps()
    match.submit(0, STEP, comment="Forward!")
    assert {4: "Forward!"} == match.comments
    match.undo(0)
    assert {} == match.comments
