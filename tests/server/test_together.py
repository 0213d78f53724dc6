"""What is asked together is answered in secret: until all have answered, nobody hears of it.

Every question of every game that is put to several at once, read from the raw traffic: sockets of
players and spectators, and all that HTTP says about the table.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import detente
from detente.core.match import Match
from tests.server.people import EXPECTED, Person, Place, Seen, expected
from tests.server.test_gallery import LATE, LateHouse, hears_everything
from tests.server.test_one_screen import look

Make = Callable[[str], Person]
TOGETHER = [
    (name, question.id)
    for name in detente.games()
    for question in detente.game(name).questions
    if question.together
]


@pytest.fixture(scope="module")
def house(module_database: str) -> Iterator[LateHouse]:
    with LateHouse(module_database) as open_house:
        yield open_house


def position(name: str, question: str) -> dict[str, object]:
    """The record of a game up to where that question is put to several, after two moves each."""
    game = detente.game(name)
    for seed in range(200):
        match: Match[Any] = Match(game, seed=seed)
        rng = detente.Rng(seed)
        while not match.over and len(match.moves) < 2_000:
            asked = {game.questions[frame.kind].id for frame in match.state.stack[-2:]}
            if len(match.waiting) > 1 and asked == {question}:
                return match.record.bare().to_json()
            seat = match.waiting[0]
            legal = match.legal(seat)
            safe = [one for one in legal if game.danger(match.state, seat, one) is None]
            match.submit(seat, (safe or legal)[rng.below(len(safe or legal))])
    raise AssertionError(f"{question} is never put to several")


class Table:
    """A table played on from a moment, with spectators; who looks on hears it all."""

    def __init__(
        self, house: LateHouse, name: str, record: dict[str, object], delay: int = 0
    ) -> None:
        self.house, self.game = house, name
        moves = record["moves"]
        assert isinstance(moves, list)
        seats = len(detente.game(name).seats)
        self.people = [Person(house.address, f"P{n}") for n in range(seats + 1)]
        owner, eve = self.people[0], self.people[-1]
        start = {"record": record, "upto": len(moves)}
        seated = ["me"] + ["open"] * (seats - 1)
        self.id = owner.makes(*seated, game=name, start=start, delay=delay)
        for person in self.people[1:-1]:
            person.joins(self.id)
        self.places = [person.looks_at(self.id) for person in self.people[:-1]]
        self.eyes = eve.looks_at(self.id)
        self.asked = self.places[0].last["waiting"]
        house.wait(LATE + 2)
        self.hear_out()

    def hear_out(self) -> None:
        for place in (*self.places, self.eyes):
            hears_everything(place)

    def known(self, seat: int | None) -> list[object]:
        """All that somebody is told: the socket so far, and every page that can be asked for."""
        person = self.people[-1 if seat is None else seat]
        place = self.eyes if seat is None else self.places[seat]
        hears_everything(place)
        acts = [] if seat is None else expected(place)
        here = f"/api/tables/{self.id}"
        pages = ["/api/tables", here, f"{here}/record", f"{here}/replay", f"{here}/replay?upto=3"]
        pages += [] if seat is None else [f"{here}/replay?seat={seat}"]
        heard = [text for text in place.traffic if '"pong"' not in text and EXPECTED not in text]
        return [*heard, acts, *[person.http.get(page).text for page in pages]]

    def others(self, seat: int) -> list[int | None]:
        return [None, *[n for n in range(len(self.places)) if n != seat]]

    def leave(self) -> None:
        for person in self.people:
            person.leave()


@pytest.fixture(params=TOGETHER, ids=[f"{name}-{question}" for name, question in TOGETHER])
def table(house: LateHouse, request: pytest.FixtureRequest) -> Iterator[Table]:
    name, question = request.param
    made = Table(house, name, position(name, question))
    assert len(made.asked) > 1
    yield made
    made.leave()


def answers(place: Place) -> int:
    """Answer all that is asked now, the first of what is open; how many acts that took."""
    acts, hushed = 0, True
    while hushed and place.my_turn:
        place.does(place.last["actions"][0])
        acts, hushed = acts + 1, place.hushed
    return acts


@pytest.mark.by_turns("kind_of_database")
def test_nobody_is_told_of_an_answer_before_all_have_answered(table: Table) -> None:
    first, *rest = table.asked
    place = table.places[first]
    before = {seat: table.known(seat) for seat in table.others(first)}
    for act in (answers, lambda one: one.asks("undo"), answers, lambda one: one.asks("restart")):
        table.house.wait(7)
        act(place)
        assert before == {seat: table.known(seat) for seat in table.others(first)}
    assert answers(place)
    for seat in rest:
        table.house.wait(7)
        last = seat == rest[-1]
        others = [n for n in table.others(seat) if not last]
        before = {n: table.known(n) for n in others}
        answers(table.places[seat])
        assert before == {n: table.known(n) for n in others}
    table.house.wait(LATE + 2)
    table.hear_out()
    assert 1 == len({place.last["moves"] for place in (*table.places, table.eyes)})
    assert 1 == len({len(place.lines) for place in (*table.places, table.eyes)})


def test_another_seats_answer_takes_nobodys_undo_away(table: Table) -> None:
    first, second = table.asked[:2]
    mine, yours = table.places[first], table.places[second]
    start = mine.last
    several = answers(mine) > 1 or len(table.asked) > 2
    seq = mine.last["seq"]
    if several:  # else this would be the last answer
        yours.does(yours.last["actions"][0])
    hears_everything(mine)
    assert (True, seq) == (mine.last["can_undo"], mine.last["seq"])
    assert "view" == mine.asks("restart")["t"]
    same = ("seq", "moves", "position", "prompt", "actions", "waiting", "can_undo")
    assert {key: start[key] for key in same} == {key: mine.last[key] for key in same}
    assert several == yours.last["can_undo"]


@pytest.mark.by_turns("kind_of_database")
@pytest.mark.parametrize(("name", "question"), TOGETHER)
def test_late_spectators_hear_of_it_no_sooner(house: LateHouse, name: str, question: str) -> None:
    table = Table(house, name, position(name, question), delay=5)
    first = table.asked[0]
    before = table.known(None)
    answers(table.places[first])
    house.wait(LATE + 2)
    assert before == table.known(None)
    table.places[first].asks("restart")
    house.wait(LATE + 2)
    assert before == table.known(None)
    for seat in table.asked:
        answers(table.places[seat])
    assert before == table.known(None)
    house.wait(LATE + 2)
    table.hear_out()
    assert table.places[first].last["moves"] == table.eyes.last["moves"]
    table.leave()


@pytest.mark.parametrize(("name", "question"), TOGETHER)
def test_nobody_is_told_by_a_table_that_left_memory(
    house: LateHouse, name: str, question: str
) -> None:
    """Lists of tables that are not in memory, and the table read from the disk again."""
    table = Table(house, name, position(name, question))
    first = table.asked[0]

    def lists() -> list[str]:
        for place in (*table.places, table.eyes):
            place.close()
        house.do(house.parts.hall.forget_idle(-1))
        others = [person for n, person in enumerate(table.people) if n != first]
        away = [person.http.get("/api/tables").text for person in others]
        here = [person.http.get(f"/api/tables/{table.id}").text for person in others]
        house.do(house.parts.hall.forget_idle(-1))
        return away + here

    before = lists()
    mine = table.people[first].looks_at(table.id)
    acts = answers(mine)
    mine.close()
    house.wait(7)
    assert before == lists()
    again = table.people[first].looks_at(table.id)
    assert (acts, True) == (again.last["moves"] - again.last["given"], again.last["can_undo"])
    info = table.people[first].http.get(f"/api/tables/{table.id}").json()
    assert (False, table.asked[1:]) == (info["my_turn"], info["waiting"])
    table.leave()


@pytest.mark.parametrize(("name", "question"), TOGETHER)
def test_of_bots_nobody_hears_when_they_answer(house: LateHouse, name: str, question: str) -> None:
    record = position(name, question)
    moves = record["moves"]
    assert isinstance(moves, list)
    game = detente.game(name)
    ann = Person(house.address, "Ann")
    seats = ["me"] + ["bot:random"] * (len(game.seats) - 1)
    start = {"record": record, "upto": len(moves)}
    place = ann.looks_at(ann.makes(*seats, game=name, start=start))

    async def owed() -> list[int]:
        return (await house.parts.hall.table(place.table)).match.waiting

    while house.do(owed()) != [0]:
        pass
    hears_everything(place)
    heard = [json.loads(text) for text in place.traffic]
    assert ["view", "talk", "pong"] == [message["t"] for message in heard]
    assert not any([seat["thinking"] for seat in place.last["seats"]])
    again = ann.looks_at(place.table)
    assert _without_presence(place.last) == _without_presence(again.last)
    ann.leave()


def _without_presence(view: Seen) -> Seen:
    return {key: value for key, value in view.items() if key != "seats"}


def test_who_shares_a_screen_is_told_which_of_them_has_answered(
    house: LateHouse, person: Make
) -> None:
    ann = person("Ann")
    table = ann.makes("me", "me")
    one, two = [look(house, ann, table, seat) for seat in (0, 1)]
    one.does(one.last["actions"][0])
    two.view()
    assert ([1], [1]) == (one.last["waiting"], two.last["waiting"])
    assert (True, False) == (one.last["can_undo"], two.last["can_undo"])
    for place in (one, two):
        place.close()
