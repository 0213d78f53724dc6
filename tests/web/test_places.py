"""Every place an address can name is held to accessibility in some test, and none is forgotten."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]

HERE = Path(__file__).parent
APP = HERE.parents[1] / "web" / "src" / "App.svelte"
PLACES = {
    "lobby": "lobby-",
    "table": "play-",
    "replay": "replay-",
    "rules": "rules-",
    "learn": "learn-",
    "player": "ratings-",
    "tournament": "tournament-",
    "tournaments": "tournaments",
    "puzzle": "puzzle-",
    "lesson": "lesson-begins-",
    "games": "my-games",
    "offline": "offline",
    "account": "account-guest",
    "link": "account-link",
    "code": "place-code",
    "off": "place-off",
}
"""How the picture of each begins that is kept where axe has found nothing."""


def test_no_place_is_forgotten() -> None:
    routes = re.findall(r"^ +(\w+): \(\) => import\(", APP.read_text(encoding="utf-8"), re.M)
    assert {"lobby", *routes} == set(PLACES)

    tests = "".join([path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py")])
    held = re.findall(r"\bclean\(\s*\w+,\s*f?\"([^\"]+)", tests)
    assert [] == [
        place for place, name in PLACES.items() if not any(one.startswith(name) for one in held)
    ]


def test_links_that_were_cut_off_are_accessible(sit: Sit) -> None:
    ann = sit(lang="fr", theme="light")
    ann.forgive = True  # the server knows neither
    ann.page.goto(f"{ann.address}/#/code/WRONG")
    ann.page.get_by_role("main").wait_for()
    clean(ann, "place-code")
    ann.page.goto(f"{ann.address}/#/off/cut-off")
    ann.page.reload()  # or the place before would stay until this one has come
    ann.page.get_by_role("main").wait_for()
    clean(ann, "place-off")
