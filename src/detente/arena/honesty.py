"""Honesty runs: what every level keeps to, held in many games against itself.

No act that the game warns of where another was open; no game lost at once by such an act (nuclear
war, a scoring card held); no decision beyond its time. Told besides: acts it was cornered into, and
games lost at once that nothing warned of, as by what was hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from typing import Any, Final

from detente.arena import journal
from detente.arena.ladder import BUDGET
from detente.arena.matches import Outcome, match_seed, play_out
from detente.arena.pool import SLOW, Plan, spread
from detente.bots.bot import Bot, bot
from detente.core.rng import Rng
from detente.core.state import View
from detente.core.study import Study
from detente.games import game, study_of

TIME: Final = 2.0  # seconds of a core that a decision may take at most


@dataclass(frozen=True)
class Conduct:
    """How a level behaved in one game."""

    level: str
    n: int
    why: str
    decisions: int
    warned: int  # acts it was warned of, another being open
    cornered: int  # acts it was warned of, as of all that were open
    faults: int  # seats that lost by their own fault after an act they need not have chosen
    slowest: float  # seconds of a core
    unforeseen: int = 0  # seats that lost by their own fault, and nothing had warned them


class Watched(Bot[Any]):
    """A bot whose conduct is written down."""

    def __init__(self, player: Bot[Any]) -> None:
        super().__init__(player.game, 0)
        self.player: Final = player
        self.decisions = 0
        self.warned = 0
        self.cornered = 0
        self.slowest = 0.0

    def choose(self, view: View[Any], legal: list[int], budget: float) -> int:
        start = process_time()
        action = self.player.choose(view, legal, budget)
        self.slowest = max(self.slowest, process_time() - start)
        self.decisions += 1
        assert view.seat is not None, "a spectator has no choice"
        world = self.game.imagine(view, self.rng)
        if self.game.danger(world, view.seat, action) is not None:
            seat = view.seat
            safe = [other for other in legal if self.game.danger(world, seat, other) is None]
            self.warned += bool(safe)
            self.cornered += not safe
        return action


def behave(name: str, level: str, n: int, seed: int) -> Conduct:
    """Game `n` of a level against itself."""
    played = game(name)
    thoughts = Rng(match_seed(seed, n)).fork()
    players = [Watched(bot(level, played, thoughts.below(1 << 32))) for _ in played.seats]
    outcome = play_out(played, list(players), match_seed(seed, n), BUDGET)
    return conduct(level, n, outcome, players, study_of(name))


def conduct(level: str, n: int, outcome: Outcome, players: list[Watched], study: Study) -> Conduct:
    """How a level behaved in a game that was played to its end."""
    warned = [0 if study.risky else player.warned for player in players]
    cornered = [player.cornered for player in players]
    losers = [seat for seat in range(len(players)) if seat not in outcome.result.winners]
    fallen = losers if outcome.result.why in study.faults else []
    return Conduct(
        level,
        n,
        outcome.result.why,
        outcome.decisions,
        sum(warned),
        sum(cornered),
        len([seat for seat in fallen if warned[seat]]),
        round(max([player.slowest for player in players]), 3),
        len([seat for seat in fallen if not (warned[seat] or cornered[seat])]),
    )


def observe(
    name: str, level: str, games: int, seed: int, jobs: int, path: Path
) -> Generator[Conduct]:
    """Play what is missing of so many games of a level; each is written down as it ends."""
    known = {one.n for one in read(path) if one.level == level}
    missing = [n for n in range(games) if n not in known]
    if not missing:
        return
    for part in spread(_some, Plan(name, (level,), games, seed, BUDGET), min(missing), jobs, SLOW):
        new = [one for one in part if one.n not in known]
        journal.write(path, [asdict(one) for one in new])
        yield from new


def _some(plan: Plan, first: int, last: int) -> list[Conduct]:
    return [behave(plan.game, plan.bots[0], n, plan.seed) for n in range(first, last)]


def read(path: Path) -> list[Conduct]:
    """The games that a file holds."""
    return [Conduct(**line) for line in journal.read(path)]


@dataclass(frozen=True)
class Account:
    """What the games of a level came to."""

    level: str
    games: int
    decisions: int
    warned: int
    cornered: int
    faults: int
    late: int  # games with a decision beyond its time
    slowest: float
    unforeseen: int
    endings: Counter[str]

    @property
    def honest(self) -> bool:
        """Whether nothing happened that must not."""
        return not (self.warned or self.faults or self.late)


def account(conducts: list[Conduct], level: str) -> Account:
    """Add up the games of one level."""
    own = [one for one in conducts if one.level == level]
    return Account(
        level,
        len(own),
        sum([one.decisions for one in own]),
        sum([one.warned for one in own]),
        sum([one.cornered for one in own]),
        sum([one.faults for one in own]),
        sum([one.slowest > TIME for one in own]),
        max([one.slowest for one in own], default=0.0),
        sum([one.unforeseen for one in own]),
        Counter([one.why for one in own]),
    )
