"""The command line: reports, and mistakes told in one line."""

import json
import shutil
from pathlib import Path

import pytest

import detente
from detente.arena import branches
from detente.arena.bench import compiled
from detente.cli.app import COMMANDS
from detente.core.match import Match
from detente.words.words import Words
from tests.cli.line import detente_

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = detente.Match(detente.game("thirteen_days"), seed=7)
    while not match.over:
        seat = match.waiting[0]
        match.submit(seat, match.legal(seat)[0])
    path = tmp_path / "game.detente.json"
    match.record.save(path)
    return path


MISTAKES = [
    ("sim nowhere", "there is no game 'nowhere'"),
    ("play nowhere", "there is no game 'nowhere'"),
    ("rules nowhere", "there is no game 'nowhere'"),
    ("fuzz nowhere", "there is no game 'nowhere'"),
    ("bench nowhere", "there is no game 'nowhere'"),
    ("sim thirteen_days --bots nobody", "there is no bot 'nobody'"),
    ("play thirteen_days --bot nobody", "there is no bot 'nobody'"),
    ("sim thirteen_days --bots random,random,random", "has 2 seats, but 3 bots"),
    ("arena thirteen_days --bots random,random", "a bot is named twice"),
    ("arena thirteen_days --bots random,nobody", "there is no bot 'nobody'"),
    ("arena thirteen_days --bots random,cmd:./none", "cannot be started"),
    ("arena thirteen_days --bots random --sprt 20", "--sprt is two or three numbers"),
    ("arena thirteen_days --bots random --sprt 20,0", "--sprt is two or three numbers"),
    ("sim thirteen_days --games 0", "--games must be 1 or more"),
    ("sim thirteen_days --games many", "many"),
    ("sim thirteen_days --jobs -1", "--jobs must be 0 or more"),
    ("sim thirteen_days --option fog=on", "has no option 'fog'"),
    ("sim thirteen_days --option net_before_cap=maybe", "cannot be 'maybe'"),
    ("sim thirteen_days --option net_before_cap", "name=value"),
    ("sim thirteen_days --colour", "--colour"),
    ("sim thirteen_days --cards .", "--cards is for: stratagem"),
    ("sim stratagem --cards nowhere", "there is no folder 'nowhere'"),
    ("sim", "GAME"),
    ("play", "name a game: "),
    ("play thirteen_days --seat france", "has no seat 'france'"),
    ("play thirteen_days --lang de", "there is no language 'de'"),
    ("play --resume nowhere.json", "cannot be read"),
    ("play thirteen_days --save /dev/null/game.json", "cannot be written"),
    ("rules thirteen_days 99.9", "99.9"),
    ("replay nowhere.json", "cannot be read"),
    ("sim thirteen_days --games 1 --budget nan", "--budget must be a number of seconds above 0"),
    ("train thirteen_days --level random", "--level must be a bot that searches"),
    ("fuzz thirteen_days --matches 0", "--matches must be 1 or more"),
    ("dance", "there is no command 'dance'"),
    ("simm", "did you mean 'sim'?"),
]


@pytest.mark.parametrize(("line", "told"), MISTAKES)
def test_a_mistake_is_one_line_on_stderr_and_exit_code_2(
    line: str, told: str, capsys: Capture
) -> None:
    said = detente_(line, capsys)

    assert (2, "") == (said.code, said.out)
    assert told in said.err
    assert 1 == said.err.count("\n")


BAD_RECORDS = [
    ("", "not JSON"),
    ("[]", "not a Détente record"),
    ('{"moves": ' + "[" * 100_000, "brackets in brackets"),
    ('{"detente": 1}', "game is missing"),
]


