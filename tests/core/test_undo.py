"""Match: submitting, undo and its boundary, resigning, the number of the question."""

from typing import Any

import pytest

import detente
from detente.core.frame import Frame
from detente.core.match import INTERRUPTED, Match
from detente.core.message import Refused
from detente.core.notation import CALL_OFF, DRAW, RESIGN, TAKE_OVER
from detente.core.notes import Note
from detente.core.record import Record
from tests.core.toy import PICK, SHOUT, STEP, Steps, Toy, ToyState


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
    match.submit(0, STEP, seq=match.number(0))
    with pytest.raises(detente.Refused, match="table-moved-on"):
        match.submit(0, STEP, seq=match.number(0) - 1)


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


def test_after_an_undo_what_was_meant_for_later_is_refused() -> None:
    match = match_at_steps()
    match.submit(0, STEP)
    seq = match.number(0)
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
    assert [True, True, False, False, True] == [match.hushed(n) for n in range(5)]
    match.submit(0, 0)
    assert [True, True, False, False, True, False] == [match.hushed(n) for n in range(6)]
    assert [2, 2, 2, 3, 5, 5] == [match.told_with(n) for n in range(6)]


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


def test_an_aside_is_heard_at_once_and_comes_before_what_is_drafted() -> None:
    match = match_at_steps(mood="loud")
    start, seq = list(match.state.board), match.seq
    match.submit(0, STEP, comment="Forward!")
    match.submit(2, SHOUT)
    match.submit(0, STEP)
    assert [(2, SHOUT), (0, STEP), (0, STEP)] == match.moves[4:]
    later = seq + 1 + INTERRUPTED
    assert ({5: "Forward!"}, later, later + 2) == (match.comments, match.seq, match.number(0))
    assert ([0], True, False) == (match.waiting, match.can_undo(0), match.can_undo(2))
    assert match.ends_undo(2, SHOUT)
    assert match.moves[:5] == match.seen([1]).moves
    assert [6] == match.undo(0)
    assert [5] == match.undo(0)
    assert ([(2, SHOUT)], False) == (match.moves[4:], match.can_undo(0))
    assert [start[0], start[1], start[2] + 10] == list(match.state.board)


def test_a_record_is_followed_in_its_order_even_where_an_aside_came_later() -> None:
    match = match_at_steps(mood="loud")
    moves = (*match.moves, (0, STEP), (2, SHOUT), (0, STEP))
    again = Match.replay(Record("toy", 1, {"mood": "loud"}, None, moves), game=match.game)
    assert list(moves) == again.moves
    assert [6] == again.restart(0)


def test_a_draft_ends_where_the_rules_no_longer_know_it() -> None:
    """A shout leaves Red one step less."""

    class Fewer(Steps):
        def hear(self, s: ToyState, q: Frame, seat: int, action: int) -> None:
            s.stack[-1] = Frame(q.kind, q.seat, left=q.left - 1)

    class Stern(Toy):
        steps = Fewer()

    match = Match(Stern(mood="loud"), seed=1)
    for seat in (0, 1, 2):
        match.submit(seat, PICK)
    match.submit(0, STEP)
    match.submit(0, STEP)
    match.submit(2, SHOUT)
    assert ([(2, SHOUT), (0, STEP)], [0]) == (match.moves[4:], match.waiting)
    assert match.can_undo(0)


def test_no_number_of_a_draft_comes_again_after_an_aside() -> None:
    """What was on its way when somebody called out is late, however little is left of a draft."""
    match = match_at_steps(mood="loud")
    numbers = [match.number(0)]
    for _ in range(2):
        match.submit(0, STEP)
        numbers.append(match.number(0))
    match.submit(2, SHOUT)
    assert match.number(0) not in numbers
    with pytest.raises(Refused, match="table-moved-on"):
        match.submit(0, STEP, seq=numbers[-1])


def test_the_number_after_an_aside_does_not_tell_of_a_draft() -> None:
    plain, drafted = match_at_steps(mood="loud"), match_at_steps(mood="loud")
    drafted.submit(0, STEP)
    for match in (plain, drafted):
        match.submit(2, SHOUT)
    assert plain.seq == drafted.seq


