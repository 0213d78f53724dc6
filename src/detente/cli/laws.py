"""`detente laws`: hold a game to every law there is."""

from __future__ import annotations

from collections.abc import Iterator

from detente.arena.fuzz import Broken
from detente.arena.fuzz import fuzz as hold
from detente.arena.laws import LAWS
from detente.arena.pool import Plan, spread
from detente.arena.sayings import SAYINGS
from detente.cli.arguments import at_least, open_game
from detente.cli.fuzz import tell
from detente.cli.progress import bar


def laws(game: str, /, *, matches: int = 60, seed: int = 0, jobs: int = 0) -> int:
    """Hold a game to every law, of play and of words; exit code 1 if it breaks one.

    What `make test` holds our games to. `detente fuzz` plays more matches, one law each.

    Parameters
    ----------
    game
        Which game: see `detente games`.
    matches
        How many matches for each law of play.
    seed
        The same seed gives the same matches.
    jobs
        Processes; 0 is one per core.

    """
    at_least(1, matches=matches)
    at_least(0, seed=seed, jobs=jobs)
    plan = Plan(open_game(game).name, (), matches * len(LAWS), seed)
    broken = _play(plan, jobs)
    for fault in broken:
        tell(plan, fault)
    wrong = {law: list(check(plan.game)) for law, check in SAYINGS.items()}
    for law, faults in wrong.items():
        for said in faults:
            print(f"{law}: {said}")
    lost = {fault.law for fault in broken} | {law for law, faults in wrong.items() if faults}
    for law, about in _told():
        print(f"{'broken' if law in lost else 'holds':8}{law:15}{about}")
    total = len(LAWS) + len(SAYINGS)
    print(f"{plan.game}: {total - len(lost)} of {total} laws hold")
    return 1 if lost else 0


def _play(plan: Plan, jobs: int) -> list[Broken]:
    broken: list[Broken] = []
    with bar(f"{plan.game} laws", plan.games) as told:
        for n, found in spread(hold, plan, 0, jobs):
            broken += found
            told(n)
    return broken


def _told() -> Iterator[tuple[str, str]]:
    """Every law by name, with its first line."""
    for name, law in {**LAWS, **SAYINGS}.items():
        yield name, str(law.__doc__).partition("\n")[0].lstrip("0123456789 ")
