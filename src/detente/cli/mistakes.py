"""What stops a command, told in one line. On its own, so that it is quick to import."""

from __future__ import annotations


class Failure(Exception):
    """It cannot be done: told in one line, exit code 1."""


class Mistake(Exception):
    """A wrong argument: told in one line, exit code 2."""
