"""What every level of every game keeps to: no hidden knowledge, no avoidable disaster, no tell."""

from itertools import chain, islice
from typing import Any

import pytest

import detente
from detente.bots.bot import Bot, bot
from detente.bots.levels import LEVELS
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.rng import Rng
from tests.bots.test_imagined_seats import choices

WARNED = ("nineteen_sixty", "stratagem", "thirteen_days", "twilight_struggle")
"""The games in which a danger is a last resort; in Berlin 63 nothing is won without one."""


def walk(game: Game[Any], bots: list[Bot[Any]], seed: int, most: int) -> list[tuple[Any, int, int]]:
    """The first decisions of a game: the position, who chose, and what."""
    dice = Rng(seed)
    s = game.new()
    seen: list[tuple[Any, int, int]] = []
    while s.result is None and len(seen) < most:
        seat = game.waiting(s)[0]
        if seat == CHANCE:
            game.apply(s, CHANCE, game.outcome(s, dice))
            continue
        action = bots[seat].choose(game.observe(s, seat), game.legal(s, seat), 60.0)
        seen.append((game.clone(s), seat, action))
        game.apply(s, seat, action)
    return seen


SPARSE = {1: 4, 2: 8, 3: 8, 4: 16, 5: 16, 6: 16}
"""Of how many decisions twins are asked about one: the more a level thinks, the fewer."""


@pytest.mark.parametrize("level", SPARSE)
@pytest.mark.parametrize("name", detente.games())
def test_twins_get_the_same_answer(name: str, level: int) -> None:
    """Two positions that a seat cannot tell apart: what is hidden decides nothing."""
    game = detente.game(name)
    bots = [bot("level1", game, n) for n in range(len(game.seats))]
    begun = [(s, seat) for s, seat, _ in walk(game, bots, 11, 40)[3 :: SPARSE[level]]]
    late = islice(choices(game, 11), 30, None, 8 * SPARSE[level])
    for n, (s, seat) in enumerate(chain(begun, late)):
        view = game.observe(s, seat)
        twin = game.observe(game.imagine(view, Rng(n)), seat)
        legal = game.legal(s, seat)
        chosen = [bot(f"level{level}", game, 5).choose(seen, legal, 60.0) for seen in (view, twin)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", WARNED)
def test_no_danger_is_chosen_that_could_be_avoided(name: str) -> None:
    """War by one's own act, a scoring card held: only where every act is dangerous."""
    game = detente.game(name)
    bots = [bot(f"level{1 + n % 2}", game, n) for n in range(len(game.seats))]
    for s, seat, action in walk(game, bots, 4, 400):
        if game.danger(s, seat, action) is not None:
            others = game.legal(s, seat)
            assert all([game.danger(s, seat, other) is not None for other in others])


@pytest.mark.parametrize("name", detente.games())
def test_effort_is_counted_not_timed(name: str) -> None:
    """The same seed gives the same game, whatever the machine does meanwhile."""
    game = detente.game(name)
    games = []
    for _ in range(2):
        bots = [bot("level1", game, n) for n in range(len(game.seats))]
        games.append([action for _, _, action in walk(game, bots, 2, 25)])
    assert games[0] == games[1]


def test_there_are_six_levels_in_every_game() -> None:
    for name in detente.games():
        game = detente.game(name)
        for level in range(1, LEVELS + 1):
            assert bot(f"level{level}", game, 1).game is game
