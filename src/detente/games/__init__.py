"""The shelf: the only list of the games there are, and where everything of a game is found.

A game is a package. Its rules are named here, or by an installed package under the entry point
`detente.games`; whatever else it has lies beside its rules: its words in `text`, its `lessons`,
what draws its `page`, and modules that are looked for by name, such as `terminal`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from detente.core.game import Game
from detente.core.installed import installed
from detente.core.options import VERSION, OptionError, Value
from detente.core.registry import install
from detente.core.study import Study

if TYPE_CHECKING:
    from detente.core.lesson import Lesson
    from detente.core.puzzle import Puzzle

# name → "module:class", in the order of the shelf; a game is imported when it is first asked for
_OURS: Final[dict[str, str]] = {
    "thirteen_days": "detente.games.thirteen_days.rules:ThirteenDays",
    "twilight_struggle": "detente.games.twilight_struggle.rules:TwilightStruggle",
    "nineteen_sixty": "detente.games.nineteen_sixty.rules:NineteenSixty",
    "berlin63": "detente.games.berlin63.rules:Berlin63",
    "stratagem": "detente.games.stratagem.rules:Stratagem",
}

GROUP: Final = "detente.games"
"""The entry points under which installed packages bring games."""

USUAL_CARDS: Final = "usual"


@cache
def _shelf() -> dict[str, str]:
    """Every game's rules: ours first, then those of other packages, none of them in our place."""
    brought = {entry.name: entry.value for entry in installed(GROUP)}
    return {**_OURS, **{name: brought[name] for name in sorted(brought) if name not in _OURS}}


def _rules(name: str) -> str:
    rules = _OURS.get(name) or _shelf().get(name)
    if rules is None:
        raise OptionError(f"there is no game {name!r}; there are: {', '.join(games())}")
    return rules


def shelf() -> list[str]:
    """The names of the games, in the order in which they are shown."""
    return list(_shelf())


def games() -> list[str]:
    """The names of the games, in alphabetical order."""
    return sorted(_shelf())


def game(name: str, **options: Value) -> Game[Any]:
    """The game of that name with its options; OptionError says what does not exist."""
    make: Callable[[dict[str, Value]], Game[Any]] = _class(name)
    return make(options)


def _class(name: str) -> Any:  # Any: every game is made from its options alone, unlike their base
    module, _, cls = _rules(name).partition(":")
    try:
        return getattr(import_module(module), cls)
    except (ImportError, AttributeError) as error:
        if name in _OURS:
            raise
        raise OptionError(f"the game {name!r} cannot be opened: {error}") from error


# -- what lies beside the rules --------------------------------------------------------------


@cache
def folder(name: str) -> Path:
    """Where a game lies: the folder of its rules."""
    module = _rules(name).partition(":")[0]
    try:
        spec = find_spec(module)
    except ImportError:
        spec = None
    if spec is None or spec.origin is None:
        raise OptionError(f"the game {name!r} cannot be opened: there is no module {module!r}")
    return Path(spec.origin).parent


@cache
def part(name: str, what: str) -> ModuleType | None:
    """A module beside a game's rules: its board in the terminal, say; None if it has none."""
    if name not in _OURS and name not in _shelf():
        return None
    rules = import_module(_rules(name).partition(":")[0])
    where = f"{rules.__package__}.{what}"
    return import_module(where) if find_spec(where) is not None else None


def study_of(name: str) -> Study:
    """What is counted of a game in many matches: of one that does not say, the seats alone."""
    module = part(name, "study")
    study: Study = Study("seat", (), {}) if module is None else module.STUDY
    return study


def text_files(name: str, language: str, where: str = "") -> list[Path]:
    """The files in which a game says its own things: in play and, if it has any, in its lessons.

    `where` adds what it says on the "page" or in the "terminal" alone.
    """
    beside = folder(name)
    paths = [beside / "text" / f"{language}.ftl", beside / "lessons" / f"{language}.ftl"]
    if where:
        paths.append(beside / "text" / f"{where}.{language}.ftl")
    return [path for path in paths if path.is_file()]


def history_file(name: str, language: str) -> Path | None:
    """Where a game tells what its cards stand for, by their ids; None where they are invented."""
    path = folder(name) / "text" / f"history.{language}.ftl"
    return path if path.is_file() else None


def page_files(name: str) -> list[str]:
    """The files with which a game of another package is drawn in the browser, by name.

    What draws our own games is built into the page.
    """
    files = (folder(name) / "page").glob("*")
    return sorted([path.name for path in files if path.is_file()])


@cache
def lessons(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are learnt."""
    from detente.core.lesson import read_lessons  # and TOML: slow to import, and seldom needed

    return read_lessons(folder(name) / "lessons", partial(_with_usual_cards, name))


@cache
def puzzles(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order in which they were found."""
    from detente.core.puzzle import read_puzzles

    return read_puzzles(folder(name) / "puzzles")


# -- cards of one's own ----------------------------------------------------------------------


def has_own_cards(name: str) -> bool:
    """Whether a game can be played with cards of one's own: those in a folder."""
    return bool(_class(name).own_cards)


def cards_variable(name: str) -> str:
    """The environment variable that names the folder of a game's own cards."""
    return f"DETENTE_{name.upper()}_CARDS"


def own_words(name: str, language: str) -> str:
    """Names and texts on cards of one's own, as Fluent; nothing where a game has its usual ones."""
    return game(name).words(language) if os.environ.get(cards_variable(name)) else ""


def _with_usual_cards(name: str, options: dict[str, Value]) -> Game[Any]:
    """The game of a record or a lesson: one that does not name its cards has the usual ones."""
    cards: dict[str, Value] = {"cards": USUAL_CARDS} if has_own_cards(name) else {}
    return game(name, **cards | options)


def _open(name: str, version: int, options: dict[str, Value]) -> Game[Any]:
    """The game a record was played with, under the rules version of the record."""
    return _with_usual_cards(name, {**options, VERSION: version})


install(_open)
