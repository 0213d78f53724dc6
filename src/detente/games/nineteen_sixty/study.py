"""What is counted in many games of 1960."""

from __future__ import annotations

from typing import Final

from detente.core.study import Study, Use

STUDY: Final = Study(
    "card",
    ("hands",),
    {
        "event": Use("event"),
        "campaign": Use("operations"),
        "advertise": Use("operations"),
        "position": Use("operations"),
        "strategy": Use("strategy"),
        "debate": Use("debate"),
    },
)
