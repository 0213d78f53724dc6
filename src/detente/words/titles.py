"""What a game is called, read without the rest of its words: a list of games is quick."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement

from detente.games import text_files


def title(game: str, lang: str) -> str:
    """What a game is called, in full: the first message of its words is its name."""
    first = FluentParser(with_spans=False).parse_entry(_words(game, lang))
    assert isinstance(first, Message) and first.id.name == "game-name", first
    attributes = {attribute.id.name: attribute.value for attribute in first.attributes}
    return _plain(attributes.get("full", first.value))


def _words(game: str, lang: str) -> str:
    return text_files(game, lang)[0].read_text(encoding="utf-8")


def _plain(pattern: Pattern | None) -> str:
    assert pattern is not None, "a game has a name"
    return "".join([part.value for part in pattern.elements if isinstance(part, TextElement)])
