"""Tables and words: every row has its counterpart, in both languages."""

import re
from pathlib import Path

import pytest

from detente.core.deeds import aim_ids, deed_ids
from detente.core.frame import NONE, NOUNS
from detente.core.match import Match
from detente.core.tables import DataError
from detente.games.berlin63 import spies
from detente.games.berlin63.board import Ground
from detente.games.berlin63.codes import DECLINE, NOTES, VERBS
from detente.games.berlin63.questions import QUESTIONS
from detente.games.berlin63.questions.base import OUT_OF_PLACE
from detente.games.berlin63.rules import Berlin63
from detente.games.berlin63.spies import CHARACTERS, SPY_NAMES
from tests.clauses import clause

PACKAGE = Path(spies.__file__).parent
GAME = Berlin63({})
ENDINGS = (
    "leader",
    "reserve",
    "alone",
    "blast",
    "both-leaders",
    "both-alone",
    "quiet",
    "agreed",
    "resigned",
)
SAID_OF_EVERY_GAME = ("agreed", "resigned")


def ids(language: str) -> list[str]:
    text = (PACKAGE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][a-z0-9_-]*) =", text, re.MULTILINE)


def attributes(language: str) -> dict[str, set[str]]:
    """The attributes of each message: card texts and helps."""
    found: dict[str, set[str]] = {}
    last = ""
    for line in (PACKAGE / "text" / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
        if match := re.match(r"([a-z][a-z0-9_-]*) =", line):
            last = match.group(1)
        elif match := re.match(r"    \.([a-z]+) =", line):
            found.setdefault(last, set()).add(match.group(1))
    return found


def expected_ids() -> set[str]:
    found = {"game-name", "game-about", "ask-line-up-ready"}
    found |= {f"action-{verb.word}" for verb in VERBS}
    found |= {f"{kind}-{noun}" for kind, nouns in GAME.nouns.items() for noun in nouns}
    found |= {note.id for note in NOTES}
    found |= {f"{note.id}-hidden" for note in NOTES if any(note.secret)}
    found |= {f"ask-{question.id}" for question in QUESTIONS} - {"ask-loss"}
    found |= {"ask-loss-wrong", "ask-loss-caught"}
    found |= {code for code, _ in OUT_OF_PLACE.values()} - {"chance-decides"}  # said by every game
    found |= {f"end-{why}" for why in ENDINGS if why not in SAID_OF_EVERY_GAME}
    for option in GAME.options.table:
        found.add(f"option-{option.name}")
        words = [choice for choice in option.choices if isinstance(choice, str)]
        found |= {f"option-{option.name}-{word}" for word in words}
    found |= {f"term-{name}" for name in GAME.terms(Match(GAME, seed=1).state, 0)}
    return found | reasons_in_code()


def reasons_in_code() -> set[str]:
    """Every reason the rules can give."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        code = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'(?:Reason\(\s*|code = )"([a-z-]+)"', code))
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_is_there_and_none_too_many(language: str) -> None:
    found = ids(language)
    assert len(found) == len(set(found))
    aims = aim_ids([verb.word for verb in GAME.notation.verbs])
    assert expected_ids() == set(found) - deed_ids(GAME.degrees) - aims


@clause("B63-1.3")
def test_every_ending_the_rules_know_has_a_word() -> None:
    code = (PACKAGE / "endings.py").read_text(encoding="utf-8")
    named = set(re.findall(r'(?:won|drawn)\(s, (?:[\w -]+, )?"([a-z-]+)"\)', code))
    assert set(ENDINGS) == named | {"resigned"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_spy_has_a_text_and_every_option_a_help(language: str) -> None:
    found = attributes(language)
    for name in SPY_NAMES:
        assert {"text"} == found[f"spy-{name}"]
    for option in GAME.options.table:
        assert {"help"} == found[f"option-{option.name}"]


def test_french_puts_a_hard_space_before_tall_signs() -> None:
    text = (PACKAGE / "text" / "fr.ftl").read_text(encoding="utf-8")
    assert not re.findall(r" [:;!?»]", text)
    assert not re.findall(r"« ", text)


def test_every_verb_says_when_it_is_out_of_place() -> None:
    verbs = {n * NOUNS for n in range(len(VERBS))}
    assert verbs == set(OUT_OF_PLACE) | {DECLINE}


def test_a_wrong_table_of_spies_is_refused(tmp_path: Path) -> None:
    good = (PACKAGE / "data" / "spies.csv").read_text(encoding="utf-8")
    for wrong, message in (
        (good.replace("jack,Jack", "joe,Jack"), "id must be one of"),
        (good.replace(",0,0\n", ",2,0\n"), "leads must be 0 to 1"),
        (good.replace("leo,Leo Storm,after_step,1,1\n", ""), "order of the rulebook"),
    ):
        path = tmp_path / "spies.csv"
        path.write_text(wrong, encoding="utf-8")
        with pytest.raises(DataError, match=message):
            spies.read_spies(path)


def test_the_catalogue_shows_board_and_spies() -> None:
    catalogue = GAME.catalogue()
    assert {"columns", "rows", "squares", "home", "spies"} == set(catalogue)
    listed = catalogue["spies"]
    assert [character.id for character in CHARACTERS] == [spy["id"] for spy in listed]


def test_ways_on_the_board_lead_there_and_back() -> None:
    for columns, rows in ((5, 4), (5, 5), (7, 8)):
        ground = Ground(columns, rows)
        for ways in (ground.steps, ground.leaps):
            for way, to in enumerate(ways):
                direction, square = divmod(way, NOUNS)
                assert to == NONE or square == ways[(direction + 2) % 4 * NOUNS + to]
