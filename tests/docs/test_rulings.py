"""The list of rulings is made from the tables of options, and fresh."""

import importlib.util
from pathlib import Path
from types import ModuleType

import detente

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
