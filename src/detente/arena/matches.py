"""One game between bots, without a table: no log, no record, only how it was played and ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from detente.bots.bot import Bot, bot
from detente.bots.outside import Forfeit
from detente.bots.table import Table
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.habits import Habit
from detente.core.notation import RESIGN
from detente.core.record import Move
from detente.core.rng import Rng
from detente.core.state import Result


@dataclass(frozen=True)
class Lost:
    """A seat that lost by rule: its bot crashed, came too late, or answered what it may not."""

    seat: int
    why: str
    details: str


@dataclass(frozen=True)
class Outcome:
    """How one game ended: decisions made, what each seat played and counts, habits shown."""

    result: Result
    decisions: int
    sides: tuple[int, ...]
    points: tuple[int, ...]
    habits: tuple[Habit, ...] = ()
    moves: tuple[Move, ...] = ()
    lost: tuple[Lost, ...] = ()


def match_seed(seed: int, n: int) -> int:
    """The seed of match `n` of a run: `Match(game, seed=…)` deals the same cards."""
    return seed << 32 | n


def play_match(game: Game[Any], bots: tuple[str, ...], seed: int, budget: float) -> Outcome:
    """Play one game between bots of these names to its end.

    A bot that is another program and makes a mistake gives up: the rules say what comes of it.
    """
    thoughts = Rng(seed).fork()  # so that a bot that thinks longer changes no card
    players: list[Bot[Any]] = []
    lost: list[Lost] = []
    try:
        for seat, name in enumerate(bots):
            try:
                players.append(bot(name, game, thoughts.below(1 << 32)))
            except Forfeit as forfeit:
                players.append(Bot(game, 0))
                lost.append(Lost(seat, forfeit.why, forfeit.details))
        return play_out(game, players, seed, budget, lost=lost)
    finally:
        for player in players:
            player.close()


def play_out(
    game: Game[Any],
    players: list[Bot[Any]],
    seed: int,
    budget: float,
    watch: Callable[[Any], None] | None = None,
    lost: Sequence[Lost] = (),
) -> Outcome:
    """Play one game to its end. Chance draws what a match of this seed draws.

    Bots that are asked together know nothing of each other's answers until all have answered.
    `watch` is shown the position before each decision; `lost` are seats that give up at once.
    """
    dice = Rng(seed)
    table = Table(game)
    habits: list[Habit] = []
    moves: list[Move] = []
    gone: list[Lost] = []
    for one in lost:
        _give_up(table, one, gone, moves)
    while table.result is None:
        s, seat = table.state, table.asked
        if seat == CHANCE:
            action = game.outcome(s, dice)
        else:
            if watch is not None:
                watch(s)
            legal = table.legal()
            try:
                action = players[seat].choose(table.view(seat), legal, budget)
            except Forfeit as forfeit:
                _give_up(table, Lost(seat, forfeit.why, forfeit.details), gone, moves)
                continue
            assert action in legal, f"the bot on seat {seat} answered {action}, which is not legal"
            habits += game.habits(s, seat, action)
        table.act(action)
        moves.append((seat, action))
    sides = tuple([game.side(table.state, seat) for seat in range(len(game.seats))])
    return Outcome(
        table.result,
        len([seat for seat, action in moves if seat != CHANCE and action != RESIGN]),
        sides,
        game.points(table.result),
        tuple(habits),
        tuple(moves),
        tuple(gone),
    )


def _give_up(table: Table[Any], one: Lost, gone: list[Lost], moves: list[Move]) -> None:
    gone.append(one)
    if table.result is None:
        table.give_up(one.seat)
        moves.append((one.seat, RESIGN))
