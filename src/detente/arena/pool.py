"""Many games over the cores of this machine, in chunks, and interruptible."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from detente.arena.matches import match_seed, play_match
from detente.arena.tally import Tally
from detente.core.game import Game
from detente.core.options import Value
from detente.core.series import seating
from detente.games import game

T = TypeVar("T")

CHUNKS: Final = 8  # per process: few enough to cost nothing, enough for a bar that moves
LONGEST: Final = 1000  # games in a chunk: an interrupted run loses what is not finished
SLOW: Final = 4  # games in a chunk where bots think long
ALONE: Final = 64  # games for which starting processes would take longer than playing


@dataclass(frozen=True)
class Plan:
    """Which games are to be played. The result does not depend on the number of processes.

    In a series the bots move on by one seat from game to game.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    budget: float = 2.0
    options: dict[str, Value] = field(default_factory=dict)
    series: bool = False

    def players(self, n: int) -> tuple[int, ...]:
        """Which of the bots sits on each seat in game `n`."""
        return seating(len(self.bots), n if self.series else 0)


def run(plan: Plan, jobs: int = 0, progress: Callable[[int], None] | None = None) -> Tally:
    """Play a plan on `jobs` processes (0: one per core, or none when there is little to do).

    `progress` hears how many games each finished chunk had. Interrupted, the tally holds what was
    finished by then.
    """
    total = _tally(game(plan.game, **plan.options))
    parts = spread(_chunk, plan, 0, jobs if jobs or plan.games > ALONE else 1)
    try:
        for part in parts:
            total.add(part)
            if progress is not None:
                progress(part.games)
    except KeyboardInterrupt:
        parts.close()
    return total


def spread(
    work: Callable[[Plan, int, int], T],
    plan: Plan,
    first: int = 0,
    jobs: int = 0,
    longest: int = LONGEST,
) -> Generator[T]:
    """What `work(plan, start, end)` gives for chunks of a plan's games, as they are finished."""
    jobs = jobs or os.cpu_count() or 1
    size = max(1, min(longest, -(-(plan.games - first) // (jobs * CHUNKS))))
    spans = [(n, min(n + size, plan.games)) for n in range(first, plan.games, size)]
    if jobs == 1:
        for start, end in spans:
            yield work(plan, start, end)
        return
    pool = ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_the_parent)
    try:
        futures: list[Future[T]] = [pool.submit(work, plan, *span) for span in spans]
        for future in as_completed(futures):
            yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    """What a worker process does first: the parent hears Ctrl-C and ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _chunk(plan: Plan, first: int, last: int) -> Tally:
    played = game(plan.game, **plan.options)
    tally = _tally(played)
    for n in range(first, last):
        players = plan.players(n)
        bots = tuple([plan.bots[player] for player in players])
        tally.count(play_match(played, bots, match_seed(plan.seed, n), plan.budget), players)
    return tally


def _tally(played: Game[Any]) -> Tally:
    return Tally(len(played.seats), len(played.sides))
