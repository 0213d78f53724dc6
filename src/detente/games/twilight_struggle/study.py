"""What is counted in many games of Twilight Struggle."""

from __future__ import annotations

from typing import Final

from detente.core.study import Study, Use

STUDY: Final = Study(
    "card",
    ("hand",),
    {
        "headline": Use("headline"),
        "event": Use("event"),
        "ops": Use("operations"),
        "space": Use("space"),
    },
    faults=("nuclear-war", "scoring-held"),
)
