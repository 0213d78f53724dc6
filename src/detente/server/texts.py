"""Words for the page: Fluent texts, and the rules read from their digests."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from detente.core.tables import DataError
from detente.games import history_file, own_words, shelf, text_files
from detente.server.messages.api import Clause, Rules, Section
from detente.words.files import shared_files
from detente.words.rules import digest

_TITLE: Final = re.compile(r"^game-name( =.*\n(?:[ \t]+\S.*\n)*)", re.M)


def shared_text(language: str) -> str:
    """What the program says whatever is played, and what the games on the shelf are called."""
    said = [_read(path) for path in shared_files(language, "page", "server")]
    return "\n".join([*said, *[_title(name, language) for name in shelf()]])


def _title(game: str, language: str) -> str:
    """A game's name, with what hangs on it, as the page knows it before the game is opened."""
    files = [*text_files(game, language), *text_files(game, "en")]
    found = _TITLE.search("\n".join([_read(path) for path in files]))
    return f"page-game-{game}{found[1]}" if found else f"page-game-{game} = {game}\n"


def game_text(game: str, language: str) -> str:
    """What one game says; of two texts with one id the first counts."""
    printed = own_words(game, language)
    return printed + "\n".join([_read(path) for path in text_files(game, language, "page")])


def history(game: str, language: str) -> str:
    """What the cards of a game stand for; nothing where they are invented."""
    path = history_file(game, language)
    return "" if path is None else _read(path)


@lru_cache(maxsize=32)
def rules(game: str, language: str) -> Rules | None:
    """The rules of a game, in English where nobody has translated them; None if there are none."""
    try:
        found = digest(game, language)
    except DataError:
        return None
    sections = [
        Section(s.id, s.title, s.text, [Clause(c.id, c.text) for c in s.clauses])
        for s in found.sections
    ]
    return Rules(found.title, found.lang, found.text, sections)


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
