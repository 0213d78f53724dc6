"""How soon the page answers a press: `python tools/echo.py [GAME …]`.

Somebody plays every game by mouse against random bots, at a server on this machine, and the page
takes two times. The echo is what the browser measures of a press, from the finger to the next
picture; less than 16 ms it does not tell, which count as 16. The answer is from the press that
makes a move to the board on which it is made, by way of the server and its disk.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Browser

ROOT: Final = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT)]
from tests.web.conftest import chromium  # noqa: E402  # tools are no package
from tests.web.house import House  # noqa: E402
from tests.web.player import Player  # noqa: E402

import detente  # noqa: E402

MOVES: Final = 40
LEAST: Final = 16  # milliseconds, below which the browser tells nothing
WATCH: Final = f"""(() => {{
  const told = {{ presses: 0, echoes: {{}}, answers: [] }};
  window.told = told;
  let pressed = null;
  new PerformanceObserver((list) => {{
    for (const {{ interactionId: press, duration }} of list.getEntries())
      if (press) told.echoes[press] = Math.max(told.echoes[press] ?? 0, duration);
  }}).observe({{ type: 'event', durationThreshold: {LEAST} }});
  addEventListener('pointerdown', ({{ timeStamp }}) => {{
    told.presses += 1;
    pressed = timeStamp;
  }}, true);
  new MutationObserver(() => {{
    if (pressed === null) return;
    const from = pressed;
    pressed = null;
    requestAnimationFrame(() => setTimeout(() => told.answers.push(performance.now() - from)));
  }}).observe(document, {{ subtree: true, attributeFilter: ['data-moment'] }});
}})()"""
"""The page counts its presses; a board of another moment that follows a press is its answer."""

LIKED: Final = {"lang": "en", "pace": "instant", "guide": False, "careful": False}


def main() -> None:
    """Play, and print a line a game."""
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder) / "echo.db") as house,
        chromium() as browser,
    ):
        for game in sys.argv[1:] or detente.games():
            print(line(game, played(browser, house, game)), flush=True)


def played(browser: Browser, house: House, game: str) -> dict[str, list[float]]:
    """What the page has told of one game."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('detente', JSON.stringify({json.dumps(LIKED)}))")
    player = Player(context.new_page(), house.address, "ann", seed=1)
    player.create(["me", *["bot:random"] * (len(detente.game(game).seats) - 1)], game=game)
    player.page.evaluate(WATCH)
    for _ in range(MOVES):
        player.until(lambda: player.over or player.asked, "its turn")
        if player.over:
            break
        player.move()
    player.page.wait_for_timeout(500)
    told = player.page.evaluate("told")
    context.close()
    echoes = list(told["echoes"].values())
    unheard = [LEAST] * (told["presses"] - len(echoes))
    return {"echo": echoes + unheard, "answer": told["answers"]}


def line(game: str, told: dict[str, list[float]]) -> str:
    """The usual time, the slowest twentieth and the slowest."""
    parts = [game.ljust(18)]
    for what, times in told.items():
        late = quantiles(times, n=20)[-1]
        parts.append(
            f"{what} {median(times):4.0f} {late:4.0f} {max(times):4.0f} ms of {len(times)}"
        )
    return "  ".join(parts)


if __name__ == "__main__":
    main()
