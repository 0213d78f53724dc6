"""Every game has a drawn board in the terminal: what a seat knows, and nothing it must not know."""

import io
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import detente
from detente import cli
from detente.arena.policies import uniform
from detente.cli.boards import draw
from detente.words.files import LANGUAGES
from detente.words.words import Words


@cache
def words(lang: str, name: str) -> Words:
    return Words(lang, name, "terminal")


def board(name: str, lang: str, moves: int, seat: int = 0, **options: int) -> str:
    """What the terminal shows after some moves at random."""
    game = detente.game(name, **options)
    match = detente.Match(game, seed=3)
    dice = detente.Rng(4)
    for _ in range(moves):
        if not match.over:
            mover = match.waiting[0]
            match.submit(mover, uniform(game, match.state, mover, dice))
    return seen(match, lang, seat)


def seen(match: detente.Match[Any], lang: str, seat: int) -> str:
    """What the terminal shows a seat."""
    page, game = io.StringIO(), match.game
    view = game.observe(match.state, seat)
    Console(file=page, width=150).print(draw(game, view, seat, words(lang, game.name)))
    return page.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", detente.games())
def test_a_board_is_drawn_in_words_at_every_moment(name: str, lang: str) -> None:
    for moves in range(0, 240, 12):
        for seat in range(len(detente.game(name).seats)):
            shown = board(name, lang, moves, seat)
            assert "terminal-" not in shown
            assert "_" not in shown  # ids are written with it, words are not


def test_the_world_shows_stability_influence_and_the_worth_of_a_region() -> None:
    shown = board("twilight_struggle", "en", 0)
    assert "● East Germany" in shown
    assert "Europe" in shown
    assert "DEFCON 5" in shown


def test_the_states_show_votes_and_cubes_of_both_sides() -> None:
    shown = board("nineteen_sixty", "fr", 40)
    assert re.search(r"Tour \d +Activité \d", shown)
    assert re.search(r"Votre main +PC", shown)
    assert "45" in shown
    assert "■" in shown
    assert "□" in shown


def test_byrd_sees_the_table_without_a_hand() -> None:
    shown = board("nineteen_sixty", "en", 40, seat=2, players=3)
    assert "Your hand" not in shown
    assert "New York" in shown


def test_an_enemy_base_is_a_question_mark_and_ones_own_a_name() -> None:
    shown = board("berlin63", "en", 20)
    assert shown.count(" ? ") >= 5
    assert "Leader" in shown


def test_whom_one_has_placed_stands_on_the_board_before_the_first_turn() -> None:
    match = detente.Match(detente.game("berlin63"), seed=4)
    while match.game.parse("place ray") not in match.legal(0):
        match.submit(0, match.legal(0)[0])
    match.submit(0, match.game.parse("place ray"))
    shown = seen(match, "en", 0)
    (reserve,) = [line for line in shown.splitlines() if "Reserve" in line]

    assert "Ray" in shown
    assert "Ray" not in reserve


def test_popularity_and_programmes_stand_theme_by_theme() -> None:
    shown = board("stratagem", "fr", 160)
    assert "%" in shown
    assert "Popularité" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_the_terminal_says_is_missing(lang: str) -> None:
    sources = Path(*cli.__path__).glob("*.py")
    asked = {id for path in sources for id in re.findall(r"terminal-[a-z-]+\b", path.read_text())}

    assert len(asked) > 15
    assert [] == [id for id in sorted(asked) if not words(lang, "thirteen_days").has(id)]
