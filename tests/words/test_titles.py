"""What a game is called, without the rest of its words."""

import pytest

import detente
from detente.words.files import LANGUAGES
from detente.words.titles import title
from detente.words.words import Words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", detente.games())
def test_the_first_message_of_a_game_is_its_name(game: str, lang: str) -> None:
    words = Words(lang, game)
    name = words.attribute("game-name", "full") or words.text("game-name")

    assert name == title(game, lang)
