"""The shelf: the only list of the games there are."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from detente.core.game import Game
from detente.core.lesson import Lesson, read_lessons
from detente.core.options import VERSION, OptionError, Value
from detente.core.registry import install

# name → "module:class"; a game is imported when it is first asked for
_SHELF: Final[dict[str, str]] = {
    "nineteen_sixty": "detente.games.nineteen_sixty.rules:NineteenSixty",
    "berlin63": "detente.games.berlin63.rules:Berlin63",
    "stratagem": "detente.games.stratagem.rules:Stratagem",
    "thirteen_days": "detente.games.thirteen_days.rules:ThirteenDays",
    "twilight_struggle": "detente.games.twilight_struggle.rules:TwilightStruggle",
}


_PACKAGE: Final = Path(__file__).parent

OWN_CARDS: Final = ("stratagem",)
"""The games that can be played with cards of one's own: those in a folder. Their option `cards`
names the set; `game` takes the one that lies there."""

USUAL_CARDS: Final = "usual"


def games() -> list[str]:
    """The names of the games, in alphabetical order."""
    return sorted(_SHELF)


def game(name: str, **options: Value) -> Game[Any]:
    """The game of that name with its options; OptionError says what does not exist."""
    if name not in _SHELF:
        raise OptionError(f"there is no game {name!r}; there are: {', '.join(games())}")
    module, _, cls = _SHELF[name].partition(":")
    make: Callable[[dict[str, Value]], Game[Any]] = getattr(import_module(module), cls)
    return make(options)


def cards_variable(name: str) -> str:
    """The environment variable that names the folder of a game's own cards."""
    return f"DETENTE_{name.upper()}_CARDS"


def own_words(name: str, language: str) -> str:
    """Names and texts on cards of one's own, as Fluent; nothing where a game has its usual ones."""
    if name in OWN_CARDS and os.environ.get(cards_variable(name)):
        return game(name).words(language)
    return ""


def text_files(name: str, language: str) -> list[Path]:
    """The files in which a game says its own things: in play and, if it has any, in its lessons."""
    paths = [_PACKAGE / name / folder / f"{language}.ftl" for folder in ("text", "lessons")]
    return [path for path in paths if path.is_file()]


@cache
def lessons(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are learnt."""
    return read_lessons(_PACKAGE / name / "lessons", partial(_with_usual_cards, name))


def _with_usual_cards(name: str, options: dict[str, Value]) -> Game[Any]:
    """The game of a record or a lesson: one that does not name its cards has the usual ones."""
    cards: dict[str, Value] = {"cards": USUAL_CARDS} if name in OWN_CARDS else {}
    return game(name, **cards | options)


def _open(name: str, version: int, options: dict[str, Value]) -> Game[Any]:
    """The game a record was played with, under the rules version of the record."""
    return _with_usual_cards(name, {**options, VERSION: version})


install(_open)
