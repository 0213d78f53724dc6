"""Thinking on several cores: the same simulations are played, each by who it is given to."""

from typing import Any

import pytest

import detente
from detente.bots.bot import bot
from detente.bots.helpers import Helpers, Round, Scene, Span, dealt, simulations
from detente.bots.search import SearchBot
from detente.core.frame import CHANCE
from detente.core.rng import Rng
from detente.core.state import View


def decision(name: str) -> tuple[detente.Game[Any], View[Any], list[int]]:
    """A question with several answers, some acts into a game."""
    game = detente.game(name)
    s, dice = game.new(), Rng(3)
    acts = 0
    while True:
        seat = game.waiting(s)[0]
        if seat == CHANCE:
            game.apply(s, CHANCE, game.outcome(s, dice))
            continue
        legal = game.legal(s, seat)
        acts += 1
        if acts > 14 and len(legal) > 2 and not game.together[s.stack[-1].kind]:
            return game, game.observe(s, seat), legal
        game.apply(s, seat, legal[0])


def searcher(game: detente.Game[Any], level: str = "level4") -> SearchBot[Any]:
    made = bot(level, game, 1)
    assert isinstance(made, SearchBot)
    return made


@pytest.mark.parametrize("name", detente.games())
def test_helpers_play_their_share_of_the_simulations_and_decide_alike_each_time(name: str) -> None:
    game, view, legal = decision(name)
    alone = searcher(game)
    alone.choose(view, legal, 60.0)
    told = []
    for _ in range(2):
        helped = searcher(game)
        helped.helpers = Helpers("level4", (name, game.version, {}), 1)
        try:
            chosen = [helped.choose(view, legal, 60.0) for _ in range(2)]
        finally:
            helped.close()
        told.append((chosen, helped.thoughts))
        assert 2 * alone.simulations == helped.simulations

    assert told[0] == told[1]
    assert set(told[0][0]) <= set(legal)


@pytest.mark.parametrize("name", detente.games())
def test_who_helps_plays_in_the_same_worlds(name: str) -> None:
    """By the view, what is remembered and the same luck, whatever it has thought of before."""
    game, view, legal = decision(name)
    asked, helper = searcher(game), searcher(game)
    asked.choose(view, legal, 60.0)
    helper.rng = Rng(99)
    spans = [Span(action, 0, 3) for action in legal[:2]]
    shares = [Round(Scene(view, asked.remembered()), (Rng(7), Rng(8)), 3, spans) for _ in range(2)]

    assert asked.help_out(shares[0]) == helper.help_out(shares[1])


def test_shares_are_as_dear_as_each_other_and_an_action_at_the_cut_is_played_by_both() -> None:
    assert [[Span(7, 0, 4)], [Span(8, 0, 4)]] == dealt([7, 8], [1.0, 1.0], 4, 2)
    assert [[Span(7, 0, 6)], [Span(7, 6, 8), Span(8, 0, 8)]] == dealt([7, 8], [2.0, 1.0], 8, 2)
    assert [[Span(7, 0, 2)], [Span(7, 2, 4)], [Span(7, 4, 6)]] == dealt([7], [5.0], 6, 3)


@pytest.mark.parametrize("worlds", [1, 2, 7])
@pytest.mark.parametrize("parts", [1, 2, 3, 5])
def test_all_that_is_to_be_played_is_dealt_once(worlds: int, parts: int) -> None:
    actions, dear = [5, 6, 9, 11], [1.0, 30.0, 2.5, 4.0]
    shares = dealt(actions, dear, worlds, parts)
    played = [one for share in shares for one in simulations(share)]

    assert parts == len(shares)
    assert sorted(played) == [(n, action) for n in range(worlds) for action in actions]
