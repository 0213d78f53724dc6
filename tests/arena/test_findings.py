"""What games say of sides and cards, and the page that tells it."""

import re
from pathlib import Path

import pytest

import detente
from detente.arena.findings import FEW, HELD, Findings, Hand, Rate, difference
from detente.arena.findings_page import page
from detente.arena.tally import wilson
from detente.arena.tournament import Played, Tournament, header, play, read
from detente.games import game
from tests.cli.line import detente_


def played(name: str, folder: Path, deals: int = 4, **options: int) -> Path:
    """Some games of a random bot against itself."""
    rules = game(name, **options)
    path = folder / f"{name}{len(options)}.jsonl"
    t = Tournament(name, rules.version, rules.options.changed(), ("random",), 5, deals)
    assert deals == len(list(play(t, path, jobs=1)))
    return path


def read_findings(path: Path) -> Findings:
    head = header(path)
    rules = game(head["game"], version=head["version"], **head["options"])
    return Findings(rules, read(path)).read()


@pytest.mark.parametrize("name", detente.games())
def test_every_seat_of_every_game_is_counted_once(name: str, tmp_path: Path) -> None:
    findings = read_findings(played(name, tmp_path))

    assert 4 * len(findings.game.seats) == len(findings.hands)
    assert 4 == sum([rate.count for rate in findings.endings])
    assert 4 == sum([rate.count for rate in findings.sides]) + findings.drawn.count
    assert findings.ways[-1] in {way for hand in findings.hands for _, way in hand.ways} | {
        "dropped"
    }


@pytest.mark.parametrize("name", ["nineteen_sixty", "thirteen_days", "twilight_struggle"])
def test_what_is_played_was_held(name: str, tmp_path: Path) -> None:
    findings = read_findings(played(name, tmp_path))
    used = [
        (n, piece)
        for n, hand in enumerate(findings.hands)
        for piece, way in hand.ways
        if way in ("event", "operations")
    ]

    assert used
    strange = {piece for n, piece in used if (piece, HELD) not in findings.hands[n].ways}
    assert strange <= {"candidate_kennedy", "candidate_nixon", "the_china_card"}  # always lie open


def test_a_card_is_worth_what_was_got_beyond_the_same_bot_on_the_same_side() -> None:
    findings = Findings(game("thirteen_days"), [])
    card = {("speech_to_the_nation", HELD): 1}
    strong, weak = ("strong", "weak"), ("weak", "strong")
    for n in range(100):  # only the strong one, which wins 90 of 100, ever has the card
        findings.hands.append(Hand("us", strong, float(n % 10 > 0), card if n < 50 else {}))
        findings.hands.append(Hand("us", weak, float(n % 10 == 0), {}))

    (worth,) = findings.worths

    assert (50, 200, 0.9) == (worth.seats, worth.of, worth.won)
    assert 0 == pytest.approx(worth.beyond)
    assert not worth.stands_out


def test_a_card_that_wins_stands_out_and_one_seen_too_seldom_is_not_told() -> None:
    findings = Findings(game("thirteen_days"), [])
    for n in range(200):
        ways = {("a", HELD): 1} if n < 50 else {("b", HELD): 1} if n < 49 + FEW else {}
        findings.hands.append(Hand("us", ("x", "x"), float(n < 50 or n % 3 == 0), ways))

    assert [("a", True)] == [(worth.piece, worth.stands_out) for worth in findings.worths]


def test_a_difference_of_rates_has_newcombes_interval() -> None:
    """The example of his paper of 1998: 56 of 70 and 48 of 80, 0.0524 to 0.3339."""
    one = Rate("", 48, 80, *wilson(48, 80))
    other = Rate("", 56, 70, *wilson(56, 70))

    assert (0.2, 0.0524, 0.3339) == pytest.approx(difference(one, other), abs=5e-5)


def test_a_game_that_somebody_gave_up_is_read_to_its_end() -> None:
    rules = game("thirteen_days")
    moves = detente.Match(rules, seed=5).record.moves + ((0, -1),)
    one = Played(("a", "a"), 0, 0, ("a", "a"), 5, (1,), (0, 1), "resigned", 0, (), moves)

    findings = Findings(rules, [one]).read()

    assert [("us", 0), ("ussr", 1)] == [(rate.name, rate.count) for rate in findings.sides]


def test_the_page_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    pytest.importorskip("altair")
    one = played("twilight_struggle", tmp_path)
    other = played("twilight_struggle", tmp_path, us_bid=2)

    told = page(read_findings(one), header(one), read_findings(other))

    assert "With us_bid=2" in told
    assert 3 <= told.count("<table>") and 2 <= told.count("<svg")
    linked = re.findall(r"""(?:src|href|url)\s*[=(]\s*["']?([^"')\s>]+)""", told)
    assert [] == [link for link in linked if not link.startswith("#")]


def test_the_command_writes_the_page_beside_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("altair")
    path = played("berlin63", tmp_path, 2)

    assert 0 == detente_(f"report {path}", capsys).code
    assert "Berlin 63" in path.with_suffix(".html").read_text(encoding="utf-8")
    assert 2 == detente_(f"report {tmp_path}/none.jsonl", capsys).code
