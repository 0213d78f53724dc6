"""Random play that asks the questions themselves plays as one who lists and applies would."""

from typing import Any

import pytest

import detente
from detente.arena.laws import some_options
from detente.bots.random import play_out
from detente.core.frame import CHANCE, NOBODY
from detente.core.game import Game
from detente.core.rng import Rng

GAMES = 12


def listed_out(game: Game[Any], s: Any, rng: Rng) -> int:
    """The same, step by step: every list is made, and one of it applied."""
    decisions = 0
    while (seat := game.actor(s)) != NOBODY:
        if seat == CHANCE:
            action = game.outcome(s, rng)
        else:
            decisions += 1
            options = game.legal(s, seat)
            action = options[rng.below(len(options))]
        game.apply(s, seat, action)
    return decisions


@pytest.mark.parametrize("name", detente.games())
def test_the_same_luck_plays_the_same_game(name: str) -> None:
    for seed in range(GAMES):
        game = detente.game(name)
        if seed % 2:
            game = detente.game(name, **some_options(game, Rng(seed)))
        if game.endless:
            continue
        luck, same_luck = Rng(seed), Rng(seed)
        listed, asked = game.new(), game.new()
        assert listed_out(game, listed, luck) == play_out(game, asked, same_luck)
        assert game.dump(listed) == game.dump(asked)
        assert luck.below(1 << 32) == same_luck.below(1 << 32)


@pytest.mark.parametrize("name", detente.games())
def test_any_answer_is_the_one_of_the_list(name: str) -> None:
    game = detente.game(name)
    s, rng = game.new(), Rng(7)
    while (seat := game.actor(s)) != NOBODY:
        q = s.stack[-1]
        question = game.questions[q.kind]
        if seat == CHANCE:
            action = game.outcome(s, rng)
        else:
            options = question.legal(s, q)
            for seed in range(3):
                listed = options[Rng(seed).below(len(options))]
                assert question.at_random(s, q, Rng(seed)) == listed
            action = game.legal(s, seat)[rng.below(len(game.legal(s, seat)))]
        game.apply(s, seat, action)
