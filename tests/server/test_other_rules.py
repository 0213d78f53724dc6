"""A table whose rules are not those of this server: kept, told, looked at, called off.

"The rules did otherwise" is planted in the store: what they did is written there, move by move.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import structlog

from detente.arena.bench import compiled
from detente.core.notation import CALL_OFF
from detente.core.record import Record
from detente.games.thirteen_days import scoring
from detente.games.thirteen_days.cards import BONUS
from detente.words.words import Words
from tests.server.people import House, Person, Place, play, play_out, two_at_a_table

RECORDS = Path(__file__).parent.parent / "records" / "thirteen_days" / "1"
MOVE = 7  # the first that was made under other rules
ROUND = 40  # moves that lead past the first awards of 13 Jours


def change(house: House, statement: str, **values: object) -> None:
    """Write into the database behind the server's back, which reads it again afterwards."""
    hall = house.parts.hall
    while hall.live():  # who has looked away is not gone yet
        house.do(hall.forget_idle(0))
    house.sql(statement, **values)


def kept(house: House, table: str) -> list[tuple[Any, ...]]:
    return house.sql("SELECT * FROM moves WHERE table_id = :table ORDER BY n", table=table)


def left(*places: Place) -> str:
    """Nobody looks on any more; the table."""
    for place in places:
        place.close()
    return places[0].table


def changed_rules(house: House, *places: Place) -> str:
    """The table of these places, played from move MOVE on by rules that did something else."""
    table = left(*places)
    change(
        house,
        "UPDATE moves SET behaviour = behaviour + 1 WHERE table_id = :table AND n >= :move",
        table=table,
        move=MOVE,
    )
    return table


def newer_rules(house: House, *places: Place) -> str:
    table = left(*places)
    change(house, "UPDATE tables SET version = 99 WHERE id = :table", table=table)
    return table


def test_the_store_keeps_what_the_rules_did_and_a_table_is_found_as_it_was(
    own_house: House,
) -> None:
    ann, bob = Person(own_house.address, "Ann"), Person(own_house.address, "Bob")
    places = two_at_a_table(ann, bob)
    play(list(places), 12)
    before = places[0].last
    table = left(*places)
    change(own_house, "UPDATE tables SET public = public WHERE id = :table", table=table)

    assert all(row[-1] is not None for row in kept(own_house, table))
    back = ann.looks_at(table)
    assert (before["moves"], None) == (back.last["moves"], back.last["stopped"])


def test_a_difference_is_told_with_its_move_and_the_table_shown_up_to_there(
    own_house: House,
) -> None:
    ann, bob = Person(own_house.address, "Ann"), Person(own_house.address, "Bob")
    places = two_at_a_table(ann, bob)
    play(list(places), 12)
    with structlog.testing.capture_logs() as logged:
        table = changed_rules(own_house, *places)
        before = kept(own_house, table)
        back = ann.looks_at(table)

    told = {"id": "table-rules-differ", "args": {"move": MOVE + 1}}
    seen = back.last
    assert (told, MOVE) == (seen["stopped"], seen["moves"])
    assert "table-is-stopped" == seen["prompt"]["id"]
    assert ([], [], ["call_off"]) == (seen["actions"], seen["waiting"], seen["offers"])
    assert [(table, MOVE)] == [(one["table"], one["move"]) for one in logged if "move" in one]
    assert before == kept(own_house, table)


@pytest.mark.parametrize("stop", [changed_rules, newer_rules])
def test_nothing_is_played_on_at_such_a_table(own_house: House, stop: Callable[..., str]) -> None:
    ann, bob = Person(own_house.address, "Ann"), Person(own_house.address, "Bob")
    places = two_at_a_table(ann, bob)
    play(list(places), 12)
    action = next(place.last["actions"][0] for place in places if place.last["actions"])
    table = stop(own_house, *places)
    before = kept(own_house, table)
    back = ann.looks_at(table)

    for t, more in (("do", {"action": action}), ("undo", {}), ("resign", {})):
        answer = back.asks(t, **more)
        assert ("refused", back.last["stopped"]["id"]) == (answer["t"], answer["reason"]["id"])
    assert "refused" == back.asks("offer", what="draw")["t"]
    assert before == kept(own_house, table)


