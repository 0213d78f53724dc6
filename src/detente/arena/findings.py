"""What the games of the arena say of a game: its sides, how it ends, and what each card is worth.

A card is worth what those who had it got beyond what was to be expected of them: of that bot, on
that side, against those others. It is seen together with winning, not proved to be the cause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from statistics import NormalDist, fmean, median, pvariance
from typing import Any, Final

from detente.arena.tally import wilson
from detente.arena.tournament import Played
from detente.core.cards import cards_of
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.notation import OUTSIDE
from detente.core.study import Study
from detente.games import study_of

HELD: Final = "held"
"""The first way to have a card: it was in the hand at some time."""

SURE: Final = 0.95
FEW: Final = 20  # seats that must have had a card before anything is said of it


@dataclass(frozen=True)
class Rate:
    """A share of what was counted, with its 95% interval."""

    name: str
    count: int
    of: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share itself."""
        return self.count / max(1, self.of)


@dataclass(frozen=True)
class Worth:
    """What those who had a card in some way got beyond what was expected, from -1 to 1.

    `stands_out`: so much that chance would hardly show it among all cards and ways together.
    """

    piece: str
    way: str
    side: str
    seats: int  # that had it so
    of: int  # seats of that side
    won: float
    beyond: float
    low: float
    high: float
    stands_out: bool


@dataclass(frozen=True)
class Hand:
    """One seat of one game: what it played, what it got, and what it did with the cards."""

    side: str
    who: tuple[str, ...]  # its bot, then the others
    got: float
    ways: dict[tuple[str, str], int]  # (card, way) → how often


class Findings:
    """What the games of one file come to."""

    def __init__(self, game: Game[Any], games: Sequence[Played]) -> None:
        self.game: Final = game
        self.games: Final = list(games)
        self.study: Final = study_of(game.name)
        self.hands: Final[list[Hand]] = []
        self.winners: Final[Counter[str]] = Counter()
        self.lengths: Final[list[int]] = [one.decisions for one in games]

    def read(self, told: Callable[[int], None] = lambda n: None) -> Findings:
        """Play every game again, and count."""
        for one in self.games:
            self._count(one)
            told(1)
        return self

    @property
    def ways(self) -> list[str]:
        """How a card can be had: held, and as the game uses it."""
        held = [HELD] if self.study.held else []
        return held + self.study.ways

    @property
    def sides(self) -> list[Rate]:
        """How many games each side won alone."""
        return [self._rate(side, self.winners[side]) for side in self.game.sides]

    @property
    def drawn(self) -> Rate:
        """How many games nobody won alone."""
        return self._rate("draw", len(self.games) - self.winners.total())

    @property
    def endings(self) -> list[Rate]:
        """How games ended, the most frequent first."""
        seen = Counter([one.why for one in self.games])
        return [self._rate(why, n) for why, n in seen.most_common()]

    def ended(self, why: str) -> Rate:
        """How many games ended so."""
        return self._rate(why, len([one for one in self.games if one.why == why]))

    @property
    def length(self) -> tuple[float, int, int]:
        """The median of decisions in a game, the least and the most."""
        return median(self.lengths), min(self.lengths), max(self.lengths)

    @cached_property
    def worths(self) -> list[Worth]:
        """Every card in every way on every side that was seen often enough."""
        expected = _expected([((hand.side, *hand.who), hand.got) for hand in self.hands])
        seen: dict[tuple[str, str, str], list[Hand]] = {}
        for hand in self.hands:
            for piece, way in hand.ways:
                seen.setdefault((piece, way, hand.side), []).append(hand)
        often = {key: hands for key, hands in seen.items() if len(hands) >= FEW}
        far = NormalDist().inv_cdf(1 - (1 - SURE) / 2 / max(1, len(often)))
        seats = Counter([hand.side for hand in self.hands])
        return [_worth(key, often[key], expected, seats[key[2]], far) for key in sorted(often)]

    def used(self, piece: str, way: str) -> Rate:
        """How many seats had a card in this way."""
        seats = len([hand for hand in self.hands if (piece, way) in hand.ways])
        return self._rate(piece, seats, len(self.hands))

    def _count(self, one: Played) -> None:
        game = self.game
        s = game.new()
        seats = range(len(game.seats))
        ways: list[Counter[tuple[str, str]]] = [Counter() for _ in seats]
        held = [0 for _ in seats]
        for seat, action in one.moves:
            if action in OUTSIDE:
                game.apply_outside(s, seat, action)
                continue
            if seat != CHANCE:
                _use(game, self.study, ways[seat], action)
            game.apply(s, seat, action)
            for name in self.study.held:
                field = getattr(s, name)
                for n in seats:
                    held[n] |= field[n]
        names = game.nouns[self.study.pieces]
        sides = [game.sides[game.side(s, seat)] for seat in seats]
        if len(one.winners) == 1:
            self.winners[sides[one.winners[0]]] += 1
        for seat in seats:
            for piece in cards_of(held[seat]):
                ways[seat][names[piece], HELD] = 1
            others = sorted([bot for n, bot in enumerate(one.bots) if n != seat])
            who = (one.bots[seat], *others)
            self.hands.append(Hand(sides[seat], who, _got(one, seat), dict(ways[seat])))

    def _rate(self, name: str, count: int, of: int | None = None) -> Rate:
        of = len(self.games) if of is None else of
        return Rate(name, count, of, *wilson(count, of))


def difference(one: Rate, other: Rate) -> tuple[float, float, float]:
    """How much larger the second rate is, with its 95% interval (Newcombe's)."""
    more = other.share - one.share
    down = sqrt((other.share - other.low) ** 2 + (one.high - one.share) ** 2)
    up = sqrt((other.high - other.share) ** 2 + (one.share - one.low) ** 2)
    return more, more - down, more + up


def _use(game: Game[Any], study: Study, ways: Counter[tuple[str, str]], action: int) -> None:
    use = study.uses.get(game.notation.verb(action).word)
    if use is not None:
        ways[use.piece or game.notation.noun(action), use.way] += 1


def _got(one: Played, seat: int) -> float:
    winners = one.winners or range(len(one.bots))
    return 1 / len(winners) if seat in winners else 0.0


def _expected(
    seen: Iterable[tuple[tuple[str, ...], float]],
) -> dict[tuple[str, ...], tuple[float, float]]:
    """What the same bot got on the same side against the same others: mean and variance."""
    found: dict[tuple[str, ...], list[float]] = {}
    for key, value in seen:
        found.setdefault(key, []).append(value)
    return {key: (fmean(values), pvariance(values)) for key, values in found.items()}


def _worth(
    key: tuple[str, str, str],
    hands: list[Hand],
    expected: dict[tuple[str, ...], tuple[float, float]],
    of: int,
    far: float,
) -> Worth:
    awaited = [expected[(hand.side, *hand.who)] for hand in hands]
    won = fmean([hand.got for hand in hands])
    beyond = won - fmean([mean for mean, _ in awaited])
    error = sqrt(sum([spread for _, spread in awaited])) / len(hands)
    reach = NormalDist().inv_cdf((1 + SURE) / 2) * error
    stands_out = error > 0 and abs(beyond) > far * error
    return Worth(*key, len(hands), of, won, beyond, beyond - reach, beyond + reach, stands_out)
