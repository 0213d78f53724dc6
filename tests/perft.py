"""Perft: how many ways there are to play on from a position. A change of the rules changes it.

`python -m tests.perft` writes the positions of the four games beside Twilight Struggle to
docs/perft, and their rows into docs/perft.md.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import detente
from detente.core.frame import NOBODY
from detente.core.game import Game

DOCS = Path(__file__).parents[1] / "docs"
MOMENTS = {"opening": 0, "middle": 40, "late": 60}
GAMES = ("berlin63", "nineteen_sixty", "stratagem", "thirteen_days")
MARK = "<!-- From here on written by python -m tests.perft. -->"
MOST = 20_000  # nodes in the last row of a position
DEEPEST = 5


def perft(game: Game[Any], s: Any, depth: int) -> int:
    """How many sequences of `depth` answers there are, chance's included; an end counts once."""
    seat = game.actor(s)
    if depth == 0 or seat == NOBODY:
        return 1
    legal = game.legal(s, seat)
    if depth == 1:
        return len(legal)
    nodes = 0
    for action in legal:
        after = game.clone(s)
        game.apply(after, seat, action)
        nodes += perft(game, after, depth - 1)
    return nodes


def moment(name: str, decisions: int) -> detente.Match[Any]:
    """The match of seed 1 after so many decisions at random, or just before its end."""
    match, rng = detente.Match(detente.game(name), seed=1), detente.Rng(1)
    while decisions:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])
        assert not match.over, f"{name} is over before"
        decisions -= 1
    return match


def rows(name: str, moment_name: str) -> list[tuple[int, int]]:
    """The counts of a position as deep as they stay small."""
    match = moment(name, MOMENTS[moment_name])
    found: list[tuple[int, int]] = []
    for depth in range(1, DEEPEST + 1):
        nodes = perft(match.game, match.state, depth)
        found.append((depth, nodes))
        if nodes * nodes > MOST * (found[-2][1] if depth > 1 else 1):
            break
    return found


def written() -> str:
    """What stands below the mark in docs/perft.md."""
    lines = ["", "## The other four games", ""]
    lines += [
        "The match of seed 1 after 0, 40 and 60 decisions of random play (`detente.Rng(1)`, the",
        "seats that are asked in their order), options as printed; each position is stored in",
        "`perft/<game>/` as `game.dump` writes it.",
        "",
        "| game | position | depth | nodes |",
        "|---|---|---:|---:|",
    ]
    for name in GAMES:
        for what in MOMENTS:
            counted = rows(name, what)
            lines += [f"| {name} | {what} | {depth} | {nodes:,} |" for depth, nodes in counted]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write positions and rows."""
    for name in GAMES:
        (DOCS / "perft" / name).mkdir(parents=True, exist_ok=True)
        for what, decisions in MOMENTS.items():
            match = moment(name, decisions)
            text = json.dumps(match.game.dump(match.state), separators=(",", ":"))
            (DOCS / "perft" / name / f"{what}.json").write_text(text + "\n", encoding="utf-8")
    page = DOCS / "perft.md"
    above = page.read_text(encoding="utf-8").partition(MARK)[0].rstrip()
    page.write_text(f"{above}\n\n{MARK}\n{written()}", encoding="utf-8")


if __name__ == "__main__":
    main()
