"""The codes of 1960: what can be done, what is written down, what is asked. Tables only."""

from __future__ import annotations

from typing import Final

from detente.core.frame import NOUNS
from detente.core.notation import Verb
from detente.core.notes import NoteKind
from detente.games.nineteen_sixty.board import (
    CANDIDATES,
    COLOURS,
    ENDORSEMENTS,
    ISSUES,
    ORDERS,
    REGIONS,
    SEATS,
    STATES,
)
from detente.games.nineteen_sixty.cards import CARDS
from detente.games.nineteen_sixty.state import USES

# Append only: the numbers are in every record.
VERBS: Final = (
    Verb("event", "card"),
    Verb("campaign", "card"),
    Verb("advertise", "card"),
    Verb("position", "card"),
    Verb("preempt"),
    Verb("trigger"),
    Verb("decline", leaves_off=True),
    Verb("done", leaves_off=True),
    Verb("accept"),
    Verb("spend", "state"),
    Verb("commit", "number"),
    Verb("check"),
    Verb("redraw"),
    Verb("air", "region"),
    Verb("pull", "region"),
    Verb("support", "issue"),
    Verb("weaken", "issue"),
    Verb("add", "state"),
    Verb("remove", "state"),
    Verb("choose", "state"),
    Verb("move", "state"),
    Verb("region", "region"),
    Verb("take", "card"),
    Verb("discard", "card"),
    Verb("order", "order"),
    Verb("swap", "pair"),
    Verb("award", "award"),
    Verb("operate", "operation"),
    Verb("strategy", "card"),
    Verb("debate", "card"),
    Verb("side", "candidate"),
    Verb("first", "candidate"),
    Verb("exchange"),
    Verb("reveal", "card"),
    Verb("place", "state"),
    Verb("oust", "state"),
    Verb("pass", leaves_off=True),
    Verb("draw", "card"),
    Verb("cube", "colour"),
    Verb("endorsement", "endorsement"),
)

EVENT_OF: Final = 0 * NOUNS
CAMPAIGN_WITH: Final = 1 * NOUNS
ADVERTISE_WITH: Final = 2 * NOUNS
POSITION_WITH: Final = 3 * NOUNS
PREEMPT: Final = 4 * NOUNS
TRIGGER: Final = 5 * NOUNS
DECLINE: Final = 6 * NOUNS
DONE: Final = 7 * NOUNS
ACCEPT: Final = 8 * NOUNS
SPEND: Final = 9 * NOUNS
COMMIT: Final = 10 * NOUNS
CHECK: Final = 11 * NOUNS
REDRAW: Final = 12 * NOUNS
AIR: Final = 13 * NOUNS
PULL: Final = 14 * NOUNS
SUPPORT: Final = 15 * NOUNS
WEAKEN: Final = 16 * NOUNS
ADD: Final = 17 * NOUNS
REMOVE: Final = 18 * NOUNS
CHOOSE: Final = 19 * NOUNS
MOVE: Final = 20 * NOUNS
CHOOSE_REGION: Final = 21 * NOUNS
TAKE: Final = 22 * NOUNS
DISCARD: Final = 23 * NOUNS
ORDER_OF: Final = 24 * NOUNS
SWAP: Final = 25 * NOUNS
AWARD: Final = 26 * NOUNS
OPERATE: Final = 27 * NOUNS
STRATEGY: Final = 28 * NOUNS
DEBATE: Final = 29 * NOUNS
SIDE: Final = 30 * NOUNS
FIRST: Final = 31 * NOUNS
EXCHANGE: Final = 32 * NOUNS
REVEAL: Final = 33 * NOUNS
PLACE: Final = 34 * NOUNS
OUST: Final = 35 * NOUNS
PASS: Final = 36 * NOUNS
DRAW: Final = 37 * NOUNS
CUBE: Final = 38 * NOUNS
ENDORSEMENT: Final = 39 * NOUNS

PAIRS: Final = ("upper", "lower")
AWARD_NAMES: Final = ("momentum", "endorsement")
NOUN_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "seat": SEATS,
    "candidate": CANDIDATES,
    "state": STATES,
    "region": REGIONS,
    "issue": ISSUES,
    "card": CARDS,
    "use": USES,
    "operation": USES[1:],
    "number": ("0", "1", "2", "3", "4", "5", "6", "7"),
    "order": ORDERS,
    "pair": PAIRS,
    "award": AWARD_NAMES,
    "colour": COLOURS,
    "endorsement": ENDORSEMENTS,
}

