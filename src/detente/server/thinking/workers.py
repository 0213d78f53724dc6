"""Bots think in processes of their own: they get a view, never a state, and cannot block a table.

A worker that dies or thinks too long is replaced; whoever asked is told, and asks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeAlias

from detente.bots.bot import Bot, bots
from detente.bots.study import Mistake
from detente.core.game import Game
from detente.server.thinking.thoughts import KEPT, NOTHING, Advice, Found, Job, Study, answer
from detente.server.thinking.turns import Claim, Turns

LONGEST_THOUGHT: Final = 20.0
"""After so many seconds a worker is taken to hang."""


class BotFailed(Exception):
    """A bot has not answered; the message says why."""


Answer: TypeAlias = Found | str
"""What was found, or why nothing was."""


class Workers:
    """A few processes that answer jobs, one each at a time."""

    def __init__(self, count: int, longest: float = LONGEST_THOUGHT) -> None:
        self._workers: Final = [_Worker(longest) for _ in range(count)]
        self._threads: Final = ThreadPoolExecutor(count, "bots")
        self.bots: Final = bots()
        self._turns: Final[Turns[_Worker]] = Turns()
        self._homes: Final[dict[str, _Worker]] = {}  # table → who thought for it last
        for worker in self._workers:
            self._turns.give(worker)

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers that run."""
        return [worker.pid for worker in self._workers if worker.pid]

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return self._turns.waiting

    async def warm_up(self) -> None:
        """Start the processes before somebody waits for them."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(
            *[loop.run_in_executor(self._threads, worker.start) for worker in self._workers]
        )

    async def ask(self, job: Job, claim: Claim) -> int:
        """What a bot does, when it is its turn to think; BotFailed if it has no answer."""
        answer = await self._answer(job, claim)
        assert isinstance(answer, int), "who is not asked why says what it does"
        return answer

    async def advise(self, job: Job, claim: Claim) -> Advice:
        """What a bot would do, and why; BotFailed if it has no answer."""
        answer = await self._answer(replace(job, why=True), claim)
        assert isinstance(answer, Advice), "who is asked why says it"
        return answer

    async def aloud(self, job: Job, claim: Claim) -> int | None:
        """What a bot may be said to think about, if anything; BotFailed if it has no answer."""
        answer = await self.ask(replace(job, aloud=True), claim)
        return None if answer == NOTHING else answer

    async def study(self, job: Study, claim: Claim) -> list[Mistake]:
        """Which choices were mistakes; BotFailed if there is no answer."""
        answer = await self._think(await self._turns.take(claim), job)
        assert isinstance(answer, list), "who is asked about mistakes tells them"
        return answer

    async def ponder(self, job: Job) -> bool:
        """Let a bot think ahead for a moment, if so many workers have nothing to do that nobody
        will wait for it; whether it did, and would again.
        """
        worker = self._turns.spare(self._homes.get(job.table))
        return worker is not None and bool(await self._at_home(worker, replace(job, ahead=True)))

    async def _answer(self, job: Job, claim: Claim) -> Found:
        worker = await self._turns.take(claim, self._homes.get(job.table))
        return await self._at_home(worker, job)

    async def _at_home(self, worker: _Worker, job: Job) -> Found:
        """Let a worker think that will be asked first the next time."""
        if job.table:
            self._homes.pop(job.table, None)
            self._homes[job.table] = worker
            if len(self._homes) > KEPT * len(self._workers):
                del self._homes[next(iter(self._homes))]
        return await self._think(worker, job)

    async def _think(self, worker: _Worker, job: Job | Study) -> Found:
        """A thought goes on to its end, whether somebody still waits for it or not."""
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._threads, worker.ask, job)

        def ended(done: asyncio.Future[Found]) -> None:
            if not done.cancelled():
                done.exception()  # where nobody waits any more, nobody need hear of it
            self._turns.give(worker)

        thought.add_done_callback(ended)
        return await asyncio.shield(thought)

    async def takes_draw(self, job: Job, claim: Claim) -> bool:
        """Whether a bot takes a draw; BotFailed if it has no answer."""
        return bool(await self.ask(replace(job, draw=True), claim))

    async def close(self) -> None:
        """End the processes."""
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown(wait=True)


class _Worker:
    """One process and the pipe to it. Used by one thread at a time."""

    def __init__(self, longest: float) -> None:
        self._longest: Final = longest
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Job | Study, Answer] | None = None
        self._ended = False

    @property
    def pid(self) -> int | None:
        process = self._process  # another thread may replace it meanwhile
        return process.pid if process is not None and process.is_alive() else None

    def start(self) -> Connection[Job | Study, Answer]:
        if self._process is not None and self._process.is_alive() and self._pipe is not None:
            return self._pipe
        if self._ended:
            raise BotFailed("the server is closing")
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._pipe = ours
        return ours

    def ask(self, job: Job | Study) -> Found:
        try:
            pipe = self.start()
            pipe.send(job)
            if not pipe.poll(self._longest):
                raise BotFailed("a bot has thought for too long")
            answer = pipe.recv()
        except (EOFError, OSError, BotFailed) as error:
            self._stop()
            raise error if isinstance(error, BotFailed) else BotFailed("the worker died") from error
        if isinstance(answer, str):
            raise BotFailed(answer)
        return answer

    def kill(self) -> None:
        """End the process for good."""
        self._ended = True
        if self._process is not None:
            self._process.kill()

    def _stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


def work(pipe: Connection[Answer, Job | Study]) -> None:
    """The life of a worker: answer jobs until the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # a table never waits for a processor that a bot holds
    games: dict[str, Game[Any]] = {}  # Any: each game has its own state
    players: dict[str, Bot[Any]] = {}
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            found: Answer = answer(job, games, players)
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
        try:
            pipe.send(found)
        except OSError:
            return  # the server has gone meanwhile
