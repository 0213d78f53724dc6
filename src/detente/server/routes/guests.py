"""Guests: what they are called, whom they have blocked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litestar.di import NamedDependency
from litestar.params import JSONBody

from detente.server.hall.hall import Guest
from detente.server.messages import api, people
from detente.server.parts import Parts
from detente.server.routes.asking import (
    TableKey,
    get_json,
    good_name,
    must_have_account,
    post_json,
)


@get_json("/api/me", tags=["guests"], sync_to_thread=False)
def me(guest: NamedDependency[Guest]) -> api.Me:
    """Who I am here."""
    return api.Me(guest.id, guest.nickname, guest.session is not None)


@post_json("/api/me", tags=["guests"])
async def call_me(
    data: JSONBody[api.Nickname], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> api.Me:
    """Call me something else."""
    nickname = good_name(data.nickname)
    if guest.session is None:
        await parts.accounts.must_be_free(guest.id, nickname)
    else:
        await parts.accounts.rename(guest.id, nickname)
    await parts.hall.rename(guest.id, nickname)
    return api.Me(guest.id, nickname, guest.session is not None)


@get_json("/api/blocks", tags=["guests"])
async def blocks(
    guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> Sequence[api.Block]:
    """Whom I have blocked."""
    return await _blocked(parts, guest)


@post_json("/api/blocks", tags=["guests"])
async def block_player(
    data: JSONBody[people.PlayerId], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> Sequence[api.Block]:
    """Block a player, as one who sits across is blocked."""
    must_have_account(guest)
    await parts.company.block_player(data.id, guest)
    return await _blocked(parts, guest)


@post_json("/api/blocks/lift", tags=["guests"])
async def lift_block(
    data: JSONBody[api.LiftBlock], guest: NamedDependency[Guest], parts: NamedDependency[Parts]
) -> Sequence[api.Block]:
    """Block somebody no longer."""
    await parts.hall.store.blocks.lift(guest.id, data.id)
    return await _blocked(parts, guest)


@post_json("/api/tables/{id:str}/block", tags=["guests"])
async def block(
    id: TableKey,
    data: JSONBody[api.BlockSeat],
    guest: NamedDependency[Guest],
    parts: NamedDependency[Parts],
) -> Sequence[api.Block]:
    """Block who sits across: no more of that guest's talk, no more of each other's tables."""
    await parts.company.block(id, guest, data.seat)
    return await _blocked(parts, guest)


async def _blocked(parts: Parts, guest: Guest) -> Sequence[api.Block]:
    return [api.Block(*one) for one in await parts.hall.store.blocks.listed(guest.id)]


ROUTES: Final = [me, call_me, blocks, block, block_player, lift_block]
