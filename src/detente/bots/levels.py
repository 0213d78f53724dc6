"""Six levels, the same in every game: from a child's first opponent to the best there is.

What a level thinks is counted in simulations, so that it plays as well on any machine.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from detente.bots.bot import Bot
from detente.bots.search import Effort, SearchBot
from detente.core.game import Game

LEVELS: Final = 6

_USUAL: Final = (
    Effort(16, noise=0.6),
    Effort(16, noise=0.25),
    Effort(24, noise=0.08),
    Effort(32),
    Effort(96),
    Effort(300),
)

EFFORTS: Final[dict[str, tuple[Effort, ...]]] = {
    "stratagem": (
        Effort(16, noise=0.6),
        Effort(16, noise=0.25),
        Effort(24, noise=0.05),
        Effort(32, depth=4, width=2),
        Effort(64, depth=8, width=2),
        Effort(160, depth=12, width=2),
    ),
}
"""Where a game needs other efforts than most."""

_OWN: Final = {
    "berlin63": "detente.bots.berlin63:BerlinBot",
    "stratagem": "detente.bots.stratagem:StratagemBot",
    "thirteen_days": "detente.bots.thirteen_days:ThirteenDaysBot",
}
"""Games with thoughts of their own."""


def level(n: int, game: Game[Any], seed: int) -> Bot[Any]:
    """The bot of level `n`, from 1 to LEVELS, for one game."""
    effort = EFFORTS.get(game.name, _USUAL)[n - 1]
    if game.name not in _OWN:
        return SearchBot(game, seed, effort)
    module, _, cls = _OWN[game.name].partition(":")
    own: Bot[Any] = getattr(import_module(module), cls)(game, seed, effort)
    return own


def level1(game: Game[Any], seed: int) -> Bot[Any]:
    """For a first game: sees little, and errs often."""
    return level(1, game, seed)


def level2(game: Game[Any], seed: int) -> Bot[Any]:
    """Sees its own turn, and errs."""
    return level(2, game, seed)


def level3(game: Game[Any], seed: int) -> Bot[Any]:
    """Sees its own turn."""
    return level(3, game, seed)


def level4(game: Game[Any], seed: int) -> Bot[Any]:
    """Compares more."""
    return level(4, game, seed)


def level5(game: Game[Any], seed: int) -> Bot[Any]:
    """Thinks further."""
    return level(5, game, seed)


def level6(game: Game[Any], seed: int) -> Bot[Any]:
    """The best there is."""
    return level(6, game, seed)
