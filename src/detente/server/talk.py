"""What the players of a table say to each other. Who only looks on never hears it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from detente.core.message import Reason, Refused
from detente.server import wire
from detente.server.gate import Bucket
from detente.server.guests import clean
from detente.server.store import Store, now

SPEECH: Final = (0.5, 6.0)
"""Lines a seat may say: a second in the long run, and at once."""

LONGEST: Final = 2_000
"""How many lines a table keeps."""

SHOWN: Final = 300
"""How many of them, the last ones, whoever comes back is shown."""


class Talk:
    """The lines of one table, in order, and how much each seat has said lately."""

    def __init__(self, table: str, seats: int, store: Store, said: Iterable[wire.TalkLine]) -> None:
        self._table: Final = table
        self._store: Final = store
        self._lines: Final = list(said)
        self._voices: Final = [Bucket(*SPEECH) for _ in range(seats)]

    def speak(self, seat: int, text: str) -> str:
        """Somebody's words as plain text; Refused if there is too much of them."""
        words = clean(text)
        if words and not self._voices[seat].take():
            raise Refused(Reason("too-many-comments", ""))
        return words

    async def say(self, seat: int, text: str, request: str) -> wire.TalkLine:
        """Keep a line; Refused if there is nothing in it, or too much has been said."""
        words = self.speak(seat, text)
        if not words:
            raise Refused(Reason("nothing-said", ""))
        if len(self._lines) >= LONGEST:
            raise Refused(Reason("too-many-comments", ""))
        line = wire.TalkLine(len(self._lines), seat, words, now())
        await self._store.say(self._table, line, request)
        self._lines.append(line)
        return line

    def so_far(self, unheard: Sequence[int], ack: str | None = None) -> wire.Talk:
        """The last lines but those of seats not to be heard, for who comes back or asks again."""
        lines = [line for line in self._lines[-SHOWN:] if line.seat not in unheard]
        return wire.Talk(lines, ack)
