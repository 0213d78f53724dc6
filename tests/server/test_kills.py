"""Servers killed in mid-game: a few kills of each kind. `python -m tests.kills` is the long run."""

from __future__ import annotations

import pytest

from tests.kills.__main__ import LEGS, rounds


@pytest.mark.parametrize("leg", LEGS)
def test_nothing_acknowledged_is_lost_or_doubled_when_a_server_is_killed(leg: str) -> None:
    with rounds(leg, seed=1) as servers:
        fallen = [servers.kill() for _ in range(2)]

    assert all([one.acknowledged for one in fallen])