@pytest.mark.parametrize(("text", "told"), BAD_RECORDS)
def test_a_malformed_record_is_a_mistake(
    text: str, told: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")

    for command in ("replay", "play --resume"):
        said = detente_(f"{command} {path}", capsys)

        assert (2, 1) == (said.code, said.err.count("\n"))
        assert told in said.err


def test_a_record_with_an_impossible_move_is_a_mistake(record: Path, capsys: Capture) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    data["moves"][-1] = [0, 99999]
    record.write_text(json.dumps(data), encoding="utf-8")

    said = detente_(f"replay {record}", capsys)

    assert (2, 1) == (said.code, said.err.count("\n"))
    assert "move" in said.err


def test_sim_prints_one_object_with_the_promised_keys(capsys: Capture) -> None:
    said = detente_("sim thirteen_days --games 12 --bots random --seed 3 --json", capsys)
    found = json.loads(said.out)

    keys = ["game", "games", "bots", "wins", "draws", "endings", "decisions", "seconds"]
    assert keys == list(found)
    assert 12 == found["games"] == sum(found["wins"]) + found["draws"]
    assert 12 == sum(found["endings"].values())
    assert ["random", "random"] == found["bots"]
    assert 1 == said.out.count("\n")


def test_sim_for_people_shows_intervals(capsys: Capture) -> None:
    said = detente_("sim thirteen_days --games 12", capsys)

    assert 0 == said.code
    assert "95% interval" in said.out
    assert "12 games" in said.out


def test_sim_of_berlin_63_tells_how_often_bots_bluff_and_what_doubting_them_brings(
    capsys: Capture,
) -> None:
    line = "sim berlin63 --games 4 --seed 3 --option match_wins=1"
    habits = json.loads(detente_(f"{line} --json", capsys).out)["habits"]
    said = detente_(line, capsys).out

    assert 2 == len(habits)
    for seat in habits:
        assert ["bluff_rate", "doubt_rate", "gain_from_doubting"] == list(seat)
        assert 0 < seat["bluff_rate"]["mean"] < 1
        assert seat["gain_from_doubting"]["times"] < seat["bluff_rate"]["times"]
    assert "bluff rate" in said
    assert "gain from doubting" in said


def test_a_championship_ranks_the_players_by_points(capsys: Capture) -> None:
    said = detente_("sim stratagem --games 8 --championship --bots random --json", capsys)
    found = json.loads(said.out)

    assert [1, 2, 3, 4] == sorted(line["player"] + 1 for line in found["ranking"])
    points = [line["points"] for line in found["ranking"]]
    assert points == sorted(points, reverse=True)
    assert 8 == sum(line["wins"] for line in found["ranking"]) + found["draws"]
    assert found["wins"] == [
        line["wins"] for line in sorted(found["ranking"], key=lambda line: line["player"])
    ]


def test_a_championship_is_shown_to_people_as_a_table(capsys: Capture) -> None:
    said = detente_("sim stratagem --games 4 --championship", capsys)

    assert ["place", "player", "bot", "points"] == said.out.splitlines()[0].split()[:4]
    assert "25% lies" in said.out


def test_sim_says_of_each_party_whether_a_quarter_lies_in_its_interval(capsys: Capture) -> None:
    found = json.loads(detente_("sim stratagem --games 12 --json", capsys).out)

    assert ["pop", "dem", "con", "nat"] == [line["side"] for line in found["balance"]]
    assert 12 == sum(line["wins"] for line in found["balance"])
    for line in found["balance"]:
        assert line["fair"] is (line["low"] <= 0.25 <= line["high"])


def test_bots_that_differ_say_nothing_about_the_balance_of_the_parties(capsys: Capture) -> None:
    said = detente_("sim stratagem --games 2 --bots greedy,random,random,random --json", capsys)

    assert "balance" not in json.loads(said.out)


BOX = Path(detente.__file__).parent / "games" / "stratagem" / "data"


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the cards of Stratagem; what names it is forgotten after the test."""
    monkeypatch.setenv("DETENTE_STRATAGEM_CARDS", "")
    return Path(shutil.copytree(BOX, tmp_path / "box"))


def test_cards_of_ones_own_are_played_with_and_called_by_their_names(
    box: Path, capsys: Capture
) -> None:
    change(box / "common_cards.csv", "Acclaimed speech", "Torchlight procession")

    said = detente_(f"sim stratagem --games 2 --jobs 1 --cards {box}", capsys)

    assert (0, "") == (said.code, said.err)
    assert "Torchlight procession" == Words("en", "stratagem").text("card-e09")


def test_a_record_is_not_told_with_other_cards_than_its_own(
    box: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(box / "common_cards.csv", "E09,EVENT,SELF_GAIN,1,", "E09,EVENT,SELF_GAIN,2,")
    usual, own = tmp_path / "usual.detente.json", tmp_path / "own.detente.json"
    Match(detente.game("stratagem"), seed=1).record.save(usual)
    monkeypatch.setenv("DETENTE_STRATAGEM_CARDS", str(box))
    Match(detente.game("stratagem"), seed=1).record.save(own)
    monkeypatch.setenv("DETENTE_STRATAGEM_CARDS", "")

    refused = detente_(f"replay {own}", capsys)
    assert (2, 1) == (refused.code, refused.err.count("\n"))
    assert "but here lie the cards 'usual'" in refused.err
    assert 0 == detente_(f"replay {usual}", capsys).code
    assert 0 == detente_(f"replay {own} --cards {box}", capsys).code
    assert "was played with the cards 'usual'" in detente_(f"replay {usual}", capsys).err


@pytest.mark.parametrize("command", ["sim stratagem --games 1", "play stratagem"])
def test_wrong_cards_are_told_by_file_line_and_value(
    command: str, box: Path, capsys: Capture
) -> None:
    change(box / "supports.csv", "S01,SUPPORT,A", "S01,SUPPORT,D")

    said = detente_(f"{command} --cards {box}", capsys)

    assert (2, "") == (said.code, said.out)
    assert "detente: supports.csv:2: force must be one of C, B, A, got 'D'\n" == said.err


def change(file: Path, old: str, new: str) -> None:
    """Write something else into a file."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_games_lists_the_shelf(capsys: Capture) -> None:
    assert "thirteen_days" in detente_("games", capsys).out
    found = json.loads(detente_("games --json", capsys).out)

    assert detente.games() == [game["name"] for game in found["games"]]
    assert {"greedy", "random"} <= set(found["bots"])


def test_replay_tells_the_game_and_its_end(record: Path, capsys: Capture) -> None:
    said = detente_(f"replay {record} --lang en", capsys)

    assert 0 == said.code
    assert "Round 1 begins" in said.out


def test_replay_stops_where_it_is_told(record: Path, capsys: Capture) -> None:
    found = json.loads(detente_(f"replay {record} --upto 20 --json", capsys).out)

    assert (20, False, None) == (found["moves"], found["over"], found["result"])


def test_replay_keeps_the_secrets_of_a_game_that_is_not_over(record: Path, capsys: Capture) -> None:
    us, ussr = (
        json.loads(detente_(f"replay {record} --upto 20 --seat {seat} --json", capsys).out)
        for seat in ("us", "ussr")
    )

    assert us["position"]["hands"][0]["cards"] != []
    assert us["position"]["hands"][1]["cards"] == []
    assert ussr["position"]["hands"][0]["cards"] == []


def test_a_command_whose_extra_is_not_installed_names_the_pip_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(COMMANDS, "serve", ("detente.nowhere:serve", "", "server"))

    said = detente_("serve", capsys)

    assert 2 == said.code
    assert "detente: 'serve' needs: pip install 'detente[server]'\n" == said.err


def test_the_version_is_the_package_s(capsys: Capture) -> None:
    assert f"{detente.__version__}\n" == detente_("--version", capsys).out


@pytest.mark.parametrize("command", ["play", "games", "rules", "replay", "sim", "fuzz", "bench"])
def test_every_command_explains_itself(command: str, capsys: Capture) -> None:
    said = detente_(f"{command} --help", capsys)

    assert 0 == said.code
    assert f"Usage: detente {command}" in said.out


def test_fuzz_says_that_the_laws_hold(capsys: Capture) -> None:
    said = detente_("fuzz thirteen_days --matches 8 --jobs 1", capsys)

    assert (0, "8 matches of thirteen_days under 10 laws: every law holds\n") == (
        said.code,
        said.out,
    )


def test_replay_tells_what_was_said_with_a_move(tmp_path: Path, capsys: Capture) -> None:
    match = detente.Match(detente.game("thirteen_days"), seed=7)
    for _ in range(30):
        seat = match.waiting[0]
        match.submit(seat, match.legal(seat)[0], comment="Not one ship more.")
    match.record.save(tmp_path / "game.detente.json")

    said = detente_(f"replay {tmp_path / 'game.detente.json'} --lang en", capsys)

    assert "“Not one ship more.”" in said.out


@pytest.mark.skipif(compiled(), reason="branches are watched in the plain build only")
def test_fuzz_watches_branches_until_every_one_was_reached(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = "fuzz thirteen_days --coverage --matches 16 --jobs 1"
    some = detente_(line, capsys)
    assert 1 == some.code
    assert some.out.splitlines()[-1].startswith("16 matches of thirteen_days, branches not reached")

    monkeypatch.setattr(branches, "not_reached", lambda name, seen: [])
    none = detente_(line, capsys)
    assert (0, "2 matches of thirteen_days, branches not reached: none\n") == (none.code, none.out)


def test_arena_prints_meetings_and_keeps_its_games(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "games.jsonl"
    line = f"arena thirteen_days --bots random --deals 3 --jobs 1 --file {path}"
    told = json.loads(detente_(f"{line} --json", capsys).out)

    assert (3, "random") == (told["games"], told["meetings"][0]["one"])
    assert 4 == len(path.read_text().splitlines())  # what is played, and the games
    assert "random v. random" in detente_(line, capsys).out


@pytest.mark.parametrize("form", ["text", "compact"])
def test_a_record_goes_into_another_form_and_back(
    form: str, record: Path, tmp_path: Path, capsys: Capture
) -> None:
    other = tmp_path / "other.txt"
    detente_(f"record {record} --to {form} -o {other}", capsys)
    said = detente_(f"record {other} --to json", capsys)

    assert json.loads(record.read_text("utf-8"))["moves"] == json.loads(said.out)["moves"]
    assert 0 == detente_(f"replay {other}", capsys).code
