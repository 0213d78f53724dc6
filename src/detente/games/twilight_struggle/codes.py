"""The numbers that mean the same in every version: actions, questions, notes. Append only."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS
from detente.core.notation import Verb
from detente.core.notes import NoteKind
from detente.games.twilight_struggle.board import COUNTRY_NAMES, REGION_NAMES, SEAT_NAMES
from detente.games.twilight_struggle.cards import CARD_NAMES

# -- actions ------------------------------------------------------------------------

CHOICES: Final = (
    "event_first",
    "ops_first",
    "remove",
    "add",
    "take_part",
    "boycott",
    "attempt",
    "hold_back",
    "end_game",
    "go_on",
)
EVENT_FIRST: Final = 0
OPS_FIRST: Final = 1
REMOVE_INFLUENCE: Final = 2  # Warsaw Pact Formed: clear four countries …
ADD_INFLUENCE: Final = 3  # … or add five markers
TAKE_PART: Final = 4
BOYCOTT: Final = 5
ATTEMPT: Final = 6  # the Space Race, where a player may decline to roll (TS-22.4)
HOLD_BACK: Final = 7
END_GAME: Final = 8  # Wargames: end the game …
GO_ON: Final = 9  # … or let it go on

FACES: Final = 6
DICE: Final = tuple([f"{us}_{ussr}" for us in range(1, FACES + 1) for ussr in range(1, FACES + 1)])
"""Two dice: the first is the US one."""

NOUN_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "seat": SEAT_NAMES,
    "country": (*COUNTRY_NAMES, "chinese_civil_war"),
    "card": CARD_NAMES,
    "region": REGION_NAMES,
    "choice": CHOICES,
    "level": ("1", "2", "3", "4", "5"),
    "die": ("1", "2", "3", "4", "5", "6"),
    "dice": DICE,
}

VERBS: Final = (
    Verb("headline", "card"),
    Verb("event", "card"),
    Verb("ops", "card"),
    Verb("space", "card"),
    Verb("intervene", "card"),
    Verb("pass", leaves_off=True),
    Verb("place", "country"),
    Verb("realign", "country"),
    Verb("coup", "country"),
    Verb("remove", "country"),
    Verb("pick", "country"),
    Verb("choose", "choice"),
    Verb("discard", "card"),
    Verb("give", "card"),
    Verb("take", "card"),
    Verb("arrange", "card"),
    Verb("defcon", "level"),
    Verb("region", "region"),
    Verb("defuse", "country"),
    Verb("decline", leaves_off=True),
    Verb("done", leaves_off=True),
    Verb("draw", "card"),
    Verb("roll", "die"),
    Verb("dice", "dice"),
)

HEADLINE: Final = 0 * NOUNS
EVENT: Final = 1 * NOUNS
OPERATE: Final = 2 * NOUNS
SPACE: Final = 3 * NOUNS
INTERVENE: Final = 4 * NOUNS  # play the card together with UN Intervention
PASS: Final = 5 * NOUNS
PLACE: Final = 6 * NOUNS
REALIGN: Final = 7 * NOUNS
COUP: Final = 8 * NOUNS
REMOVE: Final = 9 * NOUNS
PICK: Final = 10 * NOUNS
CHOOSE: Final = 11 * NOUNS
DISCARD: Final = 12 * NOUNS
GIVE: Final = 13 * NOUNS  # hand a card over for Missile Envy
TAKE: Final = 14 * NOUNS  # pick a card from the discard pile
ARRANGE: Final = 15 * NOUNS  # fix the next card of the US hand
DEFCON: Final = 16 * NOUNS  # the noun is the level less one
NAME_REGION: Final = 17 * NOUNS
DEFUSE: Final = 18 * NOUNS  # cancel Cuban Missile Crisis by taking influence away there
DECLINE: Final = 19 * NOUNS
DONE: Final = 20 * NOUNS
DRAW: Final = 21 * NOUNS  # chance
ROLL: Final = 22 * NOUNS  # chance; the noun is the die less one
ROLL_BOTH: Final = 23 * NOUNS  # chance; see DICE

# -- questions (their classes stand in questions/, in this order) -------------------------------

DEAL_CARDS: Final = 0
DRAW_CARDS: Final = 1
PICK_HEADLINE: Final = 2
SHOW_HEADLINE: Final = 3
PLAY_CARD: Final = 4
LEAVE_TRAP: Final = 5
PICK_ORDER: Final = 6
OPERATIONS: Final = 7
COUP_ROLL: Final = 8
REALIGN_ROLL: Final = 9
SPACE_ROLL: Final = 10
WAR_ROLL: Final = 11
TRAP_ROLL: Final = 12
CONTEST_ROLL: Final = 13
PLACE_FREE: Final = 14
REMOVE_THEIRS: Final = 15
REMOVE_OWN: Final = 16
PICK_COUNTRY: Final = 17
PICK_CHOICE: Final = 18
DISCARD_WORTH: Final = 19
DISCARD_ANY: Final = 20
DISCARD_ONE: Final = 21
DISCARD_THEIRS: Final = 22
GIVE_CARD: Final = 23
TAKE_CARD: Final = 24
RANDOM_CARD: Final = 25
PLAY_TAKEN: Final = 26
SET_DEFCON: Final = 27
PICK_REGION: Final = 28
ARRANGE_HAND: Final = 29
DISCARD_LOOKED_AT: Final = 30
SPACE_CHOICE: Final = 31

# -- notes ------------------------------------------------------------------------

NOTES: Final = (
    NoteKind("turn-begins", "turn"),
    NoteKind("round-begins", "seat:seat", "round"),
    NoteKind("dealt", "seat:seat", "card:card?"),
    NoteKind("reshuffled", "n"),
    NoteKind("cards-join", "n"),
    NoteKind("headline-picked", "seat:seat", "card:card?"),
    NoteKind("headline-shown", "seat:seat", "card:card", reveals=True),
    NoteKind("headline-cancelled", "seat:seat", "card:card"),
    NoteKind("event-played", "seat:seat", "card:card", reveals_own=True),
    NoteKind("ops-played", "seat:seat", "card:card", "n", reveals_own=True),
    NoteKind("space-played", "seat:seat", "card:card", reveals_own=True),
    NoteKind("intervened", "seat:seat", "card:card", "n", reveals_own=True),
    NoteKind("passed", "seat:seat", reveals_own=True),
    NoteKind("skipped", "seat:seat"),
    NoteKind("event-happens", "card:card"),
    NoteKind("event-fails", "card:card"),
    NoteKind("added", "seat:seat", "country:country", "n"),
    NoteKind("taken-away", "seat:seat", "country:country", "n"),
    NoteKind("coup-declared", "seat:seat", "country:country", "n"),
    NoteKind(
        "coup-rolled",
        "seat:seat",
        "country:country",
        "die",
        "total",
        "needed",
        "ops",
        "plus",
        "minus",
    ),
    NoteKind(
        "realignment-rolled",
        "country:country",
        "us",
        "ussr",
        "us_die",
        "us_plus",
        "us_minus",
        "ussr_die",
        "ussr_plus",
    ),
    NoteKind("war-rolled", "seat:seat", "country:country", "die", "minus", "total", "needed"),
    NoteKind("space-rolled", "seat:seat", "die", "needed"),
    NoteKind("space-reached", "seat:seat", "box"),
    NoteKind("space-held-back", "seat:seat"),
    NoteKind("trap-rolled", "seat:seat", "die"),
    NoteKind("freed", "seat:seat", "card:card"),
    NoteKind(
        "contest-rolled",
        "card:card",
        "us",
        "ussr",
        "us_die",
        "us_plus",
        "ussr_die",
        "ussr_plus",
    ),
    NoteKind("points", "seat:seat", "n", "vp"),
    NoteKind("defcon-moved", "level"),
    NoteKind("military-added", "seat:seat", "n"),
    NoteKind("military-checked", "us", "ussr", "level"),
    NoteKind("region-scored", "region:region", "us", "ussr"),
    NoteKind("southeast-asia-scored", "us", "ussr"),
    NoteKind("discarded", "seat:seat", "card:card", reveals_own=True),
    NoteKind("drawn-at-random", "seat:seat", "card:card", reveals=True),
    NoteKind("hand-shown", "seat:seat", reveals_own=True),
    NoteKind("card-shown", "seat:seat", "card:card", reveals_own=True),
    NoteKind("card-given", "seat:seat", "card:card", reveals_own=True),
    NoteKind("card-returned", "seat:seat", "card:card"),
    NoteKind("card-recovered", "seat:seat", "card:card"),
    NoteKind("card-picked", "seat:seat", "card:card"),
    NoteKind("card-removed", "card:card"),
    NoteKind("china-passed", "seat:seat"),
    NoteKind("china-ready", "seat:seat"),
    NoteKind("effect-ends", "card:card"),
    NoteKind("choice-made", "seat:seat", "choice:choice"),
    NoteKind("region-named", "seat:seat", "region:region"),
    NoteKind("crisis-defused", "seat:seat", "country:country"),
    NoteKind("country-ignored", "country:country"),
    NoteKind("tehran-looked", "card:card?"),
    NoteKind("tehran-returned"),
    NoteKind("card-arranged", "card:card", "n"),
    NoteKind("no-scoring-held", "seat:seat", reveals=True),
    NoteKind("nuclear-war", "seat:seat"),
    NoteKind("scoring-held", "seat:seat", reveals=True),
    NoteKind("final-scoring"),
    NoteKind("china-scored"),
    NoteKind("trap-discard", "seat:seat", "card:card", reveals_own=True),
    NoteKind("not-used", "seat:seat", "card:card"),
)

TURN_BEGINS: Final = 0
ROUND_BEGINS: Final = 1
DEALT: Final = 2
RESHUFFLED: Final = 3
CARDS_JOIN: Final = 4
HEADLINE_PICKED: Final = 5
HEADLINE_SHOWN: Final = 6
HEADLINE_CANCELLED: Final = 7
EVENT_PLAYED: Final = 8
OPS_PLAYED: Final = 9
SPACE_PLAYED: Final = 10
INTERVENED: Final = 11
PASSED: Final = 12
SKIPPED: Final = 13
EVENT_HAPPENS: Final = 14
EVENT_FAILS: Final = 15
ADDED: Final = 16
TAKEN_AWAY: Final = 17
COUP_DECLARED: Final = 18
COUP_ROLLED: Final = 19
REALIGNMENT_ROLLED: Final = 20
WAR_ROLLED: Final = 21
SPACE_ROLLED: Final = 22
SPACE_REACHED: Final = 23
SPACE_HELD_BACK: Final = 24
TRAP_ROLLED: Final = 25
FREED: Final = 26
CONTEST_ROLLED: Final = 27
POINTS: Final = 28
DEFCON_MOVED: Final = 29
MILITARY_ADDED: Final = 30
MILITARY_CHECKED: Final = 31
REGION_SCORED: Final = 32
SOUTHEAST_ASIA_SCORED: Final = 33
DISCARDED: Final = 34
DRAWN_AT_RANDOM: Final = 35
HAND_SHOWN: Final = 36
CARD_SHOWN: Final = 37
CARD_GIVEN: Final = 38
CARD_RETURNED: Final = 39
CARD_RECOVERED: Final = 40
CARD_PICKED: Final = 41
CARD_REMOVED: Final = 42
CHINA_PASSED: Final = 43
CHINA_READY: Final = 44
EFFECT_ENDS: Final = 45
CHOICE_MADE: Final = 46
REGION_NAMED: Final = 47
CRISIS_DEFUSED: Final = 48
COUNTRY_IGNORED: Final = 49
TEHRAN_LOOKED: Final = 50
TEHRAN_RETURNED: Final = 51
CARD_ARRANGED: Final = 52
NO_SCORING_HELD: Final = 53
NUCLEAR_WAR: Final = 54
SCORING_HELD: Final = 55
FINAL_SCORING: Final = 56
CHINA_SCORED: Final = 57
TRAP_DISCARD: Final = 58
NOT_USED: Final = 59
