"""The long runs of a night: stopped, they go on, and what failed is run again."""

import sys
from pathlib import Path

from tests.tool import tool

nightly = tool("nightly")


def said(name: str, program: str) -> object:
    return nightly.Step(name, (sys.executable, "-c", program))


def test_what_went_well_is_not_run_again_and_what_failed_is(tmp_path: Path) -> None:
    night = nightly.this_night(tmp_path, "abc")
    count = "open('{}', 'a').write('.'); print('every law holds')"
    todo = [said("well", count.format("well")), said("ill", count.format("ill") + "; 1 / 0")]

    assert ["ill"] == nightly.run(night, todo)
    assert "| well | holds |" in (night / "summary.md").read_text()
    assert "| ill | FAILED |" in (night / "summary.md").read_text()
    assert ["ill"] == nightly.run(night, todo)
    assert [".", ".."] == [(night / name).read_text() for name in ("well", "ill")]


def test_a_night_goes_on_until_it_is_done(tmp_path: Path) -> None:
    first = nightly.this_night(tmp_path, "abc")
    assert first == nightly.this_night(tmp_path, "abc")
    (first / nightly.DONE).touch()
    second = nightly.this_night(tmp_path, "abc")
    assert int(second.name) == int(first.name) + 1
    assert second != nightly.this_night(tmp_path, "another commit")


def test_every_game_is_held_to_the_laws_in_matches_of_its_own() -> None:
    steps = nightly.steps(seed=7, matches=1200, games=2, kills=3)
    fuzz = [step for step in steps if step.name.startswith("fuzz berlin63")]
    blocks = [step.command[step.command.index("--first") + 1 :] for step in fuzz]

    assert [
        ("0", "--matches", "500"),
        ("500", "--matches", "500"),
        ("1000", "--matches", "200"),
    ] == blocks
    assert len(steps) == len({step.name for step in steps})
