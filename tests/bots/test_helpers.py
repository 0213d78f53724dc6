"""Thinking on several cores: the same simulations are played, by whom does not matter."""

import pytest

import detente
from detente.bots.bot import bot
from detente.bots.helpers import Helpers, Task
from detente.bots.search import SearchBot
from detente.core.rng import Rng


@pytest.mark.parametrize("name", ["thirteen_days", "stratagem"])
def test_helpers_play_their_share_of_the_simulations(name: str) -> None:
    game = detente.game(name)
    match = detente.Match(game, seed=3)
    for _ in range(12):
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    seat = match.waiting[0]
    view, legal = game.observe(match.state, seat), match.legal(seat)
    alone, helped = bot("level4", game, 1), bot("level4", game, 1)
    assert isinstance(alone, SearchBot) and isinstance(helped, SearchBot)
    helped.helpers = Helpers("level4", (name, game.version, {}), 2)
    try:
        chosen = helped.choose(view, legal, 60.0)
        task = Task([(game.imagine(view, Rng(n)), n) for n in range(2)], seat, legal)
        share = helped.helpers.begin(task)
        own = [helped.outcomes(trial, seat, share) for trial in task.trials]
        together = helped.helpers.collect(own, len(legal))
    finally:
        helped.close()
    alone.choose(view, legal, 60.0)

    assert chosen in legal
    assert alone.simulations == helped.simulations - len(task.trials) * len(share)
    assert share == legal[::3]
    assert own == [outcomes[::3] for outcomes in together]
    assert [len(legal)] * 2 == [len(outcomes) for outcomes in together]


def test_who_lies_and_doubts_by_memory_thinks_alone() -> None:
    game = detente.game("berlin63")
    player = bot("level6", game, 1)

    assert isinstance(player, SearchBot)
    assert not player.shares
