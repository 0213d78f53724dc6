"""Playing on: a table that begins at a moment of a game that is over."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from detente.arena.policies import cautious
from detente.cli.app import run
from detente.core.frame import CHANCE
from detente.core.match import Match
from detente.core.record import Record
from detente.core.rng import Rng
from detente.core.tables import DataError
from detente.games import game, games
from detente.server.shown.fairness import check, dice, fair_record
from detente.server.shown.records import LONGEST_RECORD
from tests.server.people import House, Person, Place, play, play_out, two_at_a_table

Make = Callable[[str], Person]
VERIFIER = Path(__file__).parents[2] / "tools" / "verify.py"
SECRET = bytes(range(32))


@cache
def recorded(name: str) -> Record:
    """A finished game, played without walking into what the game warns of."""
    rules, rng = game(name), Rng(5)
    match = Match(rules, seed=5)
    while not match.over:
        seat = match.waiting[0]
        match.submit(seat, cautious(rules, match.state, seat, rng))
    return match.record


def start(name: str = "thirteen_days", upto: int | None = None, **change: object) -> dict[str, Any]:
    """The middle of a recorded game, or another moment of it, as a request names it."""
    record = recorded(name)
    at = len(record.moves) // 2 if upto is None else upto
    return {"record": {**record.to_json(), **change}, "upto": at}


def asks(person: Person, begin: dict[str, Any], **more: object) -> httpx.Response:
    body = {"game": "thirteen_days", "seats": ["me", "bot:random"], "start": begin, **more}
    return person.http.post("/api/tables", json=body)


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


def alone_against_bots(person: Person, name: str) -> str:
    """A table in the middle of a recorded game, bots on all seats but the first."""
    seats = ["me"] + ["bot:random"] * (len(game(name).seats) - 1)
    return person.makes(*seats, game=name, start=start(name))


def plays_to_the_end(place: Place) -> None:
    """Play the first thing that is open until the game is over; bots answer in between."""
    while place.last["result"] is None:
        if place.my_turn:
            answer = place.asks("do", action=place.last["actions"][0])
            if answer["t"] == "refused":  # a bot was quicker
                place.view()
        else:
            place.view()


@pytest.mark.by_turns("kind_of_database")
@pytest.mark.parametrize("name", games())
def test_every_game_is_played_on_to_its_end(person: Make, name: str, tmp_path: Path) -> None:
    ann = person("Ann")
    begin = start(name)
    table = alone_against_bots(ann, name)
    place = ann.looks_at(table)
    plays_to_the_end(place)
    record = ann.http.get(f"/api/tables/{table}/record").json()
    given = begin["record"]["moves"][: begin["upto"]]

    assert (given, begin["upto"]) == (record["moves"][: begin["upto"]], record["given"])
    later = [seat for seat, _ in record["moves"][begin["upto"] :] if seat == CHANCE]
    assert len(later) == check(Record.from_json(record)) == len(record["fairness"]["draws"])
    assert 0 == verified(record, tmp_path)[0]


def verified(record: dict[str, Any], tmp_path: Path) -> tuple[int, str]:
    """What the stand-alone verifier says of a record."""
    file = tmp_path / "game.detente.json"
    file.write_text(json.dumps(record))
    program = [sys.executable, "-I", "-S", str(VERIFIER), str(file)]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_table_that_is_over_is_played_on_and_stays_as_it_was(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    places = two_at_a_table(ann, bob)
    play_out(list(places), seed=4)
    old = places[0].table
    before = ann.http.get(f"/api/tables/{old}/record").json()
    new = ann.makes("me", "me", start={"table": old, "upto": 30})
    shown = ann.http.get(f"/api/tables/{new}/replay", params={"upto": 30, "seat": "0"}).json()
    then = ann.http.get(f"/api/tables/{old}/replay", params={"upto": 30, "seat": "0"}).json()

    assert then["position"] == shown["position"]
    assert (30, 0) == (shown["given"], then["given"])
    assert 30 == ann.http.get(f"/api/tables/{new}").json()["given"]
    assert before == ann.http.get(f"/api/tables/{old}/record").json()


def test_anybody_may_play_on_from_a_game_that_is_over(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    play_out([ann, bob], seed=4)
    answer = asks(person("Eve"), {"table": ann.table, "upto": 20})

    assert 201 == answer.status_code


@pytest.mark.parametrize("who", ["Ann", "Eve"])
def test_nobody_plays_on_from_a_game_that_goes_on(person: Make, who: str) -> None:
    people = {name: person(name) for name in ("Ann", "Bob", "Eve")}
    ann, bob = two_at_a_table(people["Ann"], people["Bob"])
    play([ann, bob], 6)
    answer = asks(people[who], {"table": ann.table, "upto": 3})

    assert (409, "game-is-not-over") == refused(answer)


def test_a_table_nobody_knows_is_not_played_on(person: Make) -> None:
    assert (404, "no-such-table") == refused(asks(person("Ann"), {"table": "none", "upto": 3}))


FORGED: dict[str, dict[str, Any]] = {
    "other format": {"detente": 99},
    "half a move": {"moves": [[0]]},
    "no legal move": {"moves": [[0, 1]]},
    "no move at all": {"moves": [[-1, 99999]]},
    "no such seat": {"moves": [[7, 0]]},
    "no such game": {"game": "chess"},
    "another game": {"game": "berlin63"},
    "a newer version": {"version": 99},
    "no such option": {"options": {"no_such": 1}},
    "given what it has not": {"given": 99_999},
    "too long": {"moves": [[0, 0]] * (LONGEST_RECORD + 1)},
}


@pytest.mark.parametrize("forged", FORGED)
def test_a_forged_record_is_turned_down(person: Make, forged: str) -> None:
    answer = asks(person("Ann"), start(**FORGED[forged]))

    assert (400, "bad-record") == refused(answer)


def test_a_record_that_is_too_long_is_turned_down_before_its_moves_are_read(person: Make) -> None:
    answer = asks(person("Ann"), start(moves=["no move"] * (LONGEST_RECORD + 1)))

    assert f"a record has at most {LONGEST_RECORD} moves" == answer.json()["detail"]


def test_a_move_that_chance_cannot_have_made_is_turned_down(person: Make) -> None:
    begin = start()
    moves = copy.deepcopy(begin["record"]["moves"])
    first = next(n for n, (seat, _) in enumerate(moves) if seat == CHANCE)
    moves[first][1] = moves[first + 1][1]
    answer = asks(person("Ann"), {**begin, "record": {**begin["record"], "moves": moves}})

    assert (400, "bad-record") == refused(answer)


def test_a_body_larger_than_any_record_is_turned_down(person: Make) -> None:
    answer = asks(person("Ann"), start(more="x" * 2_000_001))

    assert (413, "oversized") == refused(answer)


def test_a_start_is_a_table_or_a_record_and_not_both(person: Make) -> None:
    ann = person("Ann")

    assert (400, "bad-record") == refused(asks(ann, {"upto": 3}))
    assert (400, "bad-record") == refused(asks(ann, {**start(), "table": "some"}))


def test_where_the_game_is_over_nothing_is_played_on(person: Make) -> None:
    whole = len(recorded("thirteen_days").moves)

    assert (409, "start-is-over") == refused(asks(person("Ann"), start(upto=whole)))
    assert (409, "start-is-over") == refused(asks(person("Ann"), start(upto=whole + 9)))


def test_a_start_opens_no_series_and_keeps_its_options(person: Make) -> None:
    ann = person("Ann")
    odd = asks(ann, start(), options={"draft": True})

    assert (400, "start-is-no-series") == refused(asks(ann, start(), games=2))
    assert (400, "start-keeps-its-options") == refused(odd)


def test_undo_never_reaches_what_is_given(person: Make) -> None:
    """Played on from where a seat could have taken its last step back in the game before."""
    match = Match(game("thirteen_days"), seed=5)
    for seat, action in recorded("thirteen_days").moves:
        if seat != CHANCE:
            match.submit(seat, action)
            if match.can_undo(seat) and match.waiting == [seat]:
                break
    ann = person("Ann")
    begin = {"record": match.record.to_json(), "upto": len(match.moves)}
    place = ann.looks_at(ann.makes("me", "me", start=begin))

    assert (False, len(match.moves)) == (place.last["can_undo"], place.last["moves"])
    assert "nothing-to-undo" == place.asks("undo")["reason"]["id"]


def test_who_comes_later_sees_the_position_and_the_game_goes_on_when_all_sit(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    begin = start()
    table = ann.makes("me", "open", start=begin)
    place = ann.looks_at(table)

    assert ([], False, False) == (
        place.last["actions"],
        place.last["begun"],
        place.last["can_undo"],
    )
    assert begin["upto"] == place.last["moves"] == place.last["given"]
    bob.joins(table)
    other = bob.looks_at(table)
    place.view()
    assert place.last["begun"]
    play([place, other], 5)
    assert place.last["moves"] > begin["upto"]


def test_a_table_played_on_comes_back_after_a_restart(database: str) -> None:
    begin = start()
    with House(database) as house:
        ann, bob = Person(house.address, "Ann"), Person(house.address, "Bob")
        table = ann.makes("me", "open", start=begin)
        waiting = ann.makes("me", "open", start=begin)
        bob.joins(table)
        places = [ann.looks_at(table), bob.looks_at(table)]
        play(places, 7)
        before, cookies = places[0].last, (ann.cookie, bob.cookie)
        ann.leave()
        bob.leave()
    with House(database) as house:
        ann = Person(house.address, "Ann", cookies[0])
        bob = Person(house.address, "Bob", cookies[1])
        places = [ann.looks_at(table), bob.looks_at(table)]
        for field in ("moves", "given", "seq", "position", "actions", "waiting", "can_undo"):
            assert before[field] == places[0].last[field]
        play_out(places)
        record = ann.http.get(f"/api/tables/{table}/record").json()
        assert len(record["fairness"]["draws"]) == check(Record.from_json(record))
        assert begin["upto"] == ann.looks_at(waiting).last["moves"]
        ann.leave()
        bob.leave()


def test_a_rematch_of_a_game_played_on_begins_at_the_beginning(person: Make) -> None:
    ann = person("Ann")
    table = ann.makes("me", "bot:random", start=start())
    ann.looks_at(table).resigns()
    new = ann.http.post(f"/api/tables/{table}/rematch", json={}).json()["id"]

    assert 0 == ann.http.get(f"/api/tables/{new}").json()["given"]


def test_a_game_played_on_is_played_on_again(person: Make) -> None:
    ann = person("Ann")
    table = ann.makes("me", "bot:random", start=start())
    place = ann.looks_at(table)
    place.resigns()
    at = place.last["moves"] - 1
    new = ann.makes("me", "me", start={"table": table, "upto": at})

    assert at == ann.looks_at(new).last["given"]


# -- fair dice -------------------------------------------------------------------------------


def played_on() -> dict[str, Any]:
    """A finished game that was played on from the middle of another, with its fairness block."""
    record = recorded("thirteen_days")
    match = Match.replay(record.start(len(record.moves) // 2), rng=dice(SECRET, ["ann", None]))
    rng = Rng(8)
    while not match.over:
        seat = match.waiting[0]
        match.submit(seat, cautious(match.game, match.state, seat, rng))
    made = fair_record(match, SECRET, ["ann", None]).to_json()
    whole: dict[str, Any] = json.loads(json.dumps(made))
    return whole


def test_both_verifiers_say_that_moves_were_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played_on()
    code, said = verified(record, tmp_path)
    told = f"its first {record['given']} moves were given, not drawn"

    assert (0, True) == (code, told in said)
    assert 0 == run(["verify", str(tmp_path / "game.detente.json")])
    assert told in capsys.readouterr().out


def test_a_record_without_given_moves_does_not_speak_of_them() -> None:
    assert "given" not in recorded("thirteen_days").to_json()


def _more_was_given(record: dict[str, Any]) -> None:
    """The first draws are passed off as another game's."""
    record["given"] = record["fairness"]["draws"][2]["move"]
    del record["fairness"]["draws"][:2]


def _less_was_given(record: dict[str, Any]) -> None:
    record["given"] = 0


def _a_later_draw_is_another(record: dict[str, Any]) -> None:
    draw = next(d for d in record["fairness"]["draws"] if len(d["of"]) > 1)
    move = record["moves"][draw["move"]]
    move[1] = next(answer for answer in draw["of"] if answer != move[1])


@pytest.mark.parametrize("cheat", [_more_was_given, _less_was_given, _a_later_draw_is_another])
def test_both_verifiers_find_a_cheat_about_what_was_given(
    cheat: Callable[[dict[str, Any]], None], tmp_path: Path
) -> None:
    record = played_on()
    cheat(record)

    with pytest.raises(DataError):
        check(Record.from_json(record))
    assert 1 == verified(record, tmp_path)[0]
