"""The rules of ratings, on paper."""

from __future__ import annotations

from detente.games import games
from detente.server.contests.rating_rules import Rating, prior, rate


def test_who_wins_is_rated_higher_and_everybody_more_surely() -> None:
    ann, bob = rate([prior("ann", "berlin63")] * 2, [1, 0])

    assert ann.mu > 1500 > bob.mu
    assert round(ann.mu - 1500) == round(1500 - bob.mu)
    assert 200 > ann.sigma == bob.sigma
    assert (1, 1) == (ann.games, bob.games)


def test_the_value_shown_is_the_lower_end_of_the_band() -> None:
    newcomer = prior("ann", "berlin63")

    assert (1100, 1900) == (newcomer.shown, newcomer.most)


def test_two_hundred_points_ahead_three_of_four_games_keep_a_rating_where_it_is() -> None:
    strong, weak = Rating(1600, 30), Rating(1400, 30)
    for n in range(400):
        strong, weak = rate([strong, weak], [1, 0] if n % 4 else [0, 1])

    assert 150 < strong.mu - weak.mu < 250


def test_a_surprise_changes_more_than_what_was_expected() -> None:
    strong, weak = Rating(1700, 80), Rating(1400, 80)
    expected, _ = rate([strong, weak], [1, 0])
    surprised, _ = rate([strong, weak], [0, 1])

    assert 0 < expected.mu - 1700 < (1700 - surprised.mu) / 3


def test_a_draw_brings_two_players_nearer_to_each_other() -> None:
    strong, weak = rate([Rating(1700, 80), Rating(1400, 80)], [1, 1])

    assert 1400 < weak.mu < strong.mu < 1700


def test_of_four_players_each_is_rated_by_who_stands_before_and_behind() -> None:
    found = rate([prior("x", "stratagem")] * 4, [3, 2, 1, 0])

    assert sorted(found, key=lambda one: -one.mu) == found
    assert found[0].mu > found[3].mu + 100


def test_bots_begin_where_their_ladder_says() -> None:
    for game in games():
        assert 1500 == prior("bot:level3", game).mu != prior("bot:level1", game).mu
        assert prior("bot:level3", game) == prior("bot:level3+bold", game)
        assert prior("bot:random", game).mu < prior("bot:level1", game).mu
