"""Tournaments: bots meet in pairs, on every seat with the same cards, so that luck cancels.

Every game is one line of a file with all its moves; a tournament that was stopped goes on from it.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from detente.arena import journal
from detente.arena.crew import work_off
from detente.arena.matches import Outcome, match_seed, play_match
from detente.arena.sprt import OPEN, Sprt
from detente.core.options import Value
from detente.core.record import Record
from detente.core.tables import DataError
from detente.games import game

FORMAT: Final = 1


@dataclass(frozen=True)
class Tournament:
    """Who plays whom, how often and from which seed. `deals` may grow later; the rest may not."""

    game: str
    version: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: int
    deals: int
    gauntlet: bool = False
    budget: float = 60.0  # seconds: only a cap for bots that count what they think

    @property
    def fixtures(self) -> list[tuple[str, str]]:
        """The pairs: everybody with everybody, in a gauntlet the first with everybody.

        A bot alone plays itself.
        """
        if len(self.bots) == 1:
            return [(self.bots[0], self.bots[0])]
        if self.gauntlet:
            return [(self.bots[0], other) for other in self.bots[1:]]
        return list(combinations(self.bots, 2))

    def header(self) -> dict[str, object]:
        """What two runs must share to go on from each other."""
        told = asdict(self)
        del told["deals"]
        return {"arena": FORMAT, **told, "bots": list(self.bots)}


def seatings(fixture: tuple[str, str], seats: int) -> list[tuple[str, ...]]:
    """How a pair sits in the games of a deal: one bot on each seat in turn, the other on the rest.

    With more than two seats then the other way round; a bot against itself sits down once.
    """
    one, other = fixture
    if one == other:
        return [(one,) * seats]
    found = []
    for lone, rest in ((one, other), (other, one)) if seats > 2 else ((one, other),):
        for seat in range(seats):
            found.append(tuple([lone if n == seat else rest for n in range(seats)]))
    return found


@dataclass(frozen=True)
class Played:
    """One game: who sat where, how it ended, and every move as (seat, action)."""

    fixture: tuple[str, str]
    deal: int
    seating: int
    bots: tuple[str, ...]
    seed: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    why: str
    decisions: int
    lost: tuple[tuple[int, str, str], ...]  # seats that lost by rule: why, and in detail
    moves: tuple[tuple[int, int], ...]

    def share(self, bot: str) -> float:
        """What a bot got of the game, from 0 to 1: a game nobody won is shared by all seats."""
        won = self.winners or range(len(self.bots))
        return sum([self.bots[seat] == bot for seat in won]) / len(won)


@dataclass(frozen=True)
class Task:
    """One deal of a pair, in all its seatings."""

    tournament: Tournament
    fixture: tuple[str, str]
    deal: int


def play_deal(task: Task) -> list[Played]:
    """Play the games of a deal: the same cards, dealt to other seats."""
    t = task.tournament
    played = game(t.game, version=t.version, **t.options)
    seed = match_seed(t.seed, task.deal)
    return [
        _told(task, n, bots, seed, play_match(played, bots, seed, t.budget))
        for n, bots in enumerate(seatings(task.fixture, len(played.seats)))
    ]


def _told(task: Task, n: int, bots: tuple[str, ...], seed: int, outcome: Outcome) -> Played:
    lost = tuple([(one.seat, one.why, one.details) for one in outcome.lost])
    result = outcome.result
    return Played(
        task.fixture,
        task.deal,
        n,
        bots,
        seed,
        result.winners,
        result.scores,
        result.why,
        outcome.decisions,
        lost,
        outcome.moves,
    )


def play(
    t: Tournament, path: Path, jobs: int = 0, ray: str | None = None, sprt: Sprt | None = None
) -> Generator[list[Played]]:
    """Play what is missing, each deal being written down before it is told.

    With `sprt` no more deals of a pair are begun once those before decide which is the better one.
    """
    found = read(path, t)
    book = {fixture: Book(fixture, t) for fixture in t.fixtures}
    for one in found:
        if one.fixture in book:
            book[one.fixture].add([one])
    if not path.exists():
        journal.write(path, [t.header()])
    for deal in work_off(play_deal, _tasks(t, book, sprt), jobs, ray):
        journal.write(path, [_row(one) for one in deal])
        book[deal[0].fixture].add(deal)
        yield deal


def _tasks(t: Tournament, book: dict[tuple[str, str], Book], sprt: Sprt | None) -> Iterator[Task]:
    """What is still to be played; one deal of every pair before the next."""
    for deal in range(t.deals):
        for fixture, so_far in book.items():
            decided = sprt is not None and so_far.verdict(sprt)[0] != OPEN
            if deal not in so_far.deals and not decided:
                yield Task(t, fixture, deal)


class Book:
    """What a pair has played so far, deal by deal."""

    def __init__(self, fixture: tuple[str, str], t: Tournament) -> None:
        self.fixture: Final = fixture
        self.seats: Final = len(game(t.game, version=t.version, **t.options).seats)
        self._games: Final = len(seatings(fixture, self.seats))
        self._parts: Final[dict[int, dict[int, Played]]] = {}

    def add(self, played: list[Played]) -> None:
        """More games."""
        for one in played:
            self._parts.setdefault(one.deal, {})[one.seating] = one

    @property
    def deals(self) -> dict[int, list[Played]]:
        """The deals that were played in every seating, in order."""
        return {
            deal: [parts[n] for n in sorted(parts)]
            for deal, parts in sorted(self._parts.items())
            if len(parts) == self._games
        }

    def games(self, sprt: Sprt | None = None) -> list[Played]:
        """The games that count: all, or those up to the deal that decided."""
        count = self.verdict(sprt)[1] if sprt is not None else None
        return [one for deal in list(self.deals.values())[:count] for one in deal]

    def means(self) -> list[float]:
        """What the first bot of the pair got of each deal, per game it sat in on its own."""
        found = []
        for deal, games in enumerate(self.deals.items()):
            if deal != games[0]:
                break  # a test looks at deals in their order, whoever was quicker
            alone = [one for one in games[1] if one.bots.count(self.fixture[0]) == 1]
            found.append(sum([one.share(self.fixture[0]) for one in alone]) / len(alone))
        return found

    def verdict(self, sprt: Sprt) -> tuple[str, int]:
        """What the test says of the first bot, and after how many deals it said so."""
        if self.fixture[0] == self.fixture[1]:
            return OPEN, len(self.deals)
        means = self.means()
        for n in range(1, len(means) + 1):
            verdict = sprt.verdict(means[:n], self.seats)
            if verdict != OPEN:
                return verdict, n
        return OPEN, len(means)


# -- the file ----------------------------------------------------------------------------------


def _row(one: Played) -> dict[str, object]:
    told = asdict(one)
    told["moves"] = [number for move in one.moves for number in move]
    return told


def read(path: Path, t: Tournament | None = None) -> list[Played]:
    """The games of a file; DataError if it holds another tournament than `t`.

    A line that was cut off when the machine stopped is left out, and its deal is played again.
    """
    if not path.exists():
        return []
    head = header(path)
    wanted = head if t is None else json.loads(json.dumps(t.header()))
    if head != wanted:
        differs = sorted([key for key in wanted if head.get(key) != wanted[key]])
        raise DataError(f"{path} holds another tournament: {', '.join(differs)} differ")
    return [_played(line) for line in journal.read(path)[1:]]


def header(path: Path) -> dict[str, Any]:
    """The first line of a file of games: what was played."""
    try:
        with path.open(encoding="utf-8") as file:
            head = json.loads(file.readline())
    except (OSError, ValueError):
        head = None
    if not isinstance(head, dict) or head.get("arena") != FORMAT:
        raise DataError(f"{path} is no file of `detente arena`")
    return head


def record(head: dict[str, Any], one: Played) -> Record:
    """A game as a record: to replay, to tell, to draw."""
    return Record(head["game"], head["version"], head["options"], one.seed, list(one.moves))


def _played(told: dict[str, Any]) -> Played:
    numbers = told["moves"]
    return Played(
        **{
            **told,
            "fixture": tuple(told["fixture"]),
            "bots": tuple(told["bots"]),
            "winners": tuple(told["winners"]),
            "scores": tuple(told["scores"]),
            "lost": tuple([tuple(one) for one in told["lost"]]),
            "moves": tuple(zip(numbers[::2], numbers[1::2])),
        }
    )
