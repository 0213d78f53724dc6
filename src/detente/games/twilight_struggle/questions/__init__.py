"""Every question of the game, in the order of the codes."""

from __future__ import annotations

from typing import Any, Final

from detente.core.game import Question
from detente.games.twilight_struggle.questions.board import (
    PickChoice,
    PickCountry,
    PickRegion,
    PlaceFree,
    RemoveOwn,
    RemoveTheirs,
    SetDefcon,
)
from detente.games.twilight_struggle.questions.cards import (
    ArrangeHand,
    DiscardAny,
    DiscardLookedAt,
    DiscardOne,
    DiscardTheirs,
    DiscardWorth,
    GiveCard,
    TakeCard,
)
from detente.games.twilight_struggle.questions.chance import (
    ContestRoll,
    CoupRoll,
    DealCards,
    DrawCards,
    RandomCard,
    RealignRoll,
    SpaceRoll,
    TrapRoll,
    WarRoll,
)
from detente.games.twilight_struggle.questions.ops import Operations
from detente.games.twilight_struggle.questions.play import (
    LeaveTrap,
    PickHeadline,
    PickOrder,
    PlayCard,
    PlayTaken,
    ShowHeadline,
    SpaceChoice,
)
from detente.games.twilight_struggle.state import TsState

QUESTIONS: Final[tuple[Question[TsState, Any], ...]] = (
    DealCards(),
    DrawCards(),
    PickHeadline(),
    ShowHeadline(),
    PlayCard(),
    LeaveTrap(),
    PickOrder(),
    Operations(),
    CoupRoll(),
    RealignRoll(),
    SpaceRoll(),
    WarRoll(),
    TrapRoll(),
    ContestRoll(),
    PlaceFree(),
    RemoveTheirs(),
    RemoveOwn(),
    PickCountry(),
    PickChoice(),
    DiscardWorth(),
    DiscardAny(),
    DiscardOne(),
    DiscardTheirs(),
    GiveCard(),
    TakeCard(),
    RandomCard(),
    PlayTaken(),
    SetDefcon(),
    PickRegion(),
    ArrangeHand(),
    DiscardLookedAt(),
    SpaceChoice(),
)
