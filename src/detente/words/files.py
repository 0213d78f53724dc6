"""Where the words are.

Everything said stands in a folder `text`: of a game what it says itself, of this package what goes
with every game. In each, `<lang>.ftl` is said everywhere, `page.<lang>.ftl` on the page alone,
`terminal.<lang>.ftl` in the terminal alone, `server.<lang>.ftl` where the server turns somebody
down. A game's own words come before those of every game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from detente.games import text_files

LANGUAGES: Final = ("en", "fr")

_TEXT: Final = Path(__file__).parent / "text"


def sources(lang: str, game: str = "", where: str = "") -> list[Path]:
    """The files of a language: those of a game, if one is named, and those of every game.

    `where` adds what is said on the "page" or in the "terminal" alone.
    """
    own = text_files(game, lang, where) if game else []
    return own + shared_files(lang, *[where] * bool(where))


def shared_files(lang: str, *where: str) -> list[Path]:
    """The files of what goes with every game: everywhere, and in the places that are named."""
    return [_TEXT / name for name in (f"{lang}.ftl", *[f"{place}.{lang}.ftl" for place in where])]
