"""What players say with their acts: bound to a move, plain, short, and shown to everybody."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from detente.cli.verify import verify
from detente.core.match import Match
from detente.core.record import Record
from tests.server.people import (
    House,
    Person,
    Place,
    Seen,
    drafts,
    let_see,
    two_at_a_table,
    whose_turn,
)

Make = Callable[[str], Person]
SPEECH = "One law from the coast to the hills."
DISPLAY = 6  # the verb of Stratagem


def speaks(place: Place, comment: str) -> Seen:
    """Play the first legal act, and say something with it."""
    return place.asks("do", action=place.last["actions"][0], comment=comment)


def said(lines: list[Seen]) -> list[str]:
    return [line["comment"] for line in lines if "comment" in line]


def a_loud_act(one: Place, other: Place) -> tuple[Place, Place]:
    """Play on until somebody is asked whose first act is told in the log."""
    while True:
        mover, looker = whose_turn(one, other)
        before = len(mover.lines)
        mover.does(mover.last["actions"][0])
        let_see(mover, looker)
        if len(mover.lines) > before and drafts(mover):
            mover.asks("restart")
            return mover, looker


@pytest.fixture
def table(person: Make) -> Place:
    """Stratagem, on the first seat, with three bots, when a free move is open."""
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", *["bot:random"] * 3, game="stratagem"))
    while not any([action // 256 == DISPLAY for action in place.last["actions"]]):
        if place.last["actions"] and place.my_turn:
            place.does(place.last["actions"][0])
        else:
            place.view()
    return place


def displays(place: Place, comment: str, request: str = "") -> Seen:
    """Display the first option that can be."""
    action = next(one for one in place.last["actions"] if one // 256 == DISPLAY)
    if not request:
        return place.asks("do", action=action, comment=comment)
    place.says(t="do", id=request, seq=place.last["seq"], action=action, comment=comment)
    return place.view(ack=request)


def test_an_orator_s_line_stands_beside_the_option_for_everybody(
    table: Place, person: Make
) -> None:
    eve = person("Eve").looks_at(table.table)
    displays(table, SPEECH)
    eve.sees(table.last["moves"])

    for lines in (table.lines, eve.lines):
        told = [(line["id"], line["comment"]) for line in lines if "comment" in line]
        assert [("displayed", SPEECH)] == told


def test_a_comment_is_made_plain(table: Place) -> None:
    displays(table, "  <b>One</b>\u202e law\n\tfor\u200b all \x07 ")

    assert ["<b>One</b> law for all"] == said(table.lines)


def test_a_comment_of_blanks_is_none(table: Place) -> None:
    displays(table, " \u200b ")

    assert [] == said(table.lines)


def test_a_comment_that_is_too_long_is_no_message_and_nothing_is_played(table: Place) -> None:
    moves = table.last["moves"]
    action = table.last["actions"][0]
    table.says(t="do", id="long", seq=table.last["seq"], action=action, comment="x" * 141)

    assert "malformed" == table.hears_a("error")["code"]
    table.says(t="ping")
    table.hears_a("pong")
    assert moves == table.last["moves"]


def test_who_does_not_sit_there_says_nothing(table: Place, person: Make) -> None:
    eve = person("Eve").looks_at(table.table)
    eve.says(t="do", id="1", seq=eve.last["seq"], action=table.last["actions"][0], comment="Psst")

    assert "foreign" == eve.hears_a("error")["code"]
    assert [] == said(eve.lines)


def test_with_an_act_that_is_refused_nothing_is_said(table: Place) -> None:
    assert "refused" == table.asks("do", action=DISPLAY * 256 + 99, comment=SPEECH)["t"]
    displays(table, "")

    assert [] == said(table.lines)


def test_a_request_that_is_repeated_is_said_once(table: Place) -> None:
    displays(table, SPEECH, request="again")
    displays_again = {"t": "do", "id": "again", "seq": 0, "action": 0, "comment": "Another line"}
    table.says(**displays_again)
    table.hears_a("done")

    assert [SPEECH] == said(table.lines)


def test_who_says_too_much_is_refused_and_may_play_without_words(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    refused: Seen | None = None
    for _ in range(40):
        mover, other = whose_turn(ann, bob)
        answer = speaks(mover, SPEECH)
        if answer["t"] == "refused":
            refused = answer
            break
        let_see(mover, other)
    assert refused is not None and "too-many-comments" == refused["reason"]["id"]

    assert "view" == speaks(mover, "")["t"]


def test_a_comment_is_kept_with_the_record_and_the_dice_still_verify(
    table: Place, person: Make, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    displays(table, SPEECH)
    table.resigns()
    while table.last["result"] is None:
        table.view()
    eve = person("Eve")
    file = tmp_path / "game.detente.json"
    file.write_bytes(eve.http.get(f"/api/tables/{table.table}/record").content)
    verify(file)

    assert "fair:" in capsys.readouterr().out
    record = Record.load(file)
    assert [SPEECH] == list(record.comments.values())
    assert record.comments == Match.replay(record).comments
    told = eve.http.get(f"/api/tables/{table.table}/replay").json()
    assert [SPEECH] == said(told["log"])
    brought = {"record": json.loads(file.read_text()), "seat": "all"}
    assert [SPEECH] == said(eve.http.post("/api/replay", json=brought).json()["log"])


def test_a_comment_survives_the_memory_of_the_server(
    table: Place, house: House, person: Make
) -> None:
    displays(table, SPEECH)

    async def forget() -> None:
        (await house.parts.hall.table(table.table)).drop()

    house.do(forget())
    assert [SPEECH] == said(person("Eve").looks_at(table.table).lines)


def test_what_is_taken_back_was_never_said(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    mover, _ = a_loud_act(ann, bob)
    speaks(mover, SPEECH)
    assert [SPEECH] == said(mover.lines)
    mover.asks("undo")
    assert [] == said(mover.lines)
    mover.does(mover.last["actions"][0])

    assert [] == said(mover.lines)
