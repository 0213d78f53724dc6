"""Helpers: processes that play simulations for one bot, so that it thinks on several cores.

A round is cut into pieces: first a large one for each process, then ever smaller ones, each for who
comes to it first. A piece comes to the same whoever plays it: a world is imagined from the view and
a luck of its own, and what seats were found to answer in a round is known in the next, by everybody
alike. So with the same seed and as many helpers every decision is the same, however long each of
them takes; and alone a bot looks at the same worlds.
"""

from __future__ import annotations

import multiprocessing
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import Synchronized
from typing import Any, Final, NamedTuple, TypeAlias

OWN: Final = 0.9  # of a round, what is dealt before anybody knows how dear it is

Outcome: TypeAlias = tuple[float, float]
"""What a simulation came to: the value of its end, and how near that is to a loss."""

Answer: TypeAlias = tuple[tuple[object, ...], int]
"""What a seat sees in an imagined game, and what it answers to that."""


class Scene(NamedTuple):
    """What a decision is made on: a view, and what the bot remembers besides."""

    view: Any
    remembered: Any  # its own affair


class Piece(NamedTuple):
    """A part of a round that was played: what its simulations came to, what seats were newly found
    to answer, and which answers to a question were best of late.
    """

    number: int
    outcomes: list[Outcome]
    answers: list[Answer]
    hopes: dict[int, list[int]]


class Round(NamedTuple):
    """Worlds by the seeds of their luck, and the actions that are tried in each of them. These
    simulations, those of the first world first, are cut into pieces. After the last round nobody
    need know what seats answer.
    """

    scene: Scene | None  # with the first round of a decision
    told: list[Piece]  # what others found in the round before
    seeds: list[int]
    actions: list[int]
    cuts: list[int]
    piece: int  # the one to begin with
    last: bool


class Helpers:
    """Some processes, each with the same bot; to be closed."""

    def __init__(self, bot: str, game: tuple[Any, ...], count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes: Final[list[Connection[Round, list[Piece]]]] = []
        self._processes: Final[list[SpawnProcess]] = []
        self._next: Final[Synchronized[int]] = context.Value("i", 0)
        self._told: list[list[Piece]] = []  # for each helper, what the others have found
        for n in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(
                target=help_out, args=(theirs, self._next, bot, game, n), daemon=True
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def begin(self, scene: Scene | None, seeds: list[int], actions: list[int], last: bool) -> Round:
        """Let every helper begin with a round; what the bot itself has to begin with."""
        parts = len(self._pipes) + 1
        if scene is not None:
            self._told = [[] for _ in self._pipes]
        cuts = dealt(len(seeds) * len(actions), parts)
        self._next.value = parts
        for n, pipe in enumerate(self._pipes):
            pipe.send(Round(scene, self._told[n], seeds, actions, cuts, n + 1, last))
        return Round(None, [], seeds, actions, cuts, 0, last)

    def take(self) -> int:
        """The next piece that nobody has taken."""
        return taken(self._next)

    def collect(self, own: list[Piece]) -> list[Piece]:
        """All pieces of a round, in order."""
        found = [own, *[pipe.recv() for pipe in self._pipes]]
        self._told = [_of_others(found, n) for n in range(1, len(found))]
        return sorted([piece for pieces in found for piece in pieces], key=lambda one: one.number)

    def close(self) -> None:
        """They are not needed any more."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(1.0)
            if process.is_alive():
                process.kill()


def taken(next: Synchronized[int]) -> int:
    """The number of the next piece; nobody else gets it."""
    with next.get_lock():
        n = next.value
        next.value = n + 1
    return n


def dealt(simulations: int, parts: int) -> list[int]:
    """Where the simulations of a round are cut, the start and the end included: a large piece for
    each who thinks along, and of what is left always a share, so that all are ready together.
    """
    large = int(simulations * OWN / parts)
    cuts = [large * part for part in range(parts + 1)]
    while cuts[-1] < simulations:
        cuts.append(cuts[-1] + max(1, (simulations - cuts[-1]) // parts))
    return cuts


def _of_others(found: list[list[Piece]], to: int) -> list[Piece]:
    """What all but one have found, without what it came to."""
    others = [piece for n, pieces in enumerate(found) if n != to for piece in pieces]
    return [piece._replace(outcomes=[]) for piece in others if piece.answers or piece.hopes]


def help_out(
    pipe: Connection[list[Piece], Round],
    next: Synchronized[int],
    bot: str,
    game: tuple[Any, ...],
    seed: int,
) -> None:
    """The life of a helper: play what is asked until the bot has gone."""
    from detente.bots.bot import bot as open_bot
    from detente.bots.search import SearchBot
    from detente.core.registry import open_game

    player = open_bot(bot, open_game(*game), seed)
    assert isinstance(player, SearchBot), "only who searches needs help"
    take = partial(taken, next)
    while True:
        try:
            pipe.send(player.help_out(pipe.recv(), take))
        except (EOFError, OSError):
            return
