"""Tables: data files, texts, and one entry for everything."""

import csv
import re
from pathlib import Path

import pytest

from detente.core.deeds import deed_ids
from detente.games.twilight_struggle import cardnames, countries
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import COUNTRY_NAMES, REGION_NAMES, US, USSR
from detente.games.twilight_struggle.cards import CARD_NAMES
from detente.games.twilight_struggle.happening import ANSWERED, EVENTS
from detente.games.twilight_struggle.questions import QUESTIONS
from detente.games.twilight_struggle.questions.board import PICKS
from detente.games.twilight_struggle.rules import TwilightStruggle
from detente.games.twilight_struggle.state import clone
from detente.games.twilight_struggle.verbs import add, receive
from detente.words.words import Words
from tests.games.twilight_struggle.table import table

PACKAGE = Path(cardnames.__file__).parent
ROOT = Path(__file__).parents[3]
LANGUAGES = ("en", "fr")


def messages(language: str) -> dict[str, str]:
    """The ids of a language with their texts, attributes as `id.name`."""
    found: dict[str, str] = {}
    last = at = ""
    for line in (PACKAGE / "text" / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
        attribute = re.match(r"    \.(\w+) =(.*)", line)
        message = re.match(r"([\w-]+) = (.*)", line)
        if attribute:
            at = f"{last}.{attribute[1]}"
            found[at] = attribute[2]
        elif message:
            last = at = message[1]
            assert last not in found, f"{last} twice"
            found[last] = message[2]
        elif line.startswith((" ", "}")):
            found[at] += line
    return found


def wanted() -> set[str]:
    """Every id the game can say."""
    ids = {"game-name", "game-name.players", "game-name.length", "game-about", "set-up", "bid"}
    ids.add("wait-for")  # every game says it; here the seat is a country
    for kind, names in k.NOUN_NAMES.items():
        ids |= {f"{kind}-{name}" for name in names}
    ids |= {f"card-{name}.text" for name in CARD_NAMES}
    ids |= {f"ask-{question.id}" for question in QUESTIONS}
    ids |= {f"action-{verb.word}" for verb in k.VERBS}
    for kind_of_note in k.NOTES:
        ids.add(kind_of_note.id)
        if any(kind_of_note.secret):
            ids.add(f"{kind_of_note.id}-hidden")
    for option in TwilightStruggle({}).options.table:
        ids |= {f"option-{option.name}", f"option-{option.name}.help"}
        words = [choice for choice in option.choices if isinstance(choice, str)]
        ids |= {f"option-{option.name}-{word}" for word in words}
    ids |= {f"term-{name}" for name in TwilightStruggle({}).terms(table().s, 0)}
    source = "".join([path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")])
    ids |= set(re.findall(r'(?:Reason\(\s*|Cards\(\s*|code = |asks = )"([a-z0-9-]+)"', source))
    ids |= set(re.findall(r'Message\(\s*"([a-z0-9-]+)"', source))
    ids |= {f"end-{why}" for why in re.findall(r'finish\([^"\n]*"([a-z-]+)"\)', source)}
    return ids | set(PICKS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_game_says_has_words(language: str) -> None:
    all_games = Words(language)
    missing = wanted() - set(messages(language))

    assert not [id for id in missing if not all_games.has(id)]


def test_nothing_is_said_that_nobody_says() -> None:
    spare = set(messages("en")) - wanted() - deed_ids(TwilightStruggle.degrees)

    other = {id for id in spare if not id.startswith("ask-operations")}
    assert {"ask-play-optional", "ask-remove-up-to"} == other


def test_french_typography() -> None:
    for id, text in messages("fr").items():
        assert not re.search(r"[^\u00a0\d][:;!?»](\s|$)|«[^\u00a0]| [:;!?»]", text), (id, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_arguments_of_notes_are_those_of_the_table(language: str) -> None:
    texts = messages(language)
    for kind in k.NOTES:
        used = set(re.findall(r"\$(\w+)", texts[kind.id]))
        assert used <= set(kind.names), kind.id


def test_constants_are_the_rows_of_the_tables() -> None:
    for n, name in enumerate(CARD_NAMES):
        assert n == getattr(cardnames, name.upper())
    for n, name in enumerate(COUNTRY_NAMES):
        assert n == getattr(countries, name.upper())


def constant(id: str) -> int:
    """The number that `codes` gives to an id: "draw-cards" is DRAW_CARDS."""
    return int(getattr(k, id.upper().replace("-", "_")))


def test_the_code_of_a_choice_is_its_place_in_the_table() -> None:
    for n, choice in enumerate(k.CHOICES):
        assert n == constant(f"{choice}_influence" if choice in ("remove", "add") else choice)


def test_what_happens_to_a_clone_leaves_the_position_as_it_is() -> None:
    s = table(us="italy 1").s
    before = TwilightStruggle({}).dump(s)
    again = clone(s)

    add(again, US, countries.ITALY, 3)
    receive(again, USSR, cardnames.FIDEL, seen=True)

    assert before == TwilightStruggle({}).dump(s)
    assert again.control != s.control


def test_every_card_has_an_event_and_every_question_a_hearer() -> None:
    assert len(CARD_NAMES) == len(EVENTS)
    for event, name in zip(EVENTS, CARD_NAMES):
        assert event.__name__ in (name, "no_event", f"{name}_in_force"), name
    assert set(ANSWERED) <= set(range(len(CARD_NAMES)))
    assert 32 == len(QUESTIONS) == len({question.id for question in QUESTIONS})


def test_every_clause_of_a_question_is_in_the_digest() -> None:
    digest = (ROOT / "docs" / "rules" / "twilight_struggle.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^- (TS-[\d.]+)", digest, re.M))
    source = "".join([path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")])

    assert {question.clause for question in QUESTIONS} <= clauses
    assert set(re.findall(r'"(TS-[\d.]+)"', source)) <= clauses


def test_every_clause_is_tested_or_excused() -> None:
    digest = (ROOT / "docs" / "rules" / "twilight_struggle.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^- (TS-[\d.]+)", digest, re.M))
    here = Path(__file__).parent
    named: set[str] = set()
    for path in here.glob("test_*.py"):
        for marks in re.findall(r"@clause\(([^)]*)\)", path.read_text(encoding="utf-8")):
            named |= set(re.findall(r'"(TS-[\d.]+)"', marks))
    with (here / "untested.csv").open(encoding="utf-8", newline="") as file:
        excused = {row["clause"] for row in csv.DictReader(file)}

    assert 291 == len(clauses)
    assert clauses == named | excused
    assert not named & excused


def test_the_catalogue_shows_what_is_printed() -> None:
    printed = TwilightStruggle({}).catalogue()
    cards, places = printed["cards"], printed["countries"]

    assert {
        "name": "nato",
        "number": 21,
        "ops": 4,
        "side": "us",
        "era": "early",
        "starred": True,
        "scoring": False,
        "war": False,
        "optional": False,
        "until": "game",
    } == cards[20]
    assert {
        "name": "cuba",
        "region": "central_america",
        "subregions": [],
        "stability": 3,
        "battleground": True,
        "superpower": "us",
        "neighbours": ["nicaragua", "haiti"],
    } == next(place for place in places if place["name"] == "cuba")
    regions, boxes = printed["regions"], printed["space"]
    assert (len(REGION_NAMES), 8) == (len(regions), len(boxes))
    assert "wins" == regions[0]["control"]
