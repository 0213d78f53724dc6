"""What acts would cost or bring: told to who asks, of what is open, and never with the view."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import detente
from tests.server.people import (
    Person,
    Place,
    answer_together,
    behind,
    expected,
    two_at_a_table,
    whose_turn,
)

Make = Callable[[str], Person]
GAME = detente.game("twilight_struggle")


@pytest.fixture
def operating(person: Make) -> tuple[Place, Place]:
    """Who spends the points of a card in Twilight Struggle, and who does not."""
    ann, bob = person("Ann"), person("Bob")
    while True:
        places = two_at_a_table(ann, bob, game=GAME.name)
        while True:
            answer_together(list(places))
            mover, other = whose_turn(*places)
            if not mover.last["actions"]:
                late = behind(list(places))
                if late is None:
                    break  # the game is over
                late.view()
                continue
            words = {GAME.text(action): action for action in mover.last["actions"]}
            if any([text.startswith("realign ") for text in words]):
                return mover, other
            chosen = next((words[text] for text in words if text.startswith("ops ")), None)
            mover.does(mover.last["actions"][0] if chosen is None else chosen)
            if not mover.last["can_undo"]:
                other.sees(mover.last["moves"])


def test_who_asks_is_told_of_acts_that_are_open(operating: tuple[Place, Place]) -> None:
    mover, _ = operating
    words = {GAME.text(action): action for action in mover.last["actions"]}
    acts = [next(words[text] for text in words if text.startswith(verb)) for verb in VERBS]
    shut = next(n for n in range(256) if GAME.notation.has(n) and n not in words.values())
    mover.says(t="expect", actions=[*acts, shut])
    told = mover.hears_a("expected")

    assert mover.last["seq"] == told["seq"]
    assert acts == [one["action"] for one in told["acts"]]
    for one, telling in zip(told["acts"], VERBS.values()):
        assert telling <= one["expect"].keys()
    assert not any([verb in mover.last["position"]["previews"] for verb in VERBS])


VERBS = {
    "place": {"cost", "left", "after", "by"},
    "realign": {"us", "ussr", "us_wins", "ussr_wins", "of", "reasons"},
}
"""What is told of a marker and of a roll."""


def test_who_is_not_asked_is_told_nothing(operating: tuple[Place, Place]) -> None:
    mover, other = operating
    assert expected(mover) and not expected(other)
    other.says(t="expect", actions=mover.last["actions"][:3])

    assert [] == other.hears_a("expected")["acts"]


def test_who_asks_of_too_many_is_told_so(operating: tuple[Place, Place]) -> None:
    mover, _ = operating
    mover.says(t="expect", actions=[1] * 9)

    assert "malformed" == mover.hears_a("error")["code"]
