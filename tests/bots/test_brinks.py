"""No absurd loss: positions in which one act loses the game at once, asked of every level.

Each was met in a game played at random. Berlin 63 has none, since nothing is won there without a
risk, and 1960 none, since it warns of no act.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

import detente
from detente.bots.bot import bot
from detente.bots.levels import LEVELS

BRINKS = (
    ("thirteen_days", 0, 54, "danger-three-in-defcon-2"),
    ("thirteen_days", 0, 79, "danger-own-agenda"),
    ("thirteen_days", 0, 94, "danger-defcon-1"),
    ("twilight_struggle", 0, 65, "danger-others-decide"),
    ("twilight_struggle", 0, 159, "danger-nuclear-war"),
    ("twilight_struggle", 0, 185, "danger-scoring-held"),
    ("twilight_struggle", 4, 236, "danger-missile-crisis"),
    ("twilight_struggle", 2, 276, "danger-points"),
    ("stratagem", 0, 101, "danger-irregular"),
    ("stratagem", 0, 433, "danger-last-chance"),
)
"""The game, its seed, after how many acts, and what one of the next would bring."""


@cache
def brink(name: str, seed: int, acts: int) -> detente.Match[Any]:
    """The position after so many acts, none of them dangerous where there was another."""
    game = detente.game(name)
    rng = random.Random(seed)
    match = detente.Match(game, seed=seed)
    for _ in range(acts):
        seat = match.waiting[0]
        legal = match.legal(seat)
        calm = [act for act in legal if game.danger(match.state, seat, act) is None]
        match.submit(seat, rng.choice(calm or legal))
    return match


@pytest.mark.parametrize("name,seed,acts,danger", BRINKS, ids=[case[3] for case in BRINKS])
def test_no_level_loses_at_once_where_it_need_not(
    name: str, seed: int, acts: int, danger: str
) -> None:
    match = brink(name, seed, acts)
    game, state, seat = match.game, match.state, match.waiting[0]
    legal = match.legal(seat)
    told = {act: game.danger(state, seat, act) for act in legal}
    assert danger in {reason.id for reason in told.values() if reason}
    assert None in told.values(), "there is a way out"

    view = game.observe(state, seat)
    levels = [f"level{n}" for n in range(1, LEVELS + 1)]
    chosen = {level: bot(level, game, 1).choose(view, legal, 60.0) for level in levels}
    assert {} == {level: game.text(act) for level, act in chosen.items() if told[act]}
