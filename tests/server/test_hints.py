"""Hints: what a bot would do in my place, where no other person plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from detente.bots.levels import ADVISER
from detente.core.match import Match
from detente.core.rng import Rng
from detente.games import game, games
from detente.server.table.hints import HINTS
from detente.server.table.tables import Table
from detente.server.thinking.thoughts import Job
from tests.server.people import House, Person, Place, play, two_at_a_table

Make = Callable[[str], Person]


def hint(place: Place, seq: int | None = None) -> dict[str, Any]:
    """What is answered to somebody who asks for a hint."""
    place.says(t="hint", id="h", seq=place.last["seq"] if seq is None else seq)
    while True:
        answer = place.hears()
        if answer["t"] in ("hint", "error") or (answer["t"] == "refused" and answer["id"] == "h"):
            return answer


def against_bots(person: Person, name: str = "thirteen_days") -> Place:
    """Somebody alone against bots, who is asked."""
    seats = ["me"] + ["bot:random"] * (len(game(name).seats) - 1)
    place = person.looks_at(person.makes(*seats, game=name))
    while 0 not in place.last["waiting"]:
        place.view()
    return place


@pytest.mark.parametrize("name", games())
def test_a_hint_is_something_that_may_be_done_and_does_nothing(person: Make, name: str) -> None:
    place = against_bots(person("Ann"), name)
    before = place.last
    said = hint(place)

    assert ("hint", "h") == (said["t"], said["id"])
    assert before["seq"] == said["seq"]
    assert said["action"] in before["actions"]
    terms = set(game(name).terms(Match(game(name), seed=1).state, 0))
    assert terms >= {gain["term"] for gain in said["why"]}
    assert before == place.last


@pytest.mark.parametrize("name", games())
def test_who_thinks_of_a_hint_knows_what_that_seat_knows(
    house: House, person: Make, name: str
) -> None:
    """The job holds the view of the seat: in a twin that looks alike to it, the very same."""
    ann = person("Ann")
    place = against_bots(ann, name)

    async def jobs() -> tuple[Job, Job]:
        table: Table = await house.parts.hall.table(place.table)
        real = table.bots.job(0, ADVISER)
        rules, state = table.game, table.match.state
        table.match.state = rules.imagine(rules.observe(state, 0), Rng(7))
        twin = table.bots.job(0, ADVISER)
        table.match.state = state
        return real, twin

    real, twin = house.do(jobs())
    assert (ADVISER, real.state, real.counts, real.legal) == (
        real.bot,
        twin.state,
        twin.counts,
        twin.legal,
    )


def reason(answer: dict[str, Any]) -> str:
    assert "refused" == answer["t"], answer
    return str(answer["reason"]["id"])


def test_nobody_gets_a_hint_against_another_person(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    play([ann, bob], 3)

    for place in (ann, bob):
        assert "hints-only-against-bots" == reason(hint(place))


def test_nobody_gets_a_hint_where_two_share_a_screen_or_a_seat_is_free(person: Make) -> None:
    ann = person("Ann")

    for seats in (("me", "me"), ("me", "open")):
        place = ann.looks_at(ann.makes(*seats))
        assert "hints-only-against-bots" == reason(hint(place))


def test_one_person_among_bots_is_enough_to_have_none(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.makes("me", "open", "bot:random", "bot:random", game="stratagem")
    bob.joins(table)

    assert "hints-only-against-bots" == reason(hint(ann.looks_at(table)))


def test_who_looks_on_gets_no_hint(person: Make) -> None:
    place = against_bots(person("Ann"))
    said = hint(person("Eve").looks_at(place.table))

    assert ("error", "foreign") == (said["t"], said["code"])


def test_an_old_question_gets_no_hint(person: Make) -> None:
    place = against_bots(person("Ann"))

    assert "table-moved-on" == reason(hint(place, seq=place.last["seq"] + 5))


def test_a_game_that_is_over_gets_no_hint(person: Make) -> None:
    place = against_bots(person("Ann"))
    place.resigns()

    assert "game-is-over" == reason(hint(place))


def test_hints_are_not_without_end(person: Make) -> None:
    place = against_bots(person("Ann"))
    for _ in range(int(HINTS[1]) + 2):
        place.says(t="hint", id="h", seq=place.last["seq"])

    assert "too-many-hints" == place.hears_a("refused")["reason"]["id"]
    assert "hint" == place.hears_a("hint")["t"]


def test_a_bot_that_fails_gives_no_hint_and_the_game_goes_on(
    house: House, person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = against_bots(person("Ann"))

    async def break_it() -> None:
        table = await house.parts.hall.table(place.table)
        real = table.bots.job
        monkeypatch.setattr(table.bots, "job", lambda n, bot=None: broken(real(n, bot)))

    def broken(job: Job) -> Job:
        return Job(**{**vars(job), "bot": "nobody"})

    house.do(break_it())
    assert "no-hint" == reason(hint(place))
    monkeypatch.undo()
    assert "view" == place.asks("do", action=place.last["actions"][0])["t"]