def test_others_see_the_table_as_it_stood_before_a_draft() -> None:
    match = match_at_steps()
    before, log = match.game.dump(match.state), len(match.log)
    match.submit(0, STEP, comment="Forward!")
    for seats in ([], [1], [1, 2]):
        known = match.seen(seats)
        assert (before, log, 4, {}) == (
            match.game.dump(known.state),
            len(known.log),
            len(known.moves),
            known.comments,
        )
        assert ([0], match.seq) == (known.waiting, known.number(1))
    assert match is match.seen([0]) is match.seen([0, 1])
    assert (4, log, True, False) == (match.settled, match.common, match.hushes(0), match.hushes(1))
    match.submit(0, 0)
    assert match is match.seen([])
    assert (6, len(match.log)) == (match.settled, match.common)


def test_an_act_counts_as_one_however_often_it_was_begun() -> None:
    straight, match = match_at_steps(), match_at_steps()
    for action in (STEP, STEP, 0):
        straight.submit(0, action)
    for _ in range(3):
        match.submit(0, STEP)
        match.submit(0, STEP)
        match.restart(0)
    for action in (STEP, STEP, 0):
        match.submit(0, action)
    assert straight.record == match.record
    assert (straight.seq, straight.log) == (match.seq, match.log)


def test_in_thirteen_days_undo_leads_back_from_the_cubes_to_the_card() -> None:
    match = detente.Match(detente.game("thirteen_days"), seed=3)
    for seat in (0, 1):
        match.submit(seat, match.legal(seat)[0])
    match.submit(1, match.game.parse("initiative ussr"))
    at, log, view = len(match.moves), len(match.log), match.game.dump(match.state)
    own = [a for a in match.legal(1) if match.game.text(a).startswith("command")]
    card = next(a for a in own if not match.ends_undo(1, a))
    match.submit(1, card)
    match.submit(1, next(a for a in match.legal(1) if match.game.text(a).startswith("place")))
    assert "command-played" in [match.game.notes[note.what].id for _, note in match.log[log:]]
    assert [at + 1] == match.undo(1)
    assert [at] == match.undo(1)
    assert view == match.game.dump(match.state)
    assert (False, at) == (match.can_undo(1), match.settled)  # who goes first is told


def test_what_a_seat_learns_ends_its_draft() -> None:
    """A card of one's own that is shown is news to the others alone."""
    for game in map(detente.game, detente.games()):
        own = [kind for kind in game.notes if kind.reveals_own]
        news = [kind for kind in game.notes if kind.reveals and not kind.reveals_own]
        assert all(kind.reveals and kind.kinds[0] in ("seat", "party") for kind in own)
        for kind in own:
            note = Note(0, (1,) + (0,) * (len(kind.names) - 1))
            assert (True, False) == (kind.tells(note, 0), kind.tells(note, 1))
        assert all(kind.tells(Note(0, (0,) * len(kind.names)), 0) for kind in news)


def test_when_somebody_else_leaves_a_draft_goes_on() -> None:
    match = detente.Match(detente.game("stratagem"), seed=1)
    drafter = drafting(match)
    moves, drafted = match.settled, match.moves[match.settled :]
    leaver = (drafter + 1) % 4
    match.submit(leaver, RESIGN)
    played = [move for move in match.moves[moves:] if move[0] >= 0]
    assert [(leaver, RESIGN), *drafted] == played
    assert (drafted, True) == (match.moves[match.settled :], match.can_undo(drafter))


def test_who_leaves_takes_the_draft_along() -> None:
    match = detente.Match(detente.game("stratagem"), seed=1)
    drafter = drafting(match)
    moves = match.settled
    match.submit(drafter, RESIGN)
    assert [(drafter, RESIGN)] == [move for move in match.moves[moves:] if move[0] >= 0]


def test_a_bot_that_takes_over_begins_at_the_table_all_know() -> None:
    match = match_at_steps()
    match.submit(0, STEP)
    match.submit(0, TAKE_OVER)
    assert [(0, TAKE_OVER)] == match.moves[4:]
    assert ([0], False) == (match.waiting, match.can_undo(0))


def drafting(match: Match[Any]) -> int:
    """Play on until somebody drafts something alone; who."""
    rng = detente.Rng(0)
    while match.together or match.settled == len(match.moves):
        seat = match.waiting[rng.below(len(match.waiting))]
        legal = match.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])
    return match.moves[-1][0]


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
    assert [(1, end)] == match.moves[4:]  # what was drafted never happened
    assert ([], False) == (match.waiting, match.can_undo(0))
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