@pytest.mark.parametrize("stop", [changed_rules, newer_rules])
def test_such_a_table_is_called_off_by_all_and_keeps_every_move(
    own_house: House, stop: Callable[..., str]
) -> None:
    ann, bob = Person(own_house.address, "Ann"), Person(own_house.address, "Bob")
    places = two_at_a_table(ann, bob)
    play(list(places), 12)
    table = stop(own_house, *places)
    before = kept(own_house, table)
    hers, his = ann.looks_at(table), bob.looks_at(table)
    hers.asks("offer", what="call_off")
    while his.last["offer"] is None:
        his.view()
    assert "called-off" == his.asks("accept", what="call_off")["result"]["why"]

    after = kept(own_house, table)
    assert (before, CALL_OFF) == (after[:-1], after[-1][3])
    left(hers, his)
    change(own_house, "UPDATE tables SET public = public WHERE id = :table", table=table)
    back = ann.looks_at(table)
    assert "called-off" == back.last["result"]["why"]
    assert back.last["stopped"] is not None
    moves = ann.http.get(f"/api/tables/{table}/record").json()["moves"]
    assert [[row[2], row[3]] for row in after] == moves


def test_rules_that_are_not_known_are_told_and_the_lobby_still_lists_the_table(
    own_house: House,
) -> None:
    ann, bob = Person(own_house.address, "Ann"), Person(own_house.address, "Bob")
    places = two_at_a_table(ann, bob)
    play(list(places), 12)
    table = newer_rules(own_house, *places)

    def listed() -> list[bool]:
        mine = ann.http.get("/api/tables").json()["mine"]
        return [one["stopped"] for one in mine if one["id"] == table]

    assert [False] == listed()  # nobody has looked yet
    told = ann.looks_at(table).last["stopped"]
    assert {"id": "table-rules-unknown", "args": {"version": 99}} == told
    assert [True] == listed()


def test_a_finished_game_of_other_rules_keeps_its_result_and_its_record(own_house: House) -> None:
    ann, bob = Person(own_house.address, "Ann"), Person(own_house.address, "Bob")
    places = two_at_a_table(ann, bob)
    over = play_out(list(places))
    table = changed_rules(own_house, *places)
    back = ann.looks_at(table)

    assert (over["result"], MOVE) == (back.last["result"], back.last["moves"])
    record = Record.from_json(ann.http.get(f"/api/tables/{table}/record").json())
    assert [(row[2], row[3]) for row in kept(own_house, table)] == list(record.moves)


def test_a_table_from_before_the_rules_were_watched_is_played_on(own_house: House) -> None:
    ann, bob = Person(own_house.address, "Ann"), Person(own_house.address, "Bob")
    places = two_at_a_table(ann, bob)
    play(list(places), 12)
    table = left(*places)
    change(own_house, "UPDATE moves SET behaviour = NULL WHERE table_id = :table", table=table)
    again = [ann.looks_at(table), bob.looks_at(table)]
    assert again[0].last["stopped"] is None
    play(again, 2, seed=5)
    assert kept(own_house, table)[-1][-1] is not None


@pytest.mark.by_turns("kind_of_database")
@pytest.mark.skipif(compiled(), reason="compiled rules cannot be changed")
def test_a_payout_changed_under_a_running_table_stops_it(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(own_house.address, "Ann")
    tables = []
    for path in sorted(RECORDS.glob("*.json")):  # moments shortly before the end of many games
        record = Record.load(path)
        if not record.options:
            start = {"record": record.to_json(), "upto": len(record.moves) - 1}
            tables.append(ann.makes("me", "open", start=start))
    monkeypatch.setattr(scoring, "BONUS", [value + 9 for value in BONUS])
    change(own_house, "UPDATE tables SET public = public")
    told = [ann.looks_at(table).last["stopped"] for table in tables]

    assert {"table-rules-differ"} == {one["id"] for one in told if one is not None}


def test_no_number_of_behaviour_leaves_the_server_while_a_game_goes_on(own_house: House) -> None:
    ann, bob = Person(own_house.address, "Ann"), Person(own_house.address, "Bob")
    places = two_at_a_table(ann, bob)
    play(list(places), ROUND)
    table = places[0].table
    numbers = [row[-1] for row in kept(own_house, table)]
    wire = [text for place in places for text in place.traffic]
    wire.append(ann.http.get(f"/api/tables/{table}/replay").text)
    wire.append(ann.http.get("/api/tables").text)
    assert 409 == ann.http.get(f"/api/tables/{table}/record").status_code
    for text in wire:
        assert "behaviour" not in text
        assert not [n for n in numbers if str(n) in text or f"{n:08x}" in text]


def test_what_is_told_is_told_in_both_languages() -> None:
    for lang in ("en", "fr"):
        words = Words(lang, where="server")
        assert "8" in words.text("table-rules-differ", {"move": 8})
        assert "99" in words.text("table-rules-unknown", {"version": 99})
