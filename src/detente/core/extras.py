"""What is not installed: said with the line to type."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from detente.core.compiled import mypyc_attr


@mypyc_attr(native_class=False)
class MissingExtra(ImportError):
    """A part of Détente needs packages that are not there."""


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Imports that need an extra: MissingExtra says which, and how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "detente":
            raise
        raise MissingExtra(
            f"this needs {error.name}: pip install 'detente[{extra}]'", name=error.name
        ) from error


def at_hand(extra: str, *packages: str) -> None:
    """These packages of an extra will be needed: MissingExtra before the work, not after it."""
    for package in packages:
        with needed(extra):
            import_module(package)
