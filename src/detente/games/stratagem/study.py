"""What is counted in many games of Stratagem."""

from __future__ import annotations

from typing import Final

from detente.core.study import Study, Use

STUDY: Final = Study(
    "card",
    ("supports", "secrets"),
    {"play": Use("event"), "rely": Use("relied on"), "drop": Use("dropped")},
)
