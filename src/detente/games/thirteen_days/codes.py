"""The codes of 13 Jours: what can be done, what is asked, what is written down. Tables only."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS
from detente.core.notation import Verb
from detente.core.notes import NoteKind
from detente.games.thirteen_days.board import BATTLEGROUNDS, SEATS, TRACKS
from detente.games.thirteen_days.cards import AGENDAS, CARDS

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

# -- questions: Frame.kind is one of these ---------------------------------------------------

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
    NoteKind("event-played", "seat:seat", "card:card", reveals_own=True),
    NoteKind("command-played", "seat:seat", "card:card", "allowance", reveals_own=True),
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
    NoteKind("discarded", "seat:seat", "card:card", reveals_own=True),
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

ROUND_BEGINS: Final = 0
AGENDA_DRAWN: Final = 1
AGENDA_CHOSEN: Final = 2
HANDS_DEALT: Final = 3
INITIATIVE_NAMED: Final = 4
EVENT_PLAYED: Final = 5
COMMAND_PLAYED: Final = 6
LETTER_SPENT: Final = 7
EVENT_TRIGGERED: Final = 8
EVENT_DECLINED: Final = 9
NO_EFFECT: Final = 10
COMMANDED_PLACE: Final = 11
COMMANDED_REMOVE: Final = 12
COMMANDED_NOTHING: Final = 13
ADDED: Final = 14
REMOVED: Final = 15
MARKER_MOVED: Final = 16
LOWERING_BARRED: Final = 17
PRESTIGE_GAINED: Final = 18
ROUND_EFFECT: Final = 19
DISCARDED: Final = 20
CARDS_DRAWN: Final = 21
CARD_TAKEN: Final = 22
REPLACEMENT_DRAWN: Final = 23
CARD_SET_ASIDE: Final = 24
BONUS_DECLINED: Final = 25
LETTER_TAKEN: Final = 26
ALLIANCES_DRAWN: Final = 27
ALLIANCES_KEPT: Final = 28
ALLIANCES_BURIED: Final = 29
AGENDA_REVEALED: Final = 30
AGENDA_RAISES: Final = 31
AGENDA_PAYS: Final = 32
AGENDA_PAYS_NOBODY: Final = 33
PRESTIGE_STANDS: Final = 34
PRESTIGE_LEVEL: Final = 35
WAR: Final = 36
AFTERMATH_COUNTED: Final = 37
LETTER_DECIDES: Final = 38
ANNOUNCED_PLACE: Final = 39
ANNOUNCED_REMOVE: Final = 40
ANNOUNCED_NOTHING: Final = 41
NOTHING_TO_ADD: Final = 42
CUBA_IS_EMPTY: Final = 43
