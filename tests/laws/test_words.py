"""Everything a game can say is said in every language, with the arguments it is given."""

import pytest

import detente
from detente.arena.sayings import SAYINGS, texts
from detente.words.files import LANGUAGES, sources


def test_the_shared_texts_say_the_same_in_every_language() -> None:
    english = texts(sources("en"))
    for lang in LANGUAGES:
        assert english == texts(sources(lang)), lang


@pytest.mark.parametrize("name", detente.games(), scope="module")  # the same matches for all
@pytest.mark.parametrize("law", SAYINGS)
def test_every_game_obeys_the_law_of_words(name: str, law: str) -> None:
    assert [] == list(SAYINGS[law](name))
