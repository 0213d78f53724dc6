"""What is asked and answered over HTTP, as structs. `docs/wire.md` says what they mean.

`tools/wire_types.py` writes the same structs as TypeScript.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from detente.core.options import Value
from detente.server.contests.tournament_rules import System
from detente.server.messages.agreed import Time
from detente.server.messages.wire import Clocks, Code, Gain, Message, Part, Result, SeatInfo, View
from detente.server.storage.rows import Kind

NICKNAME: Final = 24
"""The longest nickname, in characters."""

REPORT: Final = 500
"""The longest report, in characters."""

GAMES: Final = 20
"""The longest series, in games."""

Seal = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
"""The SHA-256 of a nonce: whoever has given it can show no other nonce later."""

Place = Annotated[int, Meta(ge=0, le=7)]

Delay = Literal[0, 1, 5, 15, 60]
"""How many minutes late spectators see a table."""


# -- what is asked ---------------------------------------------------------------------------


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

    Each seat is "me", "open", "bot:<name>" or "player:<name>", kept for who is invited. Several
    may be "me": then people share one screen. With `lots` who was named sits where the lot falls.
    A series for two that ends when it is `decided` is the best of its games. With `bids` two people
    bid for the sides before each game.
    With a `start` the game goes on from there, by the options it was played with.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=44)]], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=60)], Value] = {}
    public: bool = True
    games: Annotated[int, Meta(ge=1, le=GAMES)] = 1
    decided: bool = False
    bids: bool = False
    lots: bool = False
    delay: Delay = 0
    seal: Seal | None = None
    commitment: Annotated[str, Meta(max_length=64)] | None = None
    promise: Annotated[str, Meta(max_length=64)] | None = None
    start: Start | None = None
    time: Time | None = None
    rated: bool = False


class Bid(Struct, frozen=True, forbid_unknown_fields=True):
    """What I would have the first side given and still play the second; below 0, the second."""

    amount: Annotated[int, Meta(ge=-99, le=99)]


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


class NewVacation(Struct, frozen=True, forbid_unknown_fields=True):
    """A vacation: from now on, or from a later time, until its end; seconds since 1970."""

    end: Annotated[int, Meta(ge=0, le=2**40)]
    start: Annotated[int, Meta(ge=0, le=2**40)] | None = None


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play who looks for an opponent."""

    game: Annotated[str, Meta(max_length=40)]
    time: Time | None = None
    rated: bool = False
    seal: Seal | None = None


class NewPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What I answer from now on to a question: about a card, or about whatever card has no plan.

    No action: I want to be asked.
    """

    question: Annotated[str, Meta(max_length=40)]
    card: Annotated[str, Meta(max_length=60)] = ""
    action: Code | None = None
    seat: Place | None = None


class OldPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A plan that is to be forgotten."""

    question: Annotated[str, Meta(max_length=40)]
    card: Annotated[str, Meta(max_length=60)] = ""
    seat: Place | None = None


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to be made. `rounds` counts for a Swiss one; `bots` enter at once."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=40)]
    system: System
    time: Time
    rounds: Annotated[int, Meta(ge=1, le=15)] = 5
    rated: bool = True
    bots: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=32)] = []


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """Asking for a rematch, or accepting one."""

    seal: Seal | None = None


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A game in any form, and the one in which it is wanted."""

    text: str
    form: Literal["json", "text", "compact"]


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """One moment of a record that somebody brings along."""

    record: dict[str, object]
    upto: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    seat: Place | Literal["all"] | None = None


class StudyRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a game that is over; its mistakes are found where they are wanted."""

    record: dict[str, object]
    mistakes: bool = False


# -- what is answered ------------------------------------------------------------------------


class Health(Struct, frozen=True):
    """The server is up and its database answers."""

    status: Literal["ok"]


class Option(Struct, frozen=True):
    """One option of a game; a `handicap` helps a side."""

    name: str
    default: Value
    choices: list[Value]
    clause: str
    handicap: bool


