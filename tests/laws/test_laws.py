"""The laws of the design, for each law and game on matches under every policy.

Every second chunk of matches is played with options drawn at random. `detente fuzz` plays more.
"""

import pytest

import detente
from detente.arena.laws import LAWS, LEFT_AFTER, Walk, some_options
from detente.arena.policies import POLICIES

MATCHES = {"thirteen_days": 80}  # for each law and policy: its games are short
FEWER = 8  # for the longer games
CHUNKS = 10


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("name", detente.games())
def test_every_game_obeys_the_law(name: str, law: str, policy: str) -> None:
    for chunk in range(CHUNKS):
        game = detente.game(name)
        if chunk % 2:
            game = detente.game(name, **some_options(game, detente.Rng(chunk)))
        for seed in range(chunk, MATCHES.get(name, FEWER), CHUNKS):
            LAWS[law](game, POLICIES[policy], seed)


@pytest.mark.parametrize("name", detente.games())
def test_every_action_reads_as_it_is_written(name: str) -> None:
    game = detente.game(name)
    for action in game.actions:
        assert game.parse(game.text(action)) == action


def test_a_game_that_may_go_on_for_ever_is_left() -> None:
    """Berlin 63 without its limit of quiet turns, among players who never attack (B63-14.10)."""
    game = detente.game("berlin63", quiet_turn_limit=0, cols=6, rows=7, match_wins=5)
    walk = Walk(game, POLICIES["shrewd"], 55834575060)
    while not walk.over:
        walk.go(*walk.choose())

    assert (LEFT_AFTER, None) == (len(walk.moves), walk.state.result)
    assert not detente.game("berlin63").endless
