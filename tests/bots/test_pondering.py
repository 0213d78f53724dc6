"""Thinking ahead: what the others may do is imagined from a view, and the answer is prepared."""

from typing import Any

import pytest

import detente
from detente.bots.bot import bot
from detente.bots.search import SearchBot
from detente.core.frame import CHANCE
from detente.core.rng import Rng
from detente.core.state import View

LONG = 60.0
"""Seconds: only a cap."""

MOVES = 34
"""So far a game has gone: nobody is dealt a hand before the seat is asked again."""

TRIES = 1_000
"""Ways a game may go on: one of them is as foreseen."""


def waiting(name: str) -> View[Any]:
    """The view of a seat of a game that is not asked."""
    game = detente.game(name)
    match = detente.Match(game, seed=3)
    while len(match.waiting) > 1 or len(match.moves) < MOVES:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[-1])
    return game.observe(match.state, (match.waiting[0] + 1) % len(game.seats))


@pytest.mark.parametrize("name", ["thirteen_days", "stratagem"])
def test_of_what_was_foreseen_only_the_better_half_is_weighed_again(name: str) -> None:
    game, seen = detente.game(name), waiting(name)
    assert seen.seat is not None
    player = bot("level6", game, 1)
    assert isinstance(player, SearchBot)
    assert player.ponder(seen, LONG)
    assert player._ahead
    assert not player.thoughts  # nothing has been decided
    foreseen = dict(player._ahead)
    rng = Rng(1)
    for _ in range(TRIES):  # as it may go on, until it goes on as was foreseen
        s = game.imagine(seen, rng)
        while game.actor(s) != seen.seat and s.result is None:
            who = game.actor(s)
            legal = game.legal(s, who)
            action = game.outcome(s, rng) if who == CHANCE else legal[rng.below(len(legal))]
            game.apply(s, who, action)
        view = game.observe(s, seen.seat)
        if s.result is None and game.view_key(view) in foreseen:
            break
    legal = game.legal(s, seen.seat)
    better = foreseen[game.view_key(view)]

    assert player.choose(view, legal, LONG) in better
    assert sorted(better) == sorted([action for action, _ in player.thoughts])
    assert len(better) <= (len(legal) + 1) // 2
    assert not player._ahead


@pytest.mark.parametrize(("name", "level"), [("thirteen_days", "level5"), ("berlin63", "level6")])
def test_who_errs_on_purpose_or_goes_by_claims_does_not_ponder(name: str, level: str) -> None:
    player = bot(level, detente.game(name), 1)

    assert not player.ponder(waiting(name), LONG)
