"""A game in the terminal."""

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

import detente
from detente.bots.bot import bot
from detente.cli.session import Opponent, Session
from tests.cli.line import Said, detente_

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")


class Table:
    """A terminal that types for us."""

    def __init__(self, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def play(self, *typed: str, arguments: str = "--lang en") -> Said:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
        return detente_(f"play thirteen_days --seed 3 --bot random {arguments}", self.capsys)


@pytest.fixture
def table(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table(capsys, monkeypatch)


def test_the_question_and_what_may_be_answered_are_shown(table: Table) -> None:
    said = table.play("quit")

    assert 0 == said.code
    assert "agenda turkey" in said.out
    assert "DEFCON 3" in said.out


def test_an_action_is_chosen_by_number_or_typed(table: Table) -> None:
    by_number = table.play("2", "log", "quit")
    typed = table.play("agenda turkey", "log", "quit")

    assert "play first" in by_number.out or "Play a Strategy card" in by_number.out
    assert by_number.out == typed.out


def test_why_names_the_rule(table: Table) -> None:
    said = table.play("why place berlin", "quit")

    assert "(rule 13J-" in said.out


def test_what_is_not_allowed_is_refused_with_its_rule(table: Table) -> None:
    said = table.play("place berlin", "quit")

    assert "(rule 13J-" in said.out


def test_what_cannot_be_read_is_said_so(table: Table) -> None:
    said = table.play("sing loudly", "quit")

    assert "“sing loudly” is neither a number" in said.out


def test_nothing_can_be_taken_back_before_something_was_done(table: Table) -> None:
    assert "nothing you can take back" in table.play("undo", "quit").out


def test_a_card_is_read_by_a_part_of_its_name(table: Table) -> None:
    said = table.play("card castro", "card nonesuch", "quit")

    assert "(fidel_castro)" in said.out
    assert "There is no card “nonesuch”." in said.out


@pytest.mark.parametrize(
    "options,told",
    [("", "goes up 2 spaces"), ("--option rising_food_prices_spaces=1", "goes up 1 space ")],
)
def test_a_card_reads_as_it_is_played_here(
    options: str, told: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("card rising_food\nquit\n"))

    said = detente_(f"play nineteen_sixty --seed 3 --bot random --lang en {options}", capsys)

    assert told in said.out


def test_help_lists_what_can_be_typed(table: Table) -> None:
    assert "why place berlin" in table.play("help", "quit").out


def test_the_table_speaks_french(table: Table) -> None:
    said = table.play("quit", arguments="--lang fr")

    assert "Objectifs" in said.out
    assert "Turquie" in said.out


def test_the_seat_is_named(table: Table) -> None:
    said = table.play("quit", arguments="--lang en --seat ussr")

    assert "You are USSR" in said.out


def test_resigning_ends_the_game(table: Table) -> None:
    said = table.play("resign")

    assert 0 == said.code
    assert "wins." in said.out


def test_a_whole_game_can_be_played_by_numbers(table: Table) -> None:
    said = table.play(*["1", "1"] * 200)

    assert 0 == said.code
    assert "wins." in said.out or "Nobody wins." in said.out


def test_the_end_of_the_input_leaves_the_game(table: Table) -> None:
    assert 0 == table.play("1").code


def test_a_game_is_saved_and_resumed(
    table: Table, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.detente.json"
    table.play("1", "quit", arguments=f"--save {path}")
    before = json.loads(path.read_text(encoding="utf-8"))

    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    said = detente_(f"play --resume {path} --bot random --lang en", capsys)
    after = json.loads(path.read_text(encoding="utf-8"))

    assert 0 == said.code
    assert before["moves"] == after["moves"][: len(before["moves"])]
    assert len(after["moves"]) > len(before["moves"])


def test_a_game_is_played_on_from_a_moment_of_another(
    table: Table, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, new = tmp_path / "game.detente.json", tmp_path / "new.detente.json"
    table.play("1", "1", "1", "quit", arguments=f"--save {path}")
    before = json.loads(path.read_text(encoding="utf-8"))
    at = len(before["moves"]) - 2

    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    typed = f"play --from {path} --at {at} --seed 9 --save {new} --bot random --lang en"
    said = detente_(typed, capsys)
    after = json.loads(new.read_text(encoding="utf-8"))

    assert f"Played on from move {at} of a recorded game." in said.out
    assert (before["moves"][:at], at, 9) == (after["moves"][:at], after["given"], after["seed"])
    assert before == json.loads(path.read_text(encoding="utf-8"))
    told = detente_(f"replay {new} --lang en", capsys)
    assert told.out.startswith(f"Played on from move {at} of a recorded game.")


def test_the_moment_to_play_on_from_is_one_of_an_open_game(
    table: Table, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "game.detente.json"
    table.play("1", "resign", "quit", arguments=f"--save {path}")

    for more in ("", "--at -1", "--at 999", "--at 3 --option draft=on", f"--at 3 --resume {path}"):
        assert 2 == detente_(f"play --from {path} {more}", capsys).code, more


def test_a_saved_game_keeps_its_options(table: Table, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.detente.json"
    table.play("quit", arguments=f"--save {path} --option duplicate_flags=off")

    assert {"duplicate_flags": False} == json.loads(path.read_text(encoding="utf-8"))["options"]
    assert 2 == detente_(f"play --resume {path} --option duplicate_flags=on", capsys).code


def test_an_opponent_is_a_level_with_a_style_or_a_bot_by_name(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(arguments: str) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        return detente_(f"play thirteen_days --lang en {arguments}", capsys)

    assert "your opponent: Easy-going · bold" in play("--level 2 --style bold").out
    assert "your opponent: Solid." in play("").out
    assert "your opponent: Yardstick." in play("--bot greedy1").out
    assert 2 == play("--level 7").code
    assert 2 == play("--level 2 --bot random").code
    assert 2 == play("--level 2 --style meek").code


def test_what_leaves_no_choice_is_done_and_told(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A party of Stratagem that has but one option on a theme is not asked for it."""
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    said = detente_("play stratagem --lang en --seed 2 --bot random", capsys).out

    assert "Nothing else can be done: “Plan: Free private enterprise”." in said
    assert "select 1b" not in said


def test_a_hint_names_an_act_that_is_open_and_what_it_brings_more_than_others(
    table: Table,
) -> None:
    english = table.play("hint", "agenda turkey", "1", "hint", "quit")
    french = table.play("hint", "quit", arguments="--lang fr")

    said = re.findall("A bot would choose “([^”]+)”", english.out)
    assert re.search(r"”: (that|compared with other moves,) [^.]+\.", english.out)
    assert 2 == len(said)
    assert all([2 <= english.out.count(act) for act in said])  # in the list, and in the hint
    assert re.search(r"Un automate choisirait «\s.+\s»", french.out)


def test_after_the_end_a_level_says_what_mattered(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = "\n".join(["1"] * 60 + ["resign"]) + "\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    said = detente_("play thirteen_days --lang en --seed 3 --level 1", capsys)

    assert "What mattered, says USSR:" in said.out
    assert re.search(r"move \d+, .+: .+ [+−]\d", said.out)


def test_a_bot_says_what_it_weighs_while_it_thinks() -> None:
    game = detente.game("thirteen_days")
    match = detente.Match(game, seed=3)
    console = Console(file=io.StringIO(), force_terminal=True)
    opponent = Opponent("level1", {seat: bot("level1", game, 1) for seat in range(2)}, 1.0)
    session = Session(match, 0, opponent, "en", console)
    said = set()
    for _ in range(12):
        said.add(session.weighing(match.waiting[0]))
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])

    assert all([re.fullmatch(r"(US|USSR) is (considering “.+”|thinking)…", one) for one in said])
    assert any(["considering" in one for one in said])
