"""Six levels, the same in every game: from a child's first opponent to the best there is.

What a level thinks is counted in simulations, so that it plays as well on any machine.
"""

from __future__ import annotations

from typing import Any, Final

from detente.bots.bot import Bot
from detente.bots.search import Effort, SearchBot
from detente.core.game import Game
from detente.games import part

LEVELS: Final = 6

_USUAL: Final = (
    Effort(16, noise=0.9),
    Effort(16, noise=0.45),
    Effort(24, noise=0.22),
    Effort(32, noise=0.1),
    Effort(48, noise=0.03),
    Effort(64),
)

EFFORTS: Final[dict[str, tuple[Effort, ...]]] = {
    "berlin63": (
        Effort(12, noise=1.5),
        Effort(16, noise=0.6),
        Effort(24, noise=0.15),
        Effort(64),
        Effort(48, depth=2, width=3),
        Effort(128, depth=2, width=4),
    ),
    "thirteen_days": (
        Effort(16, noise=1.8),
        Effort(16, noise=0.75),
        Effort(24, noise=0.3),
        Effort(32, noise=0.12),
        Effort(48, noise=0.06),
        Effort(96),
    ),
}
"""Where a game needs other efforts than most."""

STYLES: Final = ("bold", "cautious", "bluffing")
"""How a level may play, said after its name: "level4+bold". Only Berlin 63 knows bluffs."""


def level(n: int, game: Game[Any], seed: int, style: str = "") -> Bot[Any]:
    """The bot of level `n`, from 1 to LEVELS: the search, or what a game makes of it (`bot.py`)."""
    effort = EFFORTS.get(game.name, _USUAL)[n - 1]
    beside = part(game.name, "bot")
    make = SearchBot if beside is None else beside.Bot
    made: Bot[Any] = make(game, seed, effort, style)
    return made


def level1(game: Game[Any], seed: int, style: str = "") -> Bot[Any]:
    """For a first game: sees little, and errs often."""
    return level(1, game, seed, style)


def level2(game: Game[Any], seed: int, style: str = "") -> Bot[Any]:
    """Sees its own turn, and errs."""
    return level(2, game, seed, style)


def level3(game: Game[Any], seed: int, style: str = "") -> Bot[Any]:
    """Sees its own turn."""
    return level(3, game, seed, style)


def level4(game: Game[Any], seed: int, style: str = "") -> Bot[Any]:
    """Compares more."""
    return level(4, game, seed, style)


def level5(game: Game[Any], seed: int, style: str = "") -> Bot[Any]:
    """Thinks further."""
    return level(5, game, seed, style)


def level6(game: Game[Any], seed: int, style: str = "") -> Bot[Any]:
    """The best there is."""
    return level(6, game, seed, style)
