"""How a command line is read: by cyclopts, which takes longer to import than many a command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cyclopts import App, ArgumentCollection, CycloptsError

import detente
from detente.cli.app import ABOUT, COMMANDS, MORE
from detente.cli.mistakes import Mistake

Configure = Callable[[App, tuple[str, ...], ArgumentCollection], None]

CONFIGURED: Final = frozenset(
    {"serve", "migrate", "backup", "restore", "check", "operator", "reports"}
)
"""The commands that ask the environment and the file of settings as well."""


def _configured(file: str | None) -> Configure:
    """Take what was not typed from DETENTE_… variables, and else from a TOML file.

    They are settings of the server: a command beside it asks where its database is, and no more. An
    `--address` of its own is another one.
    """

    def configure(app: App, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
        if commands[0] not in CONFIGURED:
            return
        from cyclopts.config import Env, Toml

        strict = commands[0] == "serve"
        asked = arguments
        if not strict:
            theirs = [one for one in arguments if one.name == "--database"]
            asked = ArgumentCollection(theirs)  # type: ignore[no-untyped-call]  # of cyclopts
        Env("DETENTE_", command=False)(app, commands, asked)
        if file is not None:
            read = Toml(file, must_exist=True, use_commands_as_keys=False, allow_unknown=not strict)
            read(app, commands, asked)

    return configure


def make(file: str | None = None) -> App:
    """The program with its sub-commands, none of them imported yet."""
    app = App(
        name="detente",
        help=ABOUT,
        help_format="plaintext",  # a reader of Markdown is slow to import
        help_epilogue=MORE,
        version=detente.__version__,
        version_format="plaintext",
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        config=_configured(file),
    )
    for at, (name, (where, about, _)) in enumerate(COMMANDS.items()):
        app.command(where, name=name, help=about, sort_key=at)
    return app


def read(tokens: list[str], file: str | None) -> object:
    """Do what a line says, with the settings in a file; Mistake where it cannot be read."""
    try:
        return make(file)(tokens)
    except CycloptsError as error:
        raise Mistake(" ".join(str(error).split())) from None
