"""The rules of clocks, on paper: no server, no time that goes by."""

from __future__ import annotations

from detente.server.clocks.clock_rules import (
    SECOND,
    Asked,
    Clocks,
    Face,
    Hand,
    Pause,
    due,
    elapsed,
    give,
    go_on,
    out,
    reached,
    seen,
    set_up,
)
from detente.server.messages.agreed import DAY, HOUR, MINUTE, Time, fits

LIVE = Time("live", 5 * MINUTE, 10, 0, "lose")
MAIL = Time("mail", 3 * DAY, 12 * HOUR, 5 * DAY, "claim")
MIN, DAYS, HOURS = MINUTE * SECOND, DAY * SECOND, HOUR * SECOND
BOTH = Asked([0, 1], [0, 1])
ALL = Asked([0, 1, 2], [0, 1, 2])


def left(clocks: Clocks) -> list[int | None]:
    return [None if hand is None else hand.left for hand in clocks.hands]


# -- counting time -----------------------------------------------------------------------------


def test_time_in_a_pause_does_not_count_and_pauses_may_overlap() -> None:
    pauses = [Pause(50, 60), Pause(20, 30), Pause(25, 40), Pause(90, 200)]

    assert 10 == elapsed(10, 20, pauses)
    assert 10 == elapsed(10, 40, pauses)
    assert 10 + 10 + 30 == elapsed(10, 95, pauses)
    assert 0 == elapsed(95, 120, pauses)


def test_a_span_is_reached_when_so_much_has_elapsed() -> None:
    pauses = [Pause(50, 60), Pause(20, 30), Pause(25, 40), Pause(90, 200)]

    for start in range(0, 100, 7):
        for span in range(1, 90, 11):
            then = reached(start, span, pauses)
            assert span == elapsed(start, then, pauses)
            assert span - 1 == elapsed(start, then - 1, pauses)


# -- running and stopping ----------------------------------------------------------------------


def test_the_clock_of_who_is_asked_runs_and_gains_when_somebody_else_is() -> None:
    clocks = go_on(LIVE, set_up(LIVE, [True, True]), Asked([0]), 0)
    clocks = go_on(LIVE, clocks, Asked([1]), 30 * SECOND)

    assert [4 * MIN + 40 * SECOND, 5 * MIN] == left(clocks)
    assert [None, 30 * SECOND] == [hand and hand.since for hand in clocks.hands]


def test_several_answers_in_a_row_gain_once() -> None:
    clocks = go_on(LIVE, set_up(LIVE, [True, True]), Asked([0]), 0)
    for second in range(1, 20):  # undone, placed again: still asked
        clocks = go_on(LIVE, clocks, Asked([0]), second * SECOND)
    clocks = go_on(LIVE, clocks, Asked([1]), 20 * SECOND)

    assert [4 * MIN + 50 * SECOND, 5 * MIN] == left(clocks)


def test_a_reaction_off_turn_is_charged_to_who_is_asked() -> None:
    clocks = go_on(LIVE, set_up(LIVE, [True, True]), Asked([0]), 0)
    clocks = go_on(LIVE, clocks, Asked([1]), 0)
    clocks = go_on(LIVE, clocks, Asked([0]), 60 * SECOND)

    assert [5 * MIN + 10 * SECOND, 4 * MIN + 10 * SECOND] == left(clocks)


def test_by_mail_nothing_is_gained_beyond_the_cap() -> None:
    clocks = go_on(MAIL, set_up(MAIL, [True, True]), Asked([0]), 0)
    for day in range(1, 12):
        clocks = go_on(MAIL, clocks, Asked([day % 2]), day * HOURS)

    assert [5 * DAYS, 5 * DAYS] == left(clocks)


def test_who_was_given_more_than_the_cap_keeps_it() -> None:
    clocks = go_on(MAIL, set_up(MAIL, [True, True]), Asked([0]), 0)
    clocks = give(clocks, 0, 10 * DAYS, 1 * DAYS)
    clocks = go_on(MAIL, clocks, Asked([1]), 2 * DAYS)

    assert [11 * DAYS, 3 * DAYS] == left(clocks)


def test_bots_have_no_clock() -> None:
    clocks = go_on(LIVE, set_up(LIVE, [True, False]), Asked([1]), 0)

    assert [5 * MIN, None] == left(clocks)
    assert due(clocks, Asked([1])) is None
    assert [] == out(clocks, Asked([1]), 100 * MIN)
    assert seen(clocks, 1, False, 0) is None


def test_no_clock_runs_in_a_pause() -> None:
    clocks = go_on(MAIL, set_up(MAIL, [True, True]), Asked([0]), 0)
    pauses = [Pause(1 * DAYS, 6 * DAYS)]

    assert 8 * DAYS == due(clocks, Asked([0]), pauses)
    assert Face(2 * DAYS, True) == seen(clocks, 0, True, 5 * DAYS, pauses)
    clocks = go_on(MAIL, clocks, Asked([1]), 7 * DAYS, pauses)
    assert [1 * DAYS + 12 * HOURS, 3 * DAYS] == left(clocks)


# -- asked together ----------------------------------------------------------------------------


