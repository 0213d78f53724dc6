"""The puzzle of a day: the same for everybody, judged by what was found, tried once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from detente.server.learning.puzzles import DAY, every
from tests.server.people import Person, Seen, StillClock
from tests.server.test_clocks import ClockHouse

Make = Callable[[str], Person]


@pytest.fixture(scope="module")
def house(module_database: str) -> Iterator[ClockHouse]:
    with ClockHouse(module_database, StillClock()) as open_house:
        yield open_house


def daily(who: Person) -> Seen:
    found: Seen = who.http.get("/api/puzzle").json()
    return found


def address(puzzle: Seen) -> str:
    return f"/api/games/{puzzle['game']}/puzzles/{puzzle['name']}"


def answers(who: Person, puzzle: Seen, action: int | None) -> Seen:
    found: Seen = who.http.post(address(puzzle), json={"action": action}).json()
    return found


def test_everybody_has_the_same_puzzle_and_tomorrow_another(
    house: ClockHouse, person: Make
) -> None:
    ann, bob = person("Ann"), person("Bob")
    today = daily(ann)
    assert today == daily(bob)
    house.goes_on(DAY)
    tomorrow = daily(ann)

    assert today["number"] + 1 == tomorrow["number"]
    assert (today["game"], today["name"]) != (tomorrow["game"], tomorrow["name"])


def test_a_puzzle_is_shown_as_its_seat_knows_it_and_does_not_tell_the_answer(person: Make) -> None:
    ann = person("Ann")
    for puzzle in every():
        record = puzzle.record
        shown = ann.http.get(address({"game": record.game, "name": puzzle.name})).json()

        assert puzzle.seat == shown["moment"]["seat"] and shown["moment"]["open"] is None
        assert sorted(one.action for one in puzzle.answers) == shown["answers"]
        assert {"seat", "difficulty", "answers", "moment", "tried", "solved", "mine"} == set(shown)


def test_an_answer_is_told_what_it_gives_away_and_only_the_first_is_counted(person: Make) -> None:
    ann, bob, cat = person("Ann"), person("Bob"), person("Cat")
    today = daily(ann)
    (puzzle,) = [
        one for one in every() if (one.record.game, one.name) == (today["game"], today["name"])
    ]
    other = puzzle.answers[-1]

    wrong = answers(ann, today, other.action)
    assert (False, None, round(other.cost / 2, 3)) == (wrong["found"], wrong["best"], wrong["cost"])
    assert wrong["why"]
    right = answers(ann, today, puzzle.best)
    assert (True, puzzle.best, 0) == (right["found"], right["best"], right["cost"])
    assert (1, 0) == (right["tried"], right["solved"]), "the second try is not counted"
    assert puzzle.best == answers(bob, today, None)["best"], "who gives up is told"
    assert (3, 1) == (answers(cat, today, puzzle.best)["tried"], daily(cat)["solved"])
    assert [False, False, True] == [daily(one)["mine"] for one in (ann, bob, cat)]
    exported = cat.http.get("/api/account/export").json()["puzzles"]
    assert [True] == [one["found"] for one in exported]


def test_what_is_no_answer_is_refused_and_not_counted(person: Make) -> None:
    ann = person("Ann")
    today = daily(ann)
    answer = ann.http.post(address(today), json={"action": 2**20})

    assert 409 == answer.status_code and answer.json()["error"]["id"]
    assert today == daily(ann)
    for nowhere in ("/api/games/chess/puzzles/1", "/api/games/berlin63/puzzles/none"):
        assert "no-such-puzzle" == ann.http.get(nowhere).json()["error"]["id"]


def test_the_board_of_a_puzzle_is_a_picture(person: Make) -> None:
    ann = person("Ann")
    drawn = ann.http.get(address(daily(ann)) + "/picture", params={"language": "fr"})

    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg")
