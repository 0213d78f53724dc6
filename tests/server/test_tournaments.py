"""Tournaments: entered, paired, played to their end; and the quick way to an opponent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.people import Person, Seen, StillClock
from tests.server.test_clocks import LIVE, MAIL, ClockHouse

Make = Callable[[str], Person]
BY_MAIL = {**MAIL, "out": "lose"}
CUP = {"name": "Cup", "game": "thirteen_days", "system": "swiss", "time": LIVE, "rounds": 3}


@pytest.fixture(scope="module")
def house(module_database: str) -> Iterator[ClockHouse]:
    with ClockHouse(module_database, StillClock()) as open_house:
        yield open_house


def asks(who: Person, path: str, body: Any = None) -> Seen:
    answer = who.http.post(f"/api/{path}", json=body)
    assert answer.status_code in (200, 201), answer.text
    found: Seen = answer.json()
    return found


def refused(who: Person, path: str, body: Any = None) -> str:
    return str(who.http.post(f"/api/{path}", json=body).json()["error"]["id"])


def looked_at(who: Person, id: str) -> Seen:
    found: Seen = who.http.get(f"/api/tournaments/{id}").json()
    return found


def play_on(house: ClockHouse, person: Make, id: str, people: list[Person]) -> Seen:
    """People resign whatever they play until the tournament is over; bots play."""
    guide = people[0]
    for _ in range(2_000):
        house.goes_on(0)
        now = looked_at(guide, id)
        if now["state"] != "running":
            return now
        for game in now["games"]:
            if game["table"] is None or game["points"] is not None:
                continue
            for n in game["sits"]:
                entrant = now["entrants"][n]
                mine = [one for one in people if one.id == entrant["player"]]
                if mine and game["points"] is None:
                    place = mine[0].looks_at(game["table"])
                    if place.last["result"] is None:
                        place.resigns()
                    place.close()
                    break
    raise AssertionError("the tournament does not end")


@pytest.mark.by_turns("kind_of_database")
def test_a_swiss_of_eight_bots_and_two_people_runs_to_its_end(
    house: ClockHouse, person: Make
) -> None:
    ann, bob = person("Ann"), person("Bob")
    id = asks(ann, "tournaments", {**CUP, "bots": ["random"] * 8})["id"]
    asks(ann, f"tournaments/{id}/enter")
    asks(bob, f"tournaments/{id}/enter")
    assert "not-your-tournament" == refused(bob, f"tournaments/{id}/begin")
    begun = asks(ann, f"tournaments/{id}/begin")
    assert ("running", 1, 5) == (begun["state"], begun["round"], len(begun["games"]))
    assert "tournament-is-closed" == refused(person("Cat"), f"tournaments/{id}/enter")

    end = play_on(house, person, id, [ann, bob])
    assert ("over", 3, 15) == (end["state"], end["round"], len(end["games"]))
    assert 15.0 == sum([line["points"] for line in end["standings"]])
    met = Counter([tuple(sorted(one["sits"])) for one in end["games"]])
    assert {1} == set(met.values())
    house.goes_on(0)
    rated = person("Cat").http.get(f"/api/players/{ann.id}").json()["recent"]
    assert 3 == len(rated)


@pytest.mark.by_turns("kind_of_database")
def test_a_knock_out_with_byes_and_a_round_robin_run_to_their_end(
    house: ClockHouse, person: Make
) -> None:
    ann = person("Ann")
    for system, bots, rounds, games in (("knock_out", 4, 3, 4), ("round_robin", 2, 3, 3)):
        cup = {**CUP, "system": system, "bots": ["random"] * bots, "rated": False}
        id = asks(ann, "tournaments", cup)["id"]
        asks(ann, f"tournaments/{id}/enter")
        asks(ann, f"tournaments/{id}/begin")
        end = play_on(house, person, id, [ann])
        tables = [one for one in end["games"] if one["table"] is not None]
        assert (rounds, games) == (end["rounds"], len(tables))
        assert all([one["began"] <= one["ended"] and one["why"] for one in tables])
        byes = [one["sits"][0] for one in end["games"] if len(one["sits"]) == 1]
        assert len(byes) == len(set(byes)) == 3


def test_a_championship_of_stratagem_runs_to_its_end_at_tables_of_four(
    house: ClockHouse, person: Make
) -> None:
    people = [person(name) for name in ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")]
    ann = people[0]
    cup = {**CUP, "game": "stratagem", "system": "knock_out"}
    id = asks(ann, "tournaments", cup)["id"]
    for one in people:
        asks(one, f"tournaments/{id}/enter")
    now = asks(ann, f"tournaments/{id}/begin")
    assert ([4, 4], 2) == ([len(one["sits"]) for one in now["games"]], now["rounds"])
    by_id = {one.id: one for one in people}
    winners = []
    for _ in range(2):
        for game in [one for one in now["games"] if one["points"] is None]:
            sits = [by_id[now["entrants"][n]["player"]] for n in game["sits"]]
            winners.append(game["sits"][0])
            abandon(game["table"], sits[1:])
        house.goes_on(0)
        now = looked_at(ann, id)

    assert ("over", 2, 3) == (now["state"], now["round"], len(now["games"]))
    assert winners[-1] == now["standings"][0]["entrant"]
    assert [[6, 0, 0, 0]] * 3 == [one["points"] for one in now["games"]]  # STR-20.2, 20.3


def abandon(table: str, people: list[Person]) -> None:
    """Some leave a game of four, one after the other."""
    for one in people:
        place = one.looks_at(table)
        place.resigns()
        place.close()


def test_bots_make_up_what_is_missing_to_tables_of_four(person: Make) -> None:
    ann = person("Ann")
    cup = {**CUP, "game": "stratagem", "bots": ["random"] * 4, "time": BY_MAIL}
    id = asks(ann, "tournaments", cup)["id"]
    asks(ann, f"tournaments/{id}/enter")
    begun = asks(ann, f"tournaments/{id}/begin")

    names = Counter([one["player"] for one in begun["entrants"]])
    assert {ann.id: 1, "bot:random": 4, "bot:level3": 3} == names
    assert [4, 4] == [len(one["sits"]) for one in begun["games"]]
    asks(ann, f"tournaments/{id}/call_off")


def test_who_does_not_come_to_a_game_has_lost_it(house: ClockHouse, person: Make) -> None:
    ann = person("Ann")
    id = asks(ann, "tournaments", {**CUP, "bots": ["random"], "rounds": 1})["id"]
    asks(ann, f"tournaments/{id}/enter")
    asks(ann, f"tournaments/{id}/begin")
    assert 1 == len(looked_at(ann, id)["games"])
    house.goes_on(60 * 60)
    house.goes_on(0)

    end = looked_at(ann, id)
    assert "over" == end["state"]
    winner = end["entrants"][end["standings"][0]["entrant"]]
    assert "bot:random" == winner["player"]


def test_pairings_tell_who_is_asked_and_how_long_they_have(house: ClockHouse, person: Make) -> None:
    """As all may know: that Bob has answered in secret is told to nobody but Bob."""
    ann, bob, cat = person("Ann"), person("Bob"), person("Cat")
    id = asks(ann, "tournaments", {**CUP, "time": BY_MAIL})["id"]
    for one in (ann, bob):
        asks(one, f"tournaments/{id}/enter")
    asks(ann, f"tournaments/{id}/begin")

    def seen(who: Person) -> Seen:
        (game,) = looked_at(who, id)["games"]
        return dict(game)

    assert ([0, 1], True, False) == (
        seen(bob)["waiting"],
        seen(bob)["my_turn"],
        seen(cat)["my_turn"],
    )
    before = [seen(one) for one in (ann, cat)]
    place = bob.looks_at(before[0]["table"])
    while place.last["actions"]:
        place.does(place.last["actions"][0])
    assert before == [seen(one) for one in (ann, cat)]
    assert not seen(bob)["my_turn"]
    there = ann.looks_at(before[0]["table"])
    while len(seen(cat)["waiting"]) > 1:
        there.does(there.last["actions"][0])
    (asked,) = seen(cat)["waiting"]
    before = [seen(cat)]
    house.goes_on(60)
    left = [one["clocks"]["seats"][asked]["left"] for one in (*before, seen(cat))]
    assert 60_000 == left[0] - left[1]


def test_until_it_begins_one_may_withdraw_and_its_maker_may_call_it_off(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    id = asks(ann, "tournaments", CUP)["id"]
    assert "too-few-entrants" == refused(ann, f"tournaments/{id}/begin")
    assert [True] == [one["me"] for one in asks(bob, f"tournaments/{id}/enter")["entrants"]]
    assert [] == asks(bob, f"tournaments/{id}/withdraw")["entrants"]
    assert "not-your-tournament" == refused(bob, f"tournaments/{id}/call_off")
    assert "called_off" == asks(ann, f"tournaments/{id}/call_off")["state"]
    assert "tournament-is-over" == refused(ann, f"tournaments/{id}/call_off")
    assert id in [one["id"] for one in bob.http.get("/api/tournaments").json()]


@pytest.mark.parametrize(
    ("odd", "why"),
    [
        (
            {"game": "stratagem", "system": "round_robin", "bots": ["random"] * 17},
            "tournament-is-full",
        ),
        ({"game": "chess"}, "no-such-game"),
        ({"time": MAIL}, "wrong-time"),
        ({"bots": ["hal"]}, "no-such-bot"),
        ({"name": "  "}, "bad-nickname"),
    ],
)
def test_a_tournament_that_makes_no_sense_is_refused(person: Make, odd: Seen, why: str) -> None:
    assert why == refused(person("Ann"), "tournaments", {**CUP, **odd})


def test_a_guest_has_five_tournaments_at_a_time(person: Make) -> None:
    ann = person("Ann")
    for _ in range(5):
        asks(ann, "tournaments", CUP)

    assert "too-many-tournaments" == refused(ann, "tournaments", CUP)
    assert 404 == ann.http.get("/api/tournaments/nothing").status_code


# -- quick pairing -----------------------------------------------------------------------------


def test_two_who_want_the_same_sit_down_together(person: Make) -> None:
    ann, bob, cat = person("Ann"), person("Bob"), person("Cat")
    wish = {"game": "berlin63", "time": MAIL, "rated": True}
    table = asks(ann, "pairing", wish)["id"]

    assert table != asks(cat, "pairing", {**wish, "rated": False})["id"]
    assert table == asks(bob, "pairing", wish)["id"]
    assert bob.http.get(f"/api/tables/{table}").json()["begun"]
    assert table != asks(cat, "pairing", wish)["id"]


def test_it_is_told_how_many_wait_for_an_opponent_and_never_who(person: Make) -> None:
    ann, bob, cat = person("Ann"), person("Bob"), person("Cat")
    wish = {"game": "stratagem", "time": MAIL}

    def looking(who: Person) -> Seen:
        return asks(who, "pairing/looking", wish)

    assert {"game": 0, "same": 0} == looking(ann)
    asks(bob, "pairing", wish)
    bob.makes("me", "open", "open", "open", game="stratagem")
    cat.makes("me", "open", "open", "open", game="stratagem")
    assert {"game": 2, "same": 1} == looking(ann)
    assert {"game": 1, "same": 0} == looking(bob), "nobody waits for themselves"
    assert 404 == ann.http.post("/api/pairing/looking", json={"game": "chess"}).status_code


def test_lots_are_drawn_for_the_sides(person: Make) -> None:
    """Forty tables: all on one side would be one chance in a million million."""
    ann = person("Ann")
    tables = [ann.makes("me", "bot:random", lots=True) for _ in range(40)]
    sides = [ann.http.get(f"/api/tables/{table}").json()["my_seats"] for table in tables]

    assert {(0,), (1,)} == {tuple(one) for one in sides}


def test_who_is_far_stronger_is_not_paired(house: ClockHouse, person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    wish = {"game": "nineteen_sixty", "time": MAIL, "rated": True}
    house.sql(
        "INSERT INTO ratings (game, player, mu, sigma, games)"
        " VALUES ('nineteen_sixty', :id, 2000, 50, 30)",
        id=ann.id,
    )
    table = asks(ann, "pairing", wish)["id"]

    assert table != asks(bob, "pairing", wish)["id"]


@pytest.mark.parametrize("game", ["chess", "thirteen\x00days"])
def test_nobody_is_paired_for_a_game_that_is_not_there(person: Make, game: str) -> None:
    assert "no-such-game" == refused(person("Ann"), "pairing", {"game": game, "time": MAIL})
