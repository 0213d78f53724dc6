"""Nothing on a table is written smaller than can be read, in any game, language or size."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import detente
from detente.core.record import Record
from tests.web.conftest import shoot, two_and_a_guest
from tests.web.house import House
from tests.web.legible import too_small
from tests.web.player import Player

Sit = Callable[..., Player]

SIZES = ((1280, 800), (1440, 900), (390, 844), (360, 640))
RECORDS = Path(__file__).parents[1] / "records"
LEGIBLE: dict[tuple[int, int], list[str]] = {size: [] for size in SIZES}

MOVES = 12
"""Acts played before anything is measured: hands are full, the board is no longer as set up."""

LATE = 0.85
"""How much of a game has been played when it is late."""


def small(player: Player, name: str) -> dict[tuple[int, int], list[str]]:
    """What is written too small at each size; a picture of each is kept."""
    found = {}
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.calm()
        shoot(player.page, f"legible-{name}-{width}")
        found[width, height] = too_small(player.page)
    player.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    return found


def bots(game: str) -> list[str]:
    return ["me", *["bot:random"] * (len(detente.game(game).seats) - 1)]


@pytest.mark.by_turns("lang")
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", detente.games())
def test_nothing_is_written_too_small(sit: Sit, game: str, lang: str) -> None:
    ann = sit(lang=lang, theme="dark" if lang == "fr" else "light", seed=3)
    ann.create(bots(game), game=game)
    ann.rest()
    assert LEGIBLE == small(ann, f"{game}-first-{lang}")
    ann.play(MOVES)
    assert LEGIBLE == small(ann, f"{game}-{lang}")


@pytest.mark.by_turns("lang")
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", detente.games())
def test_nor_late_in_a_game_with_the_guide_open(sit: Sit, game: str, lang: str) -> None:
    ann = sit(lang=lang, theme="light" if lang == "fr" else "dark", new=True)
    record = Record.from_json(json.loads(max(RECORDS.glob(f"{game}/*/03.*")).read_text()))
    ann.play_on(record, bots(game), part=LATE)
    ann.rest()
    assert LEGIBLE == small(ann, f"{game}-late-{lang}")


DRAWN_OUT = """() => [...document.querySelectorAll('svg text[textLength]')].filter((text) => {
    const drawn = Number(text.getAttribute('textLength'));
    text.removeAttribute('textLength');
    return text.getComputedTextLength() < drawn;
}).map((text) => text.textContent)"""
"""Names whose letters are drawn wider than they are."""


def test_no_name_on_a_map_is_drawn_out_where_there_is_little_room(sit: Sit) -> None:
    ann = sit(lang="fr", size=(1024, 640))
    ann.create(bots("twilight_struggle"), game="twilight_struggle")
    ann.rest()
    shoot(ann.page, "legible-twilight-struggle-1024-low")
    assert [] == ann.page.evaluate(DRAWN_OUT)


@pytest.mark.parametrize("game", [name for name in detente.games() if name != "stratagem"])
def test_who_looks_on_reads_it_as_well(sit: Sit, game: str) -> None:
    eve = two_and_a_guest(sit, game)[-1]
    assert LEGIBLE == small(eve, f"{game}-looking-on")


def test_who_looks_on_at_four_bots_reads_it_as_well(sit: Sit, own: House) -> None:
    """The lobby offers bots to look at where nobody plays in public: in a house of its own."""
    eve = sit("eve", at=own)
    eve.lobby()
    eve.page.get_by_test_id("watch").get_by_role("combobox").select_option("stratagem")
    eve.page.get_by_test_id("watch-bots").click()
    eve.at_table()
    eve.until(lambda: eve.view["moves"] > MOVES, "bots that play")
    assert eve.view["seat"] is None
    assert LEGIBLE == small(eve, "stratagem-looking-on")


@pytest.mark.by_turns("lang")
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", detente.games())
def test_so_is_a_game_that_is_replayed_with_all_hands_open(sit: Sit, game: str, lang: str) -> None:
    ann = sit(lang=lang)
    ann.page.goto(f"{ann.address}/#/replay")
    ann.page.locator("input[type=file]").set_input_files(max(RECORDS.glob(f"{game}/*/03.*")))
    steps = ann.page.locator("input[type=range]").first
    steps.wait_for()
    for _ in range(EARLY):
        ann.page.keyboard.press("ArrowRight")
    ann.until(lambda: str(EARLY) == steps.input_value(), "the steps")
    assert LEGIBLE == small(ann, f"{game}-replay-{lang}")
    ann.page.keyboard.press("End")
    ann.until(lambda: steps.get_attribute("max") == steps.input_value(), "the end")
    assert LEGIBLE == small(ann, f"{game}-replay-end-{lang}")


EARLY = 60
"""Moves after which hands are full in every game."""
