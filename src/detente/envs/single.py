"""Gymnasium: one seat of a game, the others being played by a bot."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import gymnasium
from gymnasium import spaces

from detente.bots.bot import Bot, bot
from detente.bots.table import Table, share
from detente.core.game import Game
from detente.core.message import Refused
from detente.core.options import OptionError
from detente.core.rng import Rng
from detente.envs.aec import Observation, new_seed, observation_space
from detente.envs.tensors import Layout


class BotEnv(gymnasium.Env):
    """One seat against a bot. An action that is not open loses at once; `infos` say why.

    Mask the actions with `observation["action_mask"]`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(self, game: Game[Any], opponent: str, seat: int = 0, budget: float = 2.0) -> None:
        if not 0 <= seat < len(game.seats):
            raise OptionError(f"{game.name} has seats 0 to {len(game.seats) - 1}, not {seat}")
        bot(opponent, game, 0)  # says now which there are
        self.game: Final = game
        self.opponent: Final = opponent
        self.seat: Final = seat
        self.budget: Final = budget
        self.layout: Final = Layout(game)
        self.action_space = spaces.Discrete(len(self.layout.actions))
        self.observation_space = observation_space(self.layout, len(self.layout.actions))
        self._last: int | None = None
        self._bots: dict[int, Bot[Any]] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew, and let the others play until this seat is asked."""
        super().reset(seed=seed)
        self._last = new_seed(seed, self._last)
        self._dice = Rng(self._last)
        thoughts = Rng(self._last).fork()
        self._bots = {
            seat: bot(self.opponent, self.game, thoughts.below(1 << 32))
            for seat in range(len(self.game.seats))
            if seat != self.seat
        }
        self.table = Table(self.game)
        self._go_on()
        return self._observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until this seat is asked again."""
        code = self.layout.actions[int(action)]
        if code not in self.table.legal():
            reason = self.game.reason(self.table.state, self.seat, code)
            return self._observe(), -1.0, True, False, {"refused": str(Refused(reason))}
        self.table.act(code)
        self._go_on()
        result = self.table.result
        if result is None:
            return self._observe(), 0.0, False, False, {}
        reward = share(result, self.seat, len(self.game.seats))
        return self._observe(), reward, True, False, {"why": result.why}

    def action_masks(self) -> Any:
        """Which actions are open now, as sb3-contrib asks for it."""
        return self._mask().astype(bool)

    def _go_on(self) -> None:
        table = self.table
        table.roll(self._dice)
        while table.result is None and table.asked != self.seat:
            seat = table.asked
            table.act(self._bots[seat].choose(table.view(seat), table.legal(), self.budget))
            table.roll(self._dice)

    def _observe(self) -> Observation:
        return {
            "observation": self.layout.tensor(self.table.view(self.seat)),
            "action_mask": self._mask(),
        }

    def _mask(self) -> Any:
        asked = self.table.result is None and self.table.asked == self.seat
        return self.layout.mask(self.table.legal() if asked else [])