class Level(Struct, frozen=True):
    """What a bot has earned on the ladder: its rating, on the scale of players, and how often it
    `beats` the one below, in per cent, with the interval that holds the truth in 95 of 100 cases.
    Of no `games` for the lowest; among four it is how much of the others it is placed above.
    """

    rating: int
    beats: int
    low: int
    high: int
    games: int


class GameInfo(Struct, frozen=True):
    """One game of the shelf; `lessons` are the names of its lessons, in order, `levels` what its
    bots have earned on the ladder, where it was played, `styles` how they may play.

    `page` are the files another package draws its game with: index.js and poster.svg.
    """

    name: str
    version: int
    seats: list[str]
    options: list[Option]
    bots: list[str]
    styles: list[str]
    levels: dict[str, Level]
    lessons: list[str]
    page: list[str]


class Offline(Struct, frozen=True):
    """What a page keeps to play against bots without the server: `files` beside the page, so many
    `bytes` of them. Its `worker` plays with what is in the `archive`.
    """

    worker: str
    archive: str
    files: list[str]
    bytes: int


class KeptGame(Struct, frozen=True):
    """A game against bots as a device keeps it: on each seat "me", by that `name`, or a bot; its
    record, and when it was begun and each move made. A new one has no record yet.
    """

    id: str
    name: str
    game: str
    seats: list[str]
    options: dict[str, Value]
    record: dict[str, object] | None
    times: list[int]
    over: bool


class Verb(Struct, frozen=True):
    """A verb of the action table and the kind of noun it takes ("" for none).

    One that `leaves_off` ends an act, or lets something be.
    """

    word: str
    kind: str
    leaves_off: bool


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
    """The guest who asks, and whether that is an account."""

    id: str
    nickname: str
    account: bool


class Commitment(Struct, frozen=True):
    """The SHA-256 of a secret the server has drawn for a table of the guest, and its number.

    Both go with the table that is made; each is good for one table.
    """

    commitment: str
    promise: str


class TableId(Struct, frozen=True):
    """The id of a table."""

    id: str


class TableInfo(Struct, frozen=True):
    """A table as the lobby shows it. Times are seconds since 1970, UTC.

    Who sits there is told for whom it is `waiting`, and what that guest is `asked`, if that is
    known, and whether that is `off_turn`; not who shares a screen with others, who might read it.
    `given`: so many of its moves are another game's, from which it is played on. `stopped`: it is
    known not to be played on, because the rules here are others. `time` is how long seats may
    think; who sits there sees how the `clocks` stand. `result` is how it ended, if it has. `bids`:
    the sides are bid for. `remind`: the guest may remind those who are asked.
    """

    id: str
    game: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    my_seats: list[int]
    my_turn: bool
    waiting: list[int]
    asked: Message | None
    off_turn: bool
    begun: bool
    over: bool
    result: Result | None
    public: bool
    created: int
    last_move: int
    commitment: str
    part: Part | None
    bids: bool
    delay: int
    given: int
    stopped: bool
    time: Time | None
    rated: bool
    clocks: Clocks | None
    remind: bool


class Strength(Struct, frozen=True):
    """How strong somebody is held to be in a game, and how many points `apart` from who asks."""

    shown: int
    guess: bool
    apart: int


class Looking(Struct, frozen=True):
    """How many wait for an opponent: in a `game` at all, and on terms on which one is paired."""

    game: int
    same: int


