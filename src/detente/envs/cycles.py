"""PettingZoo, all seats at once: the parallel environment of a game."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from detente.bots.table import Table, share
from detente.core.game import Game
from detente.core.rng import Rng
from detente.envs.aec import Observation, new_seed, observation_space
from detente.envs.tensors import VERSION, Array, Layout


class CycleEnv(ParallelEnv):
    """A game in which every seat acts in every cycle: who is asked answers, the others wait.

    Waiting is the last action. Of a seat that is asked, an action that is not open is replaced by
    one that is, drawn at random, and told in `infos`.
    """

    def __init__(self, game: Game[Any], max_cycles: int | None = None) -> None:
        self.game: Final = game
        self.layout: Final = Layout(game)
        self.metadata = {
            "name": f"detente_{game.name}_parallel_v{VERSION}",
            "render_modes": [],
        }
        self.render_mode = None
        self.max_cycles: Final = max_cycles
        self.wait: Final = len(self.layout.actions)
        self.possible_agents = list(game.seats)
        self.agents: list[str] = []
        self.action_spaces = {seat: spaces.Discrete(self.wait + 1) for seat in game.seats}
        self.observation_spaces = {
            seat: observation_space(self.layout, self.wait + 1) for seat in game.seats
        }
        self.seed: int | None = None

    def observation_space(self, agent: str) -> Any:
        """The numbers of a view, and which actions are open."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """An index into the table of actions, or `wait`."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal anew. Without a seed, another deal that follows from the last one."""
        self.seed = new_seed(seed, self.seed)
        self._dice = Rng(self.seed)
        self._mend = self._dice.fork()
        self.table = Table(self.game)
        self.table.roll(self._dice)
        self.cycle = 0
        self.agents = self.possible_agents.copy()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any], dict[str, Any], dict[str, Any]]:
        """One action of every seat; those that are asked together answer together."""
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycle += 1
        for seat in self.game.waiting(self.table.state):
            if self.table.asked == seat:
                agent = self.game.seats[seat]
                self._answer(int(actions[agent]), infos[agent])
        self.table.roll(self._dice)
        result = self.table.result
        over = result is not None
        late = not over and self.cycle == self.max_cycles
        rewards = {
            agent: 0.0 if result is None else share(result, seat, len(self.game.seats))
            for seat, agent in enumerate(self.agents)
        }
        told = (
            self._observations(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, late),
            infos,
        )
        if over or late:
            self.agents = []
        return told

    def _answer(self, action: int, info: dict[str, Any]) -> None:
        legal = self.table.legal()
        code = self.layout.actions[action] if action < self.wait else None
        if code is None or code not in legal:
            code = legal[self._mend.below(len(legal))]
            info["replaced"] = action
        self.table.act(code)

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.agents)}

    def _observe(self, seat: int) -> Observation:
        asked = seat in self.game.waiting(self.table.state)
        mask: Array = np.zeros(self.wait + 1, np.int8)
        mask[: self.wait] = self.layout.mask(
            self.game.legal(self.table.state, seat) if asked else []
        )
        mask[self.wait] = not asked
        return {"observation": self.layout.tensor(self.table.view(seat)), "action_mask": mask}

    def render(self) -> None:
        """Nothing is drawn."""

    def close(self) -> None:
        """Nothing is kept open."""


def called_in_turn(env: CycleEnv) -> Any:
    """The same as an AEC environment in which every seat is called once in each cycle."""
    return parallel_to_aec(env)
