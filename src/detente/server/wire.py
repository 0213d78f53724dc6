"""Every message between server and page, as a struct. `docs/wire.md` says what they mean.

`tools/wire_types.py` writes the same structs as TypeScript.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from detente.core.options import Value
from detente.server.rows import Kind, What

Argument = int | str
"""A number, the id of another message, or somebody's words in double quotes."""

MESSAGE_BYTES: Final = 2_048
"""The longest message a browser may send over a socket."""

NICKNAME: Final = 24
"""The longest nickname, in characters."""

RequestId = Annotated[str, Meta(pattern=r"^[!-~]{1,64}$")]
Nonce = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Seal = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
"""The SHA-256 of a nonce: whoever has given it can show no other nonce later."""
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Code = Annotated[int, Meta(ge=-(2**31), le=2**31)]
"""The number of an action; which of them exist, the game says."""

COMMENT: Final = 140
"""The longest thing a player may say with an act, in characters."""

TALK: Final = 280
"""The longest line a player may say to the others, in characters."""

REPORT: Final = 500
"""The longest report, in characters."""

GAMES: Final = 20
"""The longest series, in games."""

Place = Annotated[int, Meta(ge=0, le=7)]
Delay = Literal[0, 1, 5, 15, 60]
"""How many minutes late spectators see a table."""


class Message(Struct, frozen=True):
    """A sentence to come: the id of a Fluent message and its arguments."""

    id: str
    args: dict[str, Argument]


class Reason(Struct, frozen=True):
    """Why something is not allowed, or dangerous, with the clause of the rules."""

    id: str
    args: dict[str, Argument]
    clause: str


# -- HTTP: what is asked ---------------------------------------------------------------------


class Nickname(Struct, frozen=True, forbid_unknown_fields=True):
    """The name a guest wants to be called by."""

    nickname: Annotated[str, Meta(min_length=1, max_length=NICKNAME)]


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a table begins: after `upto` moves of a table whose game is over, or of a record."""

    upto: Annotated[int, Meta(ge=0, le=100_000)]
    table: Annotated[str, Meta(max_length=16)] | None = None
    record: dict[str, object] | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made, the first of a series if it is for several games.

    Each seat is "me", "open" or "bot:<name>". Several may be "me": then people share one screen.
    With a `start` the game goes on from there, by the options it was played with.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=44)]], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=60)], Value] = {}
    public: bool = True
    games: Annotated[int, Meta(ge=1, le=GAMES)] = 1
    delay: Delay = 0
    seal: Seal | None = None
    commitment: Annotated[str, Meta(max_length=64)] | None = None
    promise: Annotated[str, Meta(max_length=64)] | None = None
    start: Start | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Taking an open seat: the named one, or the first that is free."""

    seat: Place | None = None
    seal: Seal | None = None


class BlockSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Blocking who sits there."""

    seat: Place


class LiftBlock(Struct, frozen=True, forbid_unknown_fields=True):
    """Blocking a guest no longer."""

    id: Annotated[str, Meta(max_length=22)]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """What is wrong at a table, for whoever runs the server."""

    kind: Literal["behaviour", "frozen", "rules"]
    text: Annotated[str, Meta(max_length=REPORT)] = ""


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """Asking for a rematch, or accepting one."""

    seal: Seal | None = None


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """One moment of a record that somebody brings along."""

    record: dict[str, object]
    upto: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    seat: Place | Literal["all"] | None = None


# -- HTTP: what is answered ------------------------------------------------------------------


class Health(Struct, frozen=True):
    """The server is up and its database answers."""

    status: Literal["ok"]


class Option(Struct, frozen=True):
    """One option of a game."""

    name: str
    default: Value
    choices: list[Value]
    clause: str


class GameInfo(Struct, frozen=True):
    """One game of the shelf; `lessons` are the names of its lessons, in order.

    `page` are the files another package draws its game with: index.js and poster.svg.
    """

    name: str
    version: int
    seats: list[str]
    options: list[Option]
    bots: list[str]
    lessons: list[str]
    page: list[str]


class Verb(Struct, frozen=True):
    """A verb of the action table and the kind of noun it takes ("" for none)."""

    word: str
    kind: str


class CatalogueData(Struct, frozen=True):
    """What never changes about a game: its action table and what is printed on its pieces."""

    verbs: list[Verb]
    nouns: dict[str, list[str]]
    seats: list[str]
    printed: dict[str, object]


class Clause(Struct, frozen=True):
    """One numbered sentence of the rules."""

    id: str
    text: str


class Section(Struct, frozen=True):
    """One chapter of the rules."""

    id: str
    title: str
    text: str
    clauses: list[Clause]


class Rules(Struct, frozen=True):
    """The rules of one game."""

    title: str
    language: str
    text: str
    sections: list[Section]


class Me(Struct, frozen=True):
    """The guest who asks."""

    id: str
    nickname: str


class Commitment(Struct, frozen=True):
    """The SHA-256 of a secret the server has drawn for a table of the guest, and its number.

    Both go with the table that is made; each is good for one table.
    """

    commitment: str
    promise: str


class TableId(Struct, frozen=True):
    """The id of a table."""

    id: str


class SeatInfo(Struct, frozen=True):
    """Who sits where."""

    kind: Kind
    name: str
    online: bool
    thinking: bool


class Part(Struct, frozen=True):
    """Which game of a series a table is: number `number`, from 1, of `games`."""

    series: str
    number: int
    games: int


class TableInfo(Struct, frozen=True):
    """A table as the lobby shows it. Times are seconds since 1970, UTC.

    Who sits there is told for whom it is `waiting`, and what that guest is `asked`, if that is
    known; not who shares a screen with others, who might read it.
    `given`: so many of its moves are another game's, from which it is played on. `stopped`: it is
    known not to be played on, because the rules here are others.
    """

    id: str
    game: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    my_seats: list[int]
    my_turn: bool
    waiting: list[int]
    asked: Message | None
    begun: bool
    over: bool
    public: bool
    created: int
    last_move: int
    commitment: str
    part: Part | None
    delay: int
    given: int
    stopped: bool


class Lobby(Struct, frozen=True):
    """The tables of the guest who asks, and the public ones with an open seat.

    Each list has as many pages as were asked for; there may be `more`.
    """

    mine: list[TableInfo]
    open: list[TableInfo]
    more_mine: bool
    more_open: bool


class Block(Struct, frozen=True):
    """A guest whom the guest who asks has blocked, and since when."""

    id: str
    name: str
    since: int


class Filed(Struct, frozen=True):
    """The number of a report that was kept."""

    number: int


class Standing(Struct, frozen=True):
    """One player of a series: points game by game, their sum, games won, and the place so far.

    `player` is the seat of the first game.
    """

    player: int
    kind: Kind
    name: str
    points: list[int]
    total: int
    wins: int
    place: int


class Series(Struct, frozen=True):
    """A series of `games` games: its tables so far, and its players in the order of places."""

    id: str
    game: str
    games: int
    tables: list[str]
    over: bool
    standings: list[Standing]


class Problem(Struct, frozen=True):
    """Why an HTTP request was turned down."""

    error: Message
    detail: str


class RecordFile(Struct, frozen=True):
    """A finished game as data: what a .detente.json file holds."""

    detente: int
    game: str
    version: int
    options: dict[str, Value]
    seed: int | None
    moves: list[tuple[int, int]]
    fairness: dict[str, object] | None
    comments: list[tuple[int, str]] = []
    given: int = 0
    behaviour: str = ""


# -- the socket: what the page says ----------------------------------------------------------


class Do(Struct, frozen=True, tag_field="t", tag="do"):
    """An answer to the question numbered `seq`, and what the player says with it, if anything.

    Held back instead where it can lose the game or ends undo, for a page that would ask first.
    """

    id: RequestId
    seq: Seq
    action: Code
    comment: Annotated[str, Meta(max_length=COMMENT)] = ""
    unless: Annotated[list[Literal["danger", "final"]], Meta(max_length=2)] = []


class Type(Struct, frozen=True, tag_field="t", tag="type"):
    """An answer in words: "place italy"."""

    id: RequestId
    seq: Seq
    text: Annotated[str, Meta(max_length=200)]


class Undo(Struct, frozen=True, tag_field="t", tag="undo"):
    """Take my last action back."""

    id: RequestId
    seq: Seq


class Restart(Struct, frozen=True, tag_field="t", tag="restart"):
    """Take back everything I may still take back."""

    id: RequestId
    seq: Seq


class Resign(Struct, frozen=True, tag_field="t", tag="resign"):
    """I give up."""

    id: RequestId
    seq: Seq


class MakeOffer(Struct, frozen=True, tag_field="t", tag="offer"):
    """Shall we call it a draw, or call the game off?"""

    id: RequestId
    seq: Seq
    what: What


class Accept(Struct, frozen=True, tag_field="t", tag="accept"):
    """I agree to what is offered."""

    id: RequestId
    seq: Seq
    what: What


class Decline(Struct, frozen=True, tag_field="t", tag="decline"):
    """I do not agree to what is offered."""

    id: RequestId
    seq: Seq
    what: What


class Withdraw(Struct, frozen=True, tag_field="t", tag="withdraw"):
    """I offer it no longer."""

    id: RequestId
    seq: Seq
    what: What


class Say(Struct, frozen=True, tag_field="t", tag="say"):
    """A line to the other players."""

    id: RequestId
    text: Annotated[str, Meta(max_length=TALK)]


class AskAbout(Struct, frozen=True, tag_field="t", tag="about"):
    """Why can I not do this, what can it cost me, and could I take it back?"""

    action: Code


class AskHint(Struct, frozen=True, tag_field="t", tag="hint"):
    """What would the best bot do in my place?"""

    id: RequestId
    seq: Seq


class GiveNonce(Struct, frozen=True, tag_field="t", tag="nonce"):
    """My share of the dice, which I had sealed: shown when every seat is taken."""

    nonce: Nonce


class Ping(Struct, frozen=True, tag_field="t", tag="ping"):
    """Are you there?"""


Offering = MakeOffer | Accept | Decline | Withdraw
ToServer = (
    Do | Type | Undo | Restart | Resign | Offering | Say | AskAbout | AskHint | GiveNonce | Ping
)


# -- the socket: what the server says --------------------------------------------------------


class LogLine(Struct, frozen=True, omit_defaults=True):
    """One line of the log: written after `n` moves, at a time (none in a replay).

    `comment` is what the player said with the move, on the first line about it.
    """

    n: int
    id: str
    args: dict[str, Argument]
    at: int | None
    comment: str = ""


class Result(Struct, frozen=True):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    why: str


class Offer(Struct, frozen=True):
    """What `seat` offers to everybody, and who has not answered yet."""

    what: What
    seat: int
    asked: list[int]


class Fairness(Struct, frozen=True):
    """The promise about the dice; `secret` is shown when the game is over.

    `seals` are the SHA-256 of the nonces, which are shown when the table is dealt. `show`: the
    deal waits for the nonce of this reader.
    """

    commitment: str
    seals: list[str | None]
    nonces: list[str | None]
    secret: str | None
    show: bool


class Lesson(Struct, frozen=True):
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


class View(Struct, frozen=True, tag_field="t", tag="view"):
    """Everything one reader may know of a table, and what that reader may do.

    Log lines from `log_from` on replace what the page has. `begun` is false until every seat
    is taken and the table is dealt; `rematch` is the table of the next game; `part` says which
    game of a series this is. `offer` stands on the table; `offers` is what this reader may offer.
    Spectators see the table as it was `delay` minutes ago. `options` are those it plays otherwise
    than usual.
    `lesson` is there where the table is one of a lesson.
    `forced`: there is one action, nothing to take back, and everybody can see that. The first
    `given` of its `moves` are those of another game. A table that is `stopped` is not played on,
    because the rules here are others: it says why, and shows what they agree on.
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


