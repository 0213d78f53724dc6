"""Seats of an imagined game answer by what they see there, and never by what the world holds."""

from collections.abc import Iterator
from typing import Any

import pytest

import detente
from detente.bots.bot import bot
from detente.bots.search import SearchBot
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.rng import Rng

MOST = 400
"""Answers of a game that are looked at."""

SEEDS = {
    "berlin63": 5,
    "nineteen_sixty": 0,
    "stratagem": 6,
    "thirteen_days": 0,
    "twilight_struggle": 1,
}
"""Of a random game in which a seat that sees the sampled truth gives itself away."""


def choices(game: Game[Any], seed: int) -> Iterator[tuple[Any, int]]:
    """Positions of a random game in which a seat has a choice."""
    dice = Rng(seed)
    s = game.new()
    asked = 0
    while s.result is None and asked < MOST:
        seat = game.actor(s)
        if seat == CHANCE:
            game.apply(s, CHANCE, game.outcome(s, dice))
            continue
        legal = game.legal(s, seat)
        asked += 1
        if len(legal) > 1:
            yield s, seat
        game.apply(s, seat, legal[dice.below(len(legal))])


def reply(game: Game[Any], s: Any, seat: int, seed: int) -> int:
    """What a seat is imagined to answer by the bot of another one."""
    player = bot("level6", game, seed)
    assert isinstance(player, SearchBot)
    player.remind(game.observe(s, (seat + 1) % len(game.seats)), [])
    return player._reply(game.clone(s), seat)


@pytest.mark.parametrize("name", SEEDS)
def test_of_who_sees_the_same_the_same_is_expected(name: str) -> None:
    game = detente.game(name)
    for n, (s, seat) in enumerate(choices(game, SEEDS[name])):
        twin = game.imagine(game.observe(s, seat), Rng(n))
        assert reply(game, s, seat, n) == reply(game, twin, seat, n)
