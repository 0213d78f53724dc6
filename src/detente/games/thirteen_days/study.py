"""What is counted in many games of 13 Jours."""

from __future__ import annotations

from typing import Final

from detente.core.study import EndgameStart, SmallGame, Study, Use

STUDY: Final = Study(
    "card",
    ("hands",),
    {"event": Use("event"), "command": Use("operations"), "letter": Use("letter")},
    faults=("nuclear_war", "mutual_destruction"),
    endgame=EndgameStart(3, 5, 4, 30),
    small=SmallGame({"last_play": True}, 30),
)
