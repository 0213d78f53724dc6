"""What can be pickled and copied, and when two states or views are alike."""

import copy
import pickle
from typing import Any

import pytest

import detente
from detente.core.rng import HmacStream, Rng


def match(name: str, moves: int) -> detente.Match[Any]:
    """A match some random moves old."""
    made = detente.Match(detente.game(name), seed=5)
    rng = Rng(3)
    for _ in range(moves):
        seat = made.waiting[0]
        legal = made.legal(seat)
        made.submit(seat, legal[rng.below(len(legal))])
    return made


def again(thing: Any) -> list[Any]:
    return [pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)]


@pytest.mark.parametrize("name", detente.games())
def test_states_views_games_and_matches_are_pickled_and_copied(name: str) -> None:
    played = match(name, 12)
    game, s = played.game, played.state
    view = game.observe(s, 0)

    for copied in again(s):
        assert game.key(s) == game.key(copied)
    for copied in again(view):
        assert game.view_key(view) == game.view_key(copied)
    for copied in again(game):
        assert (game.name, game.options.values) == (copied.name, copied.options.values)
    for copied in again(played):
        assert played.record == copied.record
        assert game.key(s) == game.key(copied.state)


@pytest.mark.parametrize("name", detente.games())
def test_a_key_tells_positions_apart(name: str) -> None:
    played = match(name, 12)
    game, s = played.game, played.state
    seat = game.waiting(s)[0]
    before = game.key(s)
    clone = game.clone(s)

    assert before == game.key(clone)
    game.apply(clone, seat, game.legal(clone, seat)[0])
    assert before != game.key(clone)
    assert {before: "found"}[game.key(game.clone(s))] == "found"


def test_who_can_tell_an_act_from_the_others_that_were_open() -> None:
    """Agendas are chosen in secret; a cube on the board everybody sees."""
    played = detente.Match(detente.game("thirteen_days"), seed=5)
    game, s = played.game, played.state
    assert 2 == len(game.waiting(s))
    for seat in game.waiting(s):
        for action in game.legal(s, seat):
            assert [seat] == game.witnesses(s, seat, action)

    while not any([game.text(one).startswith("place ") for one in played.legal(played.waiting[0])]):
        played.submit(played.waiting[0], played.legal(played.waiting[0])[0])
    seat = played.waiting[0]
    for action in played.legal(seat):
        assert [0, 1] == game.witnesses(played.state, seat, action)


@pytest.mark.parametrize("name", detente.games())
def test_what_a_seat_imagines_has_the_view_of_that_seat(name: str) -> None:
    played = match(name, 12)
    game = played.game
    for seat in range(len(game.seats)):
        view = game.observe(played.state, seat)
        twin = game.imagine(view, Rng(1))
        assert game.view_key(view) == game.view_key(game.observe(twin, seat))


def test_a_generator_goes_on_where_it_was() -> None:
    for rng in (Rng(7), HmacStream(b"secret", ("a", "b"))):
        rng.below(6)
        for copied in again(rng):
            assert [copied.below(100) for _ in range(5)] == [
                twin.below(100) for twin in again(rng)[:1] for _ in range(5)
            ]


def test_a_match_without_a_seed_is_kept_as_its_record() -> None:
    made = detente.Match(detente.game("thirteen_days"), rng=Rng(1))
    with pytest.raises(TypeError):
        pickle.dumps(made)
