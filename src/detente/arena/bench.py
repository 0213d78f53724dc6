"""How fast the rules are, per second of CPU, beside yardsticks measured in the same run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any, Final

import detente
from detente.arena.policies import cautious
from detente.bots.levels import searcher
from detente.bots.random import play_out
from detente.bots.search import Effort
from detente.core import frame
from detente.core.frame import CHANCE, NOBODY
from detente.core.game import Game
from detente.core.rng import Rng
from detente.core.state import State

ROUNDS: Final = 5  # everything is measured so often, in turns, and the median counts
SLICE: Final = 0.4  # seconds of CPU for each measurement
LOOP: Final = 100_000  # turns of the yardstick loop
SIMULATIONS: Final = 1024  # for one decision of the search: a long thought
LONG: Final = 60.0  # seconds: no cap
POSITIONS: Final = 64  # from different games, at different depths
COUNTED: Final = 32  # random games in which plays are counted
WHAT: Final = ("games", "decisions", "cautious", "clone", "observe", "simulations")


@dataclass(frozen=True)
class Speed:
    """One game: complete games, plays and decisions of seats per second, µs for a clone and a view.

    `plays` are cards played, or moves where there are no cards: games alone flatter a game that is
    soon over; 0 where a game does not say what its plays are. `cautious` are complete games under
    that policy: they go to their end. `simulations` are those of the search in a long thought: an
    action played on to the next quiet position; in a short one fewer answers are known already.
    """

    game: str
    games: float
    plays: float
    decisions: float
    cautious: float
    clone: float
    observe: float
    simulations: float


@dataclass(frozen=True)
class Bench:
    """A whole run of a build. `loop` are turns of a fixed loop per second; `chess` moves of
    python-chess.
    """

    compiled: bool
    loop: float
    chess: float | None
    speeds: list[Speed]


def compiled() -> bool:
    """Whether the rules run as machine code (`make fast`)."""
    return not str(frame.__file__).endswith(".py")


def meters(names: list[str]) -> list[str]:
    """What is measured, in this order."""
    yardsticks = ["loop", *["chess"] * (find_spec("chess") is not None)]
    return yardsticks + [f"{name} {what}" for name in names for what in WHAT]


def bench(names: list[str], found: dict[str, list[float]], *, compiled: bool) -> Bench:
    """What was measured of a build, by the median of its rounds."""
    seen = {what: median(values) for what, values in found.items()}
    speeds = [
        Speed(
            name,
            seen[f"{name} games"],
            seen[f"{name} decisions"] * _plays_a_decision(detente.game(name)),
            seen[f"{name} decisions"],
            seen[f"{name} cautious"],
            1e6 / seen[f"{name} clone"],
            1e6 / seen[f"{name} observe"],
            seen[f"{name} simulations"],
        )
        for name in names
    ]
    return Bench(compiled, seen["loop"], seen.get("chess"), speeds)


def _plays_a_decision(game: Game[Any]) -> float:
    """Which share of the decisions in random games are plays. The same on every machine."""
    asked = [f"ask-{id}" for id in game.plays]
    plays = decisions = 0
    for seed in range(COUNTED if asked else 0):
        rng = Rng(seed)
        s = game.new()
        while (seat := game.actor(s)) != NOBODY:
            if seat != CHANCE:
                decisions += 1
                plays += game.prompt(s, seat).id in asked
            options = game.legal(s, seat)
            game.apply(s, seat, options[rng.below(len(options))])
    return plays / max(decisions, 1)


def measured(what: str) -> float:
    """One thing measured once: how much of it is done in a second of CPU."""
    name, _, part = what.partition(" ")
    return _meters(name)[part]() if part else YARDSTICKS[name]()


@cache
def _meters(name: str) -> dict[str, Callable[[], float]]:
    game = detente.game(name)
    positions = positions_of(game)
    works: tuple[Callable[[int], int], ...] = (
        lambda n: _play(game, n)[0],
        lambda n: _play(game, n)[1],
        lambda n: _play_cautiously(game, n),
        lambda _: _clone(game, positions),
        lambda _: _observe(game, positions),
        lambda n: _search(game, positions, n),
    )
    return {what: partial(_per_second, work) for what, work in zip(WHAT, works, strict=True)}


def _per_second(work: Callable[[int], int]) -> float:
    """How much `work(n)`, called for n = 0, 1, 2 …, gets done in a second of CPU."""
    done = n = 0
    start = process_time()
    while True:
        done += work(n)
        n += 1
        spent = process_time() - start
        if spent >= SLICE:
            return done / spent


def _play(game: Game[Any], n: int) -> tuple[int, int]:
    """A few complete games at random: games and decisions."""
    decisions = 0
    for seed in range(n * 4, n * 4 + 4):
        decisions += play_out(game, game.new(), Rng(seed))
    return 4, decisions


def _play_cautiously(game: Game[Any], n: int) -> int:
    """One complete game of players who avoid what can lose at once."""
    rng = Rng(n)
    s = game.new()
    while (seat := game.actor(s)) != NOBODY:
        game.apply(s, seat, cautious(game, s, seat, rng))
    return 1


def _clone(game: Game[Any], positions: list[State]) -> int:
    clone = game.clone
    for s in positions:
        clone(s)
    return len(positions)


def _observe(game: Game[Any], positions: list[State]) -> int:
    observe = game.observe
    for s in positions:
        observe(s, 0)
    return len(positions)


def _search(game: Game[Any], positions: list[State], n: int) -> int:
    """One decision of the search: its simulations."""
    s = positions[n % len(positions)]
    seat = game.waiting(s)[0]
    if seat == CHANCE:
        return 0
    player = searcher(game, n, Effort(SIMULATIONS))
    player.choose(game.observe(s, seat), game.legal(s, seat), LONG)
    return player.simulations


def positions_of(game: Game[Any]) -> list[State]:
    """Positions at all depths of random games."""
    found: list[State] = []
    for seed in range(POSITIONS):
        rng = Rng(seed)
        s = game.new()
        path: list[State] = []
        while game.actor(s) != NOBODY:
            path.append(game.clone(s))
            seat = game.waiting(s)[0]
            options = game.legal(s, seat)
            game.apply(s, seat, options[rng.below(len(options))])
        found.append(path[len(path) * seed // POSITIONS])
    return found


def _turns(_: int) -> int:
    """The yardstick: plain arithmetic and a list, the same on every machine."""
    counts = [0] * 64
    x = 1
    for i in range(LOOP):
        x = (x * 5 + i) & 63
        counts[x] += 1
    return LOOP


def _chess_moves(n: int) -> int:
    """One game of python-chess at random: its moves."""
    import chess  # a yardstick only, never installed for play

    rng = Rng(n)
    board = chess.Board()
    while not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[rng.below(len(moves))])
    return len(board.move_stack)


YARDSTICKS: Final[dict[str, Callable[[], float]]] = {
    "loop": partial(_per_second, _turns),
    "chess": partial(_per_second, _chess_moves),
}
