"""`detente oracle`: small games and endgames solved, and how far bots are from perfect play."""

from __future__ import annotations

import json as json_
from dataclasses import asdict
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from detente.arena.oracle import as_bot, at_random, pinned, position, small_game, small_games, solve
from detente.cli.mistakes import Mistake


def oracle(
    name: str,
    /,
    *,
    small: Annotated[bool, Parameter(negative="")] = False,
    bots: str = "level1,level2,level3",
    times: int = 5,
    iterations: int = 200,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Solve an endgame with OpenSpiel, and say what a perfect opponent gains against bots.

    Parameters
    ----------
    name
        Which one: the name of a game that has an endgame, or a small variant.
    small
        From the first move of the small variant, instead of the endgame.
    bots
        Who is measured, besides random play.
    times
        How often a bot is asked at every question: it plays each answer as often as it gave it.
    iterations
        Iterations of CFR+.
    json
        Print one JSON object and nothing else.

    """
    what, there = ("small game", small_games()) if small else ("endgame", pinned())
    if name not in there:
        raise Mistake(f"there is no {what} {name!r}; there are: {', '.join(there)}")
    tree = small_game(name) if small else position(name)
    players = {one: as_bot(one, tree.game, times) for one in bots.split(",")}
    solved = solve(tree, {"random": at_random, **players}, iterations)
    if json:
        print(json_.dumps(asdict(solved)))
        return
    console = Console()
    console.print(
        f"{solved.nodes} positions, {solved.questions} questions, "
        f"worth {solved.value:+.3f} to {tree.game.seats[0]}",
        highlight=False,
    )
    table = Table("player", "exploitability", box=None, pad_edge=False)
    for player, exploited in solved.exploitability.items():
        table.add_row(player, f"{exploited:.4f}")
    console.print(table)
