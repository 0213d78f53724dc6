"""The command line. Sub-commands are imported when they are called."""

from __future__ import annotations

import sys


def main() -> int:
    """Run `detente …`; returns the exit code."""
    try:
        from detente.cli.app import run
    except ModuleNotFoundError:
        print("detente: the command line needs: pip install 'detente[cli]'", file=sys.stderr)
        return 2
    return run(sys.argv[1:])
