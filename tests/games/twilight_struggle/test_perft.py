"""The node counts of docs/perft.md."""

import json
import re
from pathlib import Path

import pytest

from tests.games.twilight_struggle.positions import DEPTHS, POSITIONS
from tests.perft import perft

DOCS = Path(__file__).parents[3] / "docs"
ROWS = re.findall(r"^\| ([a-z ]+) \| (\d+) \| ([\d,]+) \|$", (DOCS / "perft.md").read_text(), re.M)


@pytest.mark.parametrize(("name", "depth", "nodes"), ROWS)
def test_perft(name: str, depth: str, nodes: str) -> None:
    t = POSITIONS[name]()

    assert int(nodes.replace(",", "")) == perft(t.game, t.s, int(depth))


def test_every_position_is_counted_to_its_depth() -> None:
    written = {(name, int(depth)) for name, depth, _ in ROWS}

    assert {(name, n + 1) for name, depth in DEPTHS.items() for n in range(depth)} == written


@pytest.mark.parametrize("name", POSITIONS)
def test_the_stored_positions_are_the_named_ones(name: str) -> None:
    t = POSITIONS[name]()
    path = DOCS / "perft" / "twilight_struggle" / f"{name.replace(' ', '_')}.json"
    stored = json.loads(path.read_text(encoding="utf-8"))

    assert t.game.dump(t.s) == stored
    assert perft(t.game, t.s, 2) == perft(t.game, t.game.load(stored), 2)
