"""`detente oracle`: endgames solved exactly, and how far bots are from perfect play."""

from __future__ import annotations

import json as json_
from dataclasses import asdict
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from detente.arena.oracle import as_bot, at_random, pinned, position, solve
from detente.bots.bot import bot
from detente.cli.mistakes import Mistake


def oracle(
    name: str,
    /,
    *,
    bots: str = "level1,level2,level3",
    iterations: int = 200,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Solve an endgame with OpenSpiel, and say what a perfect opponent gains against bots.

    Parameters
    ----------
    name
        Which one: the name of a game that has an endgame.
    bots
        Who is measured, beside random play.
    iterations
        Of CFR+.
    json
        Print one JSON object and nothing else.

    """
    if name not in pinned():
        raise Mistake(f"there is no endgame {name!r}; there are: {', '.join(pinned())}")
    tree = position(name)
    players = {one: as_bot(bot(one, tree.game, 1)) for one in bots.split(",")}
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
