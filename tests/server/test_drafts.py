"""An act is a draft until its point of no return: kept, shown to its own seat, then told whole.

For every game, read from the raw traffic: sockets of players and spectators, and all that HTTP says
about the table.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

import detente
from detente.core.match import Match
from detente.core.record import Record
from tests.server.people import Person, draft, drafts, two_at_a_table
from tests.server.test_gallery import LATE, LateHouse, hears_everything
from tests.server.test_together import Table

Make = Callable[[str], Person]
LONG = {"stratagem": 1}  # its moves are of two steps at most
LONGER = 3
"""So many acts can be taken back."""


class Draft(NamedTuple):
    """A moment of a game, and what somebody can do there without anybody else hearing of it."""

    record: dict[str, object]
    seat: int
    acts: list[int]


@functools.cache
def find_draft(name: str) -> Draft:
    game, long = detente.game(name), LONG.get(name, LONGER)
    for seed in range(200):
        match: Match[Any] = Match(game, seed=seed)
        rng = detente.Rng(seed)
        while not match.over and len(match.moves) < 2_000:
            if not match.together and len(match.moves) == match.settled + long:
                acts = [action for _, action in match.moves[match.settled :]]
                record = Match.replay(match.record, match.settled, game).record
                return Draft(record.bare().to_json(), match.waiting[0], acts)
            seat = match.waiting[0]
            legal = match.legal(seat)
            safe = [one for one in legal if game.danger(match.state, seat, one) is None]
            match.submit(seat, (safe or legal)[rng.below(len(safe or legal))])
    raise AssertionError(f"nobody drafts {long} acts")


@pytest.fixture(scope="module")
def house(module_database: str) -> Iterator[LateHouse]:
    with LateHouse(module_database) as open_house:
        yield open_house


class Drafting(Table):
    """A table at which somebody has something to draft."""

    def __init__(self, house: LateHouse, name: str, delay: int = 0) -> None:
        found = find_draft(name)
        super().__init__(house, name, found.record, delay)
        self.seat, self.acts = found.seat, found.acts
        self.place = self.places[self.seat]

    def draft(self) -> None:
        """Do all that can be done without anybody hearing of it."""
        for action in self.acts:
            self.house.wait(7)
            self.place.does(action)
            assert drafts(self.place)

    def finish(self) -> None:
        """Go on to where it cannot be taken back."""
        while drafts(self.place):
            self.place.does(self.place.last["actions"][-1])

    def heard(self) -> dict[int | None, list[object]]:
        """All that the others are told."""
        return {seat: self.known(seat) for seat in self.others(self.seat)}


@pytest.fixture(params=detente.games())
def table(house: LateHouse, request: pytest.FixtureRequest) -> Iterator[Drafting]:
    made = Drafting(house, request.param)
    yield made
    made.leave()


@pytest.mark.by_turns("kind_of_database")
def test_nobody_is_told_of_a_draft_whether_it_grows_or_is_taken_back(table: Drafting) -> None:
    before, start = table.heard(), table.place.last
    table.draft()
    assert before == table.heard()
    for _ in table.acts:
        table.house.wait(7)
        table.place.asks("undo")
        assert before == table.heard()
    same = ("seq", "moves", "position", "prompt", "actions", "waiting", "can_undo", "undoes")
    assert {key: start[key] for key in same} == {key: table.place.last[key] for key in same}
    table.draft()
    table.place.asks("restart")
    assert before == table.heard()
    assert {key: start[key] for key in same} == {key: table.place.last[key] for key in same}


def test_a_finished_act_is_told_as_a_whole_and_once(table: Drafting) -> None:
    table.draft()
    table.place.asks("undo")
    table.place.does(table.acts[-1])
    others = [*[place for place in table.places if place is not table.place], table.eyes]
    table.hear_out()
    before = [(len(place.traffic), len(place.lines)) for place in others]
    table.finish()
    for place, (heard, lines) in zip(others, before):
        hears_everything(place)
        told = [json.loads(text)["t"] for text in place.traffic[heard:]]
        assert ["change", "pong"] == told or ["view", "pong"] == told
        assert table.place.last["moves"] == place.last["moves"]
        assert 1 == len({line["at"] for line in place.lines[lines:]})
        assert len(table.place.lines) == len(place.lines)


def test_it_is_as_if_nothing_had_been_taken_back(table: Drafting) -> None:
    """Beside a table at which the same was done straight on."""
    straight = Drafting(table.house, table.game)
    for _ in range(2):
        table.draft()
        table.place.asks("restart")
    for one in (table, straight):
        one.draft()
        one.finish()
        one.hear_out()
    same = ("seq", "moves", "given")
    for place, other in zip((*table.places, table.eyes), (*straight.places, straight.eyes)):
        assert {key: place.last[key] for key in same} == {key: other.last[key] for key in same}
    straight.leave()


def test_a_draft_says_what_undo_takes_back_first(table: Drafting) -> None:
    assert table.place.last["undoes"] is None
    for action in table.acts:
        assert action == table.place.does(action)["undoes"]
    table.place.asks("undo")
    assert [None, *table.acts][-2] == table.place.last["undoes"]


@pytest.mark.parametrize("name", detente.games())
def test_late_spectators_see_it_finished_and_no_sooner(house: LateHouse, name: str) -> None:
    table = Drafting(house, name, delay=5)
    before = table.known(None)
    table.draft()
    house.wait(LATE + 2)
    assert before == table.known(None)
    table.finish()
    assert before == table.known(None)
    house.wait(LATE + 2)
    hears_everything(table.eyes)
    assert table.place.last["moves"] == table.eyes.last["moves"]
    table.leave()


@pytest.mark.parametrize("name", detente.games())
def test_a_draft_is_read_from_the_disk_again_by_its_own_seat(house: LateHouse, name: str) -> None:
    table = Drafting(house, name)
    others = [person for n, person in enumerate(table.people) if n != table.seat]

    def lists() -> list[str]:
        for place in (*table.places, table.eyes):
            place.close()
        house.do(house.parts.hall.forget_idle(-1))
        away = [person.http.get("/api/tables").text for person in others]
        here = [person.http.get(f"/api/tables/{table.id}").text for person in others]
        house.do(house.parts.hall.forget_idle(-1))
        return away + here

    mine = table.people[table.seat]
    last = table.place.last
    before = lists()
    back = mine.looks_at(table.id)
    for action in table.acts:
        back.does(action)
    drafted = back.last
    back.close()
    house.wait(7)
    assert before == lists()
    again = mine.looks_at(table.id)
    for field in ("seq", "moves", "position", "prompt", "actions", "can_undo", "undoes"):
        assert drafted[field] == again.last[field], field
    again.asks("restart")
    assert (last["moves"], last["seq"]) == (again.last["moves"], again.last["seq"])
    table.leave()


def test_of_a_bot_whole_acts_are_seen(house: LateHouse, person: Make) -> None:
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", "bot:random", game="twilight_struggle"))
    for _ in range(40):
        if place.last["result"] is None:
            place.does(place.last["actions"][0]) if place.last["actions"] else place.view()
    if place.last["result"] is None:
        place.resigns()
    record = Record.from_json(ann.http.get(f"/api/tables/{place.table}/record").json())
    match = Match.replay(record)
    seen = [view["moves"] for view in place.views() if view["moves"] and not view["can_undo"]]
    of_the_bot = [n for n in seen if 1 == match.moves[n - 1][0]]

    assert of_the_bot and all([n - 1 == match.told_with(n - 1) for n in of_the_bot])


def test_a_draft_is_lost_with_who_resigns_and_nobody_has_seen_it(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    mover = draft([ann, bob])
    other = bob if mover is ann else ann
    known = other.last["moves"]
    mover.resigns()

    assert known + 1 == other.sees(mover.last["moves"])["moves"]
    record = person("Cat").http.get(f"/api/tables/{mover.table}/record").json()
    assert known + 1 == len(record["moves"])
