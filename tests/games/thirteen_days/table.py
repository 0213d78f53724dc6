"""Positions of 13 Jours in a sentence: set what matters, act, look.

    t = table(us={"berlin": 4}, hand_us=["excomm"])
    t.do("us", "command excomm", "place berlin")
    t.refused("us", "place berlin", "13J-9.10")

What is not said is as at the start of round 1: the cubes of the set-up, markers after the first
rise, level Prestige, the Letter with the US, and the US to play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import detente
from detente.core.frame import CHANCE
from detente.core.message import Reason
from detente.core.options import Value
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days import sequence
from detente.games.thirteen_days.board import BATTLEGROUNDS, SEATS, TRACKS
from detente.games.thirteen_days.cards import AGENDAS, CARDS
from detente.games.thirteen_days.rules import ThirteenDays
from detente.games.thirteen_days.state import ThirteenDaysState

Cubes = Mapping[str, int]
Spaces = tuple[int, int, int]

PHASES = [step.__name__ for step in sequence.STEPS]


class Table:
    """A position that is played on through legal, apply and why_not only."""

    def __init__(self, game: ThirteenDays, s: ThirteenDaysState) -> None:
        self.game = game
        self.s = s
        self.s.notes = []

    # -- acting ------------------------------------------------------------------------------

    def do(self, seat: str, *actions: str) -> None:
        """The seat ("chance" too) does these things, each of which must be legal."""
        for text in actions:
            action = self.game.parse(text)
            reason = self.game.why_not(self.s, _seat(seat), action)
            assert reason is None, f"{seat}: {text}: {reason}"
            self.game.apply(self.s, _seat(seat), action)

    def deal(self, seed: int = 1) -> None:
        """Chance answers until a seat is asked."""
        rng = detente.Rng(seed)
        while self.game.actor(self.s) == CHANCE:
            self.game.apply(self.s, CHANCE, self.game.outcome(self.s, rng))

    def refused(self, seat: str, text: str, clause: str, code: str = "") -> None:
        """The seat may not do this, for the reason of that clause, and nothing changes."""
        reason = self.why_not(seat, text)
        assert reason is not None, f"{seat}: {text} is allowed"
        assert (clause, code or reason.code) == (reason.clause, reason.code), repr(reason)

    # -- looking -----------------------------------------------------------------------------

    def why_not(self, seat: str, text: str) -> Reason | None:
        """Why the seat may not do this."""
        return self.game.why_not(self.s, _seat(seat), self.game.parse(text))

    def legal(self, seat: str) -> list[str]:
        """What the seat may do, in words."""
        return [self.game.text(action) for action in self.game.legal(self.s, _seat(seat))]

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and the id of the question's prompt."""
        seat = self.game.actor(self.s)
        return ("chance" if seat == CHANCE else SEATS[seat]), self.game.prompt(self.s, seat).id

    def cubes(self, battleground: str) -> tuple[int, int]:
        """The cubes there: US, USSR."""
        b = BATTLEGROUNDS.index(battleground)
        return self.s.cubes[b], self.s.cubes[len(BATTLEGROUNDS) + b]

    def defcon(self, seat: str) -> Spaces:
        """The spaces of a side's markers: military, political, world opinion."""
        at = _seat(seat) * len(TRACKS)
        return self.s.defcon[at], self.s.defcon[at + 1], self.s.defcon[at + 2]

    @property
    def letter(self) -> str:
        """Who holds the Personal Letter."""
        return SEATS[self.s.letter]

    def hand(self, seat: str) -> list[str]:
        """The cards in a hand."""
        return self._cards(self.s.hands[_seat(seat)])

    @property
    def discard(self) -> list[str]:
        """The cards in the discard."""
        return self._cards(self.s.discard)

    @property
    def deck(self) -> int:
        """The size of the Strategy deck."""
        return self.s.deck.bit_count()

    def log(self, seat: str | None = None) -> list[str]:
        """The ids of the notes so far, as a seat (None: a spectator) reads them."""
        who = None if seat is None else _seat(seat)
        return [self.game.say(note, who).id for note in self.s.notes or []]

    def said(self, id: str, seat: str | None = None) -> list[dict[str, int | str]]:
        """The arguments of every note with that id, as a seat reads them."""
        who = None if seat is None else _seat(seat)
        messages = [self.game.say(note, who) for note in self.s.notes or []]
        return [message.args for message in messages if message.id == id]

    def _cards(self, bits: int) -> list[str]:
        return [name for n, name in enumerate(CARDS) if bits >> n & 1]


