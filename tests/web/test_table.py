"""What a table offers besides playing: looking back, warnings, a shared screen, a lost line."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute

import detente
from tests.web.conftest import clean, shoot, two_and_a_guest
from tests.web.house import House
from tests.web.player import Player

Sit = Callable[..., Player]


def test_what_happened_since_my_last_move_is_shown_step_by_step(sit: Sit) -> None:
    ann = sit(seed=2)
    ann.play_now()
    ann.play(9)
    board = ann.page.get_by_test_id("board")
    now = board.inner_html()
    ann.page.get_by_test_id("since").click()
    past = ann.page.get_by_test_id("past")
    past.wait_for()
    clean(ann, "looking-back")
    assert past.inner_text().strip()
    assert ann.page.locator("[data-lit=true]").count() == 0

    def forward() -> bool:
        ann.page.keyboard.press(".")
        return not past.is_visible()

    ann.until(forward, "the present")
    assert board.inner_html() == now


def test_looking_back_ends_with_escape_and_the_game_goes_on(sit: Sit) -> None:
    ann = sit(seed=3)
    ann.play_now()
    ann.play(4)
    ann.page.keyboard.press(",")
    ann.page.get_by_test_id("past").wait_for()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_test_id("prompt").wait_for()

    ann.move()


def test_the_log_says_when(sit: Sit) -> None:
    ann = sit(lang="en", seed=4)
    ann.play_now()
    ann.rest()
    assert ann.page.locator("[role=log] time").first.get_attribute("datetime")


@pytest.mark.by_turns("lang", "size")
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["thirteen_days", "twilight_struggle", "nineteen_sixty"])
def test_the_voice_says_what_the_others_did_in_the_same_sentence(
    sit: Sit, game: str, lang: str, size: tuple[int, int]
) -> None:
    ann = sit(lang=lang, size=size, touch=size[0] < 700, seed=4)
    ann.create(["me", "bot:random"], game=game)
    last = ann.page.get_by_test_id("last-move")
    voice = ann.page.get_by_test_id("announcer")
    said: list[str] = []
    while not said:
        ann.until(lambda: ann.asked, "its turn")
        ann.rest()
        ann.go_on()
        told = [line.replace(" → ", ", ") for line in last.locator("p").all_inner_texts()]
        said = [line for line in told if len(line.split(", ")) > 2]
        if not said:
            ann.say(_any(ann))
    heard = " ".join(voice.inner_text().split())
    assert " ".join(said[-1].split()) in heard
    assert {"en": "Your move.", "fr": "À vous."}[lang] in heard


def test_a_board_that_needs_the_width_has_its_log_beside_the_hand(sit: Sit) -> None:
    ann = sit(size=(1100, 800), seed=2)
    ann.create(["me", "bot:level1"], game="twilight_struggle")
    ann.rest()
    board = ann.page.get_by_test_id("board").bounding_box()
    log = ann.page.locator("[role=log]").bounding_box()

    assert board and log and log["y"] >= board["y"] + board["height"]
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 1100
    shoot(ann.page, "log-beside-hand")


@pytest.mark.parametrize("game", ["thirteen_days", "twilight_struggle", "berlin63"])
def test_a_tablet_held_upright_has_its_log_below_the_board(sit: Sit, game: str) -> None:
    ann = sit(size=(820, 1180), touch=True, seed=2)
    ann.create(["me", "bot:level1"], game=game)
    ann.rest()
    board = ann.page.get_by_test_id("board").bounding_box()
    log = ann.page.locator("[role=log]").bounding_box()

    assert board and log and log["y"] > board["y"] + board["height"]
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 820


def test_a_long_touch_reads_and_presses_nothing(sit: Sit) -> None:
    ann = sit(size=(390, 844), touch=True, seed=2)
    ann.play_now()
    ann.rest()
    moves = ann.view["moves"]
    _rest_a_finger(ann, "[data-noun=battleground-italy]")
    sheet = ann.page.get_by_test_id("sheet")
    sheet.wait_for()
    clean(ann, "place-sheet")
    assert "Italy" in ann.page.locator("dialog").inner_text()
    ann.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    card = ann.page.locator(".tray [data-noun]").first
    _rest_a_finger(ann, ".tray [data-noun]")
    ann.page.locator("dialog[open]").wait_for()
    assert str(card.get_attribute("aria-label")).split(" · ")[0] in str(
        ann.page.locator("dialog h2").first.text_content()
    )

    assert ann.view["moves"] == moves
    assert ann.page.get_by_test_id("confirm").count() == 0


def test_a_long_touch_on_a_name_in_the_log_reads_it(sit: Sit) -> None:
    ann = sit(size=(390, 844), touch=True, seed=2)
    ann.play_now()
    ann.rest()
    ann.page.get_by_test_id("open-log").tap()
    ann.page.locator("dialog .log [data-reads^=agenda-]").first.scroll_into_view_if_needed()
    _rest_a_finger(ann, "dialog .log [data-reads^=agenda-]")
    card = ann.page.locator("dialog[open]").nth(1)
    card.wait_for()
    assert "Agenda" in card.inner_text()
    clean(ann, "long-touch-on-a-name")


def test_why_not_keeps_off_the_hand_of_a_phone(sit: Sit) -> None:
    ann = sit(size=(390, 844), touch=True, seed=2)
    ann.play_now()
    ann.rest()
    ann.page.locator("[data-noun=battleground-italy]").tap()
    ann.page.get_by_test_id("reason").wait_for()
    note = ann.page.locator(".note").bounding_box()
    hand = ann.page.locator(".tray").bounding_box()
    assert note is not None and hand is not None
    clean(ann, "why-not-phone")

    assert note["y"] + note["height"] <= hand["y"]


def test_shown_twice_as_large_everything_can_be_reached(sit: Sit) -> None:
    """1280 by 800 at 200%: the page has half of both."""
    ann = sit(lang="fr", theme="light", size=(640, 400), touch=True)
    ann.create(["me", "bot:random"])
    ann.play(3)
    clean(ann, "twice-as-large")


def test_a_dangerous_act_offers_the_safe_way_first(sit: Sit) -> None:
    ann = sit(lang="en", seed=5)
    asked: list[int] = []
    ann.page.route_web_socket("**/ws/tables/**", lambda route: _make_dangerous(route, asked))
    ann.play_now()
    ann.rest()
    moves, safe = ann.view["moves"], ann.view["actions"][-1]
    asked.append(safe)
    ann.page.locator(".tray [data-noun]").first.click()
    ann.page.get_by_test_id("danger-safer").wait_for()
    clean(ann, "danger")
    focused = "document.activeElement?.dataset?.testid"
    assert ann.page.evaluate(focused) == "danger-safer"
    ann.page.keyboard.press("Tab")
    assert ann.page.evaluate(focused) == "danger-back"
    ann.page.keyboard.press("Escape")
    assert ann.page.get_by_test_id("danger-safer").count() == 0
    assert ann.view["moves"] == moves


def test_trouble_at_the_server_is_told_until_the_next_act(sit: Sit) -> None:
    ann = sit(lang="fr", seed=5)
    ann.page.route_web_socket("**/ws/tables/**", _break_once)
    ann.play_now()
    ann.rest()
    ann.page.locator(".tray [data-noun]").first.click()
    told = ann.page.get_by_test_id("trouble")
    told.wait_for()
    assert "rien n’est perdu" in told.inner_text()
    clean(ann, "trouble")
    ann.move()
    assert 0 == told.count()


def test_what_leaves_no_choice_is_done_by_itself_and_told(sit: Sit) -> None:
    ann = sit(lang="en", seed=6)
    ann.page.route_web_socket("**/ws/tables/**", _leave_one_act)
    ann.play_now()
    told = ann.page.get_by_test_id("by-itself")
    told.first.wait_for()
    assert told.first.inner_text().startswith("Played automatically, the only move: ")


def test_what_leaves_no_choice_is_left_to_who_wants_to_press_it(sit: Sit) -> None:
    ann = sit(lang="en", seed=6)
    ann.play_now()
    ann.rest()
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("forced").uncheck()
    ann.page.route_web_socket("**/ws/tables/**", _leave_one_act)
    ann.page.reload()
    ann.at_table()
    ann.rest()
    assert 1 == ann.lit().count()

    ann.page.get_by_test_id("menu").click()
    moves = ann.view["moves"]
    ann.page.get_by_test_id("forced").check()
    ann.until(lambda: ann.view["moves"] > moves, "the only act")


def test_a_bot_gives_a_hint_that_is_marked_and_does_nothing(sit: Sit) -> None:
    ann = sit(lang="en", seed=6)
    ann.play_now()
    ann.rest()
    before = ann.moment
    ann.page.keyboard.press("a")
    told = ann.page.get_by_test_id("hint")
    told.wait_for()
    ann.until(lambda: told.inner_text().startswith("A bot would choose “"), "the hint")

    assert 1 <= ann.page.locator("[data-lit=true][data-hint], [data-lit=true] [data-hint]").count()
    assert before == ann.moment
    clean(ann, "hint")
    ann.move()
    ann.until(lambda: not told.is_visible(), "the hint to go")
    ann.rest()
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("ask-hint").click()
    told.wait_for()


def test_nobody_is_offered_a_hint_against_another_person(sit: Sit) -> None:
    ann, bob, _ = two_and_a_guest(sit, "thirteen_days")
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("forced").wait_for()
    assert 0 == ann.page.get_by_test_id("ask-hint").count()

    bob.page.keyboard.press("a")
    bob.page.get_by_text("Hints are only for games against bots.").first.wait_for()
    assert 0 == bob.page.get_by_test_id("hint").count()


def test_two_people_share_a_screen_and_see_their_own_seat_only(sit: Sit) -> None:
    ann = sit(lang="en", seed=6)
    ann.lobby()
    ann.page.get_by_test_id("create").click()
    ann.page.get_by_test_id("seat-1").select_option("beside")
    ann.page.get_by_test_id("make-table").click()
    screen = ann.page.get_by_test_id("hand-over")
    screen.wait_for()
    shoot(ann.page, "hand-over")
    assert ann.page.get_by_test_id("board").count() == 0
    lifted = [0]
    seats = []
    for _ in range(24):
        ann.until(lambda: screen.is_visible() or (ann.asked and ann.still()), "the screen")
        if screen.is_visible():
            assert ann.page.locator("[data-noun]").count() == 0
            assert {frame["seat"] for frame in ann.views[lifted[-1] :]} <= {ann.view["seat"]}
            lifted.append(len(ann.views))
            ann.page.get_by_test_id("lift").click()
            ann.until(lambda: not screen.is_visible(), "the board")
        else:
            seats.append(ann.view["seat"])
            ann.move()

    assert {0, 1} == set(seats)


def test_a_lost_line_is_told_and_what_was_pressed_meanwhile_is_not_lost(
    sit: Sit, house: House
) -> None:
    ann = sit(lang="en", seed=7)
    ann.play_now()
    ann.rest()
    ann.forgive = True
    house.kill()
    ann.page.locator("[data-testid=connection].offline, .connecting").first.wait_for()
    assert "connect" in ann.page.get_by_test_id("prompt").inner_text()
    assert ann.page.locator("[data-lit=true]").count() == 0
    shoot(ann.page, "offline")
    house.start()
    ann.page.locator("[data-testid=connection].online").wait_for()
    ann.forgive = False

    ann.move()


def _any(player: Player) -> str:
    """One of the things somebody may do."""
    actions = player.view["actions"]
    return detente.game(player.view["game"]).text(actions[len(actions) // 2])


def _rest_a_finger(player: Player, selector: str) -> None:
    """Touch something for a second, the way a real finger does."""
    box = player.page.locator(selector).first.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = player.page.context.new_cdp_session(player.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    player.page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _leave_one_act(route: WebSocketRoute) -> None:
    """A line on which only the first act of every question is heard of."""
    server = route.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] in ("view", "change"):
            message |= {"can_undo": False, "forced": True}
        if "actions" in message:
            message["actions"] = message["actions"][:1]
        route.send(json.dumps(message))

    server.on_message(pass_on)


def _break_once(route: WebSocketRoute) -> None:
    """The first act meets a fault at the server."""
    server = route.connect_to_server()
    acts: list[object] = []

    def said(text: str | bytes) -> None:
        if json.loads(text)["t"] == "do" and not acts:
            acts.append(text)
            route.send(json.dumps({"t": "error", "code": "rebuilt", "detail": "rules"}))
        else:
            server.send(text)

    route.on_message(said)


def _make_dangerous(route: WebSocketRoute, safer: list[int]) -> None:
    """A line on which every act is dangerous, and one is safer."""
    server = route.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message = json.loads(text)
        held = "danger" in message.get("unless", ())
        if not held or not safer or message["action"] == safer[0]:
            server.send(text)
            return
        args = {"track": "track-military", "from": 5, "to": 7}
        danger = {"id": "danger-defcon-1", "clause": "13J-15.1", "args": args}
        about = {"action": message["action"], "danger": danger, "safer": safer[0], "final": False}
        route.send(json.dumps({"t": "held", "id": message["id"], **about}))

    route.on_message(pass_on)


def test_what_opens_over_a_table_and_its_text_are_clean(sit: Sit) -> None:
    ann = sit(lang="fr", theme="light")
    ann.play_now()
    ann.rest()
    for name, key in (("keys", "?"), ("cards", "c"), ("rules", "/")):
        ann.page.keyboard.press(key)
        ann.page.locator("dialog[open]").wait_for()
        clean(ann, f"over-the-table-{name}")
        ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("t")
    clean(ann, "text-mode-fr-light")
