"""What positions were worth to the yardstick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from detente.bots.greedy1.values import (
    berlin63,
    nineteen_sixty,
    stratagem,
    thirteen_days,
    twilight_struggle,
)

Value = Callable[[Any, int], float]
"""(state, seat) → from -1 to 1. Any: each game has its own state."""

VALUES: Final[dict[str, Value]] = {
    "berlin63": berlin63.evaluate,
    "nineteen_sixty": nineteen_sixty.evaluate,
    "stratagem": stratagem.evaluate,
    "thirteen_days": thirteen_days.evaluate,
    "twilight_struggle": twilight_struggle.evaluate,
}
