"""Tables and texts: everything that can be said has words in French and in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from detente.arena.policies import uniform
from detente.core.match import Match
from detente.core.rng import Rng
from detente.games.nineteen_sixty import board, cards, rules
from detente.games.nineteen_sixty.board import DEFENSE, KENNEDY, STATES
from detente.games.nineteen_sixty.cards import (
    BOTH,
    CARDS,
    CIVIL_RIGHTS_ACT_1960,
    CP,
    GATHERING_MOMENTUM_WEST,
    ICON,
    ISSUE,
    LAZY_SHAVE,
    NIXON_EGGED_IN_MICHIGAN,
    VOTER_REGISTRATION_DRIVE,
)
from detente.games.nineteen_sixty.codes import NOTES, VERBS
from detente.games.nineteen_sixty.events.table import ACCEPTED
from detente.games.nineteen_sixty.rules import NineteenSixty
from detente.words.words import Words
from tests.clauses import clause

TEXT = Path(rules.__file__).parent / "text"
CORE_REASONS = {"asked-something-else", "not-your-turn", "game-is-over"}


def messages(language: str) -> dict[str, str]:
    """The ids of a language with their text, attributes as `id.attribute`."""
    found: dict[str, str] = {}
    last = ""
    for line in (TEXT / f"{language}.ftl").read_text("utf-8").split("\n"):
        if match := re.match(r"([a-zA-Z][\w-]*) = (.*)", line):
            last = match[1]
            found[last] = match[2]
        elif match := re.match(r"    \.(\w+) = (.*)", line):
            found[f"{last}.{match[1]}"] = match[2]
        elif line and not line.startswith("#"):
            found[last] += line
    return found


def wanted() -> set[str]:
    """Every id the program can ask for."""
    game = NineteenSixty({})
    ids = {"game-name", "game-about"}
    for kind, nouns in game.nouns.items():
        ids |= {f"{kind}-{noun}" for noun in nouns}
    ids |= {f"card-{name}.text" for name in CARDS}
    ids |= {f"ask-{question.id}" for question in game.questions if question.id != "may"}
    ids |= {f"ask-may-{CARDS[n].replace('_', '-')}" for n in ACCEPTED}
    ids |= {"ask-debate-reward", "ask-major-endorsement"}
    ids |= {f"action-{verb.word}" for verb in VERBS}
    for note in game.notes:
        ids |= {note.id, f"{note.id}-hidden"} if any(note.secret) else {note.id}
    for option in game.options.table:
        ids |= {f"option-{option.name}", f"option-{option.name}.help"}
        if option.choices != (False, True) and len(option.choices) < 10:
            ids |= {f"option-{option.name}-{choice}" for choice in option.choices}
    return ids | {f"end-{why}" for why in ENDINGS} | reasons()


ENDINGS = ("majority", "plurality", "states", "cubes", "rescued", "survivor", "byrd")


def reasons() -> set[str]:
    """The codes of all reasons in the source of the questions."""
    codes: set[str] = set()
    for path in (Path(rules.__file__).parent / "questions").glob("*.py"):
        source = path.read_text("utf-8")
        codes |= set(re.findall(r'Reason\(\s*"([\w-]+)"', source))
        codes |= set(re.findall(r'code = "([\w-]+)"', source))
    return codes - CORE_REASONS


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_has_words(language: str) -> None:
    assert set() == wanted() - set(messages(language))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_words_are_left_over(language: str) -> None:
    assert set() == set(messages(language)) - wanted()


def test_both_languages_use_the_same_arguments() -> None:
    english, french = messages("en"), messages("fr")

    for id in english:
        used = [set(re.findall(r"\$(\w+)", texts[id])) for texts in (english, french)]
        assert used[0] == used[1], id


def test_notes_use_the_arguments_they_are_given() -> None:
    english = messages("en")

    for note in NOTES:
        assert set(re.findall(r"\$(\w+)", english[note.id])) <= set(note.names), note.id


def test_french_typography() -> None:
    for id, text in messages("fr").items():
        assert not re.search(r" [;:!?»]|« |'", text), id


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_match_can_be_told(language: str) -> None:
    game = NineteenSixty({"players": 3, "extra_cards_second_edition": True})
    words = Words(language, game.name)
    match = Match(game, seed=4)
    rng = Rng(4)
    said: list[str] = []
    while not match.over:
        seat = match.waiting[0]
        said.append(words.say(game.prompt(match.state, seat)))
        said += [words.action(game, action) for action in match.legal(seat)]
        refused = game.why_not(match.state, seat, game.actions[rng.below(len(game.actions))])
        said += [words.say(refused)] if refused is not None else []
        match.submit(seat, uniform(game, match.state, seat, rng))
    for viewer in (None, KENNEDY):
        said += [words.say(message) for _, message in match.story(viewer)]

    ids = set(messages(language))
    assert [] == [text for text in said if text in ids or "{" in text or "$" in text]


@clause("60-15.1", "60-15.2", "60-15.3")
def test_constants_agree_with_the_table() -> None:
    for n, name in enumerate(CARDS):
        assert n == getattr(cards, name.upper())
    for n, name in enumerate(STATES):
        assert n == getattr(board, name.upper())
    assert ISSUE[LAZY_SHAVE] == DEFENSE
    assert [2, 2, 2] == [
        CP[c] for c in (VOTER_REGISTRATION_DRIVE, NIXON_EGGED_IN_MICHIGAN, CIVIL_RIGHTS_ACT_1960)
    ]
    assert ICON[GATHERING_MOMENTUM_WEST] == BOTH


def test_every_clause_has_a_test() -> None:
    digest = Path(__file__).parents[3] / "docs" / "rules" / "nineteen_sixty.md"
    clauses = set(re.findall(r"^- (60-\d+\.\d+) ", digest.read_text("utf-8"), re.M))
    shown: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for marks in re.findall(r"@clause\(([^)]*)\)", path.read_text("utf-8")):
            shown |= set(re.findall(r"60-\d+\.\d+", marks))

    assert 258 == len(clauses)
    assert set() == clauses - shown
    assert set() == shown - clauses


def test_every_situation_has_a_test() -> None:
    digest = Path(__file__).parents[3] / "docs" / "rules" / "nineteen_sixty.md"
    situations = set(re.findall(r"^\*\*(S\d+) ", digest.read_text("utf-8"), re.M))
    tests = "".join([p.read_text("utf-8") for p in Path(__file__).parent.glob("test_*.py")])

    assert 41 == len(situations)
    assert set() == {name for name in situations if f"def test_{name.lower()}_" not in tests}
