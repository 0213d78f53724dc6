"""A real browser and a real server: what people see is what is tested."""

from __future__ import annotations

import json
import os
import re
import shutil
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.house import House
from tests.web.player import Player

SWITCHES = (
    "--no-sandbox",
    "--js-flags=--no-opt --no-maglev",  # no window lives long enough for it to pay
    "--disable-gpu",
    "--disable-dev-shm-usage",
    # a list given here takes the place of Playwright's own, so what matters of that stands in it
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"
    ",HttpsUpgrades,LensOverlay,MediaRouter,OptimizationHints,PaintHolding",
)
"""No address bar is used here: every window would load the two pages of its pop-up."""
ARTEFACTS = Path(__file__).parents[2] / "test-artefacts"


CHANCE = """(() => {
    const next = () => {
        const drawn = Number(sessionStorage.getItem('drawn') ?? 0) + 1;
        sessionStorage.setItem('drawn', drawn);
        return Math.abs(Math.sin(%d + drawn)) * 10_000 %% 1;
    };
    Math.random = next;
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) =>
        bytes.length === 16 ? bytes.fill(Math.floor(next() * 256)) : draw(bytes);
})()"""
"""The browser's share of chance, drawn from a number: its seats, and the 16 bytes of its nonces."""

CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""First the one without windows of its own: it takes a fifth less of the processor."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium; nothing is downloaded."""
    path = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if path is None:
        pytest.skip("browser tests need Chromium: apt-get install chromium-headless-shell")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield found
        found.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for all tests of a process; everybody has windows of their own in it."""
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server in a process of its own, whose guests are strangers to each other."""
    with House(tmp_path_factory.mktemp("house") / "detente.db") as made:
        yield made


@pytest.fixture
def own(tmp_path: Path) -> Iterator[House]:
    """A server of one test: nobody waits there, and nobody else notices when it is stopped."""
    with House(tmp_path / "detente.db") as made:
        yield made


@pytest.fixture
def sit(
    browser: Browser, house: House, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Player]]:
    """Makes somebody with a browser of their own; a screenshot of each is kept at the end.

    What chance decides is the same each time a test runs, and another in each test.
    """
    made: list[Player] = []
    if isinstance(house, House):  # not a stand-in that a test brings along
        house.luck.write_text(request.node.nodeid)

    def make(
        name: str = "ann",
        lang: str = "en",
        theme: str = "dark",
        size: tuple[int, int] = (1280, 800),
        touch: bool = False,
        seed: int = 1,
        at: House | None = None,
        pace: str = "instant",
        motion: bool = False,
        new: bool = False,
    ) -> Player:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            locale=lang,
            service_workers="block",  # what the page keeps is not asked for in every test
        )
        liked = {"lang": lang, "theme": theme, "pace": pace, "guide": new, "careful": False}
        context.add_init_script(
            f"localStorage.getItem('detente') ?? localStorage.setItem('detente',"
            f" JSON.stringify({json.dumps(liked)}))"
        )
        context.add_init_script(CHANCE % zlib.crc32(f"{request.node.nodeid} {name}".encode()))
        made.append(Player(context.new_page(), (at or house).address, name, seed))
        if at is not None:  # may close before this fixture does: nobody knocks at a closed door
            at.guests.callback(leave, made[-1])
        return made[-1]

    def leave(player: Player) -> None:
        if not player.page.is_closed():
            shoot(player.page, f"{request.node.name}-{player.name}")
            player.page.context.close()

    yield make
    for player in made:
        leave(player)
        assert not player.errors, f"the page of {player.name} complains: {player.errors}"


def two_and_a_guest(sit: Callable[..., Player], game: str) -> tuple[Player, Player, Player]:
    """Ann and Bob at a table that has been dealt, each in their language, and Eve who looks on."""
    ann = sit("ann", lang="fr", seed=5)
    bob = sit("bob", lang="en", theme="light", seed=6)
    eve = sit("eve")
    link = ann.create(["me", "open"], game=game)
    bob.page.goto(link)
    bob.page.get_by_test_id("join-1").click()
    bob.at_table()
    eve.page.goto(link)
    eve.at_table()
    for player in (ann, bob, eve):
        player.until(lambda p=player: p.view["moves"] > 0, "the deal")
    assert [ann.view["seat"], bob.view["seat"], eve.view["seat"]] == [0, 1, None]
    return ann, bob, eve


WIDE = """() => [
    ...[...document.querySelectorAll('html, main')]
        .filter((at) => at.scrollWidth > innerWidth)
        .flatMap((at) => [at, ...at.querySelectorAll('*')])
        .filter((at) => at.matches('main') || at.getBoundingClientRect().right > innerWidth + 1),
    ...[...document.querySelectorAll('dialog[open]')]
        .filter((at) => at.scrollWidth > at.clientWidth),
].map((at) => `${at.tagName} ${at.className} ${at.textContent.trim().slice(0, 40)}`)"""
"""A page or a dialog that can be pushed aside, and what stands out there."""


def clean(player: Player, name: str) -> None:
    """Axe finds nothing, nothing stands out at the side, and a picture is kept."""
    player.page.locator(".opening").wait_for(state="hidden")
    player.calm()
    shoot(player.page, name)
    assert [] == player.page.evaluate(WIDE), name
    no_complaints(player.page, name)


def no_complaints(page: Page, name: str) -> None:
    """Axe finds nothing; asked for what is wrong only, since telling what is right takes longer."""
    report = Axe().run(page, options={"resultTypes": ["violations"]})
    assert report.violations_count == 0, f"{name}: {report.generate_report()}"


def shoot(page: Page, name: str) -> None:
    """Keep a screenshot as a test artefact: as JPEG, which takes a third of the time."""
    ARTEFACTS.mkdir(exist_ok=True)
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    page.screenshot(path=str(ARTEFACTS / f"{plain}.jpg"))


@pytest.fixture(scope="session", autouse=True)
def in_this_worker_only() -> None:
    """Chromium starts its helpers with the environment of the tests: keep it plain."""
    os.environ.pop("DISPLAY", None)
