"""The list of rulings is made from the tables of options, and fresh."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import detente
from detente.words.files import LANGUAGES
from detente.words.words import Words

ROOT = Path(__file__).parents[2]


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rulings", ROOT / "tools" / "rulings.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_list_of_rulings_is_fresh() -> None:
    """If not: python tools/rulings.py."""
    assert tool().written() == (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")


def test_every_option_of_every_game_stands_in_the_list() -> None:
    listed = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    for name in detente.games():
        for option in detente.game(name).options.table:
            assert f"\n| `{option.name}`" in listed, f"{name}: {option.name}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", detente.games())
def test_the_digest_names_every_option_offered_at_a_new_table(name: str, lang: str) -> None:
    """By its name, or as the table calls it: its rules are looked up there."""
    source = f"{name}.md" if lang == "en" else f"{name}.{lang}.md"
    rules = (ROOT / "docs" / "rules" / source).read_text(encoding="utf-8")
    words = Words(lang, name)
    table = [option for option in detente.game(name).options.table if option.offered]
    offered = [option.name for option in table if len(option.choices) > 1]
    called = {option: (f"`{option}`", words.text(f"option-{option}")) for option in offered}

    assert [] == [option for option in offered if not any(n in rules for n in called[option])]
