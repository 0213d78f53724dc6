"""Text mode: every field of a position and every word it may hold has a name in both languages."""

from __future__ import annotations

import re
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import detente
from detente.games import part
from detente.words.files import LANGUAGES, sources

SAID = ("Text",)
"""What is not told field by field: a message is said."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", detente.games())
def test_every_field_of_a_position_has_a_name(game: str, lang: str) -> None:
    files = sources(lang, game, "page")
    ids = {id for path in files for id in re.findall(r"^([\w-]+) =", path.read_text("utf-8"), re.M)}
    nouns = {noun for some in detente.game(game).nouns.values() for noun in some}
    missing = {slug for slug in slugs(_position(game)) if len(slug) > 1} - nouns

    assert [] == sorted([slug for slug in missing if f"field-{slug}" not in ids])


def _position(game: str) -> Any:
    """The type of a game's positions."""
    return vars(part(game, "position"))["Position"]


def slugs(kind: Any) -> set[str]:
    """The fields of a type of a position, and of all in it, with the words they may hold."""
    if is_typeddict(kind):
        if kind.__name__ in SAID:
            return set()
        fields = get_type_hints(kind)
        return set(fields).union(*[slugs(of) for of in fields.values()])
    if get_origin(kind) is Literal:
        return {word for word in get_args(kind) if isinstance(word, str)}
    return set().union(*[slugs(of) for of in get_args(kind)])
