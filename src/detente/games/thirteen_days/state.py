"""The state of 13 Jours: plain data, and the predicates the rulebook takes for granted."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOBODY, NONE
from detente.core.options import Options
from detente.core.state import Fields, State
from detente.games.thirteen_days.board import (
    BOTTOM,
    CUBES,
    DEFCON_1,
    DEFCON_2,
    LEAD,
    MARKERS,
    MOST,
    START,
    TOP,
    US,
    USSR,
    N,
)
from detente.games.thirteen_days.cards import ALL_AGENDAS, ALL_CARDS

UNSEEN: Final = -2  # a card is there, but this view may not know which


class ThirteenDaysState(State):
    """Plain data. Sets of cards are bitsets; a list holds one of them per seat."""

    cubes: bytearray  # seat × 9 + battleground
    defcon: bytearray  # seat × 3 + track: the space of each marker, 1 to 8
    prestige: int  # the lead of the US; below zero the USSR leads
    round: int  # 1 to 3, then 4 for the Aftermath
    phase: int  # where the round stands: an index into the sequence of play
    letter: int  # the seat that holds the Personal Letter
    initiative: int  # the seat that plays first this round
    played: list[int]  # Strategy cards each seat has played this round
    hands: list[int]  # Strategy cards in hand, by seat
    deck: int  # Strategy cards still to be drawn
    discard: int  # Strategy cards out of play
    in_play: int  # cards played and not yet fully resolved
    aftermath: list[int]  # cards each seat put there
    buried: list[int]  # Alliances cards each seat threw away unseen by the other (option)
    candidates: list[int]  # the three agendas each seat drew this round
    agenda: list[int]  # the one it chose, as a bitset; empty while it chooses
    agenda_deck: int  # agendas still to be drawn
    agenda_discard: int  # agendas that were scored
    sops: int  # seats whose Commands are worth 1 more this round, as a bitset
    brink: int  # seats whose Commands are worth 1 less this round
    contained: int  # seats under Containment this round
    pigs: int  # seats under the ban of Bay of Pigs this round
    taken: int  # the card Intelligence Reports took, while its taker decides
    drawn: int  # the card drawn for Alliances, while its drawer decides


FIELDS: Final[Fields] = (
    ("cubes", "bytes"),
    ("defcon", "bytes"),
    ("prestige", "int"),
    ("round", "int"),
    ("phase", "int"),
    ("letter", "int"),
    ("initiative", "int"),
    ("played", "ints"),
    ("hands", "sets:card"),
    ("deck", "set:card"),
    ("discard", "set:card"),
    ("in_play", "set:card"),
    ("aftermath", "sets:card"),
    ("buried", "sets:card"),
    ("candidates", "sets:agenda"),
    ("agenda", "sets:agenda"),
    ("agenda_deck", "set:agenda"),
    ("agenda_discard", "set:agenda"),
    ("sops", "set:seat"),
    ("brink", "set:seat"),
    ("contained", "set:seat"),
    ("pigs", "set:seat"),
    ("taken", "int"),
    ("drawn", "int"),
)


def empty(options: Options) -> ThirteenDaysState:
    """The board as it is printed, with no card dealt (2.3–2.7, 2.10, R30)."""
    s = ThirteenDaysState()
    s.options = options
    s.cubes = bytearray(START)
    s.defcon = bytearray(MARKERS)
    s.prestige = options.number("us_prestige")
    s.round = 1
    s.phase = 0
    s.letter = US
    s.initiative = NOBODY
    s.played = [0, 0]
    s.hands = [0, 0]
    s.deck = ALL_CARDS
    s.discard = 0
    s.in_play = 0
    s.aftermath = [0, 0]
    s.buried = [0, 0]
    s.candidates = [0, 0]
    s.agenda = [0, 0]
    s.agenda_deck = ALL_AGENDAS
    s.agenda_discard = 0
    s.sops = 0
    s.brink = 0
    s.contained = 0
    s.pigs = 0
    s.taken = NONE
    s.drawn = NONE
    return s


def clone(s: ThirteenDaysState) -> ThirteenDaysState:
    """A copy that shares nothing that changes."""
    c = ThirteenDaysState()
    c.options = s.options
    c.result = s.result
    c.stack = s.stack.copy()
    c.cubes = s.cubes.copy()
    c.defcon = s.defcon.copy()
    c.prestige = s.prestige
    c.round = s.round
    c.phase = s.phase
    c.letter = s.letter
    c.initiative = s.initiative
    c.played = s.played.copy()
    c.hands = s.hands.copy()
    c.deck = s.deck
    c.discard = s.discard
    c.in_play = s.in_play
    c.aftermath = s.aftermath.copy()
    c.buried = s.buried.copy()
    c.candidates = s.candidates.copy()
    c.agenda = s.agenda.copy()
    c.agenda_deck = s.agenda_deck
    c.agenda_discard = s.agenda_discard
    c.sops = s.sops
    c.brink = s.brink
    c.contained = s.contained
    c.pigs = s.pigs
    c.taken = s.taken
    c.drawn = s.drawn
    return c


def player(s: ThirteenDaysState, n: int) -> int:
    """Who plays the nth card of the round, from 0: play alternates, initiative first (7.5)."""
    return s.initiative if n % 2 == 0 else 1 - s.initiative


def supply(s: ThirteenDaysState, seat: int) -> int:
    """A side's cubes that are not on the board (9.11)."""
    return CUBES - sum(s.cubes[seat * N : seat * N + N])


