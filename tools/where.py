"""Where the time of random games goes, question by question: `python tools/where.py GAME [GAMES]`.

The same games are played again and again, and of every step its quickest time counts: what else
the machine does meanwhile hardly shows, so that two versions can be compared on a busy one.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from time import perf_counter_ns
from typing import Any, Final

import detente
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.rng import Rng

AGAIN: Final = 12
"""So often every game is played."""

Step = tuple[str, str]
"""A question, and what is done with it."""


def main() -> None:
    """Play, and print the dearest steps first."""
    name, games = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 40
    game = detente.game(name)
    steps, best = played(game, games)
    for _ in range(AGAIN):
        best = [min(pair) for pair in zip(best, played(game, games)[1])]
    spent: Counter[Step] = Counter()
    for step, ns in zip(steps, best):
        spent[step] += ns
    counts = Counter(steps)
    decisions = sum([n for (_, what), n in counts.items() if what == "choose"])
    print(f"{name}: {spent.total() / decisions / 1e3:.2f} µs a decision")
    for (question, what), ns in spent.most_common():
        n = counts[question, what]
        share = ns / spent.total()
        print(f"{question:24} {what:8} {n / games:6.1f} a game {ns / n / 1e3:7.2f} µs {share:6.1%}")


def played(game: Game[Any], games: int) -> tuple[list[Step], list[int]]:
    """Every step of some random games, and how long each took, in ns."""
    steps: list[Step] = []
    times: list[int] = []

    def timed(what: str, work: Callable[[], Any]) -> Any:
        steps.append((question, what))
        start = perf_counter_ns()
        found = work()
        times.append(perf_counter_ns() - start)
        return found

    for seed in range(games):
        rng, s = Rng(seed), game.new()
        while s.stack:
            q = s.stack[-1]
            seat, asked = q.seat, game.questions[q.kind]
            question = type(asked).__name__
            if seat == CHANCE:
                action = timed("outcome", lambda: asked.outcome(s, q, rng))  # noqa: B023 at once
            elif game.more_to_say(s):
                options = timed("choose", lambda: game.legal(s, seat))  # noqa: B023
                action = options[rng.below(len(options))]
            else:
                action = timed("choose", lambda: asked.at_random(s, q, rng))  # noqa: B023
            timed("apply", lambda: game.apply(s, seat, action))  # noqa: B023
    return steps, times


if __name__ == "__main__":
    main()
