"""A table to set positions up and play on by words: `t.play("campaign gaffe", "spend ny", …)`.

Support is written as in the digest: "K2", "N1", "0", and "G" for the green cube.
"""

from __future__ import annotations

from detente.core.frame import CHANCE, NONE
from detente.core.message import Reason
from detente.core.notes import Note
from detente.core.options import Value
from detente.core.values import counted, joined
from detente.games.nineteen_sixty import sequence
from detente.games.nineteen_sixty.board import ISSUES, KENNEDY, NIXON, REGIONS, SEATS, STATES, N
from detente.games.nineteen_sixty.cards import CARDS
from detente.games.nineteen_sixty.codes import ACTIVITY_BEGINS, NOTES
from detente.games.nineteen_sixty.rules import NineteenSixty
from detente.games.nineteen_sixty.state import SixtyState
from detente.games.nineteen_sixty.votes import electoral_votes

COLOUR = {"K": KENNEDY, "N": NIXON}


def card(name: str) -> int:
    """The number of a card."""
    return CARDS.index(name)


def names(cards: int) -> set[str]:
    """The names in a set of cards."""
    return {name for n, name in enumerate(CARDS) if cards >> n & 1}


class Table:
    """A position of 1960, and what is done in it."""

    def __init__(
        self,
        active: int = KENNEDY,
        kennedy: str = "",
        nixon: str = "",
        turn: int = 1,
        round: int = 1,
        **options: Value,
    ) -> None:
        self.game = NineteenSixty(options)
        self.s: SixtyState = self.game.empty()
        self.notes: list[Note] = []
        self.game.set_up(self.s)
        self.s.turn = turn
        self.s.round = round
        self.s.active = active
        self.s.first = active
        self.hand(KENNEDY, kennedy)
        self.hand(NIXON, nixon)
        self.at(ACTIVITY_BEGINS)

    # -- setting up ----------------------------------------------------------------------

    def at(self, phase: int, step: int = 0) -> Table:
        """Nothing is asked yet, and the game stands at the beginning of a phase."""
        self.s.stack.clear()
        self.s.phase = phase
        self.s.step = step
        return self

    def hand(self, seat: int, cards: str) -> Table:
        """Cards from the deck into a hand."""
        for name in cards.split():
            self.s.hands = joined(self.s.hands, seat, self.take(name))
        return self

    def stack(self, seat: int, cards: str) -> Table:
        """Cards from the deck into a campaign strategy stack."""
        for name in cards.split():
            self.s.stacks = joined(self.s.stacks, seat, self.take(name))
        return self

    def discard(self, cards: str) -> Table:
        """Cards from the deck into the discard pile."""
        for name in cards.split():
            self.s.discard |= self.take(name)
        return self

    def box(self, cards: str) -> Table:
        """Persistent events from the deck into their box."""
        for name in cards.split():
            bit = self.take(name)
            if name in ("harvard_brain_trust", "lazy_shave"):
                self.s.debate_box |= bit
            elif name in ("greater_houston_ministerial_association", "dwight_eisenhower"):
                self.s.prevention_box |= bit
            else:
                self.s.election_box |= bit
        return self

    def take(self, name: str) -> int:
        """A card out of the deck, as a bit."""
        bit = 1 << card(name)
        assert self.s.deck & bit, f"{name} is not in the deck"
        self.s.deck &= ~bit
        return bit

    def put(self, **support: str) -> Table:
        """State support: `put(ny="N1", ok="G")`; Idaho and Indiana are `id_` and `in_`."""
        for name, what in support.items():
            state = STATES.index(name.rstrip("_"))
            self.s.cubes[state] = self.s.cubes[N + state] = 0
            if what == "G":
                self.s.byrd_at = state
            elif what != "0":
                self.s.cubes[COLOUR[what[0]] * N + state] = int(what[1:])
        return self

    def bare(self) -> Table:
        """Every state empty."""
        self.s.cubes[:] = bytes(2 * N)
        return self

    def issues(self, **support: str) -> Table:
        """Issue support: `issues(defense="N2")`."""
        for name, what in support.items():
            at = COLOUR[what[0]] * 3 + ISSUES.index(name)
            self.s.issues = counted(self.s.issues, at, int(what[1:]))
        return self

    def media(self, **support: str) -> Table:
        """Media support: `media(east="K1")`."""
        for name, what in support.items():
            at = COLOUR[what[0]] * 4 + REGIONS.index(name)
            self.s.media = counted(self.s.media, at, int(what[1:]))
        return self

    def endorse(self, **markers: str) -> Table:
        """Endorsement markers: `endorse(west="N1")`."""
        for name, what in markers.items():
            at = COLOUR[what[0]] * 4 + REGIONS.index(name)
            self.s.endorsements = counted(self.s.endorsements, at, int(what[1:]))
        return self

    def tokens(self, kennedy: str, nixon: str) -> Table:
        """Where the candidates are."""
        self.s.token = bytes((STATES.index(kennedy), STATES.index(nixon)))
        return self

    def momentum(self, kennedy: int, nixon: int) -> Table:
        """The momentum of both."""
        self.s.momentum = bytes((kennedy, nixon))
        return self

    def bag(self, blue: int, red: int) -> Table:
        """The cubes in the bag."""
        self.s.bag = bytes((blue, red))
        return self

    def track(self, *issues: str) -> Table:
        """The issues from space 1 to space 3."""
        self.s.track = bytes([ISSUES.index(issue) for issue in issues])
        return self

    def effect(self, seat: int, cards: str) -> Table:
        """Events that help or hinder a seat until the end of the turn."""
        for name in cards.split():
            self.s.effects = joined(self.s.effects, seat, 1 << card(name))
        return self

    def won(self, *issues: int, by: int) -> Table:
        """Issues of the debates already won, in this order."""
        self.s.won = issues
        self.s.won_by = (by,) * len(issues)
        return self

    def debated(self, issue: int, side: int, cards: str) -> Table:
        """Cards from the deck onto the debate board."""
        for name in cards.split():
            self.s.board = joined(self.s.board, issue * 2 + side, self.take(name))
        return self

    def exhausted(self, seat: int) -> Table:
        """A candidate card on its exhausted side."""
        self.s.ready = counted(self.s.ready, seat, 0)
        return self

    def event(self, name: str, by: int = KENNEDY) -> Table:
        """The card comes to a hand and its owner plays it as an event."""
        self.s.active = self.s.first = by
        return self.hand(by, name).play(f"event {name}")

    # -- playing -------------------------------------------------------------------------

    def go(self) -> Table:
        """Go on until somebody is asked."""
        if not self.s.stack:
            sequence.proceed(self.s)
        return self

    def play(self, *words: str) -> Table:
        """Carry out acts through the checked door; "nixon: …" says whose, where both are asked."""
        for said in words:
            self.go()
            who, colon, text = said.rpartition(": ")
            seat = SEATS.index(who) if colon else self.game.actor(self.s)
            action = self.game.parse(text)
            reason = self.game.why_not(self.s, seat, action)
            assert reason is None, f"{said}: {reason!r}, open: {self.open()}"
            self.s.notes = []
            self.game.apply(self.s, seat, action)
            self.notes += self.s.notes
            self.game.audit(self.s)
        return self

    def draw(self, colours: str) -> Table:
        """Chance draws cubes: "B", "R", "G"."""
        words = {"B": "cube blue", "R": "cube red", "G": "cube green"}
        return self.play(*[words[colour] for colour in colours])

    def refused(self, said: str) -> str:
        """The clause that forbids an act, with its reason: "60-6.6 wrong-icon"."""
        self.go()
        who, colon, text = said.rpartition(": ")
        seat = SEATS.index(who) if colon else self.game.actor(self.s)
        reason = self.game.why_not(self.s, seat, self.game.parse(text))
        assert isinstance(reason, Reason), f"{said} is allowed"
        return f"{reason.clause} {reason.code}"

    # -- looking -------------------------------------------------------------------------

    def open(self, seat: int | None = None) -> list[str]:
        """What is open to the seat that is asked."""
        self.go()
        seat = self.game.actor(self.s) if seat is None else seat
        return [self.game.text(action) for action in self.game.legal(self.s, seat)]

    def nouns(self, verb: str) -> set[str]:
        """The nouns open with a verb."""
        return {text.split()[1] for text in self.open() if text.split()[0] == verb}

    @property
    def asked(self) -> str:
        """Who is asked what: "nixon triggering"."""
        self.go()
        if not self.s.stack:
            return "over"
        q = self.s.stack[-1]
        who = "chance" if q.seat == CHANCE else SEATS[q.seat]
        return f"{who} {self.game.questions[q.kind].id}"

    def state(self, name: str) -> str:
        """The support in a state."""
        n = STATES.index(name)
        if self.s.byrd_at == n:
            return "G"
        return support(self.s.cubes[n], self.s.cubes[N + n])

    def states(self, *wanted: str) -> list[str]:
        """The support in some states."""
        return [self.state(name) for name in wanted]

    def issue(self, name: str) -> str:
        """The support on an issue."""
        n = ISSUES.index(name)
        return support(self.s.issues[n], self.s.issues[3 + n])

    def box_of(self, region: str) -> str:
        """The media support in a region."""
        n = REGIONS.index(region)
        return support(self.s.media[n], self.s.media[4 + n])

    def marker(self, region: str) -> str:
        """The endorsement markers in a region."""
        n = REGIONS.index(region)
        return support(self.s.endorsements[n], self.s.endorsements[4 + n])

    @property
    def pace(self) -> tuple[int, int]:
        """The momentum of Kennedy and Nixon."""
        return self.s.momentum[KENNEDY], self.s.momentum[NIXON]

    @property
    def cubes(self) -> tuple[int, int]:
        """The blue and red cubes in the bag."""
        return self.s.bag[KENNEDY], self.s.bag[NIXON]

    @property
    def places(self) -> tuple[str, str]:
        """Where the candidates are."""
        return STATES[self.s.token[KENNEDY]], STATES[self.s.token[NIXON]]

    @property
    def order(self) -> list[str]:
        """The issues from space 1 to space 3."""
        return [ISSUES[issue] for issue in self.s.track]

    @property
    def votes(self) -> list[int]:
        """Electoral votes as the board stands: Kennedy, Nixon, Byrd, nobody."""
        return electoral_votes(self.s)

    @property
    def happened(self) -> list[str]:
        """The ids of the notes so far."""
        return [NOTES[note.what].id for note in self.notes]

    @property
    def byrd_home(self) -> bool:
        """Whether Byrd holds his cube."""
        return self.s.byrd_at == NONE


def support(kennedy: int, nixon: int) -> str:
    """Cubes as the digest writes them."""
    assert not (kennedy and nixon), "two colours"
    return f"K{kennedy}" if kennedy else f"N{nixon}" if nixon else "0"
