"""Every question of the game, as Frame.kind numbers them."""

from __future__ import annotations

from typing import Any, Final

from detente.core.game import Question
from detente.games.stratagem.questions import answers, setup, turn
from detente.games.stratagem.state import StratagemState

QUESTIONS: Final[tuple[Question[StratagemState, Any], ...]] = (
    setup.Number(),
    setup.ChooseParty(),
    setup.Programme(),
    turn.Move(),
    turn.Deal(),
    turn.Offer(),
    turn.MustPass(),
    turn.Reveal(),
    turn.Reliance(),
    answers.Target(),
    answers.Victim(),
    answers.Leftover(),
    answers.DrawLot(),
    turn.TakeBack(),
)
