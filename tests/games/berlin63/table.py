"""Positions in a line, acts in words: what the tests of Berlin 63 are written in."""

from __future__ import annotations

from detente.core.cards import bitset
from detente.core.frame import CHANCE
from detente.core.message import Message, Refused
from detente.core.notes import Note
from detente.core.options import Value
from detente.core.rng import Rng
from detente.core.state import Result
from detente.core.values import counted
from detente.games.berlin63.board import BLANK, BLUE, RED, SEATS, SQUARE_NAMES, Square
from detente.games.berlin63.knowledge import SAW_FALL, SAW_LOSS, write_down
from detente.games.berlin63.position import Position
from detente.games.berlin63.rules import Berlin63
from detente.games.berlin63.spies import SPY_NAMES
from detente.games.berlin63.state import RESERVE, TEAM, TURN, BerlinState
from detente.games.berlin63.verbs import put, unmask

SPECTATOR = None


def square_named(name: str) -> Square:
    """The square of a name such as "c2"."""
    return SQUARE_NAMES.index(name)


class Table:
    """A position and what was said since; every act goes through `why_not`."""

    def __init__(self, game: Berlin63, state: BerlinState) -> None:
        self.game = game
        self.state = state
        self.notes: list[Note] = []
        self.state.notes = self.notes

    # -- acting --------------------------------------------------------------------------

    def play(self, *acts: str) -> Table:
        """Each act is played by the seat that is asked; chance plays what it is told."""
        for act in acts:
            self.act(self.game.actor(self.state), act)
        return self

    def act(self, seat: int, act: str) -> None:
        """One act of one seat."""
        action = self.game.parse(act)
        reason = self.game.why_not(self.state, seat, action)
        if reason is not None:
            raise Refused(reason)
        self.game.apply(self.state, seat, action)

    def refused(self, act: str, seat: int | None = None) -> tuple[str, str]:
        """Why the seat that is asked may not do that: reason and clause."""
        asked = self.game.actor(self.state) if seat is None else seat
        reason = self.game.why_not(self.state, asked, self.game.parse(act))
        assert reason is not None, f"{act} is legal"
        return reason.code, reason.clause

    def danger(self, act: str) -> str | None:
        """What the seat that is asked is warned of."""
        seat = self.game.actor(self.state)
        reason = self.game.danger(self.state, seat, self.game.parse(act))
        return None if reason is None else reason.code

    def show(self, *names: str) -> Table:
        """The spies on these squares were shown to the other seat on an earlier turn."""
        for name in names:
            unmask(self.state, self.state.board[square_named(name)])
        return self

    # -- looking -------------------------------------------------------------------------

    @property
    def legal(self) -> list[str]:
        """What the seat that is asked may do."""
        actor = self.game.actor(self.state)
        return [self.game.text(action) for action in self.game.legal(self.state, actor)]

    def offered(self, verb: str) -> list[str]:
        """The nouns of the legal acts with this verb."""
        return [act.partition(" ")[2] for act in self.legal if act.partition(" ")[0] == verb]

    @property
    def asked(self) -> str:
        """Who is asked what: "red action"."""
        if not self.state.stack:
            return "nobody"
        q = self.state.stack[-1]
        name = "chance" if q.seat == CHANCE else SEATS[q.seat]
        return f"{name} {self.game.questions[q.kind].id}"

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return self.state.result

    def at(self, square: str) -> str:
        """Who stands on a square: "red leo", or "free"."""
        base = self.state.board[square_named(square)]
        if base == BLANK:
            return "free"
        return f"{SEATS[base // TEAM]} {SPY_NAMES[self.state.who[base]]}"

    def reserve(self, seat: int) -> set[str]:
        """The names of a reserve."""
        return {name for spy, name in enumerate(SPY_NAMES) if self.state.reserve[seat] >> spy & 1}

    def box(self, seat: int) -> set[str]:
        """The names of the fallen and lost."""
        return {name for spy, name in enumerate(SPY_NAMES) if self.state.box[seat] >> spy & 1}

    def log(self, seat: int | None) -> list[str]:
        """The message ids of the log, as a seat reads it."""
        return [self.game.say(note, seat).id for note in self.notes]

    def said(self, seat: int | None, id: str) -> Message | None:
        """The last log line of that id, as a seat reads it."""
        found = [self.game.say(note, seat) for note in self.notes]
        return next((message for message in reversed(found) if message.id == id), None)

    def json(self, seat: int | None) -> Position:
        """The view of a seat as it goes over the wire."""
        return self.game.to_json(self.game.observe(self.state, seat))

    def suspects(self, seat: int | None, square: str) -> set[str]:
        """Who, for all `seat` knows, may stand on an enemy's square."""
        base = self.state.board[square_named(square)]
        pages = self.json(seat)["notebook"]
        for page in pages:
            for entry in page["bases"]:
                if entry["base"] == base:
                    return set(entry["could_be"])
        raise AssertionError(f"nobody to suspect on {square}")

    def imagined(self, seat: int | None, seed: int) -> BerlinState:
        """One of the positions `seat` holds possible."""
        return self.game.imagine(self.game.observe(self.state, seat), Rng(seed))


