"""Pictures of a screen, this version's beside another's: what shows how the page has changed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import detente
from tests.tool import TOOLS, tool
from tests.web.conftest import CHROMIUMS
from tests.web.house import House


@pytest.fixture
def pictures() -> Any:
    """The tool (Any: loaded from its file)."""
    return tool("pictures")


@pytest.mark.long
@pytest.mark.skipif(not any(map(shutil.which, CHROMIUMS)), reason="needs Chromium")
def test_a_screen_is_taken_before_and_after(house: House, tmp_path: Path) -> None:
    one = ["--screen", "points left in thirteen", "--size", "390", "--theme", "light"]
    where = ["--before", house.address, "--to", str(tmp_path)]
    subprocess.run([sys.executable, TOOLS / "pictures.py", *where, *one], check=True)

    for version in ("now", "before"):
        taken = sorted((tmp_path / version).iterdir())
        assert ["en", "fr"] == sorted(file.name.split("-390-")[1][:2] for file in taken)
        assert all(file.read_bytes().startswith(b"\x89PNG") for file in taken)
    shown = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert shown.index('src="before/') < shown.index('src="now/')
    assert 4 == shown.count("<img")


@pytest.mark.long
def test_another_version_is_started_as_anybody_starts_it(pictures: Any, tmp_path: Path) -> None:
    """Nothing of its insides is touched, which were others then."""
    with pictures.Elder(tmp_path / "detente.db") as elder:
        assert "serve" in elder.command


def test_a_screen_is_led_to_once_for_all_its_sizes_and_themes(pictures: Any) -> None:
    """In a language and on a kind of device: that takes the longest."""
    screen = pictures.SCREENS[0]
    looks = [
        pictures.Look(size, language, theme)
        for size in pictures.USUAL
        for language in pictures.LANGUAGES
        for theme in pictures.THEMES
    ]
    visits = list(pictures.visits([(look, screen, Path(str(look))) for look in looks]))
    assert [4, 4, 2, 2] == sorted((len(visit.looks) for visit in visits), reverse=True)
    assert set(looks) == {look for visit in visits for look, _ in visit.looks}


def test_by_turns_every_look_is_had(pictures: Any) -> None:
    looks = [
        pictures.Look(size, language, theme)
        for size in pictures.USUAL
        for language in pictures.LANGUAGES
        for theme in pictures.THEMES
    ]
    taken = pictures.by_turns(looks, pictures.SCREENS)
    assert set(looks) == {look for look, _ in taken}
    assert len(taken) == len(pictures.SCREENS) == len({screen.name for _, screen in taken})


def test_a_recorded_game_is_played_on_from_before_what_is_told(pictures: Any) -> None:
    moments = {deed for screen in pictures.SCREENS for deed in screen.do if "before:" in deed}
    assert moments
    for moment in moments:
        _, game, note = moment.split(":")
        record, upto = pictures.before(game, note)
        match = detente.Match.replay(record, upto)
        assert record.moves[upto][0] in match.waiting
        assert note not in [match.game.notes[said.what].id for _, said in match.log]
