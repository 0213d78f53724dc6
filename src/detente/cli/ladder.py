"""`detente ladder`: each level against the one below, with ratings."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from detente.arena.fit import fit as fit_efforts
from detente.arena.ladder import (
    Step,
    by_seat,
    chart,
    climb,
    duels,
    ratings,
    read,
    steps,
    write_chart,
)
from detente.bots.levels import LEVELS as LEVEL_COUNT
from detente.bots.levels import efforts
from detente.bots.levels import table as levels_table
from detente.bots.levels import write as write_efforts
from detente.bots.ratings import Earned
from detente.bots.ratings import keep as keep_ratings
from detente.cli.arguments import at_least, open_game
from detente.cli.mistakes import Mistake
from detente.cli.progress import bar
from detente.core.game import Game

LEVELS = "level1,level2,level3,level4,level5,level6"


def ladder(
    game: str,
    /,
    *,
    bots: str = LEVELS,
    games: int = 20,
    seed: int = 0,
    jobs: int = 0,
    file: Path | None = None,
    page: Path | None = None,
    sure: Annotated[bool, Parameter(negative="")] = False,
    keep: Annotated[bool, Parameter(negative="")] = False,
    fit: int = 0,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
) -> None:
    """Let each bot play the one below, on every seat with the same cards, and rate them.

    What was played is kept in a file: stopped at any time, the same command goes on. The highest
    bot also plays greedy1, the yardstick that never changes.

    Parameters
    ----------
    game
        Which game: see `detente games`.
    bots
        The bots from the lowest to the highest, as "level1,level2".
    games
        Deals for each duel; each is played once with the upper bot on every seat.
    seed
        The same seed gives the same games.
    jobs
        Processes; 0 is one per core.
    file
        Where the games are kept; by default ladder-GAME.jsonl.
    page
        A Markdown page to write the ladder into, as docs/bots.md.
    sure
        End a duel as soon as a sequential test (5%) shows whether the upper bot wins 60% of
        two-player games or only half, instead of playing them all.
    keep
        Write the ratings into the table that comes with the bots: pages show it. With `--fit`,
        write down how far the levels are off, beside the rules of the game.
    fit
        Play no ladder: find how far each level may be off so that the one above beats it in 70 of
        100, with so many deals a level, and print it.
    option
        An option of the game, name=value; may be repeated.

    """
    at_least(1, games=games)
    at_least(0, jobs=jobs, seed=seed, fit=fit)
    played = open_game(game, option)
    if fit:
        _fit(played, fit, seed, keep)
        return
    names = tuple(bots.split(","))
    if len(names) < 2:
        raise Mistake("a ladder needs two bots or more")
    given = played.options.changed()
    path = file or Path(f"ladder-{game}.jsonl")
    total = len(duels(names)) * games * len(played.seats)
    with bar(f"{game} ladder", total) as told:
        told(min(total, len(read(path))))
        for _ in climb(game, names, games, seed, jobs, path, given, sure):
            told(1)
    found = steps(read(path), names, len(played.seats))
    rated = ratings(found)
    table = Table("duel", "games", "won", "95%", "placed above", "rating", "by seat", box=None)
    for step in found:
        table.add_row(
            f"{step.duel.upper} v. {step.duel.lower}",
            str(step.games),
            f"{100 * step.rate:.0f}%",
            f"{100 * step.low:.0f} to {100 * step.high:.0f}%",
            "" if step.above is None else f"{100 * step.above[0]:.0f}%",
            _points(step, rated),
            by_seat(step, played.seats.__getitem__),
        )
    Console().print(table)
    if keep:
        keep_ratings(game, rated)
    if page is not None:
        write_chart(page, game, chart(game, found, played.seats.__getitem__))


def _points(step: Step, rated: dict[str, Earned]) -> str:
    """The rating a duel leads to, and how far ahead of the lower bot that may be."""
    earned = rated.get(step.duel.upper)
    ahead = f"({step.points[1]:+.0f} to {step.points[2]:+.0f})"
    return ahead if earned is None else f"{earned.rating} {ahead}"


def _fit(played: Game[Any], deals: int, seed: int, keep: bool) -> None:
    """Print what each level should err by, and write it down if it is to be kept."""
    found = fit_efforts(played, efforts(played.name), deals, seed)
    with bar(f"{played.name} levels", deals * (LEVEL_COUNT - 1)) as told:
        while True:
            try:
                next(found)
                told(1)
            except StopIteration as done:
                fitted = done.value
                break
    table = Table("level", "simulations", "errs by", box=None)
    for n, effort in enumerate(fitted, 1):
        table.add_row(str(n), str(effort.simulations), f"{effort.noise:g}")
    Console().print(table)
    if keep:
        write_efforts(levels_table(played.name), fitted)
