"""Lessons over the wire: a table like any other, where the lesson plays the rest."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import detente
from detente.games import lessons
from tests.server.people import House, Person, Place, Seen

Make = Callable[[str], Person]
GAME = detente.game("thirteen_days")


@pytest.fixture
def learn(house: House) -> Iterator[Callable[[str], Place]]:
    """Sits down to a lesson of 13 Jours, without a cookie."""
    made: list[Place] = []

    def open_lesson(lesson: str) -> Place:
        made.append(Place(house.address, f"thirteen_days/{lesson}", None, "lessons"))
        made[-1].view()
        return made[-1]

    yield open_lesson
    for place in made:
        place.close()


Learn = Callable[[str], Place]


def action(text: str) -> int:
    return GAME.parse(text)


def about(place: Place, text: str) -> Seen:
    place.says(t="about", action=action(text))
    return place.hears_a("about")


def untouched(place: Place, before: Seen) -> bool:
    """Whether nothing was shown since: whatever changes is shown before the next answer."""
    place.says(t="ping")
    place.hears_a("pong")
    return bool(before == place.last)


def test_the_shelf_lists_the_lessons(house: House) -> None:
    shelf = httpx.get(f"http://{house.address}/api/games").json()

    for game in shelf:
        assert [lesson.name for lesson in lessons(game["name"])] == game["lessons"]


def test_a_lesson_begins_with_its_first_step(learn: Learn) -> None:
    place = learn("command")

    assert {
        "name": "command",
        "step": 0,
        "steps": 5,
        "text": "lesson-command-card",
        "clauses": ["13J-7.7", "13J-7.9"],
        "action": action("command lessons_of_munich"),
    } == place.last["lesson"]
    assert (0, True) == (place.last["seat"], place.my_turn)


def test_any_other_table_is_no_lesson(person: Make) -> None:
    ann = person("Ann")

    assert ann.looks_at(ann.makes("me", "bot:random")).last["lesson"] is None


def test_the_moves_of_a_lesson_lead_to_its_end(learn: Learn) -> None:
    place = learn("event")
    while place.last["lesson"]["action"] is not None:
        place.does(place.last["lesson"]["action"])

    assert (5, "lesson-event-learnt") == (
        place.last["lesson"]["step"],
        place.last["lesson"]["text"],
    )
    assert ([], [], "lesson-is-over") == (
        place.last["actions"],
        place.last["waiting"],
        place.last["prompt"]["id"],
    )
    assert "lesson-is-over" == place.asks("do", action=0)["reason"]["id"]


def test_the_others_play_by_the_lesson(learn: Learn) -> None:
    place = learn("command?step=3")
    place.does(action("done"))

    assert [2, 3] == place.last["position"]["cubes"]["berlin"]
    assert [line["id"] for line in place.lines].count("commanded-place") == 2


def test_an_answer_may_be_typed(learn: Learn) -> None:
    place = learn("command")

    assert 1 == place.asks("type", text="command lessons of munich")["lesson"]["step"]


def test_what_the_rules_forbid_is_refused_with_the_clause(learn: Learn) -> None:
    place = learn("command")
    before = place.last
    refused = place.asks("do", action=action("command fidel_castro"))["reason"]

    assert refused["clause"].startswith("13J-")
    assert not refused["id"].startswith("lesson")
    assert untouched(place, before)


def test_what_they_allow_is_refused_with_the_remark_of_the_step(learn: Learn) -> None:
    place = learn("command")
    before = place.last
    refused = place.asks("do", action=action("event lessons_of_munich"))["reason"]

    assert ("lesson-command-not_yet", "13J-7.7") == (refused["id"], refused["clause"])
    assert untouched(place, before)


def test_without_a_remark_the_lesson_shows_something_else(learn: Learn) -> None:
    place = learn("command")

    refused = place.asks("do", action=action("command sops"))["reason"]
    assert "lesson-shows-another" == refused["id"]


def test_the_remark_is_told_before_the_act(learn: Learn) -> None:
    place = learn("command")

    assert "lesson-command-not_yet" == about(place, "event lessons_of_munich")["reason"]["id"]
    assert about(place, "command lessons_of_munich")["reason"] is None


def test_an_act_that_can_lose_is_warned_of_and_then_remarked_on(learn: Learn) -> None:
    place = learn("aftermath?step=2")
    told = about(place, "place berlin")

    assert told["reason"] is None
    assert told["danger"]["clause"] == "13J-15.2"
    held = place.asks("do", action=action("place berlin"), unless=["danger", "final"])
    assert told["danger"] == held["danger"]
    refused = place.asks("do", action=action("place berlin"))["reason"]
    assert "lesson-aftermath-third_marker" == refused["id"]


def test_a_step_can_be_taken_back(learn: Learn) -> None:
    place = learn("command?step=1")
    place.does(action("place berlin"))
    assert 2 == place.last["lesson"]["step"]
    place.asks("undo")
    assert 1 == place.last["lesson"]["step"]
    place.does(action("place berlin"))
    place.does(action("place berlin"))
    place.asks("restart")
    assert 1 == place.last["lesson"]["step"]


@pytest.mark.parametrize(("step", "begun"), [("0", 0), ("4", 4), ("5", 5), ("99", 5), ("x", 0)])
def test_a_lesson_can_be_begun_with_any_step(learn: Learn, step: str, begun: int) -> None:
    assert begun == learn(f"command?step={step}").last["lesson"]["step"]


def test_each_learner_has_a_lesson_of_their_own(learn: Learn) -> None:
    one, other = learn("command"), learn("command")
    one.does(action("command lessons_of_munich"))

    assert (1, 0) == (one.last["lesson"]["step"], other.last["lesson"]["step"])
    assert other.does(action("command lessons_of_munich"))


def test_nobody_learns_what_the_other_seat_holds(learn: Learn) -> None:
    place = learn("command")
    hand = place.last["position"]["hands"][1]

    assert {"count": 5, "cards": []} == hand
    assert "fidel_castro" not in place.traffic[0]


@pytest.mark.parametrize(
    "message",
    [
        {"t": "resign"},
        {"t": "offer", "what": "draw"},
        {"t": "accept", "what": "draw"},
        {"t": "say", "text": "hello"},
    ],
)
def test_what_a_table_needs_people_for_is_refused(learn: Learn, message: dict[str, str]) -> None:
    place = learn("command")
    before = place.last

    assert "not-in-a-lesson" == place.asks(**message)["reason"]["id"]
    assert untouched(place, before)


def test_the_dice_of_a_lesson_are_fixed(learn: Learn) -> None:
    place = learn("command")
    place.says(t="nonce", nonce="abc")

    assert "late" == place.hears_a("error")["code"]


def test_a_repeated_request_is_answered_again_and_done_once(learn: Learn) -> None:
    place = learn("command")
    message = {"t": "do", "id": "once", "seq": place.last["seq"], "action": 0}
    message["action"] = place.last["lesson"]["action"]
    place.says(**message)
    first = place.view("once")
    place.says(**message)

    assert {"t": "done", "id": "once"} == place.hears_a("done")
    assert first == place.last


@pytest.mark.parametrize("text", ["", "learn", "[]", '{"t": "do"}', '{"t": "step", "n": 1}'])
def test_a_malformed_message_is_told_and_changes_nothing(learn: Learn, text: str) -> None:
    place = learn("command")
    before = place.last
    place.socket.send(text)

    assert "malformed" == place.hears_a("error")["code"]
    assert untouched(place, before)


def test_an_oversized_message_is_told_and_changes_nothing(learn: Learn) -> None:
    place = learn("command")
    before = place.last
    place.socket.send(json.dumps({"t": "ping", "more": "x" * 3000}))

    assert "oversized" == place.hears_a("error")["code"]
    assert untouched(place, before)


@pytest.mark.parametrize("number", [-7, -1, 10_000, 2**31])
def test_an_action_that_does_not_exist_is_refused(learn: Learn, number: int) -> None:
    place = learn("command")

    assert "no-such-action" == place.asks("do", action=number)["reason"]["id"]
    place.says(t="about", action=number)
    assert "no-such-action" == place.hears_a("about")["reason"]["id"]


def test_too_many_messages_are_told(database: str) -> None:
    with House(database, messages=5.0) as house:
        place = Place(house.address, "thirteen_days/command", None, "lessons")
        for _ in range(30):
            place.says(t="ping")

        assert "too-many" == place.hears_a("error")["code"]
        place.close()


@pytest.mark.parametrize("lesson", ["thirteen_days/flying", "chess/command"])
def test_a_lesson_that_does_not_exist_is_told(house: House, lesson: str) -> None:
    place = Place(house.address, lesson, None, "lessons")
    assert "unavailable" == place.hears_a("error")["code"]
    with pytest.raises(ConnectionClosed) as closed:
        place.hears()

    assert closed.value.rcvd is not None
    assert 4404 == closed.value.rcvd.code


def test_a_lesson_can_be_looked_back_on(house: House) -> None:
    address = f"http://{house.address}/api/games/thirteen_days/lessons/command"
    moment = httpx.get(address, params={"upto": 19}).json()

    assert (0, 19) == (moment["seat"], moment["moves"])
    assert 404 == httpx.get(address.replace("command", "flying")).status_code
