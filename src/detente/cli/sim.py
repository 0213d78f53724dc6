"""`detente sim`: bots play many games."""

from __future__ import annotations

import json as json_
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from detente.arena import Mean, Plan, Tally, run, wilson
from detente.cli.arguments import at_least, bot_names, open_game
from detente.cli.progress import bar
from detente.core.game import Game


def sim(
    game: str,
    /,
    *,
    games: int = 100,
    bots: str = "random",
    seed: int = 0,
    jobs: int = 0,
    budget: float = 2.0,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Let bots play many games and count who wins.

    Parameters
    ----------
    game
        Which game: see `detente games`.
    games
        How many.
    bots
        One bot for each seat, as "greedy,random"; one name is for all seats.
    seed
        The same seed gives the same games, on any number of processes.
    jobs
        Processes; 0 is one per core.
    budget
        Seconds a bot may think about one decision.
    option
        An option of the game, name=value; may be repeated.
    json
        Print one JSON object and nothing else.

    """
    at_least(1, games=games)
    at_least(0, jobs=jobs, seed=seed)
    played = open_game(game, option)
    names = bot_names(played, bots)
    plan = Plan(game, names, games, seed, budget, played.options.changed())
    start = perf_counter()
    with bar(game, games) as progress:
        tally = run(plan, jobs, progress)
    seconds = perf_counter() - start
    if json:
        print(json_.dumps(_summary(plan, tally, seconds)))
    else:
        _report(played, plan, tally, seconds)


def _summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    told: dict[str, object] = {
        "game": plan.game,
        "games": tally.games,
        "bots": list(plan.bots),
        "wins": tally.wins,
        "draws": tally.draws,
        "endings": dict(tally.endings.most_common()),
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
    }
    if any(tally.habits):
        told["habits"] = [_means(habits) for habits in tally.habits]
    return told


def _means(habits: dict[str, Mean]) -> dict[str, object]:
    return {
        what: {"mean": round(mean.value, 4), "times": mean.times} for what, mean in habits.items()
    }


def _report(game: Game[Any], plan: Plan, tally: Tally, seconds: float) -> None:
    console = Console()
    table = Table("seat", "bot", "wins", "rate", "95 % interval", box=None, pad_edge=False)
    for seat, name in enumerate(game.seats):
        table.add_row(name, plan.bots[seat], *_rate(tally.wins[seat], tally.games))
    table.add_row("", "draws", *_rate(tally.draws, tally.games))
    console.print(table)
    if any(tally.habits):
        console.print(_habits(game, plan, tally))
    for why, n in tally.endings.most_common():
        console.print(f"{n:>8} {why}")
    console.print(
        f"{tally.games} games, {tally.decisions} decisions in {seconds:.1f} s: "
        f"{tally.games / seconds:.0f} games/s",
        highlight=False,
    )


def _habits(game: Game[Any], plan: Plan, tally: Tally) -> Table:
    """How each seat played, where the game has a word for it."""
    table = Table("seat", "bot", "habit", "mean", "times", box=None, pad_edge=False)
    for seat, name in enumerate(game.seats):
        for what, mean in tally.habits[seat].items():
            said = what.replace("_", " ")
            table.add_row(name, plan.bots[seat], said, f"{mean.value:.3f}", str(mean.times))
    return table


def _rate(n: int, games: int) -> tuple[str, str, str]:
    low, high = wilson(n, games)
    return str(n), f"{100 * n / max(1, games):.1f} %", f"{100 * low:.1f} to {100 * high:.1f} %"
