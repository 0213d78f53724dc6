"""Hints: what the best bot would do, told to whoever plays against bots alone.

That bot gets the view of the seat and nothing else, as if it sat there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import structlog

from detente.core.match import Match
from detente.core.message import Reason, Refused
from detente.server import views, wire
from detente.server.clock import Clock
from detente.server.gate import Bucket
from detente.server.rows import TableRow
from detente.server.turns import Claim
from detente.server.workers import BotFailed, Job, Workers

log: Final = structlog.get_logger("detente.hints")

HINTS: Final = (0.5, 6.0)
"""Hints a table gives: a second in the long run, and at once."""

BEST: Final = "level5"
"""The bot that gives hints, where it is installed."""


class Hints:
    """Whether somebody at a table may have a hint, and who thinks of it."""

    def __init__(self, row: TableRow, workers: Workers, clock: Clock) -> None:
        self.bot: Final = BEST if BEST in workers.bots else workers.bots[0]
        self._row: Final = row
        self._workers: Final = workers
        self._bucket: Final = Bucket(clock, *HINTS)

    def allow(self, match: Match[Any], seat: int, seq: int) -> None:
        """Refused says why `seat` gets no hint now."""
        clause = match.game.turn_clause
        if any([one.kind != "bot" for n, one in enumerate(self._row.seats) if n != seat]):
            raise Refused(Reason("hints-only-against-bots", ""))
        if self._row.rated:
            raise Refused(Reason("no-hints-in-rated-games", ""))
        if match.over:
            raise Refused(Reason("game-is-over", clause))
        match.must_be_asked(seat, seq)
        if seat not in match.waiting:
            raise Refused(Reason("not-your-turn", clause))
        if not self._bucket.take():
            raise Refused(Reason("too-many-hints", ""))

    async def think(
        self, job: Job, claim: Claim, asked: wire.AskHint, tell: Callable[[bytes], None]
    ) -> None:
        """Ask the bot, and tell who wants to know."""
        answer: wire.Hint | wire.Refusal
        try:
            advice = await self._workers.advise(job, claim)
            why = [wire.Gain(term, amount) for term, amount in advice.why]
            answer = wire.Hint(asked.id, asked.seq, advice.action, why)
        except BotFailed as error:
            log.warning("no hint", table=self._row.id, error=str(error))
            answer = wire.Refusal(asked.id, views.reason(Reason("no-hint", "")))
        tell(wire.encode(answer))
