"""10 Versions: records of every version of a game's rules, which replay for ever to the same.

`python -m detente.arena.versions tests/records` plays games until every card and every question of
the newest version of a game has come up, and keeps those that together show most of its rules. The
records a version has already are left alone: they say how it behaves. What they do not show, an
option that came without a new version, is added.
"""

from __future__ import annotations

import ast
import json
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import coverage

from detente.arena.branches import CARDS
from detente.arena.laws import LawBroken, Walk, some_options
from detente.arena.matches import match_seed
from detente.arena.policies import POLICIES, Policy, next_seat
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.match import Match
from detente.core.notation import OUTSIDE, RESIGN
from detente.core.options import VERSION, Option, OptionError, Value
from detente.core.record import Record
from detente.core.registry import open_game
from detente.core.rng import Rng
from detente.core.tables import DataError
from detente.games import game, games

CANDIDATES: Final = 120
"""How many games are played at least to choose from, …"""

MOST: Final = 3000
"""… and at most, until every card, question and option has come up."""

ROOM: Final = 400_000
"""How many characters the records of one version may take."""

POWERS: Final = "powers"
"""Where a game whose cards have no events writes what they do."""

FEW: Final = 6  # choices of an option that are all played with
STUBBORN: Final = 20  # stubborn chance changes its mind one time in so many
ASIDE: Final = 8  # one answer in so many is an aside, where a seat may say something unasked
GIVING_UP: Final = 400  # in one game of eight a seat gives up, at one move in so many

ADVICE: Final = (
    "Is the change meant? A running game must not change under its players: let the new behaviour "
    "stand behind an option (a row with since= and before= in options.py, see "
    "docs/adding-a-game.md), then: python -m detente.arena.versions tests/records"
)

Token = tuple[str, int, int]
"""Something a record shows: a jump from line to line in a game's files, or one of these with its
number: a QUESTION that was asked, an ACTION, a CARD whose function ran, a choice of an option."""

QUESTION: Final = "question"
ACTION: Final = "action"
CARD: Final = "card"

NEEDED: Final = 1000  # jumps count as much as one thing every version must show


# -- the law -------------------------------------------------------------------------------


def check(path: Path) -> Match[Any]:
    """Replay a record of a version; LawBroken if the rules do something else today."""
    record = Record.load(path)
    try:
        match = Match.replay(record)
    except (DataError, OptionError) as error:
        raise LawBroken("versions", f"{path.name}: {error}. {ADVICE}", list(record.moves)) from None
    whole = len(record.behaviour) == len(record.moves) == len(match.moves)
    if not whole or match.behaviour.sums != list(record.behaviour):
        raise LawBroken("versions", f"{path.name}: does not say what the rules did", match.moves)
    return match


def records(folder: Path, name: str, version: int) -> list[Path]:
    """The records of one version of a game."""
    return sorted((folder / name / str(version)).glob("*.detente.json"))


# -- what a record shows -------------------------------------------------------------------


def needed(name: str) -> dict[Token, str]:
    """Every question, every choice of an option and every card of a game, with its name."""
    rules = game(name)
    found = {(QUESTION, kind, 0): f"question {q.id}" for kind, q in enumerate(rules.questions)}
    for option in rules.options.table:
        for choice in option.choices:
            found[_reading(option, choice)] = f"option {option.name}={choice}"
    for n, (_, function) in enumerate(_cards(name)):
        found[CARD, n, 0] = f"card {function.name}"
    return found


def ran(*records: Record) -> set[Token]:
    """What the replay of some records of a game shows."""
    name = records[0].game
    files = [str(path) for path in sorted(_package(name).rglob("*.py"))]
    watch = coverage.Coverage(data_file=None, branch=True, include=files)
    watch.start()
    found = set().union(*[_told(record) for record in records])
    watch.stop()
    data = watch.get_data()
    jumps = {file: data.arcs(file) or [] for file in data.measured_files()}
    found |= {(file, *jump) for file in jumps for jump in jumps[file]}
    for n, (path, function) in enumerate(_cards(name)):
        if _lines(function) & {start for start, _ in jumps.get(str(path), [])}:
            found.add((CARD, n, 0))
    return found


def _told(record: Record) -> set[Token]:
    """The questions asked in a record, the answers, and what it was played with."""
    rules = open_game(record.game, record.version, record.options)
    found: set[Token] = {(QUESTION, kind, 0) for kind in _asked(rules, record)}
    found |= {(ACTION, action, 0) for _, action in record.moves}
    for option in rules.options.table:
        found.add(_reading(option, rules.options.values[option.name]))
    return found


def _asked(rules: Game[Any], record: Record) -> set[int]:
    """The kinds of questions answered in a record."""
    s, kinds = rules.new(), set()
    for seat, action in record.moves:
        if action in OUTSIDE:
            rules.apply_outside(s, seat, action)
            continue
        q = rules.asked(s, seat)
        kinds.add(s.stack[-1].kind if q is None else q.kind)
        if seat == CHANCE:
            rules.odds(s)
        else:
            rules.legal(s, seat)
        rules.apply(s, seat, action)
    return kinds


