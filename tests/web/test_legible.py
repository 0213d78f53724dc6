"""Nothing on a table is written smaller than can be read, in any game, language or size."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import detente
from tests.web.conftest import shoot, two_and_a_guest
from tests.web.player import Player

Sit = Callable[..., Player]

SIZES = {(1280, 800): 10.0, (1440, 900): 11.0}
"""The least height of letters, in pixels of the screen."""

WRITTEN = """(least) => {
    /** How much smaller than set a text is drawn. */
    const drawn = (element) => {
        if (element instanceof SVGElement) {
            const { a, b, c, d } = element.getScreenCTM();
            return Math.min(Math.hypot(a, b), Math.hypot(c, d));
        }
        let scale = 1;
        for (let at = element; at; at = at.parentElement) {
            const { transform } = getComputedStyle(at);
            if (transform !== 'none') scale *= new DOMMatrix(transform).a;
        }
        return scale;
    };
    const small = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
        const { data, parentElement: at } = texts.currentNode;
        if (!data.trim() || at.closest('.unseen, title, script, style')) continue;
        if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        range.selectNodeContents(texts.currentNode);
        const { width, height } = range.getBoundingClientRect();
        if (!width || !height) continue;
        const size = parseFloat(getComputedStyle(at).fontSize) * drawn(at);
        if (size < least - 0.05) small.push(`${size.toFixed(1)} ${data.trim().slice(0, 40)}`);
    }
    return small;
}"""
"""The texts on the page that are smaller than `least`."""

MOVES = 12
"""Acts played before anything is measured: hands are full, the board is no longer as set up."""


def small(player: Player, name: str) -> dict[tuple[int, int], list[str]]:
    """What is written too small at each size; a picture of each is kept."""
    found = {}
    for (width, height), least in SIZES.items():
        player.page.set_viewport_size({"width": width, "height": height})
        player.calm()
        shoot(player.page, f"legible-{name}-{width}")
        found[width, height] = player.page.evaluate(WRITTEN, least)
    return found


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", detente.games())
def test_nothing_is_written_too_small(sit: Sit, game: str, lang: str) -> None:
    ann = sit(lang=lang, theme="dark" if lang == "fr" else "light", seed=3)
    seats = ["me", *["bot:random"] * (len(detente.game(game).seats) - 1)]
    ann.create(seats, game=game)
    ann.rest()
    assert {size: [] for size in SIZES} == small(ann, f"{game}-first-{lang}")
    ann.play(MOVES)
    assert {size: [] for size in SIZES} == small(ann, f"{game}-{lang}")


@pytest.mark.parametrize("game", detente.games())
def test_who_looks_on_reads_it_as_well(sit: Sit, game: str) -> None:
    if len(detente.game(game).seats) > 2:
        pytest.skip("a table of four is made by bots")
    _, _, eve = two_and_a_guest(sit, game)
    assert {size: [] for size in SIZES} == small(eve, f"{game}-looking-on")
