"""What the program says: an id with arguments, put into words only at the edges."""

from __future__ import annotations

from typing import Final

Argument = int | str
"""A number, or the id of another message (the name of a card, a place, a seat)."""


class Message:
    """A sentence to come: the id of a Fluent message and its arguments."""

    def __init__(self, id: str, args: dict[str, Argument] | None = None) -> None:
        self.id: Final = id
        self.args: Final[dict[str, Argument]] = args or {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r}, {self.args!r})"

    def to_json(self) -> dict[str, object]:
        """Plain JSON types, for the wire."""
        return {"id": self.id, "args": dict(self.args)}


class Reason(Message):
    """Why something is not allowed, or why it is dangerous, with the clause of the rules."""

    def __init__(self, code: str, clause: str, args: dict[str, Argument] | None = None) -> None:
        super().__init__(code, args)
        self.clause: Final = clause

    @property
    def code(self) -> str:
        """The id of the message."""
        return self.id

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.id == other.id
            and self.clause == other.clause
            and self.args == other.args
        )

    def __hash__(self) -> int:
        return hash((self.id, self.clause))

    def to_json(self) -> dict[str, object]:
        """Plain JSON types, for the wire."""
        return {"id": self.id, "clause": self.clause, "args": dict(self.args)}


class Refused(Exception):
    """A request the rules do not allow; nothing was changed. `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} ({reason.clause})" if reason.clause else reason.code)
        self.reason: Final = reason
