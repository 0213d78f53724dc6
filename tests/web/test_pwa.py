"""The page without a line: it is installed, opens what it has kept, and a new build is taken."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from detente.server import page as served
from tests.web.conftest import clean
from tests.web.house import House
from tests.web.player import Player


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Page]]:
    """A browser that keeps what it is given."""
    contexts: list[BrowserContext] = []

    def make(lang: str, width: int = 1280) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": 800},
            has_touch=width < 700,
            reduced_motion="reduce",
            locale=lang,
        )
        contexts.append(context)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()


def until(page: Page, so: str) -> None:
    """Wait until something is so; asked anew each time, as the page itself may evaluate nothing."""
    for _ in range(600):
        if page.evaluate(so):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"it never came to this: {so}")


def kept(page: Page) -> None:
    """Wait until the worker has everything."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until(page, "navigator.serviceWorker.controller !== null")


def says_what_needs_the_server(page: Page, lang: str) -> None:
    """Loaded again, the lobby opens and says it."""
    page.reload()
    said = page.get_by_test_id("lobby-error")
    said.wait_for()
    assert ("need the server" if lang == "en" else "besoin du serveur") in said.inner_text()


@pytest.mark.by_turns("lang")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_and_a_lesson_open_without_the_server(
    own: House, visit: Callable[[str], Page], lang: str
) -> None:
    page = visit(lang)
    page.goto(own.address)
    page.get_by_test_id("play-now").wait_for()
    kept(page)
    page.goto(f"{own.address}/#/learn/thirteen_days")
    with page.expect_response("**/lessons/command/script") as script:
        page.reload()
    assert script.value.ok
    page.wait_for_timeout(500)

    own.kill()
    page.goto(own.address)
    says_what_needs_the_server(page, lang)
    assert page.get_by_test_id("play-now").is_disabled()

    page.goto(f"{own.address}/#/lesson/thirteen_days/command")
    lesson = page.get_by_test_id("lesson-text")
    lesson.wait_for()
    first = lesson.inner_text()
    page.get_by_test_id("show-me").click()
    expect(lesson, "the lesson goes on").not_to_have_text(first)
    own.start()  # to be killed again


NEEDS_THE_SERVER = (
    "replay",
    "games",
    "tournaments",
    "account",
    "rules/stratagem",
    "player/1",
    "table/1",
)
"""What cannot be shown without it: each says so, and what can be done meanwhile."""


@pytest.mark.by_turns("lang")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_first_visit_is_enough_for_the_page_to_say_what_can_be_done_without_the_server(
    own: House, visit: Callable[[str], Page], lang: str
) -> None:
    page = visit(lang)
    page.goto(own.address)
    with page.expect_response("**/lessons/command/script"):
        page.goto(f"{own.address}/#/learn/thirteen_days")  # whose lessons are kept then
    kept(page)
    page.wait_for_timeout(500)
    own.kill()
    page.goto(own.address)
    says_what_needs_the_server(page, lang)
    page.goto(f"{own.address}/#/learn/stratagem")
    told = page.get_by_test_id("learn-error")
    told.wait_for()
    assert ("opened before" if lang == "en" else "déjà ouvert") in told.inner_text()
    for place in NEEDS_THE_SERVER:
        page.goto(f"{own.address}/#/{place}")
        page.get_by_role("alert").get_by_test_id("play-offline").wait_for()
        page.get_by_role("heading", level=1).first.wait_for()
    page.goto(f"{own.address}/#/lesson/thirteen_days/command")
    page.get_by_test_id("lesson-text").wait_for()
    own.start()  # to be killed again


@pytest.mark.by_turns("lang")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_has_nothing_kept_is_told_what_to_do(
    own: House, visit: Callable[[str], Page], lang: str
) -> None:
    page = visit(lang)
    page.route("**/api/**", lambda asked: asked.abort())
    page.goto(own.address)
    said = page.get_by_role("alert")
    said.wait_for()
    what = "Check the connection" if lang == "en" else "Vérifiez la connexion"
    assert what in said.inner_text()
    page.unroute_all()
    said.get_by_role("button", name="Try again" if lang == "en" else "Réessayer").click()
    page.get_by_test_id("play-now").wait_for()


def test_the_page_can_be_installed(own: House, visit: Callable[[str], Page]) -> None:
    page = visit("en")
    page.goto(own.address)
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(page.evaluate("(at) => fetch(at).then((r) => r.text())", address))
    assert "standalone" == manifest["display"]
    for icon in manifest["icons"]:
        assert page.evaluate("(at) => fetch(at).then((r) => r.ok)", icon["src"]), icon


