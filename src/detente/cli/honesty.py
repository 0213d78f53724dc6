"""`detente honesty`: hold every level to what it must keep to, in many games."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from detente.arena.honesty import account, observe, read
from detente.cli.arguments import at_least, open_game
from detente.cli.ladder import LEVELS
from detente.cli.progress import bar


def honesty(
    game: str,
    /,
    *,
    bots: str = LEVELS,
    games: int = 2000,
    seed: int = 0,
    jobs: int = 0,
    file: Path | None = None,
) -> int:
    """Let levels play themselves, and count what must not happen; exit code 1 if it did.

    Counted are acts the game warns of where another was open, games lost by them, and decisions
    of more than two seconds. Told besides: acts it was warned of as of all that were open, and
    games lost by its own fault that nothing had warned of. What was played is kept in a file:
    stopped at any time, the same command goes on.

    Parameters
    ----------
    game
        Which game: see `detente games`.
    bots
        The levels, as "level1,level2".
    games
        Games for each level.
    seed
        The same seed gives the same games.
    jobs
        Processes; 0 is one per core.
    file
        Where the games are kept; by default honesty-GAME.jsonl.

    """
    at_least(1, games=games)
    at_least(0, jobs=jobs, seed=seed)
    open_game(game)
    names = bots.split(",")
    path = file or Path(f"honesty-{game}.jsonl")
    with bar(f"{game} honesty", len(names) * games) as told:
        told(len(read(path)))
        for level in names:
            for _ in observe(game, level, games, seed, jobs, path):
                told(1)
    columns = ("games", "decisions", "warned", "cornered", "faults", "unforeseen", "late")
    table = Table("level", *columns, "slowest", "endings", box=None)
    accounts = [account(read(path), level) for level in names]
    for one in accounts:
        numbers = [str(getattr(one, name)) for name in columns]
        endings = ", ".join([f"{why} {n}" for why, n in one.endings.most_common()])
        table.add_row(one.level, *numbers, f"{one.slowest:.2f} s", endings)
    Console().print(table)
    return 0 if all([one.honest for one in accounts]) else 1
