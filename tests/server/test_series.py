"""Series of games: from table to table with the same people, and who is ahead."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from detente.server.shown.fairness import seal
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


def bids(person: Person, place: Place, amount: int) -> Place:
    """Bid for the sides; the table as it is seen then."""
    answer = person.http.post(f"/api/tables/{place.table}/bid", json={"amount": amount})
    assert 200 == answer.status_code, answer.text
    return person.looks_at(place.table)


def test_the_sides_of_every_game_of_a_series_are_bid_for(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a, b = two_at_a_table(ann, bob, game="twilight_struggle", games=3, decided=True, bids=True)
    assert ("bid-for-sides", "bid-for-sides") == (a.last["prompt"]["id"], b.last["prompt"]["id"])
    a = bids(ann, a, 3)
    assert ("wait-for-bids", False, []) == (
        a.last["prompt"]["id"],
        a.last["begun"],
        a.last["bids"]["all"],
    )
    b = bids(bob, b, 1)
    a = ann.looks_at(a.table)

    assert (True, {"us_bid": 3}, [1, 3]) == (
        b.last["begun"],
        b.last["options"],
        b.last["bids"]["all"],
    )
    assert (1, 0) == (a.last["seat"], b.last["seat"])  # who bid more plays the USSR
    b.asks("resign")
    a2, b2 = next_game(a, ann, bob)
    assert (1, 0, {}, True) == (
        a2.last["seat"],
        b2.last["seat"],
        a2.last["options"],
        a2.last["bids"]["asked"],
    )
    b2, a2 = bids(bob, b2, 2), bids(ann, a2, 2)
    assert (1, {"us_bid": 2}) == (a2.last["seat"], a2.last["options"])  # equal: as they sat
    a2.asks("resign")
    found = standing(ann, a2)
    lines = {one["name"]: one["points"] for one in found["standings"]}
    assert {"Ann": [2, 0], "Bob": [0, 2]} == lines


def test_nobody_learns_of_a_bid_before_all_have_bid(person: Make) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    a, b = two_at_a_table(ann, bob, bids=True)
    watching = eve.looks_at(a.table)
    before = (b.last, watching.last)
    bids(ann, a, -2)

    after = bob.looks_at(a.table).last, eve.looks_at(a.table).last
    for old, new in zip(before, after):
        differs = {name for name in old if name != "seats" and old[name] != new[name]}
        assert set() == differs
    assert [False, False] == [
        one.http.get(f"/api/tables/{a.table}").json()["begun"] for one in (ann, bob)
    ]
    assert [False, True] == [
        one.http.get(f"/api/tables/{a.table}").json()["my_turn"] for one in (ann, bob)
    ]


@pytest.mark.parametrize(
    ("error", "body"),
    [
        ("bids-take-two", {"seats": ["me", "bot:random"]}),
        ("bids-take-two", {"seats": ["me", "me"]}),
        ("nothing-to-bid", {"game": "berlin63"}),
        ("nothing-to-bid", {"game": "twilight_struggle", "options": {"scenario": "late_war"}}),
        ("bids-decide", {"options": {"us_prestige": 1}}),
    ],
)
def test_sides_are_bid_for_by_two_people_where_there_is_something_to_give(
    error: str, body: dict[str, object], person: Make
) -> None:
    whole = {"game": "thirteen_days", "seats": ["me", "open"], "bids": True, **body}
    answer = person("Ann").http.post("/api/tables", json=whole)

    assert (400, error) == (answer.status_code, answer.json()["error"]["id"])


def test_a_bid_is_made_once_by_who_sits_there_and_can_be_given(person: Make) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    a, _ = two_at_a_table(ann, bob, bids=True)
    bids(ann, a, 1)

    def told(who: Person, amount: object) -> object:
        answer = who.http.post(f"/api/tables/{a.table}/bid", json={"amount": amount})
        return answer.status_code, answer.json()["error"]["id"]

    assert (409, "no-bid-now") == told(ann, 2)
    assert (403, "not-your-table") == told(eve, 2)
    assert (400, "no-such-bid") == told(bob, 4)
    assert (400, "malformed") == told(bob, "much")


def test_shares_of_the_dice_are_shown_when_the_sides_are_known(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    first, second = seal("one"), seal("two")
    table = ann.makes("me", "open", bids=True, seal=first)
    bob.joins(table, seal=second)
    a, b = ann.looks_at(table), bob.looks_at(table)
    assert not a.last["fairness"]["show"]
    a, b = bids(ann, a, 1), bids(bob, b, 0)
    a = ann.looks_at(table)
    assert [second, first] == a.last["fairness"]["seals"]
    a.says(t="nonce", nonce="one")
    b.says(t="nonce", nonce="two")
    while not b.last["begun"]:
        b.view()

    assert {"us_prestige": 1} == b.last["options"]
