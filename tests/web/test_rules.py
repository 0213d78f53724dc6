"""The rules as a page: how a game goes before its clauses, and what is looked for is marked."""

from collections.abc import Callable

import pytest

from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]
LOOKS = [
    ("en", "dark", "The goal", "letter"),
    ("fr", "light", "Le but", "lettre"),
]


@pytest.mark.by_turns("lang", "theme", "goal", "sought")
@pytest.mark.parametrize("lang,theme,goal,sought", LOOKS)
def test_the_rules_open_with_the_goal_and_mark_what_is_looked_for(
    sit: Sit, lang: str, theme: str, goal: str, sought: str
) -> None:
    ann = sit(lang=lang, theme=theme)
    ann.page.goto(f"{ann.address}/#/rules/thirteen_days")
    opening = ann.page.get_by_test_id("rules-opening")
    opening.wait_for()
    ann.page.get_by_text("13J-1.5").wait_for()
    heads = ann.page.locator("main th").all_text_contents()

    assert "#/learn" == ann.page.locator("header a[aria-current=page]").get_attribute("href")
    assert opening.get_by_role("heading").first.text_content() == goal
    assert heads and "id" not in heads
    clean(ann, f"rules-{lang}-{theme}")
    ann.page.get_by_role("searchbox").fill(sought)
    opening.wait_for(state="detached")
    marks = ann.page.locator("main li mark").all_inner_texts()

    assert {mark.lower() for mark in marks} == {sought}
    assert len(marks) >= ann.page.locator("main li").count()
    clean(ann, f"rules-found-{lang}-{theme}")


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_rules_opened_at_a_table_say_what_it_is_played_by(sit: Sit, size: tuple[int, int]) -> None:
    ann = sit(lang="fr", size=size, touch=size[0] < 700)
    ann.create(["me", "bot:random"], "twilight_struggle", {"held_scoring": "forbid"})
    ann.rest()
    ann.page.keyboard.press("/")
    played = ann.page.get_by_test_id("rules-played")
    played.get_by_text("Édition\u00a0: Deluxe").wait_for()
    assert "Décomptes gardés\u00a0: ne peuvent être gardés" in played.inner_text()
    clean(ann, f"rules-at-a-table-{size[0]}")

    ann.page.get_by_role("searchbox").last.fill("TS-6.13")
    here = ann.page.get_by_test_id("played")
    here.first.wait_for()
    forbidden = "À cette table, Décomptes gardés\u00a0: ne peuvent être gardés"
    assert forbidden == here.first.inner_text()
    ann.page.get_by_role("searchbox").last.fill("TS-23.49")
    here.filter(has_text="Junte dans une seule région\u00a0: oui").first.wait_for()
    clean(ann, f"ruling-at-a-table-{size[0]}")
