"""Pictures of the page's screens, one version or two side by side: `python tools/pictures.py`.

Every screen is taken at three sizes, in both languages and both themes, into build/pictures, with
an index.html to look through them. `--beside` takes them again from another checkout (its folder)
or from a server that runs already (its address), `--rev` from an older commit, which is built for
it: before and after stand side by side.
"""

from __future__ import annotations

import argparse
import html
import io
import itertools
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, Page

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from tests.web.conftest import chromium  # noqa: E402  # the checkout is no package
from tests.web.house import House  # noqa: E402

RECORDS: Final = ROOT / "tests" / "records"
TARGET: Final = ROOT / "build" / "pictures"
BUILT: Final = ROOT / "build" / "commits"
SIZES: Final = {"1280": (1280, 800), "1440": (1440, 900), "390": (390, 844)}
LANGUAGES: Final = ("fr", "en")
THEMES: Final = ("dark", "light")
GAMES: Final = ("thirteen_days", "twilight_struggle", "nineteen_sixty", "berlin63", "stratagem")
PLAY: Final = "[data-testid=play-"
CARD: Final = "[data-noun^=card-][data-lit=true]"
LIT: Final = "[data-lit=true]:visible"  # what is asked at a table: the lobby has nothing of it
RESIGN: Final = tuple(f"[data-testid={button}]" for button in ("menu", "resign", "resign-now"))
SETTLED: Final = 700  # milliseconds after which nothing slides or fades any more
READY: Final = "() => document.querySelector('main') && !document.querySelector('[aria-busy=true]')"
PATIENCE: Final = 20_000  # milliseconds


@dataclass(frozen=True)
class Screen:
    """One screen: where it is, what is pressed there, and what of the page it is about."""

    name: str
    about: str
    address: str = ""
    press: tuple[str, ...] = ()
    new: bool = False
    """Whether somebody sees it who has played nothing yet."""


@dataclass(frozen=True)
class Look:
    """How a screen is looked at."""

    size: str
    language: str
    theme: str

    def __str__(self) -> str:
        return f"{self.size}-{self.language}-{self.theme}"


def lessons(about: str, press: tuple[str, ...], **steps: str) -> list[Screen]:
    """A moment of a lesson of each game: the same position every time."""
    where = [(game, f"lesson/{game}/{at}") for game, at in steps.items()]
    return [Screen(f"{about} {game}", about, at, press) for game, at in where]


SCREENS: Final = (
    Screen("lobby", "The lobby"),
    Screen("lobby of a newcomer", "The lobby", new=True),
    Screen("create a table", "House rules", press=("[data-testid=create]",)),
    Screen(
        "house rules",
        "House rules",
        press=("[data-testid=create]", "details:last-of-type > summary", "key:End"),
    ),
    Screen("learn", "Learn and replays", "learn"),
    Screen("replays", "Learn and replays", "replay"),
    *[Screen(f"rules of {game}", "The rules", f"rules/{game}") for game in GAMES],
    *[Screen(f"first turn of {game}", "A game", press=(f"{PLAY}{game}]",)) for game in GAMES],
    *[
        Screen(f"guide of {game}", "The guide", press=(f"{PLAY}{game}]",), new=True)
        for game in GAMES
    ],
    *lessons(
        "A lesson",
        (),
        thirteen_days="command?step=2",
        twilight_struggle="coup?step=1",
        nineteen_sixty="campaign?step=2",
        berlin63="bluff?step=3",
        stratagem="programme?step=2",
    ),
    *lessons(
        "Cards that can be read",
        (CARD,),
        thirteen_days="event",
        twilight_struggle="influence",
        nineteen_sixty="campaign",
    ),
    *lessons(
        "What is shown",
        ("[data-testid=show-me]",),
        thirteen_days="command?step=1",
        twilight_struggle="coup?step=1",
        nineteen_sixty="campaign?step=1",
        berlin63="step",
        stratagem="programme",
    ),
    *[
        Screen(f"replay of {game}", "A game that is over", "replay", (f"file:{game}", "key:End"))
        for game in GAMES
    ],
    *[
        Screen(f"result of {game}", "A game that is over", press=(f"{PLAY}{game}]", *RESIGN))
        for game in GAMES
    ],
    *[
        Screen(f"{dialog} at the table", "Menu and keys", "lesson/thirteen_days/command", press)
        for dialog, press in (
            ("menu", ("[data-testid=menu]",)),
            ("keys", ("key:?",)),
            ("cards", ("key:c",)),
            ("text mode", ("key:t",)),
        )
    ],
    Screen("offline", "Without the server", "offline"),
    Screen("account", "Account", "account"),
    Screen("games", "Account", "games"),
    Screen("tournaments", "Tournaments", "tournaments"),
)