def table(
    *,
    us: Cubes | None = None,
    ussr: Cubes | None = None,
    defcon_us: Spaces = (2, 3, 2),
    defcon_ussr: Spaces = (3, 2, 2),
    prestige: int = 0,
    letter: str = "us",
    round: int = 1,
    at: str = "play_cards",
    turn: str = "us",
    played: tuple[int, int] = (0, 0),
    hand_us: Sequence[str] = (),
    hand_ussr: Sequence[str] = (),
    discard: Sequence[str] = (),
    aftermath_us: Sequence[str] = (),
    aftermath_ussr: Sequence[str] = (),
    agendas: tuple[str, str] | None = None,
    effects: Mapping[str, Sequence[str]] | None = None,
    options: Mapping[str, Value] | None = None,
) -> Table:
    """A position; `us` and `ussr` replace all cubes of that side when they are given.

    `at` names a step of the sequence of play; play_cards asks `turn` for a card. `effects` are
    those that hold this round: {"sops": ["us"]}.
    """
    game = ThirteenDays(dict(options or {}))
    dumped = game.dump(game.empty())
    start = dumped["cubes"]
    assert isinstance(start, list)
    n = len(BATTLEGROUNDS)
    dumped["cubes"] = _cubes(us, start[:n]) + _cubes(ussr, start[n:])
    dumped["defcon"] = [*defcon_us, *defcon_ussr]
    dumped.update(prestige=prestige, round=round, letter=_seat(letter), phase=PHASES.index(at))
    dumped["played"] = list(played)
    dumped["initiative"] = _seat(turn) if sum(played) % 2 == 0 else 1 - _seat(turn)
    dumped["hands"] = [list(hand_us), list(hand_ussr)]
    dumped["aftermath"] = [list(aftermath_us), list(aftermath_ussr)]
    dumped["discard"] = list(discard)
    gone = {*hand_us, *hand_ussr, *discard, *aftermath_us, *aftermath_ussr}
    dumped["deck"] = [card for card in CARDS if card not in gone]
    if agendas is not None:
        dumped["agenda"] = dumped["candidates"] = [[agenda] for agenda in agendas]
        dumped["agenda_deck"] = [agenda for agenda in AGENDAS if agenda not in agendas]
    dumped.update(effects or {})
    if at == "play_cards":
        dumped["stack"] = [[k.PLAY_CARD, _seat(turn), 0, 0, []]]
    t = Table(game, game.load(dumped))
    if at != "play_cards":
        game.proceed(t.s)
    return t


def resolved(
    agendas: tuple[str, str],
    us: Cubes | None = None,
    ussr: Cubes | None = None,
    defcon_us: Spaces = (1, 1, 1),
    defcon_ussr: Spaces = (1, 1, 1),
    prestige: int = 0,
    letter: str = "us",
    options: Mapping[str, Value] | None = None,
) -> Table:
    """Step 6 of round 3: the markers stay where it leaves them."""
    return table(
        at="resolve_agendas",
        round=3,
        us=us or {},
        ussr=ussr or {},
        defcon_us=defcon_us,
        defcon_ussr=defcon_ussr,
        prestige=prestige,
        letter=letter,
        agendas=agendas,
        options=options,
    )


def _seat(name: str) -> int:
    return CHANCE if name == "chance" else SEATS.index(name)


def _cubes(given: Cubes | None, start: Sequence[int]) -> list[int]:
    if given is None:
        return list(start)
    assert set(given) <= set(BATTLEGROUNDS), given
    return [given.get(name, 0) for name in BATTLEGROUNDS]
