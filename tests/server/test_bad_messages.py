"""Messages that are wrong in every way: each gets its own answer, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import House, Person, Place, let_see, play, two_at_a_table, whose_turn

Make = Callable[[str], Person]


def untouched(place: Place) -> bool:
    """Whether the table is as this window last saw it: looked at anew, by the same guest."""
    before, again = place.last, place.anew()
    after = again.last
    again.close()
    return bool(
        (before["moves"], before["seq"], before["position"])
        == (after["moves"], after["seq"], after["position"])
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "launch",
        "[]",
        "7",
        "null",
        "{}",
        '{"t": "nuke"}',
        '{"t": "do"}',
        '{"t": "do", "id": "x", "seq": 0}',
        '{"t": "do", "id": "x", "seq": 0, "action": "first"}',
        '{"t": "do", "id": "x", "seq": 0, "action": 1.5}',
        '{"t": "do", "id": "x", "seq": 0, "action": 99999999999999999999999}',
        '{"t": "do", "id": "x", "seq": -1, "action": 1}',
        '{"t": "do", "id": "", "seq": 0, "action": 1}',
        '{"t": "do", "id": 5, "seq": 0, "action": 1}',
        '{"t": "do", "id": "%s", "seq": 0, "action": 1}' % ("x" * 65),
        '{"t": "type", "id": "x", "seq": 0, "text": "%s"}' % ("x" * 201),
        '{"t": "do", "id": "two words", "seq": 0, "action": 1}',
        '{"t": "do", "id": "\\u0000", "seq": 0, "action": 1}',
        '{"t": "do", "id": "\\ud800", "seq": 0, "action": 1}',
        '{"t": "do", "id": "x", "seq": 0, "action": 1, "more": %s' % ("[" * 1900),
        '{"t": "ping"} {"t": "ping"}',
        '{"t": "nonce", "nonce": "a|b"}',
        '{"t": "nonce", "nonce": ""}',
        '{"t": "view", "seq": 1}',
    ],
)
def test_a_malformed_message_is_told_and_changes_nothing(
    places: tuple[Place, Place], text: str
) -> None:
    asked, _ = places
    asked.socket.send(text)

    assert "malformed" == asked.hears_a("error")["code"]
    assert untouched(asked)


def test_bytes_are_no_message(places: tuple[Place, Place]) -> None:
    asked, _ = places
    asked.socket.send(b'{"t": "ping"}')

    assert "malformed" == asked.hears_a("error")["code"]
    assert untouched(asked)


def test_an_oversized_message_is_told_and_changes_nothing(places: tuple[Place, Place]) -> None:
    asked, _ = places
    action = asked.last["actions"][0]
    message = {"t": "do", "id": "x", "seq": asked.last["seq"], "action": action, "more": "x" * 3000}
    asked.socket.send(json.dumps(message))

    assert "oversized" == asked.hears_a("error")["code"]
    assert untouched(asked)


def test_a_huge_frame_ends_the_connection_and_changes_nothing(
    places: tuple[Place, Place], person: Make
) -> None:
    asked, other = places
    asked.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            asked.hears()

    assert closed.value.rcvd is not None
    assert 1009 == closed.value.rcvd.code
    assert untouched(other)


def test_a_stale_answer_is_refused_in_a_few_words(places: tuple[Place, Place]) -> None:
    asked, _ = places
    old, action = asked.last["seq"], asked.last["actions"][0]
    asked.does(action)
    asked.says(t="do", id="late", seq=old, action=action)
    asked.says(t="ping")
    refusal, after = asked.hears_a("refused"), asked.hears()

    assert ("late", "table-moved-on") == (refusal["id"], refusal["reason"]["id"])
    assert {"t": "pong"} == after
    assert len(asked.traffic[-2]) < 200
    assert untouched(asked)


@pytest.mark.parametrize("act", ["undo", "restart", "resign"])
def test_a_stale_request_of_any_kind_is_refused(places: tuple[Place, Place], act: str) -> None:
    asked, _ = places
    asked.says(t=act, id="late", seq=asked.last["seq"] + 7)

    assert "table-moved-on" == asked.hears_a("refused")["reason"]["id"]
    assert untouched(asked)


def test_who_is_not_asked_is_refused(places: tuple[Place, Place]) -> None:
    asked, other = places
    reason = other.asks("do", action=asked.last["actions"][0])["reason"]

    assert "not-your-turn" == reason["id"]
    assert untouched(other)


@pytest.mark.parametrize("action", [-7, 10_000, 2**31, 255 * 256])
def test_an_action_that_does_not_exist_is_refused(places: tuple[Place, Place], action: int) -> None:
    asked, _ = places

    assert "no-such-action" == asked.asks("do", action=action)["reason"]["id"]
    assert untouched(asked)
    asked.says(t="about", action=action)
    assert "no-such-action" == asked.hears_a("about")["reason"]["id"]


ACTS = ["do", "type", "undo", "restart", "resign", "about", "expect", "nonce"]


@pytest.mark.parametrize("act", ACTS)
def test_a_spectator_cannot_act(places: tuple[Place, Place], person: Make, act: str) -> None:
    asked, _ = places
    eve = person("Eve").looks_at(asked.table)
    more = {"do": {"action": asked.last["actions"][0]}, "type": {"text": "done"}}
    more |= {"about": {"action": 0}, "expect": {"actions": [0]}, "nonce": {"nonce": "abc"}}
    eve.says(**{"t": act, "id": "x", "seq": eve.last["seq"], **more.get(act, {})})

    assert "foreign" == eve.hears_a("error")["code"]
    assert untouched(asked)


def test_a_stranger_without_a_cookie_only_looks_on(
    places: tuple[Place, Place], house: House
) -> None:
    asked, _ = places
    stranger = Place(house.address, asked.table, None)
    stranger.view()
    stranger.says(t="resign", id="x", seq=stranger.last["seq"])

    assert stranger.last["seat"] is None
    assert "foreign" == stranger.hears_a("error")["code"]
    assert untouched(asked)
    stranger.close()


def test_a_repeated_request_is_answered_again_and_done_once(places: tuple[Place, Place]) -> None:
    asked, _ = places
    message = asked.request("once")
    asked.says(**message)
    first = asked.view("once")
    asked.says(**message)

    assert {"t": "done", "id": "once"} == asked.hears_a("done")
    assert first == asked.last
    assert untouched(asked)


def test_a_request_is_known_again_over_another_connection(
    places: tuple[Place, Place], house: House
) -> None:
    asked, _ = places
    message = asked.request("once")
    asked.says(**message)
    first = asked.view("once")
    cookie = str(asked.socket.request.headers["Cookie"]) if asked.socket.request else ""
    again = Place(house.address, asked.table, cookie)
    again.view()
    again.says(**message)

    assert {"t": "done", "id": "once"} == again.hears_a("done")
    assert first["moves"] == again.last["moves"]
    again.close()


def test_the_same_id_from_the_other_seat_is_another_request(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    for _ in range(60):
        mover, other = whose_turn(ann, bob)
        mover.says(**mover.request("mine"))
        while (answer := mover.hears()).get("ack") != "mine":
            if answer["t"] == "done":
                return  # this seat has used that id before: answered, not done
        mover.hushed = mover.last["can_undo"]
        let_see(mover, other)
    raise AssertionError("an id was taken twice from one seat")


def test_too_many_messages_are_told(database: str) -> None:
    with House(database, messages=5.0) as house:
        ann = Person(house.address, "Ann")
        place = ann.looks_at(ann.makes("me", "bot:random"))
        for _ in range(30):
            place.says(t="ping")

        assert "too-many" == place.hears_a("error")["code"]
        ann.leave()


def test_a_table_that_does_not_exist_is_told(house: House, person: Make) -> None:
    place = Place(house.address, "nowhere", person("Ann").cookie)
    assert "unavailable" == place.hears_a("error")["code"]
    with pytest.raises(ConnectionClosed) as closed:
        place.hears()

    assert closed.value.rcvd is not None
    assert 4404 == closed.value.rcvd.code


def test_a_ping_is_answered(places: tuple[Place, Place]) -> None:
    asked, _ = places
    asked.says(t="ping")

    assert {"t": "pong"} == asked.hears_a("pong")


def test_two_windows_of_one_seat_cannot_act_twice(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    one, other = two_at_a_table(ann, bob)
    play([one, other], 4)
    mover, _ = whose_turn(one, other)
    who = ann if mover is one else bob
    twin = who.looks_at(mover.table)
    action = mover.last["actions"][0]
    mover.says(t="do", id="left", seq=mover.last["seq"], action=action)
    after = mover.view("left")
    twin.says(t="do", id="right", seq=after["seq"] - 1, action=action)

    assert "table-moved-on" == twin.hears_a("refused")["reason"]["id"]
    assert untouched(mover)


def test_of_many_answers_sent_at_once_one_is_taken(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    one, other = two_at_a_table(ann, bob)
    play([one, other], 4)
    mover, _ = whose_turn(one, other)
    who = ann if mover is one else bob
    windows = [mover, *[who.looks_at(mover.table) for _ in range(3)]]
    seq, moves, action = mover.last["seq"], mover.last["moves"], mover.last["actions"][0]
    for n, window in enumerate(windows):
        window.says(t="do", id=f"window-{n}", seq=seq, action=action)
    answers = []
    for n, window in enumerate(windows):
        while True:
            said = window.hears()
            if said["t"] == "refused" or said.get("ack") == f"window-{n}":
                answers.append(said["t"])
                break

    assert 1 == answers.count("view")
    assert 3 == answers.count("refused")
    assert moves < mover.anew().last["moves"]
