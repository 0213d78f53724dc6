"""PettingZoo, one seat after the other: the AEC environment of a game."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from detente.bots.table import Table, share
from detente.core.game import Game
from detente.core.message import Refused
from detente.core.rng import Rng
from detente.envs.tensors import VERSION, Layout

Observation = dict[str, Any]


def observation_space(layout: Layout, actions: int) -> spaces.Dict:
    """The numbers of a view, and which actions are open."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1, 1, (layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def new_seed(seed: int | None, last: int | None) -> int:
    """The seed of the next game: the one given; else one that follows the last, or any."""
    if seed is not None:
        return seed
    if last is None:
        return int(np.random.SeedSequence().generate_state(1)[0])
    return Rng(last).below(1 << 32)


class SeatEnv(AECEnv):
    """A game in which the seat that is asked is the agent that acts; chance answers itself.

    Rewards come at the end: 1 for a win, -1 for a loss, nothing for a draw; among more than two
    seats they add up to nothing as well. An action that is not open raises Refused with the rule.
    """

    def __init__(self, game: Game[Any], render_mode: str | None = None) -> None:
        super().__init__()
        self.game: Final = game
        self.layout: Final = Layout(game)
        self.metadata = {
            "name": f"detente_{game.name}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = list(game.seats)
        self.agents: list[str] = []
        size = len(self.layout.actions)
        self.action_spaces = {seat: spaces.Discrete(size) for seat in game.seats}
        self.observation_spaces = {
            seat: observation_space(self.layout, size) for seat in game.seats
        }
        self.seed: int | None = None
        self.table: Table[Any] = Table(game)

    def observation_space(self, agent: str) -> Any:
        """The numbers of a view, and which actions are open."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """An index into the table of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. Without a seed, another deal that follows from the last one."""
        self.seed = new_seed(seed, self.seed)
        self._dice = Rng(self.seed)
        self.table = Table(self.game)
        self.table.roll(self._dice)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {seat: {} for seat in self.agents}
        self.agent_selection = self.game.seats[self.table.asked]

    def observe(self, agent: str) -> Observation:
        """What a seat may know, and what it may answer now."""
        seat, table = self.game.seats.index(agent), self.table
        legal = table.legal() if table.result is None and table.asked == seat else []
        return {
            "observation": self.layout.tensor(table.view(seat)),
            "action_mask": self.layout.mask(legal),
        }

    def step(self, action: int | None) -> None:
        """The answer of the seat that is asked, as an index into the table of actions."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a seat that is asked answers"
        self._cumulative_rewards[agent] = 0.0
        table, code = self.table, self.layout.actions[action]
        if code not in table.legal():
            raise Refused(self.game.reason(table.state, table.asked, code))
        table.act(code)
        table.roll(self._dice)
        self._clear_rewards()
        if table.result is None:
            self.agent_selection = self.game.seats[table.asked]
        else:
            self._end()
        self._accumulate_rewards()

    def _end(self) -> None:
        result = self.table.result
        assert result is not None
        for seat, agent in enumerate(self.game.seats):
            self.rewards[agent] = share(result, seat, len(self.game.seats))
            self.terminations[agent] = True
            self.infos[agent] = {"why": result.why}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What a spectator may know, as text."""
        if self.render_mode is None:
            return None
        return _told(self.game, self.table)

    def close(self) -> None:
        """Nothing is kept open."""


def _told(game: Game[Any], table: Table[Any]) -> str:
    view = table.view(None)
    return "\n".join([f"{name}: {value}" for name, value in game.to_json(view).items()])
