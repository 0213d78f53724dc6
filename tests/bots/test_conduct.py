"""Honesty runs: what a level's games are held to, and that a bad bot is found out."""

from collections import Counter
from pathlib import Path
from time import process_time
from typing import Any

import pytest

import detente
from detente.arena.honesty import (
    Conduct,
    Watched,
    account,
    behave,
    conduct,
    observe,
    read,
)
from detente.arena.matches import Outcome, play_out
from detente.bots.bot import Bot
from detente.bots.levels import LEVELS
from detente.core.rng import Rng
from detente.core.state import Result, View
from detente.games import study_of

SHORT = {
    "berlin63": ("level1", "level2", "level3", "level4"),
    "nineteen_sixty": ("level1",),
    "stratagem": ("level1", "level2", "level3", "level4"),
    "thirteen_days": ("level1", "level2", "level3", "level4", "level5", "level6"),
    "twilight_struggle": ("level2",),
}
"""Of the short run every game and every level has a part; `detente honesty` plays them all."""


def test_every_game_and_every_level_has_a_part_in_the_short_run() -> None:
    assert detente.games() == list(SHORT)
    assert {f"level{n + 1}" for n in range(LEVELS)} == {
        one for some in SHORT.values() for one in some
    }


@pytest.mark.parametrize(
    ("name", "level"), [(name, level) for name, levels in SHORT.items() for level in levels]
)
def test_nothing_happens_that_must_not(name: str, level: str) -> None:
    played = behave(name, level, 0, 5)

    assert account([played], level).honest


class Reckless(Bot[Any]):
    """Does what it is warned of."""

    def choose(self, view: View[Any], legal: list[int], budget: float) -> int:
        assert view.seat is not None
        world = self.game.imagine(view, Rng(1))
        for action in legal:
            if self.game.danger(world, view.seat, action) is not None:
                return action
        return self.usual(legal)

    def usual(self, legal: list[int]) -> int:
        return legal[0]


class Neglectful(Reckless):
    """Plays no scoring card as long as there is another."""

    def usual(self, legal: list[int]) -> int:
        others = [action for action in legal if "scoring" not in self.game.text(action)]
        return (others or legal)[0]


@pytest.mark.parametrize(
    "fault,name,seed,why",
    [
        (Reckless, "thirteen_days", 1, "nuclear_war"),
        (Reckless, "twilight_struggle", 1, "nuclear-war"),
        (Neglectful, "twilight_struggle", 0, "scoring-held"),
    ],
)
def test_who_loses_by_what_it_was_warned_of_is_found_out(
    fault: type[Reckless], name: str, seed: int, why: str
) -> None:
    game = detente.game(name)
    players = [Watched(fault(game, seat)) for seat in range(2)]
    outcome = play_out(game, list(players), seed, 1.0)
    found = conduct("reckless", 0, outcome, players, study_of(name))

    assert why == found.why
    assert found.warned > 0
    assert found.faults > 0
    assert not account([found], "reckless").honest


class Slow(Bot[Any]):
    """Thinks a little longer than a hundredth of a second."""

    def choose(self, view: View[Any], legal: list[int], budget: float) -> int:
        until = process_time() + 0.011
        while process_time() < until:
            pass
        return legal[0]


def test_the_time_of_the_slowest_decision_is_told() -> None:
    game = detente.game("stratagem")
    watched = Watched(Slow(game, 1))
    s = game.new()
    seat = game.waiting(s)[0]
    watched.choose(game.observe(s, seat), game.legal(s, seat), 1.0)

    assert watched.slowest > 0.01


@pytest.mark.parametrize(
    "warned,cornered,faults,unforeseen", [(0, 0, 0, 1), (0, 1, 0, 0), (1, 0, 1, 0), (1, 1, 1, 0)]
)
def test_a_war_that_nothing_warned_of_is_told_and_is_no_fault(
    warned: int, cornered: int, faults: int, unforeseen: int
) -> None:
    """As of the hidden agenda of the other side, which lifts a marker when the round is over."""
    winner, loser = [Watched(Reckless(detente.game("thirteen_days"), seat)) for seat in range(2)]
    loser.warned, loser.cornered = warned, cornered
    war = Outcome(Result((0,), (5, -5), "nuclear_war"), 90, (0, 1), (5, -5))

    found = conduct("level1", 0, war, [winner, loser], study_of("thirteen_days"))
    assert (faults, unforeseen) == (found.faults, found.unforeseen)


def test_games_are_added_up_by_level() -> None:
    def one(n: int, level: str, faults: int, slowest: float) -> Conduct:
        return Conduct(level, n, "nuclear_war", 10, faults, 1, faults, slowest)

    found = account([one(0, "a", 0, 0.5), one(1, "a", 1, 2.5), one(0, "b", 0, 0.1)], "a")
    assert (2, 20, 1, 2, 1, 1, 2.5) == (
        found.games,
        found.decisions,
        found.warned,
        found.cornered,
        found.faults,
        found.late,
        found.slowest,
    )
    assert Counter({"nuclear_war": 2}) == found.endings
    assert not found.honest


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "honesty.jsonl"
    run = observe("stratagem", "random", 5, 1, 1, path)
    next(run)
    run.close()
    list(observe("stratagem", "random", 5, 1, 1, path))

    assert list(range(5)) == sorted([one.n for one in read(path)])
