"""What the others do can be followed: one act after the other, skipped by any press."""

from __future__ import annotations

import json
from collections.abc import Callable

import detente
from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]

GAME = detente.game("stratagem")
SHOWN = "Number(document.querySelector('[data-moment]').dataset.moment.split('/')[1])"
LEFT = "[data-paced]"


def test_step_by_step_each_act_waits_for_a_press_and_any_other_press_skips(sit: Sit) -> None:
    ann = _with_pace(sit, "step")
    behind = _others_have_played(ann)

    assert behind > 0
    clean(ann, "pace-step-by-step")
    shown = ann.page.evaluate(SHOWN)
    ann.page.get_by_test_id("pace-next").click()
    ann.until(lambda: ann.page.evaluate(SHOWN) > shown, "the next act")
    ann.page.keyboard.press("Shift")
    ann.until(lambda: ann.view["moves"] == ann.page.evaluate(SHOWN), "the end")
    assert 0 == ann.page.locator(LEFT).count()


def test_at_once_nothing_waits(sit: Sit) -> None:
    ann = _with_pace(sit, "instant")
    _others_have_played(ann)

    ann.until(lambda: ann.view["moves"] == ann.page.evaluate(SHOWN), "the end")
    assert 0 == ann.page.locator(LEFT).count()


def _with_pace(sit: Sit, pace: str) -> Player:
    ann = sit(lang="fr", seed=3)
    kept = json.dumps({"lang": "fr", "theme": "dark", "pace": pace})
    ann.page.context.add_init_script(f"localStorage.setItem('detente', {kept!r})")
    ann.create(["me", *["bot:random"] * 3], game="stratagem")
    return ann


def _others_have_played(ann: Player) -> int:
    """Ann acts until the others have, several times each; how many acts she has not seen yet."""
    for _ in range(40):
        ann.until(lambda: ann.asked, "a question")
        texts = [GAME.text(action) for action in ann.view["actions"]]
        behind = int(ann.view["moves"] - ann.page.evaluate(SHOWN))
        if behind > 1 or len(ann.views) > 60:
            return behind
        ann.say(texts[0])
    return 0
