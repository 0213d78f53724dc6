"""What the page says: the same in both languages, and nothing it asks for is missing."""

import re
from pathlib import Path

import pytest

import detente
from detente.games import shelf, text_files
from detente.words.files import shared_files

WEB = Path(__file__).parents[2] / "web" / "src"
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.M)
SHORT = re.compile(r"^(?:brief|many|each)-([\w-]+) =((?:.*\n)(?:[ }\t].*\n)*)", re.M)
VARIABLE = re.compile(r"\$([\w-]+)")
ADDED = {"whose", "n", "each"}  # by the page, to what a note says
OPENING = re.compile(r"= *\n((?:    .+\n|\n)+)")
ASKED = re.compile(r"""['"`]((?:page|board)-[\w-]+)(?:\.\w+)?['"`]""")
PLACES = ["", *shelf()]
HALF_A_PAGE = range(150, 380)  # words
DRAWN = [game for game in shelf() if (WEB / "games" / game).is_dir()]


def files(game: str, language: str) -> list[Path]:
    """The files of the page of a game, or of the page itself."""
    if game:
        return text_files(game, language, "page")[-1:]
    return shared_files(language, "page", "server", "terminal")[1:]


def ids(game: str, language: str) -> list[str]:
    said = [path.read_text(encoding="utf-8") for path in files(game, language)]
    return MESSAGE.findall("\n".join(said))


def asked(folder: Path) -> set[str]:
    """The ids that are written out in the sources of a folder."""
    return {
        id
        for path in folder.rglob("*")
        if path.suffix in (".svelte", ".ts")
        for id in ASKED.findall(path.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("game", PLACES)
def test_both_languages_say_the_same_things_in_the_same_order(game: str) -> None:
    assert ids(game, "fr") == ids(game, "en")
    assert ids(game, "en")


@pytest.mark.parametrize("game", PLACES)
def test_nothing_is_said_twice(game: str) -> None:
    assert sorted(set(ids(game, "en"))) == sorted(ids(game, "en"))


@pytest.mark.parametrize("game", DRAWN)
def test_every_text_the_page_of_a_game_names_is_there(game: str) -> None:
    named = asked(WEB / "games" / game)

    assert named
    assert not named - set(ids(game, "en")) - set(ids("", "en"))


def test_every_text_the_page_itself_names_is_there() -> None:
    """Said by the page, or by every game: how it stands is counted in tokens, votes or points."""
    named = asked(WEB / "lib") | asked(WEB / "routes")
    every = set.intersection(*[set(ids(game, "en")) for game in DRAWN])

    assert named
    assert not {id for id in named if id.startswith("page-")} - set(ids("", "en")) - every


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", DRAWN)
def test_a_note_in_short_names_nothing_the_note_does_not_say(game: str, language: str) -> None:
    says: dict[str, set[str]] = {}
    for kind in detente.game(game).notes:
        told = [name for name, secret in zip(kind.names, kind.secret, strict=True) if not secret]
        says |= {kind.id: {*kind.names}, f"{kind.id}-hidden": {*told}}
    text = files(game, language)[0].read_text(encoding="utf-8")
    named = {
        id: {name.removesuffix("-id") for name in VARIABLE.findall(said)}
        for id, said in SHORT.findall(text)
    }

    assert named
    assert {} == {
        id: more for id, names in named.items() if (more := names - says.get(id, set()) - ADDED)
    }


@pytest.mark.parametrize("game", PLACES)
def test_french_has_french_typography(game: str) -> None:
    text = "\n".join([path.read_text(encoding="utf-8") for path in files(game, "fr")])
    lines = [line for line in text.splitlines() if not line.startswith("#")]

    assert not [line for line in lines if re.search(r" [:;!?»]", line) or "« " in line]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", DRAWN)
def test_the_rules_open_with_the_goal_and_a_turn_in_half_a_page(game: str, language: str) -> None:
    text = files(game, language)[0].read_text(encoding="utf-8")
    said = [OPENING.findall(text, text.index(id)) for id in ("\nrules-goal =", "\nrules-turn =")]

    assert all(said)
    assert len(" ".join([*said[0][:1], *said[1][:1]]).split()) in HALF_A_PAGE
