"""Every question of the game, indexed by Frame.kind (the codes stand in codes.py)."""

from __future__ import annotations

from typing import Any, Final

from detente.core.game import Question
from detente.games.twilight_struggle.questions import board, cards, chance, ops, play
from detente.games.twilight_struggle.state import TsState

QUESTIONS: Final[tuple[Question[TsState, Any], ...]] = (
    chance.DealCards(),
    chance.DrawCards(),
    play.PickHeadline(),
    play.ShowHeadline(),
    play.PlayCard(),
    play.LeaveTrap(),
    play.PickOrder(),
    ops.Operations(),
    chance.CoupRoll(),
    chance.RealignRoll(),
    chance.SpaceRoll(),
    chance.WarRoll(),
    chance.TrapRoll(),
    chance.ContestRoll(),
    board.PlaceFree(),
    board.RemoveTheirs(),
    board.RemoveOwn(),
    board.PickCountry(),
    board.PickChoice(),
    cards.DiscardWorth(),
    cards.DiscardAny(),
    cards.DiscardOne(),
    cards.DiscardTheirs(),
    cards.GiveCard(),
    cards.TakeCard(),
    chance.RandomCard(),
    play.PlayTaken(),
    board.SetDefcon(),
    board.PickRegion(),
    cards.ArrangeHand(),
    cards.DiscardLookedAt(),
    play.SpaceChoice(),
)
