"""Learning a judgement: games of the search against itself, weights that predict who wins.

Every game is one line of a file: who won, and the features of its quiet positions for each seat.
A table of weights is fitted to them (ridge logistic regression), and is good for nothing until it
wins: the same level plays with it against itself without it, until a sequential test is sure.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from detente.arena import journal
from detente.arena.ladder import BUDGET, score
from detente.arena.matches import match_seed, play_out
from detente.arena.pool import SLOW, Plan, spread
from detente.bots.bot import Bot, bot
from detente.bots.judgement import features_of, learned, log_odds
from detente.bots.search import SearchBot
from detente.core.rng import Rng
from detente.core.state import Result
from detente.games import game

Matrix: TypeAlias = Any  # of numpy, which is there for training only

WHIM: Final = 12  # one decision in so many is random: positions that no bot would choose are seen
RIDGE: Final = 20.0  # how strongly weights are held to what stands now: 1 for `evaluate`, else 0
STEPS: Final = 30  # of Newton's method; far more than it needs
HELD_BACK: Final = 5  # one game in so many only tests
DIGITS: Final = 3

SEED: Final = 0x7EAC4


@dataclass(frozen=True)
class Lesson:
    """One game: for each quiet position and seat what it looked like, and what it came to."""

    n: int
    rows: list[list[float]]  # log odds of `evaluate`, then the features
    won: list[float]


class Whims(Bot[Any]):
    """A bot with whims: now and then it does anything that is not dangerous."""

    def __init__(self, wise: Bot[Any], seed: int) -> None:
        super().__init__(wise.game, seed)
        self.wise: Final = wise

    def choose(self, view: Any, legal: list[int], budget: float) -> int:
        if self.rng.below(WHIM) or len(legal) == 1:
            return self.wise.choose(view, legal, budget)
        seat = view.seat
        world = self.game.imagine(view, self.rng)
        safe = [action for action in legal if self.game.danger(world, seat, action) is None]
        some = safe or legal
        return some[self.rng.below(len(some))]


def learn_from(
    name: str, level: str, games: int, seed: int, jobs: int, path: Path
) -> Generator[int]:
    """Play what is missing of so many games; each is written down as it ends."""
    known = {lesson.n for lesson in read(path)}
    missing = [n for n in range(games) if n not in known]
    if not missing:
        return
    plan = Plan(name, (level,), games, seed, BUDGET)
    for part in spread(_some, plan, min(missing), jobs, SLOW):
        new = [lesson for lesson in part if lesson.n not in known]
        journal.write(path, [[lesson.n, lesson.rows, lesson.won] for lesson in new])
        yield len(new)


def _some(plan: Plan, first: int, last: int) -> list[Lesson]:
    return [play_lesson(plan.game, plan.bots[0], n, plan.seed) for n in range(first, last)]


def play_lesson(name: str, level: str, n: int, seed: int) -> Lesson:
    """Game `n`: the level against itself, with whims."""
    played = game(name)
    features = features_of(played)[1]
    seeds = Rng(match_seed(seed, n) ^ SEED)
    players: list[Bot[Any]] = [
        Whims(bot(level, played, seeds.below(1 << 32)), seeds.below(1 << 32)) for _ in played.seats
    ]
    rows: list[list[float]] = []

    def look(s: Any) -> None:
        if played.quiet(s):
            for seat in range(len(played.seats)):
                odds = log_odds(played.evaluate(s, seat))
                rows.append([round(x, DIGITS) for x in (odds, *features(s, seat))])

    outcome = play_out(played, players, match_seed(seed, n), BUDGET, look)
    return Lesson(n, rows, [_won(outcome.result, seat) for seat in range(len(played.seats))])


def _won(result: Result, seat: int) -> float:
    if not result.winners:
        return 0.0 if result.why == "mutual_destruction" else 0.5
    return 1 / len(result.winners) if seat in result.winners else 0.0


def read(path: Path) -> list[Lesson]:
    """The games that a file holds, in their own order and not in that in which they ended."""
    return sorted([Lesson(*line) for line in journal.read(path)], key=lambda one: one.n)


# -- the fit -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fit:
    """Weights, and how well they tell the winner in games that they were not made from."""

    weights: list[float]
    positions: int
    before: float  # chance that the winner's position is valued higher: `evaluate` alone …
    after: float  # … and with the weights


def fit(lessons: Iterable[Lesson]) -> Fit:
    """Ridge logistic regression, by Newton's method."""
    import numpy as np

    learnt: list[Lesson] = []
    held_back: list[Lesson] = []
    for lesson in lessons:
        (held_back if lesson.n % HELD_BACK == 0 else learnt).append(lesson)
    x, y = _arrays(learnt)
    prior = np.zeros(x.shape[1])
    prior[0] = 1.0
    scale = np.maximum(1e-6, x.std(axis=0))
    weights = prior.copy()
    pull = RIDGE * scale * scale  # a feature that varies more is held as strongly
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (y - chance) - pull * (weights - prior)
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + np.diag(pull)
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-9:
            break
    test, won = _arrays(held_back)
    return Fit(weights.tolist(), len(x), auc(test[:, 0], won), auc(test @ weights, won))


def _arrays(lessons: list[Lesson]) -> tuple[Matrix, Matrix]:
    import numpy as np

    rows = [row for lesson in lessons for row in lesson.rows]
    won = [lesson.won[n % len(lesson.won)] for lesson in lessons for n in range(len(lesson.rows))]
    return np.array(rows), np.array(won)


def auc(value: Matrix, won: Matrix) -> float:
    """How often a position that was won is valued higher than one that was lost."""
    import numpy as np

    rank = np.empty(len(value))
    rank[np.argsort(value, kind="stable")] = np.arange(1, len(value) + 1)
    winners = won > 0.5
    n, rest = int(winners.sum()), int((~winners).sum())
    return float((rank[winners].sum() - n * (n + 1) / 2) / max(1, n * rest))


# -- the trial ---------------------------------------------------------------------------------


def trial(
    name: str, level: str, candidate: Path, games: int, seed: int, jobs: int
) -> Generator[tuple[int, float]]:
    """What each game was worth to who plays with the candidate table, on every seat in turn,
    against the same level with the table that stands now; with the number of the game.
    """
    plan = Plan(name, (level, str(candidate)), games, seed, BUDGET)
    for part in spread(_tried, plan, 0, jobs, SLOW):
        yield from part


def _tried(plan: Plan, first: int, last: int) -> list[tuple[int, float]]:
    return [(k, _try(plan, k)) for k in range(first, last)]


def _try(plan: Plan, k: int) -> float:
    played = game(plan.game)
    n, seat = divmod(k, len(played.seats))
    level, path = plan.bots
    seeds = Rng(match_seed(plan.seed, n)).fork()
    players = [bot(level, played, seeds.below(1 << 32)) for _ in played.seats]
    tried = players[seat]
    assert isinstance(tried, SearchBot), "levels search"
    tried.judgement = learned(played, Path(path))
    return score(play_out(played, players, match_seed(plan.seed, n), BUDGET), seat)
