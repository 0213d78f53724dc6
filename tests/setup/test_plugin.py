"""A stranger brings a game: examples/kuhn, installed beside the wheel, is a game like any other."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.setup.conftest import ROOT, install
from tests.web.conftest import chromium, shoot
from tests.web.house import House
from tests.web.player import Player

KUHN = ROOT / "examples" / "kuhn"

DRAW = """\
export default function draw(element, shown) {
  const mine = shown.view.position.hands.flat().map((card) => shown.name(`card-${card}`));
  element.textContent = `${mine.join(' ')} · ${shown.actions.length}`;
}
"""
POSTER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><circle r="90"/></svg>'


@pytest.mark.parametrize("command", [("play", "broken"), ("serve", "--port", "0")])
def test_a_package_that_is_broken_is_told_in_one_line(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    (tmp_path / "broken-1.dist-info").mkdir()
    entry = "[detente.games]\nbroken = nothing_here:Broken\n"
    (tmp_path / "broken-1.dist-info" / "entry_points.txt").write_text(entry, encoding="utf-8")
    program = [sys.executable, "-m", "detente", *command]
    beside = {**os.environ, "PYTHONPATH": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(program, capture_output=True, text=True, env=beside, check=False)

    expected = "detente: the game 'broken' cannot be opened: No module named 'nothing_here'\n"
    assert (2, expected) == (done.returncode, done.stderr)


@pytest.fixture(scope="module")
def kuhn(scratch: Path) -> Path:
    """The Python of an environment where Kuhn poker is installed too."""
    install(scratch, str(KUHN))
    return scratch


def detente(python: Path, *arguments: str) -> str:
    """What the command prints; it must succeed."""
    command = [str(python), "-m", "detente", *arguments]
    done = subprocess.run(command, cwd=python.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_small_game_is_small() -> None:
    rules = (KUHN / "kuhn" / "__init__.py").read_text(encoding="utf-8")

    assert len(rules.splitlines()) < 150
    assert ["en.ftl", "fr.ftl"] == sorted([path.name for path in (KUHN / "kuhn/text").iterdir()])


def test_it_obeys_every_law(kuhn: Path) -> None:
    told = detente(kuhn, "laws", "kuhn", "--matches", "20").splitlines()

    assert re.fullmatch(r"kuhn: (\d+) of \1 laws hold", told[-1])
    assert {"holds"} == {line.split()[0] for line in told[:-1]}


def test_it_is_listed_read_and_played_by_bots(kuhn: Path) -> None:
    assert "Kuhn poker" in detente(kuhn, "games", "--lang", "en")
    assert "A player checks" in detente(kuhn, "rules", "kuhn", "2.1")
    arena = detente(
        kuhn, "sim", "kuhn", "--bots", "random", "--games", "40", "--json", "--jobs", "1"
    )
    assert '"games": 40' in arena


def test_it_is_played_in_the_terminal(kuhn: Path) -> None:
    command = [str(kuhn), "-m", "detente", "play", "kuhn", "--bot", "random", "--seed", "1"]
    typed = "1\n" * 4
    done = subprocess.run(
        [*command, "--lang", "en"], input=typed, capture_output=True, text=True, check=False
    )
    assert "chips paid" in done.stdout
    assert "wins." in done.stdout, done.stdout + done.stderr


def in_browser(python: Path, tmp_path: Path, act: Callable[[Player], None]) -> None:
    """Somebody with a real browser at a server of that environment."""
    with House(tmp_path / "d.db", python=python) as house, chromium() as browser:
        page: Page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en")
        player = Player(page, house.address, "ann", seed=1)
        act(player)
        assert not player.errors


def test_it_is_played_in_a_real_browser_on_the_generic_table(kuhn: Path, tmp_path: Path) -> None:
    def act(ann: Player) -> None:
        ann.lobby()
        shoot(ann.page, "kuhn-lobby")
        ann.page.get_by_test_id("play-kuhn").click()
        ann.at_table()
        board = ann.page.get_by_test_id("text-board")
        assert "chips paid" in board.inner_text()
        shoot(ann.page, "kuhn-table")
        ann.play_to_the_end()
        assert ann.page.get_by_test_id("banner").is_visible()

    in_browser(kuhn, tmp_path, act)


def test_its_own_page_draws_position_and_poster(kuhn: Path, tmp_path: Path) -> None:
    where = "import kuhn, pathlib; print(pathlib.Path(kuhn.__file__).parent)"
    found = subprocess.run([str(kuhn), "-c", where], capture_output=True, text=True, check=True)
    page = Path(found.stdout.strip()) / "page"
    page.mkdir()
    (page / "index.js").write_text(DRAW, encoding="utf-8")
    (page / "poster.svg").write_text(POSTER, encoding="utf-8")

    def act(ann: Player) -> None:
        ann.lobby()
        ann.page.locator("#poster-kuhn image").wait_for()
        ann.page.get_by_test_id("play-kuhn").click()
        ann.at_table()
        ann.rest()
        card, _, pot = ann.page.get_by_test_id("drawn").inner_text().partition(" · ")
        assert (True, True) == (card in ("Jack", "Queen", "King"), pot in ("2", "3"))

    try:
        in_browser(kuhn, tmp_path, act)
    finally:
        shutil.rmtree(page)
