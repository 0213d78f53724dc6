"""The page in all its states: no violation of accessibility, and what players expect works."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import detente
from detente.core.record import Record
from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]
RECORDS = Path(__file__).parents[1] / "records"
LOOKS = [("fr", "dark"), ("fr", "light"), ("en", "dark"), ("en", "light")]


@pytest.mark.by_turns("lang", "theme")
@pytest.mark.parametrize("lang,theme", LOOKS)
def test_lobby_table_result_and_replay_are_accessible(sit: Sit, lang: str, theme: str) -> None:
    ann = sit(lang=lang, theme=theme)
    ann.lobby()
    clean(ann, f"lobby-{lang}-{theme}")
    ann.page.get_by_test_id("create").click()
    clean(ann, f"create-{lang}-{theme}")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_test_id("play-now").click()
    ann.at_table()
    ann.rest()
    clean(ann, f"agenda-{lang}-{theme}")
    ann.play(5)
    clean(ann, f"play-{lang}-{theme}")
    ann.resign()
    clean(ann, f"result-{lang}-{theme}")
    ann.page.get_by_test_id("replay").click()
    ann.page.get_by_test_id("replay-screen").wait_for()
    clean(ann, f"replay-{lang}-{theme}")


UNDER_A_FINGER = """(button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


@pytest.mark.by_turns("lang", "theme")
@pytest.mark.parametrize("lang,theme", LOOKS)
def test_the_phone_pages_are_accessible(sit: Sit, lang: str, theme: str) -> None:
    ann = sit(lang=lang, theme=theme, size=(390, 844), touch=True)
    ann.lobby()
    for game in detente.games():  # one tap to each, without a swipe
        assert ann.page.get_by_test_id(f"play-{game}").evaluate(UNDER_A_FINGER), game
    clean(ann, f"phone-lobby-{lang}-{theme}")
    ann.page.get_by_test_id("play-now").click()
    ann.at_table()
    ann.play(4)
    clean(ann, f"phone-play-{lang}-{theme}")


def test_the_lobby_shows_the_board_of_a_game_to_watch(sit: Sit) -> None:
    ann, eve = sit("ann"), sit("eve", lang="fr", theme="light", size=(390, 844), touch=True)
    ann.create(["me", "bot:level1"])
    eve.lobby()
    board = eve.page.get_by_test_id("watch-board")
    board.scroll_into_view_if_needed()
    assert board.evaluate("async (board) => { await board.decode(); return board.naturalWidth; }")
    clean(eve, "lobby-live-phone")
    eve.page.get_by_test_id("watch-now").click()
    eve.at_table()

    assert eve.view["seat"] is None


def test_nothing_stays_lit_under_a_finger_that_has_left(sit: Sit) -> None:
    ann = sit(lang="fr", size=(390, 844), touch=True)
    ann.lobby()
    button = ann.page.get_by_test_id("create")
    look = "button => { const s = getComputedStyle(button); return s.background + s.borderColor; }"
    before = button.evaluate(look)
    button.hover()  # as browsers take it after a tap
    assert button.evaluate("button => button.matches(':hover')")
    assert before == button.evaluate(look)


def test_undo_takes_a_cube_back_before_it_is_confirmed(sit: Sit) -> None:
    ann = sit(lang="en", seed=4)
    ann.play_now()
    ann.rest()
    while not ann.view["can_undo"]:
        ann.play(1)
    seq, moves = ann.view["seq"], ann.view["moves"]
    ann.page.get_by_test_id("undo").click()
    ann.until(lambda: ann.view["seq"] != seq, "the undo")

    assert ann.view["moves"] < moves


def test_a_place_that_is_not_lit_says_why(sit: Sit) -> None:
    ann = sit(lang="fr")
    ann.play_now()
    ann.rest()
    ann.page.locator("[data-noun=battleground-italy]").first.click()

    reason = ann.page.get_by_test_id("reason")
    reason.wait_for()
    note = ann.page.get_by_role("dialog").inner_text()
    assert "Italie" in note and "13J-9.6" in note
    clean(ann, "why-not-fr-dark")


def test_the_language_can_be_changed_at_any_time(sit: Sit) -> None:
    ann = sit(lang="fr")
    ann.play_now()
    ann.rest()
    french = ann.page.get_by_test_id("prompt").inner_text()
    ann.page.get_by_role("button", name="EN", exact=True).click()
    ann.until(lambda: ann.page.get_by_test_id("prompt").inner_text() != french, "English")

    assert "agenda" in ann.page.get_by_test_id("prompt").inner_text().lower()


def test_text_mode_takes_typed_commands(sit: Sit) -> None:
    ann = sit(lang="en")
    ann.play_now()
    ann.rest()
    ann.page.keyboard.press("t")
    board = ann.page.get_by_test_id("text-board")
    board.wait_for()
    before = ann.view["moves"]
    own = ann.view["position"]["candidates"][ann.view["seat"]][0]
    ann.page.get_by_test_id("command").fill(f"agenda {own}")
    ann.page.keyboard.press("Enter")
    ann.until(lambda: ann.view["moves"] > before, "the typed move")


def test_the_title_says_when_it_is_my_turn(sit: Sit) -> None:
    ann = sit(lang="en")
    ann.play_now()
    ann.rest()

    assert ann.page.title().startswith("●")
    assert "turn" in str(ann.page.locator("link[rel=icon]").get_attribute("href"))


@pytest.mark.parametrize(
    "address,said", [("table/nowhere", "no such table"), ("rules/chess", "no such game")]
)
def test_an_address_that_leads_nowhere_says_so(sit: Sit, address: str, said: str) -> None:
    ann = sit(lang="en", theme="light")
    ann.forgive = True
    ann.page.goto(f"{ann.address}/#/{address}")
    alert = ann.page.get_by_role("alert")
    alert.wait_for()

    assert said in alert.inner_text().lower()
    clean(ann, f"lost-{address}")


def test_who_comes_to_a_full_table_looks_on(sit: Sit) -> None:
    ann, eve = sit("ann", lang="en"), sit("eve", lang="en", theme="light")
    ann.play_now()
    ann.rest()
    eve.page.goto(ann.page.url)
    eve.at_table()

    assert eve.view["seat"] is None
    assert "watching" in eve.page.get_by_test_id("prompt").inner_text().lower()
    assert eve.page.get_by_test_id("undo").count() == 0
    clean(eve, "spectator-en-light")


def test_the_keys_are_listed_and_every_window_opens_and_closes_by_keys(sit: Sit) -> None:
    ann = sit(lang="en")
    ann.play_now()
    ann.rest()
    for key, said in (("?", "Keys"), ("/", "Rules"), ("m", "Menu"), ("c", "Browse")):
        ann.page.keyboard.press(key)
        window = ann.page.locator("dialog[open]")
        window.wait_for()
        assert said in window.inner_text()
        ann.page.keyboard.press("Escape")
        window.wait_for(state="detached")


def test_sounds_are_off_until_asked_for(sit: Sit) -> None:
    ann = sit(lang="en")
    ann.page.add_init_script(
        "window.rung = 0; window.AudioContext = class { constructor() { window.rung++; } }"
    )
    ann.play_now()
    ann.rest()

    assert ann.page.evaluate("window.rung") == 0
    ann.page.keyboard.press("m")
    assert not ann.page.get_by_label("Sounds").is_checked()


AUDIO = """window.rung = 0;
const still = { connect: (to) => to, start() {}, stop() {}, frequency: {},
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } };
window.AudioContext = class {
    currentTime = 0;
    createOscillator() { window.rung++; return still; }
    createGain() { return still; }
};
const liked = JSON.parse(localStorage.getItem('detente'));
localStorage.setItem('detente', JSON.stringify({ ...liked, sounds: true }));
"""
"""Somebody who wants to hear sounds, and an instrument that only counts its tones."""


def test_what_a_sound_tells_is_said_in_words_as_well(sit: Sit) -> None:
    ann = sit(lang="en")
    ann.page.add_init_script(AUDIO)
    ann.play_now()
    ann.rest()

    assert ann.page.evaluate("window.rung") > 0
    assert ann.page.title().startswith("●")
    assert "Your move" in ann.page.get_by_test_id("announcer").inner_text()


@pytest.mark.by_turns("palette", "theme")
@pytest.mark.parametrize("palette,theme", [("teal-magenta", "dark"), ("green-violet", "light")])
def test_the_sides_have_the_colours_the_reader_chose(sit: Sit, palette: str, theme: str) -> None:
    ann = sit("ann", theme=theme)
    ann.play_now()
    ann.rest()
    usual = _colours(ann)
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("palette").select_option(palette)
    clean(ann, f"menu-{palette}-{theme}")
    ann.page.keyboard.press("Escape")
    clean(ann, f"table-{palette}-{theme}")
    chosen = _colours(ann)
    assert not set(usual) & set(chosen)
    ann.page.reload()
    ann.at_table()
    assert chosen == _colours(ann)


@pytest.mark.by_turns("palette", "theme")
@pytest.mark.parametrize("palette,theme", [("teal-magenta", "light"), ("green-violet", "dark")])
def test_so_have_the_parties(sit: Sit, palette: str, theme: str) -> None:
    ann = sit("ann", theme=theme)
    kept = min(RECORDS.glob("stratagem/*/*.json"))
    ann.play_on(Record.from_json(json.loads(kept.read_text())), ["me", *["bot:random"] * 3], 0.5)
    ann.rest()
    names = tuple(f"--st-{party}" for party in ("pop", "dem", "con", "nat"))
    usual = _colours(ann, names)
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("palette").select_option(palette)
    ann.page.keyboard.press("Escape")
    assert not set(usual) & set(_colours(ann, names))
    clean(ann, f"stratagem-{palette}-{theme}")


def _colours(player: Player, names: tuple[str, ...] = ("--us", "--ussr")) -> list[str]:
    """Those of the two sides, or of others."""
    look = "name => getComputedStyle(document.documentElement).getPropertyValue(name)"
    return [str(player.page.evaluate(look, name)) for name in names]


def test_a_long_list_of_tables_is_shown_page_by_page(sit: Sit) -> None:
    ann = sit(lang="en")
    ann.lobby()
    many = ann.page.evaluate("""async () => {
        const body = JSON.stringify({game: 'thirteen_days', seats: ['me', 'open'], public: false});
        const headers = {'Content-Type': 'application/json'};
        for (let i = 0; i < 61; i++) await fetch('/api/tables', {method: 'POST', headers, body});
        return (await (await fetch('/api/tables')).json()).mine.length;
    }""")
    ann.page.reload()
    ann.page.get_by_test_id("all-tables").wait_for()
    assert 5 == ann.page.get_by_label("My tables").locator("li").count()
    clean(ann, "lobby-long")

    ann.page.get_by_test_id("all-tables").click()
    rows = ann.page.get_by_test_id("my-row")
    ann.page.get_by_test_id("more-tables").click()
    ann.until(lambda: rows.count() == 61, "the second page")

    assert 60 == many
    assert 0 == ann.page.get_by_test_id("more-tables").count()
    clean(ann, "games-long")
