"""The twins law can fail: each leak planted here must be caught."""

from typing import Any

import pytest

import detente
from detente.arena.laws import LawBroken, twins
from detente.arena.policies import uniform
from detente.core.cards import cards_of
from detente.core.frame import Frame
from detente.core.message import Message, Reason
from detente.core.notes import Note
from detente.core.state import View

HONEST = detente.game("thirteen_days")


class Leaky:
    """13 Jours with one of its functions replaced by a leaking one."""

    def __getattr__(self, name: str) -> Any:
        return getattr(HONEST, name)


class ShowsHands(Leaky):
    """A hidden field let through `observe`."""

    def observe(self, s: Any, seat: int | None) -> View[Any]:
        view = HONEST.observe(s, seat)
        view.state.hands = list(s.hands)
        return view


class ShowsDeck(Leaky):
    """A hidden field written into the JSON of a view."""

    def observe(self, s: Any, seat: int | None) -> View[Any]:
        view = HONEST.observe(s, seat)
        return View(view.seat, view.state, (*view.counts, s.deck & -s.deck))


class KeepsSecretInFrame(Leaky):
    """A secret in a frame: the cards that may be answered with are stored in the question."""

    def apply(self, s: Any, seat: int, action: int) -> None:
        HONEST.apply(s, seat, action)
        if s.stack and type(s.stack[-1]) is Frame and s.hands[s.stack[-1].seat]:
            q = s.stack.pop()
            hand = tuple(cards_of(s.hands[q.seat]))
            s.stack.append(Frame(q.kind, q.seat, q.card, options=q.options or hand))


class TellsInLog(Leaky):
    """A secret in a log line: notes are not redacted."""

    def read(self, note: Note, seat: int | None) -> Note:
        return note

    def say(self, note: Note, seat: int | None) -> Message:
        return HONEST.say(note, 0 if note.readers & 1 else 1)


class TellsInReason(Leaky):
    """A secret in a reason: the refusal says whether the opponent holds the card."""

    def why_not(self, s: Any, seat: int, action: int) -> Reason | None:
        reason = HONEST.why_not(s, seat, action)
        if reason is not None and s.hands[1 - seat] >> action % 256 & 1:
            return Reason("the-enemy-has-it", reason.clause)
        return reason


class TellsInPrompt(Leaky):
    """A secret in a prompt: it counts the enemy's own cards."""

    def prompt(self, s: Any, seat: int | None) -> Message:
        return Message("ask", {"n": s.hands[0] % 7})


class WarnsOfSecrets(Leaky):
    """A secret in a warning: it depends on the enemy's hand."""

    def danger(self, s: Any, seat: int, action: int) -> Reason | None:
        return Reason("beware", "13J-15.1") if s.hands[1 - seat] & 1 else None


LEAKS = [
    ShowsHands,
    ShowsDeck,
    KeepsSecretInFrame,
    TellsInLog,
    TellsInReason,
    TellsInPrompt,
    WarnsOfSecrets,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_the_twins_law_catches_a_planted_leak(leak: type[Leaky]) -> None:
    game: Any = leak()
    with pytest.raises(LawBroken, match="twins"):
        for seed in range(20):
            twins(game, uniform, seed)


def test_the_twins_law_finds_nothing_in_the_honest_game() -> None:
    for seed in range(20):
        twins(HONEST, uniform, seed)
