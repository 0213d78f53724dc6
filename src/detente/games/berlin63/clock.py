"""The suggested clock: how long a question may take, and what silence answers (R24)."""

from __future__ import annotations

from typing import Final

from detente.games.berlin63 import codes as k
from detente.games.berlin63.position import Clock
from detente.games.berlin63.state import BerlinState

ACTION_SECONDS: Final = 45
ANSWER_SECONDS: Final = 20

ACTIONS: Final = (k.ASK_ACTION, k.ASK_PARTNER, k.ASK_POWER, k.ASK_VICTOR)
"""The questions of an action; all others are answers to somebody."""

SILENCE: Final[dict[int, int]] = {
    k.ASK_DOUBT: k.BELIEVE,
    k.ASK_REACTION: k.DECLINE,
    k.ASK_CANCEL: k.ALLOW,
}
"""No word means: believed, no reaction, no cancel. Nothing else is done for a player."""


def clock(s: BerlinState) -> Clock | None:
    """The time for the open question of a turn, and the answer that silence gives, if any."""
    if not s.options.on("clock") or not s.stack or not s.turns:
        return None
    kind = s.stack[-1].kind
    return {
        "seconds": ACTION_SECONDS if kind in ACTIONS else ANSWER_SECONDS,
        "silence": SILENCE.get(kind),
    }
