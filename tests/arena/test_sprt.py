"""The sequential test: sure after a few games where it is clear, open where it is not."""

from detente.arena.sprt import BETTER, NOT_BETTER, OPEN, Sprt


def verdict(won: int, lost: int, drawn: int = 0) -> str:
    test = Sprt(0.5, 0.6)
    for score, games in ((1.0, won), (0.0, lost), (0.5, drawn)):
        for _ in range(games):
            test.add(score)
    return test.verdict


def test_a_few_wins_say_little_many_say_enough() -> None:
    assert OPEN == verdict(10, 0)
    assert BETTER == verdict(17, 0)
    assert BETTER == verdict(120, 60)


def test_half_of_many_games_is_not_better() -> None:
    assert OPEN == verdict(20, 20)
    assert NOT_BETTER == verdict(75, 75)
    assert NOT_BETTER == verdict(0, 14)


def test_draws_count_half_for_either() -> None:
    assert NOT_BETTER == verdict(0, 0, 150)
