"""What a bot says at the table: what it weighs, and after the end what mattered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import detente
from tests.web.conftest import clean
from tests.web.house import House
from tests.web.player import Player

Sit = Callable[..., Player]

GAME = detente.game("thirteen_days")
CAMPAIGN = detente.game("nineteen_sixty")
FEWEST = 12  # acts of somebody until the bot has made choices that mattered …
MOST = 60  # … and until it must have said something


def test_a_bot_says_what_it_weighs_and_in_the_end_what_mattered(sit: Sit) -> None:
    ann = sit(lang="fr", seed=3)
    ann.play_now()
    weighs = ann.page.locator("[data-testid^=weighs-]")
    for n in range(MOST):
        ann.until(lambda: ann.asked or ann.over, "its turn")
        if ann.over or (n > FEWEST and weighs.count()):
            break
        ann.say(GAME.text(ann.view["actions"][-1]))
    assert weighs.count(), "the bot never said what it weighs"
    clean(ann, "bot-weighs")
    ann.resign()

    choices = ann.page.get_by_test_id("key-choices")
    choices.scroll_into_view_if_needed()
    assert 0 < choices.get_by_role("link").count() <= 3
    clean(ann, "bot-choices")
    ann.page.set_viewport_size({"width": 390, "height": 844})
    choices.scroll_into_view_if_needed()
    clean(ann, "bot-choices-phone")


def test_a_hint_says_why_even_where_one_move_is_as_good_as_another(sit: Sit) -> None:
    ann = sit(lang="fr")
    ann.create(["me", "bot:random"], game="berlin63")
    ann.until(lambda: ann.asked, "the set-up")
    ann.rest()
    ann.page.keyboard.press("a")
    hint = ann.page.get_by_test_id("hint").filter(has_text="Un automate choisirait")
    hint.wait_for()
    assert hint.inner_text().endswith("et l’adversaire n’en voit que le dos.")
    clean(ann, "bot-hint")


def test_a_hint_says_where_nothing_else_can_be_done(sit: Sit) -> None:
    """All points are spent: what is left is to say so, and the act is called as its button is."""
    ann = sit(seed=2)
    ann.create(["me", "bot:random"], game="nineteen_sixty")
    for _ in range(MOST):
        ann.until(lambda: ann.asked, "its turn")
        if [CAMPAIGN.text(action) for action in ann.view["actions"]] == ["done"]:
            break
        ann.say(CAMPAIGN.text(ann.view["actions"][0]))
    ann.rest()
    ann.page.keyboard.press("a")
    hint = ann.page.get_by_test_id("hint").filter(has_text="A bot would choose")
    hint.wait_for()
    button = ann.page.locator(".acts [data-lit=true]").inner_text().split("\n")[0]
    assert button.startswith("Confirm: "), "what was placed is named"
    assert f"A bot would choose “{button}”: nothing else can be done here." == hint.inner_text()


HINTED = """() => {
    const { left, right } = document.querySelector('[data-hint]').getBoundingClientRect();
    return left >= -1 && right <= innerWidth + 1;
}"""
PUSH = "(to) => document.querySelector('ul.phone').scrollTo({ left: to })"


def test_the_card_a_hint_names_is_brought_into_sight(sit: Sit) -> None:
    """On a phone most of a hand lies beside the screen: which way ever it was pushed before."""
    ann = sit(lang="fr", size=(390, 844), touch=True)
    ann.create(["me", "bot:random"], game="nineteen_sixty")
    while len(ann.view["actions"]) < 6:
        ann.say(CAMPAIGN.text(ann.view["actions"][0]))
        ann.until(lambda: ann.asked, "its turn")
    for end in (0, 9999):
        ann.page.reload()
        ann.at_table()
        ann.rest()
        ann.page.evaluate(PUSH, end)
        ann.page.get_by_test_id("menu").click()
        ann.page.get_by_test_id("ask-hint").click()
        ann.page.get_by_test_id("hint").filter(has_text="Un automate choisirait").wait_for()
        ann.calm()
        assert ann.page.evaluate(HINTED)
    clean(ann, "bot-hint-phone")


class Roomy(House):
    """While a bot thinks another worker is free to say what about."""

    @property
    def command(self) -> list[str]:
        return [part.replace("workers=1", "workers=2") for part in super().command]


@pytest.fixture
def roomy(tmp_path: Path) -> Iterator[House]:
    with Roomy(tmp_path / "detente.db") as made:
        yield made


HEARD = """(() => {
    window.heard = [];
    new MutationObserver(() => {
        const said = document.querySelector('[data-testid=weighs]')?.textContent;
        if (said && !window.heard.includes(said)) window.heard.push(said);
    }).observe(document, { childList: true, subtree: true, characterData: true });
})()"""


@pytest.mark.parametrize("name", ["berlin63", "thirteen_days"])
def test_while_a_bot_thinks_a_phone_says_what_about(sit: Sit, roomy: House, name: str) -> None:
    """A phone has no list of seats beside the board, and Berlin 63 has none on any screen."""
    ann, game = sit(lang="fr", size=(390, 844), touch=True, seed=4, at=roomy), detente.game(name)
    ann.page.add_init_script(HEARD)
    ann.create(["me", "bot:level6"], game=name)
    for _ in range(MOST):
        ann.until(lambda: ann.asked or ann.over, "its turn")
        heard = ann.page.evaluate("window.heard")
        if ann.over or heard:
            break
        ann.say(game.text(ann.view["actions"][0]))
    assert heard
    assert all([one.startswith("L’automate pense à «") for one in heard])
