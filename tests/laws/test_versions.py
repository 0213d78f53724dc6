"""10 Versions: a game is played to its end under the rules it began with.

`tests/records/<game>/<version>/` holds records that together run every card, every question and
every option of that version; `python -m detente.arena.versions tests/records` makes those of a new
one. They replay for ever to the same behaviour.
"""

from pathlib import Path

import pytest

import detente
from detente.arena import versions
from detente.arena.bench import compiled
from detente.arena.laws import LawBroken
from detente.core.options import newest
from detente.core.record import Record
from detente.games.thirteen_days import scoring
from detente.games.thirteen_days.cards import BONUS

FOLDER = Path(__file__).parent.parent / "records"
GAMES = detente.games()
ROOM = 1_000_000  # characters for all the records of a game


@pytest.mark.parametrize("name", GAMES)
def test_every_record_of_every_version_replays_to_the_same_behaviour(name: str) -> None:
    for path in sorted((FOLDER / name).rglob("*.detente.json")):
        match = versions.check(path)
        assert (name, path.parent.name) == (match.game.name, str(match.game.version))
        assert match.over, path


@pytest.mark.parametrize("name", GAMES)
def test_every_version_has_records(name: str) -> None:
    table = detente.game(name).options.table
    every = [str(version) for version in range(1, newest(table) + 1)]
    assert every == sorted(path.name for path in (FOLDER / name).iterdir()), versions.ADVICE


@pytest.mark.parametrize("name", GAMES)
def test_the_records_of_a_game_stay_small(name: str) -> None:
    assert ROOM > sum(path.stat().st_size for path in (FOLDER / name).rglob("*.json"))


@pytest.mark.skipif(compiled(), reason="lines are watched in the plain build only")
@pytest.mark.parametrize("name", GAMES)
def test_the_records_of_a_version_run_every_card_question_and_option(name: str) -> None:
    """Of the newest: a card that came later never ran under the older ones."""
    paths = versions.records(FOLDER, name, detente.game(name).version)
    shown = versions.ran(*[Record.load(path) for path in paths])
    musts = versions.needed(name)
    assert [] == [musts[token] for token in musts if token not in shown]


# -- the law can fail ------------------------------------------------------------------------


def first_broken(name: str) -> LawBroken:
    """What the law says about the first record of a game it finds broken."""
    with pytest.raises(LawBroken) as broken:
        for path in versions.records(FOLDER, name, 1):
            versions.check(path)
    return broken.value


@pytest.mark.skipif(compiled(), reason="compiled rules cannot be changed")
def test_a_changed_payout_breaks_the_law_which_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bonus = [value + 1 if value == 2 else value for value in BONUS]
    monkeypatch.setattr(scoring, "BONUS", bonus)
    said = str(first_broken("thirteen_days"))
    assert "play thirteen_days version 1 otherwise than it was played" in said
    assert "a row with since= and before= in options.py" in said
    assert "python -m detente.arena.versions tests/records" in said


def test_another_reading_of_one_rule_is_found_at_the_move_where_it_begins() -> None:
    """The records of a reading, passed off as records of another."""
    found = set()
    for path in versions.records(FOLDER, "thirteen_days", 1):
        record = Record.load(path)
        if not record.options:
            continue
        other = Record(record.game, 1, {}, None, record.moves, behaviour=record.behaviour)
        try:
            detente.Match.replay(other)
        except detente.DataError as error:
            found.add(type(error).__name__)
    assert "Differs" in found


def test_a_record_that_says_nothing_of_behaviour_is_no_record_of_a_version(tmp_path: Path) -> None:
    path = versions.records(FOLDER, "thirteen_days", 1)[0]
    record = Record.load(path)
    silent = tmp_path / "silent.detente.json"
    Record(record.game, 1, record.options, None, record.moves).save(silent)
    with pytest.raises(LawBroken, match="does not say what the rules did"):
        versions.check(silent)
