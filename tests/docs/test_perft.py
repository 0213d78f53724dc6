"""The node counts of docs/perft.md for the games beside Twilight Struggle, which has its own."""

import json

import pytest

import detente
from tests import perft


def test_the_table_is_fresh() -> None:
    """If not, and the change of the rules is meant: python -m tests.perft."""
    page = (perft.DOCS / "perft.md").read_text(encoding="utf-8")

    assert perft.written() == page.partition(perft.MARK)[2].removeprefix("\n")


@pytest.mark.parametrize("name", perft.GAMES)
@pytest.mark.parametrize("moment", perft.MOMENTS)
def test_the_stored_positions_are_the_named_ones(name: str, moment: str) -> None:
    path = perft.DOCS / "perft" / name / f"{moment}.json"
    stored = json.loads(path.read_text(encoding="utf-8"))
    match = perft.moment(name, perft.MOMENTS[moment])

    assert match.game.dump(match.state) == stored
    assert match.game.key(match.game.load(stored)) == match.game.key(match.state)


def test_all_games_have_their_counts() -> None:
    assert sorted([*perft.GAMES, "twilight_struggle"]) == detente.games()
