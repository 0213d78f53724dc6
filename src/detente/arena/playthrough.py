"""A whole game as text: who was asked what, what was open, what happened, what each seat saw.

`python -m detente.arena.playthrough FOLDER` writes one file per game; a change of behaviour then
shows as a difference that a reviewer can read.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from detente.arena.policies import next_seat, shrewd
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.match import Match
from detente.core.message import Message
from detente.core.rng import Rng
from detente.games import game, games

SEED: Final = 7
VIEWS: Final = 40  # every so many moves the views of all seats are written


def playthrough(game: Game[Any], seed: int = SEED) -> str:
    """One match under shrewd random play, as text."""
    return "\n".join(_lines(game, seed)) + "\n"


def _lines(game: Game[Any], seed: int) -> Iterator[str]:
    yield f"# {game.name}, rules version {game.version}, seed {seed}"
    match = Match(game, seed=seed)
    rng = Rng(seed + 1)
    told_moves = told_notes = 0
    while True:
        for seat, action in match.moves[told_moves:]:
            name = "chance" if seat == CHANCE else game.seats[seat]
            yield f"{name}: {game.text(action)}"
        for _, note in match.log[told_notes:]:
            yield f"    {_said(game.say(note, None))}"
        if match.over:
            break
        if len(match.moves) // VIEWS > told_moves // VIEWS or told_moves == 0:
            yield from _views(game, match.state)
        told_moves, told_notes = len(match.moves), len(match.log)
        seat = next_seat(game, match.state, rng)
        yield f"? {game.seats[seat]} {_said(game.prompt(match.state, seat))}"
        yield f"  {', '.join([game.text(action) for action in match.legal(seat)])}"
        match.submit(seat, shrewd(game, match.state, seat, rng))
    yield repr(match.result)


def _said(message: Message) -> str:
    args = " ".join([f"{name}={value}" for name, value in message.args.items()])
    return f"{message.id} {args}".rstrip()


def _views(game: Game[Any], s: Any) -> Iterator[str]:
    """What a spectator and every seat see."""
    for seat in (None, *range(len(game.seats))):
        name = "spectator" if seat is None else game.seats[seat]
        told = game.to_json(game.observe(s, seat))
        view = json.dumps(told, separators=(",", ":"), sort_keys=True)
        yield f"= {name} {view}"


def main(folder: Path) -> None:
    """Write the playthrough of every game."""
    for name in games():
        (folder / f"{name}.txt").write_text(playthrough(game(name)), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
