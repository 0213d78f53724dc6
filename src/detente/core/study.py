"""What those who study many games count of one: never for rules."""

from __future__ import annotations

from typing import Final

from detente.core.options import Value


class Use:
    """An act that uses a piece: in which way, and which one, where the act does not name it."""

    def __init__(self, way: str, piece: str = "") -> None:
        self.way: Final = way
        self.piece: Final = piece


class EndgameStart:
    """Where an endgame begins: game `n` of random play, so many decisions `back` from its end.

    `worlds` that cannot be told apart are looked at, and decisions up to the `horizon`.
    """

    def __init__(
        self, n: int, back: int, worlds: int, horizon: int, options: dict[str, Value] | None = None
    ) -> None:
        self.n: Final = n
        self.back: Final = back
        self.worlds: Final = worlds
        self.horizon: Final = horizon
        self.options: Final = options or {}


class SmallGame:
    """A variant that is solved from its first move on: its options, and how many decisions are
    looked at.
    """

    def __init__(self, options: dict[str, Value], horizon: int) -> None:
        self.options: Final = options
        self.horizon: Final = horizon


class Study:
    """The pieces of a game that are counted, where a seat holds them, and how it uses them.

    `pieces` is a kind of noun, `held` the fields with a set of them for each seat (none: everybody
    has all), `uses` goes from verbs to what they do with a piece. `faults` are the endings that a
    seat brings upon itself; in a game that is `risky` nothing is won without what it warns of. The
    `endgame` and the `small` variant can be solved.
    """

    def __init__(
        self,
        pieces: str,
        held: tuple[str, ...],
        uses: dict[str, Use],
        *,
        faults: tuple[str, ...] = (),
        risky: bool = False,
        endgame: EndgameStart | None = None,
        small: SmallGame | None = None,
    ) -> None:
        self.pieces: Final = pieces
        self.held: Final = held
        self.uses: Final = uses
        self.faults: Final = faults
        self.risky: Final = risky
        self.endgame: Final = endgame
        self.small: Final = small

    @property
    def ways(self) -> list[str]:
        """The ways to use a piece, each once."""
        return list(dict.fromkeys([use.way for use in self.uses.values()]))
