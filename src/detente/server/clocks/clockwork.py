"""The clocks of tables, as they are stored: they go on with every write about a table.

What is told of them follows the law of `clock_rules`: who has answered in secret is seen by nobody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import replace

from detente.core.match import Match
from detente.server.clocks import clock_rules as rules
from detente.server.clocks.clock import Clock
from detente.server.clocks.clock_rules import SECOND, Asked, Clocks, Pause
from detente.server.clocks.pauses import Pauses
from detente.server.messages import wire
from detente.server.messages.agreed import DAY, MINUTE
from detente.server.storage.rows import TOGETHER, TableRow

LONG: Final = 14 * DAY * SECOND
"""After so long without a move a table without a clock may be claimed or called off."""

PATIENCE: Final = 2 * MINUTE * SECOND
"""Who is asked and away for so long may be claimed from, live, where time-outs are claimed."""

REMINDER: Final = DAY
"""So many seconds after the last move, or after the last reminder, one may remind others."""

NOBODY: Final[Mapping[int, int]] = MappingProxyType({})

GIFT: Final = DAY * SECOND
"""What somebody whose time is out is given by who waits."""


class Clockwork:
    """Moves the clocks of tables on, and tells what may be known of them."""

    def __init__(self, clock: Clock, pauses: Pauses) -> None:
        self.clock: Final = clock
        self.pauses: Final = pauses

    # -- going on ----------------------------------------------------------------------------

    def go_on(self, row: TableRow, match: Match[Any], settled: int) -> None:
        """The table has changed: `settled` moves of it were known to everybody before."""
        if row.time is None or not row.begun:
            return
        timed = [seat.kind == "human" for seat in row.seats]
        clock = row.clock or rules.set_up(row.time, timed)
        hands = tuple([hand if one else None for hand, one in zip(clock.hands, timed)])
        ended = clock.put is not None and match.settled > settled
        asked = Asked([n for n in match.waiting if n >= 0], match.together, ended)
        pauses = self._pauses(row)
        row.clock = rules.go_on(
            row.time, replace(clock, hands=hands), asked, self.clock.ms(), pauses
        )
        row.deadline = rules.due(row.clock, asked, pauses)

    def give(self, row: TableRow, seat: int) -> None:
        """Let a seat have another day."""
        assert row.clock is not None
        row.clock = rules.give(row.clock, seat, GIFT, self.clock.ms(), self._pauses(row))

    # -- looking -----------------------------------------------------------------------------

    def due(self, row: TableRow) -> int | None:
        """When the time of those who are asked is out, in milliseconds."""
        if row.clock is None or row.result is not None:
            return None
        return rules.due(row.clock, _asked(row), self._pauses(row))

    def out(self, row: TableRow) -> list[int]:
        """The seats whose time is out."""
        if row.clock is None or row.result is not None or row.stopped is not None:
            return []
        return rules.out(row.clock, _asked(row), self.clock.ms(), self._pauses(row))

    def tells_nothing(self, row: TableRow) -> bool:
        """Whether a table has no clock, and nobody can have waited there for too long."""
        return row.time is None and self.clock.ms() < row.changed * SECOND + LONG

    def overdue(
        self, row: TableRow, mine: Sequence[int], gone: Mapping[int, int] = NOBODY
    ) -> list[int]:
        """The seats that those on other seats may claim the game from.

        Nobody claims it who owes an answer. At a table without a clock people are asked for too
        long; live they may be `gone` for too long, each seat since a moment.
        """
        if self.tells_nothing(row):
            return []
        asked = _asked(row)
        if not row.begun or row.result is not None or row.stopped is not None or not mine:
            return []
        if any([n in asked.waiting for n in mine]):
            return []
        if row.time is None:
            people = [n for n in asked.waiting if row.seats[n].kind == "human"]
            return people if self.clock.ms() >= self._long(row) else []
        return self.out(row) or self._absent(row, asked, gone) if row.time.out == "claim" else []

    def _absent(self, row: TableRow, asked: Asked, gone: Mapping[int, int]) -> list[int]:
        """The seats that are asked openly, and whose players are gone for too long."""
        clock, now, pauses = row.clock, self.clock.ms(), self._pauses(row)
        if _patience(row) is None or clock is None or clock.put is not None:
            return []
        since = {
            n: max(gone[n], hand.since)
            for n in asked.waiting
            if n in gone and (hand := clock.hands[n]) is not None and hand.since is not None
        }
        return [n for n, at in since.items() if now >= rules.reached(at, PATIENCE, pauses)]

    def claims(
        self, row: TableRow, mine: Sequence[int], gone: Mapping[int, int] = NOBODY
    ) -> list[wire.Claimed]:
        """What those on some seats may claim now."""
        if not self.overdue(row, mine, gone):
            return []
        return ["win", "call_off"] if row.time is None else ["win"]

    def remindable(self, row: TableRow, guest: str | None) -> list[int]:
        """The seats of people whom a guest may remind that they are asked; nobody on vacation.

        Nobody reminds others who owes an answer. Who has answered in secret is asked, as all know.
        """
        now, mine = self.clock.ms(), row.seats_of(guest)
        early = now < (max(row.changed, row.reminded) + REMINDER) * SECOND
        if early or not row.begun or row.result is not None or row.stopped is not None or not mine:
            return []
        asked = row.waits_for(guest)
        if any([n in asked for n in mine]):
            return []
        people = [n for n in asked if row.seats[n].kind == "human"]
        return [n for n in people if self.pauses.away_until(row.seats[n].guest, now) is None]

    def shown(
        self, row: TableRow, mine: Sequence[int], gone: Mapping[int, int] = NOBODY
    ) -> wire.Clocks | None:
        """The clocks of a table as those on some seats see them; None where there is nothing."""
        claims, clock = self.claims(row, mine, gone), row.clock
        if clock is None and not claims:
            return None
        now = self.clock.ms()
        if clock is None:
            return wire.Clocks(now, [], False, None, False, claims, row.changed)
        pauses = self._pauses(row)
        faces = [self._face(row, clock, n, n in mine, now, pauses) for n in range(len(row.seats))]
        stands = any([pause.start <= now < pause.end for pause in pauses])
        due = None if row.result is not None else rules.due(clock, _asked(row), pauses)
        hushed = clock.put is not None and row.result is None
        return wire.Clocks(now, faces, hushed, due, stands, claims, None, _patience(row))

    def listed(self, row: TableRow, guest: str | None) -> wire.Clocks | None:
        """The clocks of a table for a list: who sits there sees them."""
        mine = row.seats_of(guest)
        return self.shown(row, mine) if mine else None

    def _face(
        self,
        row: TableRow,
        clock: Clocks,
        n: int,
        own: bool,
        now: int,
        pauses: Sequence[Pause],
    ) -> wire.SeatClock | None:
        face = rules.seen(clock, n, own, now, pauses)
        if face is None:
            return None
        by_mail = row.time is not None and row.time.kind == "mail"
        away = self.pauses.away_until(row.seats[n].guest, now) if by_mail else None
        hand = clock.hands[n]
        since = hand.since if hand is not None and face.runs else None
        return wire.SeatClock(face.left, face.runs, None if away is None else away // SECOND, since)

    def _long(self, row: TableRow) -> int:
        """When a table without a clock may be claimed, in milliseconds."""
        return rules.reached(row.changed * SECOND, LONG, self._pauses(row))

    def _pauses(self, row: TableRow) -> list[Pause]:
        by_mail = row.time is None or row.time.kind == "mail"
        return self.pauses.of([seat.guest for seat in row.seats], by_mail)


def _patience(row: TableRow) -> int | None:
    """How long others wait for somebody who is asked and away; None where time alone counts."""
    time = row.time
    return PATIENCE if time is not None and (time.kind, time.out) == ("live", "claim") else None


def _asked(row: TableRow) -> Asked:
    """Who is asked at a table, as it is stored."""
    seats = range(len(row.seats))
    waiting, together = row.waiting, row.waiting >> TOGETHER
    return Asked([n for n in seats if waiting >> n & 1], [n for n in seats if together >> n & 1])
