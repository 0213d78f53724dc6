"""Helpers: processes that play simulations for one bot, so that it thinks on several cores.

The actions that are compared in a world are dealt out among the bot and its helpers; which of them
plays one does not matter to its value, but for the order in which they get to know good answers.
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


class Task(NamedTuple):
    """Simulations to play: each action in each world."""

    trials: list[Trial]
    seat: int
    actions: list[int]


class Helpers:
    """Some processes, each with the same bot; to be closed."""

    def __init__(self, bot: str, game: tuple[Any, ...], count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes: Final[list[Connection[Task | None, list[list[Outcome]]]]] = []
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

    def begin(self, task: Task) -> list[int]:
        """Deal the actions out, as cards are; the share that is left to the bot itself."""
        for n, pipe in enumerate(self._pipes, 1):
            pipe.send(task._replace(actions=task.actions[n :: self.count + 1]))
        return task.actions[:: self.count + 1]

    def collect(self, own: list[list[Outcome]], actions: int) -> list[list[Outcome]]:
        """What came of all the actions, world by world, the bot's own share among them."""
        shares = [own, *[pipe.recv() for pipe in self._pipes]]
        return [
            [shares[at % len(shares)][n][at // len(shares)] for at in range(actions)]
            for n in range(len(own))
        ]

    def close(self) -> None:
        """They are not needed any more."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(1.0)
            if process.is_alive():
                process.kill()


def help_out(
    pipe: Connection[list[list[Outcome]], Task], bot: str, game: tuple[Any, ...], seed: int
) -> None:
    """The life of a helper: play what is asked until the bot has gone."""
    from detente.bots.bot import bot as open_bot
    from detente.bots.search import SearchBot
    from detente.core.registry import open_game

    player = open_bot(bot, open_game(*game), seed)
    assert isinstance(player, SearchBot), "only who searches needs help"
    while True:
        try:
            task = pipe.recv()
            pipe.send([player.outcomes(trial, task.seat, task.actions) for trial in task.trials])
        except (EOFError, OSError):
            return
