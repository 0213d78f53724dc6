"""Messages into sentences: one Fluent bundle per language and game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from detente.core.game import Game
from detente.core.message import Argument, Message
from detente.core.notation import RESIGN
from detente.core.options import Value
from detente.games import own_words
from detente.words.files import LANGUAGES, sources

_LITERAL: Final = '"'  # a text argument that begins so is somebody's words, not an id

_INNER: Final = {
    "fr": (("«\N{NO-BREAK SPACE}", "“"), ("\N{NO-BREAK SPACE}»", "”")),
    "en": (("“", "‘"), ("”", "’")),
}
"""Quotes, and those that stand in their place inside of others."""


def options_spoken(options: Mapping[str, Value]) -> dict[str, Argument]:
    """Options as texts name them: $option-<name>, a switch "on" or "off". A card says what it
    does at the table it lies on, and without a table what it usually does.
    """
    return {f"option-{name}": _told(value) for name, value in options.items()}


def _told(value: Value) -> Argument:
    if isinstance(value, bool):
        return "on" if value else "off"
    return value


class Words:
    """Everything the program can say in one language about one game, with a table's options."""

    def __init__(
        self,
        lang: str,
        game: str = "",
        where: str = "",
        options: Mapping[str, Value] | None = None,
    ) -> None:
        assert lang in LANGUAGES, lang
        self.lang: Final = lang
        self._options: Final = options_spoken(options or {})
        self._bundle = FluentBundle([lang], use_isolating=False)
        printed = own_words(game, lang) if game else ""
        self._bundle.add_resource(FluentResource(printed))  # what comes first counts
        for path in sources(lang, game, where):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(self, message: Message) -> str:
        """A message as a sentence. A text argument is the id of another message: $seat is its
        name, $seat-id the id itself, by which a language chooses article and verb.
        """
        return self.text(message.id, message.args)

    def text(self, id: str, args: Mapping[str, Argument] | None = None) -> str:
        """The sentence of an id; the id itself where the language has none."""
        if not self._bundle.has_message(id):
            return id
        value = self._bundle.get_message(id).value
        return id if value is None else self._format(value, args)

    def has(self, id: str) -> bool:
        """Whether the language has a sentence for this id."""
        return bool(self._bundle.has_message(id))

    def attribute(self, id: str, name: str, args: Mapping[str, Argument] | None = None) -> str:
        """What hangs on a message under a name: `.text` of a card; "" where there is nothing."""
        if not self._bundle.has_message(id):
            return ""
        pattern = self._bundle.get_message(id).attributes.get(name)
        return "" if pattern is None else self._format(pattern, args)

    def action(self, game: Game[Any], action: int) -> str:
        """An action as a button says it; as it is typed where the language has no words for it."""
        if action == RESIGN:
            return self.text("action-resign")
        verb, noun = game.notation.verb(action), game.notation.noun(action)
        id = f"action-{verb.word}"
        if not self.has(id):
            return game.text(action)
        return self.text(id, {"noun": f"{verb.kind}-{noun}"} if noun else None)

    def quoted(self, text: str) -> str:
        """Somebody's words as an argument of a sentence that sets them in quotes."""
        for outer, inner in _INNER[self.lang]:
            text = text.replace(outer, inner)
        return f"{_LITERAL}{text}{_LITERAL}"

    def _format(
        self, pattern: Any, args: Mapping[str, Argument] | None
    ) -> str:  # Any: Fluent's own
        given = args or {}
        spoken = self._options | {f"{n}-id": value for n, value in given.items()}
        spoken |= {n: self._speak(value) for n, value in given.items()}
        text, _ = self._bundle.format_pattern(pattern, spoken)
        return str(text)

    def _speak(self, value: Argument) -> Argument:
        if isinstance(value, int):
            return value
        if value.startswith(_LITERAL):
            return value[1:].removesuffix(_LITERAL)
        return self.text(value)
