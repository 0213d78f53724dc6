"""The documentation site: every link leads somewhere, every example runs, every name is told."""

import doctest
import inspect
import pkgutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import detente
import detente.arena
import detente.bots.bot
import detente.drawing
import detente.envs
from detente.cli.parser import make
from tests.tool import tool

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
EXAMPLES = ["index.md", "tutorial.md", "how-to.md"]
PUBLIC = [detente, detente.arena, detente.drawing, detente.envs, detente.bots.bot]


def test_the_site_builds_and_no_link_leads_nowhere() -> None:
    pytest.importorskip("zensical")
    built = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "site.py")], capture_output=True, text=True
    )

    assert 0 == built.returncode, built.stdout + built.stderr
    page = (ROOT / "build" / "site" / "api" / "detente.html").read_text(encoding="utf-8")
    assert 'id="detente.core.match.Match.submit"' in page


def test_every_page_stands_in_the_navigation(tmp_path: Path) -> None:
    laid = tmp_path / "docs"
    tool("site").lay_out(laid)
    nav = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]

    assert sorted([str(path.relative_to(laid)) for path in laid.rglob("*.md")]) == sorted(
        pages(nav)
    )


def pages(nav: list[dict[str, Any]]) -> list[str]:
    """The pages of a navigation, sections and all."""
    found: list[str] = []
    for entry in nav:
        for page in entry.values():
            found += [page] if isinstance(page, str) else pages(page)
    return found


@pytest.mark.parametrize("page", EXAMPLES)
def test_the_examples_of_a_page_run_as_printed(page: str) -> None:
    pytest.importorskip("pettingzoo")
    failed, tried = doctest.testfile(str(DOCS / page), module_relative=False)

    assert tried > 0
    assert 0 == failed


@pytest.mark.parametrize("module", PUBLIC, ids=lambda module: module.__name__)
def test_every_public_name_has_a_docstring(module: ModuleType) -> None:
    assert [] == [name for name in public(module) if not told(module, name)]


def test_whatever_the_api_reference_shows_has_a_docstring() -> None:
    shown = [name for page in sorted((DOCS / "api").glob("*.md")) for name in directives(page)]

    assert len(shown) > 20
    assert [] == [name for name in shown if not pkgutil.resolve_name(name).__doc__]
    classes = {name: pkgutil.resolve_name(name) for name in shown}
    parts = [
        (name, part)
        for name, thing in classes.items()
        if inspect.isclass(thing)
        for part in vars(thing)
        if callable_or_property(thing, part)
    ]
    assert [] == [(name, part) for name, part in parts if not described(classes[name], part)]


def described(thing: type, part: str) -> bool:
    """Whether a part of a class says what it is, itself or in what it comes from."""
    return bool(inspect.getdoc(getattr(thing, part)))


def directives(page: Path) -> list[str]:
    """What a page of the API reference shows: every name after `:::`, and the members it lists."""
    found: list[str] = []
    for line in page.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == ":::":
            found.append(rest)
        elif word == "members:" and rest.startswith("["):
            found += [f"{found[-1]}.{name.strip()}" for name in rest.strip("[]").split(",")]
    return found


def public(module: ModuleType) -> list[str]:
    """The public names of a module, and those of its classes."""
    names: list[str] = list(getattr(module, "__all__", ["Bot", "bot", "bots"]))
    for name in names.copy():
        thing = getattr(module, name)
        if inspect.isclass(thing):
            names += [f"{name}.{part}" for part in vars(thing) if callable_or_property(thing, part)]
    return names


def callable_or_property(thing: type, part: str) -> bool:
    value = vars(thing)[part]
    return not part.startswith("_") and (
        inspect.isroutine(value) or isinstance(value, property | staticmethod)
    )


def told(module: ModuleType, name: str) -> bool:
    """Whether a name says what it is: a constant does it in the module's own words."""
    first, _, part = name.partition(".")
    thing = getattr(module, first)
    if isinstance(thing, int):
        return True
    return bool(inspect.getdoc(getattr(thing, part) if part else thing))


def test_help_and_the_command_line_lead_to_the_documentation() -> None:
    assert "docs/index.md" in (detente.__doc__ or "")
    assert "make docs" in str(make().help_epilogue)
