"""Offers: what everybody at a table must agree on, a draw or to call the game off.

One offer stands at a time. Who sits on several seats speaks for all of them. It is off when
somebody declines it, when its maker withdraws it, and when somebody who was asked plays on instead
of answering. Bots let everybody go: they are asked about a draw alone, and may think it over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from detente.core.match import Match
from detente.core.message import Reason, Refused
from detente.core.notation import CALL_OFF, DRAW, RESIGN
from detente.core.record import Move
from detente.server.messages import wire
from detente.server.storage.rows import Offer, TableRow, What

ENDS: Final[dict[What, int]] = {"draw": DRAW, "call_off": CALL_OFF}
"""The move that ends the game when everybody has agreed."""


class Offers:
    """What is offered at one table, and who has not answered yet; `row.offer` is what stands."""

    def __init__(self, row: TableRow, moves: Sequence[Move]) -> None:
        self._row: Final = row
        self._gone: Final = {seat for seat, action in moves if action == RESIGN}
        self._declined: Final[dict[tuple[int, What], int]] = {}  # at which move that was
        self._played_on: Final[set[int]] = set()  # since the offer, and in secret so far

    def open_to(self, match: Match[Any], seat: int | None) -> list[What]:
        """What `seat` may offer now."""
        if seat is None:
            return []
        return [what for what in ENDS if self._why_not(match, seat, what) is None]

    def hear(self, match: Match[Any], seat: int, command: wire.Offering) -> None:
        """Make an offer or answer one; Refused says why not."""
        if isinstance(command, wire.MakeOffer):
            self._offer(match, seat, command.what)
        elif isinstance(command, wire.Withdraw):
            self._withdraw(seat, command.what)
        elif isinstance(command, wire.Accept):
            self.accept(match, seat, command.what)
        else:
            self.decline(match, seat, command.what)

    def played(self, match: Match[Any], seat: int, action: int) -> None:
        """A seat has played: if it was asked, that was its answer. Who gives up ends the talk.

        What is answered in secret is heard when all have answered.
        """
        offer, row = self._row.offer, self._row
        if action == RESIGN:
            self._gone.add(seat)
        self._played_on.add(seat)
        if match.hushes(seat):
            return
        people = [n for n in self._played_on if row.seats[n].kind == "human"]
        self._played_on.clear()
        plays_on = offer is not None and any([n in offer.asked for n in people])
        if match.over or plays_on or action == RESIGN:
            row.offer = None

    def accept(self, match: Match[Any], seat: int, what: What) -> None:
        """A seat that is asked agrees; when it was the last, the game is over."""
        offer = self._asked(seat, what)
        left = [n for n in offer.asked if n not in self._voice(seat)]
        self._put(match, Offer(what, offer.seat, left))

    def decline(self, match: Match[Any], seat: int, what: What) -> None:
        """A seat that is asked does not agree: nobody else need answer."""
        offer = self._asked(seat, what)
        self._declined[offer.seat, what] = match.settled
        self._row.offer = None

    def _offer(self, match: Match[Any], seat: int, what: What) -> None:
        reason = self._why_not(match, seat, what)
        if reason is not None:
            raise Refused(reason)
        self._played_on.clear()
        self._put(match, Offer(what, seat, self._others(seat, what)))

    def _withdraw(self, seat: int, what: What) -> None:
        offer = self._row.offer
        if offer is None or offer.what != what or offer.seat not in self._voice(seat):
            raise Refused(Reason("no-such-offer", ""))
        self._row.offer = None

    def _put(self, match: Match[Any], offer: Offer) -> None:
        """Let an offer stand, or end the game when nobody is left to be asked."""
        self._row.offer = offer if offer.asked else None
        if not offer.asked:
            match.submit(offer.seat, ENDS[offer.what])

    def _asked(self, seat: int, what: What) -> Offer:
        offer = self._row.offer
        if offer is None or offer.what != what or seat not in offer.asked:
            raise Refused(Reason("no-such-offer", ""))
        return offer

    def _why_not(self, match: Match[Any], seat: int, what: What) -> Reason | None:
        """Why `seat` may not offer this now."""
        game = match.game
        if match.over or seat in self._gone:
            return Reason("game-is-over", game.turn_clause)
        if what == "draw" and self._row.stopped is not None:
            return self._row.stopped
        if what == "draw" and game.draw_clause:
            return Reason("rules-have-a-draw", game.draw_clause)
        if what == "draw" and not self._row.begun:
            return Reason("table-has-open-seats", "")
        if self._row.offer is not None:
            return Reason("offer-stands", "")
        if self._declined and self._declined.get((seat, what)) == match.settled:
            return Reason("offer-was-declined", "")
        return None

    def _others(self, seat: int, what: What) -> list[int]:
        """Who must agree: everybody else who plays, bots only to a draw."""
        kinds = ("human", "bot") if what == "draw" else ("human",)
        return [
            n
            for n, other in enumerate(self._row.seats)
            if other.kind in kinds and other.ready
            if n not in self._voice(seat) and n not in self._gone
        ]

    def _voice(self, seat: int) -> list[int]:
        """The seats that whoever sits on `seat` speaks for."""
        return self._row.seats_of(self._row.seats[seat].guest) or [seat]
