"""The law of memory can fail: each loss of memory planted here must be caught, in every game."""

from typing import Any

import pytest

import detente
from detente.arena.laws import LawBroken, memory
from detente.arena.policies import uniform
from detente.core.notes import HIDDEN, Note
from detente.core.state import View
from detente.games.berlin63.knowledge import RECORD
from detente.games.stratagem.codes import SAW


class Forgetful:
    """A game that remembers, but for one function replaced by a forgetting one."""

    game = ""
    seeds = range(40)

    def __init__(self) -> None:
        self.honest = detente.game(self.game)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.honest, name)

    def observe(self, s: Any, seat: int | None) -> View[Any]:
        view = self.honest.observe(s, seat)
        self.forget(view.state)
        return view

    def forget(self, seen: Any) -> None:
        """What is lost from a view."""


class ForgetsADiscard(Forgetful):
    """13 Jours: a card of the discard pile might be anywhere again."""

    game = "thirteen_days"

    def forget(self, seen: Any) -> None:
        seen.discard &= seen.discard - 1


class ForgetsARevealedAgenda(Forgetful):
    """13 Jours: a resolved agenda is back in the deck."""

    game = "thirteen_days"

    def imagine(self, view: View[Any], rng: detente.Rng) -> Any:
        world = self.honest.imagine(view, rng)
        if view.state.result is None:
            world.agenda_deck |= world.agenda_discard
            world.agenda_discard = 0
        return world


class ForgetsTheReshuffle(Forgetful):
    """1960: what was drawn before the deck was reshuffled may have been in the discard pile."""

    game = "nineteen_sixty"
    seeds = range(13, 40)  # the deck seldom runs out

    def observe(self, s: Any, seat: int | None) -> View[Any]:
        view = self.honest.observe(s, seat)
        view.state.reshuffled = 0
        return View(view.seat, view.state, (*view.counts[:9], 0, 0, 0, 0))


class ForgetsTheFallen(Forgetful):
    """Stratagem: SECRET cards that fell in the first campaign may have been in hand all along."""

    game = "stratagem"

    def observe(self, s: Any, seat: int | None) -> View[Any]:
        view = self.honest.observe(s, seat)
        view.state.reshuffled = 0
        return View(view.seat, view.state, (*view.counts[:13], 0, 0, 0, 0))


class ForgetsTheLots(Forgetful):
    """Twilight Struggle: what a hand held before the reshuffle may have been in the pile."""

    game = "twilight_struggle"

    def forget(self, seen: Any) -> None:
        seen.lot_of = seen.lot_size = seen.lacking = ()


class ForgetsTheLastSight(Forgetful):
    """Berlin 63: the last illusion or identity seen is not in the trail."""

    game = "berlin63"

    def forget(self, seen: Any) -> None:
        if seen.result is None:
            seen.trail = seen.trail[:-RECORD]


class ForgetsWhoWasSeen(Forgetful):
    """Berlin 63: the worlds imagined do not mind the trail."""

    game = "berlin63"

    def imagine(self, view: View[Any], rng: detente.Rng) -> Any:
        trail = view.state.trail
        view.state.trail = b""
        world = self.honest.imagine(view, rng)
        world.trail = trail
        return world


class KnowsWhatNobodyTold(Forgetful):
    """Stratagem: a view shows a SECRET card of which the log says nothing."""

    game = "stratagem"

    def observe(self, s: Any, seat: int | None) -> View[Any]:
        view = self.honest.observe(s, seat)
        if s.result is None:
            view.state.secrets = (*view.state.secrets[:3], s.secrets[3])
        return view


class TellsNobody(Forgetful):
    """Stratagem: who looked into a hand knows it, but the log does not say so."""

    game = "stratagem"

    def read(self, note: Note, seat: int | None) -> Note:
        hidden = (*note.args[:2], HIDDEN)
        return self.honest.read(Note(note.what, hidden) if note.what == SAW else note, seat)


LOSSES = [
    ForgetsADiscard,
    ForgetsARevealedAgenda,
    ForgetsTheReshuffle,
    ForgetsTheFallen,
    ForgetsTheLots,
    ForgetsTheLastSight,
    ForgetsWhoWasSeen,
    KnowsWhatNobodyTold,
    TellsNobody,
]


@pytest.mark.parametrize("loss", LOSSES)
def test_the_law_of_memory_catches_a_planted_loss(loss: type[Forgetful]) -> None:
    game: Any = loss()
    with pytest.raises(LawBroken, match="memory"):
        for seed in loss.seeds:
            memory(game, uniform, seed)


def test_a_loss_is_planted_in_every_game() -> None:
    assert set(detente.games()) == {loss.game for loss in LOSSES}
