"""Many games at once, stepped together: for learning by playing against oneself."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from detente.bots.table import Table, share
from detente.core.game import Game
from detente.core.rng import Rng
from detente.envs.tensors import Array, Layout


class Vector:
    """So many games of one kind; whoever is asked in each answers in the same step.

    A game that ends is dealt anew at once: `over` says where, `rewards` what every seat got there.
    The arrays are the same ones every time and are written over by the next step.
    """

    def __init__(self, game: Game[Any], games: int) -> None:
        self.game: Final = game
        self.layout: Final = Layout(game)
        self.games: Final = games
        seats = len(game.seats)
        self.observations: Final[Array] = np.zeros((games, self.layout.size), np.float32)
        self.masks: Final[Array] = np.zeros((games, len(self.layout.actions)), np.int8)
        self.seats: Final[Array] = np.zeros(games, np.int64)
        self.rewards: Final[Array] = np.zeros((games, seats), np.float32)
        self.over: Final[Array] = np.zeros(games, bool)

    def reset(self, seed: int = 0) -> None:
        """Deal all games anew; the same seed, the same games."""
        self._dice = [Rng(seed << 32 | n) for n in range(self.games)]
        self._tables = [Table(self.game) for _ in range(self.games)]
        self.over[:] = False
        self.rewards[:] = 0
        for n in range(self.games):
            self._tables[n].roll(self._dice[n])
            self._show(n)

    def step(self, actions: Array) -> None:
        """One answer in every game, by its index in the table of actions. Trusts the caller."""
        self.over[:] = False
        self.rewards[:] = 0
        for n, action in enumerate(actions.tolist()):
            table = self._tables[n]
            table.act(self.layout.actions[action])
            table.roll(self._dice[n])
            if table.result is not None:
                self._end(n)
            self._show(n)

    def sample(self, rng: np.random.Generator) -> Array:
        """An open action in every game, each as likely as another."""
        scores = rng.random(self.masks.shape, np.float32) * self.masks
        return np.argmax(scores, axis=1)

    def _end(self, n: int) -> None:
        result = self._tables[n].result
        assert result is not None
        seats = len(self.game.seats)
        self.rewards[n] = [share(result, seat, seats) for seat in range(seats)]
        self.over[n] = True
        self._tables[n] = Table(self.game)
        self._tables[n].roll(self._dice[n])

    def _show(self, n: int) -> None:
        table = self._tables[n]
        seat = table.asked
        self.seats[n] = seat
        self.observations[n] = self.layout.tensor(table.view(seat))
        self.masks[n] = self.layout.mask(table.legal())
