"""`detente replay`: a recorded game, told again."""

from __future__ import annotations

import json as json_
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from detente.cli.arguments import language, open_match, seat_of
from detente.cli.boards import draw
from detente.cli.mistakes import Mistake
from detente.core.match import Match
from detente.words.words import Words


def replay(
    file: Path,
    /,
    *,
    upto: int | None = None,
    seat: str = "",
    lang: str = "",
    cards: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Tell a recorded game again, and check every move of it.

    Parameters
    ----------
    file
        A .detente.json file.
    upto
        Stop after so many moves, those of chance included.
    seat
        Tell it as this seat saw it; as a spectator saw it if none is named.
    lang
        fr or en.
    cards
        The folder of cards it was played with, if they were not the usual ones.
    json
        Print one JSON object and nothing else.

    """
    if upto is not None and upto < 0:
        raise Mistake(f"--upto must be 0 or more, got {upto}")
    match = open_match(file, upto, cards)
    reader = seat_of(match.game, seat) if seat else None
    words = Words(language(lang), match.game.name, "terminal", match.game.options.values)
    if json:
        print(json_.dumps(_summary(match, reader, words), ensure_ascii=False))
    else:
        _tell(match, reader, words)


def _summary(match: Match[Any], reader: int | None, words: Words) -> dict[str, object]:
    game, result = match.game, match.result
    return {
        "game": game.name,
        "moves": len(match.moves),
        "over": match.over,
        "result": None if result is None else result.to_json(),
        "log": [words.say(message) for _, message in match.story(reader)],
        "position": game.to_json(game.observe(match.state, reader)),
    }


def _tell(match: Match[Any], reader: int | None, words: Words) -> None:
    console = Console(highlight=False)
    if match.given:
        said = words.text("terminal-played-on", {"n": f'"{match.given}"'})
        console.print(said, markup=False)
    for at, (n, message) in enumerate(match.story(reader)):
        console.print(f"{n:>4} {words.say(message)}", markup=False)
        if match.comment(at):
            spoken = words.text("log-comment", {"text": f'"{match.comment(at)}"'})
            console.print(f"     {spoken}", markup=False)
    view = match.game.observe(match.state, reader)
    console.print(draw(match.game, view, reader or 0, words))
    result = match.result
    if result is None:
        console.print(words.say(match.game.prompt(match.state, reader)), markup=False)
        return
    console.print(words.text(f"end-{result.why}"), style="bold", markup=False)
    for seat in result.winners:
        args = {"seat": f"seat-{match.game.seats[seat]}"}
        console.print(words.text("terminal-winner", args), markup=False)
