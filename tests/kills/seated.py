"""A table in play while servers die: what was asked, what was acknowledged, what must be there."""

from __future__ import annotations

import random
import time
from typing import Final

from detente import game
from detente.core.record import Record
from detente.server.shown.fairness import check
from tests.server.people import Person, Place, Seen

UNDONE: Final = 0.1
"""How often a move that may be taken back is."""

BOTS_TAKE: Final = 300.0
"""In so many seconds a bot has been taken over, beside all the other work."""


class Asked:
    """A request that was sent from a seat, as it can be sent again."""

    def __init__(self, seat: int, request: Seen, together: bool) -> None:
        self.seat: Final = seat
        self.request: Final = request
        self.together: Final = together  # others are asked as well, and hear of it later

    @property
    def id(self) -> str:
        return str(self.request["id"])


class Seated:
    """One guest on the seats of a table, a window for each; or on one, with bots on the others."""

    def __init__(self, guest: Person, name: str, bots: bool) -> None:
        seats = len(game(name).seats)
        others = ["bot:random" if bots else "me"] * (seats - 1)
        self.name: Final = name
        self.bots: Final = bots
        self.table: Final = guest.makes("me", *others, game=name, public=False)
        self.windows: Final[list[Place]] = []
        self.acknowledged: Final[list[Asked]] = []
        self.refused: Final[list[Asked]] = []
        self._mine: Final = 1 if bots else seats
        self._cookie: Final = guest.cookie
        self._freshest = 0  # the seat whose window was answered last …
        self._known: tuple[int, list[Seen]] = (0, [])  # … and the moves and lines it has seen
        self._drafted = False  # … the last of which nobody else knew of
        self._number = 0
        self.pending: Asked | None = None

    @property
    def over(self) -> bool:
        return any([window.last["result"] is not None for window in self.windows])

    # -- playing -----------------------------------------------------------------------------

    def sit_down(self, addresses: list[str]) -> None:
        """Open a window for each seat, at one server after the other; the old ones close."""
        self.stand_up()
        for n in range(self._mine):
            address = addresses[n % len(addresses)]
            self.windows.append(Place(address, f"{self.table}?seat={n}", self._cookie))
            self.windows[n].view()

    def ask(self, rng: random.Random) -> None:
        """Ask for something from a seat that is asked, if there is one; wait for no answer."""
        for window in self.windows:
            _look(window)
        able = [n for n, window in enumerate(self.windows) if window.last["actions"]]
        if not able:
            return
        seat = rng.choice(able)
        last = self.windows[seat].last
        self._number += 1
        request = {"t": "do", "id": f"{seat}-{self._number}", "seq": last["seq"]}
        if last["can_undo"] and len(last["waiting"]) == 1 and rng.random() < UNDONE:
            request["t"] = "undo"
        else:
            request["action"] = rng.choice(last["actions"])
        self.pending = Asked(seat, request, len(last["waiting"]) > 1)
        self.windows[seat].says(**request)

    def hear(self) -> None:
        """Wait for the answer to what was asked."""
        if self.pending is None:
            return
        self._file(self.pending, _answer(self.windows[self.pending.seat], self.pending))

    def _file(self, asked: Asked, answer: str) -> None:
        """Remember what became of a request."""
        if answer == "refused":  # from a window that was not up to date
            self.refused.append(asked)
        else:
            self.acknowledged.append(asked)
            self._freshest = asked.seat
        self.pending = None

    # -- after a kill ------------------------------------------------------------------------

    def stand_up(self) -> None:
        """Close the windows, and remember what they showed."""
        if self.windows:
            freshest = self.windows[self._freshest]
            self._drafted = freshest.last["can_undo"]  # when it was finished may be told otherwise
            lines = freshest.lines
            if self._drafted:
                lines = [_untimed(line) for line in lines]
            self._known = (freshest.last["moves"], list(lines))
            if self.acknowledged and self.acknowledged[-1].together:
                self._known = (0, [])  # one's own secret answer may stand elsewhere later
        for window in self.windows:
            window.close()
        self.windows.clear()

    def nothing_is_lost(self) -> None:
        """What was shown before is shown again, unless something on its way has changed it: an
        undo, or another seat that was heard before a draft, which goes on after it or not at all.
        """
        asked = self.pending
        before_a_draft = self._drafted and asked is not None and asked.seat != self._freshest
        if before_a_draft or (asked is not None and asked.request["t"] == "undo"):
            return
        window, (moves, lines) = self.windows[self._freshest], self._known
        assert window.last["moves"] >= moves, (self.table, window.last["moves"], moves)
        shown = [now if "at" in was else _untimed(now) for was, now in zip(lines, window.lines)]
        odd = [pair for pair in zip(lines, shown) if pair[0] != pair[1]]
        assert not odd and len(lines) <= len(window.lines), (self.table, odd)

    def nothing_is_doubled(self) -> bool:
        """Ask again what was not answered, and what was. Whether the first had been done."""
        asked, found = self.pending, False
        if asked is not None:
            window = self.windows[asked.seat]
            before = window.last["moves"]
            answer = _asked_again(window, asked)
            found = answer == "done"
            assert self.bots or not found or before == window.last["moves"], self.table
            self._file(asked, answer)
        if self.acknowledged:
            last = self.acknowledged[-1]
            assert "done" == _asked_again(self.windows[last.seat], last), (self.table, last.request)
        return found

    def bots_go_on(self) -> None:
        """Whoever is dead, the bots come to an end with their thoughts."""
        until = time.monotonic() + BOTS_TAKE
        window = self.windows[0]
        while self.bots and not (window.last["actions"] or window.last["result"]):
            window.hears(until - time.monotonic())

    def must_be_fair(self, guest: Person) -> None:
        """The record of a game that is over is dealt again."""
        check(Record.from_json(guest.http.get(f"/api/tables/{self.table}/record").json()))


def _untimed(line: Seen) -> Seen:
    return {name: value for name, value in line.items() if name != "at"}


def _look(window: Place) -> None:
    """Take in whatever has come."""
    try:
        while True:
            window.hears(0)
    except TimeoutError:
        return


def _asked_again(window: Place, asked: Asked) -> str:
    window.says(**asked.request)
    return _answer(window, asked)


def _answer(window: Place, asked: Asked) -> str:
    """What becomes of a request: a view, that it was done before, or that it is refused."""
    while True:
        said = window.hears()
        if asked.id in (said.get("ack"), said.get("id")):
            assert said["t"] != "refused" or said["reason"]["id"] == "table-moved-on", said
            return str(said["t"])
        assert said["t"] != "error", said
