"""What cards are written in: the table of actions, the notes, and the verbs of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from detente.core.frame import NOUNS, ForSeat
from detente.core.notation import Verb
from detente.core.notes import NoteKind
from detente.core.state import note
from detente.games.thirteen_days.board import (
    BATTLEGROUNDS,
    BOTTOM,
    LEAD,
    SEATS,
    TOP,
    TRACKS,
    US,
    N,
)
from detente.games.thirteen_days.cards import AGENDAS, CARDS
from detente.games.thirteen_days.frames import Cubes, Marker
from detente.games.thirteen_days.state import ThirteenDaysState, room, supply

# -- actions -----------------------------------------------------------------------------

CHOICES: Final = ("strike", "reinforce", "withdraw", "submit")
STRIKE: Final = 0  # Air Strike: bomb Cuba …
REINFORCE: Final = 1  # … or strengthen the alliances
WITHDRAW: Final = 2  # Bay of Pigs: leave the alliances …
SUBMIT: Final = 3  # … or accept the ban

NOUN_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "seat": SEATS,
    "battleground": BATTLEGROUNDS,
    "track": TRACKS,
    "card": CARDS,
    "agenda": AGENDAS,
    "choice": CHOICES,
}

VERBS: Final = (
    Verb("done", leaves_off=True),
    Verb("event", "card"),
    Verb("command", "card"),
    Verb("letter", "card"),
    Verb("place", "battleground"),
    Verb("remove", "battleground"),
    Verb("raise", "track"),
    Verb("lower", "track"),
    Verb("trigger"),
    Verb("decline", leaves_off=True),
    Verb("choose", "choice"),
    Verb("target", "battleground"),
    Verb("agenda", "agenda"),
    Verb("initiative", "seat"),
    Verb("discard", "card"),
    Verb("keep", "card"),
    Verb("take"),
    Verb("draw"),
    Verb("enclose"),
    Verb("deal", "card"),
    Verb("reveal", "agenda"),
    Verb("steal", "card"),
)

DONE: Final = 0 * NOUNS
EVENT: Final = 1 * NOUNS
COMMAND: Final = 2 * NOUNS
LETTER: Final = 3 * NOUNS  # a Command with the Personal Letter
PLACE: Final = 4 * NOUNS
REMOVE: Final = 5 * NOUNS
RAISE: Final = 6 * NOUNS
LOWER: Final = 7 * NOUNS
TRIGGER: Final = 8 * NOUNS
DECLINE: Final = 9 * NOUNS
CHOOSE: Final = 10 * NOUNS
TARGET: Final = 11 * NOUNS
AGENDA: Final = 12 * NOUNS
INITIATIVE: Final = 13 * NOUNS
DISCARD: Final = 14 * NOUNS
KEEP: Final = 15 * NOUNS
TAKE: Final = 16 * NOUNS
DRAW: Final = 17 * NOUNS
ENCLOSE: Final = 18 * NOUNS  # add the Personal Letter to a Command under way (option)
DEAL: Final = 19 * NOUNS  # chance: the next Strategy card
REVEAL: Final = 20 * NOUNS  # chance: the next agenda
STEAL: Final = 21 * NOUNS  # chance: a card from the opponent's hand

# -- questions (their classes stand in questions.py, in this order) ------------------------

DEAL_CARDS: Final = 0
DRAW_AGENDAS: Final = 1
PICK_AGENDA: Final = 2
NAME_INITIATIVE: Final = 3
PLAY_CARD: Final = 4
OFFER_EVENT: Final = 5
PLAN_COMMAND: Final = 6
CARRY_OUT: Final = 7
GIVE_COMMAND: Final = 8
EVENT_COMMAND: Final = 9
ADD_CUBES: Final = 10
PUT_CUBES: Final = 11
TAKE_BACK: Final = 12
TAKE_BACK_FROM_ONE: Final = 13
TAKE_AWAY: Final = 14
SHIFT_MARKER: Final = 15
SHIFT_TWO: Final = 16
LOWER_OTHER: Final = 17
PICK_CHOICE: Final = 18
PICK_CUBA: Final = 19
PICK_DISCARDS: Final = 20
STEAL_CARD: Final = 21
PLAY_TAKEN: Final = 22
USE_TELEVISION: Final = 23
USE_UNITED_NATIONS: Final = 24
USE_ALLIANCES: Final = 25
KEEP_DRAWN: Final = 26
DRAW_FOR_ALLIANCES: Final = 27

# -- notes -------------------------------------------------------------------------------

NOTES: Final = (
    NoteKind("round-begins", "round"),
    NoteKind("agenda-drawn", "seat:seat", "agenda:agenda"),
    NoteKind("agenda-chosen", "seat:seat", "agenda:agenda?"),
    NoteKind("hands-dealt"),
    NoteKind("initiative-named", "by:seat", "seat:seat"),
    NoteKind("event-played", "seat:seat", "card:card", reveals=True),
    NoteKind("command-played", "seat:seat", "card:card", "allowance", reveals=True),
    NoteKind("letter-spent", "seat:seat"),
    NoteKind("event-triggered", "seat:seat", "card:card"),
    NoteKind("event-declined", "seat:seat", "card:card"),
    NoteKind("no-effect", "card:card"),
    NoteKind("commanded-place", "seat:seat", "where:battleground", "n"),
    NoteKind("commanded-remove", "seat:seat", "where:battleground", "n"),
    NoteKind("commanded-nothing", "seat:seat"),
    NoteKind("added", "seat:seat", "where:battleground", "n"),
    NoteKind("removed", "seat:seat", "where:battleground", "n"),
    NoteKind("marker-moved", "seat:seat", "track:track", "from", "to"),
    NoteKind("lowering-barred", "seat:seat", "track:track"),
    NoteKind("prestige-gained", "seat:seat", "n", "card:card"),
    NoteKind("round-effect", "seat:seat", "card:card"),
    NoteKind("discarded", "seat:seat", "card:card", reveals=True),
    NoteKind("cards-drawn", "seat:seat", "n"),
    NoteKind("card-taken", "by:seat", "seat:seat", "card:card?"),
    NoteKind("replacement-drawn", "seat:seat"),
    NoteKind("card-set-aside", "seat:seat", "card:card?"),
    NoteKind("bonus-declined", "seat:seat", "where:battleground"),
    NoteKind("letter-taken", "seat:seat"),
    NoteKind("alliances-drawn", "seat:seat", "card:card?"),
    NoteKind("alliances-kept", "seat:seat", "card:card?"),
    NoteKind("alliances-buried", "seat:seat", "card:card?"),
    NoteKind("agenda-revealed", "seat:seat", "agenda:agenda", reveals=True),
    NoteKind("agenda-raises", "agenda:agenda", "seat:seat", "to"),
    NoteKind("agenda-pays", "agenda:agenda", "seat:seat", "gap", "bonus", "n"),
    NoteKind("agenda-pays-nobody", "agenda:agenda"),
    NoteKind("prestige-stands", "lead:seat", "n"),
    NoteKind("prestige-level"),
    NoteKind("war", "seat:seat"),
    NoteKind("aftermath-counted", "us", "ussr", reveals=True),
    NoteKind("letter-decides", "seat:seat"),
    NoteKind("announced-place", "seat:seat", "where:battleground", "n"),
    NoteKind("announced-remove", "seat:seat", "where:battleground", "n"),
    NoteKind("announced-nothing", "seat:seat"),
    NoteKind("nothing-to-add", "card:card"),
    NoteKind("cuba-is-empty", "card:card"),
)

(
    ROUND_BEGINS,
    AGENDA_DRAWN,
    AGENDA_CHOSEN,
    HANDS_DEALT,
    INITIATIVE_NAMED,
    EVENT_PLAYED,
    COMMAND_PLAYED,
    LETTER_SPENT,
    EVENT_TRIGGERED,
    EVENT_DECLINED,
    NO_EFFECT,
    COMMANDED_PLACE,
    COMMANDED_REMOVE,
    COMMANDED_NOTHING,
    ADDED,
    REMOVED,
    MARKER_MOVED,
    LOWERING_BARRED,
    PRESTIGE_GAINED,
    ROUND_EFFECT,
    DISCARDED,
    CARDS_DRAWN,
    CARD_TAKEN,
    REPLACEMENT_DRAWN,
    CARD_SET_ASIDE,
    BONUS_DECLINED,
    LETTER_TAKEN,
    ALLIANCES_DRAWN,
    ALLIANCES_KEPT,
    ALLIANCES_BURIED,
    AGENDA_REVEALED,
    AGENDA_RAISES,
    AGENDA_PAYS,
    AGENDA_PAYS_NOBODY,
    PRESTIGE_STANDS,
    PRESTIGE_LEVEL,
    WAR,
    AFTERMATH_COUNTED,
    LETTER_DECIDES,
    ANNOUNCED_PLACE,
    ANNOUNCED_REMOVE,
    ANNOUNCED_NOTHING,
    NOTHING_TO_ADD,
    CUBA_IS_EMPTY,
) = range(44)

# -- verbs that change the board at once ---------------------------------------------------


def slide(s: ThirteenDaysState, seat: int, track: int, spaces: int) -> int:
    """Move a marker, unnoted; at an end of the track surplus steps are lost (4.6).

    Returns where it was.
    """
    at = seat * 3 + track
    before = s.defcon[at]
    s.defcon[at] = min(TOP, max(BOTTOM, before + spaces))
    return before


def shift(s: ThirteenDaysState, seat: int, track: int, spaces: int) -> int:
    """Move a marker and write it down. Returns how many spaces it really moved."""
    before = slide(s, seat, track, spaces)
    note_move(s, seat, track, before)
    return s.defcon[seat * 3 + track] - before


def note_move(s: ThirteenDaysState, seat: int, track: int, before: int) -> None:
    """Write down that a marker has come from `before`, if it has moved."""
    after = s.defcon[seat * 3 + track]
    if after != before:
        note(s, MARKER_MOVED, seat, track, before, after)


def add(s: ThirteenDaysState, seat: int, battleground: int, n: int = 1) -> None:
    """Cubes of `seat` enter the board, from its supply."""
    s.cubes[seat * N + battleground] += n
    note(s, ADDED, seat, battleground, n)


def remove(s: ThirteenDaysState, seat: int, battleground: int, n: int = 1) -> None:
    """Cubes of `seat` go back to its supply."""
    s.cubes[seat * N + battleground] -= n
    note(s, REMOVED, seat, battleground, n)


def remove_half(s: ThirteenDaysState, seat: int, battleground: int) -> None:
    """Half of the cubes of `seat` there go, rounded up (18.19, 18.38)."""
    half = (s.cubes[seat * N + battleground] + 1) // 2
    if half:
        remove(s, seat, battleground, half)


def gain(s: ThirteenDaysState, seat: int, n: int, card: int) -> None:
    """An event gives Prestige: the marker moves at once and is capped at once (14.4)."""
    move_prestige(s, n if seat == US else -n)
    note(s, PRESTIGE_GAINED, seat, n, card)


def move_prestige(s: ThirteenDaysState, us_gain: int) -> None:
    """A side never leads by more than 5; the surplus is lost (14.2)."""
    s.prestige = min(LEAD, max(-LEAD, s.prestige + us_gain))


def hand_over_letter(s: ThirteenDaysState, seat: int) -> None:
    """The holder spends the Letter and hands it to the opponent at once (10.2)."""
    s.letter = 1 - seat
    note(s, LETTER_SPENT, seat)


# -- verbs that ask -----------------------------------------------------------------------


def open_places(
    s: ThirteenDaysState, seat: int, where: tuple[int, ...], each: int
) -> tuple[int, ...]:
    """`where` as a multiset: each battleground as often as it may still take a cube."""
    if supply(s, seat) == 0:
        return ()
    places: list[int] = []
    for b in where:
        for _ in range(min(each, room(s, seat, b))):
            places.append(b)
    return tuple(places)


def ask_add(
    s: ThirteenDaysState, seat: int, card: int, total: int, where: tuple[int, ...], each: int
) -> None:
    """Ask `seat` to add up to `total` own cubes in `where`, at most `each` per battleground."""
    options = open_places(s, seat, where, each)
    if options:
        s.stack.append(Cubes(ADD_CUBES, seat, card, total, options))
    else:
        note(s, NOTHING_TO_ADD, card)


def ask_shift(
    s: ThirteenDaysState,
    seat: int,
    card: int,
    owner: int,
    spaces: int,
    tracks: tuple[int, ...],
    barred: bool = False,
) -> None:
    """Ask `seat` to move one marker of `owner` on `tracks` up to `spaces`, one way."""
    moves = ways(tracks, barred)
    s.stack.append(Marker(SHIFT_MARKER, seat, card, spaces, moves, owner, barred))


def ask_draw(s: ThirteenDaysState, seat: int, n: int, card: int = 0) -> None:
    """Let chance deal `n` Strategy cards to `seat`; `card` is the card that orders it."""
    if n:
        s.stack.append(ForSeat(DEAL_CARDS, seat, card, n))


def ways(tracks: Iterable[int], barred: bool) -> tuple[int, ...]:
    """Both ways on each of `tracks`; only up where a ban bars lowering (8.12)."""
    up = [RAISE + t for t in tracks]
    return tuple(up if barred else up + [LOWER + t for t in tracks])
