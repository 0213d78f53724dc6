"""What a start takes: a command imports what it shows, and no more."""

import subprocess
import sys

import pytest

LOADED = "import sys; sys.modules[{!r}] = None; from detente.cli.app import run; run({!r})"
CODES = """
import detente
import detente.games.twilight_struggle.codes as codes
print(codes.__name__, len(detente.games()))
"""


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)


@pytest.mark.parametrize(
    ("needless", "line"),
    [
        ("detente.games.thirteen_days", ["--help"]),
        ("cyclopts", ["--help"]),
        ("rich", ["--help"]),
        ("importlib.metadata", ["--help"]),
        ("fluent.runtime", ["games"]),
        ("rich", ["games"]),
    ],
)
def test_a_command_starts_without_what_it_does_not_show(needless: str, line: list[str]) -> None:
    done = python(LOADED.format(needless, line))

    assert ("", True) == (done.stderr, "thirteen_days" in done.stdout)


def test_a_module_of_a_game_is_imported_by_its_full_name() -> None:
    done = python(CODES)

    assert ("", "detente.games.twilight_struggle.codes 5\n") == (done.stderr, done.stdout)
