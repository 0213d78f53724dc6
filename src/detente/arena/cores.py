"""How much sooner the highest level has thought on several cores than on one, by the clock."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

import detente
from detente.arena.bench import LONG, positions_of
from detente.bots.bot import bot
from detente.bots.helpers import Helpers
from detente.bots.levels import ADVISER
from detente.bots.search import SearchBot
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.state import State, View

DECISIONS: Final = 24


@dataclass(frozen=True)
class Sooner:
    """Decisions with a real choice in one game, and the seconds that they took in all: on one core,
    and on several.
    """

    game: str
    decisions: int
    alone: float
    together: float

    @property
    def times(self) -> float:
        """How many times as fast several cores were."""
        return self.alone / self.together


def sooner(name: str, cores: int, decisions: int = DECISIONS) -> Sooner:
    """Let the highest level decide in positions of random games, on one core and on several."""
    game = detente.game(name)
    helpers = Helpers(ADVISER, (name, game.version, {}), cores - 1)
    count, alone, together = 0, 0.0, 0.0
    try:
        for seed, s in enumerate(positions_of(game)):
            asked = _asked(game, s)
            if asked is None or count == decisions:
                continue
            by_itself, by_all = _searcher(game, seed), _searcher(game, seed)
            by_all.helpers = helpers
            took = _seconds(by_itself, *asked)
            if not by_itself.simulations:
                continue  # what to answer was clear without a thought
            if not count:
                _seconds(by_all, *asked)  # now the helpers have come to life
            count += 1
            alone += took
            together += _seconds(by_all, *asked)
    finally:
        helpers.close()
    return Sooner(name, count, alone, together)


def _asked(game: Game[Any], s: State) -> tuple[View[Any], list[int]] | None:
    """What the seat that is asked sees and may answer, if there is anything to choose."""
    seat = game.waiting(s)[0]
    legal = game.legal(s, seat)
    return None if seat == CHANCE or len(legal) < 2 else (game.observe(s, seat), legal)


def _searcher(game: Game[Any], seed: int) -> SearchBot[Any]:
    made = bot(ADVISER, game, seed)
    assert isinstance(made, SearchBot), "levels search"
    return made


def _seconds(player: SearchBot[Any], view: View[Any], legal: list[int]) -> float:
    start = perf_counter()
    player.choose(view, legal, LONG)
    return perf_counter() - start
