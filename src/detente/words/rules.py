"""The rule digests: docs/rules/<game>.md (English) and <game>.fr.md (French), clause by clause.

A game of another package has its digest beside its rules: rules.md and rules.fr.md.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from detente.core.tables import DataError
from detente.games import folder, games

_PACKED: Final = Path(__file__).parents[1] / "rules"  # in a wheel
_CHECKOUT: Final = Path(__file__).parents[3] / "docs" / "rules"

_HEADING: Final = re.compile(r"##+\s+(.+)")
_NUMBERED: Final = re.compile(r"([\w-]*\d+[\w.]*?)\.?\s+(.+)")
_CLAUSE: Final = re.compile(r"- (?:\*\*)?([A-Z0-9]+-\d+(?:\.\d+)+)(?:\*\*)?\s+(.+)")
_SOURCE: Final = (
    r"\[[^\]]*\]|\((?:(?:rb|faq|ruling|décision)\b[^)]*|(?:cards?|cartes?)(?: \d+[^)]*)?|A)\)"
)
_SOURCES: Final = re.compile(rf"(?:\s*(?:{_SOURCE}))+\s*$")


@dataclass(frozen=True)
class Clause:
    """One numbered sentence of the rules, without the marks that say where it is from."""

    id: str
    text: str


@dataclass(frozen=True)
class Section:
    """A chapter of the rules; `text` is what stands above its clauses."""

    id: str
    title: str
    text: str
    clauses: list[Clause]


@dataclass(frozen=True)
class Digest:
    """The rules of one game. `lang` is the language they were found in."""

    title: str
    lang: str
    text: str
    sections: list[Section]

    @property
    def clauses(self) -> list[Clause]:
        """Every clause, in order."""
        return [clause for section in self.sections for clause in section.clauses]

    def find(self, number: str) -> list[Clause]:
        """The clause of a number ("13J-9.10", "9.10"), or those of a chapter ("9")."""
        wanted = number.upper().rstrip(".")
        exact = [c for c in self.clauses if wanted in (c.id, _bare(c.id))]
        return exact or [
            c for c in self.clauses if wanted in (_chapter(c.id), _bare(_chapter(c.id)))
        ]


def digest(game: str, lang: str = "en") -> Digest:
    """The rules of a game: in English where nobody has translated them."""
    translated, english = _file(game, f".{lang}"), _file(game, "")
    found, path = (lang, translated) if translated.exists() else ("en", english)
    try:
        return parse(path.read_text(encoding="utf-8"), found)
    except OSError as error:
        raise DataError(f"{path.name}: cannot be read: {error.strerror}") from None


def _file(game: str, lang: str) -> Path:
    if game in games():
        beside = folder(game) / f"rules{lang}.md"
        if beside.exists():
            return beside
    return (_PACKED if _PACKED.is_dir() else _CHECKOUT) / f"{game}{lang}.md"


def parse(text: str, lang: str = "en") -> Digest:
    """A digest as sections and clauses: the lines `- **13J-1.1** …` under their headings.

    Lines that are no clause (tables, notes) stay with the clause or the heading above them.
    """
    title = ""
    intro: list[str] = []
    into = intro
    sections: list[_Draft] = []
    for line in text.splitlines():
        heading, clause = _HEADING.fullmatch(line), _CLAUSE.fullmatch(line.rstrip())
        if line.startswith("# ") and not title:
            title = line[2:].strip()
        elif heading:
            sections.append(_Draft(heading[1], len(sections) + 1))
            into = sections[-1].lines
        elif clause and sections:
            into = [_SOURCES.sub("", clause[2])]
            sections[-1].clauses.append((clause[1], into))
        elif line != "---":
            into.append(line.rstrip())
    return Digest(title, lang, _joined(intro), [draft.section() for draft in sections])


class _Draft:
    """A section while its lines are still being read."""

    def __init__(self, title: str, n: int) -> None:
        numbered = _NUMBERED.fullmatch(title)
        self.id, self.title = (numbered[1], numbered[2]) if numbered else (f"s{n}", title)
        self.lines: list[str] = []
        self.clauses: list[tuple[str, list[str]]] = []

    def section(self) -> Section:
        """The section, read to its end."""
        clauses = [Clause(id, _joined(lines)) for id, lines in self.clauses]
        return Section(self.id, self.title, _joined(self.lines), clauses)


def _joined(lines: list[str]) -> str:
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def _bare(id: str) -> str:
    """9.10 of 13J-9.10."""
    return id.partition("-")[2]


def _chapter(id: str) -> str:
    """13J-9 of 13J-9.10."""
    return id.rpartition(".")[0]