class ReplayView(View, frozen=True, tag_field="t", tag="view"):
    """One moment of a finished game, of `total` moves.

    `open` holds the position of each seat where everything is shown.
    """

    total: int
    open: list[Mapping[str, object]] | None


class Done(Struct, frozen=True, tag_field="t", tag="done"):
    """What was asked had been carried out before; the page has seen what it changed."""

    id: str


class Refusal(Struct, frozen=True, tag_field="t", tag="refused"):
    """What was asked is not allowed; nothing changed."""

    id: str
    reason: Reason


class About(Struct, frozen=True, tag_field="t", tag="about"):
    """The answer to `about`."""

    action: int
    reason: Reason | None
    danger: Reason | None
    safer: int | None
    final: bool
    repeats: int


class Held(Struct, frozen=True, tag_field="t", tag="held"):
    """Nothing was done yet: the act can lose at once, and `safer` cannot, or it ends undo."""

    id: str
    action: int
    danger: Reason | None
    safer: int | None
    final: bool


class Hint(Struct, frozen=True, tag_field="t", tag="hint"):
    """What the best bot would do about the question numbered `seq`. Nothing is done."""

    id: str
    seq: int
    action: int


class Seats(Struct, frozen=True, tag_field="t", tag="seats"):
    """Somebody came, left, or changed name; or a rematch was offered."""

    seats: list[SeatInfo]
    rematch: str | None


class TalkLine(Struct, frozen=True):
    """Line `n` of what the players say to each other."""

    n: int
    seat: int
    text: str
    at: int


class Talk(Struct, frozen=True, tag_field="t", tag="talk"):
    """What the players say to each other: the last lines, or a new one; not for spectators."""

    lines: list[TalkLine]
    ack: str | None


Trouble = Literal["malformed", "oversized", "foreign", "too-many", "late", "unavailable", "rebuilt"]


class Error(Struct, frozen=True, tag_field="t", tag="error"):
    """A message that is no message of this wire, or not this reader's to send."""

    code: Trouble
    detail: str


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """I am here."""


FromServer = View | Done | Refusal | Held | About | Hint | Seats | Talk | Error | Pong

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(ToServer).decode
