"""Words for the page: games, catalogue, texts, rules."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from detente.games import game, shelf
from detente.server import texts
from tests.server.people import House


def test_the_rules_are_sections_and_clauses(house: House) -> None:
    rules = httpx.get(f"http://{house.address}/api/rules/thirteen_days/en").json()
    ids = [clause["id"] for section in rules["sections"] for clause in section["clauses"]]

    assert "en" == rules["language"]
    assert len(ids) > 150
    assert len(ids) == len(set(ids))
    assert all([id.startswith("13J-") for id in ids])


def test_rules_nobody_has_translated_are_in_english(house: House) -> None:
    rules = httpx.get(f"http://{house.address}/api/rules/thirteen_days/fr").json()

    assert rules["language"] in ("fr", "en")
    assert rules["sections"]


def test_the_shelf_lists_every_game_and_calls_it_by_its_name(house: House) -> None:
    listed = httpx.get(f"http://{house.address}/api/games").json()
    said = httpx.get(f"http://{house.address}/api/text/en").text

    assert shelf() == [entry["name"] for entry in listed]
    assert shelf() == re.findall(r"^page-game-(\w+) = .+$", said, re.M)
    days = next(entry for entry in listed if entry["name"] == "thirteen_days")
    assert ["us", "ussr"] == days["seats"]
    assert "random" in days["bots"]


def test_the_words_of_a_game_are_sent_when_it_is_opened(house: House) -> None:
    shared = httpx.get(f"http://{house.address}/api/text/en").text
    own = httpx.get(f"http://{house.address}/api/text/en/thirteen_days").text

    assert "\nboard-guide-agenda = " in own
    assert not re.findall(r"^board-", shared, re.M)


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


def test_everything_the_server_says_has_words() -> None:
    folder = Path(texts.__file__).parent
    source = "".join([file.read_text("utf-8") for file in folder.glob("*.py")])
    said = set(re.findall(r'Fault\(\s*\d+, "([a-z-]+)"', source))
    said |= set(re.findall(r'Reason\("([a-z-]+)", ""\)', source))
    english = texts.shared_text("en")

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
