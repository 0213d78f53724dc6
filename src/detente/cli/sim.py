"""`detente sim`: bots play many games."""

from __future__ import annotations

import json as json_
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from detente.arena import Mean, Plan, Tally, balance, ranking, run, wilson
from detente.cli.arguments import at_least, bot_names, open_game, thinking_time
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
    cards: Path | None = None,
    championship: Annotated[bool, Parameter(negative="")] = False,
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
    cards
        A folder with cards of your own, for a game whose README says how.
    championship
        The games are one series: bots move on by one seat each game, and are ranked by points.
    json
        Print one JSON object and nothing else.

    """
    at_least(1, games=games)
    at_least(0, jobs=jobs, seed=seed)
    played = open_game(game, option, cards)
    names = bot_names(played, bots)
    plan = Plan(
        game, names, games, seed, thinking_time(budget), played.options.changed(), championship
    )
    start = perf_counter()
    with bar(game, games) as progress:
        tally = run(plan, jobs, progress)
    seconds = perf_counter() - start
    if json:
        print(json_.dumps(_summary(played, plan, tally, seconds)))
    else:
        _report(played, plan, tally, seconds)


def _summary(game: Game[Any], plan: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    found: dict[str, object] = {
        "game": plan.game,
        "games": tally.games,
        "bots": list(plan.bots),
        "wins": tally.wins,
        "draws": tally.draws,
        "endings": dict(tally.endings.most_common()),
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
    }
    if plan.series:
        found["ranking"] = ranking(plan.bots, tally)
    if _sides_matter(game, plan):
        found["balance"] = balance(game.sides, tally)
    if any(tally.habits):
        found["habits"] = [_means(habits) for habits in tally.habits]
    return found


def _means(habits: dict[str, Mean]) -> dict[str, object]:
    return {
        what: {"mean": round(mean.value, 4), "times": mean.times} for what, mean in habits.items()
    }


def _report(game: Game[Any], plan: Plan, tally: Tally, seconds: float) -> None:
    console = Console()
    if plan.series:
        console.print(_ranking_table(plan, tally))
    else:
        console.print(_seat_table(game, plan, tally))
    if _sides_matter(game, plan):
        console.print(_balance_table(game, tally))
    if any(tally.habits):
        console.print(_habit_table(plan, tally))
    for why, n in tally.endings.most_common():
        console.print(f"{n:>8} {why}")
    console.print(
        f"{tally.games} games, {tally.decisions} decisions in {seconds:.1f} s: "
        f"{tally.games / seconds:.0f} games/s",
        highlight=False,
    )


def _habit_table(plan: Plan, tally: Tally) -> Table:
    """How each player played, where the game has a word for it."""
    table = _table("player", "bot", "habit", "mean", "times")
    for player, habits in enumerate(tally.habits):
        for what, mean in habits.items():
            said = what.replace("_", " ")
            table.add_row(
                str(player + 1), plan.bots[player], said, f"{mean.value:.3f}", str(mean.times)
            )
    return table


def _sides_matter(game: Game[Any], plan: Plan) -> bool:
    """Whether what is played is more than where one sits, and the same for every bot."""
    alike = plan.series or len(set(plan.bots)) == 1
    return alike and (plan.series or game.sides != game.seats)


def _seat_table(game: Game[Any], plan: Plan, tally: Tally) -> Table:
    table = _table("seat", "bot", "wins", "rate", "95% interval")
    for seat, name in enumerate(game.seats):
        table.add_row(name, plan.bots[seat], *_rate(tally.wins[seat], tally.games))
    table.add_row("", "draws", *_rate(tally.draws, tally.games))
    return table


def _ranking_table(plan: Plan, tally: Tally) -> Table:
    lines = ranking(plan.bots, tally)
    table = _table("place", "player", "bot", "points", "a game", "wins", "95% interval")
    for line in lines:
        wins, _, interval = _rate(line["wins"], tally.games)
        mean = f"{line['points'] / max(1, tally.games):.2f}"
        table.add_row(
            str(line["place"]), str(line["player"] + 1), line["bot"], str(line["points"]), mean,
            wins, interval,
        )  # fmt: skip
    return table


def _balance_table(game: Game[Any], tally: Tally) -> Table:
    fair = f"{100 / len(game.sides):.0f}%"
    table = _table("side", "wins", "share", "95% interval", f"{fair} lies")
    for line in balance(game.sides, tally):
        wins, share, interval = _rate(line["wins"], sum(tally.sides))
        table.add_row(line["side"], wins, share, interval, "within" if line["fair"] else "outside")
    return table


def _table(*columns: str) -> Table:
    return Table(*columns, box=None, pad_edge=False)


def _rate(n: int, games: int) -> tuple[str, str, str]:
    low, high = wilson(n, games)
    return str(n), f"{100 * n / max(1, games):.1f}%", f"{100 * low:.1f} to {100 * high:.1f}%"
