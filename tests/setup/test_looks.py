"""A test in several looks is shown in one of them by `make test`, and in all by `make nightly`."""

from pathlib import Path

import pytest

pytest_plugins = "pytester"

LOOKS = """
import pytest

@pytest.mark.by_turns("lang", "size")
@pytest.mark.parametrize("size", [1280, 390])
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", ["berlin63", "stratagem", "thirteen_days", "nineteen_sixty"])
def test_a_board(game, lang, size): ...

@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_word(lang): ...
"""


def test_each_game_has_another_look_and_what_is_left_is_long(pytester: pytest.Pytester) -> None:
    pytester.makeconftest((Path(__file__).parents[1] / "conftest.py").read_text(encoding="utf-8"))
    pytester.makepyfile(test_looks=LOOKS)

    def named(which: str) -> set[str]:
        options = ("-p", "no:schemathesis", "-p", "no:faker", "-W", "ignore", "-m", which)
        heard = pytester.inline_run("--collect-only", *options)
        items = heard.getcall("pytest_collection_finish").session.items
        return {item.name.partition("_a_")[2].rstrip("]") for item in items}

    now, at_night = named("not long"), named("long")
    boards = [name.removeprefix("board[") for name in now if name.startswith("board")]
    games, looks = zip(*(name.split("-", 1) for name in boards), strict=True)
    assert {"berlin63", "stratagem", "thirteen_days", "nineteen_sixty"} == set(games)
    assert {"fr-1280", "fr-390", "en-1280", "en-390"} == set(looks)
    assert {"word[fr", "word[en"} <= now
    assert 12 == len(at_night) and not now & at_night
