"""A table without a server: one player, bots, and a device that keeps the game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from detente.bots.bot import Bot
from detente.bots.levels import ADVISER
from detente.core.game import Game
from detente.core.match import Match
from detente.core.message import Reason, Refused
from detente.core.notation import RESIGN
from detente.core.record import Record
from detente.games import game as new_game
from detente.server.messages import api, wire
from detente.server.messages.api import KeptGame
from detente.server.shown import views
from detente.server.shown.records import replay
from detente.server.socket.connection import Connection
from detente.server.socket.dispatch import Command, change
from detente.server.storage.rows import SeatRow, TableRow
from detente.server.table.offers import Offers
from detente.server.thinking.thoughts import (
    Advice,
    Found,
    Job,
    answer,
    must_be_advisable,
    question,
)

ME: Final = "me"
"""Who plays on this device, among the seats; the others are bots by their names."""

SEED_BITS: Final = 53
"""The page keeps numbers: so large they may be."""


class OfflineTable:
    """One game against bots. What changes it is kept before it is shown.

    DataError if a kept record does not fit the rules that are here now.
    """

    def __init__(
        self, kept: KeptGame, keep: Callable[[bytes], object], now: Callable[[], int]
    ) -> None:
        self.match: Final[Match[Any]] = _match(kept)
        self._kept = kept
        self._keep: Final = keep
        self._now: Final = now
        self._seat: Final = kept.seats.index(ME)
        self._row: Final = _row(kept, self.match.game)
        self._offers: Final = Offers(self._row, self.match.moves)
        self._times: Final = [*kept.times]
        self._window: Connection | None = None
        self._carried_out = ""  # the last request, which may come twice
        self._games: Final[dict[str, Game[Any]]] = {}
        self._players: Final[dict[str, Bot[Any]]] = {}
        if kept.record is None:
            self._write_down()

    # -- what the page asks ----------------------------------------------------------------------

    async def attach(self, connection: Connection) -> None:
        """The player sits down."""
        self._window, connection.seat, connection.lines = connection, self._seat, 0
        self._show(connection.lines)

    def detach(self, connection: Connection) -> None:
        """The player goes; everything is kept."""
        self._window = None

    async def about(self, seat: int, action: int) -> wire.About:
        """Why `seat` cannot do this, or what it risks, or whether it ends undo."""
        return views.about(self.match.seen([seat]), seat, action)

    async def expect(self, seat: int, actions: Sequence[int]) -> wire.Expected:
        """What acts of `seat` would cost or bring."""
        return views.expected(self.match.seen([seat]), seat, actions)

    async def play(self, seat: int, command: Command, by: Connection) -> None:
        """Carry out what the player asks: checked, kept, then shown; Refused says why not."""
        if command.id == self._carried_out:
            by.post(wire.encode(wire.Done(command.id)))
            return
        self.match.must_be_asked(seat, command.seq)
        self._carry_out(lambda: change(self, seat, command), command.id)
        self._carried_out = command.id

    async def hint(self, seat: int, asked: wire.AskHint, by: Connection) -> None:
        """Tell what the best bot would do; Refused says why not."""
        must_be_advisable(self._row, self.match, seat, asked.seq)
        advice = self._ask(replace(self._question(seat, ADVISER), why=True))
        assert isinstance(advice, Advice), "who is asked why says it"
        by.post(wire.encode(views.hint(asked, advice)))

    async def say(self, seat: int, command: wire.Say, by: Connection) -> None:
        """Nobody else sits here."""
        raise Refused(Reason("needs-server", ""))

    async def add_nonce(self, seat: int, nonce: str) -> bool:
        """The dice are the device's own."""
        return False

    def moment(self, upto: int, seat: int | None) -> api.ReplayView:
        """The table after so many moves, as a seat saw it or, once it is over, any other."""
        match, known = self.match, self.match.seen([self._seat])
        if seat not in (None, self._seat) and not match.over:
            raise Refused(Reason("game-is-not-over", ""))
        game = match.game
        options, said = game.options.changed(), known.comments
        record = Record(game.name, game.version, options, None, known.moves, comments=said)
        past = replay(record, game, upto)
        return views.moment(past, len(record.moves), seat, False, match.over)

    # -- what a command works on -----------------------------------------------------------------

    def submit(self, seat: int, action: int, comment: str = "") -> None:
        """Play for a seat, not kept yet; Refused says why not."""
        if not self.match.game.notation.has(action):
            raise Refused(self.match.game.reason(self.match.state, seat, action))
        self.match.submit(seat, action, comment=comment)
        self._offers.played(self.match, seat, action)

    def held(self, seat: int, said: wire.Do) -> wire.Held | None:
        """What the player would be asked before this act, if anything."""
        return views.held(self.match.seen([seat]), seat, said)

    def resign(self, seat: int) -> None:
        """Give up, not kept yet; Refused says why not."""
        self.match.submit(seat, RESIGN)
        self._offers.played(self.match, seat, RESIGN)

    def hear_offer(self, seat: int, command: wire.Offering) -> None:
        """Make an offer or answer one, not kept yet; Refused says why not."""
        self._offers.hear(self.match, seat, command)

    def hear_claim(self, seat: int, command: wire.Claiming) -> None:
        """There are no clocks here."""
        raise Refused(Reason("needs-server", ""))

    # -- the bots --------------------------------------------------------------------------------

    @property
    def waits_for_bots(self) -> bool:
        """Whether a bot owes an answer."""
        return bool(self._asked or self._offered)

    def think(self) -> None:
        """Let one bot answer one question, or an offer."""
        if self._offered:
            seat = self._offered[0]
            takes = self._ask(replace(self._question(seat), draw=True))
            settle = self._offers.accept if takes else self._offers.decline
            self._carry_out(lambda: settle(self.match, seat, "draw"))
        elif self._asked:
            seat = self._asked[0]
            action = self._ask(self._question(seat))
            assert isinstance(action, int), "who is not asked why says what it does"
            self._carry_out(lambda: self.submit(seat, action), secret_of=seat)

    @property
    def _asked(self) -> list[int]:
        seats = [] if self.match.over else self.match.waiting
        return [n for n in seats if n >= 0 and n != self._seat]

    @property
    def _offered(self) -> list[int]:
        offer = self._row.offer
        return [] if offer is None else [n for n in offer.asked if n != self._seat]

    def _question(self, seat: int, bot: str = "") -> Job:
        """What a bot is asked for a seat: what whoever sits there may know."""
        known, name = self.match.seen([seat]), bot or self._kept.seats[seat]
        return question(self._row, known, seat, name, "" if bot else self._row.id)

    def _ask(self, job: Job) -> Found:
        return answer(job, self._games, self._players)

    # -- what is kept and shown ------------------------------------------------------------------

    def _carry_out(
        self, work: Callable[[], object], ack: str | None = None, secret_of: int | None = None
    ) -> None:
        """Do what changes the match, keep it, then show it, unless nobody else hears of it yet."""
        stands = self.match.common
        work()
        self._write_down()
        if secret_of is None or not self.match.hushes(secret_of):
            self._show(min(stands, self.match.common), ack)

    def _write_down(self) -> None:
        match = self.match
        del self._times[len(match.moves) + 1 :]
        self._times.extend([self._now()] * (len(match.moves) + 1 - len(self._times)))
        record = match.record.to_json()
        self._kept = msgspec.structs.replace(
            self._kept, record=record, times=self._times, over=match.over
        )
        self._keep(msgspec.json.encode(self._kept))

    def _show(self, stands: int, ack: str | None = None) -> None:
        """Show the player the table, with the log from where the page may have another one."""
        window, seat = self._window, self._seat
        if window is None:
            return
        known = self.match.seen([seat])
        beside = views.Beside(
            table=self._row.id,
            seats=self._seats(),
            fairness=views.NO_DICE,
            offer=self._row.offer,
            offers=self._offers.open_to(self.match, seat),
        )
        view = views.view(known, seat, beside)
        start = min(window.lines, stands)
        window.lines = len(known.log)
        times = views.times(self.match, self._times, [seat])
        lines = views.log(known, seat, start, times)
        shown = msgspec.structs.replace(view, log_from=start, log=lines, ack=ack)
        window.post(wire.encode(shown))

    def _seats(self) -> list[wire.SeatInfo]:
        thinks = [] if self.match.together else self._asked
        return [
            wire.SeatInfo(one.kind, one.name, True, n in thinks)
            for n, one in enumerate(self._row.seats)
        ]


def _match(kept: KeptGame) -> Match[Any]:
    """The match of a kept game, or a new one."""
    if kept.record is None:
        game = new_game(kept.game, **kept.options)
        return Match(game, secrets.randbits(SEED_BITS))
    return Match.replay(Record.from_json(kept.record))


def _row(kept: KeptGame, game: Game[Any]) -> TableRow:
    """The table as the parts of a server know it: dealt, and nobody else's."""
    seats = [
        SeatRow("human", ME, name=kept.name) if one == ME else SeatRow("bot", bot=one, name=one)
        for one in kept.seats
    ]
    created = kept.times[0] if kept.times else 0
    options = game.options.changed()
    row = TableRow(kept.id, game.name, game.version, options, False, b"", seats, created)
    row.begun = True
    return row
