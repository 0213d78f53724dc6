"""The laws of the design, on a thousand matches for each law and game.

Half of the matches are played uniformly at random, half with caution; every second chunk of
matches is played with options drawn at random.
"""

import pytest

import detente
from detente.arena.laws import LAWS, some_options
from detente.arena.policies import POLICIES

MATCHES = 500  # for each law and policy
CHUNKS = 10


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("name", detente.games())
def test_every_game_obeys_the_law(name: str, law: str, policy: str) -> None:
    for chunk in range(CHUNKS):
        game = detente.game(name)
        if chunk % 2:
            game = detente.game(name, **some_options(game, detente.Rng(chunk)))
        for seed in range(chunk, MATCHES, CHUNKS):
            LAWS[law](game, POLICIES[policy], seed)
