"""Bots of the arena know as much as people at a table: no answer of another before its time."""

from typing import Any

import pytest

import detente
from detente.arena.matches import Lost, match_seed, play_out
from detente.bots.bot import Bot
from detente.bots.outside import Forfeit
from detente.bots.random import RandomBot
from detente.core.game import Game
from detente.core.match import Match
from detente.core.record import Record
from detente.core.state import View

Seen = list[tuple[int | None, tuple[object, ...]]]


class Watching(Bot[Any]):
    """Plays at random, and keeps what it was shown."""

    def __init__(self, game: Game[Any], seed: int, seen: Seen) -> None:
        super().__init__(game, seed)
        self.player = RandomBot(game, seed)
        self.seen = seen

    def choose(self, view: View[Any], legal: list[int], budget: float) -> int:
        self.seen.append((view.seat, self.game.view_key(view)))
        return self.player.choose(view, legal, budget)


class Leaving(Bot[Any]):
    """Fails at once."""

    def choose(self, view: View[Any], legal: list[int], budget: float) -> int:
        raise Forfeit("crashed", "at once")


def shown_at_a_table(game: Game[Any], seed: int, moves: tuple[tuple[int, int], ...]) -> Seen:
    """What those who answer see when the same game is played by people."""
    match = Match.replay(Record(game.name, game.version, game.options.changed(), seed, []))
    found: Seen = []
    for seat, action in moves:
        if seat == detente.CHANCE:
            continue
        if action >= 0:
            view = game.observe(match.seen([seat]).state, seat)
            found.append((seat, game.view_key(view)))
        match.submit(seat, action)
    return found


@pytest.mark.parametrize("name", detente.games())
def test_who_is_asked_second_sees_what_it_would_see_if_asked_first(name: str) -> None:
    game, seed = detente.game(name), match_seed(3, 1)
    seen: Seen = []
    players: list[Bot[Any]] = [Watching(game, n, seen) for n in range(len(game.seats))]

    played = play_out(game, players, seed, 1.0)

    assert shown_at_a_table(game, seed, played.moves) == seen


@pytest.mark.parametrize("leaver", range(4))
def test_a_seat_that_gives_up_among_secret_answers_shows_nobody_elses(leaver: int) -> None:
    game, seed = detente.game("stratagem"), match_seed(3, 2)
    seen: Seen = []
    players: list[Bot[Any]] = [Watching(game, n, seen) for n in range(len(game.seats))]
    players[leaver] = Leaving(game, 0)

    played = play_out(game, players, seed, 1.0)

    assert (Lost(leaver, "crashed", "at once"),) == played.lost
    assert shown_at_a_table(game, seed, played.moves) == seen
