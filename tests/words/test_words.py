"""Messages into sentences."""

import re
from pathlib import Path

import pytest

import detente
from detente.core.message import Message
from detente.core.notation import RESIGN
from detente.words.files import LANGUAGES, sources
from detente.words.words import Words


def ids(path: Path) -> set[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line.split(" =")[0] for line in lines if " =" in line and line[0].isalpha()}


def test_a_text_argument_is_the_id_of_another_message() -> None:
    words = Words("fr", "thirteen_days")

    assert "Turquie" in words.say(Message("battleground-full", {"where": "battleground-turkey"}))


@pytest.mark.parametrize(("lang", "needed"), [("en", "4 or less"), ("fr", "4 ou moins")])
def test_the_roll_of_a_trap_says_what_was_needed(lang: str, needed: str) -> None:
    said = Words(lang, "twilight_struggle").say(
        Message("trap-rolled", {"seat": "seat-us", "die": 5})
    )

    assert needed in said


def test_a_language_chooses_article_and_verb_by_the_id_of_an_argument() -> None:
    words = Words("fr", "thirteen_days")
    said = [words.say(Message("wait-for", {"seat": f"seat-{seat}"})) for seat in ("us", "ussr")]

    assert ["Les USA réfléchissent à leur coup.", "L’URSS réfléchit à son coup."] == said


def test_an_argument_in_double_quotes_is_somebody_s_words() -> None:
    said = Words("en").say(Message("no-such-action", {"text": '"seat-us"'}))

    assert "There is no action “seat-us”." == said


def test_numbers_are_set_without_isolating_marks() -> None:
    said = Words("en", "thirteen_days").say(Message("round-begins", {"round": 2}))

    assert said.startswith("Round 2 begins")


def test_an_id_without_words_stays_visible() -> None:
    assert "no-such-id" == Words("en").text("no-such-id")


def test_a_card_has_its_text_as_an_attribute() -> None:
    words = Words("en", "thirteen_days")

    assert "" != words.attribute("card-fidel_castro", "text")
    assert "" == words.attribute("card-fidel_castro", "colour")


def test_an_action_reads_as_a_button_says_it() -> None:
    game = detente.game("thirteen_days")
    words = Words("fr", game.name)

    assert "Italie" in words.action(game, game.parse("place italy"))
    assert "Abandonner" == words.action(game, RESIGN)


def test_an_action_without_words_reads_as_it_is_typed() -> None:
    game = detente.game("thirteen_days")

    assert "place italy" == Words("fr").action(game, game.parse("place italy"))


@pytest.mark.parametrize("game", ["", *detente.games()])
def test_both_languages_say_the_same_things(game: str) -> None:
    spoken = [set().union(*[ids(path) for path in sources(lang, game)]) for lang in LANGUAGES]

    assert spoken[0] == spoken[1]
    assert len(spoken[0]) > 10


@pytest.mark.parametrize("language,before", [("en", "[0-9}]%"), ("fr", "[0-9}]\u202f%")])
def test_a_share_is_written_as_its_language_writes_it(language: str, before: str) -> None:
    """In French a thin space that does not break stands before the sign, in English none."""
    texts = [
        path.read_text(encoding="utf-8")
        for path in Path(detente.__file__).parent.rglob(f"*{language}.ftl")
    ]

    assert any(["%" in text for text in texts])
    assert [] == [
        line for text in texts for line in re.sub(before, "", text).split("\n") if "%" in line
    ]
