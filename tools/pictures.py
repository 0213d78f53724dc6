"""Pictures of the page's screens, before and after: `python tools/pictures.py --before main~50`.

Every screen is taken at three sizes, in both languages and both themes, into build/pictures, with
an index.html to look through them. `--before` takes them of another version as well, which stands
beside: an older commit, built for it in build/commits; another checkout, by its folder; or a
server that runs already, by its address. What a commit looked like stays so: its pictures are kept.
"""

from __future__ import annotations

import argparse
import html
import io
import itertools
import json
import random
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Error, Page

ROOT: Final = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]
from screens import PLAY, SCREENS, Screen  # noqa: E402  # tools are no package
from tests.web.conftest import chromium  # noqa: E402
from tests.web.house import House  # noqa: E402
from tests.web.player import ORDER, PAGE  # noqa: E402

RECORDS: Final = ROOT / "tests" / "records"
TARGET: Final = ROOT / "build" / "pictures"
BUILT: Final = ROOT / "build" / "commits"
NOW: Final = "now"
SIZES: Final = {
    "1280": (1280, 800),
    "1440": (1440, 900),
    "390": (390, 844),
    "360": (360, 640),
    "1024": (1024, 768),
}
USUAL: Final = ("1280", "1440", "390")
"""The sizes that are taken where none is asked for."""
LANGUAGES: Final = ("fr", "en")
THEMES: Final = ("dark", "light")
LIT: Final = "[data-lit=true]:visible"  # what is asked at a table: the lobby has nothing of it
SETTLED: Final = 300  # milliseconds that what is pressed may take to begin to change the page
PRESSES: Final = 120  # after which what is waited for will not come any more
READY: Final = """() => document.querySelector('main')
    && !document.querySelector('.opening')?.checkVisibility()
    && !document.querySelector('[aria-busy=true]')"""
PATIENCE: Final = 20_000  # milliseconds
MOST: Final = 60_000


class Look(NamedTuple):
    """How a screen is looked at."""

    size: str
    language: str
    theme: str

    def __str__(self) -> str:
        return f"{self.size}-{self.language}-{self.theme}"


Picture = tuple[Look, Screen]


class Elder(House):
    """The server of another version, started as anybody starts it: its insides are its own."""

    @property
    def command(self) -> list[str]:
        where = ("--port", str(self.port), "--database", str(self.database))
        limits = ("--requests", "0", "--messages", "0", "--workers", "1")
        return [str(Path(self.python).parent / "detente"), "serve", *where, *limits]


def main() -> None:
    """Take what is asked for, and write the page to look through it."""
    wanted = asked()
    to: Path = wanted.to
    screens = [screen for screen in SCREENS if wanted.screen in screen.name]
    looks = [Look(*look) for look in itertools.product(wanted.size, wanted.language, wanted.theme)]
    pictures = by_turns(looks, screens) if wanted.by_turns else every(looks, screens)
    versions = [(NOW, str(ROOT)), *([older(wanted.before, to)] if wanted.before else [])]
    shutil.rmtree(to / NOW, ignore_errors=True)
    with chromium() as browser:
        for version, where in versions:
            files = [(look, one, to / file(version, one, look)) for look, one in pictures]
            missing = [one for one in files if not one[-1].exists()]
            if not missing:
                continue
            with served(where) as address:
                for n, (look, screen, target) in enumerate(missing, 1):
                    print(f"\r{version}: {n} of {len(missing)}", end="", flush=True)
                    take(browser, address, screen, look, target)
            print()
    names = [version for version, _ in versions]
    (to / "index.html").write_text(index(pictures, names), encoding="utf-8")
    print(to / "index.html")


