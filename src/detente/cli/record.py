"""`detente record`: a recorded game in another form."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from detente.cli.arguments import use_cards
from detente.core.match import Match
from detente.core.record import Record
from detente.core.score import FORMS


def record(
    file: Path,
    /,
    *,
    to: Literal["text", "compact", "json"] = "text",
    output: Annotated[Path | None, Parameter(alias="-o")] = None,
    cards: Path | None = None,
) -> None:
    """Write a recorded game in another form, once every move of it has been checked.

    Parameters
    ----------
    file
        A game in any form: a .detente.json file, a game in words, a compact line.
    to
        In words, as a compact line, or as JSON.
    output
        The file to write; by default it is printed.
    cards
        The folder of cards it was played with, if they were not the usual ones.

    """
    found = Record.load(file)
    if cards is not None:
        use_cards(found.game, cards)
    Match.replay(found)
    written = FORMS[to](found).rstrip("\n") + "\n"
    if output is None:
        print(written, end="")
    else:
        output.write_text(written, encoding="utf-8")
        print(output)
