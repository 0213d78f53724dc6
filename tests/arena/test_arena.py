"""Many games, counted."""

import pytest

import detente
from detente.arena.fuzz import Trial, check, fuzz, trial
from detente.arena.laws import LAWS
from detente.arena.matches import Outcome, match_seed, play_match
from detente.arena.pool import Plan, run, spread
from detente.arena.reports import balance, ranking
from detente.arena.tally import Tally, wilson
from detente.core.habits import Habit
from detente.core.match import Match
from detente.core.series import seating
from detente.core.state import Result

PLAN = Plan("thirteen_days", ("random", "random"), 30, seed=5)


def counted(tally: Tally) -> tuple[object, ...]:
    return (tally.games, tally.wins, tally.draws, dict(tally.endings), tally.decisions)


def test_the_number_of_processes_changes_nothing() -> None:
    assert counted(run(PLAN, jobs=1)) == counted(run(PLAN, jobs=2))


def test_every_game_is_won_or_drawn_and_has_an_ending() -> None:
    tally = run(PLAN)

    assert 30 == tally.games == sum(tally.wins) + tally.draws == tally.endings.total()


def test_another_seed_gives_other_games() -> None:
    other = Plan("thirteen_days", ("random", "random"), 30, seed=6)

    assert counted(run(PLAN)) != counted(run(other))


def test_options_reach_the_games() -> None:
    options = Plan("thirteen_days", ("random", "random"), 30, 5, options={"net_before_cap": False})

    assert 30 == run(options).games


def test_a_match_of_the_arena_deals_what_a_match_at_the_table_deals() -> None:
    seed = match_seed(5, 0)
    match = Match(detente.game("thirteen_days"), seed=seed)
    dealt = [action for seat, action in match.moves if seat == detente.CHANCE]

    game = detente.game("thirteen_days")
    s, dice = game.new(), detente.Rng(seed)
    for action in dealt:
        drawn = game.outcome(s, dice)
        assert action == drawn
        game.apply(s, detente.CHANCE, drawn)


def test_progress_is_told_of_every_game() -> None:
    heard: list[int] = []

    run(PLAN, jobs=1, progress=heard.append)

    assert 30 == sum(heard)
    assert len(heard) > 1


def _interrupt(n: int) -> None:
    raise KeyboardInterrupt


def test_an_interrupted_run_keeps_what_was_finished() -> None:
    tally = run(PLAN, jobs=1, progress=_interrupt)

    assert 0 < tally.games < 30


def _span(plan: Plan, first: int, last: int) -> list[int]:
    return list(range(first, last))


@pytest.mark.parametrize("jobs", [1, 3])
def test_chunks_cover_a_plan_exactly_once(jobs: int) -> None:
    found = sorted([n for part in spread(_span, PLAN, 4, jobs) for n in part])

    assert list(range(4, 30)) == found


def test_wilson_s_interval_holds_the_rate_and_stays_within_bounds() -> None:
    assert (0.826, 0.945) == tuple([round(bound, 3) for bound in wilson(90, 100)])
    assert (0.0, 1.0) == wilson(0, 0)
    assert 0.0 == wilson(0, 10)[0]
    assert 1.0 == pytest.approx(wilson(10, 10)[1])


def test_two_winners_or_none_are_a_draw() -> None:
    tally = Tally(2, 2)
    for winners in ((0,), (), (0, 1)):
        tally.count(Outcome(Result(winners, (0, 0), "why"), 10, (0, 1), (1, 1)), (0, 1))

    assert ([1, 0], 2, 30) == (tally.wins, tally.draws, tally.decisions)


def test_habits_are_means_by_seat_and_add_up() -> None:
    shown = (Habit(0, "smile", 1), Habit(1, "smile", 0), Habit(0, "smile", 0))
    one, both = Tally(2, 2), Tally(2, 2)
    one.count(Outcome(Result((0,), (1, 0), "why"), 3, (0, 1), (2, 0), shown), (0, 1))
    both.add(one)
    both.add(one)

    assert (4, 0.5) == (both.habits[0]["smile"].times, both.habits[0]["smile"].value)
    assert (2, 0.0) == (both.habits[1]["smile"].times, both.habits[1]["smile"].value)


