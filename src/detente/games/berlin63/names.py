"""The messages that name spies and squares."""

from __future__ import annotations

from detente.core.message import Argument
from detente.games.berlin63.board import SQUARE_NAMES, Square
from detente.games.berlin63.spies import SPY_NAMES, Spy


def spy_id(spy: Spy) -> str:
    """The message that names a spy."""
    return f"spy-{SPY_NAMES[spy]}"


def square_id(square: Square) -> str:
    """The message that names a square."""
    return f"square-{SQUARE_NAMES[square]}"


def of_spy(spy: Spy) -> dict[str, Argument]:
    """A spy, as what a message names."""
    return {"spy": spy_id(spy)}


def of_square(square: Square) -> dict[str, Argument]:
    """A square, as what a message names."""
    return {"square": square_id(square)}
