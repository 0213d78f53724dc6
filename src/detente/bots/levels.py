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

USUAL: Final = (
    Effort(16, noise=0.9),
    Effort(16, noise=0.45),
    Effort(24, noise=0.22),
    Effort(32, noise=0.1),
    Effort(48, noise=0.03),
    Effort(64),
)
"""What the levels think; a game may say otherwise (EFFORTS in its `bot.py`)."""

STYLES: Final = ("bold", "cautious", "bluffing")
"""How a level may play, said after its name: "level4+bold". Only Berlin 63 knows bluffs."""


def efforts(game: str) -> tuple[Effort, ...]:
    """What each level thinks in a game, from the lowest to the highest."""
    return getattr(part(game, "bot"), "EFFORTS", USUAL)


def searcher(game: Game[Any], seed: int, effort: Effort, style: str = "") -> SearchBot[Any]:
    """The search with some effort: as it is, or what a game makes of it (Bot in its `bot.py`)."""
    make = getattr(part(game.name, "bot"), "Bot", SearchBot)
    made: SearchBot[Any] = make(game, seed, effort, style)
    return made


def level(n: int, game: Game[Any], seed: int, style: str = "") -> Bot[Any]:
    """The bot of level `n`, from 1 to LEVELS."""
    return searcher(game, seed, efforts(game.name)[n - 1], style)


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
