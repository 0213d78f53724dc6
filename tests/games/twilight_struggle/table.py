"""Positions for tests: set what matters, answer in words, look at what became of it."""

from __future__ import annotations

from detente.core.cards import bitset, cards_of
from detente.core.frame import CHANCE, NONE
from detente.core.message import Argument, Reason
from detente.core.notes import Note
from detente.core.options import Value
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle import sequence
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.cards import CARD_NAMES, ERA, OPTIONAL_CARDS
from detente.games.twilight_struggle.countries import COUNTRIES, SPACES
from detente.games.twilight_struggle.options import OPTIONAL_ON
from detente.games.twilight_struggle.position import Preview
from detente.games.twilight_struggle.rules import TwilightStruggle
from detente.games.twilight_struggle.state import TsState, put, universe

SEATS = {"us": US, "ussr": USSR}
FILLERS = ("truman_doctrine", "romanian_abdication")
"""What a hand holds when a test does not care: so that the next round is asked for."""


def country(name: str) -> int:
    """The number of a country."""
    return k.NOUN_NAMES["country"].index(name)


def card(name: str) -> int:
    """The number of a card."""
    return CARD_NAMES.index(name)


def cards(names: str) -> int:
    """A set of cards from their names."""
    return bitset([card(name) for name in names.split()])


class Table:
    """A position and what is done to it."""

    def __init__(self, game: TwilightStruggle, s: TsState) -> None:
        self.game = game
        self.s = s
        self.s.notes = []

    # -- doing ---------------------------------------------------------------------------------

    def do(self, seat: str, *answers: str) -> Table:
        """Answer for a seat, in words; every answer must be legal."""
        for text in answers:
            action = self.game.parse(text)
            reason = self.game.why_not(self.s, SEATS[seat], action)
            assert reason is None, f"{seat}: {text}: {reason} ({reason.clause})"
            self.game.apply(self.s, SEATS[seat], action)
            self.game.audit(self.s)
        return self

    def us(self, *answers: str) -> Table:
        """Answers of the US."""
        return self.do("us", *answers)

    def ussr(self, *answers: str) -> Table:
        """Answers of the USSR."""
        return self.do("ussr", *answers)

    def chance(self, text: str) -> Table:
        """An answer of chance."""
        action = self.game.parse(text)
        assert action in self.game.legal(self.s, CHANCE), text
        self.game.apply(self.s, CHANCE, action)
        self.game.audit(self.s)
        return self

    def roll(self, die: int) -> Table:
        """A die falls."""
        return self.chance(f"roll {die}")

    def dice(self, us: int, ussr: int) -> Table:
        """Two dice fall."""
        return self.chance(f"dice {us}_{ussr}")

    def draw(self, *names: str) -> Table:
        """Chance draws cards."""
        for name in names:
            self.chance(f"draw {name}")
        return self

    # -- looking -------------------------------------------------------------------------------

    def __getitem__(self, name: str) -> tuple[int, int]:
        """US and USSR influence in a country."""
        c = country(name)
        return self.s.influence[c], self.s.influence[SPACES + c]

    def legal(self, seat: str) -> list[str]:
        """What a seat may answer, in words."""
        return [self.game.text(a) for a in self.game.legal(self.s, SEATS[seat])]

    def nouns(self, seat: str, verb: str) -> list[str]:
        """The nouns a seat may use with a verb."""
        return [text.split()[1] for text in self.legal(seat) if text.split()[0] == verb]

    def why(self, seat: str, text: str) -> tuple[str, str]:
        """Why an answer is refused: code and clause."""
        reason = self.reason(seat, text)
        return reason.code, reason.clause

    def reason(self, seat: str, text: str) -> Reason:
        """Why an answer is refused."""
        reason = self.game.why_not(self.s, SEATS[seat], self.game.parse(text))
        assert reason is not None, f"{text} is legal"
        return reason

    def expects(self, seat: str) -> dict[str, Preview]:
        """What a seat is told of its answers when it asks, as far as there is something to tell."""
        view = self.game.observe(self.s, SEATS[seat])
        answers = self.game.legal(self.s, SEATS[seat])
        told = {self.game.text(action): self.game.expect(view, action) for action in answers}
        return {text: found for text, found in told.items() if found}

    def danger(self, seat: str, text: str) -> str | None:
        """The warning about an answer."""
        action = self.game.parse(text)
        assert self.game.why_not(self.s, SEATS[seat], action) is None, text
        reason = self.game.danger(self.s, SEATS[seat], action)
        return None if reason is None else reason.code

    def where(self, name: str) -> str:
        """Where a card is."""
        bit = 1 << card(name)
        s = self.s
        places = {
            "us": s.hand[US],
            "ussr": s.hand[USSR],
            "deck": s.deck,
            "discard": s.discard,
            "removed": s.removed,
            "table": s.table,
            "tehran": s.tehran,
        }
        for seat, headline in zip(("us", "ussr"), s.headline):
            if headline == card(name):
                return f"headline of {seat}"
        return next((place for place, held in places.items() if held & bit), "nowhere")

    def hand(self, seat: str) -> list[str]:
        """A hand by names."""
        return [CARD_NAMES[c] for c in cards_of(self.s.hand[SEATS[seat]])]

    def in_force(self, name: str) -> bool:
        """Whether a lasting effect is on."""
        return bool(self.s.in_force >> card(name) & 1)

    @property
    def asked(self) -> str:
        """Whom and what the topmost question asks."""
        if not self.s.stack:
            return "nobody"
        q = self.s.stack[-1]
        seat = "chance" if q.seat == CHANCE else self.game.seats[q.seat]
        return f"{seat} {self.game.questions[q.kind].id}"

    @property
    def vp(self) -> int:
        """The VP marker."""
        return self.s.vp

    @property
    def defcon(self) -> int:
        """The DEFCON marker."""
        return self.s.defcon

    @property
    def military(self) -> tuple[int, int]:
        """Military operations of US and USSR."""
        return self.s.military[US], self.s.military[USSR]

    @property
    def space(self) -> tuple[int, int]:
        """Space Race of US and USSR."""
        return self.s.space[US], self.s.space[USSR]

    @property
    def winner(self) -> str | None:
        """Who won: a seat, "nobody" for a draw, None while the game goes on."""
        if self.s.result is None:
            return None
        winners = self.s.result.winners
        return self.game.seats[winners[0]] if winners else "nobody"

    @property
    def why_over(self) -> str | None:
        """How the game ended."""
        return None if self.s.result is None else self.s.result.why

    def notes(self) -> list[Note]:
        """What was written down so far."""
        return self.s.notes or []

    def heard(self, id: str) -> dict[str, Argument]:
        """What the last note of a kind tells everybody."""
        told = [self.game.say(note, None) for note in self.notes()]
        return [message.args for message in told if message.id == id][-1]

    def said(self) -> list[str]:
        """The ids of what was written down so far."""
        return [k.NOTES[note.what].id for note in self.notes()]


