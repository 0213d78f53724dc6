"""The ladder: each bot against the one below, on every seat with the same cards, and ratings.

Every game played is one line of a file, so that a ladder can be stopped, gone on with and read
while it runs. Games of one number share their cards: the upper bot plays them once on each seat.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import asdict, dataclass
from itertools import chain, pairwise
from pathlib import Path
from typing import Any, Final

from detente.arena import journal
from detente.arena.matches import Outcome, match_seed, play_match
from detente.arena.pool import SLOW, Plan, spread
from detente.arena.ratings import rating
from detente.arena.sprt import OPEN, Sprt
from detente.arena.tally import wilson
from detente.bots.ratings import Earned
from detente.core.game import Game
from detente.core.options import Value
from detente.games import game

BOTTOM: Final = 1000
"""The rating of the lowest bot of a ladder."""

YARDSTICK: Final = "greedy1"
BUDGET: Final = 60.0  # seconds: only a cap, levels count simulations
A_STEP: Final = Sprt(0, 70)  # a level is so many points ahead: 60% of two-player games


@dataclass(frozen=True)
class Duel:
    """One bot against copies of another."""

    upper: str
    lower: str


@dataclass(frozen=True)
class Played:
    """One game of a duel: what the upper bot got for it on its seat, from 0 to 1, and how much of
    the others it was placed above.
    """

    upper: str
    lower: str
    n: int
    seat: int
    score: float
    why: str
    above: float | None = None  # not known of games that were played before it was counted

    @property
    def of(self) -> Duel:
        """The duel it is a game of."""
        return Duel(self.upper, self.lower)


def duels(bots: tuple[str, ...]) -> list[Duel]:
    """Each bot against the one before, and the last against the yardstick."""
    steps = [Duel(upper, lower) for lower, upper in pairwise(bots)]
    return steps + [Duel(bots[-1], YARDSTICK)] if YARDSTICK not in bots else steps


def climb(
    name: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int,
    path: Path,
    options: dict[str, Value] | None = None,
    sure: bool = False,
) -> Generator[Played]:
    """Play what is missing of a ladder, `games` deals a duel; each game is written down first.

    `sure`: a duel ends as soon as a sequential test knows whether the upper bot is better.
    """
    given = options or {}
    for duel in duels(bots):
        yield from _meet(Meeting(name, duel, games, seed, given, sure), jobs, path)


@dataclass(frozen=True)
class Meeting:
    """The games of one duel that are to be played."""

    game: str
    duel: Duel
    games: int
    seed: int
    options: dict[str, Value]
    sure: bool


def _meet(meeting: Meeting, jobs: int, path: Path) -> Generator[Played]:
    duel, seats = meeting.duel, len(game(meeting.game, **meeting.options).seats)
    known = {(one.n, one.seat): one.score for one in read(path) if one.of == duel}
    names = (duel.upper, duel.lower)
    plan = Plan(meeting.game, names, meeting.games * seats, meeting.seed, BUDGET, meeting.options)
    todo = [k for k in range(plan.games) if divmod(k, seats) not in known]
    if not todo or (meeting.sure and A_STEP.verdict(whole_deals(known, seats), seats) != OPEN):
        return
    parts = spread(_some, plan, min(todo), jobs, SLOW)
    for one in chain.from_iterable(parts):
        if (one.n, one.seat) not in known:
            journal.write(path, [asdict(one)])
            known[one.n, one.seat] = one.score
            yield one
            if meeting.sure and A_STEP.verdict(whole_deals(known, seats), seats) != OPEN:
                parts.close()
                return


def whole_deals(scores: dict[tuple[int, int], float], seats: int) -> list[float]:
    """The mean scores of the deals that were played on every seat, in order."""
    found = []
    for n in sorted({n for n, _ in scores}):
        of_deal = [scores[n, seat] for seat in range(seats) if (n, seat) in scores]
        if len(of_deal) == seats:
            found.append(sum(of_deal) / seats)
    return found


def _some(plan: Plan, first: int, last: int) -> list[Played]:
    """Games `first` to `last` of a duel."""
    played = game(plan.game, **plan.options)
    return [play(played, Duel(*plan.bots), k, plan.seed) for k in range(first, last)]


def play(played: Game[Any], duel: Duel, k: int, seed: int) -> Played:
    """Game `k` of a duel: deals in order, the upper bot moving on by a seat within each."""
    n, seat = divmod(k, len(played.seats))
    bots = [duel.lower] * len(played.seats)
    bots[seat] = duel.upper
    outcome = play_match(played, tuple(bots), match_seed(seed, n), BUDGET)
    won, placed = score(outcome, seat), above(outcome, seat)
    return Played(duel.upper, duel.lower, n, seat, won, outcome.result.why, placed)


def score(outcome: Outcome, seat: int) -> float:
    """1 for a win; a game that several or nobody won is shared among them."""
    winners = outcome.result.winners
    if not winners:
        return 1 / len(outcome.points)
    return 1 / len(winners) if seat in winners else 0.0


def above(outcome: Outcome, seat: int) -> float:
    """How much of the others a seat was placed above, who is level with it counting half: between
    two as much as it won, among four what compares with that.
    """
    result, seats = outcome.result, range(len(outcome.points))
    places = [(other in result.winners, result.scores[other]) for other in seats]
    ahead = sum([places[seat] > place for place in places])
    level = places.count(places[seat]) - 1
    return (ahead + level / 2) / (len(places) - 1)


def read(path: Path) -> list[Played]:
    """The games that a file holds."""
    return [Played(**line) for line in journal.read(path)]


# -- what it comes to --------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """What a duel came to: the rate with its 95% interval, rating points, and wins by seat.

    Among more than two, points are those of being placed above another.
    """

    duel: Duel
    games: int
    won: float
    low: float
    high: float
    points: tuple[float, float, float]  # by the rate and the ends of its interval
    by_seat: tuple[tuple[float, int], ...]
    above: tuple[float, float, float] | None = None  # placed above another, where there are more

    @property
    def rate(self) -> float:
        """How much of its games the upper bot won."""
        return self.won / self.games if self.games else 0.0


def steps(played: list[Played], bots: tuple[str, ...], seats: int) -> list[Step]:
    """What the duels of a ladder came to so far."""
    return [
        _step(
            duel,
            [one for one in played if one.of == duel],
            seats,
        )
        for duel in duels(bots)
    ]


def _step(duel: Duel, games: list[Played], seats: int) -> Step:
    won = sum([one.score for one in games])
    low, high = wilson(round(won), len(games))
    rate = won / len(games) if games else 1 / seats
    by_seat = []
    for seat in range(seats):
        here = [one.score for one in games if one.seat == seat]
        by_seat.append((sum(here), len(here)))
    placed = _placed(games) if seats > 2 else None
    one, least, most = placed or (rate, low, high)
    two = 2 if placed else seats
    points = (rating(one, two), rating(least, two), rating(most, two))
    return Step(duel, len(games), won, low, high, points, tuple(by_seat), placed)


def _placed(games: list[Played]) -> tuple[float, float, float] | None:
    """How much of the others the upper bot was placed above, with its 95% interval: a game is one
    observation, since all who sit at it share its cards.
    """
    known = [one.above for one in games if one.above is not None]
    if not known:
        return None
    return (sum(known) / len(known), *wilson(round(sum(known)), len(known)))


def ratings(found: list[Step]) -> dict[str, Earned]:
    """What every bot has earned, the lowest having BOTTOM."""
    rated: dict[str, Earned] = {}
    for step in found:
        if step.games and step.duel.lower != YARDSTICK:
            below = rated.setdefault(step.duel.lower, Earned(BOTTOM))
            rate, low, high = step.above or (step.rate, step.low, step.high)
            rated[step.duel.upper] = Earned(
                below.rating + round(step.points[0]),
                round(100 * rate),
                round(100 * low),
                round(100 * high),
                step.games,
            )
    return rated


def chart(name: str, found: list[Step], side: Callable[[int], str]) -> str:
    """The ladder as Markdown: a line a duel, with a bar, the interval and wins by seat."""
    more = any([step.above is not None for step in found])
    columns = ["duel", "games", "won", "95%", *["placed above"] * more, "points", "by seat"]
    lines = [f"### {name}", "", f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    for step in found:
        if step.games:
            bar = "█" * round(10 * step.rate) + "░" * (10 - round(10 * step.rate))
            seats = by_seat(step, side)
            won = f"{bar} {100 * step.rate:.0f}%"
            sure = f"{100 * step.low:.0f}–{100 * step.high:.0f}"
            who = f"{step.duel.upper} v. {step.duel.lower}"
            points = "{:+.0f} ({:+.0f} to {:+.0f})".format(*step.points)
            cells = [who, f"{step.games}", won, sure, *[_above(step)] * more, points, seats]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def by_seat(step: Step, side: Callable[[int], str]) -> str:
    """What the upper bot won on each seat, with its 95% interval."""
    told = []
    for seat, (won, games) in enumerate(step.by_seat):
        low, high = wilson(round(won), games)
        told.append(f"{side(seat)} {won:g}/{games} ({100 * low:.0f}–{100 * high:.0f})")
    return ", ".join(told)


def _above(step: Step) -> str:
    if step.above is None:
        return ""
    rate, low, high = step.above
    return f"{100 * rate:.0f}% ({100 * low:.0f}–{100 * high:.0f})"


def write_chart(page: Path, name: str, text: str) -> None:
    """Put a ladder between its marks in a page; at the end, where it is not there yet."""
    begin, end = f"<!-- ladder {name} -->\n", f"<!-- end {name} -->\n"
    old = page.read_text(encoding="utf-8")
    block = f"{begin}{text}{end}"
    if begin in old:
        head, _, rest = old.partition(begin)
        page.write_text(head + block + rest.partition(end)[2], encoding="utf-8")
    else:
        page.write_text(f"{old.rstrip()}\n\n{block}", encoding="utf-8")
