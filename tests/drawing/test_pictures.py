"""Pictures of positions: whole, of the page's own data, and telling no more than the view."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import detente
from detente.core.match import Match
from detente.drawing.hues import DARK, LIGHT, hues, mixed
from detente.drawing.pictures import svg
from tests.cli.line import detente_

ROOT = Path(__file__).parents[2]
COLOUR = re.compile(r"#[0-9a-f]{6}|rgba\([\d.,]+\)|none|url\(#[\w-]+\)|transparent")


def some_way_in(name: str, moves: int = 60) -> Match[Any]:
    """A match after some moves at random."""
    match, rng = Match(detente.game(name), seed=5), detente.Rng(2)
    while not match.over and moves:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])
        moves -= 1
    return match


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("name", detente.games())
def test_a_view_is_a_picture_whose_colours_all_exist(name: str, theme: str) -> None:
    match = some_way_in(name)
    game = match.game
    for seat in (None, 0, len(game.seats) - 1):
        picture = ElementTree.fromstring(game.svg(game.observe(match.state, seat), "fr", theme))
        used = [
            element.get(name)
            for element in picture.iter()
            for name in ("fill", "stroke")
            if element.get(name)
        ]
        assert [] == [colour for colour in used if not COLOUR.fullmatch(str(colour))]
        ids = {element.get("id") for element in picture.iter()}
        assert {name for colour in used for name in re.findall(r"url\(#(.+)\)", str(colour))} <= ids


@pytest.mark.parametrize("name", detente.games())
def test_a_small_picture_shows_the_board_and_writes_nothing_on_it(name: str) -> None:
    match = some_way_in(name)
    drawn = svg(match.game, match.game.observe(match.state, 0), "fr", DARK, letters=False)
    picture = ElementTree.fromstring(drawn)

    assert [] == [element for element in picture.iter() if element.tag.endswith("text")]
    assert 20 < len([element for element in picture.iter() if element.get("fill")])


@pytest.mark.parametrize("name", detente.games())
def test_every_word_in_a_picture_is_known_in_both_languages(name: str) -> None:
    match = some_way_in(name)
    for lang in ("en", "fr"):
        picture = match.game.svg(match.game.observe(match.state, 0), lang)
        said = re.findall(r"<text[^>]*>([^<]*)</text>", picture)
        assert said
        unknown = r"(card|board|seat|party|country|region|spy|plank|issue|battleground)-\w+"
        assert [] == [text for text in said if re.fullmatch(unknown, text)]


@pytest.mark.parametrize("name", detente.games())
def test_what_a_seat_cannot_tell_apart_looks_the_same(name: str) -> None:
    match = some_way_in(name)
    game = match.game
    view = game.observe(match.seen([0]).state, 0)
    twin = game.observe(game.imagine(view, detente.Rng(9)), 0)

    assert game.svg(view) == game.svg(twin)


@pytest.mark.parametrize("name", detente.games())
def test_the_page_reads_the_same_table_of_places(name: str) -> None:
    board = f"$detente/games/{name}/data/board.json"
    sources = (ROOT / "web" / "src" / "games" / name).iterdir()

    assert [path.name for path in sources if board in path.read_text(encoding="utf-8")]


def test_in_a_notebook_position_view_record_and_result_show_themselves() -> None:
    match = some_way_in("thirteen_days", 1000)
    assert match.result is not None

    for picture in (match.state._repr_svg_(), match.game.observe(match.state, 0)._repr_svg_()):
        assert picture.startswith("<svg")
    assert match.result.why in match.result._repr_html_()
    told = match.record._repr_html_()
    assert "<svg" in told and f"<td>{len(match.moves)}</td>" in told


def test_a_mixture_of_colours_is_what_a_browser_mixes() -> None:
    assert "#bf2020" == mixed("#ff0000", "#008080", 75)
    assert "#ffffff" == mixed("#ffffff", "#000000", 100)


def test_hues_of_the_day_go_before_those_of_the_night() -> None:
    assert hues("stratagem", DARK)["ground"] != hues("stratagem", LIGHT)["ground"]
    assert "#ffffff" == hues("nineteen_sixty", LIGHT)["on-side"]


def test_the_command_draws_a_moment_of_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, target = tmp_path / "game.detente.json", tmp_path / "board.svg"
    some_way_in("berlin63").record.save(path)

    said = detente_(f"draw {path} --at 40 --seat red --lang fr --dark -o {target}", capsys)

    assert (0, f"{target}\n") == (said.code, said.out)
    assert target.read_text(encoding="utf-8").startswith("<svg")
    assert 2 == detente_(f"draw {path} --at -1", capsys).code


def test_a_game_without_a_drawing_of_its_own_shows_its_fields() -> None:
    """Another package may bring a game, and no picture."""
    from detente.drawing import pictures

    match = some_way_in("thirteen_days", 5)
    view = match.game.observe(match.state, None)
    picture = pictures._plain(match.game, view, LIGHT)

    assert f"round: {json.dumps(match.game.to_json(view)['round'])}" in picture
