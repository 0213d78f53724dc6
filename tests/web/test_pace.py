"""What others do can be followed: act by act, each piece on its way to where it goes."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

import detente
from tests.web.conftest import clean, shoot
from tests.web.player import Player

Sit = Callable[..., Player]

FLIGHT, MOMENT = 560, 800
"""How long something is on its way and how long an act takes, in milliseconds of the page."""

FLIGHTS = "[data-testid=flights] > span"
ARRIVED = """async () => {
    const flight = [...document.querySelectorAll('[data-testid=flights] > span')].at(-1);
    await Promise.all(flight.getAnimations().map((one) => one.finished));
    const { to } = flight.dataset;
    const boxes = (all) => [...document.querySelectorAll(all)]
        .map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
    const places = boxes(`[data-place="${to}"], .board [data-noun="${to}"]`);
    const here = flight.getBoundingClientRect();
    const [x, y] = [here.x + here.width / 2, here.y + here.height / 2];
    return (places.length ? places : boxes('.board'))
        .some((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
}"""
"""Whether the last thing that set out comes to rest over the place it goes to; on the board, where
that is not drawn.
"""

MOST = 60  # presses, after which what is waited for will not come any more
DESK, PHONE = (1280, 800), (390, 844)


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", detente.games())
def test_what_another_does_sets_out_arrives_and_is_then_on_the_board(
    sit: Sit, game: str, size: tuple[int, int]
) -> None:
    ann = _waits(sit, game, size=size, touch=size == PHONE)
    _until_flight(ann)
    before = _shown(ann)
    assert before < ann.view["moves"]
    assert ann.page.evaluate(ARRIVED)
    shoot(ann.page, f"pace-{game}-{size[0]}")

    _lands(ann, before)


def _lands(ann: Player, before: int) -> int:
    """An act is told as a whole, the card first, then what it does: the moves that are shown then.

    What goes its way before another thing sets out has a moment of its own.
    """
    for _ in range(8 * MOMENT // 20):
        if before < _shown(ann):
            break
        ann.page.clock.run_for(20)
    assert before < _shown(ann)
    return _shown(ann)


def test_acts_are_told_one_after_the_other_and_any_press_shows_the_rest(sit: Sit) -> None:
    ann = _waits(sit, "stratagem")
    ann.until(lambda: ann.asked or len(_behind(ann)) > 3, "three bots")
    seen = [_shown(ann)]
    for _ in range(4 * MOMENT // 80):
        ann.page.clock.run_for(80)
        if _shown(ann) != seen[-1]:
            seen.append(_shown(ann))
        if len(seen) > 2:
            break
    told = {line["n"] for view in ann.views for line in view["log"]}
    for before, after in itertools.pairwise(seen):
        between = {n for n in told if before < n <= after}
        at_once = {view["moves"] for view in ann.views} & between
        assert len(at_once) <= 1, "two acts are shown as one"

    ann.page.keyboard.press("Shift")
    ann.until(lambda: _shown(ann) == ann.view["moves"], "the rest")
    assert 0 == ann.page.locator(FLIGHTS).count()


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_the_press_that_shows_the_rest_does_nothing_else(sit: Sit, by: str) -> None:
    """Enter would draw a card, and the mouse would display one."""
    ann = _waits(sit, "stratagem")
    ann.until(lambda: ann.asked, "its turn")
    assert _shown(ann) < ann.view["moves"]
    moves = ann.view["moves"]
    if by == "key":
        ann.page.keyboard.press("Enter")
    else:
        ann.page.locator(".tray [data-noun^=plank-]").first.click()
    ann.until(lambda: _shown(ann) == ann.view["moves"], "the rest")
    ann.page.clock.run_for(MOMENT)
    assert "false" == ann.page.locator("[data-moment]").get_attribute("aria-busy")
    assert moves == ann.view["moves"]
    assert 0 == ann.page.get_by_test_id("confirm").count()


def test_an_act_is_in_sight_for_its_moment(sit: Sit) -> None:
    ann = _waits(sit, "stratagem")
    _until_flight(ann)
    shown = _lands(ann, _shown(ann))
    ann.page.clock.run_for(MOMENT - FLIGHT - 40)
    assert shown == _shown(ann)
    assert 0 == ann.page.locator(FLIGHTS).count()


@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
def test_step_by_step_each_act_waits_for_a_press(sit: Sit, motion: bool) -> None:
    ann = _waits(sit, "stratagem", pace="step" if motion else "follow", motion=motion)
    ann.until(lambda: ann.page.get_by_test_id("pace-next").count() == 1, "a way on")
    ann.page.clock.resume()
    ann.page.clock.run_for(10 * MOMENT)
    stays = _shown(ann)
    assert ann.page.locator("[data-paced] .said").inner_text(), "it is told what is shown"
    clean(ann, f"pace-step-{motion}")
    ann.page.clock.run_for(10 * MOMENT)
    assert stays == _shown(ann) < ann.view["moves"]
    if not motion:
        assert 0 == ann.page.locator(FLIGHTS).count()

    ann.page.get_by_test_id("pace-next").click()
    ann.page.clock.run_for(MOMENT)
    assert stays < _shown(ann)


def test_who_wants_it_at_once_waits_for_nothing(sit: Sit) -> None:
    ann = _waits(sit, "stratagem", pace="instant")
    ann.until(lambda: ann.asked, "its turn")
    ann.until(lambda: _shown(ann) == ann.view["moves"], "what came last")
    assert 0 == ann.page.locator(FLIGHTS).count()


@pytest.mark.parametrize("game", detente.games())
def test_what_happened_while_away_is_played_on_arrival(sit: Sit, game: str) -> None:
    ann = _waits(sit, game)
    past, flight = ann.page.get_by_test_id("past"), ann.page.locator(FLIGHTS).first
    for _ in range(12):  # not all that bots do moves something
        left = _away(ann)
        if _comes(ann, past) and _comes(ann, flight):
            break
        ann.page.keyboard.press("Shift")
    first = past.inner_text()
    for _ in range(12 * MOMENT // 80):  # it is told for as long as all that belongs to it moves
        if not past.count() or past.inner_text() != first:
            break
        ann.page.clock.run_for(80)
        ann.page.wait_for_timeout(15)
    else:
        raise AssertionError(f"the first act never ends: {first}")
    assert left < ann.view["moves"]

    ann.page.keyboard.press("Shift")
    past.wait_for(state="detached")


def _away(ann: Player) -> int:
    """Ann answers, leaves the table to the bots, and comes back: after how many moves she left."""
    while ann.asked and _shown(ann) == ann.view["moves"]:
        _answer(ann)
    table, left = ann.page.url, _shown(ann)
    ann.page.goto(f"{ann.address}/health")
    ann.page.wait_for_timeout(1500)
    ann.view = {}
    ann.page.goto(table)
    ann.until(lambda: bool(ann.view), "the table")
    return left


def _waits(sit: Sit, game: str, pace: str = "follow", motion: bool = True, **how: object) -> Player:
    """Ann has answered, bots are to act, and the page's clock runs for nobody but the test."""
    ann = sit(pace=pace, motion=motion, seed=2, **how)
    ann.page.clock.install()
    seats = ["me", *["bot:random"] * (len(detente.game(game).seats) - 1)]
    ann.create(seats, game=game)
    while not _owes(ann):
        ann.say(_text(ann))
    ann.page.clock.pause_at(ann.page.evaluate("Date.now() + 1000"))
    _answer(ann)
    return ann


def _owes(ann: Player) -> bool:
    """The game is under way: a bot that acts now moves something."""
    ann.until(lambda: ann.asked, "its turn")
    _skip(ann)
    return bool(ann.view["moves"] > STARTED.get(ann.view["game"], 0))


def _skip(ann: Player) -> None:
    """Any key shows the rest, but not where an act waits for a press: there the way on has it."""
    for _ in range(MOST):
        if _shown(ann) == ann.view["moves"]:
            return
        if ann.page.get_by_test_id("pace-next").count():
            ann.page.get_by_test_id("pace-skip").click()
        else:
            ann.page.keyboard.press("Shift")
    raise AssertionError("the page never shows what came last")


STARTED = {"berlin63": 14, "stratagem": 40, "thirteen_days": 8, "nineteen_sixty": 20}


def _text(ann: Player) -> str:
    """One of the things Ann may do."""
    actions = ann.view["actions"]
    return detente.game(ann.view["game"]).text(actions[len(actions) // 2])


def _answer(ann: Player) -> None:
    """Ann answers while no time passes: the page does nothing by itself."""
    before = ann.moment
    ann.tell(_text(ann))
    ann.until(lambda: ann.moment != before, "the answer")


def _until_flight(ann: Player) -> None:
    """Let the page's time pass until something is on its way; Ann plays on meanwhile."""
    for _ in range(400):
        if ann.page.locator(FLIGHTS).count():
            return
        ann.page.clock.run_for(40)
        if ann.asked and _shown(ann) == ann.view["moves"]:
            _answer(ann)
    raise AssertionError("nothing ever moves")


def _comes(ann: Player, what: Locator) -> bool:
    """Let some of the page's time pass; whether it shows something."""
    for _ in range(100):
        if what.count():
            return True
        ann.page.wait_for_timeout(15)
        ann.page.clock.run_for(20)
    return False


def _behind(ann: Player) -> list[int]:
    """The moments that have come and are not shown yet."""
    return [view["moves"] for view in ann.views if view["moves"] > _shown(ann)]


def _shown(ann: Player) -> int:
    """After how many moves the table is that the page shows."""
    moment = ann.page.locator("[data-moment]").get_attribute("data-moment") or "/0"
    return int(moment.split("/")[1])
