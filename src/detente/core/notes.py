"""Notes: what happened, for the log and for animation, with who may read it."""

from __future__ import annotations

from typing import Final

from detente.core.message import Argument, Message

EVERYONE: Final = -1
"""The readers of a public note (a bitset of seats with every bit set)."""

HIDDEN: Final = -1
"""What stands where a reader may not look."""


class Note:
    """One thing that happened: a kind of the game's table and its arguments."""

    __slots__ = ("what", "args", "readers")

    def __init__(self, what: int, args: tuple[int, ...], readers: int = EVERYONE) -> None:
        self.what: Final = what
        self.args: Final = args
        self.readers: Final = readers  # bitset of seats that may read the secret arguments

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Note)
            and self.what == other.what
            and self.args == other.args
            and self.readers == other.readers
        )

    def __hash__(self) -> int:
        return hash((self.what, self.args))

    def __repr__(self) -> str:
        return f"Note({self.what}, {self.args}, {self.readers})"


class NoteKind:
    """A row of a game's table of notes.

    `id` is the Fluent message. Each of `args` is "name" for a number, "name:kind" for a noun of
    that kind, with a "?" at the end where only the note's readers may see it: everybody else
    reads the message `id-hidden` without those arguments. `reveals` marks a note that shows
    someone a thing that was secret; with `reveals_own` that was a secret of the side it names
    first, which learns nothing by it.
    """

    def __init__(
        self, id: str, *args: str, reveals: bool = False, reveals_own: bool = False
    ) -> None:
        self.id: Final = id
        self.reveals: Final = reveals or reveals_own
        self.reveals_own: Final = reveals_own
        self.names: Final = tuple([arg.rstrip("?").partition(":")[0] for arg in args])
        self.kinds: Final = tuple([arg.rstrip("?").partition(":")[2] for arg in args])
        self.secret: Final = tuple([arg.endswith("?") for arg in args])

    def tells(self, note: Note, side: int) -> bool:
        """Whether a note of this kind shows `side` a thing that was secret."""
        return self.reveals and not (self.reveals_own and note.args[0] == side)


def may_read(note: Note, seat: int | None) -> bool:
    """Whether `seat` (None: a spectator) sees the secret arguments of `note`."""
    if note.readers == EVERYONE:
        return True
    return seat is not None and bool(note.readers >> seat & 1)


def redact(kind: NoteKind, note: Note, seat: int | None) -> Note:
    """`note` as `seat` may read it."""
    if may_read(note, seat):
        return note
    args = tuple([HIDDEN if secret else a for a, secret in zip(note.args, kind.secret)])
    return Note(note.what, args, note.readers)


def say(kind: NoteKind, note: Note, nouns: dict[str, tuple[str, ...]], seat: int | None) -> Message:
    """The sentence of `note` for `seat`."""
    open_to_reader = may_read(note, seat) or not any(kind.secret)
    args: dict[str, Argument] = {}
    for value, name, noun, secret in zip(note.args, kind.names, kind.kinds, kind.secret):
        if secret and not open_to_reader:
            continue
        args[name] = f"{noun}-{nouns[noun][value]}" if noun else value
    return Message(kind.id if open_to_reader else f"{kind.id}-hidden", args)
