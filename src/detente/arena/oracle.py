"""Small games and endgames solved exactly: what perfect play is worth, how far a bot is from it.

A small game begins with its first move. An endgame begins a few decisions before the end, as one
who looks on sees it: any of some worlds that he cannot tell apart, each as likely. From there every
way to play on is one tree, which OpenSpiel solves; whoever is still playing after so many decisions
has drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from detente.arena.matches import match_seed, play_match
from detente.bots.bot import bot
from detente.bots.table import Table, share
from detente.core.extras import needed
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.match import Match
from detente.core.record import Record
from detente.core.rng import Rng
from detente.core.state import View
from detente.games import game as game_of
from detente.games import games, study_of

SEED: Final = 7
DRAWS: Final = 400  # imagined worlds among which different ones are looked for
LARGEST: Final = 300_000  # nodes of a tree
BUDGET: Final = 60.0  # seconds for an answer: as many as a bot wants

Choose = Callable[[View[Any], list[int]], dict[int, float]]
"""How likely a player takes each legal action."""


class TooLarge(ValueError):
    """A tree has too many nodes."""


@dataclass
class Knowledge:
    """What a seat that is asked knows: its view, its actions, and how they are called."""

    view: View[Any]
    legal: list[int]
    number: int


@dataclass
class Tree:
    """A tree for OpenSpiel (Gambit's format), and what is known at each of its questions."""

    game: Game[Any]
    horizon: int
    lines: list[str] = field(default_factory=list)
    known: dict[tuple[int, object], Knowledge] = field(default_factory=dict)
    results: dict[tuple[float, ...], int] = field(default_factory=dict)

    @property
    def nodes(self) -> int:
        """How many positions there are."""
        return len(self.lines)

    def text(self) -> str:
        """The tree as Gambit writes it."""
        seats = " ".join([f'"{seat}"' for seat in self.game.seats])
        return "\n".join([f'EFG 2 R "detente" {{ {seats} }}', *self.lines, ""])


def endgame(game: Game[Any], view: View[Any], worlds: int, horizon: int, seed: int = 0) -> Tree:
    """The tree of what can follow a view, from up to so many worlds that it cannot tell apart."""
    rng = Rng(seed)
    found: dict[tuple[object, ...], Any] = {}
    for _ in range(DRAWS):
        world = game.imagine(view, rng)
        found.setdefault(game.key(world), world)
        if len(found) == worlds:
            break
    tree = Tree(game, horizon)
    odds = " ".join([f'"{n}" {1 / len(found):.12f}' for n in range(len(found))])
    tree.lines.append(f'c "" 1 "" {{ {odds} }} 0')
    for world in found.values():
        _plant(tree, world)
    return tree


def whole(game: Game[Any], horizon: int) -> Tree:
    """The tree of a game from its first move on, up to so many decisions."""
    tree = Tree(game, horizon)
    _plant(tree, game.new())
    return tree


def pinned() -> list[str]:
    """The games that have an endgame to be solved."""
    return [name for name in games() if study_of(name).endgame is not None]


def small_games() -> list[str]:
    """The games that have a variant small enough to be solved from its first move."""
    return [name for name in games() if study_of(name).small is not None]


def small_game(name: str) -> Tree:
    """The small variant of a game, from its first move."""
    small = study_of(name).small
    assert small is not None, "it has a small variant"
    return whole(game_of(name, **small.options), small.horizon)


def position(name: str) -> Tree:
    """The endgame of a game that is pinned."""
    place = study_of(name).endgame
    assert place is not None, "it has an endgame"
    rules = game_of(name, **place.options)
    seed = match_seed(SEED, place.n)
    moves = play_match(rules, ("random",) * len(rules.seats), seed, 1.0).moves
    decisions = [n for n, (seat, _) in enumerate(moves) if seat != CHANCE]
    record = Record(name, rules.version, dict(place.options), None, moves)
    match = Match.replay(record, decisions[-place.back])
    return endgame(rules, rules.observe(match.state, None), place.worlds, place.horizon)


def _plant(tree: Tree, s: Any) -> None:
    with needed("openspiel"):
        from detente.envs.spiel import Memory
    s.notes = []
    _grow(tree, Table(tree.game, s, listen=True), Memory(len(tree.game.seats)), 0)


def _grow(tree: Tree, table: Table[Any], memory: Any, depth: int) -> None:
    game = tree.game
    if tree.nodes > LARGEST:
        raise TooLarge(f"more than {LARGEST} positions; look at fewer decisions")
    if not table.secretly:
        memory.hears(game, table.heard())
    if table.result is not None or depth == tree.horizon:
        tree.lines.append(_end(tree, table))
        return
    seat = table.asked
    if seat == CHANCE:
        drawn = _drawn(game, table, memory)
        said = " ".join([f'"{n}" {draw.chance:.12f}' for n, draw in enumerate(drawn)])
        tree.lines.append(f'c "" {len(tree.lines) + 1} "" {{ {said} }} 0')
        for draw in drawn:
            _grow(tree, draw.table, draw.memory, depth)
        return
    actions = table.legal()
    if len(actions) > 1:  # what leaves no choice is no question
        tree.lines.append(_question(tree, table, memory, seat, actions))
    for action in actions:
        then, recalled = table.clone(), memory.__deepcopy__({})
        recalled.acts(seat, action)
        then.act(action)
        _grow(tree, then, recalled, depth + 1)


@dataclass
class Draw:
    """Where chance may lead, how likely that is, and what the seats have heard on the way."""

    chance: float
    table: Table[Any]
    memory: Any


def _drawn(game: Game[Any], table: Table[Any], memory: Any) -> list[Draw]:
    """Where chance may lead before a seat is asked. What comes about in several ways that no seat
    can tell apart, such as a hand dealt card by card, is one of them.
    """
    found: dict[object, Draw] = {}
    left = [Draw(1.0, table, memory)]
    while left:
        draw = left.pop()
        if draw.table.asked != CHANCE:
            alike = (game.key(draw.table.state), *draw.memory.seats)
            found.setdefault(alike, Draw(0.0, draw.table, draw.memory)).chance += draw.chance
            continue
        odds = [(action, weight) for action, weight in game.odds(draw.table.state) if weight]
        total = sum([weight for _, weight in odds])
        for action, weight in odds:
            then, recalled = draw.table.clone(), draw.memory.__deepcopy__({})
            then.act(action)
            if not then.secretly:
                recalled.hears(game, then.heard())
            left.append(Draw(draw.chance * weight / total, then, recalled))
    return list(found.values())


def _question(tree: Tree, table: Table[Any], memory: Any, seat: int, actions: list[int]) -> str:
    view = table.view(seat)
    key = (seat, (memory.seats[seat], tree.game.view_key(view)))
    if key not in tree.known:
        number = len([one for one, _ in tree.known if one == seat]) + 1
        tree.known[key] = Knowledge(view, actions, number)
    known = tree.known[key]
    assert known.legal == actions, "what is not told apart leaves the same choice"
    said = " ".join([f'"{tree.game.text(action)}"' for action in actions])
    return f'p "" {seat + 1} {known.number} "" {{ {said} }} 0'


def _end(tree: Tree, table: Table[Any]) -> str:
    seats = len(tree.game.seats)
    result = table.result
    shares = tuple([0.0 if result is None else share(result, n, seats) for n in range(seats)])
    number = tree.results.setdefault(shares, len(tree.results) + 1)
    told = " ".join([f"{one:g}" for one in shares])
    return f't "" {number} "" {{ {told} }}'


# -- what OpenSpiel says of it ------------------------------------------------------------------


@dataclass(frozen=True)
class Solved:
    """A tree: its size, what it is worth to the first seat, and how far from perfect each is.

    Exploitability is what a perfect opponent gains against it on average over both seats: 0 is
    perfect, 1 the most.
    """

    nodes: int
    questions: int
    value: float
    exploitability: dict[str, float]


def solve(tree: Tree, players: dict[str, Choose], iterations: int = 200) -> Solved:
    """Solve a tree by CFR+, and hold players to a best response."""
    with needed("openspiel"):
        import pyspiel
    spiel = pyspiel.load_efg_game(tree.text())
    solver = pyspiel.CFRPlusSolver(spiel)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    best = solver.tabular_average_policy()
    value = pyspiel.expected_returns(spiel.new_initial_state(), [best, best], -1, True)
    found = {"CFR+": float(pyspiel.exploitability(spiel, best))}
    asked = _asked(tree, spiel.new_initial_state())
    for name, choose in players.items():
        table = {said: _likely(choose, *question) for said, question in asked.items()}
        found[name] = float(pyspiel.exploitability(spiel, pyspiel.TabularPolicy(table)))
    return Solved(tree.nodes, len(tree.known), float(value[0]), found)


def _asked(tree: Tree, root: Any) -> dict[str, tuple[Knowledge, list[int]]]:
    """By OpenSpiel's name for it: every question, and OpenSpiel's number of each legal action."""
    numbers = {(seat, known.number): known for (seat, _), known in tree.known.items()}
    found: dict[str, tuple[Knowledge, list[int]]] = {}
    left = [root]
    while left:
        state = left.pop()
        left += [state.child(action) for action in state.legal_actions()]
        if state.is_terminal() or state.is_chance_node():
            continue
        said = state.information_state_string()
        if said not in found:
            known = numbers[state.current_player(), int(said.split("-")[2])]  # its name ends so
            found[said] = known, _in_order(tree, state, known.legal)
    return found


def _in_order(tree: Tree, state: Any, legal: list[int]) -> list[int]:
    """OpenSpiel's number of each legal action: found by its words."""
    player = state.current_player()
    named = {state.action_to_string(player, action): action for action in state.legal_actions()}
    return [named[tree.game.text(action)] for action in legal]


def _likely(choose: Choose, known: Knowledge, numbers: list[int]) -> list[tuple[int, float]]:
    """How a player plays at one question, as OpenSpiel writes it."""
    chances = choose(known.view, known.legal)
    return [(number, chances.get(action, 0.0)) for action, number in zip(known.legal, numbers)]


def at_random(view: View[Any], legal: list[int]) -> dict[int, float]:
    """Every action is as likely as another."""
    return {action: 1 / len(legal) for action in legal}


def as_bot(name: str, game: Game[Any], times: int = 1) -> Choose:
    """A bot that is asked so many times at every question, each time as one who has just sat down,
    and plays every answer as often as it gave it.
    """

    def choose(view: View[Any], legal: list[int]) -> dict[int, float]:
        chances: dict[int, float] = {}
        for seed in range(times):
            answer = bot(name, game, seed).choose(view, legal, BUDGET)
            chances[answer] = chances.get(answer, 0.0) + 1 / times
        return chances

    return choose