def room(s: ThirteenDaysState, seat: int, battleground: int) -> int:
    """How many cubes of `seat` the battleground still takes (9.10)."""
    return MOST - s.cubes[seat * N + battleground]


def leader(s: ThirteenDaysState, battleground: int) -> int:
    """The side with strictly more cubes there; NOBODY when they are equal."""
    lead = s.cubes[battleground] - s.cubes[N + battleground]
    return NOBODY if lead == 0 else US if lead > 0 else USSR


def higher(s: ThirteenDaysState, track: int) -> int:
    """The side standing strictly higher on a track; NOBODY when they are level."""
    lead = s.defcon[track] - s.defcon[3 + track]
    return NOBODY if lead == 0 else US if lead > 0 else USSR


def triggers_war(s: ThirteenDaysState, seat: int) -> bool:
    """Any own marker in DEFCON 1, or all three in DEFCON 2 (15.1, 15.2)."""
    return ends_in_war(s.defcon[seat * 3 : seat * 3 + 3])


def ends_in_war(markers: bytes | bytearray) -> bool:
    """The same of three markers."""
    a, b, c = markers
    if a >= DEFCON_1 or b >= DEFCON_1 or c >= DEFCON_1:
        return True
    return a >= DEFCON_2 and b >= DEFCON_2 and c >= DEFCON_2


def audit(s: ThirteenDaysState) -> None:
    """Every card is in exactly one place; cubes and markers are within their limits."""
    places = [s.deck, s.discard, s.in_play, *s.hands, *s.aftermath, *s.buried]
    places += [1 << card for card in (s.taken, s.drawn) if card >= 0]
    assert sum([cards.bit_count() for cards in places]) == ALL_CARDS.bit_count(), "a card is lost"
    assert sum(places) == ALL_CARDS, "a card is in two places (13J-1.1)"
    assert max(s.cubes) <= MOST, "more than 5 cubes of a side on a battleground (13J-9.10)"
    assert supply(s, US) >= 0 and supply(s, USSR) >= 0, "more than 17 cubes (13J-9.11)"
    assert min(s.defcon) >= BOTTOM and max(s.defcon) <= TOP, "a marker left its track (13J-4.6)"
    assert abs(s.prestige) <= LEAD, "a lead of more than 5 (13J-14.2)"
