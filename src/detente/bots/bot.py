"""What a bot is, and how one is found by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from detente.core.compiled import mypyc_attr
from detente.core.deeds import Expected
from detente.core.game import Game
from detente.core.installed import installed
from detente.core.options import OptionError
from detente.core.rng import Rng
from detente.core.state import S, View

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

WORLDS: Final = 8
"""Positions imagined to say how a game stands."""

CLEARLY_WORSE: Final = -0.4
"""What a game is worth at most, from -1 to 1, to who would rather have a draw."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[S]):
    """A player that is a program. It knows its view, the legal actions and a time budget.

    `thoughts` are what it weighed for its last choice: actions with their values from -1 to 1, the
    best first; empty for a bot that weighs nothing.
    """

    name: ClassVar[str] = ""

    def __init__(self, game: Game[S], seed: int) -> None:
        self.game: Final = game
        self.rng = Rng(seed)
        self.thoughts: list[tuple[int, float]] = []

    def choose(self, view: View[S], legal: list[int], budget: float) -> int:
        """One of `legal`, within `budget` seconds."""
        raise AssertionError("a bot chooses")

    def ponder(self, view: View[S], budget: float) -> bool:
        """Think ahead for `budget` seconds while others are asked; whether this bot ever does."""
        return False

    def expects(self, view: View[S], action: int) -> Expected:
        """What an action brings more than others on average; nothing from a bot that does not
        say.
        """
        return Expected([], [])

    def close(self) -> None:
        """Its game is over, or it will not be asked again."""

    def takes_draw(self, view: View[S]) -> bool:
        """Whether to take a draw: only where the bot takes itself to be clearly worse off."""
        seat = view.seat
        assert seat is not None, "a spectator is offered nothing"
        worth = 0.0
        for _ in range(WORLDS):
            worth += self.game.evaluate(self.game.imagine(view, self.rng), seat)
        return worth < CLEARLY_WORSE * WORLDS


# (bot, game) → "module:class": where a game needs thoughts of its own to be played that way
_OWN: Final[dict[tuple[str, str], str]] = {
    ("greedy1", "berlin63"): "detente.bots.greedy1.berlin63:BerlinBot",
    ("greedy1", "nineteen_sixty"): "detente.bots.greedy1.nineteen_sixty:CampaignBot",
    ("greedy1", "stratagem"): "detente.bots.greedy1.stratagem:StratagemBot",
}


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in installed("detente.bots")}


def bots() -> list[str]:
    """The names of the bots that are installed."""
    return sorted(_installed())


def known(name: str, game: str) -> bool:
    """Whether there is a bot of that name that plays a game in that style."""
    from detente.bots.levels import styles

    name, plus, style = name.partition("+")
    fits = not plus or (name.startswith("level") and style in styles(game))
    return name in _installed() and fits


def bot(name: str, game: Game[Any], seed: int) -> Bot[Any]:
    """The bot of that name for one game: "level4", "level4+bold", "cmd:./my-bot".

    OptionError if there is none.
    """
    if name.startswith("cmd:"):
        from detente.bots.outside import OutsideBot

        return OutsideBot(game, seed, name.removeprefix("cmd:"))
    name, _, style = name.partition("+")
    if name not in _installed():
        raise OptionError(f"there is no bot {name!r}; there are: {', '.join(bots())}")
    if style:
        return _styled(name, game, seed, style)
    if (name, game.name) in _OWN:
        module, _, cls = _OWN[name, game.name].partition(":")
        own: Bot[Any] = getattr(import_module(module), cls)(game, seed)
        return own
    made: Bot[Any] = _installed()[name].load()(game, seed)
    return made


def _styled(name: str, game: Game[Any], seed: int, style: str) -> Bot[Any]:
    """A level that plays in a style."""
    from detente.bots.levels import styles

    if not known(f"{name}+{style}", game.name):
        can = ", ".join(styles(game.name))
        raise OptionError(f"{name!r} cannot play {style!r}; levels can: {can}")
    made: Bot[Any] = _installed()[name].load()(game, seed, style)
    return made
