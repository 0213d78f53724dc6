"""`detente draw`: a moment of a recorded game as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from detente.cli.arguments import language, open_match, seat_of
from detente.cli.mistakes import Mistake
from detente.drawing import svg
from detente.drawing.hues import DARK, LIGHT


def draw(
    file: Path,
    /,
    *,
    at: int | None = None,
    output: Annotated[Path | None, Parameter(alias="-o")] = None,
    seat: str = "",
    lang: str = "",
    dark: Annotated[bool, Parameter(negative="")] = False,
    cards: Path | None = None,
) -> None:
    """Draw the board of a recorded game as an SVG file.

    Parameters
    ----------
    file
        A .detente.json file.
    at
        After so many moves, those of chance included; by default at the end.
    output
        Where the picture goes; by default beside the file.
    seat
        As this seat saw it, with its own cards; as a spectator saw it if none is named.
    lang
        fr or en.
    dark
        In dark colours.
    cards
        The folder of cards it was played with, if they were not the usual ones.

    """
    if at is not None and at < 0:
        raise Mistake(f"--at must be 0 or more, got {at}")
    match = open_match(file, at, cards)
    game = match.game
    reader = seat_of(game, seat) if seat else None
    view = game.observe(match.seen([] if reader is None else [reader]).state, reader)
    target = output or file.with_suffix(".svg")
    picture = svg(game, view, language(lang), DARK if dark else LIGHT)
    target.write_text(picture + "\n", encoding="utf-8")
    print(target)
