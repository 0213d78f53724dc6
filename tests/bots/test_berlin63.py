"""The bot for Berlin 63: it beats chance, bluffs now and then, and doubts with reason."""

from typing import Any

import pytest

import detente
from detente.bots.berlin63 import BerlinBot, habits
from detente.bots.bot import Bot, bot
from detente.bots.random import RandomBot
from detente.core.match import Match
from detente.games.berlin63.board import BLUE, RED
from tests.games.berlin63.table import Table, table

GAME = detente.game("berlin63", match_wins=1)
GAMES = 20


def play(bots: list[Bot[Any]], seed: int) -> Match[Any]:
    match = Match(GAME, seed=seed)
    while not match.over:
        seat = match.waiting[0]
        view = GAME.observe(match.state, seat)
        match.submit(seat, bots[seat].choose(view, match.legal(seat), 2.0))
    return match


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_it_beats_random_in_nine_games_of_ten_from_each_side(seat: int) -> None:
    won = 0
    for seed in range(GAMES):
        bots: list[Bot[Any]] = [RandomBot(GAME, seed), RandomBot(GAME, seed + 1)]
        bots[seat] = BerlinBot(GAME, seed)
        result = play(bots, seed).result
        assert result is not None
        won += seat in result.winners
    assert won >= GAMES * 9 // 10


def test_it_is_what_greedy_means_in_this_game() -> None:
    assert isinstance(bot("greedy", GAME, 1), BerlinBot)


def test_it_bluffs_but_mostly_tells_the_truth() -> None:
    claims = bluffs = 0
    for seed in range(4):
        match = play([BerlinBot(GAME, seed), BerlinBot(GAME, seed + 50)], seed)
        for told in habits(match.record):
            claims += told.claims
            bluffs += told.bluffs
    assert claims > 20
    assert 0.05 < bluffs / claims < 0.6


def choice(t: Table, seed: int) -> str:
    """What the bot answers to the open question."""
    seat = t.game.actor(t.state)
    made = BerlinBot(t.game, seed)
    view = t.game.observe(t.state, seat)
    return t.game.text(made.choose(view, t.game.legal(t.state, seat), 2.0))


def test_it_doubts_a_claim_it_knows_to_be_false() -> None:
    t = table("jack c1, leo* a1", "adam c5, lilly* e5", "adam", "jack leo").show("c1")
    t.play("north c1", "unmask c5")
    assert {"doubt"} == {choice(t, seed) for seed in range(10)}


def test_it_believes_a_claim_it_knows_to_be_true() -> None:
    t = table("miranda c1, leo* a1", "adam c5, lilly* e5", "adam", "jack leo").show("c1")
    t.play("north c1", "unmask c5")
    assert {"believe"} == {choice(t, seed) for seed in range(10)}


def test_it_does_not_stake_the_game_on_a_plausible_claim() -> None:
    t = table("miranda c1, leo* a1, ray b1, jack d1, veronica e1", "adam c5, lilly* e5", "adam", "")
    t.play("north c1", "unmask c5")
    assert {"believe"} == {choice(t, seed) for seed in range(10)}


def test_it_takes_a_leader_it_knows() -> None:
    t = table("miranda c3, leo* a1", "ray* c4, adam e5", "jack", "leo").show("c4", "e5")
    assert {"north c3"} == {choice(t, seed) for seed in range(5)}


def test_a_leader_under_attack_is_called_jack() -> None:
    t = table("jack c3, leo* a1", "ray* c4, adam e5, lilly d5", "adam", "jack victor")
    t.show("c3").play("north c3")  # an exploding leader would not take Red's leader along
    assert {"harden"} == {choice(t, seed) for seed in range(5)}


def test_habits_count_claims_bluffs_and_what_doubting_brought() -> None:
    match = Match(GAME, seed=5)
    rng = detente.Rng(1)
    claims = [0, 0]
    doubts = 0
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        action = legal[rng.below(len(legal))]
        if GAME.text(legal[0]) == "believe":
            claims[1 - seat] += 1
            doubts += GAME.text(action) == "doubt"
        match.submit(seat, action)
    told = habits(match.record)
    assert claims == [told[RED].claims, told[BLUE].claims]
    assert doubts == sum([each.caught + each.wronged for each in told])
    assert all([each.caught <= each.bluffs <= each.claims for each in told])
    assert told[RED].gain_from_doubting == told[RED].caught - told[RED].wronged
