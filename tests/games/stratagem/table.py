"""Positions for the tests: set only what matters, act through the front door."""

from __future__ import annotations

from typing import TypedDict, Unpack

import detente
from detente.core.cards import bitset, cards_of
from detente.core.frame import CHANCE
from detente.core.message import Reason
from detente.core.options import Value
from detente.games.stratagem.board import OPERATIONS, RESUMED, STAGES
from detente.games.stratagem.position import Position
from detente.games.stratagem.rules import Stratagem
from detente.games.stratagem.state import StratagemState

P, D, C, N = range(4)
"""Populaire, Démocrate, Conservateur, Nationaliste: seats clockwise, the mat not turned."""

Held = dict[int, str]
"""Seat → ids separated by blanks."""


class Table:
    """A position and the ways to act on it. Seats are P, D, C, N; actions are text."""

    def __init__(self, game: Stratagem, s: StratagemState) -> None:
        self.game = game
        self.s = s

    # -- acting

    def do(self, seat: int, *texts: str) -> Table:
        """Play one action after the other; every one must be legal."""
        for text in texts:
            action = self.game.parse(text)
            assert self.game.why_not(self.s, seat, action) is None, (text, self.offers(seat))
            self.game.apply(self.s, seat, action)
            self.game.audit(self.s)
        return self

    def draw(self, seat: int, card: str) -> Table:
        """Draw this very COMMON card."""
        return self.do(seat, "draw").do(CHANCE, f"deal {card}")

    def withdraw(self, seat: int, plank: str) -> Table:
        """Take an OPTION back."""
        return self.do(seat, "take_back", f"withdraw {plank}")

    def give_back(self, seat: int, card: str) -> Table:
        """Give a SUPPORT back."""
        return self.do(seat, "take_back", f"return {card}")

    def wait(self, turns: int) -> Table:
        """So many turns in which nothing happens: who has the free move displays or withdraws
        an OPTION of theme 7, or passes where passing is possible.
        """
        for _ in range(turns):
            seat = self.asked
            offers = self.offers(seat)
            if "pass" in offers:
                self.do(seat, "pass")
            elif "display 7a" in offers:
                self.do(seat, "display 7a")
            else:
                self.withdraw(seat, "7a" if "7a" in self.shown(seat) else "7b")
        return self

    def resign(self, seat: int) -> Table:
        """The seat abandons; if lots are drawn for the remainder, the first possible seat wins."""
        self.game.give_up(self.s, seat)
        self.game.audit(self.s)
        if self.asked == CHANCE and self.question == "lot":
            self.do(CHANCE, self.offers(CHANCE)[0])
        return self

    # -- looking

    @property
    def asked(self) -> int:
        """Whose answer is waited for."""
        return self.game.actor(self.s)

    @property
    def question(self) -> str:
        """The id of the open question."""
        return self.game.questions[self.s.stack[-1].kind].id

    @property
    def tokens(self) -> list[int]:
        """P / D / C / N."""
        return list(self.s.tokens)

    @property
    def stage(self) -> str:
        """The stage of the crisis."""
        return STAGES[self.s.stage]

    @property
    def why(self) -> str:
        """How the game ended; "" while it goes on."""
        return self.s.result.why if self.s.result else ""

    @property
    def winner(self) -> int:
        """Who has won."""
        assert self.s.result is not None
        return self.s.result.winners[0]

    @property
    def scores(self) -> tuple[int, ...]:
        """The ranking points."""
        assert self.s.result is not None
        return self.s.result.scores

    @property
    def fallen(self) -> list[str]:
        """The fallen cards."""
        return self.names(self.s.fallen)

    @property
    def candidates(self) -> list[int]:
        """The candidates of the second round."""
        return cards_of(self.s.candidates)

    @property
    def out(self) -> list[int]:
        """The eliminated, in order."""
        return list(self.s.out)

    def offers(self, seat: int) -> list[str]:
        """What the seat may do, verification left out."""
        texts = [self.game.text(action) for action in self.game.legal(self.s, seat)]
        return [text for text in texts if not text.startswith("verify")]

    def launches(self, seat: int) -> list[str]:
        """The operations the seat may launch."""
        return [name for name in OPERATIONS if f"launch {name}" in self.offers(seat)]

    def requests(self, seat: int) -> list[str]:
        """Whom the seat may verify."""
        texts = [self.game.text(action) for action in self.game.legal(self.s, seat)]
        return [text.removeprefix("verify ") for text in texts if text.startswith("verify")]

    def reason(self, seat: int, text: str) -> Reason:
        """Why an action is refused."""
        reason = self.game.why_not(self.s, seat, self.game.parse(text))
        assert reason is not None, text
        return reason

    def refused(self, seat: int, text: str) -> tuple[str, str]:
        """The code and the clause of a refusal."""
        reason = self.reason(seat, text)
        return reason.code, reason.clause

    def shown(self, seat: int) -> list[str]:
        """The displayed OPTIONS."""
        return [self.game.cards.planks[plank] for plank in cards_of(self.s.shown[seat])]

    def supports(self, seat: int) -> list[str]:
        """The SUPPORTS on the mat."""
        return self.names(self.s.supports[seat])

    def secrets(self, seat: int) -> list[str]:
        """The SECRET cards in hand."""
        return self.names(self.s.secrets[seat])

    def names(self, cards: int) -> list[str]:
        """The ids of some COMMON cards."""
        return [self.game.cards.cards[card].id for card in cards_of(cards)]

    def position(self, seat: int | None) -> Position:
        """The view of a seat as it goes over the wire."""
        return self.game.to_json(self.game.observe(self.s, seat))

    def log(self, seat: int | None) -> list[str]:
        """The ids of what was written down since `listen`, as the seat reads it."""
        return [self.game.say(note, seat).id for note in self.s.notes or []]

    def listen(self) -> Table:
        """Write down what happens from now on."""
        self.s.notes = []
        return self


