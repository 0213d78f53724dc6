"""`detente play`: a game in the terminal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

import detente
from detente.bots.bot import Bot
from detente.bots.bot import bot as open_bot
from detente.bots.helpers import Helpers
from detente.bots.levels import LEVELS
from detente.bots.search import SearchBot
from detente.cli.arguments import (
    at_least,
    language,
    open_game,
    open_match,
    seat_of,
    thinking_time,
    use_cards,
)
from detente.cli.mistakes import Mistake
from detente.cli.session import Opponent, Session
from detente.core.match import Match
from detente.core.record import Record
from detente.core.rng import Rng

USUAL: Final = 4
"""The level of who does not choose one."""


def play(
    game: str = "",
    /,
    *,
    seat: str = "0",
    level: Annotated[int | None, Parameter(validator=Number(gte=1, lte=LEVELS))] = None,
    style: str = "",
    bot: str = "",
    seed: int | None = None,
    lang: str = "",
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    cards: Path | None = None,
    budget: float = 2.0,
    cores: int = 1,
    save: Path | None = None,
    resume: Path | None = None,
    from_: Path | None = None,
    at: int | None = None,
) -> None:
    """Play a game in the terminal, against a bot on every other seat.

    Parameters
    ----------
    game
        Which game: see `detente games`.
    seat
        Your seat, by name or number.
    level
        How strong the other seats play, from 1 (a first game) to 6 (the best there is); usually 4.
    style
        How that level plays: bold, cautious, or a style of the game's own, such as bluffing.
    bot
        Who plays the other seats instead, by name: random, greedy1, cmd:./my-bot.
    seed
        A number; the same one deals the same cards again.
    lang
        fr or en.
    option
        An option of the game, name=value; may be repeated.
    cards
        A folder with cards of your own, for a game whose README says how.
    budget
        Seconds the bot may think about one decision.
    cores
        Processes a level thinks in; more of them answer sooner.
    save
        Write the game into this file (name it ….detente.json) when you leave.
    resume
        Go on with a saved game; it is saved there again unless --save names another file.
    from_
        Play on from a moment of the game in this file; the file stays as it is.
    at
        That moment: after so many moves, those of chance included.

    """
    file = resume or from_
    if file is None:
        match = _new(game, seed, option, cards)
    elif resume and from_:
        raise Mistake("a game is resumed, or played on from: not both")
    elif option or (resume and seed is not None):
        raise Mistake("a saved game keeps its options and its seed")
    else:
        match = open_match(file, cards=cards) if resume else _play_on(file, at, seed, cards)
    if game not in ("", match.game.name):
        raise Mistake(f"{file} is a game of {match.game.name}, not of {game}")
    name = _opponent(level, style, bot)
    mine = seat_of(match.game, seat)
    others = [n for n in range(len(match.game.seats)) if n != mine]
    thoughts = Rng(match.seed or 0).fork()  # the same seed gives the same opponent
    bots = {n: open_bot(name, match.game, thoughts.below(1 << 32)) for n in others}
    console = Console()
    for player in bots.values():
        _let_help(player, name, cores)
    opponent = Opponent(name, bots, thinking_time(budget))
    session = Session(match, mine, opponent, language(lang), console)
    path = save or resume
    if path is not None:
        _writable(path)
    try:
        session.run()
    finally:
        for player in bots.values():
            player.close()
        if path is not None:
            match.record.save(path)
            session.say("terminal-saved", path=f'"{path}"')


def _opponent(level: int | None, style: str, bot: str) -> str:
    """The name of who plays the other seats."""
    if bot and (level is not None or style):
        raise Mistake("a level with a style, or a bot by its name: not both")
    name = bot or f"level{level or USUAL}"
    return f"{name}+{style}" if style else name


def _let_help(player: Bot[Any], name: str, cores: int) -> None:
    """Let a bot that searches think on several cores."""
    at_least(1, cores=cores)
    if cores > 1 and isinstance(player, SearchBot):
        game = player.game
        player.helpers = Helpers(name, (game.name, game.version, game.options.changed()), cores - 1)


def _dice(seed: int | None) -> int:
    return int.from_bytes(os.urandom(4)) if seed is None else seed


def _new(game: str, seed: int | None, option: list[str] | None, cards: Path | None) -> Match[Any]:
    if not game:
        raise Mistake(f"name a game: {', '.join(detente.games())}")
    return Match(open_game(game, option, cards), seed=_dice(seed))


def _play_on(file: Path, at: int | None, seed: int | None, cards: Path | None) -> Match[Any]:
    """A new game whose first moves are those of the one in `file`."""
    if at is None or at < 0:
        raise Mistake("name the moment to play on from: --at and a number of moves")
    record = Record.load(file)
    if cards is not None:
        use_cards(record.game, cards)
    match = Match.replay(record.start(at, _dice(seed)))
    if match.over:
        raise Mistake(f"{file}: the game is over after {match.given} moves")
    return match


def _writable(path: Path) -> None:
    """Better told now than after the game."""
    able = os.access(path if path.exists() else path.parent, os.W_OK)
    if path.is_dir() or not path.parent.is_dir() or not able:
        raise Mistake(f"{path} cannot be written")
