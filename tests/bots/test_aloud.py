"""What bots say: what they think about tells no secret, and what mattered is told after the end."""

from typing import Any

import pytest

import detente
from detente.bots.aloud import PLACES, aloud
from detente.bots.bot import bot
from detente.bots.choices import MOST, key_choices
from detente.core.match import Match
from detente.core.rng import Rng

PLAYED = 60


def begun(name: str, upto: int) -> Match[Any]:
    """A game of beginners that has gone on for some decisions."""
    game = detente.game(name)
    match = Match(game, seed=3)
    players = [bot("level1", game, seat) for seat in range(len(game.seats))]
    for _ in range(upto):
        if match.over:
            break
        seat = match.waiting[0]
        view = game.observe(match.state, seat)
        match.submit(seat, players[seat].choose(view, match.legal(seat), 60.0))
    return match


@pytest.mark.parametrize("name", detente.games())
def test_twins_of_a_spectator_hear_the_same_thought(name: str) -> None:
    """Whatever the bot holds, the same is said of it: all of it comes from what everybody sees."""
    match = begun(name, PLAYED)
    game, seat = match.game, match.waiting[0]
    said = set()
    for n in range(3):
        seen = game.observe(match.state, None)
        twin = game.imagine(seen, Rng(n)) if n else match.state
        said.add(aloud(game, game.observe(twin, None), seat, 5))

    assert 1 == len(said)


@pytest.mark.parametrize("name", detente.games())
def test_what_is_said_names_a_place_and_never_a_card(name: str) -> None:
    kinds = set()
    for upto in (30, 45, 60):
        match = begun(name, upto)
        game, seen = match.game, match.game.observe(match.state, None)
        for seed in range(3):
            act = aloud(game, seen, match.waiting[0], seed)
            if act is not None:
                kinds.add(game.notation.verb(act).kind)

    assert kinds, "nothing comes to mind"
    assert kinds <= PLACES


def test_who_sees_more_than_a_spectator_says_nothing_aloud() -> None:
    match = begun("thirteen_days", PLAYED)

    with pytest.raises(AssertionError):
        aloud(match.game, match.game.observe(match.state, 0), 0, 1)


@pytest.mark.parametrize("name", ["stratagem", "thirteen_days"])
def test_the_choices_that_mattered_are_acts_of_that_seat_in_their_order(name: str) -> None:
    match = begun(name, 2000)
    for seat in range(len(match.game.seats)):
        told = key_choices(match.record, seat)

        assert MOST == len(told)
        assert sorted(told, key=lambda choice: choice.move) == told
        for choice in told:
            assert (seat, choice.action) == match.moves[choice.move]
            assert abs(choice.swing) > 0
            every = set(match.game.terms(match.state, seat))
            assert {term for term, _ in choice.why} in (every, set())


def test_what_a_drawn_card_brings_is_no_choice_and_an_act_is_told_once() -> None:
    """Drawing changes a seat's prospects of Stratagem more than many a choice does."""
    match = begun("stratagem", 2000)
    for seat in range(len(match.game.seats)):
        told = [match.game.text(choice.action) for choice in key_choices(match.record, seat)]

        assert "draw" not in told
        assert len(told) == len(set(told))


def test_no_reason_is_told_that_speaks_against_what_a_choice_did() -> None:
    """A coup costs tokens, and may still win the game: its price is not why it mattered."""
    match = begun("stratagem", 2000)
    told = [choice for seat in range(4) for choice in key_choices(match.record, seat)]
    coups = [choice for choice in told if match.game.text(choice.action) == "launch coup"]

    assert coups
    for choice in told:
        for_it = [amount for _, amount in choice.why if amount * choice.swing > 0]
        assert not choice.why or max(map(abs, for_it)) >= 0.02


def test_what_hardly_changed_anything_is_not_told() -> None:
    """In a short game of Berlin 63 not even three choices need have mattered."""
    match = begun("berlin63", 30)
    match.submit(match.waiting[0], -1)
    told = [choice for seat in (0, 1) for choice in key_choices(match.record, seat)]

    assert all([abs(choice.swing) >= 0.02 for choice in told])


def test_what_changed_is_told_from_one_quiet_position_to_the_next() -> None:
    match = begun("thirteen_days", 2000)
    game, record = match.game, match.record
    told = [(seat, choice) for seat in (0, 1) for choice in key_choices(record, seat)]
    seat, play = next(one for one in told if "agenda" not in game.text(one[1].action))
    quiet = [
        n
        for n in range(play.move, len(record.moves))
        if game.quiet(Match.replay(record.bare(), n).state)
    ]
    before, after = [
        game.terms(Match.replay(record.bare(), n).state, seat) for n in (play.move, quiet[1])
    ]

    assert {term: after[term] - before[term] for term in before} == pytest.approx(dict(play.why))


def test_a_game_that_was_given_up_has_its_choices_too() -> None:
    match = begun("thirteen_days", PLAYED)
    match.submit(match.waiting[0], -1)

    assert 0 < len(key_choices(match.record, 1)) <= MOST
