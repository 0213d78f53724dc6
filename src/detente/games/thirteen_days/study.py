"""What is counted in many games of 13 Jours."""

from __future__ import annotations

from typing import Final

from detente.core.study import Study, Use

STUDY: Final = Study(
    "card",
    ("hands",),
    {"event": Use("event"), "command": Use("operations"), "letter": Use("letter")},
)
