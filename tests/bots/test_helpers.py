"""Thinking on several cores: the same simulations are played, each by who comes to it first."""

from itertools import pairwise
from typing import Any

import pytest

import detente
from detente.bots.bot import bot
from detente.bots.helpers import Helpers, Piece, Round, Scene, dealt
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


def nothing_left() -> int:
    return 1000


@pytest.mark.parametrize("name", detente.games())
def test_a_piece_comes_to_the_same_whoever_plays_it_and_whatever_was_played_before(
    name: str,
) -> None:
    game, view, legal = decision(name)
    scene = Scene(view, searcher(game).remembered())
    cuts = [0, 3, 5, 6]

    def played(player: SearchBot[Any], pieces: list[int]) -> list[Piece]:
        left = iter([*pieces[1:], len(cuts)])
        share = Round(scene, [], [7, 8, 9], legal[:2], cuts, pieces[0], False)
        return player.help_out(share, left.__next__)

    one, other = searcher(game), searcher(game)
    one.choose(view, legal, 60.0)
    other.rng = Rng(99)
    backwards = played(other, [2, 1, 0])

    assert played(one, [0, 1, 2]) == backwards[::-1]
    assert [3, 2, 1] == [len(piece.outcomes) for piece in played(one, [0, 1, 2])]


@pytest.mark.parametrize("name", detente.games())
def test_what_was_found_in_a_round_all_know_in_the_next(name: str) -> None:
    """Who has played a piece and who is told of it go on alike."""
    game, view, legal = decision(name)
    scene = Scene(view, searcher(game).remembered())
    first = Round(scene, [], [7, 8], legal[:2], [0, 2, 4], 0, False)
    some, others = searcher(game), searcher(game)
    half = some.help_out(first, nothing_left)
    rest = others.help_out(first._replace(piece=1), nothing_left)
    then = Round(None, rest, [9], legal[:2], [0, 2], 0, True)

    assert some.help_out(then, nothing_left) == others.help_out(
        then._replace(told=half), nothing_left
    )
    assert some._known == others._known
    assert some._hoped == others._hoped


@pytest.mark.parametrize("name", ["stratagem", "thirteen_days"])
def test_with_helpers_the_same_worlds_are_looked_at_as_alone(name: str) -> None:
    """Where little is answered twice every action is worth the same."""
    game, view, legal = decision(name)
    alone, helped = searcher(game), searcher(game)
    alone.choose(view, legal, 60.0)
    helped.helpers = Helpers("level4", (name, game.version, {}), 1)
    try:
        helped.choose(view, legal, 60.0)
    finally:
        helped.close()

    assert alone.thoughts == helped.thoughts


@pytest.mark.parametrize("simulations", [1, 2, 7, 40, 256, 1024])
@pytest.mark.parametrize("parts", [2, 3, 5])
def test_each_begins_with_as_much_and_what_is_left_comes_in_ever_smaller_pieces(
    simulations: int, parts: int
) -> None:
    cuts = dealt(simulations, parts)
    pieces = [end - first for first, end in pairwise(cuts)]

    assert (0, simulations) == (cuts[0], cuts[-1])
    assert [pieces[0]] * parts == pieces[:parts]
    assert sorted(pieces[parts:], reverse=True) == pieces[parts:]
    assert 1 == pieces[-1]


def test_of_256_simulations_two_begin_with_115_each() -> None:
    assert [0, 115, 230, 243, 249, 252, 254, 255, 256] == dealt(256, 2)
