"""Answers in advance: mine, at one table or at all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from detente.server.hall.hall import Guest
from detente.server.messages import api
from detente.server.parts import Parts
from detente.server.routes.asking import TableKey, get_json, post_json

TAGS: Final = ["plans"]
Seat = Annotated[int | None, QueryParameter(ge=0, le=7)]


@get_json("/api/plans", tags=TAGS)
async def my_plans(
    guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> Sequence[api.MyPlan]:
    """My answers in advance at games that are not over."""
    return await parts.plans.listed(guest.id)


@get_json("/api/tables/{id:str}/plans", tags=TAGS)
async def plans(
    id: TableKey,
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
    seat: Seat = None,
) -> api.Plans:
    """My answers in advance at a table, and what can be answered so."""
    return await parts.plans.of(id, guest.id, seat)


@post_json("/api/tables/{id:str}/plans", tags=TAGS)
async def plan(
    id: TableKey,
    data: JSONBody[api.NewPlan],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> api.Plans:
    """Answer a question so from now on."""
    return await parts.plans.plan(id, guest.id, data)


@post_json("/api/tables/{id:str}/plans/end", tags=TAGS)
async def end_plan(
    id: TableKey,
    data: JSONBody[api.OldPlan],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> api.Plans:
    """Forget one of my answers in advance."""
    await parts.plans.drop(id, guest.id, data)
    return await parts.plans.of(id, guest.id, data.seat)


ROUTES: Final = [my_plans, plans, plan, end_plan]
