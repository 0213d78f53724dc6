"""What a tournament came to: rates with intervals, and ratings through openskill."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from detente.arena.sprt import Sprt
from detente.arena.tally import wilson
from detente.arena.tournament import Book, Played
from detente.core.extras import needed

START: Final = 1500.0  # the rating of who has not played yet …
UNSURE: Final = 350.0  # … and its standard deviation
SURE: Final = 1.96  # standard deviations either side: 95%


@dataclass(frozen=True)
class Meeting:
    """What a pair came to: what the first bot got of the games in which it sat alone."""

    one: str
    other: str
    games: int
    deals: int
    won: float
    low: float
    high: float
    by_seat: tuple[tuple[float, int], ...]
    verdict: str


def meeting(book: Book, sprt: Sprt | None = None) -> Meeting:
    """The games of a pair that count, added up."""
    one, other = book.fixture
    games = [game for game in book.games(sprt) if one == other or game.bots.count(one) == 1]
    by_seat = []
    for seat in range(book.seats):
        here = [game for game in games if game.bots[seat] == one]
        by_seat.append((sum([_got(game, seat) for game in here]), len(here)))
    won = sum([got for got, _ in by_seat]) if one != other else by_seat[0][0]
    low, high = wilson(won, len(games))
    verdict = book.verdict(sprt)[0] if sprt is not None else ""
    deals = len({game.deal for game in games})
    return Meeting(one, other, len(games), deals, won, low, high, tuple(by_seat), verdict)


def _got(game: Played, seat: int) -> float:
    winners = game.winners or range(len(game.bots))
    return 1 / len(winners) if seat in winners else 0.0


@dataclass(frozen=True)
class Rating:
    """How strong a bot is: points, and between what they lie in 95 of 100 cases."""

    bot: str
    points: float
    low: float
    high: float


def ratings(games: Iterable[Played]) -> list[Rating]:
    """The bots of these games, the strongest first (Plackett–Luce, by openskill)."""
    with needed("report"):
        from openskill.models import PlackettLuce
    model = PlackettLuce(mu=START, sigma=UNSURE, beta=UNSURE / 2, tau=0)
    known: dict[str, Any] = {}
    for game in sorted(games, key=lambda one: (one.deal, one.fixture, one.seating)):
        for bot in game.bots:
            known.setdefault(bot, model.rating(name=bot))
        if len(set(game.bots)) == 1:
            continue
        teams = [[model.create_rating([known[bot].mu, known[bot].sigma])] for bot in game.bots]
        ranks = [
            0 if seat in (game.winners or range(len(teams))) else 1 for seat in range(len(teams))
        ]
        rated = model.rate(teams, ranks=ranks)
        for bot in set(game.bots):
            copies = [rated[seat][0] for seat, name in enumerate(game.bots) if name == bot]
            known[bot].mu = sum([copy.mu for copy in copies]) / len(copies)
            known[bot].sigma = min([copy.sigma for copy in copies])
    found = [
        Rating(bot, one.mu, one.mu - SURE * one.sigma, one.mu + SURE * one.sigma)
        for bot, one in known.items()
    ]
    return sorted(found, key=lambda one: -one.points)
