"""Actions as text, like UCI in chess: a verb and, mostly, a noun."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS
from detente.core.message import Reason, Refused

RESIGN: Final = -1
"""The action of a seat that gives up: outside every game's table, open at any time."""

DRAW: Final = -2
"""Everybody at the table agrees on a draw; it stands in a record as the act of who offered it."""

CALL_OFF: Final = -3
"""Everybody at the table agrees to call the game off; recorded like a draw."""

TIME_OUT: Final = -4
"""A seat's time is out, and it has lost by that; what its clock is, no rule knows."""

TAKE_OVER: Final = -5
"""Somebody else plays for a seat from here on; no rule hears it."""

OUTSIDE: Final = {
    RESIGN: "resign",
    DRAW: "agree on a draw",
    CALL_OFF: "call off",
    TIME_OUT: "run out of time",
    TAKE_OVER: "leave to a bot",
}
"""The actions outside every game's table, in words."""


class Verb:
    """A row of a game's table of verbs: its word and the kind of noun it takes ("" for none).

    A verb that `leaves_off` ends an act, or lets something be.
    """

    def __init__(self, word: str, kind: str = "", leaves_off: bool = False) -> None:
        self.word: Final = word
        self.kind: Final = kind
        self.leaves_off: Final = leaves_off


class Notation:
    """The action table of one game: every action there is, as an int and as text."""

    def __init__(self, verbs: tuple[Verb, ...], nouns: dict[str, tuple[str, ...]]) -> None:
        self.verbs: Final = verbs
        self._nouns: Final = nouns
        self._codes: Final[dict[str, int]] = {}
        for v, verb in enumerate(verbs):
            words = nouns[verb.kind] if verb.kind else ("",)
            assert len(words) <= NOUNS, f"too many nouns of kind {verb.kind}"
            for n, noun in enumerate(words):
                self._codes[f"{verb.word} {noun}".rstrip()] = v * NOUNS + n
        self._texts: Final = {code: text for text, code in self._codes.items()}
        assert len(self._texts) == len(self._codes), "two actions share a text"

    @property
    def actions(self) -> list[int]:
        """Every action of the table, in order."""
        return sorted(self._texts)

    def has(self, action: int) -> bool:
        """Whether the table has this action."""
        return action in self._texts

    def text(self, action: int) -> str:
        """The action in words: "place italy"."""
        return OUTSIDE.get(action) or self._texts[action]

    def parse(self, text: str) -> int:
        """The action of a text; case, extra blanks and hyphens do not matter."""
        words = text.strip().lower().replace("-", "_").split()
        plain = " ".join([words[0], "_".join(words[1:])]).strip() if words else ""
        if plain == "resign":
            return RESIGN
        if plain not in self._codes:
            raise Refused(no_such_action(text))
        return self._codes[plain]

    def verb(self, action: int) -> Verb:
        """The verb of an action."""
        return self.verbs[action // NOUNS]

    def noun(self, action: int) -> str:
        """The name of an action's noun ("" if its verb takes none)."""
        kind = self.verbs[action // NOUNS].kind
        return self._nouns[kind][action % NOUNS] if kind else ""


def no_such_action(said: int | str, clause: str = "") -> Reason:
    """No action has that number, or those words: told as said, cut where long."""
    return Reason("no-such-action", clause, {"text": f'"{str(said)[:60]}"'})
