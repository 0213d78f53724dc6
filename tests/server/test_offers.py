"""Offers at a table: a draw, or to call the game off. Everybody must agree, and it is kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from detente.core.notation import CALL_OFF, DRAW
from detente.core.record import Record
from detente.games import games
from detente.server.shown.fairness import check
from detente.server.thinking.thoughts import Job
from detente.server.thinking.turns import Claim
from detente.server.thinking.workers import BotFailed, Workers
from tests.server.people import House, Person, Place, Seen, two_at_a_table
from tests.server.test_one_screen import look
from tests.server.test_series import next_game

Make = Callable[[str], Person]
WHATS = {"draw": ("agreed", DRAW), "call_off": ("called-off", CALL_OFF)}


def settled(place: Place) -> Seen:
    """The view in which no offer stands any more."""
    while place.last["offer"] is not None:
        place.view()
    return place.last


def offer(maker: Place, what: str, *others: Place) -> None:
    """An offer that stands, and is seen by the others."""
    assert maker.asks("offer", what=what)["offer"] is not None
    for other in others:
        while other.last["offer"] is None:
            other.view()


def four(house: House, *seats: str) -> tuple[list[Person], list[Place]]:
    """A table of Stratagem: so many people, and the bots that are named."""
    people = [Person(house.address, f"P{n}") for n in range(4 - len(seats))]
    table = people[0].makes("me", *["open"] * (len(people) - 1), *seats, game="stratagem")
    for one in people[1:]:
        one.joins(table)
    return people, [one.looks_at(table) for one in people]


# -- two people ------------------------------------------------------------------------------


@pytest.mark.parametrize("what", WHATS)
def test_an_offer_that_is_accepted_ends_the_game_and_its_record_says_so(
    places: tuple[Place, Place], person: Make, what: str
) -> None:
    one, two = places
    why, action = WHATS[what]
    offer(one, what, two)
    assert {"what": what, "seat": one.last["seat"], "asked": [two.last["seat"]]} == two.last[
        "offer"
    ]
    end = two.asks("accept", what=what)

    assert {"winners": [], "scores": [0, 0], "why": why} == end["result"]
    assert (None, []) == (end["offer"], end["offers"])
    saved = person("Eve").http.get(f"/api/tables/{one.table}/record").json()
    assert [one.last["seat"], action] == saved["moves"][-1]
    check(Record.from_json(saved))


def test_an_offer_that_is_declined_is_off_and_the_game_goes_on(
    places: tuple[Place, Place],
) -> None:
    one, two = places
    offer(one, "draw", two)
    after = two.asks("decline", what="draw")

    assert (None, None) == (after["offer"], after["result"])
    settled(one)
    assert "view" == one.does(one.last["actions"][0])["t"]


def test_what_was_declined_is_not_offered_again_before_somebody_plays(
    places: tuple[Place, Place],
) -> None:
    one, two = places
    offer(one, "draw", two)
    two.asks("decline", what="draw")
    settled(one)

    assert ["call_off"] == one.last["offers"]
    assert "offer-was-declined" == one.asks("offer", what="draw")["reason"]["id"]
    one.does(one.last["actions"][0])
    assert ["draw", "call_off"] == one.last["offers"]


def test_an_offer_can_be_withdrawn_by_its_maker_alone(places: tuple[Place, Place]) -> None:
    one, two = places
    offer(one, "call_off", two)

    assert "no-such-offer" == two.asks("withdraw", what="call_off")["reason"]["id"]
    assert one.asks("withdraw", what="call_off")["offer"] is None
    settled(two)
    assert "no-such-offer" == two.asks("accept", what="call_off")["reason"]["id"]


def test_who_is_asked_and_plays_on_has_answered(places: tuple[Place, Place]) -> None:
    mover, waiter = places
    offer(waiter, "draw", mover)

    assert mover.does(mover.last["actions"][0])["offer"] is None


def test_an_offer_stands_while_its_maker_plays(places: tuple[Place, Place]) -> None:
    mover, waiter = places
    offer(mover, "draw", waiter)
    mover.does(mover.last["actions"][0])
    waiter.sees(mover.last["moves"])

    assert "draw" == waiter.last["offer"]["what"]
    assert "agreed" == waiter.asks("accept", what="draw")["result"]["why"]


def test_resigning_ends_the_talk(places: tuple[Place, Place]) -> None:
    one, two = places
    offer(one, "draw", two)
    end = one.asks("resign")

    assert ("resigned", None) == (end["result"]["why"], end["offer"])


@pytest.mark.parametrize("t", ["accept", "decline", "withdraw"])
def test_what_is_not_offered_cannot_be_answered(places: tuple[Place, Place], t: str) -> None:
    one, two = places
    assert "no-such-offer" == one.asks(t, what="draw")["reason"]["id"]
    offer(one, "draw", two)

    assert "no-such-offer" == two.asks(t, what="call_off")["reason"]["id"]
    assert "draw" == two.last["offer"]["what"]


def test_nobody_accepts_their_own_offer(places: tuple[Place, Place]) -> None:
    one, two = places
    offer(one, "draw", two)

    assert "no-such-offer" == one.asks("accept", what="draw")["reason"]["id"]
    assert one.last["result"] is None


def test_one_offer_stands_at_a_time(places: tuple[Place, Place]) -> None:
    one, two = places
    offer(one, "draw", two)

    for place in (one, two):
        assert "offer-stands" == place.asks("offer", what="call_off")["reason"]["id"]
        assert [] == place.last["offers"]


@pytest.mark.parametrize("t", ["offer", "accept", "decline", "withdraw"])
def test_an_answer_to_an_older_position_is_refused(places: tuple[Place, Place], t: str) -> None:
    one, two = places
    if t != "offer":
        offer(one, "draw", two)
    before = two.last["offer"]
    two.says(t=t, id="late", seq=two.last["seq"] + 7, what="draw")
    refusal, shown = two.hears_a("refused"), two.anew().last

    assert ("late", "table-moved-on") == (refusal["id"], refusal["reason"]["id"])
    assert (before, None) == (shown["offer"], shown["result"])


@pytest.mark.parametrize("t", ["offer", "accept", "decline", "withdraw"])
def test_a_spectator_has_no_say(places: tuple[Place, Place], person: Make, t: str) -> None:
    one, two = places
    offer(one, "draw", two)
    eve = person("Eve").looks_at(one.table)
    eve.says(t=t, id="x", seq=eve.last["seq"], what="draw")

    assert "foreign" == eve.hears_a("error")["code"]
    assert [] == eve.last["offers"]
    assert "draw" == person("Eve").looks_at(one.table).last["offer"]["what"]


@pytest.mark.parametrize("t", ["offer", "accept", "decline", "withdraw"])
@pytest.mark.parametrize("more", [{}, {"what": "peace"}, {"what": None}, {"what": ["draw"]}])
def test_an_offer_of_something_else_is_malformed(
    places: tuple[Place, Place], t: str, more: dict[str, object]
) -> None:
    one, _ = places
    one.says(**{"t": t, "id": "x", "seq": one.last["seq"], **more})

    assert "malformed" == one.hears_a("error")["code"]


@pytest.mark.parametrize("action", [DRAW, CALL_OFF])
def test_nobody_ends_the_game_alone(places: tuple[Place, Place], action: int) -> None:
    one, _ = places

    assert "no-such-action" == one.asks("do", action=action)["reason"]["id"]
    for text in ("agree on a draw", "call off"):
        assert "no-such-action" == one.asks("type", text=text)["reason"]["id"]
    assert one.last["result"] is None


def test_a_repeated_offer_and_a_repeated_answer_are_done_once(
    places: tuple[Place, Place],
) -> None:
    one, two = places
    for t, place in (("offer", one), ("accept", two)):
        said = {"t": t, "id": "once", "seq": place.last["seq"], "what": "draw"}
        place.says(**said)
        place.view("once")
        place.says(**said)
        assert {"t": "done", "id": "once"} == place.hears_a("done")
        while two.last["offer"] is None and t == "offer":
            two.view()

    assert "agreed" == two.last["result"]["why"]


def test_an_open_offer_counts_as_my_turn_in_the_lobby(places: tuple[Place, Place]) -> None:
    mover, waiter = places
    cookie = str(waiter.socket.request.headers["Cookie"]) if waiter.socket.request else ""
    host, port = waiter.socket.remote_address[:2]
    me = Person(f"{host}:{port}", "W", cookie)
    assert not me.http.get(f"/api/tables/{waiter.table}").json()["my_turn"]
    offer(mover, "draw", waiter)

    assert me.http.get(f"/api/tables/{waiter.table}").json()["my_turn"]
    me.leave()


def test_after_the_game_nothing_is_offered(places: tuple[Place, Place]) -> None:
    one, two = places
    one.asks("resign")
    two.view()

    assert [] == two.last["offers"]
    assert "game-is-over" == two.asks("offer", what="draw")["reason"]["id"]


def test_a_game_that_was_called_off_counts_nothing_in_a_series(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a, b = two_at_a_table(ann, bob, games=2)
    for what, points in (("call_off", [0]), ("draw", [0, 1])):
        offer(a, what, b)
        b.asks("accept", what=what)
        series = ann.http.get(f"/api/series/{a.last['part']['series']}").json()
        assert [points, points] == [line["points"] for line in series["standings"]]
        if not series["over"]:
            a, b = next_game(a, ann, bob)


# -- restarts --------------------------------------------------------------------------------


def test_an_offer_and_an_end_survive_a_restart(database: str) -> None:
    with House(database) as house:
        ann, bob = Person(house.address, "Ann"), Person(house.address, "Bob")
        a, b = two_at_a_table(ann, bob)
        offer(a, "draw", b)
        table, cookies = a.table, (ann.cookie, bob.cookie)
        standing = b.last["offer"]
    with House(database) as house:
        back = [Place(house.address, table, cookie) for cookie in cookies]
        assert [standing, standing] == [place.view()["offer"] for place in back]
        assert "agreed" == back[1].asks("accept", what="draw")["result"]["why"]
    with House(database) as house:
        place = Place(house.address, table, cookies[0])
        assert ("agreed", None) == (place.view()["result"]["why"], place.last["offer"])


def test_a_bot_asked_before_a_restart_answers_after_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: Workers, job: Job, claim: Claim) -> bool:
        raise SystemError("the machine goes down")

    with monkeypatch.context() as patch:
        patch.setattr(Workers, "takes_draw", never)
        with House(database) as house:
            ann = Person(house.address, "Ann")
            place = ann.looks_at(ann.makes("me", "bot:random"))
            offered = offer_anyway(place, "draw")["offer"]
            table, cookie = place.table, ann.cookie
    with House(database) as house:
        place = Place(house.address, table, cookie)
        place.view()
        assert ("draw", [1]) == (offered["what"], offered["asked"])
        assert settled(place)["offer"] is None


# -- bots ------------------------------------------------------------------------------------


def offer_anyway(place: Place, what: str) -> Seen:
    """Offer, however often bots move meanwhile."""
    return place.insists("offer", what=what)


@pytest.mark.parametrize("name", games())
def test_who_plays_against_bots_may_call_off_any_game(person: Make, name: str) -> None:
    ann = person("Ann")
    rules = ann.http.get("/api/games").json()
    seats = next(len(one["seats"]) for one in rules if one["name"] == name)
    table = ann.makes("me", *["bot:random"] * (seats - 1), game=name)
    end = offer_anyway(ann.looks_at(table), "call_off")

    assert ([], "called-off") == (end["result"]["winners"], end["result"]["why"])
    shown = ann.http.get(f"/api/tables/{table}/replay?seat=all").json()
    assert "called-off" == shown["result"]["why"]
    check(Record.from_json(ann.http.get(f"/api/tables/{table}/record").json()))


def test_a_bot_declines_a_draw_at_the_start(person: Make) -> None:
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", "bot:greedy"))
    offer_anyway(place, "draw")

    assert settled(place)["result"] is None


def test_a_bot_that_is_worse_off_takes_a_draw(
    person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gladly(self: Workers, job: Job, claim: Claim) -> bool:
        return True

    monkeypatch.setattr(Workers, "takes_draw", gladly)
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", "bot:random"))
    offer_anyway(place, "draw")
    while place.last["result"] is None:
        place.view()

    assert "agreed" == place.last["result"]["why"]


def test_a_bot_that_cannot_think_declines(person: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    async def dies(self: Workers, job: Job, claim: Claim) -> bool:
        raise BotFailed("the worker died")

    monkeypatch.setattr(Workers, "takes_draw", dies)
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", "bot:random"))
    offer_anyway(place, "draw")

    assert settled(place)["result"] is None


def test_the_rules_of_berlin_have_a_draw_of_their_own(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"), game="berlin63")
    reason = ann.asks("offer", what="draw")["reason"]

    assert ("rules-have-a-draw", "B63-14.11") == (reason["id"], reason["clause"])
    assert ["call_off"] == bob.last["offers"]


# -- more than two, and fewer ----------------------------------------------------------------


def test_of_four_all_must_agree(house: House) -> None:
    people, (a, b, c, d) = four(house)
    offer(a, "call_off", b, c, d)
    seat = c.asks("accept", what="call_off")["seat"]
    while seat in b.last["offer"]["asked"]:
        b.view()
    assert [1, 3] == sorted(b.last["offer"]["asked"])
    assert b.asks("accept", what="call_off")["result"] is None
    while [3] != d.last["offer"]["asked"]:
        d.view()
    end = d.asks("accept", what="call_off")

    assert ("called-off", [0, 0, 0, 0]) == (end["result"]["why"], end["result"]["scores"])
    for one in people:
        one.leave()


def test_of_four_one_who_declines_is_enough(house: House) -> None:
    people, (a, b, c, _) = four(house)
    offer(a, "draw", b, c)
    b.asks("accept", what="draw")
    settled_at = c.asks("decline", what="draw")

    assert (None, None) == (settled_at["offer"], settled_at["result"])
    for one in people:
        one.leave()


def test_who_has_given_up_is_not_asked(house: House) -> None:
    people, (a, _, c) = four(house, "bot:random")
    c.resigns()

    assert [1] == offer_anyway(a, "call_off")["offer"]["asked"]
    assert [] == c.view()["offers"]
    for one in people:
        one.leave()


def test_people_at_one_screen_agree_by_themselves(house: House, person: Make) -> None:
    ann = person("Ann")
    place = look(house, ann, ann.makes("me", "me"), 0)

    assert "agreed" == place.asks("offer", what="draw")["result"]["why"]
    place.close()


def test_a_table_nobody_has_joined_can_be_closed(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.makes("me", "open")
    place = ann.looks_at(table)
    assert ["call_off"] == place.last["offers"]
    assert "table-has-open-seats" == place.asks("offer", what="draw")["reason"]["id"]
    end = place.asks("offer", what="call_off")

    assert "called-off" == end["result"]["why"]
    assert table not in [one["id"] for one in bob.http.get("/api/tables").json()["open"]]
    answer = bob.http.post(f"/api/tables/{table}/join", json={})
    assert (409, "game-is-over") == (answer.status_code, answer.json()["error"]["id"])
    shown = ann.http.get(f"/api/tables/{table}/replay").json()
    assert "called-off" == shown["result"]["why"]


def test_who_sits_down_meanwhile_was_not_asked(house: House) -> None:
    people = [Person(house.address, name) for name in ("Ann", "Bob", "Cid")]
    table = people[0].makes("me", "open", "open", "open", game="stratagem")
    people[1].joins(table)
    a, b = people[0].looks_at(table), people[1].looks_at(table)
    offer(a, "call_off", b)
    people[2].joins(table)

    assert settled(b)["result"] is None
    assert "no-such-offer" == b.asks("accept", what="call_off")["reason"]["id"]
    for one in people:
        one.leave()


def test_a_rematch_that_was_called_off_is_no_place_to_sit_down(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    a = two_at_a_table(ann, bob)[0]
    a.asks("resign")
    (again,) = next_game(a, ann)
    again.asks("offer", what="call_off")
    (other,) = next_game(a, bob)

    assert "called-off" == other.last["result"]["why"]


def test_a_closed_table_is_closed_after_a_restart(
    database: str,
) -> None:
    with House(database) as house:
        ann = Person(house.address, "Ann")
        place = ann.looks_at(ann.makes("me", "open"))
        place.asks("offer", what="call_off")
        table, cookie = place.table, ann.cookie
    with House(database) as house:
        assert "called-off" == Place(house.address, table, cookie).view()["result"]["why"]
        record = Person(house.address, "Eve").http.get(f"/api/tables/{table}/record").json()
        assert 0 == check(Record.from_json(record))
