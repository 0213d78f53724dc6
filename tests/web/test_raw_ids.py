"""No id of the program is read out or shown: every name is in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.core.record import Record
from detente.words.files import sources
from tests.web.player import Player

Sit = Callable[..., Player]

SAID = """() => {
    const found = [];
    for (const element of document.body.querySelectorAll('*')) {
        if (element.matches('.typed')) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
            if (element.getAttribute(name)) found.push(element.getAttribute(name));
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode;
        if (!data.trim() || parentElement.closest('.typed, script, style, option')) continue;
        if (parentElement.checkVisibility({ visibilityProperty: true })) found.push(data.trim());
    }
    return [...new Set(found)];
}"""
"""Every accessible name and every text that is shown, but for what is typed: clauses and times."""

WORD = re.compile(r"[\wÀ-ÿ’'-]+")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", detente.games())
def test_no_raw_id_is_said(sit: Sit, game: str, lang: str) -> None:
    ann = sit(lang=lang, seed=2)
    seats = ["me", *["bot:random"] * (len(detente.game(game).seats) - 1)]
    ann.create(seats, game=game)
    raw = raw_ids(game, lang)
    ann.until(lambda: ann.asked, "the set-up")
    ann.rest()
    said = _found(ann, raw)
    for _ in range(ACTS):
        ann.until(lambda: ann.asked, "a question")
        texts = [detente.game(game).text(action) for action in ann.view["actions"]]
        ann.say(texts[len(texts) // 2])
    ann.until(lambda: ann.asked, "a question")
    ann.rest()
    said |= _found(ann, raw)
    ann.page.keyboard.press("t")
    ann.page.get_by_test_id("text-board").wait_for()
    said |= _found(ann, raw)
    _end(ann, game)
    said |= _found(ann, raw)
    assert {} == said

    slug = sorted(raw)[0]
    ann.page.get_by_test_id("result").evaluate("(at, id) => at.title = `The ${id}.`", slug)
    assert {slug: f"The {slug}."} == _found(ann, raw)  # an id would have been found


ACTS = 6
"""Played before anything is looked at: the board is no longer as it was set up."""


def _end(ann: Player, game: str) -> None:
    """The end of the game; with more than two players somebody gives up without ending it."""
    if len(detente.game(game).seats) == 2:
        ann.resign()
        return
    path = sorted((Path(__file__).parents[1] / "records" / game).rglob("*.json"))[0]
    record = Record.load(path)
    seat, action = record.moves[-1]
    seats = ["bot:random"] * len(detente.game(game).seats)
    seats[seat] = "me"
    ann.play_on(record.start(len(record.moves) - 1), seats)
    ann.until(lambda: ann.asked, "the last act")
    ann.say(detente.game(game).text(action))
    ann.see_result()


def raw_ids(game: str, lang: str) -> set[str]:
    """The slugs of verbs and nouns that are no words of the language."""
    rules = detente.game(game)
    slugs = {verb.word for verb in rules.notation.verbs}
    slugs.update([noun for nouns in rules.nouns.values() for noun in nouns])
    texts = "\n".join([path.read_text("utf-8") for path in sources(lang, game, "page")])
    words = set(WORD.findall(re.sub(r"^[\w-]+ =|^ +\.\w+ =|\$[\w-]+", "", texts, flags=re.M)))
    return {slug for slug in slugs if len(slug) > 2 and slug not in words}


def _found(ann: Player, raw: set[str]) -> dict[str, str]:
    """What is said with a raw id in it: one with an underscore, or a slug that is no word."""
    found = {}
    table = ann.page.url.rsplit("/", 1)[-1]
    for said in ann.page.evaluate(SAID):
        for word in WORD.findall(said.replace(table, "")):
            if word in raw or "_" in word:
                found[word] = said
    return found


TOLD = """() => {
    const tree = document.querySelector('[data-testid=text-board] dl');
    const read = (dl) => Object.fromEntries([...dl.children].map((row) => {
        const [name, told] = row.children;
        const deep = told.querySelector(':scope > dl');
        return [name.textContent, deep ? read(deep) : told.textContent];
    }));
    return read(tree);
}"""
"""The position as text mode tells it: names, and what stands under them."""


def _told(ann: Player, game: str, answers: int = 0) -> dict[str, Any]:
    """What text mode tells of a new game in which some questions were answered."""
    rules = detente.game(game)
    ann.create(["me", *["bot:random"] * (len(rules.seats) - 1)], game=game)
    for _ in range(answers):
        ann.until(lambda: ann.asked, "a question")
        ann.say(rules.text(ann.view["actions"][0]))
    ann.until(lambda: ann.asked, "the set-up")
    ann.rest()
    ann.page.keyboard.press("t")
    ann.page.get_by_test_id("text-board").wait_for()
    told: dict[str, Any] = ann.page.evaluate(TOLD)
    return told


def test_text_mode_says_whose_support_a_state_has(sit: Sit) -> None:
    told = _told(sit(lang="fr"), "nineteen_sixty")
    assert {"cubes", "revient à", "pourquoi", "jet de support"} == set(told["États"]["Kansas"])
    assert "Kennedy 0 · Nixon 2" == told["États"]["Kansas"]["cubes"]


def test_text_mode_calls_what_it_lists_by_what_it_is(sit: Sit) -> None:
    """A spy by its square, a place by whose it is, and never by a seat that it is not."""
    berlin = _told(sit("ann"), "berlin63", SPIES)
    assert {"Red", "Blue"} == set(berlin["teams"])
    assert {"a1", "e5"} < set(berlin["bases"])
    assert all([square == base["square"] for square, base in berlin["bases"].items()])
    standings = _told(sit("bob"), "stratagem")["ranking"]
    assert all([seat == entry["seat"] for seat, entry in standings.items()])


SPIES = 6
"""Answers that set the spies of a side up: its leader, and who stands where."""
