"""Players talk to each other beside the log; spectators do not hear it, and anybody may mute."""

from collections.abc import Callable

from tests.web.conftest import clean, two_and_a_guest
from tests.web.player import Player
from tests.web.test_offers import two

Sit = Callable[..., Player]


def say(player: Player, text: str) -> None:
    """Open the talk, where it is shut, and say something by keyboard."""
    if player.page.get_by_test_id("say").count() == 0:
        player.page.get_by_test_id("open-talk").click()
    player.page.get_by_test_id("say").fill(text)
    player.page.keyboard.press("Enter")
    player.page.get_by_test_id("talk").get_by_text(text).wait_for()


def test_two_people_talk_and_a_spectator_hears_nothing(sit: Sit) -> None:
    ann, bob = two(sit, theme="light")
    eve = sit("eve")
    eve.page.goto(ann.page.url)
    eve.at_table()
    say(ann, "Bonsoir !")
    new = bob.page.get_by_test_id("open-talk")
    new.get_by_text("1").wait_for()
    assert "Bonsoir !" in bob.page.get_by_test_id("said").inner_text()
    say(bob, "Good evening <b>there</b>")
    ann.page.get_by_test_id("talk").get_by_text("Good evening <b>there</b>").wait_for()

    assert new.inner_text() == "Chat"
    clean(bob, "talk-en-light")
    clean(ann, "talk-fr-dark")
    assert eve.page.get_by_test_id("open-talk").count() == 0
    assert not [frame for frame in eve.frames if "Bonsoir" in frame]


def test_who_is_muted_is_not_heard_until_wanted_again(sit: Sit) -> None:
    ann, bob = two(sit)
    say(bob, "First.")
    ann.page.get_by_test_id("open-talk").click()
    ann.page.get_by_test_id("mute").check()
    say(bob, "Second.")
    say(ann, "Je n’entends rien.")
    talk = ann.page.get_by_test_id("talk")

    assert "Second." not in talk.inner_text() and "First." not in talk.inner_text()
    ann.page.reload()
    ann.at_table()
    ann.page.get_by_test_id("open-talk").click()
    assert ann.page.get_by_test_id("mute").is_checked()
    ann.page.get_by_test_id("mute").uncheck()
    talk.get_by_text("Second.").wait_for()


def test_a_phone_shows_that_somebody_spoke(sit: Sit) -> None:
    ann, bob = two(sit, size=(390, 844), touch=True)
    say(ann, "Hello, phone.")
    bob.page.get_by_role("button", name="Log · Chat").tap()
    bob.page.get_by_test_id("open-talk").tap()
    bob.page.get_by_test_id("talk").get_by_text("Hello, phone.").wait_for()

    clean(bob, "talk-phone-en")


def test_there_is_nobody_to_talk_to_among_bots(sit: Sit) -> None:
    ann = sit("ann")
    ann.play_now()

    assert ann.page.get_by_test_id("open-talk").count() == 0


def test_a_narrow_field_to_search_the_log_shows_a_glass_and_no_half_word(sit: Sit) -> None:
    ann, _, _ = two_and_a_guest(sit, "thirteen_days")
    seek = ann.page.locator(".log .seek")
    glass, inside = seek.locator("svg"), seek.locator("input")
    glass.wait_for()
    assert "" == inside.get_attribute("placeholder")
    clean(ann, "narrow-search")

    inside.focus()
    box = inside.bounding_box()
    assert box and box["width"] > 120 and not glass.is_visible()
