"""Somebody at the page: looks for what is lit, and presses it by mouse, by touch or by keys."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import Error, Locator, Page, WebSocket

import detente
from detente.core.record import Record
from tests.server.people import changed

PATIENCE = 60.0  # seconds without any change after which a game counts as stuck
PRESSED = 40  # moves after which `answer` goes on in words, which is quicker
SIDE = """async ({table, message}) => {
    if (!window.side) {
        window.side = new WebSocket(
            `${location.origin.replace('http', 'ws')}/ws/tables/${table}`);
        await new Promise(done => window.side.addEventListener('message', done, {once: true}));
    }
    return new Promise(done => {
        const hear = ({data}) => {
            const said = JSON.parse(data);
            if (!['refused', 'error'].includes(said.t) && said.ack !== message.id) return;
            window.side.removeEventListener('message', hear);
            done(said.t);
        };
        window.side.addEventListener('message', hear);
        window.side.send(JSON.stringify(message));
    });
}"""
"""A second connection of the same person: what is said there, the page hears of."""

PLAY_ON = """async (table) => {
    const post = async (path, body) => (await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
    })).json();
    const promised = await post('api/commitments', {});
    return (await post('api/tables', { ...table, ...promised })).id;
}"""
"""A table that goes on from a record."""

ORDER = (
    "[data-testid=danger-do]",
    "[data-testid=continue]",
    "[data-testid=confirm]",
    "[data-testid^=choose-]",
    "[data-lit=true]",
)
"""What is pressed first: the open dialog or note, then the board, the hand and the buttons."""

NO_DRAW = (*ORDER[:-1], "[data-lit=true]:not([data-testid$=_draw])")
"""The same where the rules know a draw, which nobody offers or takes."""

PAGE = """(() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true })
    && element.getBoundingClientRect().width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const spots = [[.5, .5], [.25, .3], [.75, .3], [.25, .75], [.75, .75], [.5, .2], [.5, .85]];
  const spot = (element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    for (const [u, v] of spots) {
      const [x, y] = [box.left + u * box.width, box.top + v * box.height];
      if (element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  };
  return {
    /** The moment the page shows, as soon as nothing is on its way; null if that takes long. */
    still: async () => {
      for (let i = 0; i < 100; i++) {
        const screen = document.querySelector('[data-moment]');
        if (screen && screen.ariaBusy !== 'true') return screen.dataset.moment;
        await new Promise((done) => setTimeout(done, 4));
      }
      return null;
    },
    /** Nothing on the page moves or is still to be painted. */
    calm: async () => {
      await document.fonts.ready;
      await Promise.allSettled(document.getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    count: (selector) => all(selector).length,
    /** Where to press one of the first kind of things there are: a point nothing lies over. */
    find: (order, pick) => {
      const found = order.map(all).find((some) => some.length) ?? [];
      const from = Math.floor(pick * found.length);
      for (const element of [...found.slice(from), ...found.slice(0, from)]) {
        const point = spot(element);
        if (point) return point;
      }
      return null;
    },
  };
})()"""


LISTED = """list => [...list.children].flatMap((line) =>
    [...line.querySelectorAll('kbd')].map((key) =>
        [key, line.lastElementChild].map((one) => one.innerText)))
"""


class Player:
    """One browser. `frames` are all messages its sockets ever received, as they came; `views` what
    they showed, whether that came whole or as a change.
    """

    def __init__(self, page: Page, address: str, name: str, seed: int) -> None:
        self.page = page
        self.address = address
        self.name = name
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.views: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self._rng = random.Random(seed)
        self._said = 0  # requests that were made in words
        self.forgive = False  # the server is away: a failed connection is no fault of the page
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._console)
        page.on("websocket", self._listen)

    def _console(self, message: Any) -> None:
        if message.type == "error" and not self.forgive:
            self.errors.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        shown: dict[str, Any] = {}  # on this socket

        def receive(frame: str | bytes) -> None:
            nonlocal shown
            text = frame if isinstance(frame, str) else frame.decode()
            self.frames.append(text)
            message = json.loads(text)
            if message["t"] in ("view", "change"):
                shown = message if message["t"] == "view" else changed(shown, message)
                self.view = shown
                self.views.append(shown)

        socket.on("framereceived", receive)

    # -- going somewhere ---------------------------------------------------------------------

    def lobby(self) -> None:
        self.page.goto(self.address)
        self.page.get_by_test_id("play-now").wait_for()

    def play_now(self) -> None:
        """One click from the lobby to a game against a bot."""
        self.lobby()
        self.page.get_by_test_id("play-now").click()
        self.at_table()

    def create(
        self,
        seats: list[str],
        game: str = "thirteen_days",
        options: dict[str, str] | None = None,
        games: int = 1,
    ) -> str:
        """Make a table; returns its address, which is also the link to join by."""
        self.lobby()
        self.page.get_by_test_id("create").click()
        self.choose_game(game)
        if options:
            self.page.locator("details > summary").last.click()
            for option, value in options.items():
                self.page.get_by_test_id(f"option-{option}").select_option(value)
        for n, who in enumerate(seats):
            self.page.get_by_test_id(f"seat-{n}").select_option(who)
        if games > 1:
            self.page.get_by_test_id("games").select_option(str(games))
        self.page.get_by_test_id("make-table").click()
        self.page.wait_for_url("**/#/table/**")
        self.at_table()
        return self.page.url

    def choose_game(self, game: str) -> None:
        """Another game than the one whose table is made."""
        self.page.get_by_test_id("change-game").click()
        self.page.locator(f"input[name=game][value={game}]").check()

    def play_on(self, record: Record, seats: list[str], part: float = 1.0) -> None:
        """Sit down where the game of a record stands, or stood when that much was played."""
        self.lobby()
        start = {"record": record.to_json(), "upto": int(len(record.moves) * part)}
        table = {"game": record.game, "seats": seats, "start": start}
        self.page.goto(f"{self.address}/#/table/{self.page.evaluate(PLAY_ON, table)}")
        self.at_table()

    def at_table(self) -> None:
        self.page.get_by_test_id("prompt").or_(self.page.get_by_test_id("result")).first.wait_for()
        self.until(lambda: bool(self.view))

    def until(self, holds: Any, what: str = "", told: Any = None) -> None:
        """Let the page work until something holds, and while what is `told` goes on changing."""
        end, last = time.monotonic() + PATIENCE, None
        while not holds():
            assert time.monotonic() < end, f"{self.name} waits in vain: {what}"
            if told and (now := told()) != last:
                end, last = time.monotonic() + PATIENCE, now
            self.page.wait_for_timeout(15)

    # -- playing -----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.view.get("result") is not None

    @property
    def asked(self) -> bool:
        """Whether an answer is owed: who has given one to a question put to several owes none."""
        waits = self.view.get("seat") in self.view.get("waiting", [])
        return waits and bool(self.view.get("actions")) and not self.over

    def lit(self) -> Locator:
        return self.page.locator("[data-lit=true]:visible")

    @property
    def moment(self) -> str:
        """The number of the question and of the moves, as the page's own mark has it."""
        return f"{self.view['seq']}/{self.view['moves']}"

    def shown(self) -> str | None:
        """The moment the page shows, if it waits for nothing."""
        shown: str | None = self.page.evaluate(f"{PAGE}.still()")
        return shown

    def still(self) -> bool:
        """Whether the page shows what came last and waits for nothing."""
        return self.shown() == self.moment

    def rest(self) -> None:
        """Wait until nobody else is about to move and the page shows what came last."""
        self.until(lambda: self.over or self.asked, "its turn")
        self.until(self.still, "the page to show it")

    def calm(self) -> None:
        """Wait until nothing on the page moves."""
        self.page.evaluate(f"{PAGE}.calm()")

    def move(self, press: Any = None) -> None:
        """Press lit things, one at a time, until the server has taken an answer."""
        before = self.moment
        end = time.monotonic() + PATIENCE
        while self.moment == before and not self.over:
            assert time.monotonic() < end, f"{self.name} presses in vain"
            try:
                if self.shown() == before:
                    (press or self.press)()
            except Error as error:  # what was to be pressed has gone meanwhile
                if "closed" in str(error):
                    raise
            self.page.wait_for_timeout(5)

    def press(self, *order: str) -> None:
        """By mouse or touch: one of the first kind of things there are."""
        look = f"([order, pick]) => {PAGE}.find(order, pick)"
        point = self.page.evaluate(look, [order or ORDER, self._rng.random()])
        if point is None:
            return
        if self._touches:
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])

    @property
    def _touches(self) -> bool:
        return bool(self.page.viewport_size and self.page.viewport_size["width"] < 700)

    def press_keys(self) -> None:
        """By keyboard only: `n` and `p` walk what is lit, Enter presses, numbers choose."""
        keys = self.page.keyboard
        count = f"order => order.map({PAGE}.count)"
        danger, ends, confirm, choices, lit = self.page.evaluate(count, list(ORDER))
        if danger:
            self._tab_to("danger-do")
            keys.press("Enter")
        elif ends:  # its button has the focus when it appears
            self.page.get_by_test_id("continue").press("Enter")
        elif confirm:
            keys.press("Enter")
        elif choices:
            keys.press(str(1 + self._rng.randrange(choices)))
        elif lit:
            way = self._rng.choice("np")
            for _ in range(1 + self._rng.randrange(min(lit, 5))):
                keys.press(way)
            keys.press("Enter")

    def _tab_to(self, test_id: str) -> None:
        for _ in range(12):
            at = self.page.evaluate("document.activeElement?.dataset?.testid ?? ''")
            if at == test_id:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{test_id} cannot be reached by Tab")

    def keys_listed(self) -> dict[str, str]:
        """What `?` lists: each key with its meaning. None stands there twice."""
        self.page.keyboard.press("?")
        listed = self.page.locator("dialog[open] dl")
        pairs = listed.evaluate(LISTED)
        self.page.keyboard.press("Escape")
        listed.wait_for(state="detached")
        assert len(pairs) == len(dict(pairs)), f"a key with two meanings among {pairs}"
        return dict(pairs)

    def say(self, *texts: str) -> None:
        """Answer in words over a second connection, which is quicker than pressing."""
        for text in texts:
            self.until(lambda: self.asked, "its turn")
            at = self.view["seq"], self.view["moves"]
            if not self.view["forced"]:
                self.tell(text)
            self.until(lambda at=at: self.went_on(at), text)

    def went_on(self, at: tuple[int, int]) -> bool:
        """Whether a question was answered. What leaves no choice the page does by itself, once what
        was counted before it has been read.
        """
        waits = self.view["forced"] and self.page.get_by_test_id("told-waits").count()
        if waits and self.view["forced"]:  # what the page shows may be of a view that has just come
            self.go_on()
        return (self.view["seq"], self.view["moves"]) != at

    def answer(self, press: Any = None) -> None:
        """Press while the game is young; say the rest of it in words, anything but a draw."""
        if self.view["moves"] < PRESSED:
            self.move(press)
            return
        texts = [detente.game(self.view["game"]).text(action) for action in self.view["actions"]]
        self.say(self._rng.choice([text for text in texts if not text.endswith("_draw")]))

    def tell(self, text: str) -> None:
        """Have it heard over the second connection."""
        self._said += 1
        message = {"t": "type", "id": f"said-{self._said}", "seq": self.view["seq"], "text": text}
        told = self.page.evaluate(SIDE, {"table": self.view["table"], "message": message})
        assert told in ("view", "change"), f"{self.name} may not say {text!r}"

    def resign(self) -> None:
        """Give the game up, by the menu."""
        self.rest()
        for button in ("menu", "resign", "resign-now"):
            self.page.get_by_test_id(button).click()
        self.see_result()

    def play(self, moves: int, press: Any = None) -> None:
        """Some moves of a game, ending where this player alone is asked, or at the end."""
        for _ in range(moves):
            self.until(lambda: self.over or self.asked, "its turn")
            if self.asked:
                self.move(press)
        self.rest()

    def play_to_the_end(self, press: Any = None, move: Any = None) -> None:
        while not self.over:
            self.until(lambda: self.over or self.asked, "its turn")
            if self.asked:
                (move or self.move)(press)
        self.see_result()

    def see_result(self) -> None:
        """Look at the result, which waits until what was counted has been read."""
        result = self.page.get_by_test_id("result")
        self.page.get_by_test_id("continue").or_(result).first.wait_for()
        self.go_on()
        result.wait_for()

    def go_on(self) -> None:
        """Lay aside what was counted, where something was."""
        go_on = self.page.get_by_test_id("continue")
        if go_on.count():
            go_on.click()
