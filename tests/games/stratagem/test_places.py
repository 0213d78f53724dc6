"""The ranking: who would come where if nobody played another card, and who does at the end."""

import detente
from detente.bots.random import play_out
from detente.core.rng import Rng
from detente.games.stratagem.places import ranking
from detente.games.stratagem.rules import Stratagem
from tests.games.stratagem.table import C, D, N, P, Table, table


def lines(t: Table) -> list[tuple[int, int, int]]:
    """Seat, place and points, the best first."""
    return [(place.seat, place.place, place.points) for place in ranking(t.s)]


def test_in_the_first_campaign_places_follow_the_tokens() -> None:
    t = table(tokens=(20, 24, 36, 20), shown={P: "5A"})
    assert [(C, 1, 6), (D, 2, 4), (P, 3, 3), (N, 4, 2)] == lines(t)


def test_who_is_level_shares_a_place_until_a_lot_is_drawn() -> None:
    t = table(tokens=(30, 20, 30, 20))
    assert [1, 1, 3, 3] == [place.place for place in ranking(t.s)]
    assert all(place.level for place in ranking(t.s))


def test_in_the_second_campaign_the_candidates_come_first() -> None:
    t = table(tokens=(27, 24, 36, 13), campaign=2, candidates=(P, D))
    assert [(P, 1, 6), (D, 2, 4), (C, 3, 3), (N, 4, 2)] == lines(t)


def test_second_place_may_go_by_tokens() -> None:
    t = table(
        tokens=(27, 24, 36, 13), campaign=2, candidates=(P, D), options={"runner_up": "tokens"}
    )
    assert [P, C, D, N] == [place.seat for place in ranking(t.s)]


def test_who_has_launched_a_coup_is_ahead_until_two_have_gone_on_strike() -> None:
    t = table(shown={P: "5A 6A"}, supports={P: "X01 X02 S05", D: "S06 S07", C: "S08 S09"})
    t.do(P, "launch coup")
    assert (P, 1, 5) == lines(t)[0]
    t.s.stage += 2
    assert P == lines(t)[-1][0]


def test_the_eliminated_come_last_with_their_points() -> None:
    t = table(tokens=(40, 60, 0, 0))
    t.s.out = (N, C)
    assert [(D, 1, 6), (P, 2, 4), (C, 0, 2), (N, 0, 1)] == lines(t)


def test_at_the_end_the_ranking_is_the_result() -> None:
    game = detente.game("stratagem")
    assert isinstance(game, Stratagem)
    for seed in range(60):
        s = game.new()
        play_out(game, s, Rng(seed))
        assert s.result is not None
        found = {place.seat: place.points for place in ranking(s)}
        assert s.result.scores == tuple(found[seat] for seat in range(4))
        assert s.result.winners == (ranking(s)[0].seat,)
