"""What is stored about a table, as plain data. It knows neither the database nor the wire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct

from detente.core.message import Argument, Reason
from detente.core.options import Value
from detente.core.record import Move
from detente.core.state import Result
from detente.server.clocks.clock_rules import Clocks
from detente.server.messages.agreed import Time

Kind = Literal["human", "bot", "open"]
What = Literal["draw", "call_off"]
"""What can be offered to everybody at a table."""


class SeatRow:
    """A seat of a stored table."""

    def __init__(
        self,
        kind: Kind,
        guest: str | None = None,
        bot: str | None = None,
        ready: bool = True,
        nonce: str | None = None,
        name: str = "",
        seal: str | None = None,
        gone: str | None = None,
        bid: int | None = None,
    ) -> None:
        self.kind = kind
        self.guest = guest
        self.bot: Final = bot
        self.ready = ready  # a seat kept for somebody is not ready before that person comes
        self.nonce = nonce
        self.name = name
        self.seal = seal  # the SHA-256 of the nonce, which is shown when every seat is taken
        self.gone: Final = gone  # the guest for whom a bot plays on
        self.bid = bid  # for the sides: see `bidding`

    @property
    def sealed(self) -> bool:
        """Whether this seat has sealed a share of the dice and not shown it yet."""
        return self.seal is not None and self.nonce is None


TOGETHER: Final = 8
"""How much higher `waiting` has the seats that are asked together, whoever has answered."""


def bits(seats: Sequence[int]) -> int:
    """Seats as a bitset; chance is none."""
    return sum([1 << seat for seat in seats if seat >= 0])


class Part:
    """Which game of a series a table is, from 0. A series is called by its first table.

    One that ends when it is `decided` has as many games as that takes: "best of three".
    """

    def __init__(self, series: str, number: int, games: int, decided: bool = False) -> None:
        self.series: Final = series
        self.number: Final = number
        self.games: Final = games
        self.decided: Final = decided

    def next(self) -> Part | None:
        """The game after this one; None after the last."""
        last = self.number + 1 >= self.games
        return None if last else Part(self.series, self.number + 1, self.games, self.decided)


class Prompt(Struct, frozen=True):
    """What somebody is asked: the id of a sentence and its arguments; on turn, or off."""

    id: str
    args: dict[str, Argument]
    off_turn: bool = False


class Asked(Struct, frozen=True):
    """What people at a table were asked when it last changed: by seat, for lists."""

    at: int
    prompts: dict[str, Prompt]


class Offer(Struct, frozen=True):
    """What `seat` offers to everybody, and who has not answered yet."""

    what: What
    seat: int
    asked: list[int]


class Blocked(NamedTuple):
    """Somebody whom a guest has blocked, and since when."""

    id: str
    name: str
    since: int


class Line(Struct, frozen=True):
    """Line `n` of what the players of a table say to each other, and the request that said it."""

    n: int
    seat: int
    text: str
    made: int
    request: str


_CHANGING: Final = (
    "changed",
    "begun",
    "seq",
    "waiting",
    "result",
    "rematch",
    "offer",
    "asked",
    "revision",
    "clock",
    "deadline",
    "reminded",
)


class TableRow:
    """A stored table with its seats. `revision` is one more with each write about it."""

    def __init__(
        self,
        id: str,
        game: str,
        version: int,
        options: dict[str, Value],
        public: bool,
        secret: bytes,
        seats: list[SeatRow],
        created: int,
    ) -> None:
        self.id: Final = id
        self.game: Final = game
        self.version: Final = version
        self.options: Final = options
        self.public: Final = public
        self.secret: Final = secret
        self.seats: Final = seats
        self.created: Final = created
        self.changed = created
        self.begun = False
        self.seq = 0
        self.waiting = 0
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.offer: Offer | None = None
        self.part: Part | None = None
        self.bids = False  # whether the sides are bid for before the deal
        self.turned = False  # whether the bids have swapped them
        self.delay = 0  # how many minutes late spectators see it
        self.given = 0  # so many of its moves are another game's
        self.asked: Asked | None = None
        self.revision = 0
        self.stopped: Reason | None = None  # why it is not played on; not stored, but found out
        self.rated = False
        self.time: Time | None = None  # how long seats may think; None: as long as they like
        self.clock: Clocks | None = None
        self.deadline: int | None = None  # when to look for a time-out, in milliseconds
        self.reminded = 0  # when who is asked was last reminded by another player
        self.maker: str | None = None
        self.made_from: str | None = None

    def renew(self, newer: TableRow) -> None:
        """Become what a newer reading of the same table says."""
        self.seats[:] = newer.seats
        for name in _CHANGING:
            setattr(self, name, getattr(newer, name))

    @property
    def ended(self) -> Result | None:
        """How the game ended, if it has."""
        kept = self.result
        if kept is None:
            return None
        return Result(tuple(kept["winners"]), tuple(kept["scores"]), kept["why"])

    @property
    def full(self) -> bool:
        """Whether everybody is there: now the sides are bid for, if they are to be."""
        return all([seat.ready for seat in self.seats])

    @property
    def bidding(self) -> bool:
        """Whether everybody is there and somebody has yet to bid."""
        return self.bids and self.full and any([seat.bid is None for seat in self.seats])

    @property
    def settled(self) -> bool:
        """Whether it is known who plays which side: now sealed shares are shown."""
        return self.full and not self.bidding

    @property
    def dealable(self) -> bool:
        """Whether nothing is waited for before the deal."""
        return self.settled and not any([seat.sealed for seat in self.seats])

    @property
    def first_seats(self) -> list[SeatRow]:
        """The seats as they were before bids swapped them."""
        return self.seats[::-1] if self.turned else self.seats

    def plays_as(self, newer: TableRow) -> bool:
        """Whether no bids were opened elsewhere: they decide who plays what."""
        return (self.options, self.turned) == (newer.options, newer.turned)

    def must_bid(self, seat: int | None) -> bool:
        """Whether a seat is to bid now; the bids of others tell nothing before all are made."""
        open = self.bidding and not self.begun and self.result is None
        return seat is not None and open and self.seats[seat].bid is None

    def must_come(self, seat: int | None) -> bool:
        """Whether a seat is kept for somebody who has not come yet."""
        return seat is not None and self.result is None and not self.seats[seat].ready

    def must_show(self, seat: int | None) -> bool:
        """Whether the deal waits for what a seat has sealed."""
        return seat is not None and not self.begun and self.settled and self.seats[seat].sealed

    def seats_of(self, guest: str | None) -> list[int]:
        """Where a guest sits: nowhere, on one seat, or on several that share a screen."""
        if guest is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.guest == guest]

    def guests(self, seats: Sequence[int]) -> list[str]:
        """The people on some seats."""
        return [guest for n in seats if (guest := self.seats[n].guest) is not None]

    def seat_of(self, guest: str | None, wanted: int | None = None) -> int | None:
        """The seat a guest looks from: the wanted one if it is the guest's, else the first."""
        places = self.seats_of(guest)
        return wanted if wanted in places else places[0] if places else None

    def waits_for(self, guest: str | None) -> list[int]:
        """The seats that owe an answer, as far as a guest knows."""
        mine = self.seats_of(guest)
        public = self.waiting >> TOGETHER or self.waiting
        known = [self.waiting if n in mine else public for n in range(len(self.seats))]
        return [n for n, seats in enumerate(known) if seats >> n & 1]

    def seen_from(self, made: int) -> int:
        """When spectators may see what was done at a time; times are rounded down to a second."""
        return made + self.delay * 60 + 1 if self.delay else made


class Bids(NamedTuple):
    """The seats of a table with what they bid; once all have, its options, and sides swapped."""

    seats: list[SeatRow]
    options: dict[str, Value]
    turned: bool = False


class StoredMove:
    """A move as it was stored: the request that made it, what was said with it, and when."""

    def __init__(
        self,
        move: Move,
        request: str | None,
        comment: str | None,
        made: int,
        behaviour: int | None = None,
    ) -> None:
        self.move: Final = move
        self.request: Final = request
        self.comment: Final = comment
        self.made: Final = made
        self.behaviour: Final = behaviour  # what the rules did by then; None: nobody wrote it down


class Known(NamedTuple):
    """What somebody knows of a stored table: up to which write, how many moves and lines."""

    revision: int
    moves: int
    lines: int


class Stored:
    """What is stored about one table, read at one moment: all, or what is new to somebody."""

    def __init__(
        self,
        row: TableRow,
        moves: list[StoredMove],
        requests: list[tuple[int, str]],
        lines: list[Line],
        keep: int = 0,
    ) -> None:
        self.row: Final = row
        self.moves: Final = moves  # from number `keep` on
        self.requests: Final = requests  # by seat: those of no move that counts, the oldest first
        self.lines: Final = lines
        self.keep: Final = keep
