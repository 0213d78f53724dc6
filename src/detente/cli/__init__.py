"""The command line. Sub-commands are imported when they are called."""

from __future__ import annotations

import gc
import sys
from typing import Final

SELDOM: Final = 50_000
"""So many new objects before garbage is looked for: a start makes many, and all of them stay."""


def main() -> int:
    """Run `detente …`; returns the exit code."""
    gc.set_threshold(SELDOM)
    from detente.cli.app import run

    return run(sys.argv[1:])
