"""Small games and endgames solved by OpenSpiel: what they are worth, how far bots are from it."""

import pytest

from detente.arena.oracle import Solved, Tree, as_bot, at_random, position, small_game, solve

pytest.importorskip("pyspiel")


def solved(tree: Tree, times: int = 4, iterations: int = 30) -> Solved:
    players = {"random": at_random, "level2": as_bot("level2", tree.game, times)}
    return solve(tree, players, iterations)


def test_the_endgame_of_13_jours() -> None:
    """Three worlds of four are lost for the US, whatever they do."""
    found = solved(position("thirteen_days"))

    assert (5205, 1884) == (found.nodes, found.questions)
    assert -0.75 == pytest.approx(found.value, abs=0.01)
    assert 0 == pytest.approx(found.exploitability["CFR+"], abs=0.01)
    assert 0.371 == pytest.approx(found.exploitability["random"], abs=0.005)
    assert found.exploitability["level2"] <= 0.26


def test_the_endgame_of_berlin_63() -> None:
    """Level between perfect players; random ones give a fifth of a game away."""
    found = solved(position("berlin63"), times=20)

    assert (645, 116) == (found.nodes, found.questions)
    assert 0 == pytest.approx(found.value, abs=0.01)
    assert 0 == pytest.approx(found.exploitability["CFR+"], abs=0.01)
    assert 0.215 == pytest.approx(found.exploitability["random"], abs=0.005)
    assert 0.144 == pytest.approx(found.exploitability["level2"], abs=0.03)


@pytest.mark.long
def test_the_small_game_of_berlin_63_from_its_first_move() -> None:
    """Fair between perfect players; random ones give nearly a third of a game away."""
    found = solved(small_game("berlin63"))

    assert (57_297, 1336) == (found.nodes, found.questions)
    assert 0 == pytest.approx(found.value, abs=0.01)
    assert 0 == pytest.approx(found.exploitability["CFR+"], abs=0.01)
    assert 0.3125 == pytest.approx(found.exploitability["random"], abs=0.001)
    assert 0.265 == pytest.approx(found.exploitability["level2"], abs=0.05)


def test_the_small_game_of_13_jours_from_its_first_move() -> None:
    """Fair between perfect players: whoever is dealt the better cards wins, and cards are dealt
    fairly; random players give nearly everything away.
    """
    found = solved(small_game("thirteen_days"), times=1, iterations=100)

    assert (30_635, 7961) == (found.nodes, found.questions)
    assert 0 == pytest.approx(found.value, abs=0.01)
    assert 0 == pytest.approx(found.exploitability["CFR+"], abs=0.01)
    assert 0.9132 == pytest.approx(found.exploitability["random"], abs=0.001)
    assert 0.5 == pytest.approx(found.exploitability["level2"], abs=0.1)
