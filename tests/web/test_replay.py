"""Replay in the browser: any moment, with anybody's eyes, by keys, by a link, from a file."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import detente
from tests.web.conftest import clean
from tests.web.house import House
from tests.web.player import Player

Sit = Callable[..., Player]
RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(scope="module")
def record(house: House) -> str:
    """A whole game of two bots, as the file of a game holds it."""
    match = detente.Match(detente.game("thirteen_days"), seed=7)
    while not match.over:
        seat = match.waiting[0]
        match.submit(seat, match.legal(seat)[0])
    return json.dumps(match.record.to_json())


def open_file(player: Player, text: str, folder: Path) -> None:
    """Bring the file of a game along, as somebody does who got it by mail."""
    file = folder / "game.detente.json"
    file.write_text(text, encoding="utf-8")
    player.page.goto(f"{player.address}/#/replay")
    player.page.locator("input[type=file]").set_input_files(file)


def at(player: Player) -> int:
    return int(player.page.get_by_test_id("replay-at").inner_text().split("/")[0])


def test_a_file_is_stepped_through_by_arrow_keys(sit: Sit, record: str, tmp_path: Path) -> None:
    ann = sit(lang="fr", theme="light")
    open_file(ann, record, tmp_path)
    ann.page.get_by_test_id("replay-screen").wait_for()
    keys = ann.page.keyboard
    total = int(ann.page.get_by_test_id("replay-at").inner_text().split("/")[1])
    assert at(ann) == 0

    for key, wanted in (("End", total), ("ArrowLeft", total - 1), ("Home", 0), ("ArrowRight", 1)):
        keys.press(key)
        ann.until(lambda wanted=wanted: at(ann) == wanted, f"{key} to lead to {wanted}")
    ann.page.locator("input[type=range]").focus()
    keys.press("ArrowRight")
    ann.until(lambda: at(ann) == 2, "the keys to work on the slider too")
    keys.press("End")
    ann.page.locator("[role=log] [data-reads^=card-]").last.hover()
    ann.page.get_by_test_id("peek").wait_for()


@pytest.mark.parametrize("game", detente.games())
def test_the_log_tells_each_act_in_one_sentence(sit: Sit, game: str, tmp_path: Path) -> None:
    ann = sit(lang="fr" if game == "stratagem" else "en")
    first = min((RECORDS / game).rglob("*.json"))
    open_file(ann, first.read_text(encoding="utf-8"), tmp_path)
    ann.page.get_by_test_id("replay-screen").wait_for()
    ann.page.keyboard.press("End")
    opened = ann.page.get_by_test_id("line-by-line")
    opened.first.wait_for()
    sentences = ann.page.locator("[role=log] .act > p").all_inner_texts()
    gains = [re.findall(r"[→,] ([^→,.:]+) \+\d", sentence) for sentence in sentences]

    assert opened.count() == len(sentences)
    assert all(": " in sentence.replace("\xa0", "") for sentence in sentences)
    assert all(len(places) == len(set(places)) for places in gains)
    rounds = ann.page.locator("[role=log] h3").all_inner_texts()
    assert (game == "twilight_struggle") == ("Action round 2" in rounds)
    opened.first.click()
    assert ann.page.locator("[role=log] .act li").count() >= 1
    clean(ann, f"log-of-acts-{game}")


def test_a_bot_finds_mistakes_and_the_board_follows(sit: Sit, record: str, tmp_path: Path) -> None:
    ann = sit(lang="en")
    open_file(ann, record, tmp_path)
    ann.page.get_by_test_id("find-mistakes").click()
    told = ann.page.get_by_test_id("study").get_by_role("status")
    judged = "clear mistake"
    ann.until(lambda: judged in told.inner_text(), "all choices to be judged", told.inner_text)
    ann.page.keyboard.press("x")
    ann.page.get_by_test_id("mistake").wait_for()
    first = at(ann)
    said = ann.page.get_by_test_id("mistake").inner_text()
    assert "played:" in said and "Better:" in said and "Chance of winning +" in said
    clean(ann, "study-en-dark")

    graph = ann.page.get_by_test_id("course")
    box = graph.bounding_box()
    assert box
    ann.page.mouse.move(box["x"] + box["width"] - 1, box["y"] + 5)
    total = int(ann.page.get_by_test_id("replay-at").inner_text().split("/")[1])
    ann.until(lambda: at(ann) == total, "the board to follow along the graph")
    ann.page.keyboard.press("Home")
    ann.until(lambda: at(ann) == 0, "the start")
    ann.page.keyboard.press("x")
    ann.until(lambda: at(ann) == first, "the first mistake again")


VISIBLE = "parts => parts.filter(part => part.checkVisibility()).map(part => part.ariaLabel)"


def test_each_pair_of_eyes_sees_its_own_cards(sit: Sit, record: str, tmp_path: Path) -> None:
    ann = sit(lang="en")
    open_file(ann, record, tmp_path)
    ann.page.get_by_test_id("replay-screen").wait_for()
    slider = ann.page.locator("input[type=range]")
    slider.fill("30")
    ann.until(lambda: at(ann) == 30, "move 30")
    hands = ann.page.locator(".hands section")
    for eyes, seen in (("all", ["US", "USSR"]), ("0", ["US"]), ("1", ["USSR"]), ("spectator", [])):
        ann.page.get_by_test_id("eyes").select_option(eyes)
        ann.until(
            lambda seen=seen: hands.evaluate_all(VISIBLE) == seen, f"the hands {eyes} may see"
        )


def test_berlin_says_what_these_eyes_see(sit: Sit, tmp_path: Path) -> None:
    kept = Path(__file__).parents[1] / "records" / "berlin63" / "1" / "01.detente.json"
    ann = sit(lang="en")
    open_file(ann, kept.read_text("utf-8"), tmp_path)
    board = ann.page.get_by_test_id("replay-screen")
    board.get_by_text("You see everything").wait_for()
    before = re.findall(r"reserve\W+(\d)", ann.page.inner_text("body"))
    assert before == ["0", "0"], "nobody has a reserve before the sides are lined up"
    for eyes, said in (("all", "You see everything"), ("spectator", "no faces, no secrets")):
        ann.page.get_by_test_id("eyes").select_option(eyes)
        board.get_by_text(said).wait_for()
        assert board.get_by_role("heading", name="Watching").count() == 1
        assert board.get_by_text("Your leader").count() == 0


def test_a_file_that_is_no_game_is_told(sit: Sit, tmp_path: Path) -> None:
    ann = sit(lang="en")
    ann.forgive = True  # the server turns them down
    for text in ("no game", '{"detente": 1, "game": "chess"}'):
        with ann.page.expect_response("**/api/records") as answer:
            open_file(ann, text, tmp_path)
        assert 400 == answer.value.status
        ann.page.get_by_role("alert").get_by_text("not a game").wait_for()


def test_a_link_leads_to_a_position_with_the_same_eyes(sit: Sit) -> None:
    ann = sit(lang="en")
    ann.play_now()
    ann.play(4)
    ann.resign()
    ann.page.get_by_test_id("replay").click()
    ann.page.get_by_test_id("replay-screen").wait_for()
    ann.page.keyboard.press("ArrowRight")
    ann.until(lambda: at(ann) == 1, "the first move")
    ann.page.keyboard.press("g")
    ann.until(lambda: "eyes=0" in ann.page.url, "other eyes")

    bob = sit("bob", lang="fr", size=(390, 844), touch=True)
    bob.page.goto(ann.page.url)
    bob.page.get_by_test_id("replay-screen").wait_for()
    assert at(bob) == 1
    assert bob.page.get_by_test_id("eyes").input_value() == "0"
    assert bob.page.evaluate("document.documentElement.scrollWidth") == 390
    clean(bob, "phone-replay-fr-dark")


def test_my_finished_games_wait_on_the_shelf_of_replays(sit: Sit) -> None:
    ann = sit(lang="en", theme="light")
    ann.play_now()
    ann.resign()
    ann.page.goto(f"{ann.address}/#/replay")
    finished = ann.page.get_by_role("link", name="Replay ·", exact=False).first
    finished.wait_for()
    clean(ann, "replays-en-light")
    finished.click()
    ann.page.get_by_test_id("replay-screen").wait_for()


def test_a_game_is_played_on_from_the_moment_shown(sit: Sit, record: str, tmp_path: Path) -> None:
    ann = sit(lang="en", seed=3)
    open_file(ann, record, tmp_path)
    ann.page.get_by_test_id("replay-screen").wait_for()
    ann.page.locator("input[type=range]").fill("40")
    ann.until(lambda: at(ann) == 40, "move 40")
    ann.page.get_by_test_id("play-on").click()
    ann.page.get_by_test_id("seat-1").wait_for()
    clean(ann, "play-on-dialog")
    ann.page.get_by_test_id("play-on-now").click()
    ann.page.wait_for_url("**/#/table/**")
    ann.at_table()
    ann.rest()
    told = ann.page.get_by_test_id("played-on").inner_text().lower()
    clean(ann, "play-on-table")

    assert (40, True) == (ann.view["given"], "played on from move 40" in told)
    moves = ann.view["moves"]
    ann.move()
    assert ann.view["moves"] > moves


def test_where_the_game_is_over_nothing_is_played_on(sit: Sit, record: str, tmp_path: Path) -> None:
    ann = sit(lang="en")
    open_file(ann, record, tmp_path)
    button = ann.page.get_by_test_id("play-on")
    button.wait_for()
    ann.page.keyboard.press("End")
    ann.until(lambda: not button.is_visible(), "the button to go")
