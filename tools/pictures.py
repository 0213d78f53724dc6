"""Pictures of the page's screens, before and after: `python tools/pictures.py --before main~50`.

Every screen is taken at three sizes, in both languages and both themes, into build/pictures, with
an index.html to look through them. `--before` takes them of another version as well, which stands
beside: an older commit, built for it in build/commits; another checkout, by its folder; or a
server that runs already, by its address. What a commit looked like stays so: its pictures are kept.
`--check` holds every screen to axe and its width as well.
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
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Error, Page, ViewportSize

ROOT: Final = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]
from screens import PLAY, SCREENS, Screen  # noqa: E402  # tools are no package
from tests.web.conftest import WIDE, chromium  # noqa: E402
from tests.web.house import House  # noqa: E402
from tests.web.player import ORDER, PAGE, PLAY_ON  # noqa: E402

import detente  # noqa: E402
from detente.core.record import Record  # noqa: E402

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
ASKED: Final = "[data-lit=true]:visible, [data-paced]"  # at a table: the lobby has nothing of it
PRESSES: Final = 60  # after which what is waited for will not come any more
FEW: Final = 8  # the same in an older version, which may not have it at all
WATCH: Final = """(() => {
  let last = performance.now();
  let asked = 0;
  const stir = () => (last = performance.now());
  new MutationObserver(stir).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
  const ask = window.fetch;
  window.fetch = (...what) => {
    asked += 1;
    return ask(...what).finally(() => { asked -= 1; stir(); });
  };
  window.quiet = () => asked ? 0 : performance.now() - last;
})()"""
"""The page can tell for how many milliseconds it has asked for nothing and has not changed."""
READY: Final = """(quiet) => document.querySelector('main')
    && !document.querySelector('.opening')?.checkVisibility()
    && (!document.querySelector('[aria-busy=true]') || document.querySelector('[data-paced]'))
    && window.quiet() >= quiet"""
BETWEEN: Final = 60  # milliseconds of quiet before the next thing is done
STILL: Final = 200  # and before a picture is taken: what lies under the pointer takes its time
PATIENCE: Final = 10_000  # milliseconds
MOST: Final = 60_000


class Look(NamedTuple):
    """How a screen is looked at."""

    size: str
    language: str
    theme: str

    def __str__(self) -> str:
        return f"{self.size}-{self.language}-{self.theme}"


Picture = tuple[Look, Screen]


class Window(NamedTuple):
    """What stays the same while somebody looks at a page."""

    language: str
    phone: bool


class Visit(NamedTuple):
    """A screen in a window, and the pictures of it."""

    screen: Screen
    window: Window
    looks: list[tuple[Look, Path]]


class Served(NamedTuple):
    """A server, the file that its tables are dealt by, if any, and our patience with it."""

    address: str
    luck: Path | None = None
    presses: int = FEW


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
    versions = [*([older(wanted.before, to)] if wanted.before else []), (NOW, str(ROOT))]
    shutil.rmtree(to / NOW, ignore_errors=True)
    complaints = 0
    with chromium() as browser:
        for version, where in versions:
            files = [(look, one, to / file(version, one, look)) for look, one in pictures]
            missing = [one for one in files if not one[-1].exists()]
            if not missing:
                continue
            with served(where) as server:
                taken = 0
                for visit in visits(missing):
                    found = take(browser, server, visit, wanted.check)
                    complaints += len(found)
                    taken += len(visit.looks)
                    print("".join([f"\n{what}" for what in found]), end="", flush=True)
                    print(f"\r{version}: {taken} of {len(missing)}", end="", flush=True)
            print()
    names = [version for version, _ in versions]
    (to / "index.html").write_text(index(pictures, names), encoding="utf-8")
    print(to / "index.html")
    if complaints and wanted.check:
        sys.exit(f"{complaints} complaints")


def asked() -> argparse.Namespace:
    """What the command line asks for; everything where it says nothing."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--before", default="", help="a commit, a checkout or a server's address")
    parser.add_argument("--to", type=Path, default=TARGET, help="the folder of the pictures")
    parser.add_argument("--screen", default="", help="only screens with this in their name")
    parser.add_argument("--by-turns", action="store_true", help="each screen in one look only")
    parser.add_argument("--check", action="store_true", help="fail where axe finds something wrong")
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
def served(where: str) -> Iterator[Served]:
    """A version's server: one that runs, or one of a checkout started for it."""
    if where.startswith("http"):
        yield Served(where.rstrip("/"))
        return
    kind = House if Path(where) == ROOT else Elder
    python = Path(where) / ".venv/bin/python"
    with (
        tempfile.TemporaryDirectory() as folder,
        kind(Path(folder) / "detente.db", python=python) as house,
    ):
        ours = kind is House
        yield Served(house.address, house.luck, PRESSES if ours else FEW)


def visits(files: Sequence[tuple[Look, Screen, Path]]) -> Iterator[Visit]:
    """What can be taken one after the other once a screen has been led to where it is wanted."""
    led: dict[tuple[Screen, Window], list[tuple[Look, Path]]] = {}
    for look, screen, target in files:
        window = Window(look.language, phone=SIZES[look.size][0] < 700)
        led.setdefault((screen, window), []).append((look, target))
    for (screen, window), some in led.items():
        yield Visit(screen, window, some)