def table(
    *,
    us: str = "",
    ussr: str = "",
    hand_us: str | None = None,
    hand_ussr: str | None = None,
    discard: str = "",
    removed: str = "",
    in_force: str = "",
    phasing: str = "ussr",
    turn: int | None = None,
    round: int = 1,
    phase: int = sequence.ROUND,
    defcon: int = 5,
    vp: int = 0,
    military: tuple[int, int] = (0, 0),
    space: tuple[int, int] = (0, 0),
    attempts: tuple[int, int] = (0, 0),
    china: str | None = None,
    china_up: bool = True,
    scare: tuple[int, int] = (0, 0),
    squads: int = 0,
    crisis: str | None = None,
    chernobyl: str | None = None,
    bound: str | None = None,
    options: dict[str, Value] | None = None,
) -> Table:
    """A position at the start of an action round (or of another phase)."""
    game = TwilightStruggle(options or {})
    s = game.empty()
    lay_markers(s, US, us)
    lay_markers(s, USSR, ussr)
    s.discard, s.removed, s.in_force = cards(discard), cards(removed), cards(in_force)
    s.hand = hands(hand_us, hand_ussr, s.discard | s.removed)
    s.turn = turn or turn_for(s)
    s.phasing, s.round, s.phase = SEATS[phasing], round, phase
    s.defcon, s.vp = defcon, vp
    s.military, s.space, s.attempts = military, space, attempts
    s.china = NONE if china is None else SEATS[china]
    s.china_up = 1 if china_up else 0
    s.scare, s.squads = list(scare), squads
    if crisis:
        s.crisis = SEATS[crisis]
        s.in_force |= cards("cuban_missile_crisis")
    if chernobyl:
        s.chernobyl = k.NOUN_NAMES["region"].index(chernobyl)
        s.in_force |= cards("chernobyl")
    if bound:
        s.bound = SEATS[bound]
        s.shown |= cards("missile_envy")
    settle_cards(s)
    made = Table(game, s)
    game.audit(s)
    game.proceed(s)
    return made


def lay_markers(s: TsState, seat: int, markers: str) -> None:
    """Put influence on the board: "cuba 3, iran 1"."""
    for marker in markers.split(", ") if markers else ():
        name, n = marker.split()
        put(s, seat, country(name), int(n))


def hands(us: str | None, ussr: str | None, gone: int) -> tuple[int, ...]:
    """The two hands; who is not named holds a card nobody cares about."""
    named = cards(f"{us or ''} {ussr or ''}") | gone
    found = []
    for given, filler in zip((us, ussr), FILLERS):
        found.append(cards(filler) & ~named if given is None else cards(given))
    return tuple(found)


def turn_for(s: TsState) -> int:
    """The first turn in which all cards named can be there."""
    named = s.hand[US] | s.hand[USSR] | s.discard | s.removed
    eras = [ERA[c] for c in cards_of(named)]
    return (1, 4, 8)[max(eras, default=0)]


def settle_cards(s: TsState) -> None:
    """What is nowhere else lies in the deck; lasting events that happened left the game."""
    if not s.variant & OPTIONAL_ON:
        assert not (s.hand[US] | s.hand[USSR]) & OPTIONAL_CARDS
    placed = s.hand[US] | s.hand[USSR] | s.discard | s.removed
    s.deck = universe(s) & ~placed & ~(s.in_force & cards("shuttle_diplomacy"))


def every_country() -> list[str]:
    """The names of the 84 countries."""
    return list(k.NOUN_NAMES["country"][:COUNTRIES])
