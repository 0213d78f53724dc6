"""Keys and marks that must not mislead: what is mine to do, and what a key still means."""

from collections.abc import Callable

from tests.web.player import NO_DRAW, Player

Sit = Callable[..., Player]


def test_the_arrow_keys_step_again_after_the_eyes_were_changed(sit: Sit) -> None:
    ann = sit("ann")
    ann.play_now()
    ann.until(lambda: ann.asked, "its turn")
    ann.page.keyboard.press("m")
    ann.page.get_by_test_id("resign").click()
    ann.page.get_by_test_id("resign-now").click()
    ann.page.get_by_test_id("replay").click()
    at = ann.page.get_by_test_id("replay-at")
    at.wait_for()
    ann.page.keyboard.press("Home")
    ann.page.get_by_test_id("eyes").select_option("spectator")
    ann.page.keyboard.press("ArrowRight")

    ann.until(lambda: at.inner_text().startswith("1"), "the first step")
    assert ann.page.get_by_test_id("eyes").input_value() == "spectator"
    ann.page.get_by_role("slider").focus()
    ann.page.keyboard.press("ArrowRight")
    ann.until(lambda: at.inner_text().startswith("2"), "the second step")


def test_what_may_be_said_on_the_side_is_not_lit_and_enter_does_not_say_it(sit: Sit) -> None:
    ann, bob = sit("ann"), sit("bob")
    bob.page.goto(ann.create(["me", "open"], "berlin63"))
    bob.page.get_by_test_id("join-1").click()
    bob.at_table()
    players = (ann, bob)

    def waits(player: Player) -> bool:
        """Has nothing to do but something to say, and both know of the same moves."""
        return bool(player.view["actions"]) and not player.asked and ann.moment == bob.moment

    while not any(waits(player) for player in players):
        for player in players:
            player.page.wait_for_timeout(10)
            if player.asked:
                player.move(lambda p=player: p.press(*NO_DRAW))
    waiter = next(player for player in players if waits(player))
    button = waiter.page.get_by_test_id("act-offer_draw")
    button.wait_for()
    moves = waiter.view["moves"]
    waiter.page.keyboard.press("Enter")
    waiter.page.wait_for_timeout(200)

    assert moves == waiter.view["moves"]
    assert button.get_attribute("data-lit") == "false"
    assert "go" not in (button.get_attribute("class") or "").split()
    button.click()
    waiter.until(lambda: waiter.view["moves"] > moves, "the offer")


def test_the_next_game_is_one_press_away(sit: Sit) -> None:
    ann = sit("ann", lang="fr")
    ann.play_now()
    ann.until(lambda: ann.asked, "its turn")
    first = ann.page.url
    ann.play_now()
    way = ann.page.get_by_test_id("next-game")
    way.wait_for()

    assert "Prochaine partie" in way.inner_text() and "1" in way.inner_text()
    way.click()
    ann.page.wait_for_url(first)


def test_the_rules_open_at_their_search(sit: Sit) -> None:
    ann = sit("ann")
    ann.play_now()
    ann.page.keyboard.press("/")
    ann.page.locator("dialog[open]").wait_for()
    ann.page.keyboard.type("letter")
    ann.page.get_by_role("status").get_by_text("clause").wait_for()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")


def test_whoever_may_sit_down_reads_the_terms_first(sit: Sit) -> None:
    ann, bob = sit("ann"), sit("bob")
    address = ann.create(["me", "open"], options={"letter_timing": "before_placing"})
    bob.page.goto(address)
    bob.page.get_by_test_id("join-1").wait_for()
    terms = bob.page.get_by_test_id("terms").inner_text()

    assert "usual" not in terms and "Letter" in terms


def test_the_hand_lies_in_the_order_its_holder_likes(sit: Sit) -> None:
    ann = sit("ann")
    ann.play_now()
    while not ann.page.locator(".tray [data-noun^=card-]").count():
        ann.play(1)
    ann.page.keyboard.press("m")
    ann.page.get_by_test_id("order").select_option("value")
    ann.page.keyboard.press("Escape")
    ann.page.locator("dialog[open]").wait_for(state="detached")
    values = ann.page.locator(".tray [data-noun^=card-] b").all_inner_texts()

    assert len(values) > 3
    assert sorted(values, reverse=True) == values
