"""The bots at a table: they think elsewhere, and answer through the same door as people."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, Final, Protocol

import structlog

from detente.core.course import Course
from detente.core.match import Match
from detente.core.message import Refused
from detente.server.faults import Unavailable
from detente.server.messages import wire
from detente.server.storage.rows import TableRow, What
from detente.server.storage.store import LEASE
from detente.server.thinking.thoughts import Job, question
from detente.server.thinking.turns import LAST, Claim
from detente.server.thinking.workers import BotFailed, Workers

log: Final = structlog.get_logger("detente.bots")

PATIENCE: Final = 3
"""How often a bot may fail at one question before chance answers for it."""

FORESIGHT: Final = 12
"""How often a bot thinks ahead at most before something has happened."""


class Host(Protocol):
    """The table that bots sit at."""

    lock: asyncio.Lock
    match: Match[Any]
    row: TableRow
    gone: bool

    @property
    def watched(self) -> bool:
        """Whether somebody who sits here looks on."""

    async def may_think(self, seat: int) -> bool:
        """Whether it is up to this server to let the bot on a seat think."""

    def seen(self, seat: int | None) -> Course[Any]:
        """The match as somebody on a seat knows it."""

    async def play(self, seat: int, command: wire.Do) -> None:
        """Carry out what a seat asks."""

    def tell_seats(self) -> None:
        """Tell everybody who looks on who sits where, and what bots say."""

    async def answer_offer(self, seat: int, what: What, takes: bool) -> None:
        """A bot takes what is offered or leaves it."""


class BotSeats:
    """Lets the bots of one table think, each about one thing at a time."""

    def __init__(self, host: Host, workers: Workers) -> None:
        self._host: Final = host
        self._workers: Final = workers
        self._thinking: Final[set[int]] = set()
        # what bots said last that they think about, and how many moves all knew then
        self._weighs: Final[dict[int, tuple[int, int]]] = {}
        self._answering: Final[set[int]] = set()  # those that think about an offer
        self._pondered: Final[dict[int, int]] = {}  # seat → move after which it thought ahead
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        return bool(self._tasks)

    def thinks(self, seat: int) -> bool:
        """Whether the bot on a seat thinks about what it is asked."""
        match = self._host.match  # of bots that answer in secret nobody sees when they do
        return seat in self._thinking and not match.together and seat in match.waiting

    def weighs(self, seat: int) -> int | None:
        """What the bot on a seat said last that it thinks about; of another act than the one it
        thinks about now that is over.
        """
        action, known = self._weighs.get(seat, (None, 0))
        return None if self.thinks(seat) and known != self._host.match.settled else action

    def wake(self) -> None:
        """Let every bot think that is asked something."""
        host = self._host
        if host.row.stopped is not None or "bot" not in [seat.kind for seat in host.row.seats]:
            return
        for n in host.match.waiting if host.row.begun else ():
            if n >= 0 and host.row.seats[n].kind == "bot" and n not in self._thinking:
                self._thinking.add(n)
                self.start(self._think(n))
        for n in host.row.offer.asked if host.row.offer else ():
            if host.row.seats[n].kind == "bot" and n not in self._answering:
                self._answering.add(n)
                self.start(self._think_over(n))
        self._let_ponder()

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Have something thought of for this table."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Nobody waits for these thoughts any more."""
        for task in self._tasks:
            task.cancel()

    def job(self, n: int, bot: str | None = None) -> Job:
        """What a bot is asked for seat `n`, whoever sits there: the view of that seat."""
        row, known = self._host.row, self._host.seen(n)
        name = bot or row.seats[n].bot or ""
        return question(row, known, n, name, "" if bot else row.id)

    def claim(self) -> Claim:
        """How much a thought for this table may hurry, and at whose expense it is."""
        host = self._host
        people = any([seat.kind == "human" for seat in host.row.seats])
        rank = 0 if people and host.watched else 1 if people else 2
        return Claim(rank, host.row.maker or host.row.id, host.row.made_from or "")

    async def _think(self, n: int) -> None:
        """Ask the bot on seat `n` as long as the table waits for it."""
        host, failures = self._host, 0
        while True:
            async with host.lock:
                if host.gone or n not in host.match.waiting:
                    self._thinking.discard(n)
                    self._let_ponder()
                    return
            if not await host.may_think(n):  # another server does
                await asyncio.sleep(LEASE / 2)
                continue
            async with host.lock:
                if host.gone or n not in host.match.waiting:
                    continue
                job, seq = self.job(n), host.match.number(n)
                self._say_aloud(n)
            try:
                action = await self._workers.ask(job, self.claim())
                await host.play(n, wire.Do(secrets.token_hex(8), seq, action))
                failures = 0
            except (BotFailed, Refused, Unavailable) as error:
                if isinstance(error, Refused) and host.match.number(n) != seq:
                    continue  # somebody else was heard meanwhile: it is no fault of the bot's
                failures += 1
                log.warning("bot failed", table=host.row.id, seat=n, error=str(error))
                if failures == PATIENCE:
                    await self._play_anything(n, seq, job.legal)
                elif failures > 2 * PATIENCE:
                    self._thinking.discard(n)  # until somebody comes to the table again
                    return

    def _say_aloud(self, n: int) -> None:
        """Have a bot that weighs things say what, at the start of its turn, if somebody listens and
        no thought waits for a worker. Answers in secret are nobody's business.
        """
        host, bot = self._host, self._host.row.seats[n].bot or ""
        if not (host.watched and bot.startswith("level")) or self._workers.waiting:
            return
        known = host.seen(None)
        begins = host.match.settled == len(host.match.moves)
        if begins and len(known.waiting) == 1 and known.game.quiet(known.state):
            job = question(host.row, known, n, bot, aloud=True)
            self.start(self._think_aloud(n, job, host.match.settled))

    async def _think_aloud(self, n: int, job: Job, known: int) -> None:
        try:
            act = await self._workers.aloud(job, Claim(LAST, self._host.row.id))
        except BotFailed as error:
            log.warning("bot failed", table=self._host.row.id, seat=n, error=str(error))
            return
        if act is not None and not self._host.gone:
            self._weighs[n] = act, known
            self._host.tell_seats()

    def _let_ponder(self) -> None:
        """Let bots think ahead while the table waits for people, once after each move all know."""
        host = self._host
        known = host.match.settled
        if self._thinking or host.gone or host.match.over:
            return
        if not (host.row.begun and host.watched):
            return
        for n, seat in enumerate(host.row.seats):
            if seat.kind == "bot" and self._pondered.get(n) != known:
                self._pondered[n] = known
                self.start(self._ponder(n, known))

    async def _ponder(self, n: int, known: int) -> None:
        """Let the bot on seat `n` think ahead as long as nothing happens and workers are idle: it
        knows what its seat may know, and says nothing.
        """
        host = self._host
        for _ in range(FORESIGHT):
            async with host.lock:
                if host.gone or self._thinking or host.match.settled != known:
                    return
                job = self.job(n)
            try:
                if not (await host.may_think(n) and await self._workers.ponder(job)):
                    return
            except BotFailed as error:
                log.warning("bot failed", table=host.row.id, seat=n, error=str(error))
                return

    async def _play_anything(self, n: int, seq: int, legal: list[int]) -> None:
        """A bot that cannot answer does not stop the game: any legal answer is taken."""
        try:
            await self._host.play(n, wire.Do(secrets.token_hex(8), seq, secrets.choice(legal)))
        except (Refused, Unavailable) as error:
            log.warning("bot was overtaken", table=self._host.row.id, seat=n, error=str(error))

    async def _think_over(self, n: int) -> None:
        """The bot on seat `n` takes the draw or leaves it; one that cannot think leaves it."""
        try:
            while not await self._host.may_think(n):
                await asyncio.sleep(LEASE / 2)
                offer = self._host.row.offer
                if offer is None or n not in offer.asked:
                    self._answering.discard(n)
                    return
            takes = await self._workers.takes_draw(self.job(n), self.claim())
        except BotFailed as error:
            log.warning("bot failed", table=self._host.row.id, seat=n, error=str(error))
            takes = False
        self._answering.discard(n)
        await self._host.answer_offer(n, "draw", takes)
