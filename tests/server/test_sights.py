"""Berlin 63 without the memory aid: a sight is shown once, also to who was away when it came."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import detente
from detente.core.match import Match
from tests.server.people import Person

Make = Callable[[str], Person]


def up_to_a_sight() -> tuple[Match[Any], int]:
    """A match in which a seat has just been shown something while the other one is asked."""
    game = detente.game("berlin63", memory_aid=False)
    for seed in range(100):
        match: Match[Any] = Match(game, seed=seed)
        rng = detente.Rng(seed)
        while not match.over and len(match.moves) < 400:
            for seat in (0, 1):
                shown = game.to_json(game.observe(match.state, seat))["shown"]
                if shown and match.waiting == [1 - seat]:
                    return match, seat
            asked = match.waiting[0]
            legal = match.legal(asked)
            match.submit(asked, legal[rng.below(len(legal))])
    raise AssertionError("nobody is ever shown anything")


@pytest.mark.parametrize("away", [False, True])
def test_a_sight_waits_for_who_was_away_and_is_not_looked_up_again(
    person: Make, away: bool
) -> None:
    match, seat = up_to_a_sight()
    people = [person("Ann"), person("Bob")]
    start = {"record": match.record.bare().to_json(), "upto": len(match.moves)}
    table = people[0].makes("me", "open", game="berlin63", start=start)
    people[1].joins(table)
    if away:
        place = people[1 - seat].looks_at(table)
        answer = place.asks("do", action=place.last["actions"][0])
        assert "view" == answer["t"]
    seen = people[seat].looks_at(table).last["position"]["shown"]
    assert match.game.to_json(match.game.observe(match.state, seat))["shown"] == seen != []
    for upto in (len(match.moves), None):
        asked = {"seat": seat} if upto is None else {"seat": seat, "upto": upto}
        again = people[seat].http.get(f"/api/tables/{table}/replay", params=asked).json()
        assert [] == again["position"]["shown"]
