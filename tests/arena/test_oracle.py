"""Endgames solved by OpenSpiel: what they are worth, and how far each player is from perfect."""

import pytest

from detente.arena.oracle import Solved, as_bot, at_random, position, solve
from detente.bots.bot import bot

pytest.importorskip("pyspiel")


def solved(name: str) -> Solved:
    tree = position(name)
    players = {"random": at_random, "level2": as_bot(bot("level2", tree.game, 1))}
    return solve(tree, players, iterations=30)


def test_the_endgame_of_13_jours() -> None:
    """Three worlds of four are lost for the US, whatever they do."""
    found = solved("thirteen_days")

    assert (5261, 1940) == (found.nodes, found.questions)
    assert -0.75 == pytest.approx(found.value, abs=0.01)
    assert 0 == pytest.approx(found.exploitability["CFR+"], abs=0.01)
    assert 0.371 == pytest.approx(found.exploitability["random"], abs=0.005)
    assert found.exploitability["level2"] <= 0.26


def test_the_endgame_of_berlin_63() -> None:
    """Level between perfect players; random ones give a fifth of a game away."""
    found = solved("berlin63")

    assert (659, 130) == (found.nodes, found.questions)
    assert 0 == pytest.approx(found.value, abs=0.01)
    assert 0 == pytest.approx(found.exploitability["CFR+"], abs=0.01)
    assert 0.215 == pytest.approx(found.exploitability["random"], abs=0.005)
    assert found.exploitability["level2"] <= 0.13
