"""Every question of the game, indexed by Frame.kind (the codes stand in verbs.py)."""

from __future__ import annotations

from typing import Any, Final

from detente.core.game import Question
from detente.games.thirteen_days.questions.bonuses import (
    KeepDrawn,
    UseAlliances,
    UseTelevision,
    UseUnitedNations,
)
from detente.games.thirteen_days.questions.chance import (
    DealCards,
    DrawAgendas,
    DrawForAlliances,
    StealCard,
)
from detente.games.thirteen_days.questions.choices import (
    LowerOther,
    NameInitiative,
    PickAgenda,
    PickChoice,
    PickCuba,
    PickDiscards,
    ShiftMarker,
    ShiftTwo,
)
from detente.games.thirteen_days.questions.commands import (
    CarryOut,
    EventCommand,
    GiveCommand,
    PlanCommand,
)
from detente.games.thirteen_days.questions.cubes import (
    AddCubes,
    PutCubes,
    TakeAway,
    TakeBack,
    TakeBackFromOne,
)
from detente.games.thirteen_days.questions.play import OfferEvent, PlayCard, PlayTaken
from detente.games.thirteen_days.state import ThirteenDaysState

QUESTIONS: Final[tuple[Question[ThirteenDaysState, Any], ...]] = (
    DealCards(),
    DrawAgendas(),
    PickAgenda(),
    NameInitiative(),
    PlayCard(),
    OfferEvent(),
    PlanCommand(),
    CarryOut(),
    GiveCommand(),
    EventCommand(),
    AddCubes(),
    PutCubes(),
    TakeBack(),
    TakeBackFromOne(),
    TakeAway(),
    ShiftMarker(),
    ShiftTwo(),
    LowerOther(),
    PickChoice(),
    PickCuba(),
    PickDiscards(),
    StealCard(),
    PlayTaken(),
    UseTelevision(),
    UseUnitedNations(),
    UseAlliances(),
    KeepDrawn(),
    DrawForAlliances(),
)
