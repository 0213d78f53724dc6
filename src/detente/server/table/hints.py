"""Hints: what the best bot would do, told to whoever plays against bots alone.

That bot gets the view of the seat and nothing else, as if it sat there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import structlog

from detente.bots.levels import ADVISER
from detente.core.match import Match
from detente.core.message import Reason, Refused
from detente.server.clocks.clock import Clock
from detente.server.gate import Bucket
from detente.server.messages import wire
from detente.server.shown import views
from detente.server.storage.rows import TableRow
from detente.server.thinking.thoughts import Job, must_be_advisable
from detente.server.thinking.turns import Claim
from detente.server.thinking.workers import BotFailed, Workers

log: Final = structlog.get_logger("detente.hints")

HINTS: Final = (0.5, 6.0)
"""Hints a table gives: a second in the long run, and at once."""


class Hints:
    """Whether somebody at a table may have a hint, and who thinks of it."""

    def __init__(self, row: TableRow, workers: Workers, clock: Clock) -> None:
        self.bot: Final = ADVISER if ADVISER in workers.bots else workers.bots[0]
        self._row: Final = row
        self._workers: Final = workers
        self._bucket: Final = Bucket(clock, *HINTS)

    def allow(self, match: Match[Any], seat: int, seq: int) -> None:
        """Refused says why `seat` gets no hint now."""
        must_be_advisable(self._row, match, seat, seq)
        if not self._bucket.take():
            raise Refused(Reason("too-many-hints", ""))

    async def think(
        self, job: Job, claim: Claim, asked: wire.AskHint, tell: Callable[[bytes], None]
    ) -> None:
        """Ask the bot, and tell who wants to know."""
        answer: wire.Hint | wire.Refusal
        try:
            advice = await self._workers.advise(job, claim)
            answer = views.hint(asked, advice)
        except BotFailed as error:
            log.warning("no hint", table=self._row.id, error=str(error))
            answer = wire.Refusal(asked.id, views.reason(Reason("no-hint", "")))
        tell(wire.encode(answer))
