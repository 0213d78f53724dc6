"""Sections 14 to 16: Prestige, nuclear war, the Aftermath, victory."""

import pytest

import detente
from detente.core.state import Result
from tests.clauses import clause
from tests.games.thirteen_days.table import Spaces, Table, table


@clause("13J-14.1")
def test_a_gain_moves_the_marker_towards_the_gaining_side() -> None:
    t = table(prestige=-2, hand_us=["operation_mongoose"])
    t.do("us", "event operation_mongoose")
    assert -1 == t.s.prestige
    t = table(prestige=1, turn="ussr", hand_ussr=["berlin_blockade"])
    t.do("ussr", "event berlin_blockade")
    assert -1 == t.s.prestige


@clause("13J-14.2", "13J-14.4")
def test_the_surplus_of_a_gain_is_lost_at_once() -> None:
    t = table(
        prestige=-4, turn="ussr", hand_us=["operation_mongoose"], hand_ussr=["berlin_blockade"]
    )
    t.do("ussr", "event berlin_blockade")
    assert -5 == t.s.prestige
    t.do("us", "done")
    t.do("us", "event operation_mongoose")
    assert -4 == t.s.prestige


@clause("13J-14.3")
def test_a_lead_of_5_does_not_end_the_game() -> None:
    t = table(prestige=4, hand_us=["operation_mongoose"])
    t.do("us", "event operation_mongoose")
    assert (5, None) == (t.s.prestige, t.s.result)
    t = table(at="check_war", prestige=5, round=1)
    assert t.s.result is None


def checked(us: Spaces, ussr: Spaces, prestige: int = 0, round: int = 3) -> Result | None:
    return table(
        at="check_war", defcon_us=us, defcon_ussr=ussr, prestige=prestige, round=round
    ).s.result


@clause("13J-15.1", "13J-15.3")
@pytest.mark.parametrize("us", [(7, 1, 1), (1, 8, 1), (1, 1, 7), (7, 7, 7)])
def test_any_marker_in_defcon_1_loses(us: Spaces) -> None:
    assert checked(us, (3, 3, 3), prestige=5) == Result((1,), (-5, 5), "nuclear_war")
    assert checked((3, 3, 3), us, prestige=-5) == Result((0,), (5, -5), "nuclear_war")


@clause("13J-15.2", "13J-15.3")
@pytest.mark.parametrize("us", [(4, 4, 4), (6, 5, 4), (6, 6, 6)])
def test_three_markers_in_defcon_2_lose(us: Spaces) -> None:
    assert checked(us, (6, 6, 3), prestige=5) == Result((1,), (-5, 5), "nuclear_war")


@clause("13J-15.4")
@pytest.mark.parametrize(("us", "ussr"), [((7, 1, 1), (4, 4, 4)), ((8, 8, 8), (1, 7, 1))])
def test_both_sides_lose_when_both_trigger_it(us: Spaces, ussr: Spaces) -> None:
    assert checked(us, ussr, prestige=2) == Result((), (0, 0), "mutual_destruction")


@clause("13J-15.5", "13J-4.7")
def test_outside_step_7_the_conditions_do_no_harm() -> None:
    t = table(defcon_us=(8, 8, 8), defcon_ussr=(4, 4, 4), hand_us=["sops"], hand_ussr=["scramble"])
    t.do("us", "event sops")
    assert (None, ("ussr", "ask-play")) == (t.s.result, t.asked)


@clause("13J-15.6")
@pytest.mark.parametrize("us", [(6, 6, 3), (3, 6, 6), (6, 3, 6), (6, 3, 3)])
def test_two_markers_in_defcon_2_are_safe(us: Spaces) -> None:
    assert checked(us, us, round=1) is None


def counted(us: list[str], ussr: list[str], prestige: int = 0) -> Table:
    return table(
        at="advance_round", round=3, aftermath_us=us, aftermath_ussr=ussr, prestige=prestige
    )


@clause("13J-16.3", "13J-16.5", "13J-16.7")
def test_all_aftermath_cards_count_as_one_pool_by_their_side() -> None:
    t = counted(["fidel_castro", "missile_trade", "sops"], ["excomm", "quarantine", "u_thant"])
    assert [{"us": 4, "ussr": 6}] == t.said("aftermath-counted")
    assert -2 == t.s.prestige
    assert ((2, 3, 2), (3, 2, 2)) == (t.defcon("us"), t.defcon("ussr"))


@clause("13J-16.3")
@pytest.mark.parametrize("seed", range(6))
def test_six_to_nine_cards_lie_in_the_aftermath(seed: int) -> None:
    match = detente.Match(table().game, seed=seed)
    rng = detente.Rng(seed)
    most = 0
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])
        s = match.state
        pool = (s.aftermath[0] | s.aftermath[1]).bit_count()
        assert most <= pool <= 3 * (s.round if s.round <= 3 else 3)
        most = pool
    if match.state.round > 3:
        assert 6 <= most <= 9


@clause("13J-16.4")
def test_un_cards_are_out_of_the_count() -> None:
    t = counted(["speech_to_the_nation", "the_guns_of_august"], ["scramble"])
    assert [{"us": 0, "ussr": 0}] == t.said("aftermath-counted")
    assert 0 == t.s.prestige


@clause("13J-16.6")
@pytest.mark.parametrize(
    ("us", "ussr", "before", "after"),
    [
        (["excomm"], ["quarantine"], 0, 2),
        (["maskirovka"], ["quarantine"], 0, -2),
        (["excomm"], [], 4, 5),
        (["quarantine"], ["strategic_balance"], 3, 3),
    ],
)
def test_the_higher_total_gains_2(us: list[str], ussr: list[str], before: int, after: int) -> None:
    assert after == counted(us, ussr, before).s.prestige


@clause("13J-16.8")
def test_the_aftermath_can_turn_the_game() -> None:
    t = counted([], ["fidel_castro"], prestige=1)
    assert t.s.result == Result((1,), (-1, 1), "prestige")


@clause("13J-16.10")
def test_the_only_results_are_one_winner_or_none() -> None:
    game = table().game
    seen = set()
    for seed in range(150):
        match = detente.Match(game, seed=seed)
        rng = detente.Rng(seed)
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            match.submit(seat, legal[rng.below(len(legal))])
        assert match.result is not None
        seen.add((match.result.winners, match.result.why == "mutual_destruction"))
    assert seen <= {((0,), False), ((1,), False), ((), True)}
    assert {((0,), False), ((1,), False)} <= seen
