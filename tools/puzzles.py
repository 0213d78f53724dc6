"""Find puzzles in games of bots: `python tools/puzzles.py thirteen_days 8`, and wait.

They are written into `src/detente/games/<game>/puzzles`, after those that are there. What a page
shows of them is what was found here; `tests/bots/test_puzzles.py` holds them to it.
"""

from __future__ import annotations

import json
import sys
from itertools import count
from typing import Final

from detente.arena.matches import play_match
from detente.bots.puzzles import puzzles
from detente.core.puzzle import read_puzzles
from detente.games import folder, game

PLAYERS: Final = "level4"
BUDGET: Final = 60.0


def main(name: str, wanted: int) -> None:
    """Play game after game until there are as many puzzles as wanted; each has its game's seed."""
    rules, where = game(name), folder(name) / "puzzles"
    where.mkdir(exist_ok=True)
    there = read_puzzles(where)
    left = wanted - len(there)
    for seed in count(max([int(one.name) for one in there], default=0) + 1):
        if left <= 0:
            return
        played = play_match(rules, (PLAYERS,) * len(rules.seats), seed, BUDGET)
        found = [*puzzles(rules, played.moves, seed)]
        print(name, seed, len(played.moves), [one.difficulty for one in found], flush=True)
        if found:
            left -= 1
            hardest = max(found, key=lambda one: (one.difficulty, len(one.record.moves)))
            text = json.dumps(hardest.to_json(), separators=(",", ":"))
            (where / f"{seed}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
