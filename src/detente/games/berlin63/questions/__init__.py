"""Every question of the game, as Frame.kind numbers them."""

from __future__ import annotations

from typing import Any, Final

from detente.core.game import Question
from detente.games.berlin63.questions.answers import Cancel, Doubt, DrawOffer, Loss, Reaction
from detente.games.berlin63.questions.setup import Deal, FirstPlayer, LineUp
from detente.games.berlin63.questions.turn import (
    Compensation,
    PickAction,
    PickPartner,
    PickPower,
    VictorsIllusion,
)
from detente.games.berlin63.state import BerlinState

QUESTIONS: Final[tuple[Question[BerlinState, Any], ...]] = (
    Deal(),
    FirstPlayer(),
    LineUp(),
    PickAction(),
    PickPartner(),
    PickPower(),
    Reaction(),
    Doubt(),
    Loss(),
    Cancel(),
    VictorsIllusion(),
    Compensation(),
    DrawOffer(),
)