def test_a_new_build_is_taken_at_once_and_the_oldest_forgotten(
    visit: Callable[[str], Page], tmp_path: Path
) -> None:
    """Three builds, one after the other, as upgrades of the server bring them."""
    page, current = visit("en"), tmp_path / "current"
    with House(tmp_path / "detente.db", static=current) as house:
        for n in range(3):
            current.unlink(missing_ok=True)
            current.symlink_to(_build(tmp_path, n))
            page.goto(house.address)
            page.reload()
            kept(page)
            assert f"build {n}" == page.locator("meta[name=build]").get_attribute("content")
            until(page, f"caches.has('page-build{n}')")
            worker = "navigator.serviceWorker.getRegistration()"
            until(page, f"{worker}.then((r) => !r.installing && !r.waiting)")
    found = "caches.keys().then((all) => all.filter((name) => name.startsWith('page-')).sort())"
    until(page, f"{found}.then((all) => all.join() === 'page-build1,page-build2')")


def _build(folder: Path, n: int) -> Path:
    """The built page once more, as another build."""
    copy = folder / f"build{n}"
    shutil.copytree(served.STATIC, copy)
    index = copy / "index.html"
    mark = f'<meta name="build" content="build {n}" /><title>'
    index.write_text(index.read_text("utf-8").replace("<title>", mark), "utf-8")
    worker = copy / "worker.js"
    _, _, rest = worker.read_text("utf-8").partition("\n")
    worker.write_text(f'const BUILD = "build{n}";\n{rest}', "utf-8")
    return copy


# -- playing without the server ------------------------------------------------------------------


PATIENCE = 180_000
"""Milliseconds an interpreter may take to start on a busy machine."""


def stored(page: Page) -> list[dict[str, Any]]:
    """The games this device keeps (Any: as the page has written them)."""
    found: list[str] = page.evaluate(
        "Object.keys(localStorage).filter((key) => key.startsWith('detente-game-'))"
        ".map((key) => localStorage.getItem(key))"
    )
    return [json.loads(game) for game in found]


def play(player: Player, moves: int) -> int:
    """Press what is lit until so many moves are kept and shown, and something is asked."""
    for _ in range(2_000):
        shown = player.shown()
        (game,) = stored(player.page)
        made = len(game["record"]["moves"])
        if made >= moves and (shown or "").endswith(f"/{made}") and player.lit().count():
            return made
        player.press()
        player.page.wait_for_timeout(20)
    raise AssertionError("the game does not go on")


def test_a_game_against_a_bot_goes_on_without_the_server_and_after_a_reload(
    own: House, visit: Callable[..., Page]
) -> None:
    """On a phone, in French."""
    page = visit("fr", 390)
    player = Player(page, own.address, "ann", 3)
    liked = {"lang": "fr", "pace": "instant", "guide": False, "careful": False}
    player.lobby()
    page.evaluate("(liked) => localStorage.setItem('detente', JSON.stringify(liked))", liked)
    page.get_by_test_id("to-offline").click()
    page.get_by_test_id("offline-keep").wait_for()
    assert not page.evaluate("caches.has('offline')"), "nothing heavy is loaded before it is asked"
    clean(player, "offline-unkept")
    page.get_by_test_id("offline-keep").click()
    page.get_by_test_id("offline-kept").wait_for()
    kept(page)

    own.kill()
    player.forgive = True
    page.goto(own.address)
    page.reload()
    page.get_by_test_id("play-offline").click()
    page.get_by_test_id("opponent-level2").check()
    page.get_by_test_id("offline-seat").select_option("0")
    clean(player, "offline")
    page.get_by_test_id("offline-start").press("Enter")
    page.locator("[data-moment]").wait_for(timeout=PATIENCE)
    made = play(player, 20)
    clean(player, "offline-table")
    (before,) = stored(page)

    page.reload()
    page.locator("[data-moment]").wait_for(timeout=PATIENCE)
    assert [before] == stored(page), "what was played is kept as it was"
    player.until(lambda: (player.shown() or "").endswith(f"/{made}"), "the same moment")
    play(player, made + 3)
    for button in ("menu", "resign", "resign-now"):
        page.get_by_test_id(button).click()
    page.get_by_test_id("result").wait_for()
    clean(player, "offline-result")
    assert stored(page)[0]["over"]
    assert not player.errors
    own.start()  # to be killed again
