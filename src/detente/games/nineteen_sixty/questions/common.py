"""What all questions of 1960 share."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS, Frame, without
from detente.core.game import Question
from detente.core.message import Argument, Message
from detente.games.nineteen_sixty.codes import NOUN_TABLE
from detente.games.nineteen_sixty.state import SixtyState

USED: Final = 64
"""Added to a state whose mention in a frame's options has been used up: it stays on record, so
that a refusal can tell "no more there" from "never there"."""


class SixtyQuestion(Question[SixtyState, Frame]):
    """A question of 1960; its prompt says how much is left."""

    def prompt(self, s: SixtyState, q: Frame) -> Message:
        return Message(f"ask-{self.id}", {"left": q.left})


class CardQuestion(SixtyQuestion):
    """A question that belongs to a card; its prompt names it."""

    def prompt(self, s: SixtyState, q: Frame) -> Message:
        args: dict[str, Argument] = {"left": q.left, "card": named("card", q.card)}
        return Message(f"ask-{self.id}", args)


def named(kind: str, noun: int) -> str:
    """The message id of a noun."""
    return f"{kind}-{NOUN_TABLE[kind][noun]}"


def open_places(options: tuple[int, ...]) -> list[int]:
    """The states still open in a frame's options, each once."""
    found: list[int] = []
    last = -1
    for state in options:
        if state >= USED:
            break
        if state != last:
            found.append(state)
            last = state
    return found


def use_up(options: tuple[int, ...], state: int) -> tuple[int, ...]:
    """One mention of a state is used."""
    return (*without(options, state), state + USED)


def verb_of(action: int) -> int:
    """The verb of an action, as its first code."""
    return action - action % NOUNS
