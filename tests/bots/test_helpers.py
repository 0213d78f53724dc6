"""Thinking on several cores: the same simulations are played, by whom does not matter."""

import pytest

import detente
from detente.bots.bot import bot
from detente.bots.helpers import Helpers, Task
from detente.bots.search import SearchBot
from detente.core.rng import Rng


@pytest.mark.parametrize("name", ["thirteen_days", "nineteen_sixty"])
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
        trials = [(game.imagine(view, Rng(n)), n) for n in range(2)]
        task = Task(trials, seat, [(n, action) for n in range(2) for action in legal])
        share = helped.helpers.begin(task)
        own = helped.outcomes(share)
        together = helped.helpers.collect(own)
    finally:
        helped.close()
    alone.choose(view, legal, 60.0)

    assert chosen in legal
    assert alone.simulations == helped.simulations - len(own)
    assert task.simulations[: len(own)] == share.simulations
    assert own == together[: len(own)]
    assert len(task.simulations) == len(together)


def test_shares_are_all_the_simulations_each_with_the_worlds_it_needs_alone() -> None:
    trials = [(f"world {n}", n) for n in range(3)]
    task = Task(trials, 0, [(n, action) for n in range(3) for action in (7, 8, 9)])
    shares = [task.share(n, 2) for n in range(2)]
    told = [(share.trials[n], action) for share in shares for n, action in share.simulations]

    assert [(trials[n], action) for n, action in task.simulations] == told
    assert [trials[:2], trials[1:]] == [share.trials for share in shares]
    assert [5, 4] == [len(share.simulations) for share in shares]
    assert [0, 1] == [len(Task([], 0, [(0, 7)] * 3).share(n, 4).simulations) for n in (3, 1)]


@pytest.mark.parametrize("name", ["berlin63", "stratagem"])
def test_who_doubts_by_memory_or_thinks_briefly_thinks_alone(name: str) -> None:
    game = detente.game(name)
    player = bot("level6", game, 1)

    assert isinstance(player, SearchBot)
    assert not player.shares
