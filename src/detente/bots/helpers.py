"""Helpers: processes that play simulations for one bot, so that it thinks on several cores.

The simulations of a round are shared among the bot and its helpers; which of them plays one does
not matter to its value, but for the order in which they get to know good answers.
"""

from __future__ import annotations

import multiprocessing
from math import ceil
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

    def share(self, n: int, parts: int) -> Task:
        """One of so many parts: a piece of the list and the worlds it plays in, so that few worlds
        are sent and who has found an answer in one needs it again.
        """
        total = len(self.simulations)
        some = self.simulations[ceil(total * n / parts) : ceil(total * (n + 1) / parts)]
        first, last = (some[0][0], some[-1][0] + 1) if some else (0, 0)
        moved = [(trial - first, action) for trial, action in some]
        return self._replace(trials=self.trials[first:last], simulations=moved)


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
        """Give every helper its share; the one that is left to the bot itself comes first."""
        parts = self.count + 1
        for n, pipe in enumerate(self._pipes, 1):
            pipe.send(task.share(n, parts))
        return task.share(0, parts)

    def collect(self, own: list[Outcome]) -> list[Outcome]:
        """What came of all the simulations, in their order, the bot's own share being the first."""
        return own + [one for pipe in self._pipes for one in pipe.recv()]

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
