"""Undo leads back from the cubes to the card, and nobody else sees an act before it is finished."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import detente
from tests.web.conftest import clean, two_and_a_guest
from tests.web.player import Player

Sit = Callable[..., Player]

GAME = detente.game("twilight_struggle")
CHOOSES = {"fr": "L’URSS réfléchit à son coup.", "en": "The USSR is choosing."}
WATCH = """() => {
  window.changes = 0;
  new MutationObserver((found) => (window.changes += found.length)).observe(
    document.querySelector('[data-moment]'),
    {subtree: true, childList: true, characterData: true},
  );
}"""
"""Counts what changes on the page from now on."""


def acts(player: Player) -> list[str]:
    return [GAME.text(action) for action in player.view["actions"]]


def to_the_first_round(ann: Player, bob: Player) -> tuple[Player, Player]:
    """Set up and headlines, in words; who plays the first card, and who does not."""
    while not (ann.view["prompt"]["id"] == bob.view["prompt"]["id"] == "over"):
        for player, other in ((ann, bob), (bob, ann)):
            player.page.wait_for_timeout(10)
            if not player.asked:
                continue
            if any([act.startswith("ops ") for act in acts(player)]) and len(acts(player)) > 3:
                player.rest()
                return player, other
            player.say(acts(player)[0])
    raise AssertionError("nobody plays a card")


def take_card_mode_and_place(player: Player, hand: list[str]) -> None:
    """A card for its points, in which order with its event if that is asked, and one place."""
    for card in hand:
        player.say(card)
        if "choose ops_first" in acts(player):
            player.say("choose ops_first")
            break
        if card is not hand[-1]:
            player.rest()
            undo(player)
    player.say(next(act for act in acts(player) if act.startswith("place ")))
    player.rest()


def undo(player: Player, label: str = "", key: bool = True) -> None:
    """Take one step back, by key or by its button, which says what that is."""
    button = player.page.get_by_test_id("undo")
    told = button.get_attribute("aria-label") or ""
    assert told.startswith(label) and len(told) > len(label)
    moves = player.view["moves"]
    if key:
        player.page.keyboard.press("u")
    else:
        button.click()
    player.until(lambda: player.view["moves"] == moves - 1, "the undo")
    player.rest()


def finish(player: Player) -> None:
    """Go on with the first thing there is until it cannot be taken back."""
    while player.view["can_undo"]:
        player.say(acts(player)[0])


def test_one_goes_back_to_the_card_and_the_other_sees_one_finished_act(sit: Sit) -> None:
    mover, other = to_the_first_round(*two_and_a_guest(sit, "twilight_struggle")[:2])
    lang = "fr" if other.name == "ann" else "en"
    other.until(other.still, "the page to show it")
    other.calm()
    before, views = other.page.get_by_test_id("prompt").inner_text(), len(other.views)
    assert CHOOSES[lang] in before
    other.page.evaluate(WATCH)
    start, hand = mover.view["moves"], [act for act in acts(mover) if act.startswith("ops ")]
    mine = {"fr": "Undo: ", "en": "Annuler\u00a0: "}[lang]

    take_card_mode_and_place(mover, hand)
    steps = mover.view["moves"] - start
    assert steps in (2, 3)
    clean(mover, f"draft-placed-{mover.name}")
    for n in range(steps):
        undo(mover, mine, key=n != 1)
    assert (start, False) == (mover.view["moves"], mover.view["can_undo"])
    assert mover.page.get_by_test_id("undo").is_disabled()
    mover.say(hand[-1])
    mover.rest()

    assert views == len(other.views)
    assert 0 == other.page.evaluate("window.changes")
    assert before == other.page.get_by_test_id("prompt").inner_text()

    finish(mover)
    other.until(lambda: other.view["moves"] == mover.view["moves"], "the act")
    assert {mover.view["moves"]} == {view["moves"] for view in other.views[views:]}
    card = hand[-1].removeprefix("ops ")
    assert f"card-{card}" in [line["args"].get("card") for line in other.view["log"]]
    other.rest()
    clean(other, f"draft-told-{other.name}")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_on_a_phone_the_undo_button_leads_back_and_says_to_what(sit: Sit, lang: str) -> None:
    ann = sit(lang=lang, size=(390, 844), touch=True)
    ann.create(["me", "bot:random"], game="thirteen_days")
    ann.rest()
    while not any([act.startswith("command ") for act in _13(ann)]):
        ann.say(_13(ann)[0])
        ann.rest()
    moves = ann.view["moves"]
    for card in [act for act in _13(ann) if act.startswith("command ")]:
        ann.say(card)
        if ann.view["can_undo"]:
            break
        ann.rest()
    ann.rest()
    clean(ann, f"draft-phone-{lang}")
    ann.page.get_by_test_id("undo").tap()
    ann.until(lambda: not ann.view["can_undo"], "the undo")

    assert moves <= ann.view["moves"]
    assert any([act.startswith("command ") for act in _13(ann)])


def _13(player: Player) -> list[str]:
    game = detente.game("thirteen_days")
    return [game.text(action) for action in player.view["actions"]]
