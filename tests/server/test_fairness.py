"""Fair dice: promised before, drawn from the promise, checked afterwards."""

from __future__ import annotations

import ast
import copy
import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from detente.cli.app import run
from detente.cli.verify import verify
from detente.core.match import Match
from detente.core.record import Record
from detente.core.rng import HmacStream
from detente.core.tables import DataError
from detente.games import game
from detente.server.shown.fairness import check, dice, fair_record, seal
from tests.server.people import Person, Place, play_out, two_at_a_table

Make = Callable[[str], Person]
VERIFIER = Path(__file__).parents[2] / "tools" / "verify.py"
SECRET = bytes(range(32))


def finished(nonces: list[str | None]) -> dict[str, Any]:
    """A finished game of 13 Jours with its fairness block, as data."""
    match = Match(game("thirteen_days"), rng=dice(SECRET, nonces))
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[len(match.moves) * 7 % len(legal)])
    made: dict[str, Any] = json.loads(json.dumps(fair_record(match, SECRET, nonces).to_json()))
    return made


GAME = finished(["ann", None])


def stands_alone(record: dict[str, Any], tmp_path: Path, *more: str) -> tuple[int, str]:
    """What the stand-alone verifier says of a record."""
    file = tmp_path / "game.detente.json"
    file.write_text(json.dumps(record))
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(VERIFIER), str(file), *more],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_the_commitment_is_the_hash_of_the_secret_shown_at_the_end(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    before = ann.last["fairness"]
    after = play_out([ann, bob])["fairness"]

    assert before["secret"] is None
    assert before["commitment"] == after["commitment"]
    assert after["commitment"] == hashlib.sha256(bytes.fromhex(after["secret"])).hexdigest()


def test_the_record_of_a_table_proves_itself(person: Make, tmp_path: Path) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.makes("me", "open", seal=seal("from-ann"))
    bob.joins(table, seal=seal("from-bob"))
    mine, his = shows(ann.looks_at(table), "from-ann"), shows(bob.looks_at(table), "from-bob")
    mine.sees(his.last["moves"])
    play_out([mine, his])
    record = ann.http.get(f"/api/tables/{table}/record").json()

    assert ["from-ann", "from-bob"] == record["fairness"]["nonces"]
    assert [seal("from-ann"), seal("from-bob")] == record["fairness"]["seals"]
    assert check(Record.from_json(record)) == len(record["fairness"]["draws"])
    code, said = stands_alone(record, tmp_path)
    assert (0, True) == (code, said.startswith("fair: "))


def test_the_record_is_kept_back_until_the_game_is_over(person: Make) -> None:
    ann = person("Ann")
    table = ann.makes("me", "open")
    answer = ann.http.get(f"/api/tables/{table}/record")

    assert (409, "game-is-not-over") == (answer.status_code, answer.json()["error"]["id"])


def test_the_secret_is_never_sent_before_the_end(person: Make) -> None:
    ann, bob = two_at_a_table(person("Ann"), person("Bob"))
    secret = play_out([ann, bob])["fairness"]["secret"]

    for place in (ann, bob):
        early = [text for text in place.traffic if json.loads(text).get("result") is None]
        assert not [text for text in early if secret in text]


def test_a_sealed_nonce_is_shown_to_nobody_before_all_have_shown_theirs(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.makes("me", "open", seal=seal("secret-of-ann"))
    mine = ann.looks_at(table)
    bob.joins(table, seal=seal("secret-of-bob"))
    his = bob.looks_at(table)
    shows(mine, "secret-of-ann")
    assert not mine.last["begun"]
    assert "wait-for-nonces" == mine.last["prompt"]["id"]
    shows(his, "secret-of-bob")

    early = [text for text in his.traffic if not json.loads(text).get("begun")]
    assert not [text for text in early if "secret-of-ann" in text]
    assert his.last["begun"]
    assert ["secret-of-ann", "secret-of-bob"] == his.last["fairness"]["nonces"]


def test_a_nonce_is_not_shown_before_every_seat_is_taken(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    place = ann.looks_at(ann.makes("me", "open", seal=seal("mine")))
    assert not place.last["fairness"]["show"]
    place.says(t="nonce", nonce="mine")
    assert "late" == place.hears_a("error")["code"]
    bob.joins(place.table)

    assert place.view()["fairness"]["show"]
    assert ann.http.get(f"/api/tables/{place.table}").json()["my_turn"]
    assert ["mine", None] == shows(place, "mine").last["fairness"]["nonces"]


def test_a_nonce_that_was_not_sealed_is_refused(person: Make) -> None:
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", "bot:random", seal=seal("mine")))
    place.says(t="nonce", nonce="better")

    assert "late" == place.hears_a("error")["code"]
    assert not place.last["begun"]
    assert shows(place, "mine").last["begun"]


def test_who_has_sat_down_without_a_seal_cannot_choose_a_nonce_later(person: Make) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    seats = ("me", "open", "open", "bot:random")
    table = ann.makes(*seats, game="stratagem", seal=seal("mine"))
    bob.joins(table, seal=seal("his"))
    eve.joins(table)
    place = shows(ann.looks_at(table), "mine")
    eve.joins(table, seal=seal("chosen when hers was known"))

    assert [seal("mine"), seal("his"), None, None] == place.anew().last["fairness"]["seals"]
    shows(bob.looks_at(table), "his")
    assert ["mine", "his", None, None] == place.anew().last["fairness"]["nonces"]


def test_who_shares_a_screen_shows_it_for_all_seats(person: Make) -> None:
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", "me", seal=seal("ours")))

    assert ["ours", "ours"] == shows(place, "ours").last["fairness"]["nonces"]


def test_a_nonce_may_be_shown_twice(person: Make) -> None:
    """A page that has shown it may be told something else before it hears that it has."""
    ann, bob = person("Ann"), person("Bob")
    place = ann.looks_at(ann.makes("me", "open", seal=seal("mine")))
    bob.joins(place.table, seal=seal("his"))
    shows(place, "mine")
    place.says(t="nonce", nonce="mine")
    place.says(t="ping")
    place.hears_a("pong")

    assert not [text for text in place.traffic if '"late"' in text]
    assert ["mine", "his"] == shows(bob.looks_at(place.table), "his").last["fairness"]["nonces"]


def shows(place: Place, nonce: str) -> Place:
    """Show what was sealed; the view that comes of it."""
    place.says(t="nonce", nonce=nonce)
    while seal(nonce) == place.last["fairness"]["seals"][place.last["seat"]]:
        place.view()
        if not place.last["fairness"]["show"]:
            return place
    raise AssertionError("nothing was sealed")


def test_a_nonce_after_the_deal_is_too_late(person: Make) -> None:
    ann, _ = two_at_a_table(person("Ann"), person("Bob"))
    ann.says(t="nonce", nonce="afterthought")

    assert "late" == ann.hears_a("error")["code"]
    assert [None, None] == ann.last["fairness"]["nonces"]


def test_a_table_keeps_the_promise_made_before_the_nonce_was_known(person: Make) -> None:
    ann = person("Ann")
    promised = ann.http.post("/api/commitments").json()
    table = ann.makes("me", "open", **promised, seal=seal("mine"))

    assert promised["commitment"] == ann.http.get(f"/api/tables/{table}").json()["commitment"]


def test_a_promise_is_for_one_table_of_one_guest(person: Make) -> None:
    ann, eve = person("Ann"), person("Eve")
    promised = ann.http.post("/api/commitments").json()
    body = {"game": "thirteen_days", "seats": ["me", "open"], **promised}

    assert 409 == eve.http.post("/api/tables", json=body).status_code
    assert 201 == ann.http.post("/api/tables", json=body).status_code
    assert 409 == ann.http.post("/api/tables", json=body).status_code


def test_that_no_nonce_was_sealed_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Records of older programs know of no seals; anybody can leave them out."""
    sealed = {**GAME, "fairness": {**GAME["fairness"], "seals": [seal("ann"), None]}}
    told = []
    for record in (GAME, sealed):
        alone = stands_alone(record, tmp_path)
        verify(tmp_path / "game.detente.json")
        told.append((alone[0], "not sealed" in alone[1], "not sealed" in capsys.readouterr().out))

    assert [(0, True, True), (0, False, False)] == told


def test_a_nonce_changes_the_deal() -> None:
    numbers = [[dice(SECRET, [nonce]).below(1000) for _ in range(1)] for nonce in ("a", "b", None)]

    assert 3 == len({tuple(one) for one in numbers})
    assert dice(SECRET, ["a", None]).below(1000) == HmacStream(SECRET, ("a", "")).below(1000)


def test_a_fair_game_passes_both_verifiers(tmp_path: Path) -> None:
    commitment = GAME["fairness"]["commitment"]

    assert check(Record.from_json(GAME)) > 20
    assert 0 == stands_alone(GAME, tmp_path, commitment)[0]


def _other_answer(record: dict[str, Any]) -> None:
    draw = next(d for d in record["fairness"]["draws"] if len(d["of"]) > 1)
    move = record["moves"][draw["move"]]
    move[1] = next(answer for answer in draw["of"] if answer != move[1])


def _other_secret(record: dict[str, Any]) -> None:
    record["fairness"]["secret"] = bytes(32).hex()


def _other_secret_and_promise(record: dict[str, Any]) -> None:
    _other_secret(record)
    record["fairness"]["commitment"] = hashlib.sha256(bytes(32)).hexdigest()


def _other_nonce(record: dict[str, Any]) -> None:
    record["fairness"]["nonces"][0] = "eve"


def _sealed_nonce_left_out(record: dict[str, Any]) -> None:
    record["fairness"]["seals"] = [None, seal("bob")]


def _nonce_put_in_later(record: dict[str, Any]) -> None:
    """Chosen by who knew the others; the draws fit it."""
    record.update(finished(["ann", "chosen"]))
    record["fairness"]["seals"] = [seal("ann"), None]


def _stacked_deck(record: dict[str, Any]) -> None:
    draw = next(d for d in record["fairness"]["draws"] if len(d["of"]) > 1)
    draw["of"] = draw["of"][::-1]


def _draw_left_out(record: dict[str, Any]) -> None:
    del record["fairness"]["draws"][3]


def _block_left_out(record: dict[str, Any]) -> None:
    record["fairness"]["draws"][3]["block"] += 1


@pytest.mark.parametrize(
    "cheat",
    [
        _other_answer,
        _other_secret,
        _other_secret_and_promise,
        _other_nonce,
        _sealed_nonce_left_out,
        _nonce_put_in_later,
        _stacked_deck,
        _draw_left_out,
        _block_left_out,
    ],
)
def test_both_verifiers_find_a_cheat(
    cheat: Callable[[dict[str, Any]], None], tmp_path: Path
) -> None:
    record = copy.deepcopy(GAME)
    cheat(record)

    with pytest.raises(DataError):
        check(Record.from_json(record))
    code, said = stands_alone(record, tmp_path)
    assert (1, True) == (code, said.startswith("NOT FAIR"))


def test_both_verifiers_compare_the_commitment_somebody_wrote_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "fair.detente.json"
    file.write_text(json.dumps(GAME))
    verify(file, commitment=GAME["fairness"]["commitment"])

    assert capsys.readouterr().out.startswith("fair: ")
    with pytest.raises(SystemExit) as stopped:
        verify(file, commitment="00")
    assert 1 == stopped.value.code
    assert 1 == stands_alone(GAME, tmp_path, "00")[0]


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"detente": 1}'])
def test_what_is_no_record_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text)

    assert 2 == run(["verify", str(file)])
    assert 1 == len(capsys.readouterr().err.splitlines())


def test_the_stand_alone_verifier_is_short_and_needs_nothing() -> None:
    text = VERIFIER.read_text(encoding="utf-8")
    imported = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            imported |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(str(node.module).partition(".")[0])

    assert len(text.splitlines()) < 150
    assert imported <= sys.stdlib_module_names