def won_by(seat: int, sides: tuple[int, ...]) -> Outcome:
    """A game of four that one seat won, for 6 points; the others have 4, 3 and 2."""
    points = tuple([6 if n == seat else 4 - (n - seat - 1) % 4 for n in range(4)])
    return Outcome(Result((seat,), points, "why"), 10, sides, points)


def test_a_series_counts_players_by_their_points_and_sides_by_their_wins() -> None:
    tally = Tally(4, 4)
    tally.count(won_by(0, (3, 0, 1, 2)), seating(4, 0))
    tally.count(won_by(3, (0, 1, 2, 3)), seating(4, 1))  # the first player sits on seat 3 now

    assert [2, 0, 0, 0] == tally.wins
    assert [12, 8, 6, 4] == [tally.total(player) for player in range(4)]
    assert [0, 0, 0, 2] == tally.sides


def test_a_ranking_is_by_points_then_by_wins_and_equals_share_a_place() -> None:
    tally = Tally(4, 4)
    tally.count(won_by(0, (0, 1, 2, 3)), (0, 1, 2, 3))
    tally.count(won_by(0, (0, 1, 2, 3)), (1, 0, 3, 2))
    found = [(line["place"], line["player"], line["points"]) for line in ranking("abcd", tally)]

    assert [(1, 0, 10), (1, 1, 10), (3, 2, 5), (3, 3, 5)] == found


def test_the_balance_says_whether_the_equal_share_lies_within_the_interval() -> None:
    tally = Tally(2, 2)
    tally.sides[:] = [60, 40]
    assert [False, False] == [line["fair"] for line in balance(("us", "ussr"), tally)]
    tally.sides[:] = [55, 45]
    first = balance(("us", "ussr"), tally)[0]

    assert ("us", 0.55, True) == (first["side"], first["share"], first["fair"])
    assert (first["low"], first["high"]) == tuple([round(at, 4) for at in wilson(55, 100)])


def test_in_a_series_every_bot_plays_every_seat() -> None:
    plan = Plan("stratagem", ("a", "b", "c", "d"), 8, seed=1, series=True)
    seats = [[plan.players(n).index(player) for n in range(4)] for player in range(4)]

    assert [[0, 1, 2, 3]] * 4 == [sorted(places) for places in seats]


def test_a_bot_is_asked_with_its_own_view() -> None:
    game = detente.game("thirteen_days")

    outcome = play_match(game, ("greedy", "random"), 3, budget=0.05)

    assert outcome.decisions > 0


def test_fuzzing_turns_through_the_laws_and_finds_nothing_in_an_honest_game() -> None:
    plan = Plan("thirteen_days", (), 2 * len(LAWS), seed=1)

    played, broken = fuzz(plan, 0, plan.games)

    assert (plan.games, []) == (played, broken)
    assert list(LAWS) == [trial(plan, n).law for n in range(len(LAWS))]


class Cracked:
    """13 Jours that stumbles when chance deals the tenth card."""

    def __init__(self) -> None:
        self._honest = detente.game("thirteen_days")
        self._applied = 0

    def __getattr__(self, name: str) -> object:
        return getattr(self._honest, name)

    def apply(self, s: detente.State, seat: int, action: int) -> None:
        self._applied += 1
        if self._applied == 10:
            raise ZeroDivisionError("ten")
        self._honest.apply(s, seat, action)


def test_an_exception_breaks_a_law_and_leaves_the_moves_that_led_to_it() -> None:
    broken = check(Trial(0, Cracked(), "progress", "uniform", 1))  # type: ignore[arg-type]

    assert broken is not None
    assert "progress: ZeroDivisionError: ten" == broken.message
    assert 9 == len(broken.record.moves)
    assert 9 == len(Match.replay(broken.record).moves)
