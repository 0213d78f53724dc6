"""What the table asks of every game on the shelf, built or to come."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from detente.core.match import Match
from detente.core.record import Record
from detente.core.rng import Rng
from detente.core.state import View
from detente.games import game, games
from detente.server.messages import wire
from detente.server.shown import views
from detente.server.shown.fairness import check, dice, fair_record

SECRET = bytes(range(32))
VERIFIER = Path(__file__).parents[2] / "tools" / "verify.py"


def played(name: str) -> tuple[Match[Any], list[Match[Any]]]:
    """A finished match of a game, and the same match at a few moments on the way."""
    rules = game(name)
    match = Match(rules, rng=dice(SECRET, ["ann"] + [None] * (len(rules.seats) - 1)))
    rng = Rng(3)
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])
    stops = range(0, len(match.moves), max(1, len(match.moves) // 6))
    return match, [Match.replay(match.record, upto) for upto in stops]


BESIDE = views.Beside(table="t", seats=[], fairness=wire.Fairness("", [], [], None, False))


@pytest.fixture(scope="module", params=games())
def match(request: pytest.FixtureRequest) -> tuple[Match[Any], list[Match[Any]]]:
    return played(request.param)


def test_every_reader_gets_a_view_that_can_be_sent(
    match: tuple[Match[Any], list[Match[Any]]],
) -> None:
    for moment in [*match[1], match[0]]:
        for seat in [None, *range(len(moment.game.seats))]:
            view = views.view(moment, seat, BESIDE)
            sent = wire.encode(msgspec.structs.replace(view, log=views.log(moment, seat, 0)))

            assert moment.number(seat) == msgspec.json.decode(sent, type=wire.View).seq
            assert len(sent) < 200_000


def test_what_is_sent_to_a_bot_is_its_view_whole(
    match: tuple[Match[Any], list[Match[Any]]],
) -> None:
    for moment in match[1]:
        rules = moment.game
        for seat in [n for n in moment.waiting if n >= 0]:
            view = rules.observe(moment.state, seat)
            dumped = json.loads(json.dumps(rules.dump(view.state)))
            again = View(seat, rules.load(dumped), view.counts)

            assert rules.to_json(view) == rules.to_json(again)


def test_the_record_proves_itself_by_the_rules_and_without_them(
    match: tuple[Match[Any], list[Match[Any]]], tmp_path: Path
) -> None:
    finished = match[0]
    nonces = ["ann"] + [None] * (len(finished.game.seats) - 1)
    record = fair_record(finished, SECRET, nonces)
    file = tmp_path / "game.detente.json"
    record.save(file)
    check(Record.load(file))
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(VERIFIER), str(file)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (0, "") == (done.returncode, done.stderr)
    assert "need the rules" not in done.stdout


def test_a_finished_game_can_be_seen_with_everything_open(
    match: tuple[Match[Any], list[Match[Any]]],
) -> None:
    for moment in match[1]:
        shown = views.moment(moment, len(match[0].moves), None, True)

        assert shown.open is not None
        assert len(moment.game.seats) == len(shown.open)
        assert not [line for line in shown.log if line.id.endswith("-hidden")]


def test_what_chance_answers_names_the_seat_that_was_answered(
    match: tuple[Match[Any], list[Match[Any]]],
) -> None:
    finished = match[0]
    asked, causes = -1, [-1]
    for seat, _ in finished.moves:
        asked = seat if seat >= 0 else asked
        causes.append(asked)
    lines = views.log(finished, 0, 0)

    assert [line.cause for line in lines if line.by < 0] == [
        causes[line.n] for line in lines if line.by < 0
    ]
    assert {-1} >= {line.cause for line in lines if line.by >= 0}
    assert {line.cause for line in lines} > {-1}, "chance has answered somebody"
