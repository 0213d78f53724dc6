"""People find each other, play and enter a tournament without ever touching a mouse."""

from __future__ import annotations

import datetime
from collections.abc import Callable

from playwright.sync_api import Locator

from tests.web.conftest import clean
from tests.web.player import Player
from tests.web.test_account import PASSWORD, account
from tests.web.test_clocks import posts

Sit = Callable[..., Player]

FOCUS = """selector => {
  const at = document.activeElement;
  if (!at?.matches(selector)) return '';
  const seen = [at, at.nextElementSibling, at.closest('label')].filter(Boolean).some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  });
  return seen ? 'seen' : 'unseen';
}"""
"""Whether something has the focus, and whether one sees that it has."""

STEPS = 90


def walk(player: Player, selector: str, key: str = "Tab") -> None:
    """Press a key until something has the focus, which shows."""
    for _ in range(STEPS):
        found = player.page.evaluate(FOCUS, selector)
        if found:
            assert "seen" == found, f"the focus on {selector} cannot be seen"
            return
        player.page.keyboard.press(key)
    raise AssertionError(f"{selector} cannot be reached by {key}")


def at(test_id: str) -> str:
    return f"[data-testid={test_id}]"


def press(player: Player, selector: str) -> None:
    player.page.locator(selector).first.wait_for(state="attached")
    walk(player, selector)
    player.page.keyboard.press("Enter")


def press_it(player: Player, wanted: Locator) -> None:
    """Press something that has a name for people alone."""
    wanted.evaluate("one => one.setAttribute('data-wanted', '')")
    press(player, "[data-wanted]")
    player.page.evaluate("document.querySelector('[data-wanted]')?.removeAttribute('data-wanted')")


def choose(player: Player, group: str, test_id: str) -> None:
    """One of a group: Tab leads to the group, arrows go through it."""
    walk(player, f"input[name={group}]")
    walk(player, at(test_id), "ArrowRight")


def opens(player: Player, place: str) -> None:
    player.page.goto(f"{player.address}/health")
    player.page.goto(f"{player.address}/#/{place}")


def test_two_people_meet_play_and_enter_a_tournament_by_keys_alone(sit: Sit) -> None:
    ann, bob = sit("ann"), sit("bob", lang="fr", theme="light")
    account(ann)
    press(ann, at("choose-password"))
    walk(ann, "form [name=name]:not([autocomplete=username])")
    ann.page.keyboard.type("Ann by keys")
    walk(ann, "[autocomplete=new-password]")
    ann.page.keyboard.type(PASSWORD)
    ann.page.keyboard.press("Enter")
    ann.page.get_by_test_id("leave").wait_for()
    bob.lobby()
    posts(bob, "account/register", name="Quito 7", password=PASSWORD, language="fr")

    ann.lobby()
    press(ann, at("create"))
    choose(ann, "against", "against-person")
    choose(ann, "finding", "find-named")
    walk(ann, "[type=search]")
    ann.page.keyboard.type("qui")
    press(ann, f"{at('finder')} button")
    choose(ann, "time", "time-live")
    press(ann, at("make-table"))
    ann.at_table()

    opens(bob, ann.page.url.rpartition("#/")[2])
    press(bob, at("take-seat"))
    for player in (ann, bob):
        player.until(lambda p=player: p.view["moves"] > 0 and p.asked, "the deal")
        player.move(player.press_keys)
    bob.rest()
    for button in ("menu", "resign", "resign-now"):
        press(bob, at(button))
    for player in (ann, bob):
        player.see_result()

    mail = {"kind": "mail", "bank": 259_200, "gain": 0, "cap": 259_200, "out": "lose"}
    cup = {"name": "Keys", "game": "thirteen_days", "system": "round_robin", "time": mail}
    posts(ann, "tournaments", **cup)
    opens(bob, "tournaments")
    press(bob, "a[href^='#/tournament/']")
    press(bob, at("enter"))
    bob.page.get_by_test_id("entrants").get_by_role("listitem").wait_for()
    press(bob, at("follow"))
    bob.page.get_by_test_id("followed").wait_for()


def types_tomorrow(player: Player) -> None:
    """Into a field for a date; the browser's own language, which no page is told, orders it."""
    tomorrow = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=1)
    for order in ("%d%m%Y", "%m%d%Y"):
        player.page.keyboard.type(tomorrow.strftime(order))
        if player.page.evaluate("document.activeElement.value") == f"{tomorrow:%Y-%m-%d}":
            return
        for _ in range(2):
            player.page.keyboard.press("ArrowLeft")
    raise AssertionError("tomorrow cannot be typed")


def test_a_vacation_is_taken_ended_planned_and_cancelled_by_keys_alone(sit: Sit) -> None:
    ann = sit("ann", lang="fr")
    opens(ann, "games")
    press(ann, at("take-vacation"))
    ann.page.get_by_test_id("on-vacation").wait_for()
    clean(ann, "vacation-keys")
    press(ann, at("come-back"))
    ann.page.get_by_test_id("on-vacation").wait_for(state="detached")

    press(ann, at("plan-vacation"))
    for field in ("label:first-of-type > input", "label:last-of-type > input"):
        walk(ann, f"form > {field}[type=date]")
        types_tomorrow(ann)
    press(ann, at("plan-dates"))
    ann.page.get_by_test_id("come-back").wait_for()
    assert ann.page.get_by_test_id("on-vacation").count() == 0, "it begins tomorrow"
    press(ann, at("come-back"))
    ann.page.get_by_test_id("take-vacation").wait_for()
