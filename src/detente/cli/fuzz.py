"""`detente fuzz`: hold a game to the laws in many random matches."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from detente.arena.bench import compiled
from detente.arena.fuzz import Broken
from detente.arena.fuzz import fuzz as hold
from detente.arena.laws import LAWS
from detente.arena.pool import Plan, spread
from detente.cli.arguments import at_least, open_game
from detente.cli.mistakes import Mistake
from detente.cli.progress import bar


def fuzz(
    game: str,
    /,
    *,
    matches: int = 1000,
    seed: int = 0,
    first: int = 0,
    jobs: int = 0,
    coverage: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Hold a game to the laws in many random matches; exit code 1 if it breaks one.

    The laws take turns; the policy of a match is drawn, and half of them have random options.

    Parameters
    ----------
    game
        Which game: see `detente games`.
    matches
        How many.
    seed
        The same seed gives the same matches.
    first
        Number of the first match, to run one of them again.
    jobs
        Processes; 0 is one per core.
    coverage
        Do not check laws: list the branches of the game's cards that no match reaches. Stops
        when every branch was reached.

    """
    at_least(1, matches=matches)
    at_least(0, seed=seed, first=first, jobs=jobs)
    plan = Plan(open_game(game).name, (), first + matches, seed)
    return _cover(plan, first, jobs) if coverage else _hold(plan, first, jobs)


def _hold(plan: Plan, first: int, jobs: int) -> int:
    done = 0
    broken: list[Broken] = []
    try:
        with bar(f"{plan.game} laws", plan.games - first) as told:
            for n, found in spread(hold, plan, first, jobs):
                done += n
                broken += found
                told(n)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
    for fault in broken:
        tell(plan, fault)
    print(f"{done} matches of {plan.game} under {len(LAWS)} laws: ", end="")
    print(f"{len(broken)} broken" if broken else "every law holds")
    return 1 if broken else 0


def tell(plan: Plan, fault: Broken) -> None:
    """Write the match down and say how to see it again."""
    path = Path(f"{plan.game}-{fault.law}-{fault.policy}-{fault.n}.detente.json")
    fault.record.save(path)
    print(f"{fault.message}\n  policy {fault.policy}, match {fault.n}")
    print(f"  see it:     detente replay {path}")
    again = f"--seed {plan.seed} --first {fault.n} --matches 1"
    print(f"  run again:  detente fuzz {plan.game} {again}")


def _cover(plan: Plan, first: int, jobs: int) -> int:
    if compiled():
        raise Mistake("branches can be watched in the plain build only: make slow")
    from detente.arena.branches import Arcs, not_reached, play_watched

    done = 0
    seen: Arcs = {}
    missing: list[str] = []
    with bar(f"{plan.game} branches", plan.games - first) as told:
        parts = spread(play_watched, plan, first, jobs)
        for n, arcs in parts:
            done += n
            told(n)
            for file, jumps in arcs.items():
                seen.setdefault(file, set()).update(jumps)
            missing = not_reached(plan.game, seen)
            if not missing:
                parts.close()
    for branch in missing:
        print(branch)
    print(f"{done} matches of {plan.game}, branches not reached: {len(missing) or 'none'}")
    return 1 if missing else 0
