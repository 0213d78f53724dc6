"""Vacations: when clocks by mail stand still."""

from __future__ import annotations

from typing import Final

from litestar.di import NamedDependency
from litestar.params import JSONBody

from detente.server.hall.hall import Guest
from detente.server.messages import api
from detente.server.parts import Parts
from detente.server.routes.asking import get_json, post_json


@get_json("/api/vacation", tags=["time"])
async def vacation(guest: NamedDependency[Guest], parts: NamedDependency[Parts]) -> api.Vacation:
    """My vacation, and how many days I have left this year."""
    return parts.timekeeper.vacation(guest.id)


@post_json("/api/vacation", tags=["time"])
async def leave(
    data: JSONBody[api.NewVacation], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.Vacation:
    """Go on vacation, or plan one: by mail no clock runs at my tables."""
    await parts.timekeeper.leave(guest.id, guest.nickname, data)
    return parts.timekeeper.vacation(guest.id)


@post_json("/api/vacation/end", tags=["time"])
async def come_back(guest: NamedDependency[Guest], parts: NamedDependency[Parts]) -> api.Vacation:
    """Come back, or let a planned vacation be."""
    await parts.timekeeper.come_back(guest.id)
    return parts.timekeeper.vacation(guest.id)


ROUTES: Final = [vacation, leave, come_back]
