"""Helpers: processes that play simulations for one bot, so that it thinks on several cores.

The simulations of a round are dealt out among the bot and its helpers; which of them plays one
does not matter to its value, but for the order in which they get to know good answers.
"""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, NamedTuple, TypeAlias

Trial: TypeAlias = tuple[Any, int]
"""A world, which is a state, and the seed of its dice."""

Outcome: TypeAlias = tuple[float, float]
"""What a simulation came to: the value of its end, and how near that is to a loss."""

Simulation: TypeAlias = tuple[int, int]
"""The number of a trial, and an action to play there."""


class Task(NamedTuple):
    """Simulations of a seat to play, for the decision of that number."""

    trials: list[Trial]
    seat: int
    simulations: list[Simulation]
    decision: int = 0


class Helpers:
    """Some processes, each with the same bot; to be closed."""

    def __init__(self, bot: str, game: tuple[Any, ...], count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes: Final[list[Connection[Task | None, list[Outcome]]]] = []
        self._processes: Final[list[SpawnProcess]] = []
        for n in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=help_out, args=(theirs, bot, game, n), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    @property
    def count(self) -> int:
        """How many they are."""
        return len(self._pipes)

    def begin(self, task: Task) -> Task:
        """Deal the simulations out, as cards are; the share that is left to the bot itself."""
        for n, pipe in enumerate(self._pipes, 1):
            pipe.send(self._share(task, n))
        return self._share(task, 0)

    def _share(self, task: Task, n: int) -> Task:
        return task._replace(simulations=task.simulations[n :: self.count + 1])

    def collect(self, own: list[Outcome]) -> list[Outcome]:
        """What came of all the simulations, in their order, the bot's own share among them."""
        shares = [own, *[pipe.recv() for pipe in self._pipes]]
        found = []
        for n in range(len(own)):
            found += [share[n] for share in shares if n < len(share)]
        return found

    def close(self) -> None:
        """They are not needed any more."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(1.0)
            if process.is_alive():
                process.kill()


def help_out(
    pipe: Connection[list[Outcome], Task], bot: str, game: tuple[Any, ...], seed: int
) -> None:
    """The life of a helper: play what is asked until the bot has gone."""
    from detente.bots.bot import bot as open_bot
    from detente.bots.search import SearchBot
    from detente.core.registry import open_game

    player = open_bot(bot, open_game(*game), seed)
    assert isinstance(player, SearchBot), "only who searches needs help"
    decision = 0
    while True:
        try:
            task = pipe.recv()
            if task.decision != decision:
                decision = task.decision
                player.forget()
            pipe.send(player.outcomes(task))
        except (EOFError, OSError):
            return
