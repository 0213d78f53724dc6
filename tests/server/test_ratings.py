"""Ratings: rated games count once, friendly ones never, and nobody gains by leaving."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from detente import game as open_game
from detente.server.contests.habits import phrases
from tests.server.people import (
    Person,
    Place,
    Seen,
    StillClock,
    answer_together,
    play,
    two_at_a_table,
)
from tests.server.test_clocks import LIVE, MAIL, ClockHouse, left, timed

Make = Callable[[str], Person]
GAME = "thirteen_days"


@pytest.fixture(scope="module")
def house(module_database: str) -> Iterator[ClockHouse]:
    with ClockHouse(module_database, StillClock()) as open_house:
        yield open_house


def page_of(person: Person, player: str) -> Seen:
    found: Seen = person.http.get(f"/api/players/{player}").json()
    return found


def rating(person: Person, player: str) -> Seen | None:
    (found,) = [one for one in page_of(person, player)["games"] if one["game"] == GAME]
    value: Seen | None = found["rating"]
    return value


def ends(house: ClockHouse, place: Place) -> None:
    place.resigns()
    house.goes_on(0)


def test_a_rated_game_moves_both_and_its_sides_are_counted(house: ClockHouse, person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    one, _two = two_at_a_table(ann, bob, time=LIVE, rated=True)
    assert one.last["rated"] and rating(bob, ann.id) is None
    ends(house, one)

    lost, won = rating(bob, ann.id), rating(bob, bob.id)
    assert lost is not None and won is not None
    assert (1, 1) == (lost["games"], won["games"])
    assert lost["middle"] < 1500 < won["middle"]
    assert won["guess"] and won["shown"] < won["middle"] < won["most"]
    (game,) = page_of(bob, ann.id)["recent"]
    assert ("resigned", 0.0, one.table, 0) == (
        game["why"],
        game["points"],
        game["table"],
        game["seat"],
    )
    assert [{"player": bob.id, "name": "Bob"}] == game["others"]
    house.goes_on(0)
    assert won == rating(ann, bob.id)


def test_a_friendly_game_and_one_called_off_count_nothing(house: ClockHouse, person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    friendly, _ = two_at_a_table(ann, bob, time=LIVE)
    ends(house, friendly)
    one, two = two_at_a_table(ann, bob, time=LIVE, rated=True)
    one.asks("offer", what="call_off")
    while two.last["offer"] is None:
        two.view()
    two.asks("accept", what="call_off")
    house.goes_on(0)

    assert rating(ann, ann.id) is None
    assert [] == page_of(ann, bob.id)["recent"]
    assert [1, 1] == [page_of(ann, one.id)["called_off"] for one in (ann, bob)]
    played = {game["game"]: game["friendly"] for game in page_of(bob, ann.id)["games"]}
    assert {"thirteen_days": 1} == {game: n for game, n in played.items() if n}


def test_a_players_page_leads_to_what_a_stranger_may_watch_now(
    house: ClockHouse, person: Make
) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    one, two = two_at_a_table(ann, bob)
    two_at_a_table(ann, bob, public=False)
    two_at_a_table(ann, bob, delay=5)
    ann.makes("me", "open")

    def watched(by: Person) -> list[str]:
        return [table["id"] for table in page_of(by, ann.id)["playing"]]

    assert [one.table] == watched(eve)
    assert [] == watched(bob), "who sits there has it among the own games"
    ends(house, two)
    assert [] == watched(eve)


def test_a_game_with_somebody_blocked_is_on_no_page(person: Make) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    mine, _ = two_at_a_table(eve, bob)
    eve.http.post(f"/api/tables/{mine.table}/block", json={"seat": 1})
    two_at_a_table(ann, bob)

    assert [] == page_of(eve, ann.id)["playing"]


def test_who_leaves_a_rated_game_to_a_bot_has_lost_it_whoever_wins(
    house: ClockHouse, person: Make
) -> None:
    mover, other = timed(person, {**LIVE, "out": "bot"}, rated=True)
    house.goes_on(left(mover))
    ends(house, other.anew())  # even against the bot that plays on

    rows = house.sql(
        "SELECT seat, points, after - before FROM results WHERE table_id = :id ORDER BY seat",
        id=mover.table,
    )
    seat = mover.last["seat"]
    assert 0.0 == rows[seat][1] and rows[seat][2] < rows[1 - seat][2]


def test_who_runs_out_of_time_has_lost(house: ClockHouse, person: Make) -> None:
    mover, _other = timed(person, LIVE, rated=True)
    house.goes_on(left(mover))
    house.goes_on(0)

    rows = house.sql("SELECT seat, points FROM results WHERE table_id = :id", id=mover.table)
    assert {mover.last["seat"]: 0.0, 1 - mover.last["seat"]: 1.0} == dict(rows)


def test_bots_are_rated_on_the_same_scale_and_give_no_hints(
    house: ClockHouse, person: Make
) -> None:
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", "bot:random", rated=True))
    answer = place.asks("hint")
    assert "no-hints-in-rated-games" == answer["reason"]["id"]
    ends(house, place)

    bot = rating(ann, "bot:random")
    assert bot is not None and 700 < bot["middle"]
    ladder = ann.http.get(f"/api/games/{GAME}/ladder").json()
    assert {"human", "bot"} == {one["kind"] for one in ladder["players"]}
    shown = [one["shown"] for one in ladder["players"]]
    assert sorted(shown, reverse=True) == shown
    games = [side["games"] for side in ladder["sides"]]
    assert games[0] == games[1] >= sum([side["won"] for side in ladder["sides"]]) > 0


def test_a_rated_game_is_whole_has_a_clock_and_everybody_one_seat(person: Make) -> None:
    ann = person("Ann")

    def asks(*seats: str) -> str:
        body = {"game": GAME, "seats": list(seats), "rated": True}
        return str(ann.http.post("/api/tables", json=body).json()["error"]["id"])

    assert "rated-needs-a-clock" == asks("me", "open")
    assert "cannot-be-rated" == asks("me", "me")


def test_of_a_game_that_is_seen_late_no_rating_tells_the_end(
    house: ClockHouse, person: Make
) -> None:
    ann, bob = person("Ann"), person("Bob")
    one, two = two_at_a_table(ann, bob, time=LIVE, rated=True, delay=5)
    answer_together([one, two])
    ends(house, one)

    assert rating(ann, ann.id) is None
    house.goes_on(301)
    assert rating(ann, ann.id) is not None


def test_who_sits_at_a_table_is_shown_with_ratings(person: Make) -> None:
    ann = person("Ann")
    table = ann.makes("me", "bot:level3")

    found = ann.http.get(f"/api/tables/{table}/players").json()
    assert [(0, ann.id, "Ann", 1100), (1, "bot:level3", "level3", 1260)] == [
        (one["seat"], one["player"], one["name"], one["shown"]) for one in found
    ]
    assert 404 == ann.http.get("/api/players/nobody").status_code


# -- habits ------------------------------------------------------------------------------------


def test_acts_of_one_kind_are_one_opening_whatever_their_order() -> None:
    notation = open_game("twilight_struggle").notation
    poland, germany, done, headline = [
        notation.parse(text)
        for text in ("place poland", "place east_germany", "done", "headline fidel")
    ]
    one = phrases(notation, [poland, germany, poland, done, headline, poland])

    assert [[*sorted([poland, poland, germany])], [headline]] == one
    assert one == phrases(notation, [germany, poland, poland, done, headline])


def test_a_players_page_tells_openings_with_what_they_brought(
    house: ClockHouse, person: Make
) -> None:
    ann, bob = person("Ann"), person("Bob")
    places = two_at_a_table(ann, bob, time=LIVE, rated=True)
    answer_together(list(places))
    loser, winner = places[0], places[1]
    assert [] == page_of(bob, ann.id)["openings"]  # nothing of a game that is played
    ends(house, loser)

    (mine,) = page_of(bob, ann.id)["openings"]
    assert (GAME, loser.last["seat"], 0.0, 1) == tuple(
        [mine[name] for name in ("game", "seat", "won", "games")]
    )
    assert 1 == len(mine["acts"]) and 1 == len(mine["acts"][0])
    (theirs,) = page_of(ann, bob.id)["openings"]
    assert (winner.last["seat"], 1.0) == (theirs["seat"], theirs["won"])


def test_it_is_told_how_soon_a_player_usually_answers_by_mail(
    house: ClockHouse, person: Make
) -> None:
    ann, bob = person("Ann"), person("Bob")
    places = two_at_a_table(ann, bob, time=MAIL)
    play(list(places), 50)
    three_hours_each = "UPDATE moves SET made = 10800 * n WHERE table_id = :id"
    house.sql(three_hours_each, id=places[0].table)
    assert page_of(ann, bob.id)["answers"] is None  # not of a game that is played
    places[0].resigns()

    assert 3 * 3600 == page_of(ann, bob.id)["answers"] == page_of(bob, ann.id)["answers"]
    assert page_of(ann, person("Cat").id)["answers"] is None
