"""A new rule and a new card stand behind an option: what was played before replays as it was."""

import pytest

import detente
from detente.core.cards import bitset
from detente.core.match import Match
from detente.core.options import Option, Options, Value, switch
from detente.core.record import Record
from tests.core import toy
from tests.core.toy import PICK, STEP, Toy, ToyState

JACK = len(toy.CARDS)  # the new card comes last: the numbers of the others stay
NEW = (
    *toy.OPTIONS,
    switch("jack", True, "T-4", since=2, before=False),
    Option("steps", 2, (1, 2), "T-3", since=3, before=1, offered=False),
)


class NewToy(Toy):
    """The toy after two changes: since version 2 with a jack, since 3 with a second step."""

    table = NEW
    cards = (*toy.CARDS, "jack")

    def empty(self) -> ToyState:
        s = super().empty()
        s.deck = bitset(range(len(self.cards) if self.options.on("jack") else len(toy.CARDS)))
        return s


def played(game: Toy, pick: int = PICK) -> Match[ToyState]:
    match = Match(game, seed=1)
    for seat in (2, 0, 1):
        match.submit(seat, pick)
    match.submit(0, STEP)
    match.submit(0, 0)
    return match


def test_a_record_from_before_a_new_card_replays_to_the_same_behaviour() -> None:
    old = played(Toy()).record
    new = NewToy(**{**old.options, "version": old.version})
    again = Match.replay(old, game=new)
    assert (1, list(old.behaviour)) == (new.version, again.behaviour.sums)
    assert PICK + JACK not in Match(new, seed=1).legal(0)


def test_a_game_of_today_is_played_with_the_new_card_and_its_record_says_so() -> None:
    match = played(NewToy(), PICK + JACK)
    record = match.record
    assert (3, {}) == (record.version, record.options)
    assert list(record.behaviour) == Match.replay(record, game=NewToy()).behaviour.sums


def test_without_its_option_the_new_card_changes_the_behaviour_of_old_games() -> None:
    old = played(Toy()).record
    with pytest.raises(detente.DataError, match="from move 0 on"):
        Match.replay(old, game=NewToy(version=1, jack=True))


@pytest.mark.parametrize(
    ("given", "values", "changed"),
    [
        ({}, (True, 2), {}),
        ({"version": 2}, (True, 1), {}),
        ({"version": 1}, (False, 1), {}),
        ({"version": 1, "jack": True}, (True, 1), {"jack": True}),
        ({"jack": False}, (False, 2), {"jack": False}),
    ],
)
def test_a_version_is_a_row_of_defaults(
    given: dict[str, Value], values: tuple[Value, ...], changed: dict[str, Value]
) -> None:
    options = Options("toy", NEW, given)
    assert values == (options.values["jack"], options.values["steps"])
    assert changed == options.changed()


def test_a_record_of_each_version_names_it() -> None:
    for version in (1, 2, 3):
        record = played(NewToy(version=version)).record
        assert version == Record.from_json(record.to_json()).version
