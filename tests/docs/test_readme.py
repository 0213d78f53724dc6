"""README.md is true."""

import doctest
import re
from pathlib import Path

from detente.cli.app import COMMANDS

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"


def test_the_python_in_the_readme_runs_as_printed() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)

    assert tried > 0
    assert 0 == failed


def test_every_command_in_the_readme_exists() -> None:
    named = set(re.findall(r"detente ([a-z]+)", README.read_text(encoding="utf-8")))

    assert named <= set(COMMANDS)


def test_ci_runs_the_test_command_of_the_readme() -> None:
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()

    assert "make test" == ci[-1]
    assert "\nmake test " in README.read_text(encoding="utf-8")


def test_every_page_the_readme_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)]+)\)", README.read_text(encoding="utf-8"))

    assert [] == [link for link in links if not (ROOT / link).exists()]
