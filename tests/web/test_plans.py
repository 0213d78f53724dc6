"""Answers in advance: planned at the table, found again, listed and removed, by keys alone."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.conftest import clean
from tests.web.player import Player
from tests.web.test_offers import two
from tests.web.test_people_keys import at, press, walk

Sit = Callable[..., Player]


def test_an_answer_is_planned_at_the_table_and_removed_from_my_games(sit: Sit) -> None:
    ann, bob = two(sit, theme="light", size=(390, 844), touch=True)
    press(ann, f"{at('off-turn')} button")
    event = ann.page.get_by_test_id("plan-offer-event")
    event.get_by_role("radio").nth(2).wait_for()
    walk(ann, f"{at('plan-offer-event')} [type=radio]")
    walk(ann, f"{at('plan-offer-event')} label:nth-of-type(3) [type=radio]", "ArrowDown")
    walk(ann, f"{at('plan-offer-event')} select")
    ann.page.keyboard.press("ArrowDown")
    press(ann, f"{at('plan-offer-event')} select + button")
    event.get_by_role("listitem").wait_for()
    clean(ann, "plans-fr-dark")
    ann.page.keyboard.press("Escape")
    ann.page.reload()
    ann.at_table()
    ann.page.get_by_test_id("off-turn").get_by_text("2 réponses préparées").wait_for()

    bob.page.get_by_test_id("menu").tap()
    bob.page.get_by_test_id("plans-menu").tap()
    bob.page.get_by_test_id("plan-offer-event").get_by_role("radio").first.wait_for()
    assert 0 == bob.page.get_by_test_id("plan-offer-event").get_by_role("listitem").count()
    clean(bob, "plans-en-light-phone")

    ann.page.goto(f"{ann.address}/#/games")
    mine = ann.page.get_by_test_id("my-plans").get_by_role("listitem")
    mine.nth(1).wait_for()
    clean(ann, "my-plans-fr-dark")
    press(ann, f"{at('my-plans')} li button")
    mine.nth(1).wait_for(state="detached")
    press(ann, f"{at('my-plans')} li button")
    mine.first.wait_for(state="detached")