def test_until_all_have_answered_the_others_see_the_clocks_as_they_stood() -> None:
    clocks = go_on(LIVE, set_up(LIVE, [True, True]), BOTH, 0)
    one = go_on(LIVE, clocks, Asked([1], [0, 1]), 60 * SECOND)

    for now in (0, 60 * SECOND, 4 * MIN, 10 * MIN):
        for seat in (0, 1):
            assert seen(clocks, seat, False, now) == seen(one, seat, False, now)
            assert Face(5 * MIN, False) == seen(one, seat, False, now)
    assert Face(4 * MIN, False) == seen(one, 0, True, 2 * MIN)
    assert Face(3 * MIN, True) == seen(one, 1, True, 2 * MIN)


def test_when_all_have_answered_each_is_charged_their_own_time_and_gains() -> None:
    clocks = go_on(LIVE, set_up(LIVE, [True, True]), BOTH, 0)
    clocks = go_on(LIVE, clocks, Asked([1], [0, 1]), 60 * SECOND)
    clocks = go_on(LIVE, clocks, Asked([1], ended=True), 90 * SECOND)

    assert [4 * MIN + 10 * SECOND, 3 * MIN + 40 * SECOND] == left(clocks)
    assert Face(3 * MIN + 40 * SECOND, True) == seen(clocks, 1, False, 90 * SECOND)


def test_one_question_put_together_after_another_is_charged_apart() -> None:
    clocks = go_on(LIVE, set_up(LIVE, [True, True]), BOTH, 0)
    clocks = go_on(LIVE, clocks, Asked([1], [0, 1]), 60 * SECOND)
    clocks = go_on(LIVE, clocks, Asked([0, 1], [0, 1], ended=True), 90 * SECOND)

    assert 90 * SECOND == clocks.put
    assert [4 * MIN + 10 * SECOND, 3 * MIN + 40 * SECOND] == left(clocks)
    assert [90 * SECOND] * 2 == [hand and hand.since for hand in clocks.hands]


def test_who_takes_a_secret_answer_back_is_asked_again_and_gains_once() -> None:
    clocks = go_on(LIVE, set_up(LIVE, [True, True]), BOTH, 0)
    clocks = go_on(LIVE, clocks, Asked([1], [0, 1]), 10 * SECOND)
    clocks = go_on(LIVE, clocks, BOTH, 60 * SECOND)
    clocks = go_on(LIVE, clocks, Asked([1], [0, 1]), 70 * SECOND)
    clocks = go_on(LIVE, clocks, Asked([0], ended=True), 70 * SECOND)

    assert [4 * MIN + 50 * SECOND, 4 * MIN] == left(clocks)


def test_a_time_out_of_a_question_put_together_tells_nobody_who_has_answered() -> None:
    hands = tuple([Hand(length, length) for length in (1 * MIN, 2 * MIN, 9 * MIN)])
    clocks = go_on(LIVE, Clocks(hands), ALL, 0)

    for waiting in ([0, 1, 2], [0, 1], [0, 2], [1, 2], [0], [1], [2]):
        answered = go_on(LIVE, clocks, Asked(waiting, [0, 1, 2]), 30 * SECOND)
        assert 9 * MIN == due(answered, Asked(waiting, [0, 1, 2]))
        assert waiting == out(answered, Asked(waiting, [0, 1, 2]), 9 * MIN)
        assert [] == out(answered, Asked(waiting, [0, 1, 2]), 9 * MIN - 1)


def test_who_answers_together_after_their_own_time_has_nothing_left_but_the_gain() -> None:
    hands = tuple([Hand(length, length) for length in (1 * MIN, 9 * MIN)])
    clocks = go_on(LIVE, Clocks(hands), BOTH, 0)
    clocks = go_on(LIVE, clocks, Asked([1], [0, 1]), 5 * MIN)
    clocks = go_on(LIVE, clocks, Asked([1], ended=True), 6 * MIN)

    assert [10 * SECOND, 3 * MIN + 10 * SECOND] == left(clocks)


# -- time-outs ---------------------------------------------------------------------------------


def test_time_is_out_when_the_bank_is_empty_and_not_before() -> None:
    clocks = go_on(LIVE, set_up(LIVE, [True, True]), Asked([1]), 7 * SECOND)
    last = 5 * MIN + 7 * SECOND

    assert last == due(clocks, Asked([1]))
    assert [] == out(clocks, Asked([1]), last - 1)
    assert [1] == out(clocks, Asked([1]), last)
    assert Face(0, True) == seen(clocks, 1, False, last + MIN)


def test_who_is_given_time_after_it_was_out_has_all_of_it() -> None:
    clocks = go_on(MAIL, set_up(MAIL, [True, True]), Asked([0]), 0)
    clocks = give(clocks, 0, 1 * DAYS, 4 * DAYS)

    assert 5 * DAYS == due(clocks, Asked([0]))


def test_a_clock_fits_when_it_can_be_played_by() -> None:
    assert fits(LIVE) and fits(MAIL)
    assert not fits(Time("live", 0, 10, 0, "lose"))
    assert not fits(Time("live", 5 * MINUTE, 10, DAY, "lose"))
    assert not fits(Time("mail", 6 * DAY, HOUR, 5 * DAY, "lose"))
    assert not fits(Time("mail", 5 * MINUTE, 10, 5 * DAY, "lose"))
