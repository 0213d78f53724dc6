"""Steps 6 and 8: what agendas pay, and the Aftermath."""

from __future__ import annotations

from detente.core.cards import cards_of
from detente.core.parts import Part
from detente.core.state import note
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import (
    CRISIS,
    DEFCON_1,
    DEFCON_2,
    SEATS,
    US,
    USSR,
    N,
)
from detente.games.thirteen_days.cards import (
    AGENDA_KIND,
    AGENDA_TARGET,
    BONUS,
    BONUS_X,
    ON_LETTER,
    ON_TRACK,
    SIDE,
    VALUE,
)
from detente.games.thirteen_days.state import ThirteenDaysState, leader
from detente.games.thirteen_days.verbs import move_prestige, slide


class Award:
    """What an agenda pays: to whom, and the gap and the bonus it is made of (13.9)."""

    def __init__(self, seat: int, gap: int, bonus: int) -> None:
        self.seat = seat
        self.gap = gap
        self.bonus = bonus

    @property
    def parts(self) -> list[Part]:
        """Gap and bonus."""
        return [("gap", self.gap), ("bonus", self.bonus)]

    @property
    def n(self) -> int:
        """How much it is."""
        return self.gap + self.bonus

    @property
    def us_gain(self) -> int:
        """The award as a gain of the US."""
        return self.n if self.seat == US else -self.n


def award(s: ThirteenDaysState, agenda: int) -> Award | None:
    """What `agenda` pays on the board as it stands; None when nobody leads (13.9–13.14)."""
    if AGENDA_KIND[agenda] == ON_LETTER:
        return Award(s.letter, 0, BONUS[agenda])
    lead = us_lead(s, agenda)
    if lead == 0:
        return None
    seat = US if lead > 0 else USSR
    return Award(seat, abs(lead), bonus(s, agenda, seat))


def us_lead(s: ThirteenDaysState, agenda: int) -> int:
    """How far the US is ahead on the track or battleground of `agenda`; below zero the USSR is."""
    target = AGENDA_TARGET[agenda]
    if AGENDA_KIND[agenda] == ON_TRACK:
        return s.defcon[target] - s.defcon[3 + target]
    return s.cubes[target] - s.cubes[N + target]


def bonus(s: ThirteenDaysState, agenda: int, seat: int) -> int:
    """What `agenda` adds for the side that leads; X: how many of the other two of Cuba, Cuba and
    the Atlantic it leads too (13.12).
    """
    if BONUS[agenda] != BONUS_X:
        return BONUS[agenda]
    return sum([leader(s, b) == seat for b in CRISIS if b != AGENDA_TARGET[agenda]])


def raise_agenda_tracks(s: ThirteenDaysState, agendas: list[int]) -> None:
    """Markers in DEFCON 2 on the track of a revealed track agenda rise by 1 (13.4, 13.7)."""
    tracks = [AGENDA_TARGET[agenda] for agenda in agendas if AGENDA_KIND[agenda] == ON_TRACK]
    reading = s.options.word("double_track_agenda")
    if len(tracks) == 2 and tracks[0] == tracks[1] and reading == "once":
        tracks = tracks[:1]
    in_defcon_2 = [at for at in range(6) if DEFCON_2 <= s.defcon[at] < DEFCON_1]
    for track in tracks:
        for seat in range(len(SEATS)):
            at = seat * 3 + track
            still = DEFCON_2 <= s.defcon[at] < DEFCON_1
            if (at in in_defcon_2) if reading == "each_card" else still:
                slide(s, seat, track, 1)
                note(s, k.AGENDA_RAISES, _agenda_on(agendas, track), seat, s.defcon[at])


def _agenda_on(agendas: list[int], track: int) -> int:
    for agenda in agendas:
        if AGENDA_KIND[agenda] == ON_TRACK and AGENDA_TARGET[agenda] == track:
            return agenda
    raise AssertionError("no agenda of that track")


def pay_agendas(s: ThirteenDaysState, agendas: list[int]) -> None:
    """Both awards are netted against each other before the Prestige marker moves (13.16)."""
    net = 0
    for agenda in agendas:
        paid = award(s, agenda)
        if paid is None:
            note(s, k.AGENDA_PAYS_NOBODY, agenda)
            continue
        note(s, k.AGENDA_PAYS, agenda, paid.seat, paid.gap, paid.bonus, paid.n)
        if s.options.on("net_before_cap"):
            net += paid.us_gain
        else:
            move_prestige(s, paid.us_gain)
    move_prestige(s, net)


def aftermath_totals(s: ThirteenDaysState) -> tuple[int, int]:
    """The cubes printed on the pool's US cards and on its USSR cards; UN cards are out (16.5)."""
    totals = [0, 0, 0]
    for card in cards_of(s.aftermath[US] | s.aftermath[USSR]):
        totals[SIDE[card]] += VALUE[card]
    return totals[US], totals[USSR]
