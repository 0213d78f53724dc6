"""A rule that breaks: the table is as it was stored, its players are told, nobody saw more."""

from __future__ import annotations

from typing import Any

import pytest

from detente.arena.bench import compiled
from detente.server.table.tables import Table
from tests.server.people import House, Person, Place, let_see, play, two_at_a_table, whose_turn

pytestmark = pytest.mark.skipif(compiled(), reason="compiled rules cannot be changed")


@pytest.fixture
def broken(own_house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[Place, Place]:
    """Who is asked and who is not, at a table whose next move breaks in the middle."""
    ann, bob = two_at_a_table(Person(own_house.address, "Ann"), Person(own_house.address, "Bob"))
    play([ann, bob], 8)
    table: Table = own_house.do(own_house.parts.hall.table(ann.table))
    rules, real = table.game, table.game.apply

    def apply(state: Any, seat: int, action: int) -> None:
        real(state, seat, action)
        monkeypatch.setattr(rules, "apply", real)
        raise AssertionError("a bug")

    monkeypatch.setattr(rules, "apply", apply)
    return whose_turn(ann, bob)


def test_a_rule_that_breaks_changes_nothing_and_everybody_is_told(
    broken: tuple[Place, Place],
) -> None:
    mover, other = broken
    before = mover.last
    mover.says(**mover.request("breaks"))

    assert "rebuilt" == other.hears_a("error")["code"]
    assert before["moves"] == other.view()["moves"]
    assert ["rebuilt", "unavailable"] == [mover.hears_a("error")["code"] for _ in range(2)]
    assert (before["moves"], before["seq"]) == (mover.last["moves"], mover.last["seq"])


def test_the_game_goes_on_after_a_rule_that_broke(broken: tuple[Place, Place]) -> None:
    mover, other = broken
    lines = list(mover.lines)
    mover.says(**mover.request("breaks"))
    mover.hears_a("error")
    after = mover.view()
    mover.hears_a("error")
    assert lines == mover.lines
    done = mover.does(after["actions"][0])

    assert after["moves"] < done["moves"]
    assert done["moves"] == mover.anew().last["moves"]
    let_see(mover, other)
    play([mover, other], 1)
    assert mover.last["moves"] == other.last["moves"] == other.anew().last["moves"]
