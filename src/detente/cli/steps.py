"""`detente steps`: how fast the environments are, beside those of others."""

from __future__ import annotations

import json as json_
from dataclasses import asdict
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from detente.cli.progress import bar
from detente.core.extras import needed


def steps(*, json: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Measure steps of the environments per second of CPU, beside RLCard, PettingZoo and OpenSpiel.

    Each step gives an observation and what is legal. What is not installed is left out: pip install
    rlcard for RLCard and PettingZoo's classics.

    Parameters
    ----------
    json
        Print one JSON object and nothing else.

    """
    with needed("rl"):
        from detente.envs.steps import count, paces
    with bar("steps", count()) as told:
        found = paces(told)
    if json:
        print(json_.dumps({"steps": [asdict(pace) for pace in found]}))
        return
    table = Table("environment", "steps/s", box=None, pad_edge=False)
    for pace in found:
        table.add_row(pace.name, f"{pace.steps:,.0f}")
    Console().print(table)