NOTES: Final = (
    NoteKind("turn-begins", "turn"),
    NoteKind("drew", "seat:seat", "card:card?"),
    NoteKind("deck-reshuffled"),
    NoteKind("initiative-cube", "colour:colour"),
    NoteKind("initiative-won", "seat:seat"),
    NoteKind("goes-first", "seat:seat"),
    NoteKind("played-event", "seat:seat", "card:card", reveals_own=True),
    NoteKind("played-cp", "seat:seat", "card:card", "use:use", "cp", reveals_own=True),
    NoteKind("skipped", "seat:seat"),
    NoteKind("rested", "seat:seat", "n"),
    NoteKind("preempted", "seat:seat", "card:card"),
    NoteKind("triggered", "seat:seat", "card:card"),
    NoteKind("no-effect", "card:card"),
    NoteKind("momentum-gained", "seat:seat", "n"),
    NoteKind("momentum-lost", "seat:seat", "n"),
    NoteKind("momentum-spent", "seat:seat", "n"),
    NoteKind("support-gained", "seat:seat", "state:state", "n"),
    NoteKind("support-lost", "seat:seat", "state:state", "n"),
    NoteKind("byrd-returned", "state:state"),
    NoteKind("issue-gained", "seat:seat", "issue:issue", "n"),
    NoteKind("issue-lost", "seat:seat", "issue:issue", "n"),
    NoteKind("issue-moved", "issue:issue", "space"),
    NoteKind("track-set", "order:order"),
    NoteKind("media-gained", "seat:seat", "region:region", "n"),
    NoteKind("media-lost", "seat:seat", "region:region", "n"),
    NoteKind("endorsement-drawn", "seat:seat", "endorsement:endorsement"),
    NoteKind("endorsed", "seat:seat", "region:region"),
    NoteKind("endorsement-cancelled", "seat:seat", "region:region"),
    NoteKind("travelled", "seat:seat", "state:state"),
    NoteKind("check-passed", "seat:seat", "colour:colour"),
    NoteKind("check-failed", "seat:seat", "colour:colour"),
    NoteKind("check-impossible", "seat:seat", "n"),
    NoteKind("bag-filled", "blue", "red"),
    NoteKind("exhausted", "seat:seat"),
    NoteKind("refreshed", "seat:seat"),
    NoteKind("in-force", "card:card", "seat:seat"),
    NoteKind("discarded", "seat:seat", "card:card", reveals_own=True),
    NoteKind("took", "seat:seat", "card:card"),
    NoteKind("hand-shown", "seat:seat", "card:card", reveals_own=True),
    NoteKind("revealed-top", "card:card", reveals=True),
    NoteKind("strategy-placed", "seat:seat", "card:card?"),
    NoteKind("debate-shown", "seat:seat", "card:card", reveals=True),
    NoteKind("debate-sided", "card:card", "issue:issue", "side:seat"),
    NoteKind("debate-void", "card:card", "issue:issue"),
    NoteKind("debate-won", "seat:seat", "issue:issue", "kennedy", "nixon"),
    NoteKind("exchanged", "seat:seat", "n"),
    NoteKind("strategy-revealed", "seat:seat", "card:card", "state:state", reveals=True),
    NoteKind("state-won", "seat:seat", "state:state", "votes"),
    NoteKind("votes-withheld", "state:state", "votes"),
    NoteKind("tally", "kennedy", "nixon", "byrd"),
    NoteKind("president-elect", "seat:seat"),
    NoteKind("byrd-placed", "state:state"),
    NoteKind("byrd-ousted", "state:state", "seat:seat"),
    NoteKind("byrd-passed"),
    NoteKind("byrd-left"),
    NoteKind("cubans-land", "seat:seat"),
    NoteKind("landing-drew", "colour:colour"),
    NoteKind("kidnapped", "seat:seat"),
    NoteKind("rescued", "seat:seat"),
    NoteKind("volcano"),
    NoteKind("survivor", "colour:colour"),
    NoteKind("election-checks", "seat:seat", "card:card", "state:state", "n"),
    NoteKind("out-of-cubes", "seat:seat", "n"),
)

