"""Garbage: what is old is looked through by the clock, and never because somebody makes a move."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import weakref
from collections.abc import Iterator

import pytest

from detente.server import litter


class Ring:
    """Something only a collection can clear away."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def swept() -> Iterator[list[int]]:
    """The generations that are collected from now on."""
    found: list[int] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "stop":
            found.append(about["generation"])

    before = gc.get_threshold()
    litter.keep_out_of_the_way()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.set_threshold(*before)
    gc.unfreeze()


def test_however_much_is_made_only_what_is_young_is_looked_through(swept: list[int]) -> None:
    kept = [[n] for n in range(500_000)]

    assert 500_000 == len(kept)
    assert {0, 1} == set(swept)


def test_what_was_let_go_is_cleared_away_by_the_clock(
    swept: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait() -> None:
        tidying = asyncio.create_task(litter.keep_tidy())
        while 2 not in swept:
            await asyncio.sleep(0.001)
        tidying.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await tidying

    monkeypatch.setattr(litter, "EVERY", 0.001)
    gone = weakref.ref(Ring())
    asyncio.run(wait())

    assert gone() is None
