"""10 Versions: records of every version of a game's rules, which replay for ever to the same.

`python -m detente.arena.versions tests/records` plays games until every card and every question of
the newest version of a game has come up, and keeps those that together show most of its rules. A
version that has records already is left alone: they say how it behaves.
"""

from __future__ import annotations

import ast
import json
import sys
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

Ran = set[tuple[str, int, int]]
"""Jumps from line to line in a game's files; and (QUESTION, kind, 0) for what was asked, (ACTION,
action, 0) for what was answered, (name of an option, choice, 0) for what it was played with."""

QUESTION: Final = "question"
ACTION: Final = "action"


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


def ran(record: Record) -> Ran:
    """What of a game's files the replay of a record runs, and which questions it asks."""
    rules = open_game(record.game, record.version, record.options)
    files = [str(path) for path in sorted(_package(record.game).rglob("*.py"))]
    watch = coverage.Coverage(data_file=None, branch=True, include=files)
    watch.start()
    found: Ran = {(QUESTION, kind, 0) for kind in _asked(rules, record)}
    watch.stop()
    found |= {(ACTION, action, 0) for _, action in record.moves}
    for option in rules.options.table:
        found.add((option.name, _reading(option, rules.options.values[option.name]), 0))
    data = watch.get_data()
    for file in data.measured_files():
        found |= {(file, start, end) for start, end in data.arcs(file) or ()}
    return found


def _asked(rules: Game[Any], record: Record) -> set[int]:
    """The kinds of questions answered in a record."""
    s, kinds = rules.new(), set()
    for seat, action in record.moves:
        if action in OUTSIDE:
            rules.step_out(s, seat, action)
            continue
        q = rules.asked(s, seat)
        kinds.add(s.stack[-1].kind if q is None else q.kind)
        if seat == CHANCE:
            rules.odds(s)
        else:
            rules.legal(s, seat)
        rules.apply(s, seat, action)
    return kinds


def missing(name: str, seen: Ran) -> list[str]:
    """The questions not asked, the options not played with, the cards that did not run."""
    rules = game(name)
    questions = [
        f"question {q.id}"
        for kind, q in enumerate(rules.questions)
        if (QUESTION, kind, 0) not in seen
    ]
    options = [
        f"option {option.name}={choice}"
        for option in rules.options.table
        for choice in option.choices
        if (option.name, _reading(option, choice), 0) not in seen
    ]
    cards = [
        f"{path.name}: {function.name}"
        for path in _cards(name)
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef) and _lines(function)
        if not _lines(function) & {line for file, line, _ in seen if file == str(path)}
    ]
    return questions + options + cards


def _reading(option: Option, value: Value) -> int:
    """Which choice of an option; of many numbers only whether it is the default."""
    few = len(option.choices) <= FEW
    return option.choices.index(value) if few else int(value == option.default)


def _lines(function: ast.FunctionDef) -> set[int]:
    """What a function does, beside its docstring; a card that only lies on the table does nothing.

    So does one that must never be called.
    """
    first = int(ast.get_docstring(function) is not None)
    does = [line for line in function.body[first:] if not isinstance(line, ast.Raise)]
    return set().union(*[range(line.lineno, (line.end_lineno or 0) + 1) for line in does])


def _cards(name: str) -> list[Path]:
    """The files in which a game's cards are written."""
    package = _package(name)
    found = [package / f"{CARDS}.py", *sorted((package / CARDS).rglob("*.py"))]
    return [path for path in [*found, package / f"{POWERS}.py"] if path.exists()]


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


def choose(found: list[tuple[Record, Ran]]) -> list[Record]:
    """Those that together show most in the least room."""
    chosen: list[Record] = []
    seen: Ran = set()
    room = ROOM
    while found:
        gains = [len(shown - seen) / size(record) for record, shown in found]
        best = max(range(len(found)), key=gains.__getitem__)
        record, shown = found.pop(best)
        room -= size(record)
        if not shown - seen or room < 0:
            break
        chosen.append(record)
        seen |= shown
    return chosen


def size(record: Record) -> int:
    """How many characters a record takes in its file."""
    return len(json.dumps(record.to_json(), separators=(",", ":")))


def make(name: str, folder: Path) -> None:
    """Make the records of the newest version of a game, if there are none."""
    version = game(name).version
    if records(folder, name, version):
        print(f"{name} {version}: has its records")
        return
    found: list[tuple[Record, Ran]] = []
    seen: Ran = set()
    lacking = missing(name, seen)
    while len(found) < CANDIDATES or (lacking and len(found) < MOST):
        record = candidate(name, len(found))
        found.append((record, ran(record)))
        seen |= found[-1][1]
        lacking = missing(name, seen)
        told = f"{name} {version}: {len(found)} games, {len(lacking)} things still missing"
        print(f"\r{told} ", end="", file=sys.stderr)
    chosen = choose(found)
    lacking = missing(name, set().union(*[ran(record) for record in chosen]))
    print(f"\n{name} {version}: {len(chosen)} records; missing: {', '.join(lacking) or 'nothing'}")
    place = folder / name / str(version)
    place.mkdir(parents=True, exist_ok=True)
    for n, record in enumerate(chosen, 1):
        record.save(place / f"{n:02}.detente.json")


def main(folder: Path, names: list[str]) -> None:
    """Make the records of the games that are named, or of all."""
    for name in names or games():
        make(name, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
