"""What a learned judgement may look at: numbers of a position, seen from one side.

`detente train thirteen_days` weighs them; `data/learned.csv` holds the weights. What counts
for one side counts against the other: every feature changes its sign with the seat.
"""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.games.thirteen_days.board import (
    ALL,
    BATTLEGROUNDS,
    DEFCON_1,
    DEFCON_2,
    PLAYS,
    ROUNDS,
    US,
    N,
)
from detente.games.thirteen_days.cards import AGENDA_KIND, AGENDA_TARGET, ON_TRACK, SIDE, VALUE
from detente.games.thirteen_days.scoring import award
from detente.games.thirteen_days.state import ThirteenDaysState

FAR: Final = 3  # more cubes ahead than this are worth no more

FEATURES: Final = (
    *[f"prestige-{rounds}" for rounds in range(ROUNDS)],
    "own-agenda",
    "own-agenda-early",
    "candidates",
    "letter",
    "letter-last",
    "aftermath",
    "aftermath-last",
    *[f"ground-{name}" for name in BATTLEGROUNDS],
    *[f"lead-{name}" for name in BATTLEGROUNDS],
    "hand-cubes",
    "hand-enemy",
    "hand-kept",
    "war-now",
    "war-last",
    "war-lifted",
    "brink",
    "later",
    "tracks-in-2",
    "spaces",
    "spaces-last",
    "turn",
)


def features(s: ThirteenDaysState, seat: int) -> list[float]:
    """The features of a position for `seat`, in the order of FEATURES."""
    us = _lead(s)
    for mine, theirs in zip(_of_side(s, US), _of_side(s, 1 - US)):
        us.append(mine - theirs)
    us.append(_turn(s))
    return us if seat == US else [-number for number in us]


def _lead(s: ThirteenDaysState) -> list[float]:
    """What one side has and the other has not, as a lead of the US."""
    rounds = ROUNDS - s.round
    last = 1.0 if rounds == 0 else 0.0
    found = [float(s.prestige) if rounds == n else 0.0 for n in range(ROUNDS)]
    chosen, open = _agendas(s)
    left = (2 * PLAYS - s.played[0] - s.played[1]) / (2 * PLAYS)
    letter = 1.0 if s.letter == US else -1.0
    aftermath = _aftermath(s)
    found += [chosen, chosen * left, open, letter, letter * last, aftermath, aftermath * last]
    leads = [s.cubes[b] - s.cubes[N + b] for b in ALL]
    found += [rounds * float(max(-FAR, min(FAR, lead))) for lead in leads]
    found += [float((lead > 0) - (lead < 0)) for lead in leads]
    return found


def _agendas(s: ThirteenDaysState) -> tuple[float, float]:
    """What chosen agendas pay the US now, and what the candidates would on average."""
    chosen = open = 0.0
    for seat in range(2):
        for agenda in cards_of(s.agenda[seat] or s.candidates[seat]):
            paid = award(s, agenda)
            if paid is not None and s.agenda[seat]:
                chosen += paid.us_gain
            elif paid is not None:
                open += paid.us_gain / s.candidates[seat].bit_count()
    return chosen, open


def _aftermath(s: ThirteenDaysState) -> float:
    cubes = 0
    for card in cards_of(s.aftermath[0] | s.aftermath[1]):
        if SIDE[card] < 2:
            cubes += VALUE[card] if SIDE[card] == US else -VALUE[card]
    return float(max(-4, min(4, cubes)))


def _of_side(s: ThirteenDaysState, seat: int) -> list[float]:
    """What a side holds, and how near it is to war."""
    cubes = enemy = 0
    kept = -3
    for card in cards_of(s.hands[seat]):
        cubes += VALUE[card]
        if SIDE[card] == 1 - seat:
            enemy += 1
        ours = VALUE[card] if SIDE[card] == seat else -VALUE[card] if SIDE[card] < 2 else 0
        kept = max(kept, ours)
    plays = PLAYS - s.played[seat]
    spaces = list(s.defcon[seat * 3 : seat * 3 + 3])
    rises = ROUNDS - s.round
    now = _excess(spaces)
    total = sum(spaces)
    return [
        float(cubes),
        float(enemy),
        float(kept) if s.hands[seat] else 0.0,
        now / (plays + 0.5),
        float(min(2, now)) if plays == 0 else 0.0,
        _excess(_lifted(s, seat, spaces)) / (plays + 0.5),
        float(min(3, _excess([space + 1 for space in spaces]))),
        min(1.0, _excess([space + rises for space in spaces]) / (1.5 * plays + 3 * rises + 3)),
        float(sum([space >= DEFCON_2 for space in spaces])),
        total / 8,
        total / 8 if rises == 0 else 0.0,
    ]


def _excess(spaces: list[int]) -> int:
    """Spaces that markers must come down before the war check is safe (15.1, 15.2)."""
    excess = sum([max(0, space - (DEFCON_1 - 1)) for space in spaces])
    return excess + max(0, min(spaces) - (DEFCON_2 - 1))


def _lifted(s: ThirteenDaysState, seat: int, spaces: list[int]) -> list[int]:
    """The markers once the chosen track agendas have lifted them (13.4)."""
    lifted = spaces.copy()
    for agenda in cards_of(s.agenda[0] | s.agenda[1]):
        track = AGENDA_TARGET[agenda]
        if AGENDA_KIND[agenda] == ON_TRACK and DEFCON_2 <= spaces[track] < DEFCON_1:
            lifted[track] += 1
    return lifted


def _turn(s: ThirteenDaysState) -> float:
    """Who plays last in the round: 1 for the US, nobody yet 0."""
    if s.initiative not in (0, 1):
        return 0.0
    return -1.0 if s.initiative == US else 1.0
