"""Whole games of Stratagem in a real browser: one person and three bots, two people and two."""

from collections.abc import Callable

import pytest

import detente
from detente.core.record import Record
from tests.web.conftest import clean, no_complaints, shoot
from tests.web.player import ORDER, Player

Sit = Callable[..., Player]
DISPLAY = 6  # the verb
BRISK = {"stall_limit": "20"}  # the deck runs out sooner
ACCEPT = "[data-testid=accept]"


@pytest.mark.long
def test_one_person_and_three_bots_play_a_whole_game(sit: Sit) -> None:
    ann = sit(lang="fr", theme="dark", size=(1440, 900), seed=4)
    ann.create(["me", "bot:random", "bot:level1", "bot:random"], "stratagem", BRISK)
    for side in ("south", "west", "north", "east"):
        assert ann.page.get_by_test_id(f"mat-{side}").is_visible()

    shots = _play(ann)

    result = ann.page.get_by_test_id("result")
    result.wait_for()
    points = [int(text) for text in result.get_by_test_id("points").all_text_contents()]
    assert sorted(points) == sorted(ann.view["result"]["scores"])
    assert "move" in shots
    no_complaints(ann.page, "result")
    _hold_upright(ann)
    no_complaints(ann.page, "result on a phone")
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 390


def test_two_people_and_two_bots_and_nobody_reads_a_programme(sit: Sit) -> None:
    ann = sit("ann", lang="en", theme="light", seed=5)
    bob = sit("bob", lang="fr", size=(390, 844), touch=True, seed=6)
    link = ann.create(["me", "bot:random", "open", "bot:random"], "stratagem", BRISK)
    bob.page.goto(link)
    bob.page.get_by_test_id("join-2").tap()
    bob.at_table()
    bob.until(lambda: bob.view.get("begun") is True, "the deal")

    while not (ann.over and bob.over):
        ann.until(lambda: ann.asked or bob.asked or (ann.over and bob.over), "somebody's turn")
        for player in (ann, bob):
            if player.asked:
                player.move(lambda p=player: _press(p))
    for player in (ann, bob):
        player.page.get_by_test_id("result").wait_for()
        _reads_no_secret(player)
    assert bob.page.evaluate("document.documentElement.scrollWidth") == 390


DRAWN = """() => {
    const screen = document.querySelector('[data-moment]');
    const side = document.querySelector('[data-testid=side]');
    window.drawn = [];
    const note = () => window.drawn.push([performance.now(), side.innerText]);
    new MutationObserver(note).observe(screen, { attributeFilter: ['data-moment'] });
}"""
"""Each time another moment is shown is noted from now on, and what stands beside the table then."""
BREATH = 200  # milliseconds for which the board stands still at least


def test_who_has_resigned_sees_the_bots_play_on_without_a_drawing_for_each_act(sit: Sit) -> None:
    ann = sit(lang="fr")
    ann.create(["me", *["bot:random"] * 3], "stratagem", BRISK)
    ann.rest()
    before = len(ann.views)
    ann.page.evaluate(DRAWN)
    ann.resign()

    times, sides = zip(*ann.page.evaluate("window.drawn"), strict=True)
    assert 100 < len(ann.views) - before
    assert len(times) < 4 + (times[-1] - times[0]) / BREATH, "each act is drawn for itself"
    assert not [text for text in sides if "Un coup d’État demande" in text], "who is out needs none"


def test_a_danger_names_what_may_be_lost(sit: Sit) -> None:
    """A SUPPORT demands the OPTION that is taken off: 2 % per opponent, and not the game."""
    ann = sit(lang="fr", size=(1440, 900))
    record, seat, plank = _before("danger-irregular")
    others = ["bot:random"] * 4
    ann.play_on(record, [*others[:seat], "me", *others[seat + 1 :]])
    ann.rest()
    ann.page.locator(f"main [data-noun=plank-{plank}]").first.click()
    ann.page.get_by_test_id("danger-back").wait_for()
    dialog = ann.page.get_by_role("alertdialog").inner_text()
    assert "Cela peut vous coûter 2 % par adversaire" in dialog.replace("\u202f", " ")
    assert "perdre la partie" not in dialog
    clean(ann, "stratagem-danger")


def test_what_can_be_taken_back_is_laid_open_on_a_phone(sit: Sit) -> None:
    """It lies on the own mat, of which a phone shows a line only."""
    ann = sit(lang="en", size=(390, 844), touch=True)
    ann.page.goto(f"{ann.address}/#/lesson/stratagem/irregular?step=1")
    ann.page.get_by_test_id("act-take_back").tap()
    mat = ann.page.get_by_role("dialog")
    mat.locator("[data-lit=true]").first.wait_for()
    clean(ann, "stratagem-take-back")
    mat.locator("[data-lit=true]").last.tap()
    mat.wait_for(state="detached")


def _before(danger: str) -> tuple[Record, int, str]:
    """A game of calm players up to where a seat is warned of an act, and what the act names."""
    game = detente.game("stratagem")
    for seed in range(100):
        match, luck = detente.Match(game, seed=seed), detente.Rng(seed)
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            warned = {action: game.danger(match.state, seat, action) for action in legal}
            for action, reason in warned.items():
                if reason is not None and reason.code == danger:
                    return match.record, seat, game.text(action).split()[-1]
            calm = [action for action in legal if warned[action] is None] or legal
            match.submit(seat, calm[luck.below(len(calm))])
    raise AssertionError("nobody is ever warned of it")