class Daily(Struct, frozen=True):
    """The puzzle of a day, the same for everybody: what `seat` does at a moment of a game.

    `difficulty` is from 1 to 5; so many have `tried` it, and `solved` it at once. `mine` says
    whether who asks has found it at once, null before the first try.
    """

    number: int
    game: str
    name: str
    seat: int
    difficulty: int
    tried: int
    solved: int
    mine: bool | None


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What I would do; no action: I want to be told."""

    action: Code | None


class Judged(Struct, frozen=True):
    """What an answer is worth: `cost` is the chance to win that it gives away, `why` what the best
    answer brings more, or of the best itself what it changes. The `best` is told to who has found
    it or gives up.
    """

    found: bool
    cost: float
    why: list[Gain]
    best: int | None
    tried: int
    solved: int


class Lobby(Struct, frozen=True):
    """The tables of the guest who asks, and the public ones with an open seat.

    Each list has as many pages as were asked for; there may be `more`. `running` are a few public
    games of others that can be watched, the liveliest first. `strengths` says, by table, how strong
    those are who have made the open ones.
    """

    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]
    more_mine: bool
    more_open: bool
    strengths: dict[str, Strength]


class Ahead(Struct, frozen=True):
    """A question that can be answered in advance, how, and the cards it can be about."""

    question: str
    answers: list[int]
    cards: list[str]


class Plan(Struct, frozen=True):
    """What is answered to a question about a card; no action: its player is asked."""

    question: str
    card: str
    action: int | None


class Plans(Struct, frozen=True):
    """Answers in advance of one seat at one table, and what could be answered so."""

    seat: int
    questions: list[Ahead]
    plans: list[Plan]


class MyPlan(Struct, frozen=True):
    """One of my answers in advance, wherever it is."""

    table: str
    seat: int
    question: str
    card: str
    action: int | None
    game: str


class Block(Struct, frozen=True):
    """A guest whom the guest who asks has blocked, and since when."""

    id: str
    name: str
    since: int


class Vacation(Struct, frozen=True):
    """How many days of vacation the guest has left this year, and the one taken or planned."""

    days_left: int
    start: int | None
    end: int | None


class RatedPlayer(Struct, frozen=True):
    """A player in one game: the value `shown` is the lower end of the band around the `middle`.

    `guess`: there were few games so far.
    """

    player: str
    kind: Kind
    name: str
    shown: int
    middle: int
    most: int
    games: int
    guess: bool


class Side(Struct, frozen=True):
    """How often a side has won (a draw is a half), of how many rated games."""

    seat: int
    won: float
    games: int


class Ladder(Struct, frozen=True):
    """The rated players of a game, the strongest first, and how its sides fare."""

    game: str
    players: list[RatedPlayer]
    sides: list[Side]


class GameRating(Struct, frozen=True):
    """A player in one game: the rating, if there is one, and results by side.

    `friendly` counts the other games that were played to their end.
    """

    game: str
    rating: RatedPlayer | None
    sides: list[Side]
    friendly: int


class Opponent(Struct, frozen=True):
    """Who else played."""

    player: str
    name: str


class PlayedGame(Struct, frozen=True):
    """A rated game of a player: 1 point, a half or 0, and what it changed in the value shown."""

    table: str
    game: str
    seat: int
    others: list[Opponent]
    points: float
    change: int
    after: int
    why: str
    ended: int


class RatingPoint(Struct, frozen=True):
    """The value shown before and after a rated game; `middle` is that of its band afterwards."""

    game: str
    ended: int
    before: int
    after: int
    middle: int | None


class Opening(Struct, frozen=True):
    """How a player has opened rated games on a seat: `acts` of one kind together, then those of the
    next; and how many of those `games` were `won`, a draw being a half.
    """

    game: str
    seat: int
    acts: list[list[Code]]
    won: float
    games: int


class Profile(Struct, frozen=True):
    """A player's page; `course` is how the ratings went in the last thirteen weeks, `answers`
    within how many seconds they usually answer by mail, if that is known. `called_off` counts the
    rated games that ended so; `playing` are games that whoever asks may watch now.
    """

    player: str
    kind: Kind
    name: str
    since: int | None
    account: bool
    games: list[GameRating]
    recent: list[PlayedGame]
    course: list[RatingPoint]
    openings: list[Opening]
    answers: int | None
    called_off: int
    playing: list[TableInfo]


class TablePlayer(Struct, frozen=True):
    """Who sits on a seat, and the rating in the game of that table."""

    seat: int
    player: str
    name: str
    shown: int
    guess: bool


TournamentState = Literal["open", "running", "over", "called_off"]


class TournamentInfo(Struct, frozen=True):
    """A tournament as a list shows it: in round `round` of `rounds`; `followed` by who asks."""

    id: str
    name: str
    game: str
    system: System
    rounds: int
    time: Time | None
    rated: bool
    state: TournamentState
    round: int
    players: int
    created: int
    followed: bool


class Entrant(Struct, frozen=True):
    """Who has entered; once it has begun, the strongest first."""

    player: str
    name: str
    kind: Kind
    me: bool


class TournamentLine(Struct, frozen=True):
    """An entrant in the standings, by their number: points, and what breaks ties."""

    entrant: int
    points: float
    wins: int
    buchholz: float
    sonneborn: float
    direct: float


class TournamentGame(Struct, frozen=True):
    """A game of a round: who sits where, by their numbers, one alone having a bye; and what each
    has got when it is over. It `began` and `ended` at these seconds since 1970, and ended as `why`
    says; a bye has none of these. While it is played it is `waiting` for some seats, `my_turn` if
    one is of the guest who asks, and its `clocks` stand as that guest may know.
    """

    round: int
    board: int
    sits: list[int]
    table: str | None
    points: list[float] | None
    began: int | None
    ended: int | None
    why: str | None
    waiting: list[int]
    my_turn: bool
    clocks: Clocks | None


class Tournament(Struct, frozen=True):
    """A tournament: `mine` if the guest who asks has made it, `followed` if that guest hears of
    every new round.
    """

    id: str
    name: str
    game: str
    system: System
    rounds: int
    time: Time | None
    rated: bool
    state: TournamentState
    round: int
    created: int
    mine: bool
    followed: bool
    entrants: list[Entrant]
    standings: list[TournamentLine]
    games: list[TournamentGame]


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
    """A series of `games` games: its tables so far, and its players in the order of places.

    One that ends when it is `decided` is the best of so many.
    """

    id: str
    game: str
    games: int
    tables: list[str]
    over: bool
    standings: list[Standing]
    decided: bool


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


class KeyChoice(Struct, frozen=True):
    """A choice that mattered: who made it, as which move of the record, what changed with it."""

    seat: int
    move: int
    action: int
    why: list[Gain]


class KeyChoices(Struct, frozen=True):
    """The choices of the bots at a table that mattered most."""

    choices: list[KeyChoice]


class CoursePoint(Struct, frozen=True):
    """After how many moves a game stood how, in its unit: how far the first seat was ahead or,
    where all play for themselves, what each had.
    """

    move: int
    worth: list[float]


class Mistake(Struct, frozen=True):
    """A choice that was clearly a mistake: who made it, as which move of the record, how much of
    the chance of winning it cost, from 0 to 1, what the better one would have brought, and the line
    that begins with it, seats and actions.
    """

    seat: int
    move: int
    action: int
    cost: float
    why: list[Gain]
    line: list[tuple[int, int]]


class Study(Struct, frozen=True):
    """A game that is over, as far as it is studied: `looked` of its `choices` are judged.

    `studying`: the others will be, too.
    """

    course: list[CoursePoint]
    mistakes: list[Mistake]
    looked: int
    choices: int
    studying: bool


class ReplayView(View, frozen=True, tag_field="t", tag="view"):
    """One moment of a finished game, of `total` moves.

    `open` holds the position of each seat where everything is shown.
    """

    total: int
    open: list[Mapping[str, object]] | None


class PuzzleView(Struct, frozen=True):
    """A puzzle to be solved: the moment as its seat knows it, and the answers there are."""

    seat: int
    difficulty: int
    answers: list[int]
    moment: ReplayView
    tried: int
    solved: int
    mine: bool | None
