"""The ladders of docs/bots.md: what the page of a table says of a level is what was played."""

import re
from pathlib import Path

import pytest

import detente
from detente.bots.levels import LEVELS
from detente.bots.ratings import ratings

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
ROW = re.compile(r"\| level(\d) v\. level\d \|")
SHARE = re.compile(r"(\d+)% ?\|? ?\(?(\d+)–(\d+)")


@pytest.mark.parametrize("game", detente.games())
def test_a_level_has_the_rating_that_its_ladder_shows(game: str) -> None:
    """`detente ladder GAME --keep --page docs/bots.md` writes both."""
    text = PAGE.read_text(encoding="utf-8")
    chart = text.partition(f"<!-- ladder {game} -->")[2].partition(f"<!-- end {game} -->")[0]
    earned = ratings(game)
    told = {}
    for line in chart.splitlines():
        if row := ROW.match(line):
            games = int(line.split("|")[2])
            beats, low, high = SHARE.findall(line)[-1]  # among four: who is placed above
            told[f"level{row[1]}"] = (int(beats), int(low), int(high), games)

    assert LEVELS - 1 == len(told)
    assert told == {level: one[1:] for level, one in earned.items() if one.games}
