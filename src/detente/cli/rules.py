"""`detente rules`: the digest of a game, and which test shows which clause."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding

from detente.cli.arguments import language, open_game
from detente.cli.mistakes import Mistake
from detente.words.coverage import Coverage
from detente.words.coverage import coverage as measure
from detente.words.rules import Clause, Digest, digest


def rules(
    game: str,
    number: str = "",
    /,
    *,
    coverage: Annotated[bool, Parameter(negative="")] = False,
    lang: str = "",
) -> int:
    """Read the rules of a game, clause by clause.

    Parameters
    ----------
    game
        Which game: see `detente games`.
    number
        A clause ("9.10") or a section ("9"); the whole digest by default.
    coverage
        Print which test shows each clause instead; exit code 1 if one is missing.
    lang
        fr or en.

    """
    open_game(game)
    text = digest(game, language(lang))
    if coverage:
        return _report(measure(game, text))
    console = Console()
    if number:
        found = text.find(number)
        if not found:
            raise Mistake(f"the rules of {game} have no clause {number!r}")
        show(console, found)
    else:
        _read(console, text)
    return 0


def show(console: Console, clauses: list[Clause]) -> None:
    """Some clauses, one to a paragraph."""
    for clause in clauses:
        console.print(clause.id, style="bold", highlight=False)
        console.print(Padding(Markdown(clause.text), (0, 0, 0, 4)))


def _read(console: Console, text: Digest) -> None:
    console.print(text.title, style="bold", highlight=False)
    console.print(Markdown(text.text))
    for section in text.sections:
        title = f"{section.id}. {section.title}"
        console.print(f"\n{title}\n", style="bold underline", highlight=False)
        console.print(Markdown(section.text))
        show(console, section.clauses)


def _report(found: Coverage) -> int:
    """The map clause → tests; its last line is the sum."""
    for id in found.ids:
        if id in found.tests:
            print(f"{id}\t{', '.join(found.tests[id])}")
        elif id in found.untested:
            print(f"{id}\tno test: {found.untested[id]}")
        else:
            print(f"{id}\tMISSING")
    for id in found.unknown:
        print(f"{id}\tis no clause of these rules, but tests name it")
    print(found.line)
    return 0 if found.whole else 1
