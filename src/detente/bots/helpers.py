"""Helpers: processes that play simulations for one bot, so that it thinks on several cores.

Each of them keeps to its own actions from round to round: what seats answer hangs on the action
more than on the world it is tried in, so that what one has found out the other need not. The worlds
of a round are not sent: who knows the view and has the same luck imagines the same ones. With the
same seed and as many helpers every decision is the same, however long each of them takes.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, NamedTuple, TypeAlias

from detente.core.rng import Rng

Outcome: TypeAlias = tuple[float, float, int]
"""What a simulation came to: the value of its end, how near that is to a loss, and how many
positions were looked at on the way.
"""


class Span(NamedTuple):
    """An action, and the worlds of a round that it is played in, from `first` to before `end`."""

    action: int
    first: int
    end: int


class Scene(NamedTuple):
    """What a decision is made on: a view, and what the bot remembers besides."""

    view: Any
    remembered: Any  # its own affair


class Round(NamedTuple):
    """So many worlds, as this luck imagines them, and what is played in them; with the first round
    of a decision comes its scene.
    """

    scene: Scene | None
    luck: tuple[Rng, Rng]
    worlds: int
    spans: list[Span]


class Helpers:
    """Some processes, each with the same bot; to be closed."""

    def __init__(self, bot: str, game: tuple[Any, ...], count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes: Final[list[Connection[Round, list[Outcome]]]] = []
        self._processes: Final[list[SpawnProcess]] = []
        self._actions: list[int] = []
        self._lined_up: list[int] = []  # the actions of the last round, by who played them
        self._toil: dict[int, float] = {}  # action → how dear it was there
        self._shares: list[list[Span]] = []
        for n in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=help_out, args=(theirs, bot, game, n), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def begin(
        self, scene: Scene | None, luck: tuple[Rng, Rng], worlds: int, actions: list[int]
    ) -> Round:
        """Give every helper its share of a round; the one that is left to the bot itself."""
        parts = len(self._pipes) + 1
        if scene is None:
            open = set(actions)
            self._lined_up = [action for action in self._lined_up if action in open]
        else:
            self._lined_up = [action for n in range(parts) for action in actions[n::parts]]
            self._toil = dict.fromkeys(actions, 1.0)
        self._actions = actions.copy()
        dear = [self._toil[action] for action in self._lined_up]
        self._shares = dealt(self._lined_up, dear, worlds, parts)
        rounds = [Round(scene, luck, worlds, spans) for spans in self._shares]
        for pipe, one in zip(self._pipes, rounds[1:]):
            pipe.send(one)
        return rounds[0]

    def collect(self, own: list[Outcome]) -> list[list[Outcome]]:
        """What came of the actions, world by world."""
        found: dict[tuple[int, int], Outcome] = dict(zip(simulations(self._shares[0]), own))
        for pipe, spans in zip(self._pipes, self._shares[1:]):
            found.update(zip(simulations(spans), pipe.recv()))
        worlds = len(found) // len(self._actions)
        rows = [[found[n, action] for action in self._actions] for n in range(worlds)]
        for at, action in enumerate(self._actions):
            self._toil[action] = sum([row[at][2] for row in rows]) / worlds
        return rows

    def close(self) -> None:
        """They are not needed any more."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(1.0)
            if process.is_alive():
                process.kill()


def dealt(actions: list[int], dear: list[float], worlds: int, parts: int) -> list[list[Span]]:
    """The simulations of a round in shares as dear as each other: the actions are lined up, each as
    long as it is dear, and cut; one at a cut is played on both sides of it, in other worlds.
    """
    shares: list[list[Span]] = [[] for _ in range(parts)]
    total, before = sum(dear), 0.0
    for action, long in zip(actions, dear):
        start = 0
        for part, share in enumerate(shares, 1):
            cut = total * part / parts - before if part < parts else long
            end = min(worlds, round(worlds * cut / long))
            if end > start:
                share.append(Span(action, start, end))
                start = end
        before += long
    return shares


def simulations(spans: list[Span]) -> Iterator[tuple[int, int]]:
    """World and action of everything that is played in a share, in order."""
    for n in range(max([span.end for span in spans], default=0)):
        for action, first, end in spans:
            if first <= n < end:
                yield n, action


def help_out(
    pipe: Connection[list[Outcome], Round], bot: str, game: tuple[Any, ...], seed: int
) -> None:
    """The life of a helper: play what is asked until the bot has gone."""
    from detente.bots.bot import bot as open_bot
    from detente.bots.search import SearchBot
    from detente.core.registry import open_game

    player = open_bot(bot, open_game(*game), seed)
    assert isinstance(player, SearchBot), "only who searches needs help"
    while True:
        try:
            pipe.send(player.help_out(pipe.recv()))
        except (EOFError, OSError):
            return
