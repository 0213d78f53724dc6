"""A finger needs 44 pixels: so far what can be pressed on a phone reaches, drawn or not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import detente
from tests.web.player import Player

Sit = Callable[..., Player]

REACH = """(least) => {
    const all = 'button, a[href], select, summary, input, [role=button][tabindex="0"]';
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    /** A word in a sentence is as high as its line; where a tag of Twilight Struggle leads, the
        region's button leads too; a state of 1960 is chosen from a list as well. */
    const listed = (at) => open.querySelector(`option[value="${at.dataset.noun?.slice(6)}"]`);
    const inline = (at) => at.matches('[data-reads], .tag') || listed(at);
    const found = [...open.querySelectorAll(all)].filter((at) => !inline(at) && !at.disabled
        && at.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    const small = [];
    for (const at of found) {
        at.scrollIntoView({ block: 'center', inline: 'center' });
        const box = at.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const mine = (dx, dy) => {
            const under = document.elementFromPoint(x + dx, y + dy);
            return [at, ...(at.labels ?? [])].some((one) => one.contains(under));
        };
        if (!box.width || !mine(0, 0)) continue;
        const reach = (dx, dy) => {
            let n = 0;
            while (n < least && mine(dx * (n + 1), dy * (n + 1))) n++;
            return n;
        };
        const [w, h] = [reach(1, 0) + reach(-1, 0) + 1, reach(0, 1) + reach(0, -1) + 1];
        const name = at.ariaLabel ?? at.labels?.[0]?.textContent ?? at.textContent;
        if (Math.min(w, h) < least - 1) small.push(`${w} × ${h} ${name.trim().slice(0, 50)}`);
    }
    return small;
}"""
"""What can be pressed and reaches less far than that from its middle, whatever its drawing."""

FINGER = 44
TOLD = "[data-testid=lesson-text]"
PLACES = {
    "": "[data-testid=play-now]",
    "games": "main h1",
    "tournaments": "main h1",
    "account": "main h1",
    "offline": "main h1",
    "rules/thirteen_days": "main input[type=search]",
    "learn": "a[data-testid^=lesson-]",
    "replay": "input[type=file]",
    "lesson/thirteen_days/command": TOLD,
    "lesson/twilight_struggle/coup": TOLD,
    "lesson/nineteen_sixty/campaign": TOLD,
    "lesson/berlin63/step": TOLD,
    "lesson/stratagem/programme": TOLD,
}
"""Screens that look the same every time, and what says that they are there."""


@pytest.mark.by_turns("lang")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_pressed_on_a_phone_is_large_enough(sit: Sit, lang: str) -> None:
    ann = sit(lang=lang, size=(390, 844), touch=True)
    found = {}
    for place, there in PLACES.items():
        ann.page.goto(f"{ann.address}/#/{place}")
        ann.page.locator(there).first.wait_for(state="attached")
        ann.until(lambda: ann.page.locator("[aria-busy=true]").count() == 0, "all of it")
        ann.calm()
        found[place] = ann.page.evaluate(REACH, FINGER)
    ann.lobby()
    ann.page.get_by_test_id("create").click()
    ann.page.get_by_test_id("make-table").wait_for()
    ann.calm()
    found["create"] = ann.page.evaluate(REACH, FINGER)
    assert {place: [] for place in found} == found


@pytest.mark.parametrize("game", detente.games())
def test_so_it_is_at_a_table_whose_game_goes_on(sit: Sit, game: str) -> None:
    ann = sit(lang="fr", size=(390, 844), touch=True, seed=3)
    ann.create(["me", *["bot:random"] * (len(detente.game(game).seats) - 1)], game=game)
    found: set[str] = set()
    for _ in range(MOMENTS):
        ann.play(2)
        found.update(ann.page.evaluate(REACH, FINGER))
    assert set() == found


MOMENTS = 4
"""How often a table is looked at, two answers apart."""
