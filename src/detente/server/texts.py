"""Words for the page: Fluent texts, and the rules read from their digests."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from detente.server.wire import Clause, Rules, Section

LANGUAGES: Final = ("en", "fr")
_PACKAGE: Final = Path(__file__).parent.parent
_DIGESTS: Final = (_PACKAGE / "docs" / "rules", _PACKAGE.parent.parent / "docs" / "rules")
_SECTION: Final = re.compile(r"^##+\s+(?P<title>.+)$")
_NUMBER: Final = re.compile(r"^(?P<id>[\w-]*\d+[\w.]*?)\.?\s+(?P<rest>.+)$")
_CLAUSE: Final = re.compile(
    r"^[-*]\s+(?:\*\*)?(?P<id>[A-Z0-9]+-[A-Z]*\d+(?:\.\w+)*)(?:\*\*)?[:.]?\s+(?P<text>.+)$"
)
_SOURCES: Final = re.compile(r"(?:\s*(?:\[[^\]]*\]|\((?:rb|faq)[^)]*\)))+\s*$")


def shared_text(language: str) -> str:
    """What the program says whatever is played."""
    places = (_PACKAGE / "words", _PACKAGE / "words" / "text", _PACKAGE / "server" / "text")
    return "\n".join([_read(place / f"{language}.ftl") for place in places])


def game_text(game: str, language: str) -> str:
    """What one game says."""
    return _read(_PACKAGE / "games" / game / "text" / f"{language}.ftl")


@lru_cache(maxsize=32)
def rules(game: str, language: str) -> Rules | None:
    """The rules of a game, in English where nobody has translated them; None if there are none."""
    for name, found in ((f"{game}.{language}.md", language), (f"{game}.md", "en")):
        for folder in _DIGESTS:
            if (folder / name).is_file():
                return parse_rules((folder / name).read_text(encoding="utf-8"), found)
    return None


def parse_rules(text: str, language: str) -> Rules:
    """A digest as sections and clauses. Lines that belong to no clause stay with what is above."""
    title = ""
    intro: list[str] = []
    sections: list[tuple[str, str, list[str], list[tuple[str, list[str]]]]] = []
    into = intro
    for line in text.splitlines():
        heading, clause = _SECTION.match(line), _CLAUSE.match(line)
        if line.startswith("# ") and not title:
            title = line[2:].strip()
        elif heading:
            into = []
            sections.append((*_numbered(heading["title"].strip(), len(sections)), into, []))
        elif clause and sections:
            into = [_SOURCES.sub("", clause["text"])]
            sections[-1][3].append((clause["id"], into))
        elif line.strip() != "---":
            into.append(line.rstrip())
    return Rules(title, language, _joined(intro), [_section(*section) for section in sections])


def _section(
    id: str, title: str, lines: list[str], clauses: list[tuple[str, list[str]]]
) -> Section:
    return Section(id, title, _joined(lines), [Clause(n, _joined(text)) for n, text in clauses])


def _numbered(title: str, count: int) -> tuple[str, str]:
    found = _NUMBER.match(title)
    return (found["id"], found["rest"]) if found else (f"s{count + 1}", title)


def _joined(lines: list[str]) -> str:
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""
