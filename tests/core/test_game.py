"""Game: who is asked, what is open, why not; texts and notes."""

import pytest

import detente
from detente.core.frame import CHANCE, NOBODY
from detente.core.message import Message, Reason
from detente.core.notation import CALL_OFF, DRAW
from detente.core.notes import Note
from tests.core.toy import PICK, ROLL, SHOUT, STEP, Toy, ToyState

TOY = Toy()


def after_picks(game: Toy = TOY) -> ToyState:
    s = game.new()
    for seat in (1, 0, 2):
        game.apply(s, seat, PICK + seat)
    return s


def after_roll(game: Toy = TOY) -> ToyState:
    s = after_picks(game)
    game.apply(s, CHANCE, ROLL)
    return s


def test_questions_put_together_wait_for_all_their_seats() -> None:
    s = TOY.new()
    assert [0, 1, 2] == TOY.waiting(s)
    TOY.apply(s, 1, PICK + 2)
    assert [0, 2] == TOY.waiting(s)
    assert [PICK, PICK + 1, PICK + 2] == TOY.legal(s, 2)
    assert [] == TOY.legal(s, 1)
    assert TOY.asked(s, 1) is None


def test_a_single_question_waits_for_its_seat_only() -> None:
    s = after_roll()
    assert ([0], 0) == (TOY.waiting(s), TOY.actor(s))
    assert Reason("not-your-turn", "T-0") == TOY.why_not(s, 1, STEP)
    assert Reason("asked-something-else", "T-3") == TOY.why_not(s, 0, PICK)
    assert TOY.why_not(s, 0, STEP) is None


def test_chance_is_a_seat_with_odds() -> None:
    s = after_picks()
    assert CHANCE == TOY.actor(s)
    assert [(ROLL, 1), (ROLL + 1, 2)] == TOY.odds(s)
    assert {ROLL, ROLL + 1} == {TOY.outcome(s, detente.Rng(seed)) for seed in range(20)}


def test_when_the_game_is_over_nobody_is_asked() -> None:
    s = after_roll()
    TOY.apply(s, 0, 0)
    assert (NOBODY, [], []) == (TOY.actor(s), TOY.waiting(s), TOY.legal(s, 0))
    assert Reason("game-is-over", "T-0") == TOY.why_not(s, 0, STEP)
    assert Message("ask-nothing") == TOY.prompt(s, 0)


def test_an_aside_is_heard_without_answering_the_question() -> None:
    loud = Toy(mood="loud")
    s = after_roll(loud)
    assert ([SHOUT], [STEP, 0]) == (loud.legal(s, 2), loud.legal(s, 0))
    loud.apply(s, 2, SHOUT)
    assert ([0, 0, 10], [0]) == (list(s.board), loud.waiting(s))
    assert [] == TOY.legal(after_roll(), 2)


@pytest.mark.parametrize(
    ("seat", "prompt"),
    [
        (0, Message("ask-steps")),
        (1, Message("wait-for", {"seat": "seat-red"})),
        (None, Message("wait-for", {"seat": "seat-red"})),
    ],
)
def test_who_is_not_asked_reads_whom_the_table_waits_for(seat: int | None, prompt: Message) -> None:
    assert prompt == TOY.prompt(after_roll(), seat)


def test_waiting_for_several_and_for_chance() -> None:
    assert Message("wait-for-several") == TOY.prompt(TOY.new(), None)
    assert Message("ask-pick") == TOY.prompt(TOY.new(), 1)
    assert Message("ask-chance") == TOY.prompt(after_picks(), 0)


def test_giving_up_makes_the_others_win() -> None:
    s = after_roll()
    TOY.give_up(s, 1)
    assert detente.Result((0, 2), (1, 0, 1), "resigned") == s.result
    assert [] == s.stack


def test_a_draw_counts_half_a_win_and_a_game_called_off_nothing() -> None:
    for end, points in ((DRAW, (1, 1, 1)), (CALL_OFF, (0, 0, 0))):
        s = after_roll()
        TOY.agree(s, end)
        assert s.result is not None
        assert points == TOY.points(s.result)


def test_secret_arguments_of_a_note_are_for_its_readers() -> None:
    notes: list[Note] = []
    s = TOY.new(notes)
    TOY.apply(s, 1, PICK + 2)
    assert Message("picked", {"seat": "seat-blue", "card": "card-queen"}) == TOY.say(notes[0], 1)
    for other in (0, 2, None):
        assert Message("picked-hidden", {"seat": "seat-blue"}) == TOY.say(notes[0], other)
        assert (1, -1) == TOY.read(notes[0], other).args
    assert notes[0] == TOY.read(notes[0], 1)


def test_a_clone_listens_to_nothing() -> None:
    s = TOY.new([])
    assert TOY.clone(s).notes is None


def test_actions_are_text_at_the_edges() -> None:
    assert "pick queen" == TOY.text(PICK + 2)
    assert PICK + 2 == TOY.parse("pick queen")
    assert [0, PICK, PICK + 1, PICK + 2, ROLL, ROLL + 1, ROLL + 2, STEP] == TOY.actions[:8]
