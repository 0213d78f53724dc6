"""Random play to the end asks the questions themselves: the same play as through the doors."""

import pytest

import detente
from detente.bots.random import play_out
from detente.core.frame import CHANCE, NOBODY
from detente.core.rng import Rng

CRISIS = 2  # the seed of a game of Twilight Struggle in which the Cuban Missile Crisis is defused


@pytest.mark.parametrize("name", detente.games())
def test_played_out_is_as_played_through_legal_and_apply(name: str) -> None:
    game, out, stepwise = detente.game(name), Rng(CRISIS), Rng(CRISIS)
    for _ in range(2):
        s, t, decisions = game.new(), game.new(), 0
        while (seat := game.actor(t)) != NOBODY:
            if seat == CHANCE:
                action = game.outcome(t, stepwise)
            else:
                options = game.legal(t, seat)
                action = options[stepwise.below(len(options))]
                decisions += 1
            game.apply(t, seat, action)

        assert decisions == play_out(game, s, out)
        assert game.key(t) == game.key(s)
