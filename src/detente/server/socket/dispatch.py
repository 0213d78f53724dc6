"""One table of everything a page may say, for tables and lessons alike."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, Protocol

import structlog

from detente.core.match import Match
from detente.core.message import Refused
from detente.server.faults import Unavailable
from detente.server.messages import wire
from detente.server.shown import views
from detente.server.socket.connection import Connection

log: Final = structlog.get_logger("detente.dispatch")

Command = (
    wire.Do | wire.Type | wire.Undo | wire.Restart | wire.Resign | wire.Offering | wire.Claiming
)
"""What changes a match."""


class HeldBack(Exception):
    """An act its player is asked about first; nothing has changed."""

    def __init__(self, held: wire.Held) -> None:
        super().__init__(held.action)
        self.held: Final = held


class Place(Protocol):
    """Where a browser sits down: a table, or the table of a lesson."""

    async def attach(self, connection: Connection) -> None:
        """Somebody comes."""

    def detach(self, connection: Connection) -> None:
        """Somebody goes."""

    async def about(self, seat: int, action: int) -> wire.About:
        """Why `seat` cannot do this, or what it risks, or whether it ends undo."""

    async def expect(self, seat: int, actions: Sequence[int]) -> wire.Expected:
        """What acts of `seat` would cost or bring."""

    async def play(self, seat: int, command: Command, by: Connection) -> None:
        """Carry out what a seat asks; Refused says why not."""

    async def say(self, seat: int, command: wire.Say, by: Connection) -> None:
        """Pass on what a seat says to the others."""

    async def hint(self, seat: int, asked: wire.AskHint, by: Connection) -> None:
        """Tell a seat what the best bot would do; Refused says why not."""

    async def add_nonce(self, seat: int, nonce: str) -> bool:
        """A seat adds its share to the dice; False when it is too late."""


class Desk(Protocol):
    """What a command works on."""

    @property
    def match(self) -> Match[Any]:
        """The match it changes."""

    def submit(self, seat: int, action: int, comment: str = "") -> None:
        """Play for a seat; Refused says why not."""

    def held(self, seat: int, said: wire.Do) -> wire.Held | None:
        """What a player would be asked before this act, if anything."""

    def resign(self, seat: int) -> None:
        """Give up for a seat; Refused says why not."""

    def hear_offer(self, seat: int, command: wire.Offering) -> None:
        """Make an offer or answer one; Refused says why not."""

    def hear_claim(self, seat: int, command: wire.Claiming) -> None:
        """Claim what others leave waiting, or let them have more time; Refused says why not."""


# -- what changes a match ----------------------------------------------------------------------

Change = Callable[[Desk, int, Any], list[int] | None]  # Any: the command of its row


def _do(desk: Desk, seat: int, said: wire.Do) -> None:
    held = desk.held(seat, said) if said.unless else None
    if held is not None:
        raise HeldBack(held)
    desk.submit(seat, said.action, said.comment)


_CHANGES: Final[Mapping[type[Command], Change]] = {
    wire.Do: _do,
    wire.Type: lambda desk, seat, said: desk.submit(seat, desk.match.game.parse(said.text)),
    wire.Undo: lambda desk, seat, said: desk.match.undo(seat),
    wire.Restart: lambda desk, seat, said: desk.match.restart(seat),
    wire.Resign: lambda desk, seat, said: desk.resign(seat),
    wire.MakeOffer: lambda desk, seat, said: desk.hear_offer(seat, said),
    wire.Accept: lambda desk, seat, said: desk.hear_offer(seat, said),
    wire.Decline: lambda desk, seat, said: desk.hear_offer(seat, said),
    wire.Withdraw: lambda desk, seat, said: desk.hear_offer(seat, said),
    wire.Claim: lambda desk, seat, said: desk.hear_claim(seat, said),
    wire.GiveTime: lambda desk, seat, said: desk.hear_claim(seat, said),
}


def change(desk: Desk, seat: int, command: Command) -> list[int]:
    """Let a command change its match; the numbers of the moves that never happened.

    Refused says why not, HeldBack what is asked first, and nothing has changed.
    """
    return _CHANGES[type(command)](desk, seat, command) or []


# -- what is answered --------------------------------------------------------------------------

Answer = Callable[[Place, int, Any, Connection], Awaitable[None]]  # Any: the message of its row


async def _tell_about(place: Place, seat: int, said: wire.AskAbout, by: Connection) -> None:
    by.post(wire.encode(await place.about(seat, said.action)))


async def _tell_expected(place: Place, seat: int, said: wire.AskExpect, by: Connection) -> None:
    by.post(wire.encode(await place.expect(seat, said.actions)))


async def _take_nonce(place: Place, seat: int, said: wire.GiveNonce, by: Connection) -> None:
    if not await place.add_nonce(seat, said.nonce):
        by.post(
            wire.encode(
                wire.Error("late", "this is not the time for a nonce, or not the sealed one")
            )
        )


_ANSWERS: Final[Mapping[type[wire.ToServer], Answer]] = {
    **{command: lambda place, seat, said, by: place.play(seat, said, by) for command in _CHANGES},
    wire.Say: lambda place, seat, said, by: place.say(seat, said, by),
    wire.AskHint: lambda place, seat, said, by: place.hint(seat, said, by),
    wire.AskAbout: _tell_about,
    wire.AskExpect: _tell_expected,
    wire.GiveNonce: _take_nonce,
}


async def answer(place: Place, said: wire.ToServer, by: Connection) -> None:
    """Do what a browser says and answer it: by what that changes, or by a refusal."""
    if isinstance(said, wire.Ping):
        by.post(wire.encode(wire.Pong()))
        return
    if by.seat is None:
        by.post(wire.encode(wire.Error("foreign", "you do not sit at this table")))
        return
    try:
        await _ANSWERS[type(said)](place, by.seat, said, by)
    except Refused as refused:
        request = getattr(said, "id", "")
        by.post(wire.encode(wire.Refusal(request, views.reason(refused.reason))))
    except HeldBack as back:
        by.post(wire.encode(back.held))
    except Unavailable:
        by.post(wire.encode(wire.Error("unavailable", "please try again")))
    except Exception as error:  # what only asks changes nothing: the table is sound
        log.error("a message failed", said=type(said).__name__, exc_info=error)
        by.post(wire.encode(wire.Error("unavailable", "please try again")))
