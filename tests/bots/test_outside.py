"""Bots that are other programs: they play, and lose by rule when they crash, sleep or cheat."""

import shutil
import sys
from pathlib import Path

import pytest

import detente
from detente.arena.matches import Outcome, play_match
from detente.core.notation import RESIGN
from detente.core.record import Record

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PYTHON = f"cmd:{sys.executable} {EXAMPLES / 'first_bot.py'}"

LOOP = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print("{}", flush=True)
    else:
        %s
"""


def play(bots: tuple[str, str], budget: float = 2.0, seed: int = 5) -> Outcome:
    return play_match(detente.game("thirteen_days"), bots, seed, budget)


def wrong(tmp_path: Path, does: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(LOOP % does)
    return f"cmd:{sys.executable} {path}"


def test_the_example_in_python_plays_a_whole_game() -> None:
    outcome = play((PYTHON, "random"))
    assert () == outcome.lost
    assert outcome.decisions > 20
    assert outcome == play((PYTHON, "random"))  # the same seed, the same game


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
def test_the_example_in_javascript_plays_a_whole_game() -> None:
    outcome = play(("random", f"cmd:node {EXAMPLES / 'first_bot.mjs'}"))
    assert () == outcome.lost
    assert outcome.decisions > 20


@pytest.mark.parametrize(
    ("does", "why", "details"),
    [
        ("sys.exit('I fell')", "crashed", "exit code 1, I fell"),
        ("time.sleep(60)", "time-out", "no answer within 0.6 s"),
        ("print('what?', flush=True)", "illegal answer", "not a JSON object: 'what?'"),
        ("""print('{"action": 3}', flush=True)""", "illegal answer", "3 is none of its"),
        ("""print('{"action": true}', flush=True)""", "illegal answer", "true is none of its"),
        ("""print('{}', flush=True)""", "illegal answer", "null is none of its"),
    ],
)
def test_a_bot_that_cannot_play_loses_by_rule(
    tmp_path: Path, does: str, why: str, details: str
) -> None:
    outcome = play(("random", wrong(tmp_path, does)), budget=0.1)
    lost = outcome.lost[0]

    assert ((0,), "resigned") == (outcome.result.winners, outcome.result.why)
    assert (1, why) == (lost.seat, lost.why)
    assert details in lost.details
    assert (1, RESIGN) == outcome.moves[-1]


def test_a_bot_that_says_no_hello_has_lost_before_the_first_move() -> None:
    outcome = play((f"cmd:{sys.executable} -c pass", "random"))
    assert ((1,), 0, "crashed") == (outcome.result.winners, outcome.decisions, outcome.lost[0].why)


def test_a_command_that_does_not_exist_is_told_at_once() -> None:
    with pytest.raises(detente.OptionError, match=r"cannot be started"):
        play(("cmd:./no-such-bot", "random"))


@pytest.mark.parametrize("name", detente.games())
def test_what_was_played_is_a_record(name: str) -> None:
    game = detente.game(name)
    outcome = play_match(game, ("random",) * len(game.seats), 9, 2.0)
    record = Record(name, game.version, {}, 9, list(outcome.moves))

    assert outcome.result == detente.Match.replay(record).result
