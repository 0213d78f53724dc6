"""A page is told what is new in a view: put together, it is what a newcomer is told at once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from detente.arena.bench import compiled
from detente.core.match import Match
from detente.games import game, games
from detente.server.shown import views
from detente.server.shown.changes import news
from tests.server.people import House, Person, Place, Seen, draft, play, two_at_a_table


def at_a_table(house: House, name: str) -> list[Place]:
    """Everybody at a table of a game, and a spectator."""
    people = [Person(house.address, f"P{n}") for n in range(len(game(name).seats))]
    seats = ["me", *["open"] * (len(people) - 1)]
    table = people[0].makes(*seats, game=name)
    for one in people[1:]:
        one.joins(table)
    return [one.looks_at(table) for one in [*people, Person(house.address, "Eve")]]


def told_anew(place: Place) -> Seen:
    """What the same reader is told on a new connection, but for who is here."""
    again = place.anew()
    again.close()
    return settled({**again.last, "log": again.lines})


def settled(view: Seen) -> Seen:
    return {key: value for key, value in view.items() if key not in ("seats", "ack", "log_from")}


@pytest.mark.parametrize("name", games())
def test_all_changes_together_are_the_view(house: House, name: str) -> None:
    places = at_a_table(house, name)
    for seed in range(4):
        play(places[:-1], 12, seed)
        for place in places:
            place.says(t="ping")
            place.hears_a("pong")
            assert told_anew(place) == settled({**place.last, "log": place.lines})
    kinds = [json.loads(text)["t"] for text in places[-1].traffic]
    assert 1 == kinds.count("view") and "change" in kinds


def test_a_change_is_a_fraction_of_the_view(house: House) -> None:
    *players, _ = at_a_table(house, "twilight_struggle")
    play(players, 40)
    for place in players:
        first, *later = [text for text in place.traffic if '"t":"view"' in text or "change" in text]
        assert sum([len(text) for text in later]) / len(later) < len(first) / 2


@pytest.mark.skipif(compiled(), reason="compiled modules cannot be changed")
def test_what_all_readers_see_is_made_once_a_move(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = at_a_table(house, "thirteen_days")
    places.append(Person(house.address, "Max").looks_at(places[0].table))
    made: list[int] = []
    shared = views.shared

    def count(match: Match[Any]) -> Mapping[str, object]:
        made.append(len(match.moves))
        return shared(match)

    monkeypatch.setattr(views, "shared", count)
    play(places[:2], 20)
    for place in places:
        place.says(t="ping")
        place.hears_a("pong")

    assert len(made) > 5
    assert sorted(set(made)) == sorted(made)


def test_taking_back_is_told_as_a_change_too(house: House) -> None:
    one, two = two_at_a_table(Person(house.address, "Ann"), Person(house.address, "Bob"))
    mover = draft([one, two])
    before = len(mover.traffic)
    mover.asks("undo")

    assert ["change"] == [json.loads(text)["t"] for text in mover.traffic[before:]]
    assert told_anew(mover) == settled({**mover.last, "log": mover.lines})


def test_who_thinks_and_who_is_here_is_never_old(house: House) -> None:
    ann = Person(house.address, "Ann")
    place = ann.looks_at(ann.makes("me", "bot:random"))
    other = ann.looks_at(place.table)
    play([place], 6)
    other.close()
    while not place.last["actions"]:
        place.view()

    assert not any([seat["thinking"] for seat in place.last["seats"]])


def test_of_fields_with_many_entries_the_new_ones_are_told() -> None:
    old = {"turn": 1, "cubes": {"cuba": 1, "italy": 2}, "hand": ["a"], "open": {"x": 1}, "own": {}}
    new = {
        "turn": 1,
        "cubes": {"cuba": 1, "italy": 3},
        "hand": ["a", "b"],
        "open": {"y": 1},
        "own": {"cuba": "us"},
    }

    assert (
        {"hand": ["a", "b"], "open": {"y": 1}},
        {"cubes": {"italy": 3}, "own": {"cuba": "us"}},
    ) == (news(old, new))
    assert news(new, {**new, "cubes": {"italy": 3, "cuba": 1}}) == ({}, {})
    assert news(old, {"turn": 1}) is None
