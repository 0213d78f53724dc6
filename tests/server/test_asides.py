"""What somebody says aside stands when what was done before it is taken back."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

import detente
from detente.core.match import Match
from tests.server.people import House, Person, Place, let_see
from tests.server.test_one_screen import look

Make = Callable[[str], Person]


class Aside(NamedTuple):
    """A moment in which one party does something it can take back, and another speaks aside."""

    before: Match[Any]
    mover: int
    act: int
    speaker: int
    aside: int


def find_aside() -> Aside:
    """Play Stratagem at random until there is one."""
    rng, match = random.Random(0), Match(detente.game("stratagem"), seed=0)
    while True:
        before = Match.replay(match.record)
        mover = rng.choice(match.waiting)
        act = rng.choice(match.legal(mover))
        match.submit(mover, act)
        for speaker in range(4):
            if [mover] == match.waiting and match.can_undo(mover) and speaker != mover:
                for aside in match.legal(speaker):
                    return Aside(before, mover, act, speaker, aside)


@pytest.fixture
def places(house: House, person: Make) -> Iterator[list[Place]]:
    """Four parties at a table where something was said aside, and taken back before it."""
    found, ann = find_aside(), person("Ann")
    start = {"record": found.before.record.to_json(), "upto": len(found.before.moves)}
    table = ann.makes(*["me"] * 4, game="stratagem", start=start)
    places = [look(house, ann, table, seat) for seat in range(4)]
    for seat, action in ((found.mover, found.act), (found.speaker, found.aside)):
        places[seat].does(action)
        let_see(places[seat], *places)
    yield [places[found.mover], *places]
    for place in places:
        place.close()


def test_after_an_undo_everybody_reads_the_log_as_it_is(places: list[Place]) -> None:
    mover, *everybody = places
    mover.asks("undo")
    let_see(mover, *everybody)

    for place in everybody:
        back = place.anew()
        assert back.lines == place.lines
        back.close()


def test_who_comes_back_after_an_undo_is_sent_what_changed(places: list[Place]) -> None:
    mover, *everybody = places
    had = [(one, list(one.lines), one.last["seq"], one.last["seat"]) for one in everybody]
    mover.asks("undo")
    let_see(mover, *everybody)

    for place, lines, seq, seat in had:
        back = place.anew(f"&has={seq}.{len(lines)}.{seat}")
        kept = back.last["log_from"]
        back.close()
        assert place.lines == [*lines[:kept], *back.last["log"]]
