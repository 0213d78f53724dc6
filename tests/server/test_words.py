"""Words for the page: games, catalogue, texts, rules."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from detente.games import game, games
from detente.server import texts
from detente.words.rules import parse
from tests.server.people import House

DIGEST = """\
# 13 Jours: rules digest

Two seats.

---

## 1. Set-up

Before the first round.

- **13J-1.1** Each side has 17 cubes. [S]
- **13J-1.2** There are nine battlegrounds. [S for the count, F for the layout]

| id | kind |
|---|---|
| `berlin` | military |

## 60-2 Terms

- TS-2.1 Dice are six-sided. [seed] (rb 2.1)
- 60-2.2 Support comes in three kinds. [P]
"""


def test_a_digest_is_sections_and_clauses() -> None:
    rules = parse(DIGEST, "en")

    assert ("13 Jours: rules digest", "Two seats.") == (rules.title, rules.text)
    assert [("1", "Set-up"), ("60-2", "Terms")] == [(s.id, s.title) for s in rules.sections]
    assert "Before the first round." == rules.sections[0].text
    ids = [clause.id for section in rules.sections for clause in section.clauses]
    assert ["13J-1.1", "13J-1.2", "TS-2.1", "60-2.2"] == ids


def test_a_clause_keeps_its_table_and_loses_its_sources() -> None:
    first, second = parse(DIGEST, "en").sections[0].clauses

    assert "Each side has 17 cubes." == first.text
    assert second.text.startswith("There are nine battlegrounds.\n\n| id | kind |")
    assert "Dice are six-sided." == parse(DIGEST, "en").sections[1].clauses[0].text


def test_the_shelf_has_five_games_and_says_which_are_built(house: House) -> None:
    shelf = httpx.get(f"http://{house.address}/api/games").json()

    assert 5 == len(shelf)
    assert sorted(games()) == sorted([entry["name"] for entry in shelf if entry["ready"]])
    days = next(entry for entry in shelf if entry["name"] == "thirteen_days")
    assert ["us", "ussr"] == days["seats"]
    assert "random" in days["bots"]


def test_the_catalogue_decodes_every_action(house: House) -> None:
    catalogue = httpx.get(f"http://{house.address}/api/games/thirteen_days/catalogue").json()
    rules = game("thirteen_days")
    for action in rules.actions:
        verb = catalogue["verbs"][action // 256]
        noun = catalogue["nouns"][verb["kind"]][action % 256] if verb["kind"] else ""
        assert f"{verb['word']} {noun}".rstrip() == rules.text(action)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_texts_are_fluent_in_both_languages(house: House, language: str) -> None:
    shared = httpx.get(f"http://{house.address}/api/text/{language}")

    assert "text/plain; charset=utf-8" == shared.headers["content-type"]
    assert "wait-for-players = " in shared.text


def test_both_languages_say_the_same_things() -> None:
    folder = Path(texts.__file__).parent / "text"
    ids = [
        re.findall(r"^([a-z][a-z0-9-]*) =", (folder / f"{name}.ftl").read_text("utf-8"), re.M)
        for name in ("en", "fr")
    ]

    assert ids[0] == ids[1]
    assert len(ids[0]) == len(set(ids[0]))


def test_everything_the_server_says_has_words() -> None:
    folder = Path(texts.__file__).parent
    source = "".join([file.read_text("utf-8") for file in folder.glob("*.py")])
    said = set(re.findall(r'Fault\(\s*\d+, "([a-z-]+)"', source))
    said |= set(re.findall(r'Reason\("([a-z-]+)", ""\)', source))
    english = (folder / "text" / "en.ftl").read_text("utf-8")

    assert said
    assert [] == sorted([id for id in said if f"\n{id} = " not in english])


@pytest.mark.parametrize(
    "path",
    [
        "/api/text/de",
        "/api/text/en/chess",
        "/api/rules/chess/en",
        "/api/rules/thirteen_days/de",
        "/api/games/chess/catalogue",
    ],
)
def test_what_does_not_exist_is_told(house: House, path: str) -> None:
    answer = httpx.get(f"http://{house.address}{path}")

    assert answer.status_code in (400, 404)
    assert answer.json()["error"]["id"] in ("no-such-game", "malformed", "not-found")
