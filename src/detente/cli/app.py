"""The list of sub-commands, and what becomes of mistakes: one clear line and exit code 2."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from detente.cli.mistakes import Failure, Mistake
from detente.core.extras import MissingExtra, needed
from detente.core.options import OptionError
from detente.core.tables import DataError

INTERRUPTED: Final = 130

ABOUT: Final = "A table for five political board games."
MORE: Final = "Try: detente play thirteen_days\n\nTo read: docs/index.md, or make docs."

ONE: Final = "What one of them takes: detente COMMAND --help. Which version: detente --version."

OVERVIEW: Final[tuple[list[str], ...]] = ([], ["--help"], ["-h"])
"""The lines that ask what commands there are."""

CONFIG: Final = "DETENTE_CONFIG"

# name → (import string, what it does, the extra it needs)
COMMANDS: Final[dict[str, tuple[str, str, str]]] = {
    "play": ("detente.cli.play:play", "Play a game in the terminal against a bot.", "cli"),
    "games": ("detente.cli.games:games", "List the games, their seats, options and bots.", "cli"),
    "rules": ("detente.cli.rules:rules", "Read the rules of a game, clause by clause.", "cli"),
    "replay": ("detente.cli.replay:replay", "Tell a recorded game again.", "cli"),
    "record": ("detente.cli.record:record", "Write a recorded game in another form.", "cli"),
    "draw": ("detente.cli.draw:draw", "Draw a moment of a recorded game.", "cli"),
    "verify": ("detente.cli.verify:verify", "Check the dice of a table's record.", "server"),
    "sim": ("detente.cli.sim:sim", "Let bots play many games and count.", "cli"),
    "arena": ("detente.cli.arena:arena", "Let bots play tournaments, and rate them.", "report"),
    "report": ("detente.cli.report:report", "Write a page on how fair a game is.", "report"),
    "corpus": ("detente.cli.corpus:corpus", "Write games and positions to learn from.", "report"),
    "laws": ("detente.cli.laws:laws", "Hold a game to every law, of play and of words.", "cli"),
    "ladder": ("detente.cli.ladder:ladder", "Let each level play the one below, and rate.", "cli"),
    "honesty": ("detente.cli.honesty:honesty", "Hold every level to what it must keep to.", "cli"),
    "train": ("detente.cli.train:train", "Learn what positions are worth from games.", "train"),
    "fuzz": ("detente.cli.fuzz:fuzz", "Hold a game to the laws in many random matches.", "cli"),
    "bench": ("detente.cli.bench:bench", "Measure how fast the rules are.", "cli"),
    "steps": ("detente.cli.steps:steps", "Measure the environments beside others.", "rl"),
    "oracle": ("detente.cli.oracle:oracle", "Solve an endgame, and measure bots.", "openspiel"),
    "serve": ("detente.cli.serve:serve", "Open the table in the browser.", "server"),
    "migrate": ("detente.cli.migrate:migrate", "Update a database, or check it.", "server"),
    "backup": ("detente.cli.backup:backup", "Copy all that a server keeps into a file.", "server"),
    "restore": ("detente.cli.backup:restore", "Put a backup into a new database.", "server"),
    "check": ("detente.cli.check:check", "See whether all that a server keeps is whole.", "server"),
    "operator": ("detente.cli.operator:operator", "Mute or ban people, remove a table.", "server"),
    "reports": ("detente.cli.reports:reports", "Read what guests of a table report.", "server"),
    "load": ("detente.cli.load:load", "Put many players at tables and measure.", "server"),
}


def _file_of_settings(tokens: list[str]) -> tuple[str | None, list[str]]:
    """The file that --config or DETENTE_CONFIG names, and the line without it."""
    file = os.environ.get(CONFIG) or None
    if "--config" in tokens:
        at = tokens.index("--config")
        if at + 1 == len(tokens):
            raise Mistake("--config needs the name of a file")
        file, tokens = tokens[at + 1], tokens[:at] + tokens[at + 2 :]
    if file is None:
        return None, tokens
    import tomllib  # slow to import, and seldom needed

    try:
        tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        said = error.strerror if isinstance(error, OSError) else error
        raise Mistake(f"the settings in {file} cannot be read: {said}") from None
    return file, tokens


def run(tokens: list[str]) -> int:
    """Run one command line; returns the exit code."""
    try:
        code = _done(tokens)
        sys.stdout.flush()
    except (Mistake, OptionError, DataError) as mistake:
        return _complain(str(mistake))
    except Failure as failure:
        return _complain(str(failure), 1)
    except ImportError as error:
        return _complain(_missing(tokens, error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader, `head` say, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


def _done(tokens: list[str]) -> object:
    """Do what a line says; what there is to say is told without reading the line."""
    if tokens in OVERVIEW:
        print(overview())
        return 0
    file, tokens = _file_of_settings(tokens)
    _know(tokens)
    with needed("cli"):
        from detente.cli.parser import read
    return read(_with_address(tokens), file)


def overview() -> str:
    """Every command in a line."""
    width = max(map(len, COMMANDS))
    lines = [f"  {name:{width}}  {about}" for name, (_, about, _) in COMMANDS.items()]
    listed = "\n".join(lines)
    return f"Usage: detente COMMAND\n\n{ABOUT}\n\n{listed}\n\n{ONE}\n\n{MORE}"


def _know(tokens: list[str]) -> None:
    """Refuse a command that does not exist, without importing those that do."""
    if not tokens or tokens[0].startswith("-") or tokens[0] in COMMANDS:
        return
    from difflib import get_close_matches

    near = get_close_matches(tokens[0], COMMANDS, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(COMMANDS)}"
    raise Mistake(f"there is no command {tokens[0]!r}; {hint}")


def _with_address(tokens: list[str]) -> list[str]:
    """`--ray` without an address means this machine."""
    found = []
    for at, token in enumerate(tokens):
        found.append(token)
        alone = at + 1 == len(tokens) or tokens[at + 1].startswith("--")
        if token == "--ray" and alone:
            found.append("local")
    return found


def _missing(tokens: list[str], error: ImportError) -> str:
    """What to install for a command that cannot be imported. A real mistake in it still shows."""
    root: BaseException = error
    while root.__cause__ is not None:
        root = root.__cause__
    if isinstance(error, MissingExtra):
        return str(error)
    if not isinstance(root, ModuleNotFoundError) or tokens[0] not in COMMANDS:
        raise error
    return f"{tokens[0]!r} needs: pip install 'detente[{COMMANDS[tokens[0]][2]}]'"


def _complain(line: str, code: int = 2) -> int:
    print(f"detente: {line}", file=sys.stderr)
    return code
