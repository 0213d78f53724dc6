"""What closes a battleground to cubes, or keeps an event from happening: each rule once."""

from __future__ import annotations

from typing import Final

from detente.core.frame import Frame
from detente.core.guard import Guard
from detente.core.message import Argument, Reason
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import MOST, N
from detente.games.thirteen_days.cards import SIDE
from detente.games.thirteen_days.command import forbidden
from detente.games.thirteen_days.frames import Command
from detente.games.thirteen_days.names import card_name, place_name
from detente.games.thirteen_days.state import ThirteenDaysState, supply


def announced(q: Frame) -> int:
    """Cubes announced but not yet moved; only a plan has any (option of R9)."""
    return q.cubes if q.kind == k.PLAN_COMMAND and isinstance(q, Command) else 0


class Full(Guard[ThirteenDaysState, Frame]):
    """At most 5 cubes of a side on a battleground (9.10)."""

    code = "battleground-full"
    clause = "13J-9.10"

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        base, most, cubes = q.seat * N, MOST - announced(q), s.cubes
        return [b for b in nouns if cubes[base + b] < most]

    def reason(self, s: ThirteenDaysState, q: Frame, b: int) -> Reason:
        code = "announced-to-the-brim" if announced(q) else self.code
        return Reason(code, self.clause, {"where": place_name(b)})


class NoSupply(Guard[ThirteenDaysState, Frame]):
    """At most 17 cubes of a side on the board (9.11)."""

    code = "supply-empty"
    clause = "13J-9.11"

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        return nouns if supply(s, q.seat) > announced(q) else []

    def reason(self, s: ThirteenDaysState, q: Frame, b: int) -> Reason:
        return Reason("supply-announced" if announced(q) else self.code, self.clause)


class NoneOfYours(Guard[ThirteenDaysState, Frame]):
    """One cannot remove more cubes than are there (9.13)."""

    code = "no-own-cubes"
    clause = "13J-9.13"

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        base, gone, cubes = q.seat * N, announced(q), s.cubes
        return [b for b in nouns if cubes[base + b] > gone]

    def reason(self, s: ThirteenDaysState, q: Frame, b: int) -> Reason:
        code = "all-cubes-announced" if announced(q) else self.code
        return Reason(code, self.clause, self.args(s, q, b))

    def args(self, s: ThirteenDaysState, q: Frame, b: int) -> dict[str, Argument]:
        return {"where": place_name(b)}


class EnemyEvent(Guard[ThirteenDaysState, Frame]):
    """Events are for cards of one's own side or of the UN (7.8)."""

    code = "event-of-the-enemy"
    clause = "13J-7.8"

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        enemy = 1 - q.seat
        return [card for card in nouns if SIDE[card] != enemy]

    def args(self, s: ThirteenDaysState, q: Frame, card: int) -> dict[str, Argument]:
        return {"card": card_name(card)}


class BarredEvent(EnemyEvent):
    """A ban on lowering stops the whole event (8.12, option of R18)."""

    code = "event-barred"
    clause = "13J-8.12"

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        if not s.contained | s.pigs:
            return nouns
        return [card for card in nouns if not forbidden(s, card, q.seat, q.seat)]


TO_HAPPEN: Final = (EnemyEvent(), BarredEvent())
TO_PLACE: Final = (Full(), NoSupply())
TO_REMOVE: Final = (NoneOfYours(),)
