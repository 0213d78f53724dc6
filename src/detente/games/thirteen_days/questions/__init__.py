"""Every question of the game, indexed by Frame.kind (the codes stand in codes.py)."""

from __future__ import annotations

from typing import Any, Final

from detente.core.game import Question
from detente.games.thirteen_days.questions import bonuses, chance, choices, commands, cubes, play
from detente.games.thirteen_days.state import ThirteenDaysState

QUESTIONS: Final[tuple[Question[ThirteenDaysState, Any], ...]] = (
    chance.DealCards(),
    chance.DrawAgendas(),
    choices.PickAgenda(),
    choices.NameInitiative(),
    play.PlayCard(),
    play.OfferEvent(),
    commands.PlanCommand(),
    commands.CarryOut(),
    commands.GiveCommand(),
    commands.EventCommand(),
    cubes.AddCubes(),
    cubes.PutCubes(),
    cubes.TakeBack(),
    cubes.TakeBackFromOne(),
    cubes.TakeAway(),
    choices.ShiftMarker(),
    choices.ShiftTwo(),
    choices.LowerOther(),
    choices.PickChoice(),
    choices.PickCuba(),
    choices.PickDiscards(),
    chance.StealCard(),
    play.PlayTaken(),
    bonuses.UseTelevision(),
    bonuses.UseUnitedNations(),
    bonuses.UseAlliances(),
    bonuses.KeepDrawn(),
    chance.DrawForAlliances(),
)
