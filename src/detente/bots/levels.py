"""Six levels, the same in every game: from a child's first opponent to the best there is.

What a level thinks is counted in simulations, so that it plays as well on any machine.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from detente.bots.bot import Bot
from detente.bots.search import Effort, SearchBot
from detente.core.game import Game
from detente.core.tables import DataError, read_table
from detente.games import folder, part

LEVELS: Final = 6

ADVISER: Final = "level5"
"""The bot that gives hints."""

USUAL: Final = Path(__file__).parent / "data" / "levels.csv"
"""What the levels think where a game has no `data/levels.csv` of its own beside its rules."""

_COLUMNS: Final = ("simulations", "depth", "width", "noise")
THOUSANDTHS: Final = 1000
MOST: Final = 100_000

STYLES: Final = ("bold", "cautious")
"""How a level may play, said after its name: "level4+bold"; a game may know more (STYLES in its
`bot.py`).
"""


def styles(game: str) -> tuple[str, ...]:
    """How a level may play a game."""
    return (*STYLES, *getattr(part(game, "bot"), "STYLES", ()))


def table(game: str) -> Path:
    """Where the efforts of a game stand, if it has its own."""
    return folder(game) / "data" / "levels.csv"


@cache
def efforts(game: str) -> tuple[Effort, ...]:
    """What each level thinks in a game, from the lowest to the highest."""
    own = table(game)
    return read(own if own.is_file() else USUAL)


def read(path: Path) -> tuple[Effort, ...]:
    """The efforts of a table: a line a level, its noise in thousandths."""
    found = []
    for row in read_table(path):
        simulations, depth, width, noise = [row.number(name, 0, MOST) for name in _COLUMNS]
        found.append(Effort(simulations, depth, width, noise / THOUSANDTHS))
    if len(found) != LEVELS:
        raise DataError(f"{path.name}: there are {LEVELS} levels, not {len(found)}")
    return tuple(found)


def write(path: Path, found: tuple[Effort, ...]) -> None:
    """Write the efforts of a game down."""
    lines = [",".join(_COLUMNS)]
    for one in found:
        noise = round(one.noise * THOUSANDTHS)
        lines.append(f"{one.simulations},{one.depth},{one.width},{noise}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


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
