"""`detente play`: a game in the terminal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

import detente
from detente.bots.bot import bot as open_bot
from detente.cli.arguments import Mistake, language, open_game, open_match, seat_of
from detente.cli.session import Session
from detente.core.match import Match
from detente.core.rng import Rng


def play(
    game: str = "",
    /,
    *,
    seat: str = "0",
    bot: str = "greedy",
    seed: int | None = None,
    lang: str = "",
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    cards: Path | None = None,
    budget: float = 2.0,
    save: Path | None = None,
    resume: Path | None = None,
) -> None:
    """Play a game in the terminal, against a bot on every other seat.

    Parameters
    ----------
    game
        Which game: see `detente games`.
    seat
        Yours, by name or number.
    bot
        Who plays the other seats.
    seed
        Deals the same cards again.
    lang
        fr or en.
    option
        An option of the game, name=value; may be repeated.
    cards
        A folder with cards of your own, for a game whose README says how.
    budget
        Seconds the bot may think about one decision.
    save
        Write the game into this file (name it ….detente.json) when you leave.
    resume
        Go on with a saved game; it is saved there again unless --save names another file.

    """
    match = _match(game, seed, option, cards, resume)
    mine = seat_of(match.game, seat)
    others = [n for n in range(len(match.game.seats)) if n != mine]
    thoughts = Rng(match.seed or 0).fork()  # the same seed gives the same opponent
    bots = {n: open_bot(bot, match.game, thoughts.below(1 << 32)) for n in others}
    console = Console()
    session = Session(match, mine, bots, language(lang), console, budget)
    path = save or resume
    if path is not None:
        _writable(path)
    try:
        session.run()
    finally:
        if path is not None:
            match.record.save(path)
            session.say("terminal-saved", path=f'"{path}"')


def _match(
    game: str,
    seed: int | None,
    option: list[str] | None,
    cards: Path | None,
    resume: Path | None,
) -> Match[Any]:
    if resume is None:
        if not game:
            raise Mistake(f"name a game: {', '.join(detente.games())}")
        dice = int.from_bytes(os.urandom(4)) if seed is None else seed
        return Match(open_game(game, option, cards), seed=dice)
    if option or seed is not None:
        raise Mistake("a saved game keeps its options and its seed")
    match = open_match(resume, cards=cards)
    if game not in ("", match.game.name):
        raise Mistake(f"{resume} is a game of {match.game.name}, not of {game}")
    return match


def _writable(path: Path) -> None:
    """Better told now than after the game."""
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise Mistake(f"{path} cannot be written")
