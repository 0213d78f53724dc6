"""Write docs/tensors.md: what every number of an observation means, from the layouts themselves.

What a field is stands beside it in the game's `state.py`.
"""

from __future__ import annotations

import re
from inspect import signature
from pathlib import Path
from typing import Final

import detente
import detente.envs
from detente.core.frame import Frame
from detente.envs.tensors import COUNTS, LARGEST, NUMBERS, QUESTIONS, VERSION
from detente.games import folder, shelf
from detente.games import part as part_of

ROOT: Final = Path(__file__).resolve().parents[1]

_FIELD: Final = re.compile(r"^    (\w+): [^#=\n]+?(?:  # (.+))?$", re.MULTILINE)

HEAD: Final = f"""# Observations, number by number

Layout version {VERSION}. Written by `python tools/tensors.py`; a test keeps it so.

An observation is `{{"observation": numbers from -1 to 1, "action_mask": a bit for each action}}`.
It is made from the view of a seat and from nothing else, so it keeps the twins law: what the seat
cannot tell apart has the same numbers.

**Actions.** Index *i* is `detente.game(name).actions[i]`, in the order of the table of actions;
`game.text` says it in words. In the parallel environment one more index at the end means to wait.

**Kinds of numbers.** A *set of card* has one bit for each card, in the order of
`game.nouns["card"]`, for every entry. A *name* is one bit for the thing that is named, none when
nothing is; "from -2" says which number the first bit is. An *amount, by 10* is the number divided
by 10 and cut off at 1 and -1. A field that grows shows its last entries.

**Before the fields**: whose view it is; the sizes of what is hidden, in the order of
`view.counts`, by {COUNTS}; then the {QUESTIONS} topmost open questions, each with its kind (the
order of `game.questions`), the seat that is asked, and up to {NUMBERS} numbers that it holds, by
{LARGEST}. What is counted, and what each question holds, stands behind the table of a game; the
words are those of its `frames.py`, lists of places are left out.

`detente.envs.layout(name).split(tensor)` gives the parts by these names.
"""


def page() -> str:
    """The whole page."""
    return HEAD + "".join([_game(name) for name in shelf() if name in detente.games()])


def _game(name: str) -> str:
    layout = detente.envs.layout(name)
    said = _said(name)
    lines = [f"\n## {name}\n", f"{layout.size} numbers, {len(layout.actions)} actions.\n"]
    lines += ["| from | numbers | part | kind | what it is |", "|---|---|---|---|---|"]
    for part in layout.parts:
        shape = f"{part.length} × {part.each}" if part.each > 1 and part.length > 1 else part.size
        about = said.get(part.name, "").replace("|", "\\|")
        lines.append(f"| {part.at} | {shape} | {part.name} | {part.kind} | {about} |")
    return "\n".join([*lines, *_counts(name), *_questions(name)]) + "\n"


def _counts(name: str) -> list[str]:
    """What each number of `counts` is."""
    module = part_of(name, "tensor")
    told = [f"{n}. {what}" for n, what in enumerate(module.COUNTS, 1)] if module else []
    return ["\nCounts, in their order:\n", *told]


def _questions(name: str) -> list[str]:
    """What each kind of question holds, in the order of its numbers."""
    lines = ["\n| bit of its kind | question | its numbers |", "|---|---|---|"]
    for n, question in enumerate(detente.game(name).questions):
        told = ", ".join(_numbers(question.frame)).replace("_", " ")
        lines.append(f"| {n} | {question.id} | {told or 'none'} |")
    return lines


def _numbers(frame: type[Frame]) -> list[str]:
    """Those of a frame's fields behind kind and seat that are numbers, as the layout takes them."""
    takes = signature(frame.__init__).parameters
    numbers = [name for name, taken in takes.items() if taken.annotation in ("int", "bool")]
    return [name for name in frame.fields[2:] if name in numbers]


def _said(name: str) -> dict[str, str]:
    """What is written beside each field of the state."""
    source = (folder(name) / "state.py").read_text(encoding="utf-8")
    start = source.index("(State):")
    return {field: said or "" for field, said in _FIELD.findall(source[start:])}


if __name__ == "__main__":
    (ROOT / "docs" / "tensors.md").write_text(page(), encoding="utf-8")
