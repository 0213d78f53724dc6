"""Every question of the game, indexed by Frame.kind (the codes stand in codes.py)."""

from __future__ import annotations

from typing import Any, Final

from detente.core.game import Question
from detente.games.nineteen_sixty.questions import activity, chance, choices, operations, phases
from detente.games.nineteen_sixty.state import SixtyState

QUESTIONS: Final[tuple[Question[SixtyState, Any], ...]] = (
    chance.DrawCard(),
    chance.RevealTop(),
    chance.SupportCheck(),
    chance.MediaCheck(),
    chance.InitiativeCheck(),
    chance.EndorsementCard(),
    chance.LandingDraw(),
    chance.EruptionDraw(),
    activity.WhoGoesFirst(),
    activity.Activity(),
    activity.Preemption(),
    operations.Campaigning(),
    operations.Batch(),
    operations.Advertising(),
    operations.Positioning(),
    activity.Triggering(),
    operations.Redrawing(),
    choices.AddSupport(),
    choices.RemoveSupport(),
    choices.AddMedia(),
    choices.RemoveMedia(),
    choices.AddIssues(),
    choices.RemoveIssues(),
    choices.PickState(),
    choices.MoveToken(),
    choices.PickRegion(),
    choices.TakeCard(),
    choices.DiscardCards(),
    choices.May(),
    choices.IssueOrder(),
    phases.IssueShift(),
    phases.SpaceTwo(),
    operations.Operation(),
    phases.PlaceStrategy(),
    phases.DebateCard(),
    phases.DebateSide(),
    phases.SidesFirst(),
    phases.ExchangeMomentum(),
    phases.RevealStrategy(),
    activity.ByrdStep(),
)
"""In the order of their codes."""
