"""Cards that can be read where they are chosen: their text, what each use does, the whole card."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import detente
from tests.web.conftest import clean, shoot
from tests.web.player import Player

Sit = Callable[..., Player]

USES = {
    "twilight_struggle": ("event", "ops", "space", "intervene"),
    "nineteen_sixty": ("campaign", "advertise", "position", "event"),
    "thirteen_days": ("command", "letter", "event"),
}


@pytest.mark.parametrize("game", USES)
def test_a_card_to_be_played_shows_its_text_and_every_use_with_what_it_does(
    sit: Sit, game: str
) -> None:
    ann = sit(lang="fr" if game == "twilight_struggle" else "en", seed=4)
    _about_to_play(ann, game)
    card = ann.page.locator(".tray [data-lit=true]").first
    noun = card.get_attribute("data-noun")
    assert noun

    card.click()
    desk = ann.page.get_by_test_id("card-desk")
    desk.wait_for()
    ann.until(lambda: desk.locator(".use:not(:has(.foot > svg, a, span + span))").count() == 0)
    legal = {text.split()[0] for text in _texts(ann, game) if text.endswith(f" {noun[5:]}")}
    for use in USES[game]:
        named = "choose" if use in legal else "cannot"
        assert 1 == ann.page.get_by_test_id(f"{named}-{use}").count(), use
    clean(ann, f"card-desk-{game}")
    rim, back = (
        ann.page.get_by_test_id(one).bounding_box() for one in ("card-desk", "another-card")
    )
    assert rim and back and rim["y"] < back["y"], "nothing of the board lies under the way back"

    ann.page.keyboard.press("Escape")
    assert 0 == desk.count()
    assert noun == ann.page.evaluate("document.activeElement.dataset.noun")


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_the_faces_that_reach_the_next_box_of_the_space_race_stand_out(
    sit: Sit, size: tuple[int, int]
) -> None:
    ann = sit(size=size, touch=size[0] < 700)
    ann.page.goto(f"{ann.address}/#/lesson/twilight_struggle/influence")
    ann.at_table()
    ann.page.locator(".tray [data-lit=true]").first.click()
    space = ann.page.get_by_test_id("choose-space")
    die = space.get_by_role("img", name="A roll of 1 to 3 succeeds.")
    die.wait_for()
    assert ["1", "2", "3"] == die.locator(".wins").all_text_contents()
    assert 6 == die.locator("i").count()
    assert "50%" == space.locator("em").text_content()
    clean(ann, f"space-die-{size[0]}")


def test_a_use_that_is_looked_at_lights_the_countries_it_could_reach(sit: Sit) -> None:
    ann = sit(seed=4)
    _about_to_play(ann, "twilight_struggle")
    card = ann.page.locator(".tray [data-lit=true]").first
    card.click()
    reached = ann.page.locator(".board [data-reached]")
    reached.first.wait_for()  # the first use, which has the focus: Operations
    ann.calm()
    clean(ann, "use-lights-its-countries")
    operations = reached.count()

    ann.page.get_by_test_id("choose-space").focus()
    reached.first.wait_for(state="detached")
    ann.page.get_by_test_id("choose-ops").hover()
    reached.first.wait_for()
    ann.page.keyboard.press("Escape")
    reached.first.wait_for(state="detached")

    moves = ann.view["moves"]
    card.click()
    ann.page.get_by_test_id("choose-ops").click()
    ann.until(lambda: ann.view["moves"] > moves, "the points")
    ann.rest()
    if "choose ops_first" in _texts(ann, "twilight_struggle"):
        ann.say("choose ops_first")
        ann.rest()
    assert operations == ann.page.locator(".board [data-lit=true]").count()


def test_the_whole_card_opens_under_pointer_and_focus_and_covers_no_choice(sit: Sit) -> None:
    ann = sit(lang="en", seed=4)
    _about_to_play(ann, "twilight_struggle")
    card = ann.page.locator(".tray [data-noun]").first
    peek = ann.page.get_by_test_id("peek")

    card.hover()
    peek.wait_for()
    assert 0 == ann.page.evaluate(COVERED)
    clean(ann, "card-under-the-pointer")
    ann.page.get_by_test_id("prompt").hover()
    peek.wait_for(state="detached")

    ann.page.keyboard.press("h")
    peek.wait_for()
    assert card.inner_text().split("\n")[0] in peek.inner_text()
    ann.page.locator(".log [data-reads^=card-]").last.hover()
    peek.wait_for()

    ann.page.keyboard.press("c")
    ann.page.locator("dialog [data-reads^=card-]").last.hover()
    peek.wait_for()
    clean(ann, "card-over-a-dialog")


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)], ids=["1280", "1440"])
@pytest.mark.parametrize(
    "game,asked", [("twilight_struggle", "ops"), ("nineteen_sixty", "campaign")]
)
def test_a_card_read_while_places_are_chosen_covers_none_of_them(
    sit: Sit, game: str, asked: str, size: tuple[int, int]
) -> None:
    """Most of the map is lit then: the card lies in the side column."""
    ann = sit(lang="fr", size=size, seed=4)
    _about_to_play(ann, game)
    ann.say(next(text for text in _texts(ann, game) if text.startswith(f"{asked} ")))
    ann.until(lambda: ann.asked, "places")
    while not any(text.startswith(("place ", "spend ")) for text in _texts(ann, game)):
        ann.say(_texts(ann, game)[-1])  # after the Operations
        ann.until(lambda: ann.asked, "places")
    ann.rest()
    assert ann.page.locator(".board [data-lit=true]").count() > 5
    peek = ann.page.get_by_test_id("peek")
    for names in (".tray [data-noun]", ".log [data-reads^=card-]"):
        for name in (ann.page.locator(names).first, ann.page.locator(names).last):
            name.scroll_into_view_if_needed()
            name.hover()
            peek.wait_for()
            assert 0 == ann.page.evaluate(COVERED)
            ann.page.get_by_test_id("prompt").hover()
            peek.wait_for(state="detached")


@pytest.mark.parametrize("lesson", ["thirteen_days/command", "nineteen_sixty/campaign"])
def test_the_mark_of_the_card_in_play_covers_nothing_of_the_board(sit: Sit, lesson: str) -> None:
    ann = sit(lang="en")
    ann.page.goto(f"{ann.address}/#/lesson/{lesson}?step=2")
    mark = ann.page.locator(".tray .ribbon")
    mark.wait_for()
    ann.calm()
    shoot(ann.page, f"in-play-{lesson}")
    board = ann.page.get_by_test_id("board").bounding_box()
    box = mark.bounding_box()

    assert board and box and board["y"] + board["height"] <= box["y"]
    assert box["y"] + box["height"] <= 800


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
@pytest.mark.parametrize("game", ["thirteen_days", "twilight_struggle", "nineteen_sixty"])
def test_a_card_that_is_read_stands_on_the_screen_as_a_whole(
    sit: Sit, game: str, size: tuple[int, int]
) -> None:
    ann = sit(lang="en", size=size)
    ann.create(["me", "bot:level1"], game=game)
    ann.rest()
    ann.page.locator(".tray [data-noun]").first.hover()
    card = ann.page.get_by_test_id("peek").locator("> *")
    card.wait_for()
    ann.calm()
    box = card.bounding_box()

    assert box and box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1]


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)], ids=["1280", "1440"])
@pytest.mark.parametrize("game", ["thirteen_days", "twilight_struggle", "nineteen_sixty"])
def test_the_text_of_a_card_in_the_hand_ends_with_a_whole_line(
    sit: Sit, game: str, size: tuple[int, int]
) -> None:
    ann = sit(lang="fr", size=size)
    _about_to_play(ann, game)
    ann.calm()

    assert ann.page.locator(".tray .effect").count() > 3
    assert [] == [
        text for text, lines in ann.page.evaluate(LINES) if abs(lines - round(lines)) > 0.01
    ]


LINES = """[...document.querySelectorAll('.tray .effect')].map((place) => {
    const style = getComputedStyle(place);
    const whole = place.scrollHeight <= place.clientHeight;
    const seen = place.clientHeight - parseFloat(style.getPropertyValue('--rest') || 0);
    return [place.textContent, whole ? 1 : seen / parseFloat(style.lineHeight)];
})"""
"""The texts in the hand, and how many lines are seen of what is too long."""


def test_berlins_spies_tell_their_power_where_a_team_is_chosen(sit: Sit) -> None:
    ann = sit(lang="fr", seed=4)
    ann.create(["me", "bot:level1"], game="berlin63")
    ann.until(lambda: ann.asked, "the line-up")
    assert "Pousse d’une case un espion en vue" in ann.page.get_by_test_id("spy-leo").inner_text()
    clean(ann, "berlin-line-up")
    ann.page.get_by_test_id("spy-leo").hover()
    ann.page.get_by_test_id("peek").wait_for()
    assert 0 == ann.page.evaluate(COVERED)

    ann.say("place leo")
    ann.rest()
    leo = ann.page.get_by_test_id("spy-leo").inner_text()
    assert re.search(r"^(en [a-e][15]|leader)$", leo, re.MULTILINE), leo


ON_THE_BOARD = {
    "berlin63": ".board [data-noun^=square-][data-reads^=spy-]",
    "stratagem": ".board button[data-reads^=plank-]",
}
"""A spy that stands there and is known, and an option that a party displays."""


@pytest.mark.parametrize("game", ON_THE_BOARD)
def test_what_lies_on_the_board_is_read_under_the_pointer_and_covers_no_choice(
    sit: Sit, game: str
) -> None:
    ann = sit(lang="en", theme="light", seed=4)
    match = detente.Match(detente.game(game), seed=5)
    for _ in range(60):
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[len(legal) // 2])
    ann.play_on(match.record, ["me", *["bot:random"] * (len(match.game.seats) - 1)])
    ann.rest()
    ann.page.locator(ON_THE_BOARD[game]).first.hover()
    card = ann.page.get_by_test_id("peek").locator("> div, > article").first
    card.wait_for()
    assert 0 == ann.page.evaluate(COVERED)
    clean(ann, f"read-on-the-board-{game}")
    box = card.bounding_box()
    assert box and box["x"] + box["width"] <= 1280 and box["y"] + box["height"] <= 800


COVERED = """(() => {
    const card = document.querySelector('[data-testid=peek]').getBoundingClientRect();
    return [...document.querySelectorAll('[data-lit=true]')].filter((lit) => {
        const box = lit.getBoundingClientRect();
        return box.width && box.right > card.left && box.left < card.right
            && box.bottom > card.top && box.top < card.bottom;
    }).length;
})()"""


def _texts(ann: Player, game: str) -> list[str]:
    return [detente.game(game).text(action) for action in ann.view["actions"]]


def _about_to_play(ann: Player, game: str) -> None:
    """Ann is asked for a card against a bot."""
    ann.create(["me", "bot:random"], game=game)
    while True:
        ann.until(lambda: ann.asked, "a question")
        texts = _texts(ann, game)
        if any(text.split()[0] in USES[game] for text in texts):
            ann.rest()
            return ann.go_on()
        ann.say(texts[0])