def asked() -> argparse.Namespace:
    """What the command line asks for; everything where it says nothing."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--before", default="", help="a commit, a checkout or a server's address")
    parser.add_argument("--to", type=Path, default=TARGET, help="the folder of the pictures")
    parser.add_argument("--screen", default="", help="only screens with this in their name")
    parser.add_argument("--by-turns", action="store_true", help="each screen in one look only")
    parser.add_argument("--size", nargs="+", choices=SIZES, default=USUAL)
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--theme", nargs="+", choices=THEMES, default=THEMES)
    return parser.parse_args()


def every(looks: Sequence[Look], screens: Sequence[Screen]) -> list[Picture]:
    return [(look, screen) for screen in screens for look in looks]


def by_turns(looks: Sequence[Look], screens: Sequence[Screen]) -> list[Picture]:
    """Each screen in one look, the next screen in one that differs in most."""
    return [(looks[n * 5 % len(looks)], screen) for n, screen in enumerate(screens)]


def file(version: str, screen: Screen, look: Look) -> str:
    """Where a picture lies among them: another one where something else is done on the screen."""
    name = screen.name.lower().replace(" ", "-")
    return f"{version}/{name}-{look}-{zlib.crc32(repr(screen).encode()):08x}.png"


def older(version: str, to: Path) -> tuple[str, str]:
    """The name and the place of a version to put beside."""
    if version.startswith("http") or Path(version).is_dir():
        shutil.rmtree(to / "before", ignore_errors=True)
        return "before", version
    commit = subprocess.check_output(("git", "rev-parse", version), cwd=ROOT, text=True).strip()
    return commit, built(commit)


def built(commit: str) -> str:
    """The folder of a commit with its environment and its page; it stays for the next time."""
    folder = BUILT / commit
    if not folder.exists():
        packed = subprocess.check_output(("git", "archive", commit), cwd=ROOT)
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
    subprocess.run((sys.executable, "tools/setup.py"), cwd=folder, check=True)
    return str(folder)


@contextmanager
def served(where: str) -> Iterator[str]:
    """The address of a version: a server that runs, or one of a checkout started for it."""
    if where.startswith("http"):
        yield where.rstrip("/")
        return
    kind = House if Path(where) == ROOT else Elder
    python = Path(where) / ".venv/bin/python"
    with (
        tempfile.TemporaryDirectory() as folder,
        kind(Path(folder) / "detente.db", python=python) as house,
    ):
        yield house.address


def take(browser: Browser, address: str, screen: Screen, look: Look, target: Path) -> None:
    """One picture. What an older version does not have is pictured as far as it goes."""
    width, height = SIZES[look.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=width < 700,
        is_mobile=width < 700,
        reduced_motion="reduce",
        locale=look.language,
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    liked: dict[str, object] = {"lang": look.language, "theme": look.theme, "guide": screen.new}
    liked |= {"pace": "instant", "careful": False, **screen.likes}
    context.add_init_script(f"localStorage.setItem('detente', {json.dumps(json.dumps(liked))})")
    page = context.new_page()
    page.goto(f"{address}/#/{screen.address}", timeout=MOST)
    try:
        settle(page)
        for deed in screen.do:
            do(page, deed)
            if deed.startswith(PLAY):
                page.locator(LIT).first.wait_for()
            settle(page)
    except Error as error:
        print(f"\n{screen.name} ({look}): {error.message.splitlines()[0]}")
    target.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(target), timeout=MOST)
    context.close()


def settle(page: Page) -> None:
    """Wait until nothing is on its way and nothing moves."""
    page.wait_for_timeout(SETTLED)
    page.wait_for_function(READY)
    page.evaluate(f"{PAGE}.calm()")


def do(page: Page, deed: str) -> None:
    """What `Screen` says can be done."""
    kind, _, what = deed.partition(":")
    match kind:
        case "key":
            page.keyboard.press(what)
        case "type":
            page.keyboard.type(what)
        case "hover":
            page.locator(what).locator("visible=true").first.hover()
        case "file":
            page.locator("input[type=file]").set_input_files(max(RECORDS.glob(f"{what}/*/03.*")))
        case "play":
            answer(page, int(what))
        case "until":
            answer(page, PRESSES, until=what)
        case _:
            page.locator(deed).locator("visible=true").first.click()
            page.mouse.move(0, 0)  # what lies under the pointer tells of itself


def answer(page: Page, questions: int, until: str = "") -> None:
    """Press what is lit, the same each time, until so much is answered or something is there."""
    rng = random.Random(1)
    order = [one for one in ORDER if one != until]
    for _ in range(PRESSES):
        settle(page)
        if until and page.locator(until).locator("visible=true").count():
            return
        before = page.locator("[data-moment]").get_attribute("data-moment")
        page.locator(LIT).first.wait_for()
        point = page.evaluate(f"([order, pick]) => {PAGE}.find(order, pick)", [order, rng.random()])
        if point:
            page.mouse.click(point["x"], point["y"])
            page.mouse.move(0, 0)
        settle(page)
        questions -= before != page.locator("[data-moment]").get_attribute("data-moment")
        if questions <= 0:
            return


def index(pictures: Sequence[Picture], versions: Sequence[str]) -> str:
    """All pictures under what they are about; the other version's stands before this one's."""
    parts = ["<!doctype html><meta charset=utf-8><title>Pictures</title>", STYLE, "<nav>"]
    abouts = list(dict.fromkeys(screen.about for _, screen in pictures))
    parts += [f'<a href="#{n}">{html.escape(about)}</a>' for n, about in enumerate(abouts)]
    parts.append("</nav>")
    for n, about in enumerate(abouts):
        parts.append(f'<h1 id="{n}">{html.escape(about)}</h1>')
        for look, screen in [one for one in pictures if one[1].about == about]:
            parts.append(f"<h2>{html.escape(screen.name)} · {look}</h2><p>")
            for version in versions[::-1]:
                at = file(version, screen, look)
                said = f"{screen.name}, {look}: {version[:8]}"
                parts.append(f'<a href="{at}"><img loading=lazy src="{at}" alt="{said}"></a>')
    return "\n".join(parts)


STYLE: Final = """<style>
body { margin: 20px; font: 14px sans-serif; background: #222; color: #eee }
nav { display: flex; flex-wrap: wrap; gap: 14px }
a { color: inherit }
h2 { font: inherit; margin: 18px 0 4px }
p { display: flex; gap: 12px; margin: 0 }
img { max-width: 46vw; max-height: 90vh }
</style>"""


if __name__ == "__main__":
    main()
