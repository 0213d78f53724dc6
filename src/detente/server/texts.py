"""Words for the page: Fluent texts, and the rules read from their digests."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from detente.core.tables import DataError
from detente.games import own_words, text_files
from detente.server.wire import Clause, Rules, Section
from detente.words.rules import digest

_PACKAGE: Final = Path(__file__).parent.parent


def shared_text(language: str) -> str:
    """What the program says whatever is played."""
    places = (_PACKAGE / "words", _PACKAGE / "words" / "text", _PACKAGE / "server" / "text")
    return "\n".join([_read(place / f"{language}.ftl") for place in places])


def game_text(game: str, language: str) -> str:
    """What one game says; of two texts with one id the first counts."""
    printed = own_words(game, language)
    return printed + "\n".join([_read(path) for path in text_files(game, language)])


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
    return path.read_text(encoding="utf-8") if path.is_file() else ""
