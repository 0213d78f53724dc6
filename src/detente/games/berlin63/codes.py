"""The numbers of actions, questions and notes, and their tables. Append only."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS
from detente.core.notation import Verb
from detente.core.notes import NoteKind
from detente.games.berlin63 import spies
from detente.games.berlin63.board import SEATS, SQUARE_NAMES

VERBS: Final = (
    Verb("deal", "spy"),  # chance: the leader card
    Verb("start", "seat"),  # chance: the first player
    Verb("place", "spy"),  # on the next square of the first row
    Verb("leave"),  # that square stays empty
    Verb("ready"),
    Verb("illusion", "square"),  # the first of the two, always on the board
    Verb("keep", "square"),  # the second, put back unswapped …
    Verb("swap", "square"),  # … or swapped
    Verb("keep_reserve"),
    Verb("exchange", "spy"),  # a reserve spy takes the place
    Verb("north", "square"),  # the four steps
    Verb("east", "square"),
    Verb("south", "square"),
    Verb("west", "square"),
    Verb("leap_northeast", "square"),  # claiming Lilly Hopper
    Verb("leap_southeast", "square"),
    Verb("leap_southwest", "square"),
    Verb("leap_northwest", "square"),
    Verb("push_north", "square"),  # claiming Leo Storm
    Verb("push_east", "square"),
    Verb("push_south", "square"),
    Verb("push_west", "square"),
    Verb("unmask", "square"),  # claiming Miranda Hypnos
    Verb("conjure"),  # claiming Victor Shadow
    Verb("dash"),  # claiming Ray Dash
    Verb("explode"),  # claiming Adam Quark
    Verb("harden"),  # claiming Jack Steel
    Verb("freeze", "square"),  # claiming that Veronica Snake stands there
    Verb("believe", leaves_off=True),
    Verb("doubt"),
    Verb("allow", leaves_off=True),  # no cancel
    Verb("lose", "spy"),
    Verb("decline", leaves_off=True),  # no power, no reaction, no compensation
    Verb("offer_draw"),
    Verb("accept_draw"),
    Verb("refuse_draw"),
)

DEAL_CARD: Final = 0 * NOUNS
START: Final = 1 * NOUNS
PLACE: Final = 2 * NOUNS
LEAVE: Final = 3 * NOUNS
READY: Final = 4 * NOUNS
ILLUSION: Final = 5 * NOUNS
KEEP: Final = 6 * NOUNS
SWAP: Final = 7 * NOUNS
KEEP_RESERVE: Final = 8 * NOUNS
EXCHANGE: Final = 9 * NOUNS
STEPS_AT: Final = 10 * NOUNS  # + direction * NOUNS + square
LEAPS_AT: Final = 14 * NOUNS
PUSHES_AT: Final = 18 * NOUNS
UNMASK: Final = 22 * NOUNS
CONJURE: Final = 23 * NOUNS
DASH_ON: Final = 24 * NOUNS
EXPLODE: Final = 25 * NOUNS
HARDEN: Final = 26 * NOUNS
FREEZE: Final = 27 * NOUNS
BELIEVE: Final = 28 * NOUNS
DOUBT: Final = 29 * NOUNS
ALLOW: Final = 30 * NOUNS
LOSE: Final = 31 * NOUNS
DECLINE: Final = 32 * NOUNS
OFFER_DRAW: Final = 33 * NOUNS
ACCEPT_DRAW: Final = 34 * NOUNS
REFUSE_DRAW: Final = 35 * NOUNS

NOUN_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "square": SQUARE_NAMES,
    "spy": spies.SPY_NAMES,
    "seat": SEATS,
}

ANNOUNCES: Final = {
    **{LEAPS_AT + direction * NOUNS: spies.LILLY for direction in range(4)},
    **{PUSHES_AT + direction * NOUNS: spies.LEO for direction in range(4)},
    UNMASK: spies.MIRANDA,
    CONJURE: spies.VICTOR,
    DASH_ON: spies.RAY,
    EXPLODE: spies.ADAM,
    HARDEN: spies.JACK,
    FREEZE: spies.VERONICA,
}
"""Who a spy is announced as, by the verb."""

# Questions, as Frame.kind numbers them.
ASK_DEAL: Final = 0
ASK_START: Final = 1
ASK_LINE_UP: Final = 2
ASK_ACTION: Final = 3
ASK_PARTNER: Final = 4
ASK_POWER: Final = 5
ASK_REACTION: Final = 6
ASK_DOUBT: Final = 7
ASK_LOSS: Final = 8
ASK_CANCEL: Final = 9
ASK_VICTOR: Final = 10
ASK_COMPENSATION: Final = 11
ASK_DRAW: Final = 12

NOTES: Final = (
    NoteKind("game-begins", "n"),
    NoteKind("dealt", "seat:seat", "spy:spy?"),
    NoteKind("lined-up", "seat:seat"),
    NoteKind("starts", "seat:seat", reveals=True),
    NoteKind("turn", "n", "seat:seat"),
    NoteKind("mixed", "seat:seat", "square:square", "other:square", "swapped?"),
    NoteKind("mixed-reserve", "seat:seat", "square:square", "spy:spy?", "swapped?"),
    NoteKind("stepped", "seat:seat", "square:square", "to:square"),
    NoteKind("attacked", "seat:seat", "square:square", "to:square"),
    NoteKind("claimed-leo", "seat:seat", "square:square", "target:square", "to:square"),
    NoteKind("claimed-miranda", "seat:seat", "square:square", "target:square"),
    NoteKind("claimed-victor", "seat:seat", "square:square"),
    NoteKind("claimed-adam", "seat:seat", "square:square"),
    NoteKind("claimed-lilly", "seat:seat", "square:square", "to:square"),
    NoteKind("claimed-ray", "seat:seat", "square:square", "to:square"),
    NoteKind("claimed-veronica", "seat:seat", "square:square", "target:square", "spy:spy"),
    NoteKind("claimed-jack", "seat:seat", "square:square"),
    NoteKind("believed", "seat:seat"),
    NoteKind("doubted", "seat:seat"),
    NoteKind("proved", "seat:seat", "square:square", "spy:spy", reveals=True),
    NoteKind("caught", "seat:seat", "square:square", "name:spy", "spy:spy?", reveals=True),
    NoteKind("lost", "seat:seat", "spy:spy", reveals_own=True),
    NoteKind("cancelled", "square:square", "spy:spy"),
    NoteKind("no-reaction", "seat:seat"),
    NoteKind("fell", "seat:seat", "square:square", "spy:spy", reveals=True),
    NoteKind("thrown-back", "seat:seat", "square:square", "to:square"),
    NoteKind("exploded", "seat:seat", "square:square"),
    NoteKind("pushed", "seat:seat", "square:square", "to:square"),
    NoteKind("unmasked", "seat:seat", "square:square", "spy:spy?", reveals=True),
    NoteKind("stayed", "seat:seat", "square:square"),
    NoteKind("waived", "seat:seat"),
    NoteKind("offered-draw", "seat:seat"),
    NoteKind("refused-draw", "seat:seat"),
    NoteKind("won-leader", "seat:seat", reveals=True),
    NoteKind("won-reserve", "seat:seat", reveals=True),
    NoteKind("won-alone", "seat:seat", reveals=True),
    NoteKind("won-blast", "seat:seat", reveals=True),
    NoteKind("drawn-leaders", reveals=True),
    NoteKind("drawn-alone", reveals=True),
    NoteKind("drawn-quiet", "n", reveals=True),
    NoteKind("drawn-agreed", reveals=True),
    NoteKind("revealed-leader", "seat:seat", "spy:spy", reveals=True),
    NoteKind("revealed", "seat:seat", "square:square", "spy:spy", reveals=True),
    NoteKind("revealed-reserve", "seat:seat", "spy:spy", reveals=True),
    NoteKind("score", "red", "blue"),
    NoteKind("stood-up", reveals=True),
)

GAME_BEGINS: Final = 0
DEALT: Final = 1
LINED_UP: Final = 2
STARTS: Final = 3
TURN_BEGINS: Final = 4
MIXED: Final = 5
MIXED_RESERVE: Final = 6
STEPPED: Final = 7
ATTACKED: Final = 8
CLAIMED: Final = 9  # + the spy that is named
BELIEVED: Final = 17
DOUBTED: Final = 18
PROVED: Final = 19
CAUGHT: Final = 20
LOST: Final = 21
CANCELLED: Final = 22
NO_REACTION: Final = 23
FELL: Final = 24
THROWN_BACK: Final = 25
EXPLODED: Final = 26
PUSHED: Final = 27
UNMASKED: Final = 28
STAYED: Final = 29
WAIVED: Final = 30
OFFERED_DRAW: Final = 31
REFUSED_DRAW: Final = 32
WON_LEADER: Final = 33
WON_RESERVE: Final = 34
WON_ALONE: Final = 35
WON_BLAST: Final = 36
DRAWN_LEADERS: Final = 37
DRAWN_ALONE: Final = 38
DRAWN_QUIET: Final = 39
DRAWN_AGREED: Final = 40
REVEALED_LEADER: Final = 41
REVEALED: Final = 42
REVEALED_RESERVE: Final = 43
SCORE: Final = 44
STOOD_UP: Final = 45
