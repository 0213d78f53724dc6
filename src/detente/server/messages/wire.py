"""Every message between server and page, as a struct. `docs/wire.md` says what they mean.

`tools/wire_types.py` writes the same structs as TypeScript.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from detente.core.frame import CHANCE
from detente.core.options import Value
from detente.server.messages.agreed import Time
from detente.server.storage.rows import Kind, What

Argument = int | str
"""A number, the id of another message, or somebody's words in double quotes."""

MESSAGE_BYTES: Final = 2_048
"""The longest message a browser may send over a socket."""

RequestId = Annotated[str, Meta(pattern=r"^[!-~]{1,64}$")]
Nonce = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Code = Annotated[int, Meta(ge=-(2**31), le=2**31)]
"""The number of an action; which of them exist, the game says."""

COMMENT: Final = 140
"""The longest thing a player may say with an act, in characters."""

EXPECTED: Final = 8
"""Of how many acts one may ask at a time what they would bring."""

TALK: Final = 280
"""The longest line a player may say to the others, in characters."""


class Message(Struct, frozen=True, gc=False):
    """A sentence to come: the id of a Fluent message and its arguments."""

    id: str
    args: dict[str, Argument]


class Reason(Struct, frozen=True, gc=False):
    """Why something is not allowed, or dangerous, with the clause of the rules."""

    id: str
    args: dict[str, Argument]
    clause: str


class SeatInfo(Struct, frozen=True, gc=False):
    """Who sits where. `weighs` is an act that a bot says it thinks about, or thought about last:
    made up from what a spectator sees. `gone` is since when its player is away, in milliseconds,
    where that is known.
    """

    kind: Kind
    name: str
    online: bool
    thinking: bool
    weighs: int | None = None
    gone: int | None = None


class Part(Struct, frozen=True, gc=False):
    """Which game of a series a table is: number `number`, from 1, of `games`.

    One that ends when it is `decided` may have fewer: the best of so many.
    """

    series: str
    number: int
    games: int
    decided: bool


class Bids(Struct, frozen=True, gc=False):
    """What is bid for the sides, before the deal: values of an option, of which each bids one of
    the `choices`. `asked`: this reader is to bid. `mine` is the bid of this reader, `all` are
    those of all seats once everybody has bid, none before.
    """

    option: str
    choices: list[int]
    asked: bool
    mine: int | None
    all: list[int]


Claimed = Literal["win", "call_off"]
"""What can be claimed where others are away: the game, or that it is called off."""


class SeatClock(Struct, frozen=True, gc=False):
    """The clock of a seat: what is `left`, in milliseconds, and whether it is seen to run.

    `vacation` is until when its player is on vacation, if that is so; `since` when it runs, if it
    is seen to.
    """

    left: int
    runs: bool
    vacation: int | None
    since: int | None


class Clocks(Struct, frozen=True, gc=False):
    """The clocks of a table as one reader sees them, at a moment in milliseconds; bots have none.

    `hushed`: all are asked together, and the clocks of others are those before the question. `due`
    is when the time of those who are asked is out. In a pause no clock runs: it `stands`. `claims`
    is what this reader may claim now; at a table without clocks nothing has happened `since`. Who
    is asked and away for longer than `patience`, in milliseconds, may be claimed from; null where
    time alone counts.
    """

    at: int
    seats: list[SeatClock | None]
    hushed: bool
    due: int | None
    stands: bool
    claims: list[Claimed]
    since: int | None
    patience: int | None = None


# -- the socket: what the page says ----------------------------------------------------------


class Do(Struct, frozen=True, gc=False, tag_field="t", tag="do"):
    """An answer to the question numbered `seq`, and what the player says with it, if anything.

    Held back instead where it can lose the game or ends undo, for a page that would ask first.
    """

    id: RequestId
    seq: Seq
    action: Code
    comment: Annotated[str, Meta(max_length=COMMENT)] = ""
    unless: Annotated[list[Literal["danger", "final"]], Meta(max_length=2)] = []


class Type(Struct, frozen=True, gc=False, tag_field="t", tag="type"):
    """An answer in words: "place italy"."""

    id: RequestId
    seq: Seq
    text: Annotated[str, Meta(max_length=200)]


class Undo(Struct, frozen=True, gc=False, tag_field="t", tag="undo"):
    """Take my last action back."""

    id: RequestId
    seq: Seq


class Restart(Struct, frozen=True, gc=False, tag_field="t", tag="restart"):
    """Take back everything I may still take back."""

    id: RequestId
    seq: Seq


class Resign(Struct, frozen=True, gc=False, tag_field="t", tag="resign"):
    """I give up."""

    id: RequestId
    seq: Seq


class MakeOffer(Struct, frozen=True, gc=False, tag_field="t", tag="offer"):
    """Shall we call it a draw, or call the game off?"""

    id: RequestId
    seq: Seq
    what: What


class Accept(Struct, frozen=True, gc=False, tag_field="t", tag="accept"):
    """I agree to what is offered."""

    id: RequestId
    seq: Seq
    what: What