def main() -> None:
    """Take what is asked for, and write the page to look through it."""
    wanted = asked()
    screens = [screen for screen in SCREENS if wanted.screen in screen.name]
    looks = [Look(*look) for look in itertools.product(wanted.size, wanted.language, wanted.theme)]
    beside = built(wanted.rev) if wanted.rev else wanted.beside
    versions = {"now": str(ROOT)} | ({"beside": beside} if beside else {})
    shutil.rmtree(TARGET, ignore_errors=True)
    with chromium() as browser:
        for version, where in versions.items():
            with served(where) as address:
                for n, (look, screen) in enumerate(itertools.product(looks, screens), 1):
                    print(f"\r{version}: {n} of {len(looks) * len(screens)}", end="", flush=True)
                    take(browser, address, screen, look, TARGET / version)
            print()
    (TARGET / "index.html").write_text(index(screens, looks, list(versions)), encoding="utf-8")
    print(TARGET / "index.html")


def asked() -> argparse.Namespace:
    """What the command line asks for; everything where it says nothing."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--beside", default="", help="another checkout, or the address of a server")
    parser.add_argument("--rev", default="", help="a commit to take them of as well")
    parser.add_argument("--screen", default="", help="only screens with this in their name")
    parser.add_argument("--size", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--theme", nargs="+", choices=THEMES, default=THEMES)
    return parser.parse_args()


def built(rev: str) -> str:
    """The folder of a commit with its environment and its page; it stays for the next time."""
    commit = subprocess.check_output(("git", "rev-parse", rev), cwd=ROOT, text=True).strip()
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
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "detente.db", python=Path(where) / ".venv/bin/python")
        with house:
            yield house.address


def take(browser: Browser, address: str, screen: Screen, look: Look, folder: Path) -> None:
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
    liked = {"lang": look.language, "theme": look.theme, "pace": "instant", "guide": screen.new}
    context.add_init_script(f"localStorage.setItem('detente', {json.dumps(json.dumps(liked))})")
    page = context.new_page()
    page.goto(f"{address}/#/{screen.address}")
    try:
        for press in ("", *screen.press):
            do(page, press)
            if press.startswith(PLAY):
                page.locator(LIT).first.wait_for(timeout=PATIENCE)
            page.wait_for_timeout(SETTLED)
            page.wait_for_function(READY, timeout=PATIENCE)
    except Error as error:
        print(f"\n{screen.name} ({look}): {error.message.splitlines()[0]}")
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(folder / f"{plain(screen)}-{look}.png"))
    context.close()


def do(page: Page, press: str) -> None:
    """Press a key ("key:t") or the first such thing that can be seen; "" is nothing to press.

    "file:stratagem" brings the file of a game along.
    """
    kind, _, what = press.partition(":")
    if kind == "key":
        page.keyboard.press(what)
    elif kind == "file":
        page.locator("input[type=file]").set_input_files(max(RECORDS.glob(f"{what}/*/03.*")))
    elif press:
        page.locator(press).locator("visible=true").first.click(timeout=PATIENCE)
        page.mouse.move(0, 0)  # what lies under the pointer tells of itself


def plain(screen: Screen) -> str:
    return screen.name.lower().replace(" ", "-")


def index(screens: list[Screen], looks: list[Look], versions: list[str]) -> str:
    """All pictures under what they are about; of two versions the same screens side by side."""
    parts = ["<!doctype html><meta charset=utf-8><title>Pictures</title>", STYLE]
    for about, some in itertools.groupby(screens, key=lambda screen: screen.about):
        parts.append(f"<h1>{html.escape(about)}</h1>")
        for screen, look in itertools.product(list(some), looks):
            parts.append(f"<h2>{html.escape(screen.name)} · {look}</h2><p>")
            for version in versions[::-1]:
                at = f"{version}/{plain(screen)}-{look}.png"
                parts.append(f'<a href="{at}"><img loading=lazy src="{at}" alt="{version}"></a>')
    return "\n".join(parts)


STYLE: Final = """<style>
body { margin: 20px; font: 14px sans-serif; background: #222; color: #eee }
h2 { font: inherit; margin: 18px 0 4px }
p { display: flex; gap: 12px; margin: 0 }
img { max-width: 46vw; max-height: 90vh }
</style>"""


if __name__ == "__main__":
    main()
