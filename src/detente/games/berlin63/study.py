"""What is counted in many games of Berlin 63: line-ups, and announced powers, true or not."""

from __future__ import annotations

from typing import Final

from detente.core.study import EndgameStart, SmallGame, Study, Use

_POWERS: Final = {
    "leap_northeast": "lilly",
    "leap_southeast": "lilly",
    "leap_southwest": "lilly",
    "leap_northwest": "lilly",
    "push_north": "leo",
    "push_east": "leo",
    "push_south": "leo",
    "push_west": "leo",
    "unmask": "miranda",
    "conjure": "victor",
    "dash": "ray",
    "explode": "adam",
    "harden": "jack",
    "freeze": "veronica",
}

STUDY: Final = Study(
    "spy",
    (),
    {
        "place": Use("lined up"),
        **{verb: Use("announced", spy) for verb, spy in _POWERS.items()},
    },
    risky=True,
    endgame=EndgameStart(0, 7, 4, 3, {"match_wins": 1}),
    small=SmallGame({"nine_squares": True, "match_wins": 1, "allow_impossible_claims": False}, 12),
)
