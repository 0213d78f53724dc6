"""Questions that come up once in a while have their room as well, on a desktop and a phone."""

from collections.abc import Callable
from typing import Any

import pytest

import detente
from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]
RARE = [
    ("nineteen_sixty", "ask-issue-order"),  # six long answers
    ("thirteen_days", "ask-air-strike"),  # two very long ones
    ("twilight_struggle", "ask-set-defcon"),  # five in a line of figures
]


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize(("game", "asked"), RARE)
def test_a_rare_question_and_its_answers_have_room(
    sit: Sit, game: str, asked: str, size: tuple[int, int]
) -> None:
    ann = sit(lang="fr", size=size, touch=size[0] < 700)
    match = _asked(game, asked)
    mine = match.waiting[0]
    ann.play_on(match.record, ["me" if seat == mine else "bot:random" for seat in range(2)])
    ann.rest()
    prompt = ann.page.get_by_test_id("prompt").bounding_box()

    assert prompt and prompt["width"] > 250 and prompt["height"] < 50
    clean(ann, f"{asked}-{size[0]}")


def _asked(game: str, prompt: str) -> detente.Match[Any]:
    """A game played at random up to this question."""
    rules = detente.game(game)
    for seed in range(100):
        luck, match = detente.Rng(seed), detente.Match(rules, seed=seed)
        while not match.over:
            seat = match.waiting[0]
            if rules.prompt(match.state, seat).id == prompt:
                return match
            legal = match.legal(seat)
            match.submit(seat, legal[luck.below(len(legal))])
    raise AssertionError(f"nobody is ever asked {prompt}")
