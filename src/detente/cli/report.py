"""`detente report`: what games of the arena say of a game, as one page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from detente.arena.findings import Findings
from detente.arena.findings_page import page
from detente.arena.tournament import header, read
from detente.cli.mistakes import Mistake
from detente.cli.progress import bar
from detente.games import game


def report(
    results: Path,
    beside: Path | None = None,
    /,
    *,
    output: Annotated[Path | None, Parameter(alias="-o")] = None,
) -> None:
    """Write a page on how fair a game is: sides, endings, length, and what each card is worth.

    Parameters
    ----------
    results
        A file that `detente arena` wrote.
    beside
        A second one, of the same game with other options: what differs there.
    output
        Where the page goes; by default beside the first file.

    """
    findings = _findings(results)
    other = None if beside is None else _findings(beside)
    if other is not None and other.game.name != findings.game.name:
        raise Mistake(f"{results} and {beside} hold games of different titles")
    target = output or results.with_suffix(".html")
    target.write_text(page(findings, header(results), other), encoding="utf-8")
    print(target)


def _findings(path: Path) -> Findings:
    if not path.exists():
        raise Mistake(f"there is no file {str(path)!r}")
    head, games = header(path), read(path)
    if not games:
        raise Mistake(f"{path} holds no games yet")
    played = game(head["game"], version=head["version"], **head["options"])
    with bar(head["game"], len(games)) as told:
        return Findings(played, games).read(told)
