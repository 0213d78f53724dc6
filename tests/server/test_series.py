"""Series of games: from table to table with the same people, and who is ahead."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.people import House, Person, Place, Seen, two_at_a_table

Make = Callable[[str], Person]


def standing(person: Person, place: Place) -> Seen:
    """The series of a table."""
    found: Seen = person.http.get(f"/api/series/{place.last['part']['series']}").json()
    return found


def next_game(place: Place, *people: Person) -> tuple[Place, ...]:
    """Everybody goes on to the next table."""
    ids = [
        one.http.post(f"/api/tables/{place.table}/rematch", json={}).json()["id"] for one in people
    ]
    assert 1 == len(set(ids))
    return tuple([one.looks_at(ids[0]) for one in people])


def test_a_table_alone_is_no_part_of_a_series(person: Make) -> None:
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", "bot:random"))

    assert place.last["part"] is None
    answer = ann.http.get(f"/api/series/{place.table}")
    assert (404, "no-such-series") == (answer.status_code, answer.json()["error"]["id"])


def test_each_finished_table_leads_to_the_next_with_the_same_people(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a, b = two_at_a_table(ann, bob, games=2)
    part = {"series": a.table, "games": 2, "decided": False}
    assert {**part, "number": 1} == a.last["part"]
    b.asks("resign")
    a2, b2 = next_game(a, ann, bob)

    assert {**part, "number": 2} == a2.last["part"]
    assert (1, 0) == (a2.last["seat"], b2.last["seat"])
    assert [a.table, a2.table] == standing(ann, a2)["tables"]
    assert a2.last["part"] == ann.http.get(f"/api/tables/{a2.table}").json()["part"]


def test_points_follow_the_people_from_seat_to_seat(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a, b = two_at_a_table(ann, bob, games=3)
    b.asks("resign")
    a, b = next_game(a, ann, bob)
    b.asks("resign")
    found = standing(bob, a)

    lines = [(one["name"], one["points"], one["total"], one["wins"]) for one in found["standings"]]
    assert [("Ann", [2, 2], 4, 2), ("Bob", [0, 0], 0, 0)] == lines
    assert [1, 2] == [one["place"] for one in found["standings"]]
    assert not found["over"]


def test_after_the_last_game_the_series_is_over_and_a_rematch_stands_alone(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a = two_at_a_table(ann, bob, games=2)[0]
    a.asks("resign")
    a, b = next_game(a, ann, bob)
    b.asks("resign")

    found = standing(ann, a)
    assert found["over"]
    assert [1, 1] == [one["place"] for one in found["standings"]]
    again = next_game(a, ann, bob)[0]
    assert again.last["part"] is None


def test_a_championship_of_stratagem_counts_its_ranking_points(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.makes("me", "open", "bot:random", "bot:random", game="stratagem", games=2)
    bob.joins(table)
    a, b = ann.looks_at(table), bob.looks_at(table)
    b.resigns()
    a.resigns()
    while a.last["result"] is None:
        a.view()
    found = standing(ann, a)

    points = {one["name"]: one["points"] for one in found["standings"]}
    assert ([0], [0]) == (points["Ann"], points["Bob"])
    assert sorted(a.last["result"]["scores"], reverse=True) == [
        one["total"] for one in found["standings"]
    ]


@pytest.mark.parametrize("games", [0, -1, 21, 2.5, "two"])
def test_a_series_has_one_to_twenty_games(games: object, person: Make) -> None:
    body = {"game": "thirteen_days", "seats": ["me", "bot:random"], "games": games}
    assert 400 == person("Ann").http.post("/api/tables", json=body).status_code


def test_a_series_is_known_again_when_the_server_comes_back(person: Make, house: House) -> None:
    ann, bob = person("Ann"), person("Bob")
    a = two_at_a_table(ann, bob, games=4)[0]
    before = standing(ann, a)

    async def forget() -> None:
        for table in list(house.parts.hall._live.values()):
            table.drop()

    house.do(forget())
    again = ann.looks_at(a.table)
    part = {"series": a.table, "number": 1, "games": 4, "decided": False}
    assert part == again.last["part"]
    assert before == standing(ann, again)


def test_the_best_of_three_is_over_when_one_has_won_two(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a, b = two_at_a_table(ann, bob, games=3, decided=True)
    b.asks("resign")
    a2, b2 = next_game(a, ann, bob)
    going_on = standing(ann, a2)
    b2.asks("resign")
    done = standing(ann, a2)
    after, _ = next_game(a2, ann, bob)

    assert (False, True) == (going_on["over"], done["over"])
    assert [4, 0] == [one["total"] for one in done["standings"]]
    assert after.last["part"] is None


def test_the_best_of_three_goes_on_while_both_have_won(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a, b = two_at_a_table(ann, bob, games=3, decided=True)
    b.asks("resign")
    a2, _ = next_game(a, ann, bob)
    a2.asks("resign")
    a3, _ = next_game(a2, ann, bob)

    assert 3 == a3.last["part"]["number"]
    assert not standing(ann, a3)["over"]


def test_only_two_play_the_best_of_their_games(person: Make) -> None:
    seats = ["me", *["bot:random"] * 3]
    body = {"game": "stratagem", "seats": seats, "games": 3, "decided": True}
    answer = person("Ann").http.post("/api/tables", json=body)

    assert (400, "decided-takes-two") == (answer.status_code, answer.json()["error"]["id"])
