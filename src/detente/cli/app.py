"""The list of sub-commands, and what becomes of mistakes: one clear line and exit code 2."""

from __future__ import annotations

import os
import sys
from difflib import get_close_matches
from typing import Final

from cyclopts import App, CycloptsError

import detente
from detente.cli.arguments import Mistake
from detente.core.extras import MissingExtra
from detente.core.options import OptionError
from detente.core.tables import DataError

INTERRUPTED: Final = 130

# name → (import string, what it does, the extra it needs)
COMMANDS: Final[dict[str, tuple[str, str, str]]] = {
    "play": ("detente.cli.play:play", "Play a game in the terminal against a bot.", "cli"),
    "games": ("detente.cli.games:games", "List the games, their seats, options and bots.", "cli"),
    "rules": ("detente.cli.rules:rules", "Read the rules of a game, clause by clause.", "cli"),
    "replay": ("detente.cli.replay:replay", "Tell a recorded game again.", "cli"),
    "verify": ("detente.cli.verify:verify", "Check the dice of a table's record.", "server"),
    "sim": ("detente.cli.sim:sim", "Let bots play many games and count.", "cli"),
    "arena": ("detente.cli.arena:arena", "Let bots play tournaments, and rate them.", "report"),
    "laws": ("detente.cli.laws:laws", "Hold a game to every law, of play and of words.", "cli"),
    "ladder": ("detente.cli.ladder:ladder", "Let each level play the one below, and rate.", "cli"),
    "fuzz": ("detente.cli.fuzz:fuzz", "Hold a game to the laws in many random matches.", "cli"),
    "bench": ("detente.cli.bench:bench", "Measure how fast the rules are.", "cli"),
    "serve": ("detente.cli.serve:serve", "Open the table in the browser.", "server"),
    "migrate": ("detente.cli.migrate:migrate", "Bring a database up to date, or check.", "server"),
    "reports": ("detente.cli.reports:reports", "Read what guests of a table report.", "server"),
    "load": ("detente.cli.load:load", "Put many players at a table and measure.", "server"),
}


def make() -> App:
    """The program with its sub-commands, none of them imported yet."""
    app = App(
        name="detente",
        help="A table for five political board games.",
        help_epilogue="Try: detente play thirteen_days",
        version=detente.__version__,
        version_format="plaintext",
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
    )
    for at, (name, (where, about, _)) in enumerate(COMMANDS.items()):
        app.command(where, name=name, help=about, sort_key=at)
    return app


def run(tokens: list[str]) -> int:
    """Run one command line; returns the exit code."""
    try:
        _know(tokens)
        code = make()(_with_address(tokens))
        sys.stdout.flush()
    except (Mistake, OptionError, DataError) as mistake:
        return _complain(str(mistake))
    except CycloptsError as error:
        return _complain(" ".join(str(error).split()))
    except ImportError as error:
        return _complain(_missing(tokens, error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader, `head` say, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


def _know(tokens: list[str]) -> None:
    """Refuse a command that does not exist, without importing those that do."""
    if not tokens or tokens[0].startswith("-") or tokens[0] in COMMANDS:
        return
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


def _complain(line: str) -> int:
    print(f"detente: {line}", file=sys.stderr)
    return 2