class Decline(Struct, frozen=True, gc=False, tag_field="t", tag="decline"):
    """I do not agree to what is offered."""

    id: RequestId
    seq: Seq
    what: What


class Withdraw(Struct, frozen=True, gc=False, tag_field="t", tag="withdraw"):
    """I offer it no longer."""

    id: RequestId
    seq: Seq
    what: What


class Claim(Struct, frozen=True, gc=False, tag_field="t", tag="claim"):
    """The time of another seat is out: I have won, or the game is called off."""

    id: RequestId
    seq: Seq
    what: Claimed


class GiveTime(Struct, frozen=True, gc=False, tag_field="t", tag="give_time"):
    """The time of another seat is out: I give it a day."""

    id: RequestId
    seq: Seq


class Say(Struct, frozen=True, gc=False, tag_field="t", tag="say"):
    """A line to the other players."""

    id: RequestId
    text: Annotated[str, Meta(max_length=TALK)]


class AskAbout(Struct, frozen=True, gc=False, tag_field="t", tag="about"):
    """Why can I not do this, what can it cost me, and could I take it back?"""

    action: Code


class AskExpect(Struct, frozen=True, gc=False, tag_field="t", tag="expect"):
    """What would these acts cost or bring, of those that are open to me?"""

    actions: Annotated[list[Code], Meta(max_length=EXPECTED)]


class AskHint(Struct, frozen=True, gc=False, tag_field="t", tag="hint"):
    """What would the best bot do in my place?"""

    id: RequestId
    seq: Seq


class GiveNonce(Struct, frozen=True, gc=False, tag_field="t", tag="nonce"):
    """My share of the dice, which I had sealed: shown when every seat is taken."""

    nonce: Nonce


class Ping(Struct, frozen=True, gc=False, tag_field="t", tag="ping"):
    """Are you there?"""


Offering = MakeOffer | Accept | Decline | Withdraw
Claiming = Claim | GiveTime
ToServer = (
    Do
    | Type
    | Undo
    | Restart
    | Resign
    | Offering
    | Claiming
    | Say
    | AskAbout
    | AskExpect
    | AskHint
    | GiveNonce
    | Ping
)


# -- the socket: what the server says --------------------------------------------------------


class LogLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the log: written after `n` moves, at a time (none in a replay).

    `by` is the seat whose move that was, -1 for chance and for the set-up; `cause` is the seat
    whose move chance answered there. `comment` is what the player said with the move, on the first
    line about it.
    """

    n: int
    id: str
    args: dict[str, Argument]
    at: int | None
    comment: str = ""
    by: int = CHANCE
    cause: int = CHANCE


class Result(Struct, frozen=True, gc=False):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    why: str


class Offer(Struct, frozen=True, gc=False):
    """What `seat` offers to everybody, and who has not answered yet."""

    what: What
    seat: int
    asked: list[int]


class Fairness(Struct, frozen=True, gc=False):
    """The promise about the dice; `secret` is shown when the game is over.

    `seals` are the SHA-256 of the nonces, which are shown when the table is dealt. `show`: the
    deal waits for the nonce of this reader.
    """

    commitment: str
    seals: list[str | None]
    nonces: list[str | None]
    secret: str | None
    show: bool


class Lesson(Struct, frozen=True, gc=False):
    """Where a lesson stands: at step `step`, from 0, of `steps`; at `steps` it is done.

    `text` is the id of what is said now, `clauses` the rules it shows, `action` the move the
    lesson asks for, null when it is done.
    """

    name: str
    step: int
    steps: int
    text: str
    clauses: list[str]
    action: int | None


class View(Struct, frozen=True, gc=False, tag_field="t", tag="view"):
    """Everything one reader may know of a table, and what that reader may do.

    Log lines from `log_from` on replace what the page has. `begun` is false until every seat
    is taken and the table is dealt; `rematch` is the table of the next game; `part` says which
    game of a series this is. `offer` stands on the table; `offers` is what this reader may offer.
    Spectators see the table as it was `delay` minutes ago. `options` are those it plays otherwise
    than usual.
    `lesson` is there where the table is one of a lesson.
    `forced`: there is one action, nothing to take back, and everybody can see that. What can be
    taken back nobody else knows of yet; `undoes` is the action that goes first. The first
    `given` of its `moves` are those of another game. A table that is `stopped` is not played on,
    because the rules here are others: it says why, and shows what they agree on. `time` is how long
    seats may think, `clocks` how their clocks stand; `rated`: the game counts for ratings. `bids`
    is there where the sides are bid for.
    """

    table: str
    game: str
    options: dict[str, Value]
    seq: int
    seat: int | None
    position: Mapping[str, object]
    prompt: Message
    waiting: list[int]
    actions: list[int]
    forced: bool
    can_undo: bool
    undoes: int | None
    log_from: int
    log: list[LogLine]
    result: Result | None
    seats: list[SeatInfo]
    moves: int
    given: int
    fairness: Fairness
    ack: str | None
    begun: bool
    rematch: str | None
    part: Part | None
    offer: Offer | None
    offers: list[What]
    delay: int
    lesson: Lesson | None
    stopped: Message | None
    time: Time | None
    rated: bool
    clocks: Clocks | None
    bids: Bids | None


class Change(Struct, frozen=True, gc=False, tag_field="t", tag="change"):
    """What is new in a view against the last one on this connection; the rest is as it was.

    `position` holds the fields that are new, `within` the new entries of fields that have many.
    Log lines are those of a view, and so is `ack`.
    """

    log_from: int
    log: list[LogLine]
    position: dict[str, object] | UnsetType = UNSET
    within: dict[str, dict[str, object]] | UnsetType = UNSET
    ack: str | UnsetType | None = UNSET
    seq: int | UnsetType = UNSET
    prompt: Message | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    actions: list[int] | UnsetType = UNSET
    forced: bool | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    undoes: int | UnsetType | None = UNSET
    result: Result | UnsetType | None = UNSET
    seats: list[SeatInfo] | UnsetType = UNSET
    moves: int | UnsetType = UNSET
    fairness: Fairness | UnsetType = UNSET
    begun: bool | UnsetType = UNSET
    rematch: str | UnsetType | None = UNSET
    offer: Offer | UnsetType | None = UNSET
    offers: list[What] | UnsetType = UNSET
    stopped: Message | UnsetType | None = UNSET
    clocks: Clocks | UnsetType | None = UNSET


class Done(Struct, frozen=True, gc=False, tag_field="t", tag="done"):
    """What was asked had been carried out before; the page has seen what it changed."""

    id: str


class Refusal(Struct, frozen=True, gc=False, tag_field="t", tag="refused"):
    """What was asked is not allowed; nothing changed."""

    id: str
    reason: Reason


class About(Struct, frozen=True, gc=False, tag_field="t", tag="about"):
    """The answer to `about`."""

    action: int
    reason: Reason | None
    danger: Reason | None
    safer: int | None
    final: bool
    repeats: int
    expect: Mapping[str, object]


class Expectation(Struct, frozen=True, gc=False):
    """What one act would cost or bring: as its game tells it."""

    action: int
    expect: Mapping[str, object]


class Expected(Struct, frozen=True, gc=False, tag_field="t", tag="expected"):
    """The answer to `expect`: of the acts open at the question numbered `seq`."""

    seq: int
    acts: list[Expectation]


class LessonScene(Struct, frozen=True, gc=False):
    """One moment of a lesson: what its learner sees, and what is said of some acts there."""

    view: View
    abouts: list[About]


class Held(Struct, frozen=True, gc=False, tag_field="t", tag="held"):
    """Nothing was done yet: the act can lose at once, and `safer` cannot, or it ends undo."""

    id: str
    action: int
    danger: Reason | None
    safer: int | None
    final: bool


class Gain(Struct, frozen=True, gc=False):
    """What changes with an act on average, in the unit of the game: `term-<name>` in its words."""

    term: str
    amount: float


class Deed(Struct, frozen=True, gc=False):
    """What becomes of a stake by an act: of a `kind`, named by the message `what`, it is "won" or
    "lost" to a `degree` or "kept" from it, by a `chance` from 0 to 1. In the words of the game it
    is `deed-<kind>-<change>-<degree>`, or that without the degree.
    """

    kind: str
    what: str
    change: str
    degree: str
    chance: float


class Hint(Struct, frozen=True, gc=False, tag_field="t", tag="hint"):
    """What the best bot would do about the question numbered `seq`, and what it expects of it,
    the most first: `why` by the terms of the game, and what is taken, kept or given away. Nothing
    is done.
    """

    id: str
    seq: int
    action: int
    why: list[Gain]
    deeds: list[Deed]


class Seats(Struct, frozen=True, gc=False, tag_field="t", tag="seats"):
    """Somebody came, left, or changed name; or a rematch was offered."""

    seats: list[SeatInfo]
    rematch: str | None


class TalkLine(Struct, frozen=True, gc=False):
    """Line `n` of what the players say to each other."""

    n: int
    seat: int
    text: str
    at: int


class Talk(Struct, frozen=True, gc=False, tag_field="t", tag="talk"):
    """What the players say to each other: the last lines, or a new one; not for spectators."""

    lines: list[TalkLine]
    ack: str | None


Trouble = Literal[
    "malformed", "oversized", "foreign", "too-many", "late", "unavailable", "rebuilt", "banned"
]


class Error(Struct, frozen=True, gc=False, tag_field="t", tag="error"):
    """A message that is no message of this wire, or not this reader's to send."""

    code: Trouble
    detail: str


class Pong(Struct, frozen=True, gc=False, tag_field="t", tag="pong"):
    """I am here."""


FromServer = (
    View | Change | Done | Refusal | Held | About | Expected | Hint | Seats | Talk | Error | Pong
)

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(ToServer).decode
