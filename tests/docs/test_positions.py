"""The page's types of positions are made from the games' own."""

import pytest

from detente.games import games, part
from tests.tool import tool


@pytest.mark.parametrize("game", [name for name in games() if part(name, "position")])
def test_the_types_of_the_page_are_fresh(game: str) -> None:
    types = tool("position_types")
    written = types.target(game).read_text(encoding="utf-8")

    assert types.typescript(part(game, "position")) == written, "run tools/position_types.py"
