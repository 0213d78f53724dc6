"""The codes of Stratagem: what can be done, what is asked, what is written down. Tables only.

The numbers never change; a test holds them to their places in the tables.
"""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS
from detente.core.notation import Verb
from detente.core.notes import NoteKind

# Actions: verb * NOUNS + noun.
NUMBER: Final = 0 * NOUNS  # chance: a numbered card for the first player
CHOOSE: Final = 1 * NOUNS  # a party
SELECT: Final = 2 * NOUNS  # a plank for the programme
DONE: Final = 3 * NOUNS
DRAW: Final = 4 * NOUNS
DEAL: Final = 5 * NOUNS  # chance: the COMMON card drawn
DISPLAY: Final = 6 * NOUNS
WITHDRAW: Final = 7 * NOUNS
PLAY: Final = 8 * NOUNS  # a SECRET card
RETURN: Final = 9 * NOUNS  # a SUPPORT to the fallen cards
LAUNCH: Final = 10 * NOUNS
RELY: Final = 11 * NOUNS  # on a SECRET SUPPORT in hand
REVEAL: Final = 12 * NOUNS
ACCEPT: Final = 13 * NOUNS
REFUSE: Final = 14 * NOUNS
NAME: Final = 15 * NOUNS  # a party
DROP: Final = 16 * NOUNS  # a SUPPORT of an opponent
VERIFY: Final = 17 * NOUNS
PASS: Final = 18 * NOUNS
LOT: Final = 19 * NOUNS  # chance: who is drawn
TAKE_BACK: Final = 20 * NOUNS  # something from the mat: WITHDRAW or RETURN follows

VERBS: Final = (
    Verb("number", "number"),
    Verb("choose", "party"),
    Verb("select", "plank"),
    Verb("done", leaves_off=True),
    Verb("draw"),
    Verb("deal", "card"),
    Verb("display", "plank"),
    Verb("withdraw", "plank"),
    Verb("play", "card"),
    Verb("return", "card"),
    Verb("launch", "operation"),
    Verb("rely", "card"),
    Verb("reveal"),
    Verb("accept"),
    Verb("refuse", leaves_off=True),
    Verb("name", "party"),
    Verb("drop", "card"),
    Verb("verify", "party"),
    Verb("pass", leaves_off=True),
    Verb("lot", "seat"),
    Verb("take_back"),
)

# Questions: indices into questions.QUESTIONS.
ASK_NUMBER: Final = 0
ASK_PARTY: Final = 1
ASK_PROGRAMME: Final = 2
ASK_MOVE: Final = 3
ASK_DEAL: Final = 4
ASK_OFFER: Final = 5
ASK_PASS: Final = 6
ASK_REVEAL: Final = 7
ASK_RELIANCE: Final = 8
ASK_TARGET: Final = 9
ASK_VICTIM: Final = 10
ASK_LEFTOVER: Final = 11
ASK_LOT: Final = 12
ASK_TAKE_BACK: Final = 13

# Why lots are drawn.
FOR_TIE: Final = 0
FOR_LEFTOVER: Final = 1

# Why tokens are left over.
AFTER_LOSS: Final = 0
AFTER_ARREST: Final = 1

# Notes.
DREW_NUMBER: Final = 0
CHOSE_PARTY: Final = 1
TOOK_PARTY: Final = 2
PLANNED: Final = 3
CAMPAIGN: Final = 4
DISPLAYED: Final = 5
WITHDREW: Final = 6
READ: Final = 7
TOOK_SECRET: Final = 8
OFFERED: Final = 9
ACCEPTED: Final = 10
REFUSED: Final = 11
COULD_NOT: Final = 12
FELL: Final = 13
PLAYED: Final = 14
REVEALED: Final = 15
RETURNED: Final = 16
GAINED: Final = 17
LOST: Final = 18
SHARED: Final = 19
LEFT_OVER: Final = 20
UNMOVED: Final = 21
ORDERED: Final = 22
PASSED: Final = 23
LOOKED: Final = 24
SAW: Final = 25
REGULAR: Final = 26
IRREGULAR: Final = 27
FOUND: Final = 28
LAUNCHED: Final = 29
RELIES: Final = 30
RELIED: Final = 31
CHECKMATED: Final = 32
FAILED: Final = 33
CRISIS_OVER: Final = 34
ARRESTED: Final = 35
ELIMINATED: Final = 36
ABANDONED: Final = 37
VOTE: Final = 38
ANNOUNCED: Final = 39
CANDIDATE: Final = 40
REPLACES: Final = 41
LOT_DRAWN: Final = 42
WON: Final = 43
PLACED: Final = 44
PAID_CHECK: Final = 45
EXPOSED: Final = 46

NOTES: Final = (
    NoteKind("drew-number", "seat:seat", "number:number"),
    NoteKind("chose-party", "seat:seat", "party:party"),
    NoteKind("took-party", "seat:seat", "party:party"),
    NoteKind("planned", "party:party"),
    NoteKind("campaign", "n", "cards"),
    NoteKind("displayed", "party:party", "plank:plank"),
    NoteKind("withdrew", "party:party", "plank:plank"),
    NoteKind("read", "party:party", "card:card"),
    NoteKind("took-secret", "party:party", "card:card?"),
    NoteKind("offered", "party:party", "card:card"),
    NoteKind("accepted", "party:party", "card:card"),
    NoteKind("refused", "party:party", "card:card"),
    NoteKind("could-not", "party:party", "card:card"),
    NoteKind("fell", "card:card"),
    NoteKind("played", "party:party", "card:card", reveals_own=True),
    NoteKind("revealed", "party:party", "card:card", reveals_own=True),
    NoteKind("returned", "party:party", "card:card"),
    NoteKind("gained", "party:party", "k", "n"),
    NoteKind("lost", "party:party", "k", "n"),
    NoteKind("shared", "party:party", "n", "each"),
    NoteKind("left-over", "party:party", "other:party", "n"),
    NoteKind("unmoved", "card:card"),
    NoteKind("ordered", "party:party", "n"),
    NoteKind("passed", "party:party"),
    NoteKind("looked", "party:party", "other:party", reveals=True),
    NoteKind("saw", "party:party", "other:party", "card:card?"),
    NoteKind("regular", "party:party", "other:party", reveals=True),
    NoteKind("irregular", "party:party", "other:party", reveals=True),
    NoteKind("found", "party:party"),
    NoteKind("launched", "party:party", "operation:operation", reveals_own=True),
    NoteKind("relies", "party:party", "n", reveals_own=True),
    NoteKind("relied", "party:party", "card:card?"),
    NoteKind("checkmated", "party:party"),
    NoteKind("failed", "party:party"),
    NoteKind("crisis-over"),
    NoteKind("arrested", "party:party"),
    NoteKind("eliminated", "party:party"),
    NoteKind("abandoned", "seat:seat"),
    NoteKind("vote", "n"),
    NoteKind("announced", "party:party", "n"),
    NoteKind("candidate", "party:party"),
    NoteKind("replaces", "party:party"),
    NoteKind("lot-drawn", "seat:seat"),
    NoteKind("won", "party:party", "ending:end"),
    NoteKind("placed", "party:party", "n", "points"),
    NoteKind("paid-check", "party:party", "other:party", "n"),
    NoteKind("exposed", "party:party", "card:card", reveals=True),
)
