"""Write the rulings of all games into docs/rulings.md: `python tools/rulings.py` after a change.

The tables of options and their English words are the only source; a test proves the file fresh.
What stands in the file above the mark is written by hand.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from detente.core.game import Game
from detente.core.options import FIRST, Option, Value
from detente.games import game, games
from detente.words.titles import title
from detente.words.words import Words

TARGET: Final = Path(__file__).parent.parent / "docs" / "rulings.md"

MARK: Final = "<!-- From here on written by tools/rulings.py. -->\n"

HEAD: Final = (
    "| option | clause | default | other choices | since | what it decides |",
    "|---|---|---|---|---|---|",
)

FEW: Final = 6
"""More choices than that are told as a range."""


def rulings() -> str:
    """The tables of all games."""
    return "\n\n".join([_table(game(name)) for name in games()]) + "\n"


def _table(rules: Game[Any]) -> str:
    words = Words("en", rules.name)
    head = f"## {title(rules.name, words.lang)} (`{rules.name}`, version {rules.version})"
    rows = [_row(option, words) for option in rules.options.table]
    return "\n".join([head, "", *HEAD, *rows])


def _row(option: Option, words: Words) -> str:
    id = f"option-{option.name}"
    said = f"{words.text(id)}: {words.attribute(id, 'help')}".replace("|", "\\|")
    name = f"`{option.name}`" + _for_whom(option)
    cells = (name, option.clause, _code(option.default), _others(option), _since(option), said)
    return f"| {' | '.join(cells)} |"


def _for_whom(option: Option) -> str:
    """What is not offered at a table keeps old records alive, or serves study."""
    if option.offered:
        return ""
    return " (for study only)" if option.before is None else " (old records only)"


def _others(option: Option) -> str:
    others = [choice for choice in option.choices if choice != option.default]
    if len(others) > FEW:
        return f"{_code(others[0])} to {_code(others[-1])}"
    return ", ".join([_code(choice) for choice in others])


def _since(option: Option) -> str:
    """The version the default came with, and what held before."""
    if option.before is None:
        return str(FIRST)
    return f"{option.since}; before, {_code(option.before)}"


def _code(value: Value) -> str:
    return f"`{value}`"


def written() -> str:
    """The whole file: what is written by hand, then the tables."""
    by_hand, mark, _ = TARGET.read_text(encoding="utf-8").partition(MARK)
    assert mark, f"{TARGET.name} has lost its mark"
    return f"{by_hand}{MARK}\n{rulings()}"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
