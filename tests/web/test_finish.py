"""A finish that wastes nothing by accident, and the Enter key that does what its button says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import detente
from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]

GAME = detente.game("thirteen_days")
FOCUSED = "document.activeElement?.dataset?.noun ?? document.activeElement?.dataset?.testid"


def test_a_finish_with_something_unspent_is_plain_says_so_and_asks_once(sit: Sit) -> None:
    ann = sit(lang="fr", seed=3)
    left = _commanding(ann)
    done = ann.page.get_by_test_id("act-done")

    assert "Finir sans rien placer" == done.inner_text().split("\n")[0]
    assert "go" not in (done.get_attribute("class") or "").split()
    clean(ann, "finish-unspent")
    moves = ann.view["moves"]
    ann.page.keyboard.press("Enter")
    ann.calm()
    assert moves == ann.view["moves"]

    done.click()
    assert f"il en reste {left}" in ann.page.get_by_test_id("prompt").inner_text()
    assert moves == ann.view["moves"]
    ann.page.keyboard.press("u")
    done.wait_for()
    done.click()
    ann.page.get_by_test_id("confirm").click()
    ann.until(lambda: ann.view["moves"] > moves, "the finish")


def test_with_all_spent_the_finish_is_the_amber_one_and_enter_is_obeyed(sit: Sit) -> None:
    ann = sit(lang="en", seed=3)
    left = _commanding(ann)
    ann.page.keyboard.press("n")
    assert str(ann.page.evaluate(FOCUSED)).startswith("battleground-")

    for n in range(left):
        ann.lit().and_(ann.page.locator("[data-noun^=battleground-]")).first.click()
        place = ann.page.get_by_test_id("choose-place")
        if place.count():  # own cubes there could be taken away as well
            place.click()
        ann.until(lambda n=n: left - n - 1 == ann.view["prompt"]["args"]["left"], "a cube")
        ann.rest()
        if n == 0 and left > 1:
            told = ann.page.get_by_test_id("act-done").inner_text().split("\n")[0]
            assert f"Finish with {left - 1} unspent" == told
            clean(ann, "finish-part-spent")
    done = ann.page.get_by_test_id("act-done")
    assert "go" in (done.get_attribute("class") or "").split()
    clean(ann, "finish-all-spent")
    moves = ann.view["moves"]
    ann.page.keyboard.press("Enter")
    ann.until(lambda: ann.view["moves"] > moves, "the finish")
    assert 0 == ann.page.get_by_test_id("reason").count()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_by_keys_enter_ends_what_is_all_done_where_the_focus_is_left(sit: Sit, lang: str) -> None:
    ann = sit(lang=lang, seed=3)
    ann.create(["me", "bot:random"], game="berlin63")
    ann.until(lambda: ann.asked, "its turn")
    for n in range(5):
        ann.rest()
        moves = ann.view["moves"]
        ann.page.keyboard.press("n")
        assert str(ann.page.evaluate(FOCUSED)).startswith("spy-"), n
        ann.page.keyboard.press("Enter")
        ann.until(lambda moves=moves: ann.view["moves"] > moves, "a spy")
    ann.rest()
    moves = ann.view["moves"]
    assert str(ann.page.evaluate(FOCUSED)).startswith("spy-")
    ann.page.keyboard.press("w")
    told = ann.page.get_by_test_id("reason")
    ann.until(lambda: told.count() > 0, "why not")
    why = {"en": "already has a place", "fr": "a déjà sa place"}[lang]
    assert why in told.inner_text(), "the last thing that could be done with a spy"
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Enter")
    ann.until(lambda: ann.view["moves"] > moves, "the first row")
    assert 0 == ann.page.get_by_test_id("reason").count()


def _commanding(ann: Player) -> int:
    """Ann gives an order against a bot, and has placed nothing yet; how many cubes it is worth.

    Always on the same deal: on another the finish may start a war, and is warned of first.
    """
    match = detente.Match(GAME, seed=10)
    while not (orders := _orders(match)):
        seat = match.waiting[0]
        match.submit(seat, match.legal(seat)[0])
    match.submit(0, orders[-1])
    ann.play_on(match.record, ["me", "bot:random"])
    ann.rest()
    return int(ann.view["prompt"]["args"]["left"])


def _orders(match: detente.Match[Any]) -> list[int]:
    """What the first seat may give orders with."""
    legal = match.legal(0) if 0 in match.waiting else []
    return [action for action in legal if GAME.text(action).startswith("command ")]


@pytest.mark.by_turns("lang")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_campaign_points_are_not_wasted_by_accident(sit: Sit, lang: str) -> None:
    ann = sit(lang=lang, seed=3)
    ann.create(["me", "bot:random"], game="nineteen_sixty")
    sixty = detente.game("nineteen_sixty")
    while True:
        ann.until(lambda: ann.asked, "its turn")
        texts = [sixty.text(action) for action in ann.view["actions"]]
        if "done" in texts and len(texts) > 1 and ann.view["prompt"]["args"]["left"] > 2:
            break  # enough to spend some and leave some
        ann.say(next((text for text in texts if text.startswith("campaign ")), texts[0]))
    ann.rest()
    done = ann.page.get_by_test_id("act-done")
    left = ann.view["prompt"]["args"]["left"]

    assert "go" not in (done.get_attribute("class") or "").split()
    assert done.inner_text().startswith("Finish with" if lang == "en" else "Finir")
    ann.page.keyboard.press("n")
    assert str(ann.page.evaluate(FOCUSED)).startswith("state-")
    moves = ann.view["moves"]
    done.click()
    ann.page.get_by_test_id("confirm").wait_for()
    assert moves == ann.view["moves"]
    assert str(left) in ann.page.get_by_test_id("prompt").inner_text()
    sure = ann.page.get_by_test_id("confirm")
    assert "go" not in (sure.get_attribute("class") or "").split(), "points are left"

    ann.page.keyboard.press("u")
    ann.say(next(text for text in texts if text != "done"))
    ann.until(lambda: ann.asked, "what is left")
    ann.rest()
    left = ann.view["prompt"]["args"]["left"]
    told = f"Finish with {left} unspent" if lang == "en" else f"Finir en laissant {left}"
    assert done.inner_text().startswith(told), "a point was spent"


@pytest.mark.parametrize("played", [0, 3])
def test_in_the_first_games_a_finish_is_asked_about_once_more(sit: Sit, played: int) -> None:
    ann = sit(lang="en", seed=3)
    ann.page.goto(ann.address)
    liked = {"careful": True, "played": [f"thirteen_days/{n}" for n in range(played)]}
    ann.page.evaluate(LIKES, liked)
    ann.page.reload()
    for _ in range(_commanding(ann)):
        place = next(t for t in _texts(ann) if t.startswith("place "))
        ann.say(place)
    ann.rest()
    moves = ann.view["moves"]
    ann.page.get_by_test_id("act-done").click()
    if not played:
        ann.page.get_by_test_id("confirm").wait_for()
        assert moves == ann.view["moves"]
        ann.page.keyboard.press("Enter")
    ann.until(lambda: ann.view["moves"] > moves, "the finish")


@pytest.mark.parametrize("game", detente.games())
def test_enter_is_obeyed_after_a_click_on_the_board_or_a_card(sit: Sit, game: str) -> None:
    """The focus is where the click was, and Enter does what the button with ↵ says."""
    ann = sit(lang="en", seed=3)
    ann.create(["me", *["bot:random"] * (len(detente.game(game).seats) - 1)], game=game)
    named = ann.page.locator(".acts button:visible:has(kbd:text-is('↵'))")
    obeyed, clicked = 0, False
    for _ in range(120):
        ann.rest()
        if clicked and named.count():
            moves = ann.view["moves"]
            ann.page.keyboard.press("Enter")
            ann.until(lambda moves=moves: ann.view["moves"] > moves, "what the button says")
            assert 0 == ann.page.get_by_test_id("reason").count()
            obeyed, clicked = obeyed + 1, False
        elif ann.page.locator(", ".join(UNNAMED)).locator("visible=true").count():
            ann.press(*UNNAMED)
            ann.page.wait_for_timeout(60)
            clicked = True
        else:  # a question with buttons only
            ann.say(detente.game(game).text(ann.view["actions"][0]))
        if obeyed == 2:
            ann.rest()
            told = ann.page.get_by_test_id("last-move").count()
            assert told or game == "berlin63", "what was pressed before hides what the others did"
            return
    raise AssertionError("no button is ever named")


UNNAMED = (
    "[data-testid=danger-do]",
    "[data-testid=continue]",
    "[data-testid^=choose-]",
    ":is(.board, .tray) [data-lit=true]",
)
"""What is pressed by mouse: all but the button that Enter stands for."""


LIKES = """liked => localStorage.setItem('detente', JSON.stringify({
    ...JSON.parse(localStorage.getItem('detente')), ...liked }))"""


def _texts(ann: Player) -> list[str]:
    return [GAME.text(action) for action in ann.view["actions"]]
