"""What can be looked up: cards, clauses and rulings; cards not seen yet; games to save."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator

import detente
from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]
TS = "twilight_struggle"
SIXTY = "nineteen_sixty"


@pytest.mark.by_turns("lang", "theme", "typed", "name", "history")
@pytest.mark.parametrize(
    "lang,theme,typed,name,history",
    [
        ("en", "dark", "missile env", "Missile Envy", "Helen Caldicott"),
        ("fr", "light", "jalousie de m", "Jalousie de missiles", "Helen Caldicott"),
    ],
)
def test_a_card_is_found_with_its_text_its_history_and_what_the_rules_say_of_it(
    sit: Sit, lang: str, theme: str, typed: str, name: str, history: str
) -> None:
    ann = sit(lang=lang, theme=theme, seed=4)
    ann.create(["me", "bot:random"], TS)
    ann.rest()
    ann.page.keyboard.press("/")
    ann.page.get_by_role("searchbox").last.wait_for()
    ann.page.keyboard.type(typed)
    found = ann.page.locator("[data-card=card-missile_envy]")
    found.wait_for()
    told = found.inner_text()

    assert name in told
    assert history in told
    assert "TS-23.5" in told
    clean(ann, f"lookup-{lang}-{theme}")


def test_the_rules_page_finds_the_rulings_and_cards_of_a_game_without_dice(sit: Sit) -> None:
    ann = sit(lang="fr", size=(390, 844), touch=True)
    ann.page.goto(f"{ann.address}/#/rules/thirteen_days")
    ann.page.get_by_role("searchbox").fill("baie des cochons")
    ann.page.get_by_test_id("found-rulings").wait_for()

    assert "R22" in ann.page.get_by_test_id("found-rulings").inner_text()
    assert ann.page.locator("[data-card=card-bay_of_pigs]").count() == 1
    clean(ann, "lookup-phone")


@pytest.mark.parametrize("game,tab", [(TS, 1), ("stratagem", 0)])
def test_a_card_of_history_has_its_story_behind_a_tab(sit: Sit, game: str, tab: int) -> None:
    ann = sit(lang="en", seed=4)
    ann.create(["me", *["bot:random"] * (len(detente.game(game).seats) - 1)], game)
    ann.rest()
    held = ann.page.locator(".tray [data-noun]:not([data-noun$=_scoring])").first
    held.focus()
    ann.page.keyboard.press("i")
    ann.page.locator("dialog[open]").wait_for()
    ann.calm()
    history = ann.page.get_by_test_id("card-history")
    if tab:
        history.click()
        assert len(ann.page.get_by_test_id("history").inner_text()) > 80
        clean(ann, "card-history")
    assert history.count() == tab


def test_unseen_cards_are_counted_by_side_and_worth(sit: Sit) -> None:
    ann = sit(lang="fr", seed=4)
    ann.create(["me", "bot:random"], TS)
    ann.rest()
    counter = _counter(ann)
    counts = _counts(counter)

    assert counts[-1] == [sum(column) for column in zip(*counts[:-1])]
    assert counts[-1][-1] == len(ann.view["position"]["unseen"])
    assert "mélange la défausse" in counter.inner_text()
    clean(ann, "card-counter")


@pytest.mark.parametrize("game,lang", [("thirteen_days", "fr"), (SIXTY, "en"), ("stratagem", "fr")])
def test_what_is_not_seen_is_as_much_as_lies_in_the_deck_and_with_others(
    sit: Sit, game: str, lang: str
) -> None:
    """Nothing but the view is counted: the sum is that of the sizes everybody knows."""
    ann = sit(lang=lang, seed=4)
    ann.create(["me", *["bot:random"] * (len(detente.game(game).seats) - 1)], game)
    ann.play(8)
    counter = _counter(ann)
    counts = _counts(counter)

    assert counts[-1] == [sum(column) for column in zip(*counts[:-1])]
    assert counts[-1][-1] == _hidden(ann.view["position"])
    assert counter.locator("[data-testid=unseen-cards] button").count() == counts[-1][-1]
    clean(ann, f"card-counter-{game}")


@pytest.mark.parametrize("game", ["thirteen_days", SIXTY, "stratagem"])
def test_a_table_may_do_without_the_counter(sit: Sit, game: str) -> None:
    ann = sit(lang="en", seed=4)
    seats = ["me", *["bot:random"] * (len(detente.game(game).seats) - 1)]
    ann.create(seats, game, {"card_counter": "false"})
    ann.page.keyboard.press("c")
    ann.page.locator("dialog[open] h3").first.wait_for()

    assert ann.page.get_by_test_id("card-counter").count() == 0


def test_spies_not_recognised_yet_are_counted_where_the_table_helps_memory(sit: Sit) -> None:
    ann = sit(lang="en", seed=4)
    ann.create(["me", "bot:random"], "berlin63")
    ann.play(12)
    counter = _counter(ann)
    enemy = ann.view["position"]["teams"]["blue"]

    assert counter.locator("[data-testid=unseen-cards] button").count() == 8 - len(
        enemy["box"]
    ) - _known(ann)
    clean(ann, "card-counter-berlin63")


def test_berlins_eight_spies_can_be_read_before_any_of_them_stands(sit: Sit) -> None:
    ann = sit(lang="en")
    ann.create(["me", "bot:random"], "berlin63")
    ann.rest()
    ann.page.keyboard.press("c")
    spies = ann.page.locator("dialog[open] section").last
    assert 8 == spies.get_by_role("button").count()
    spies.get_by_role("button", name="Leo Storm").click()
    ann.page.locator("dialog[open]").last.get_by_text("shift one enemy spy").wait_for()


def _counter(ann: Player) -> Locator:
    ann.page.keyboard.press("c")
    counter = ann.page.get_by_test_id("card-counter")
    counter.wait_for()
    return counter


def _counts(counter: Locator) -> list[list[int]]:
    """The table of the counter, kinds downwards and the sum of all last."""
    table = [row.locator("td").all_inner_texts() for row in counter.locator("tbody tr").all()]
    return [[0 if cell == "–" else int(cell) for cell in row] for row in table]


def _hidden(position: dict[str, Any]) -> int:
    """How many cards are in the deck, or face down with others."""
    piles = [
        pile
        for name in ("hands", "placed", "stacks", "picked", "aftermath", "buried")
        for pile in position.get(name, [])
    ]
    piles += [side["secrets"] for side in position.get("seats", [])]
    hidden = sum([pile["count"] - len(pile["cards"]) for pile in piles])
    return int(position["deck"] + hidden)


def _known(ann: Player) -> int:
    """How many enemies the notebook has found out."""
    pages = ann.view["position"]["notebook"]
    return sum([len(base["could_be"]) == 1 for page in pages for base in page["bases"]])


def test_a_game_is_saved_as_a_line_and_read_again(sit: Sit) -> None:
    ann = sit(lang="fr")
    ann.play_now()
    ann.rest()
    ann.resign()
    ann.page.get_by_test_id("save-game").click()
    text = ann.page.locator("dialog textarea")
    ann.until(lambda: text.input_value().startswith("Détente"), "the game in words")
    clean(ann, "save-game")
    ann.page.get_by_test_id("form-compact").check(force=True)
    ann.until(lambda: text.input_value().startswith("detente1:"), "the compact line")
    line = text.input_value()
    ann.page.goto(f"{ann.address}/#/replay")
    ann.page.get_by_test_id("paste-game").fill(line)
    clean(ann, "paste-game")
    ann.page.get_by_role("button", name="Voir cette partie").click()
    ann.page.get_by_test_id("replay-screen").wait_for()
    ann.page.get_by_test_id("save-game").click()
    ann.page.get_by_test_id("form-json").check(force=True)
    ann.until(lambda: text.input_value().startswith("{"), "JSON")

    assert json.loads(text.input_value())["game"] == "thirteen_days"
