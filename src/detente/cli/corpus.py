"""`detente corpus`: games of bots, and every decision in them, to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from detente.arena.corpus import GAMES, write_positions, write_records
from detente.arena.tournament import Tournament, play, read, seatings
from detente.cli.arguments import at_least, different_bots, open_game, thinking_time
from detente.cli.progress import bar
from detente.core.extras import at_hand


def corpus(
    game: str,
    /,
    *,
    games: int = 100,
    bots: str = "level2",
    seed: int = 0,
    jobs: int = 0,
    ray: str | None = None,
    budget: float = 60.0,
    folder: Path | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
) -> None:
    """Let bots play, and write their games as records and every decision as a row of a table.

    Stopped at any time, the same command goes on. What is in the files: docs/corpus.md.

    Parameters
    ----------
    game
        Which game: see `detente games`.
    games
        How many; with several bots as many more as it takes for all of them to sit everywhere.
    bots
        Who plays: a bot alone plays itself, several meet each other in pairs.
    seed
        The same seed gives the same corpus, on any number of processes and machines.
    jobs
        Processes; 0 is one per core.
    ray
        Play on a Ray cluster at this address; "local" is this machine.
    budget
        Seconds a bot may think about one decision.
    folder
        Where the files go; by default corpus-GAME.
    option
        An option of the game, name=value; may be repeated.

    """
    at_least(1, games=games)
    at_least(0, jobs=jobs, seed=seed)
    played = open_game(game, option)
    names = different_bots(played, bots)
    at_hand("report", "polars")
    at_hand("rl", "numpy")
    where = (game, played.version, played.options.changed())
    t = Tournament(*where, names, seed, deals=1, budget=thinking_time(budget))
    each = sum([len(seatings(fixture, len(played.seats))) for fixture in t.fixtures])
    t = Tournament(*where, names, seed, -(-games // each), budget=t.budget)
    target = folder or Path(f"corpus-{game}")
    target.mkdir(parents=True, exist_ok=True)
    known = len(read(target / GAMES, t))
    with bar(f"{game} games", t.deals * each) as told:
        told(known)
        for deal in play(t, target / GAMES, jobs, ray):
            told(len(deal))
    write_records(target)
    with bar(f"{game} positions", t.deals * each) as told:
        for n in write_positions(target, jobs, ray):
            told(n)
    print(target)
