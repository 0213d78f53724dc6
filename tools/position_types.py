"""Write what a view says as TypeScript: `python tools/position_types.py` after a change.

The types of `games/<game>/position.py` are the only source; a test proves the files fresh.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from detente.games import games, part

PAGES: Final = Path(__file__).parent.parent / "web" / "src" / "games"
WIDTH: Final = 100  # of a line of the page
Names = dict[Any, str]
"""The types a game has given a name to."""

_NAMED: Final = (Literal, Union, UnionType, tuple)
_PARTS: Final = ("Shared", "Own")  # of a position: the server makes each where it is cheapest
_PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def typescript(module: ModuleType) -> str:
    """The whole file of a game."""
    package = module.__name__.split(".")[-2]
    parts = [
        f"// Written by tools/position_types.py from src/detente/games/{package}/position.py. "
        "Do not edit.\n"
    ]
    named = {value: name for name, value in vars(module).items() if get_origin(value) in _NAMED}
    parts += [_alias(name, value) for value, name in named.items()]
    for name, value in vars(module).items():
        if is_typeddict(value) and name not in _PARTS:
            parts.append(_interface(name, value, named))
    return "\n".join(parts)


def target(game: str) -> Path:
    """Where the types of a game's positions stand in the page."""
    return PAGES / game / "types.ts"


def _alias(name: str, of: Any) -> str:
    line = f"export type {name} = {_type(of, {})};\n"
    if len(line) <= WIDTH + 1:
        return line
    return "\n  | ".join([f"export type {name} =", *_type(of, {}).split(" | ")]) + ";\n"


def _interface(name: str, of: Any, named: Names) -> str:  # Any: a TypedDict is no type to mypy
    said = " ".join((of.__doc__ or "").split())
    lines = [f"/** {said} */"] if said and not said.startswith("dict(") else []
    lines.append(f"export interface {name} {{")
    for field, kind in get_type_hints(of, include_extras=True).items():
        mark = "?" if get_origin(kind) is NotRequired or not of.__total__ else ""
        lines.append(f"  {field}{mark}: {_type(kind, named)};")
    return "\n".join([*lines, "}", ""])


def _type(kind: Any, named: Names) -> str:
    if kind in named:
        return named[kind]
    if kind in _PLAIN:
        return _PLAIN[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    origin, args = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return _type(args[0], named)
    if origin is Annotated:  # a list of so many
        return f"[{', '.join([_type(get_args(args[0])[0], named)] * args[1])}]"
    if origin is Literal:
        return " | ".join([repr(value) for value in args])
    if origin in (Union, UnionType):
        return " | ".join([_type(one, named) for one in args])
    if origin is list:
        item = _type(args[0], named)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join([_type(one, named) for one in args])}]"
    assert origin is dict, f"{kind} cannot be written as TypeScript"
    return f"Record<{_type(args[0], named)}, {_type(args[1], named)}>"


def main() -> None:
    """Write the types of every game, or with --check say whether they are fresh."""
    stale = []
    for game in games():
        of = part(game, "position")
        if of is None:
            continue
        text = typescript(of)
        if "--check" in sys.argv:
            path = target(game)
            stale += [game] if not path.is_file() or path.read_text("utf-8") != text else []
        else:
            target(game).write_text(text, encoding="utf-8")
    sys.exit(f"stale: {', '.join(stale)}" if stale else 0)


if __name__ == "__main__":
    main()
