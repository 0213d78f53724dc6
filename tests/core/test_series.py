"""Series of games: who sits where, and who is ahead."""

import detente
from detente import Result
from detente.core.series import by_player, places, seating


def test_everybody_moves_on_by_one_seat_from_game_to_game() -> None:
    assert (0, 1, 2, 3) == seating(4, 0)
    assert (1, 2, 3, 0) == seating(4, 1)
    assert (0, 1, 2, 3) == seating(4, 4)


def test_what_seats_have_is_told_player_by_player() -> None:
    assert (6, 4, 3, 2) == by_player((6, 4, 3, 2), 0)
    assert (2, 6, 4, 3) == by_player((6, 4, 3, 2), 1)


def test_places_go_by_points_then_by_games_won() -> None:
    assert (3, 1, 2) == places((8, 10, 8), (1, 1, 2))


def test_equals_share_a_place_and_the_next_one_is_free() -> None:
    assert (1, 1, 3) == places((8, 8, 5), (1, 1, 0))


def test_a_game_without_ranking_points_counts_two_for_a_win_and_one_for_a_draw() -> None:
    game = detente.game("thirteen_days")
    assert (0, 2) == game.points(Result((1,), (-3, 3), "prestige"))
    assert (1, 1) == game.points(Result((), (0, 0), "prestige"))
