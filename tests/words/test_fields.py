"""Text mode: every field of a position and every word it may hold has a name in both languages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import detente
from detente.games import part
from detente.words.files import LANGUAGES, sources

GAMES, MOVES = 6, 150
"""So many games, and so many moves of each, are looked at for parts of numbers."""

SAID = ("Text",)
"""What is not told field by field: a message is said."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", detente.games())
def test_every_field_of_a_position_has_a_name(game: str, lang: str) -> None:
    ids = _ids(game, lang)
    missing = {slug for slug in slugs(_position(game)) if len(slug) > 1} - nouns(game)

    assert [] == sorted([slug for slug in missing if f"field-{slug}" not in ids])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", detente.games())
def test_every_part_of_a_number_has_a_name(game: str, lang: str) -> None:
    ids = _ids(game, lang)
    names = {name for name in summands(game) if name.partition("-")[2] not in nouns(game)}

    assert [] == sorted([name for name in names if f"field-{name}" not in ids])


@cache
def summands(game: str) -> set[str]:
    """Where numbers come from in the positions of some games played at random."""
    rules, found = detente.game(game), set()
    for seed in range(GAMES):
        match = detente.Match(rules, seed=seed)
        rng = detente.Rng(seed)
        while not match.over and len(match.moves) < MOVES:
            seat = match.waiting[0]
            found |= _summands(rules.to_json(rules.observe(match.state, seat)))
            legal = match.legal(seat)
            match.submit(seat, legal[rng.below(len(legal))])
    return found


def _summands(told: Any) -> set[str]:
    if isinstance(told, tuple) and [str, int] == [type(one) for one in told]:
        return {told[0]}
    inner = (
        told.values() if isinstance(told, dict) else told if isinstance(told, list | tuple) else ()
    )
    return set().union(*[_summands(one) for one in inner])


def _ids(game: str, lang: str) -> set[str]:
    files = sources(lang, game, "page")
    return {
        id for path in files for id in re.findall(r"^([\w-]+) =", path.read_text("utf-8"), re.M)
    }


def nouns(game: str) -> set[str]:
    return {noun for some in detente.game(game).nouns.values() for noun in some}


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
