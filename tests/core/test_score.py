"""A record in words and as a compact line: the same game again, and a word where it is none."""

from pathlib import Path

import pytest

import detente
from detente.core.notation import CALL_OFF, RESIGN
from detente.core.record import Record
from detente.core.score import FORMS, TITLE, read

RECORDS = Path(__file__).parents[1] / "records"
HEAD = f'{TITLE}\ngame: "thirteen_days"\nversion: 2\n'


def some(name: str) -> Record:
    """A recorded game, with everything a record can hold."""
    first = Record.load(sorted((RECORDS / name).rglob("*.json"))[0])
    return Record(
        first.game,
        first.version,
        first.options,
        None,
        [*first.moves, (0, RESIGN), (1, CALL_OFF)],
        {"commitment": "ab", "nonces": [None, "é"]},
        {0: 'He said: "no"', 2: "détente\n2"},
        1,
        [*first.behaviour, 1, 2],
    )


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", detente.games())
def test_a_game_is_the_same_in_every_form(name: str, form: str) -> None:
    game = some(name)
    again = read(FORMS[form](game))
    kept = () if form == "compact" else game.behaviour

    assert kept == again.behaviour
    assert {**game.to_json(), "behaviour": ""} == {**again.to_json(), "behaviour": ""}


@pytest.mark.parametrize("name", detente.games())
def test_a_compact_line_may_be_broken_and_is_short(name: str) -> None:
    game = Record.load(sorted((RECORDS / name).rglob("*.json"))[-1])
    line = FORMS["compact"](game)
    broken = "\n".join([line[at : at + 70] for at in range(0, len(line), 70)])

    assert game.moves == read(f"  {broken}\n").moves
    assert len(line) < len(FORMS["json"](game)) / 2
    assert ":" not in line.split(":", 3)[3]


BAD = [
    ("hello", "not JSON, nor a game in words"),
    ("detente1:thirteen_days", "detente1:game:version:moves"),
    ("detente1:thirteen_days:2:AAAA", "cut off or changed"),
    (FORMS["compact"](some("berlin63"))[:-9], "cut off"),
    (TITLE, "there are no moves"),
    (f"{TITLE}\nversion 2\n\n", "line 2 must be name: value"),
    (f"{TITLE}\nversion: two\n\n", "line 2 holds no value"),
    (f"{HEAD}\nfrance pass", "line 5: thirteen_days has no seat 'france'"),
    (f"{HEAD}\nus place mars", "line 5: thirteen_days has no act 'place mars'"),
]


@pytest.mark.parametrize(("text", "told"), BAD)
def test_what_is_no_game_is_told_with_its_line(text: str, told: str) -> None:
    with pytest.raises(detente.DataError, match=told):
        read(text)


def test_a_compact_line_is_not_unpacked_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("detente.core.score.LARGEST", 40)

    with pytest.raises(detente.DataError, match="too long"):
        read(FORMS["compact"](some("stratagem")))
