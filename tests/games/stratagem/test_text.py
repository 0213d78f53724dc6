"""Everything the game can say is said in both languages."""

import re
from pathlib import Path

import pytest

from detente.games.stratagem import rules
from detente.words.words import Words
from tests.games.stratagem.table import make

GAME = make()
PACKAGE = Path(rules.__file__).parent
LANGUAGES = ("fr", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_noun_verb_question_note_option_and_ending_has_words(lang: str) -> None:
    words = Words(lang, "stratagem")
    wanted = [f"{kind}-{name}" for kind, names in GAME.nouns.items() for name in names]
    wanted += [f"action-{GAME.notation.verb(action).word}" for action in GAME.actions]
    wanted += [f"ask-{question.id}" for question in GAME.questions]
    for note in GAME.notes:
        wanted.append(note.id)
        if any(note.secret):
            wanted.append(f"{note.id}-hidden")
    for option in GAME.options.table:
        wanted.append(f"option-{option.name}")
        if isinstance(option.default, str):
            wanted += [f"option-{option.name}-{value}" for value in option.choices]
    assert [] == [id for id in wanted if not words.has(id)]
    assert [] == [
        o.name for o in GAME.options.table if not words.attribute(f"option-{o.name}", "help")
    ]
    assert [] == [c for c in GAME.nouns["card"] if not words.attribute(f"card-{c}", "text")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_and_prompt_in_the_rules_has_words(lang: str) -> None:
    words = Words(lang, "stratagem")
    found = messages_in_the_code()
    assert len(found) > 60
    assert [] == [id for id in found if not words.has(id)]


def messages_in_the_code() -> list[str]:
    """The first argument of every Reason(…) and Message(…), where it is written out, and the code
    of every guard.
    """
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'\b(?:Reason|Message)\(\s*"([a-z-]+)"', text))
        found |= set(re.findall(r'^    code = "([a-z-]+)"', text, re.MULTILINE))
    found |= {"no-coup", "enough-strikes", "strikes-missing", "dictator-rules"}
    found |= {"crisis-runs", "enough-uprisings", "no-dictatorship"}
    return sorted(found)


def test_both_languages_have_the_same_messages() -> None:
    french, english = [
        {
            line.partition(" =")[0]
            for line in (PACKAGE / "text" / f"{lang}.ftl").read_text("utf-8").splitlines()
            if " = " in line and not line.startswith(("#", " ", "["))
        }
        for lang in LANGUAGES
    ]
    assert french == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_cards_are_those_of_the_data(lang: str) -> None:
    """If the change is meant: write `game.words(lang)` to the end of text/<lang>.ftl."""
    written = (PACKAGE / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    assert written.endswith(GAME.words(lang))


def test_french_typography() -> None:
    for line in (PACKAGE / "text" / "fr.ftl").read_text(encoding="utf-8").splitlines():
        text = line.partition(" = ")[2]
        for sign in ":;!?":
            assert f" {sign}" not in text.replace(f"\u00a0{sign}", ""), line
        assert "'" not in text, line