def _reading(option: Option, value: Value) -> Token:
    """Which choice of an option; of many numbers only whether it is the default."""
    few = len(option.choices) <= FEW
    return option.name, option.choices.index(value) if few else int(value == option.default), 0


@cache
def _cards(name: str) -> list[tuple[Path, ast.FunctionDef]]:
    """The functions in which a game's cards are written, each with its file."""
    package = _package(name)
    paths = [package / f"{CARDS}.py", *sorted((package / CARDS).rglob("*.py"))]
    return [
        (path, function)
        for path in [*paths, package / f"{POWERS}.py"]
        if path.exists()
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef) and _lines(function)
    ]


def _lines(function: ast.FunctionDef) -> set[int]:
    """What a function does, beside its docstring; a card that only lies on the table does nothing.

    So does one that must never be called.
    """
    first = int(ast.get_docstring(function) is not None)
    does = [line for line in function.body[first:] if not isinstance(line, ast.Raise)]
    return set().union(*[range(line.lineno, (line.end_lineno or 0) + 1) for line in does])


def _package(name: str) -> Path:
    return Path(str(sys.modules[type(game(name)).__module__].__file__)).parent


# -- making records ------------------------------------------------------------------------


def candidate(name: str, n: int) -> Record:
    """Game `n` of a search: every policy, half of them with options drawn at random.

    In one of four chance repeats itself, so that what hardly ever happens does.
    """
    seed = match_seed(1, n)
    rng = Rng(seed)
    rules = game(name)
    if n % 2:
        rules = game(name, **{**some_options(rules, rng), VERSION: rules.version})
    policy = list(POLICIES.values())[n % len(POLICIES)]
    if n % 4 == 3:
        return _with_stubborn_chance(rules, policy, seed)
    match = Match(rules, seed=seed)
    while not match.over:
        if n % 8 == 1 and rng.below(GIVING_UP) == 0:
            match.submit(rng.below(len(rules.seats)), RESIGN)
        else:
            _move(match, policy, rng)
    return match.record


def _with_stubborn_chance(rules: Game[Any], policy: Policy, seed: int) -> Record:
    walk, last = Walk(rules, policy, seed), 0
    while not walk.over:
        seat, action = walk.choose()
        if seat == CHANCE:
            again = last in rules.legal(walk.state, CHANCE) and walk.rng.below(STUBBORN)
            last = action = last if again else action
        walk.go(seat, action)
    options = rules.options.changed()
    moves = Record(rules.name, rules.version, options, None, walk.moves)
    return Match.replay(moves, game=rules).record


def _move(match: Match[Any], policy: Policy, rng: Rng) -> None:
    """The next answer; now and then what a seat may say that is not asked."""
    rules, s = match.game, match.state
    seat = rng.below(len(rules.seats)) if rng.below(ASIDE) == 0 else -1
    if seat in match.waiting or not rules.legal(s, seat):
        seat = next_seat(rules, s, rng)
    match.submit(seat, policy(rules, s, seat, rng))


def choose(found: list[tuple[Record, set[Token]]], musts: set[Token]) -> list[Record]:
    """Those that together show most in the least room, and everything that must be shown."""
    chosen: list[Record] = []
    seen: set[Token] = set()
    room = ROOM
    while found:
        news = [shown - seen for _, shown in found]
        gains = [
            (len(new) + NEEDED * len(new & musts)) / size(record)
            for new, (record, _) in zip(news, found)
        ]
        best = max(range(len(found)), key=gains.__getitem__)
        record, shown = found.pop(best)
        room -= size(record)
        if not news[best] or room < 0:
            break
        chosen.append(record)
        seen |= shown
    return chosen


def size(record: Record) -> int:
    """How many characters a record takes in its file."""
    return len(json.dumps(record.to_json(), separators=(",", ":")))


def make(name: str, folder: Path) -> None:
    """Make the records of the newest version of a game, or those that show what it lacks."""
    version = game(name).version
    there = [Record.load(path) for path in records(folder, name, version)]
    musts = needed(name)
    lacking = set(musts) - (ran(*there) if there else set())
    if not lacking:
        print(f"{name} {version}: has its records")
        return
    musts = {token: musts[token] for token in lacking}
    least = 0 if there else CANDIDATES
    found: list[tuple[Record, set[Token]]] = []
    while len(found) < least or (lacking and len(found) < MOST):
        record = candidate(name, len(found))
        found.append((record, ran(record)))
        lacking -= found[-1][1]
        told = f"{name} {version}: {len(found)} games, {len(lacking)} things still missing"
        print(f"\r{told} ", end="", file=sys.stderr)
    if there:
        found = [(record, shown & set(musts)) for record, shown in found]
    chosen = choose(found, set(musts))
    print(f"\n{name} {version}: {len(chosen)} records")
    for token in sorted(lacking):
        print(f"  missing: {musts[token]}")
    place = folder / name / str(version)
    place.mkdir(parents=True, exist_ok=True)
    for n, record in enumerate(chosen, len(there) + 1):
        record.save(place / f"{n:02}.detente.json")


def main(folder: Path, names: list[str]) -> None:
    """Make the records of the games that are named, or of all."""
    for name in names or games():
        make(name, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
