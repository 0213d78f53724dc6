"""What players say to each other: plain, kept, told to who sits there and to nobody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy.exc import OperationalError

from detente.server.storage.store import Store
from tests.server.people import House, Person, Place, Seen, two_at_a_table

Make = Callable[[str], Person]
HELLO = "Good evening, Mr Chairman."


@pytest.fixture
def places(person: Make) -> tuple[Place, Place]:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    return ann, bob


def talk(place: Place, count: int = 1) -> list[Seen]:
    """The next so many lines that are told."""
    lines: list[Seen] = []
    while len(lines) < count:
        lines += place.hears_a("talk")["lines"]
    return lines


def says(place: Place, text: str, request: str = "line") -> Seen:
    """Say something; what is answered."""
    place.says(t="say", id=request, text=text)
    while True:
        answer = place.hears()
        if answer.get("ack") == request or answer.get("id") == request:
            return answer
        if answer["t"] == "error":
            return answer


def test_a_line_reaches_who_sits_there_and_nobody_who_looks_on(
    places: tuple[Place, Place], person: Make
) -> None:
    ann, bob = places
    eve = person("Eve").looks_at(ann.table)
    line = says(ann, HELLO)["lines"][0]

    assert (0, 0, HELLO) == (line["n"], line["seat"], line["text"])
    assert [line] == talk(bob)
    ann.asks("resign")
    while eve.last["result"] is None:
        eve.view()
    eve_again = person("Eve").looks_at(ann.table)
    eve_again.says(t="ping")
    eve_again.hears_a("pong")
    assert not [text for text in eve.traffic + eve_again.traffic if "Chairman" in text]
    assert not [text for text in eve.traffic + eve_again.traffic if '"talk"' in text]


def test_who_comes_back_reads_what_was_said(places: tuple[Place, Place], house: House) -> None:
    ann, bob = places
    says(ann, HELLO, "one")
    says(bob, "And to you.", "two")
    cookie = str(bob.socket.request.headers["Cookie"]) if bob.socket.request else ""
    back = Place(house.address, ann.table, cookie)

    assert [HELLO, "And to you."] == [line["text"] for line in talk(back, 2)]
    back.close()


def test_who_sits_down_reads_what_was_said_before(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.makes("me", "open")
    says(ann.looks_at(table), HELLO)
    looking = bob.looks_at(table)
    bob.joins(table)

    assert [HELLO] == [line["text"] for line in talk(looking)]


def test_talk_survives_a_restart_and_is_not_said_twice(
    database: str,
) -> None:
    with House(database) as house:
        ann = Person(house.address, "Ann")
        place = ann.looks_at(ann.makes("me", "open"))
        says(place, HELLO, "once")
        table, cookie = place.table, ann.cookie
    with House(database) as house:
        back = Place(house.address, table, cookie)
        assert [HELLO] == [line["text"] for line in talk(back)]
        assert "done" == says(back, HELLO, "once")["t"]
        assert [1] == [line["n"] for line in says(back, "Still there?", "twice")["lines"]]


def test_a_repeated_line_is_said_once(places: tuple[Place, Place]) -> None:
    ann, bob = places
    for _ in range(2):
        says(ann, HELLO, "once")
    says(ann, "Next.", "other")

    assert [HELLO, "Next."] == [line["text"] for line in talk(bob, 2)]


def test_words_are_plain_and_not_empty(places: tuple[Place, Place]) -> None:
    ann, _ = places

    assert "<b>hi</b>" == says(ann, "  <b>hi</b> \u202e\n", "plain")["lines"][0]["text"]
    assert "nothing-said" == says(ann, " \u200b ", "empty")["reason"]["id"]


@pytest.mark.parametrize("more", [{}, {"text": 7}, {"text": "x" * 281}, {"text": None}])
def test_a_line_that_is_none_is_malformed(
    places: tuple[Place, Place], more: dict[str, object]
) -> None:
    ann, _ = places
    ann.says(**{"t": "say", "id": "x", **more})

    assert "malformed" == ann.hears_a("error")["code"]


def test_an_oversized_line_is_told(places: tuple[Place, Place]) -> None:
    ann, _ = places
    ann.says(t="say", id="x", text="x" * 3_000)

    assert "oversized" == ann.hears_a("error")["code"]


def test_a_spectator_says_nothing(places: tuple[Place, Place], person: Make) -> None:
    ann, bob = places
    eve = person("Eve").looks_at(ann.table)
    assert "foreign" == says(eve, HELLO)["code"]
    says(ann, "Who was that?")

    assert ["Who was that?"] == [line["text"] for line in talk(bob)]


def test_nobody_talks_without_end(places: tuple[Place, Place]) -> None:
    ann, _ = places
    answers = [says(ann, HELLO, f"line-{n}") for n in range(9)]

    assert "too-many-comments" == answers[-1]["reason"]["id"]
    assert "talk" == answers[0]["t"]


def test_a_line_that_cannot_be_stored_is_told_to_nobody(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(self: Store, *_: object) -> None:
        raise OperationalError("insert", {}, Exception("disk full"))

    ann, bob = two_at_a_table(Person(own_house.address, "Ann"), Person(own_house.address, "Bob"))
    with monkeypatch.context() as patch:
        patch.setattr(Store, "say", fails)
        assert "unavailable" == says(ann, HELLO, "lost")["code"]
    says(ann, "Hello?", "kept")

    assert ["Hello?"] == [line["text"] for line in talk(bob)]


def test_talk_is_no_part_of_the_record(places: tuple[Place, Place], person: Make) -> None:
    ann, _ = places
    says(ann, HELLO)
    ann.asks("resign")

    assert "Chairman" not in person("Eve").http.get(f"/api/tables/{ann.table}/record").text
