"""Several seats of one guest: people who share a screen, one seat's eyes at a time."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.people import House, Person, Place, play_out

Make = Callable[[str], Person]


def look(house: House, who: Person, table: str, seat: int) -> Place:
    place = Place(house.address, f"{table}?seat={seat}", who.cookie)
    place.view()
    return place


def test_each_seat_is_looked_at_with_its_own_eyes(house: House, person: Make) -> None:
    ann = person("Ann")
    table = ann.makes("me", "me")
    places = [look(house, ann, table, seat) for seat in (0, 1)]
    for place in places:
        place.does(place.last["actions"][0])
    hands = [look(house, ann, table, seat).last["position"]["hands"] for seat in (0, 1)]

    assert [0, 1] == [place.last["seat"] for place in places]
    assert [[True, False], [False, True]] == [
        [len(hand["cards"]) > 0 for hand in seen] for seen in hands
    ]


def test_two_seats_of_one_screen_play_a_whole_game(house: House, person: Make) -> None:
    ann = person("Ann")
    table = ann.makes("me", "me")
    places = [look(house, ann, table, seat) for seat in (0, 1)]
    end = play_out(places)

    assert end["result"] is not None
    assert ["Ann", "Ann"] == [seat["name"] for seat in end["seats"]]
    for place in places:
        place.close()


def test_a_seat_that_is_not_mine_is_not_looked_from(house: House, person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.makes("me", "open")
    bob.joins(table)
    place = look(house, bob, table, 0)

    assert 1 == place.last["seat"]
    place.close()


def test_a_shared_screen_is_told_its_seats_and_whether_one_is_asked(person: Make) -> None:
    ann = person("Ann")
    info = ann.http.get(f"/api/tables/{ann.makes('bot:random', 'me')}").json()
    both = ann.http.get(f"/api/tables/{ann.makes('me', 'me')}").json()

    assert [1] == info["my_seats"]
    assert ([0, 1], True) == (both["my_seats"], both["my_turn"])


def test_a_rematch_of_one_screen_is_dealt_at_once(house: House, person: Make) -> None:
    ann = person("Ann")
    table = ann.makes("me", "me")
    place = look(house, ann, table, 0)
    place.asks("resign")
    again = ann.http.post(f"/api/tables/{table}/rematch", json={}).json()["id"]

    assert ann.http.get(f"/api/tables/{again}").json()["begun"]
    place.close()


def test_who_takes_a_seat_cannot_take_another_by_the_link(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.makes("open", "open")
    bob.joins(table, seat=1)

    assert [1] == bob.joins(table, seat=0)["my_seats"]
