"""The search at 13 Jours: stronger than chance from every seat, and no war of its own making."""

from typing import Any

import pytest

import detente
from detente.bots.bot import Bot, bot
from detente.bots.random import RandomBot
from detente.bots.search import SearchBot
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import ALL, BERLIN, US, USSR, N
from detente.games.thirteen_days.cards import AGENDAS, LESSONS_OF_MUNICH, MISSILE_TRADE
from detente.games.thirteen_days.frames import Command
from detente.games.thirteen_days.state import triggers_war

GAME = detente.game("thirteen_days")
GAMES = 10


def winners(bots: list[Bot[Any]], seed: int) -> tuple[int, ...]:
    match = detente.Match(GAME, seed=seed)
    while not match.over:
        seat = match.waiting[0]
        view = GAME.observe(match.state, seat)
        match.submit(seat, bots[seat].choose(view, match.legal(seat), 2.0))
    assert match.result is not None
    return match.result.winners


@pytest.mark.parametrize("seat", [US, USSR])
def test_it_beats_random_in_nine_games_of_ten_from_each_side(seat: int) -> None:
    won = 0
    for seed in range(GAMES):
        thoughts = detente.Rng(1000 + seed)  # never the stream the cards are dealt from
        bots: list[Bot[Any]] = [RandomBot(GAME, thoughts.below(9999)) for _ in GAME.seats]
        bots[seat] = bot("level4", GAME, thoughts.below(9999))
        won += seat in winners(bots, seed)
    assert won >= GAMES * 9 // 10


def last_command(seat: int, defcon: tuple[int, int, int], card: int) -> Any:
    """The last play of the round: a Command of 3, with four own cubes on Berlin to take back."""
    s = GAME.new()
    s.phase = 5
    s.played = [4, 4]
    s.cubes[seat * N + BERLIN] = 4
    s.defcon[seat * 3 : seat * 3 + 3] = bytes(defcon)
    s.stack = [Command(k.GIVE_COMMAND, seat, card, 3, ALL)]
    s.initiative = USSR
    s.candidates = s.agenda = [1 << AGENDAS.index("turkey"), 1 << AGENDAS.index("italy")]
    return s


@pytest.mark.parametrize("seat,card", [(US, LESSONS_OF_MUNICH), (USSR, MISSILE_TRADE)])
@pytest.mark.parametrize("defcon", [(7, 2, 2), (4, 4, 4), (5, 6, 6), (8, 3, 3)])
def test_it_takes_back_cubes_when_only_that_prevents_the_war(
    seat: int, card: int, defcon: tuple[int, int, int]
) -> None:
    s = last_command(seat, defcon, card)
    player = bot("level3", GAME, 1)
    assert triggers_war(s, seat)

    while s.stack and s.stack[-1].kind == k.GIVE_COMMAND:
        GAME.apply(s, seat, player.choose(GAME.observe(s, seat), GAME.legal(s, seat), 2.0))

    assert s.result is None


def test_it_does_not_place_the_cube_that_starts_the_war() -> None:
    s = last_command(US, (6, 2, 2), LESSONS_OF_MUNICH)
    player = bot("level3", GAME, 1)

    while s.stack and s.stack[-1].kind == k.GIVE_COMMAND:
        GAME.apply(s, US, player.choose(GAME.observe(s, US), GAME.legal(s, US), 2.0))

    assert s.result is None


@pytest.mark.parametrize("seed", range(8))
def test_a_beginner_chooses_no_agenda_that_lifts_its_own_marker_into_war(seed: int) -> None:
    """Three markers in DEFCON 2 must come down anyhow; one that rises to DEFCON 1 is too many."""
    match = detente.Match(GAME, seed=1)
    s = match.state
    s.round = 3
    s.defcon[:] = bytes((4, 4, 6, 2, 2, 2))
    s.candidates[US] = 1 << AGENDAS.index("world_opinion_1") | 1 << AGENDAS.index("turkey")
    chosen = bot("level1", GAME, seed).choose(GAME.observe(s, US), GAME.legal(s, US), 2.0)

    assert "agenda turkey" == GAME.text(chosen)


def test_who_likes_to_bluff_would_rather_have_an_agenda_that_few_would_guess() -> None:
    s = last_command(US, (2, 2, 2), LESSONS_OF_MUNICH)
    berlin, turkey = [AGENDAS.index(name) for name in ("berlin", "turkey")]
    s.candidates = [1 << berlin | 1 << turkey, 0]
    view = GAME.observe(s, US)
    for style, likes in (("+bluffing", True), ("+bold", False), ("", False)):
        player = bot(f"level4{style}", GAME, 1)
        assert isinstance(player, SearchBot)
        plain, hidden = [player.bias(view, k.AGENDA + agenda) for agenda in (berlin, turkey)]
        assert 0.0 == plain
        assert likes == (hidden > plain)


@pytest.mark.parametrize("seed", range(12))
def test_a_beginner_uses_a_cube_of_its_command(seed: int) -> None:
    """The first one costs nothing: it moves no marker."""
    s = last_command(US, (2, 2, 2), LESSONS_OF_MUNICH)
    chosen = bot("level1", GAME, seed).choose(GAME.observe(s, US), GAME.legal(s, US), 2.0)

    assert k.DONE in GAME.legal(s, US)
    assert k.DONE != chosen