def make(**options: Value) -> Stratagem:
    """The game with some options."""
    game = detente.game("stratagem", **options)
    assert isinstance(game, Stratagem)
    return game


class Cards(TypedDict, total=False):
    """What lies before the seats, and in their hands."""

    shown: Held
    supports: Held
    secrets: Held


class Layout(Cards, total=False):
    """What matters of a position."""

    tokens: tuple[int, int, int, int]
    turn: int
    deck: str
    passes: dict[int, int]
    campaign: int
    candidates: tuple[int, ...]
    options: dict[str, Value]


def table(**given: Unpack[Layout]) -> Table:
    """A free move in a campaign. Cards not named lie in the deck, or have fallen if it is given.
    A seat without tokens is out.
    """
    game = make(**given.get("options", {}))
    s = game.empty()
    tokens = given.get("tokens", (25, 25, 25, 25))
    s.tokens[:] = bytes(tokens)
    s.before = bytes(tokens)
    s.shown = tuple([_planks(game, given.get("shown", {}).get(n, "")) for n in range(4)])
    s.supports = tuple([_cards(game, given.get("supports", {}).get(n, "")) for n in range(4)])
    s.secrets = tuple([_cards(game, given.get("secrets", {}).get(n, "")) for n in range(4)])
    s.passes = bytes([given.get("passes", {}).get(n, 0) for n in range(4)])
    s.out = tuple([seat for seat in (P, D, C, N) if not tokens[seat]])
    s.active &= ~bitset(s.out)
    rest = s.cards.all_cards
    for seat in (P, D, C, N):
        rest &= ~(s.supports[seat] | s.secrets[seat])
    s.deck = _cards(game, given["deck"]) if "deck" in given else rest
    s.fallen = rest & ~s.deck
    s.campaign = given.get("campaign", 1)
    s.candidates = bitset(given.get("candidates", ()))
    s.turn = given.get("turn", P)
    s.phase = RESUMED
    game.proceed(s)
    game.audit(s)
    return Table(game, s)


def _planks(game: Stratagem, ids: str) -> int:
    return bitset([game.cards.planks.index(id.lower()) for id in ids.split()])


def _cards(game: Stratagem, ids: str) -> int:
    return bitset([game.cards.number(id.lower()) for id in ids.split()])