def take(browser: Browser, server: Served, visit: Visit, check: bool) -> list[str]:
    """The pictures of a visit, and what is wrong with them if that is to be found out. What an
    older version does not have is pictured as far as it goes.

    Going there takes the longest: it is done once, and then the window changes its size and the
    page its theme, which is an attribute of its root in every version.
    """
    screen, window, looks = visit
    if server.luck:
        server.luck.write_text(f"{screen.name} {window}")  # the same cards each time
    context = browser.new_context(
        viewport=viewport(looks[0][0]),
        has_touch=window.phone,
        is_mobile=window.phone,
        reduced_motion="reduce",
        locale=window.language,
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    liked: dict[str, object] = {"lang": window.language, "guide": screen.new}
    liked |= {"theme": looks[0][0].theme, "pace": "instant", "careful": False, **screen.likes}
    context.add_init_script(f"localStorage.setItem('detente', {json.dumps(json.dumps(liked))})")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(f"{server.address}/#/{screen.address}", timeout=MOST)
    found: list[str] = []
    try:
        page.wait_for_load_state("networkidle")  # quiet for a moment while it loads is not yet it
        settle(page)
        for deed in screen.do:
            do(page, deed, server.presses)
            if deed.startswith(PLAY):
                page.locator(ASKED).first.wait_for()
            settle(page)
    except Error as error:
        found.append(f"{screen.name} ({window}): {error.message.splitlines()[0]}")
    for look, target in looks:
        named = f"{screen.name} ({look})"
        try:
            change(page, screen, look)
        except Error as error:
            found.append(f"{named}: {error.message.splitlines()[0]}")
        target.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(target), timeout=MOST)
        if check:
            found += [f"{named}: {what}" for what in complaints_of(page)]
    context.close()
    return found


def complaints_of(page: Page) -> list[str]:
    """What axe finds, and what stands out at the side."""
    report = Axe().run(page, options={"resultTypes": ["violations"]}).response
    wrong = [f"{rule['id']}: {rule['nodes'][0]['html'][:120]}" for rule in report["violations"]]
    return wrong + [f"too wide: {what}" for what in page.evaluate(WIDE)]


def viewport(look: Look) -> ViewportSize:
    width, height = SIZES[look.size]
    return {"width": width, "height": height}


def change(page: Page, screen: Screen, look: Look) -> None:
    """Another look at the same thing; what lies under the pointer is sought again."""
    theme = screen.likes.get("theme", look.theme)
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    if page.viewport_size != viewport(look):
        page.set_viewport_size(viewport(look))
        settle(page)
        if screen.do and screen.do[-1].startswith("hover:"):
            do(page, screen.do[-1], 0)
    settle(page, STILL)


def settle(page: Page, quiet: int = BETWEEN) -> None:
    """Wait until nothing is on its way, nothing changes and nothing moves."""
    page.wait_for_function(READY, arg=quiet)
    page.evaluate(f"{PAGE}.calm()")


def do(page: Page, deed: str, presses: int) -> None:
    """What `Screen` says can be done; what is waited for comes within so many presses."""
    kind, _, what = deed.partition(":")
    match kind:
        case "key":
            page.keyboard.press(what)
        case "type":
            page.keyboard.type(what)
        case "hover":
            page.locator(what).locator("visible=true").first.hover()
        case "focus":
            page.locator(what).locator("visible=true").first.focus()
        case "file":
            page.locator("input[type=file]").set_input_files(max(RECORDS.glob(f"{what}/*/03.*")))
            page.locator("input[type=range]").first.wait_for()  # it is read, and can be stepped
        case "play":
            answer(page, PRESSES, int(what))
        case "before":
            sit_down(page, *what.split(":"))
        case "until":
            answer(page, presses, until=what)
        case _ if deed.startswith(PLAY):
            page.locator(deed).first.dispatch_event("click")  # older phones hid it under its poster
        case _:
            page.locator(deed).locator("visible=true").first.click()
            page.mouse.move(0, 0)  # what lies under the pointer tells of itself


def sit_down(page: Page, game: str, note: str) -> None:
    """Play a recorded game on from the last answer before something is told in it."""
    record, upto = before(game, note)
    seats = ["bot:random"] * len(detente.game(game).seats)
    seats[record.moves[upto][0]] = "me"
    table = {"game": game, "seats": seats, "start": {"record": record.to_json(), "upto": upto}}
    page.goto(f"{page.url.partition('#')[0]}#/table/{page.evaluate(PLAY_ON, table)}")
    page.locator(ASKED).first.wait_for()


@cache
def before(game: str, note: str) -> tuple[Record, int]:
    """A record in which something is told, and after how many moves an answer leads to it."""
    oldest = min(RECORDS.glob(f"{game}/*"), key=lambda folder: int(folder.name))
    for file in sorted(oldest.iterdir()):  # which older commits know as well
        record = Record.load(file)
        match = detente.Match.replay(record)
        told = [n for n, said in match.log if match.game.notes[said.what].id == note]
        if told:
            return record, max(n for n in range(told[0]) if record.moves[n][0] >= 0)
    raise LookupError(f"no record of {game} tells {note}")


def answer(page: Page, presses: int, questions: int = PRESSES, until: str = "") -> None:
    """Press what is lit, the same each time, until so much is answered or something is there."""
    rng = random.Random(1)
    order = [one for one in ORDER if one != until]
    there = page.locator(until or "none").locator("visible=true")
    asked = page.locator(", ".join(order)).locator("visible=true").or_(there)
    for _ in range(presses):
        settle(page)
        before = page.locator("[data-moment]").get_attribute("data-moment")
        asked.first.wait_for(timeout=MOST if presses == PRESSES else PATIENCE)  # others think
        if there.count():
            return
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
            for version in versions:
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