def test_a_line_said_with_an_option_is_read_by_all(sit: Sit) -> None:
    ann = sit("ann", lang="en", theme="light", seed=8)
    eve = sit("eve", lang="fr", size=(1280, 800))
    link = ann.create(["me", *["bot:random"] * 3], "stratagem")
    eve.page.goto(link)
    eve.at_table()
    while not any([action // 256 == DISPLAY for action in ann.view["actions"]]):
        ann.until(lambda: ann.asked, "its turn")
        ann.move(lambda: _press(ann))
        ann.until(lambda: ann.asked, "its turn")
    ann.until(ann.still, "a page at rest")

    mine = ann.view["position"]["seats"][0]
    planned = set(mine["programme"]["planks"]) - set(mine["shown"])
    drawn = ann.page.locator("[data-testid^=planned-]").all()
    assert planned == {str(slot.get_attribute("data-testid"))[8:] for slot in drawn}
    assert 0 == eve.page.locator("[data-testid^=planned-]").count(), "only its player sees it"
    ann.page.locator("[data-noun^=plank-][data-lit=true]:visible").first.click()
    ann.page.get_by_test_id("comment-line").fill("One law <b>from the coast</b> to the hills.")
    ann.page.get_by_test_id("comment-line").press("Enter")
    for player in (ann, eve):
        line = player.page.get_by_test_id("comment").first
        line.wait_for()
        assert line.text_content() == "One law <b>from the coast</b> to the hills."


def test_an_option_is_planned_and_displayed_by_keyboard_only(sit: Sit) -> None:
    ann = sit(lang="en", theme="light", seed=7)
    ann.create(["me", "bot:random", "bot:random", "bot:random"], "stratagem")
    for _ in range(40):
        ann.until(lambda: ann.asked, "its turn")
        if ann.view["position"]["campaign"]:
            break
        ann.move(ann.press_keys)
    for _ in range(4):
        ann.until(lambda: ann.over or ann.asked, "its turn")
        if ann.asked:
            ann.move(ann.press_keys)

    no_complaints(ann.page, "campaign")
    _hold_upright(ann)
    no_complaints(ann.page, "campaign on a phone")
    side = ann.view["position"]["seats"][0]
    assert side["programme"]["count"] == 7
    ann.page.set_viewport_size({"width": 1280, "height": 800})
    shoot(ann.page, "stratagem-keys-1280")


def test_tokens_and_numbers_change_hands_for_eyes_and_ears(sit: Sit) -> None:
    ann = sit(lang="en", theme="dark", size=(390, 844), touch=True, seed=3)
    ann.create(["me", *["bot:random"] * 3], "stratagem")
    before = tokens = [side["tokens"] for side in ann.view["position"]["seats"]]
    while tokens == before:
        ann.until(lambda: ann.asked, "its turn")
        ann.move(lambda: _press(ann))
        tokens = [side["tokens"] for side in ann.view["position"]["seats"]]
    said = ann.page.get_by_test_id("transfers").get_by_role("status")
    ann.until(lambda: "Popularity: " in (said.text_content() or ""), "the numbers said aloud")


def _hold_upright(player: Player) -> None:
    """Turn the page into that of a phone, and let it settle."""
    player.page.set_viewport_size({"width": 390, "height": 844})
    player.page.wait_for_function("matchMedia('(max-width: 699px)').matches")
    player.until(player.still, "a page at rest")


def _play(player: Player) -> set[str]:
    """Play to the end; keeps one picture of each kind of moment."""
    shots: set[str] = set()
    while not player.over:
        player.until(lambda: player.over or player.asked, "its turn")
        if player.asked:
            moment = player.view["prompt"]["id"].removeprefix("ask-")
            if player.page.get_by_test_id("vote").is_visible():
                moment = "vote"
            if moment not in shots:
                shots.add(moment)
                shoot(player.page, f"stratagem-{moment}")
            player.move(lambda: _press(player))
    return shots


def _press(player: Player) -> None:
    """Close a vote, take what is offered, else mostly draw: the quick way through a campaign."""
    draws = ("[data-testid=act-draw]",) if player._rng.random() < 0.95 else ()
    player.press(*ORDER[:2], ACCEPT, *draws, *ORDER[2:])


def _reads_no_secret(player: Player) -> None:
    """While the game went on, no message held the programme or an unseen SECRET of another."""
    for view in player.views:
        if view["result"] is not None:
            continue
        seats = view["position"]["seats"]
        seen = [] if view["seat"] is None else seats[view["seat"]]["seen"]
        for seat, side in enumerate(seats):
            if seat != view["seat"]:
                assert side["programme"]["planks"] == []
                assert set(side["secrets"]["cards"]) <= set(seen)


def test_the_desk_of_an_offer_is_told_apart_from_the_prompt(sit: Sit) -> None:
    ann = sit(size=(1440, 900))
    ann.page.goto(f"{ann.address}/#/lesson/stratagem/programme?step=2")
    ann.page.get_by_test_id("desk").wait_for()
    for answer in ("accept", "refuse"):
        ann.page.get_by_test_id(answer).get_by_text("cannot be undone").wait_for()
    clean(ann, "desk-of-an-offer")
