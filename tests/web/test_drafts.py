"""Undo leads back from the cubes to the card, and nobody else sees an act before it is finished."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import detente
from tests.web.conftest import clean, two_and_a_guest
from tests.web.house import House
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
    told = button.get_attribute("title") or ""
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
    *seated, eve = two_and_a_guest(sit, "twilight_struggle")
    mover, other = to_the_first_round(*seated)
    lang = "fr" if other.name == "ann" else "en"
    other.until(other.still, "the page to show it")
    other.calm()
    before, views = other.page.get_by_test_id("prompt").inner_text(), len(other.views)
    assert CHOOSES[lang] in before
    other.page.evaluate(WATCH)
    looked_on = len(eve.views)
    assert CHOOSES["en"] in eve.page.get_by_test_id("prompt").inner_text()
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

    assert (views, looked_on) == (len(other.views), len(eve.views))
    assert 0 == other.page.evaluate("window.changes")
    assert before == other.page.get_by_test_id("prompt").inner_text()

    finish(mover)
    other.until(lambda: other.view["moves"] == mover.view["moves"], "the act")
    assert {mover.view["moves"]} == {view["moves"] for view in other.views[views:]}
    card = hand[-1].removeprefix("ops ")
    assert f"card-{card}" in [line["args"].get("card") for line in other.view["log"]]
    other.rest()
    clean(other, f"draft-told-{other.name}")


def test_a_draft_outlives_a_reload_and_the_death_of_the_server(sit: Sit, tmp_path: Path) -> None:
    with House(tmp_path / "own.db") as own:
        ann = sit(lang="en", at=own)
        ann.create(["me", "bot:random"], game="thirteen_days")
        ann.rest()
        while not (orders := [act for act in _13(ann) if act.startswith("command ")]):
            ann.say(_13(ann)[0])
            ann.rest()
        for order in orders:
            ann.say(order)
            if ann.view["can_undo"]:
                break
            ann.rest()
        ann.say(next(act for act in _13(ann) if act.startswith("place ")))
        ann.rest()
        drafted, log = ann.moment, ann.page.get_by_test_id("prompt").inner_text()

        ann.forgive = True
        own.kill()
        own.start()
        ann.page.reload()
        ann.rest()
        assert (drafted, log) == (ann.moment, ann.page.get_by_test_id("prompt").inner_text())
        for _ in range(2):
            undo(ann, "Undo: ")
        assert orders == [act for act in _13(ann) if act.startswith("command ")]


@pytest.mark.by_turns("lang")
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


@pytest.mark.by_turns("lang")
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game,use", [("twilight_struggle", "ops"), ("nineteen_sixty", "campaign")])
def test_by_keys_alone_one_goes_back_from_a_place_to_the_use_and_the_card(
    sit: Sit, game: str, use: str, lang: str
) -> None:
    ann = sit(lang=lang)
    ann.create(["me", "bot:random"], game=game)
    rules = detente.game(game)
    words = {"campaign": "spend ", "ops": "place "}
    while not (cards := [act for act in _said(ann) if act.startswith(f"{use} ")]):
        ann.say(_said(ann)[0])
        ann.rest()
    ann.go_on()
    for card in cards:
        before, stood = _said(ann), ann.view["position"]
        ann.page.locator(f"[data-noun=card-{card.split()[1]}]").focus()
        ann.page.keyboard.press("Enter")
        ann.page.get_by_test_id(f"choose-{use}").press("Enter")
        ann.until(lambda held=stood: ann.view["position"] != held, "the use")
        ann.rest()
        if ann.view["can_undo"] and any(act.startswith(words[use]) for act in _said(ann)):
            break
        while ann.view["can_undo"]:
            undo(ann)
    ann.page.keyboard.press("n")
    ann.page.keyboard.press("Enter")
    ann.until(lambda: rules.text(ann.view["actions"][0]) and ann.view["can_undo"], "a place")
    ann.rest()
    clean(ann, f"draft-{game}-{lang}")
    while ann.view["can_undo"]:
        undo(ann, "Annuler\u00a0: " if lang == "fr" else "Undo: ")
    assert before == _said(ann)
    assert stood == ann.view["position"]


def _said(player: Player) -> list[str]:
    """What somebody may do, once they are asked."""
    player.until(lambda: player.asked, "its turn")
    return [detente.game(player.view["game"]).text(action) for action in player.view["actions"]]


def _13(player: Player) -> list[str]:
    game = detente.game("thirteen_days")
    return [game.text(action) for action in player.view["actions"]]
