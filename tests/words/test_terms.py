"""What a bot expects of an act is said in both languages, term by term; so is how a game stands."""

import pytest

import detente
from detente.core.match import Match
from detente.core.message import Argument, Message
from detente.words.words import Words


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", detente.games())
def test_every_term_is_said(name: str, language: str) -> None:
    game = detente.game(name)
    words = Words(language, name)
    for term in game.terms(Match(game, seed=1).state, 0):
        said = words.say(Message(f"term-{term}", {"amount": '"+2.4"', "risk": '"-7%"'}))
        assert "+2.4" in said or "-7%" in said


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", detente.games())
def test_how_a_game_stands_is_said(name: str, language: str) -> None:
    match = Match(detente.game(name), seed=1)
    worth = match.game.standing(match.state)
    args: dict[str, Argument] = {"seat": '"Ann"', "amount": '"2.4"', "n": 2}
    said = Words(language, name, "page").say(Message("page-stands", args))

    assert len(worth) in (1, len(match.game.seats))
    assert "Ann" in said
    assert "2.4" in said
