"""The rule digests: docs/rules/<game>.md (English) and <game>.fr.md (French), clause by clause."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from detente.core.tables import DataError

_PACKED: Final = Path(__file__).parents[1] / "rules"  # in a wheel
_CHECKOUT: Final = Path(__file__).parents[3] / "docs" / "rules"

_CLAUSE: Final = re.compile(r"- (?:\*\*)?([A-Z0-9]+-\d+(?:\.\d+)+)(?:\*\*)? +(.+)")
_HEADING: Final = re.compile(r"(#+) +(.+)")


@dataclass(frozen=True)
class Clause:
    """One numbered sentence of the rules."""

    id: str
    text: str


@dataclass(frozen=True)
class Section:
    """A chapter of the rules. `id` is the number its clauses share: "13J-9"."""

    id: str
    title: str
    clauses: list[Clause] = field(default_factory=list)


@dataclass(frozen=True)
class Digest:
    """The rules of one game in one language."""

    title: str
    sections: list[Section]

    @property
    def clauses(self) -> list[Clause]:
        """Every clause, in order."""
        return [clause for section in self.sections for clause in section.clauses]

    def find(self, number: str) -> list[Clause]:
        """The clause of a number ("13J-9.10", "9.10"), or those of a section ("9")."""
        wanted = number.upper()
        exact = [c for c in self.clauses if wanted in (c.id, _bare(c.id))]
        return exact or [
            c for c in self.clauses if f"{wanted}." in (_chapter(c.id), _chapter(_bare(c.id)))
        ]


def digest(game: str, lang: str = "en") -> Digest:
    """The rules of a game: in English where the language has no text of its own."""
    path = _path(game, lang)
    try:
        return parse(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DataError(f"{path.name}: cannot be read: {error.strerror}") from None


def parse(text: str) -> Digest:
    """The clauses of a digest: the lines `- **13J-1.1** …` under their headings."""
    title = ""
    sections: list[Section] = []
    heading = ""
    for line in text.splitlines():
        found = _HEADING.fullmatch(line)
        if found and len(found[1]) == 1:
            title = title or found[2]
        elif found:
            heading = found[2]
        clause = _CLAUSE.fullmatch(line.rstrip())
        if clause is None:
            continue
        if not sections or sections[-1].title != heading:
            sections.append(Section(_chapter(clause[1]).rstrip("."), heading))
        sections[-1].clauses.append(Clause(clause[1], clause[2]))
    return Digest(title, sections)


def _path(game: str, lang: str) -> Path:
    folder = _PACKED if _PACKED.is_dir() else _CHECKOUT
    translated = folder / f"{game}.{lang}.md"
    return translated if translated.exists() else folder / f"{game}.md"


def _bare(id: str) -> str:
    """9.10 of 13J-9.10."""
    return id.partition("-")[2]


def _chapter(id: str) -> str:
    """13J-9. of 13J-9.10."""
    return id.rpartition(".")[0] + "."