def table(
    red: str,
    blue: str,
    red_reserve: str = "",
    blue_reserve: str = "",
    active: int = RED,
    **options: Value,
) -> Table:
    """A position at the start of a turn: red="leo* a1, ray c2" (the star marks the leader).

    Whoever is not named lies in the box. One game decides, unless `match_wins` says more.
    """
    game = Berlin63({"match_wins": 1, **options})
    s = game.empty()
    game.set_up(s)
    for seat, standing, reserve in ((RED, red, red_reserve), (BLUE, blue, blue_reserve)):
        _stand(s, seat, standing, reserve)
    s.active = active
    s.stage = TURN
    s.turns = 10
    game.proceed(s)
    return Table(game, s)


def _stand(s: BerlinState, seat: int, standing: str, reserve: str) -> None:
    base = seat * TEAM
    kept = [SPY_NAMES.index(word) for word in reserve.split()]
    s.reserve[seat] = bitset(kept)
    left = set(range(len(SPY_NAMES))) - set(kept)
    for piece in standing.split(","):
        name, square = piece.split()
        spy = SPY_NAMES.index(name.rstrip("*"))
        left.remove(spy)
        s.who[base] = spy
        put(s, base, square_named(square))
        if name.endswith("*"):
            s.leader = counted(s.leader, seat, spy)
        base += 1
    assert s.leader[seat] != BLANK, "a team needs a leader"
    _fallen(s, seat, base, sorted(left))


def _fallen(s: BerlinState, seat: int, base: int, left: list[int]) -> None:
    """The others went to the box before: from the bases that are gone, then from the reserve."""
    for n, spy in enumerate(left):
        s.box[seat] |= 1 << spy
        if base + n < (seat + 1) * TEAM:
            write_down(s, SAW_FALL, base + n, spy)
        else:
            write_down(s, SAW_LOSS, RESERVE + seat, spy)


def fresh(red: str = "leo", blue: str = "ray", **options: Value) -> Table:
    """A new game whose leaders are dealt; both are about to line up."""
    game = Berlin63({"match_wins": 1, **options})
    return Table(game, game.new()).play(f"deal {red}", f"deal {blue}")


def lined_up(first: str = "red", **options: Value) -> Table:
    """A game about to begin its first turn.

    Red: leo* miranda victor adam lilly on a1 to e1, ray veronica jack in reserve. Blue: ray*
    veronica jack adam lilly on a5 to e5, leo miranda victor in reserve.
    """
    t = fresh("leo", "ray", **options)
    for spy in ("leo", "miranda", "victor", "adam", "lilly"):
        t.act(RED, f"place {spy}")
    for spy in ("ray", "veronica", "jack", "adam", "lilly"):
        t.act(BLUE, f"place {spy}")
    t.act(BLUE, "ready")
    t.act(RED, "ready")
    return t.play(f"start {first}")


def squares(*names: str) -> list[str]:
    """Names of squares in the order of the board."""
    return sorted(names, key=SQUARE_NAMES.index)