TURN_BEGINS: Final = 0
DREW: Final = 1
DECK_RESHUFFLED: Final = 2
INITIATIVE_CUBE: Final = 3
INITIATIVE_WON: Final = 4
GOES_FIRST: Final = 5
PLAYED_EVENT: Final = 6
PLAYED_CP: Final = 7
SKIPPED: Final = 8
RESTED: Final = 9
PREEMPTED: Final = 10
TRIGGERED: Final = 11
NO_EFFECT: Final = 12
MOMENTUM_GAINED: Final = 13
MOMENTUM_LOST: Final = 14
MOMENTUM_SPENT: Final = 15
SUPPORT_GAINED: Final = 16
SUPPORT_LOST: Final = 17
BYRD_RETURNED: Final = 18
ISSUE_GAINED: Final = 19
ISSUE_LOST: Final = 20
ISSUE_MOVED: Final = 21
TRACK_SET: Final = 22
MEDIA_GAINED: Final = 23
MEDIA_LOST: Final = 24
ENDORSEMENT_DRAWN: Final = 25
ENDORSED: Final = 26
ENDORSEMENT_CANCELLED: Final = 27
TRAVELLED: Final = 28
CHECK_PASSED: Final = 29
CHECK_FAILED: Final = 30
CHECK_IMPOSSIBLE: Final = 31
BAG_FILLED: Final = 32
EXHAUSTED: Final = 33
REFRESHED: Final = 34
IN_FORCE: Final = 35
DISCARDED: Final = 36
TOOK: Final = 37
HAND_SHOWN: Final = 38
REVEALED_TOP: Final = 39
STRATEGY_PLACED: Final = 40
DEBATE_SHOWN: Final = 41
DEBATE_SIDED: Final = 42
DEBATE_VOID: Final = 43
DEBATE_WON: Final = 44
EXCHANGED: Final = 45
STRATEGY_REVEALED: Final = 46
STATE_WON: Final = 47
VOTES_WITHHELD: Final = 48
TALLY: Final = 49
PRESIDENT_ELECT: Final = 50
BYRD_PLACED: Final = 51
BYRD_OUSTED: Final = 52
BYRD_PASSED: Final = 53
BYRD_LEFT: Final = 54
CUBANS_LAND: Final = 55
LANDING_DREW: Final = 56
KIDNAPPED: Final = 57
RESCUED: Final = 58
VOLCANO: Final = 59
SURVIVOR: Final = 60
ELECTION_CHECKS: Final = 61
OUT_OF_CUBES: Final = 62

# Questions: Frame.kind is one of these.
DRAW_CARD: Final = 0
REVEAL_TOP: Final = 1
SUPPORT_CHECK: Final = 2
MEDIA_CHECK: Final = 3
INITIATIVE_CHECK: Final = 4
ENDORSEMENT_CARD: Final = 5
LANDING_DRAW: Final = 6
ERUPTION_DRAW: Final = 7
WHO_GOES_FIRST: Final = 8
ACTIVITY: Final = 9
PREEMPTION: Final = 10
CAMPAIGNING: Final = 11
BATCH: Final = 12
ADVERTISING: Final = 13
POSITIONING: Final = 14
TRIGGERING: Final = 15
REDRAWING: Final = 16
ADD_SUPPORT: Final = 17
REMOVE_SUPPORT: Final = 18
ADD_MEDIA: Final = 19
REMOVE_MEDIA: Final = 20
ADD_ISSUES: Final = 21
REMOVE_ISSUES: Final = 22
PICK_STATE: Final = 23
MOVE_TOKEN: Final = 24
PICK_REGION: Final = 25
TAKE_CARD: Final = 26
DISCARD_CARDS: Final = 27
MAY: Final = 28
ISSUE_ORDER: Final = 29
ISSUE_SHIFT: Final = 30
SPACE_TWO: Final = 31
OPERATION: Final = 32
PLACE_STRATEGY: Final = 33
DEBATE_CARD: Final = 34
DEBATE_SIDE: Final = 35
SIDES_FIRST: Final = 36
EXCHANGE_MOMENTUM: Final = 37
REVEAL_STRATEGY: Final = 38
BYRD_STEP: Final = 39

# Phases: where the sequence of play stands.
DEALING: Final = 0
INITIATIVE: Final = 1
ACTIVITY_BEGINS: Final = 2
PREEMPTING: Final = 3
CARRYING_OUT: Final = 4
TRIGGERS: Final = 5
CLEARING: Final = 6
BYRD_ACTS: Final = 7
ACTIVITY_ENDS: Final = 8
DECAY: Final = 9
AWARDS: Final = 10
ISSUE_DECAY: Final = 11
SHIFT: Final = 12
STRATEGY_PLACING: Final = 13
TURN_ENDS: Final = 14
DEBATE_INITIATIVE: Final = 15
DEBATE_ROUND: Final = 16
DEBATE_REVEAL: Final = 17
DEBATE_SIDES: Final = 18
DEBATE_RESOLVE: Final = 19
DEBATES_END: Final = 20
BONUS_CUBES: Final = 21
EXCHANGING: Final = 22
ELECTION_INITIATIVE: Final = 23
ELECTION_CARDS: Final = 24
EARLY_RETURNS: Final = 25
OWN_EVENTS: Final = 26
UNDECIDED: Final = 27
TALLYING: Final = 28
