"""A corpus: the same from the same seed, and what its rows say is what was seen and done."""

import json
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.arena.corpus import GAMES, PART, chapters, load, write_positions
from tests.cli.line import detente_

polars = pytest.importorskip("polars")
pytest.importorskip("numpy")

Frame = Any


def made(folder: Path, capsys: pytest.CaptureFixture[str], line: str) -> Frame:
    said = detente_(f"corpus {line} --folder {folder}", capsys)
    assert (0, "") == (said.code, said.err)
    return load(folder).collect()


def test_the_same_seed_makes_the_same_corpus_on_any_number_of_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "thirteen_days --bots random --games 3 --seed 4 --jobs"
    one = made(tmp_path / "one", capsys, f"{line} 1")
    two = made(tmp_path / "two", capsys, f"{line} 2")

    assert one.equals(two)
    records = [tmp_path / name / "records.jsonl" for name in ("one", "two")]
    assert records[0].read_bytes() == records[1].read_bytes()


@pytest.mark.parametrize("name", detente.games())
def test_every_row_is_a_decision_of_a_record(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from detente.envs.tensors import Layout

    rows = made(tmp_path, capsys, f"{name} --bots random --games 1 --seed 4 --jobs 1")
    (told,) = (tmp_path / "records.jsonl").read_text(encoding="utf-8").splitlines()
    record = detente.Record.from_json(json.loads(told))
    decided = [(n, *move) for n, move in enumerate(record.moves) if move[0] != detente.CHANCE]
    layout = Layout(detente.game(name))

    columns = zip(rows["move"], rows["seat"], rows["action"])
    assert decided == [(n, seat, layout.actions[action]) for n, seat, action in columns]
    assert all([row["action"] in row["legal"] for row in rows.iter_rows(named=True)])
    assert layout.size == len(rows["view"][0])
    half = detente.Match.replay(record, decided[-1][0])
    seat = decided[-1][1]
    seen = layout.tensor(half.game.observe(half.seen([seat]).state, seat))
    assert seen.tolist() == rows["view"][-1].to_list()
    result = detente.Match.replay(record).result
    assert result is not None
    won = {seat for seat, got in zip(rows["seat"], rows["result"]) if got > 0}
    assert won <= set(result.winners)


def test_a_corpus_grows_without_making_again_what_is_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "thirteen_days --bots random --seed 4 --jobs 1 --games"
    small = made(tmp_path, capsys, f"{line} {PART + 1}")
    first = tmp_path / chapters(tmp_path)[0].file
    written = first.stat().st_mtime_ns

    large = made(tmp_path, capsys, f"{line} {PART + 3}")

    assert PART + 3 == large["game"].n_unique()
    assert large.filter(polars.col("game") <= PART).equals(small)
    assert written == first.stat().st_mtime_ns
    assert [PART + 3] == list(write_positions(tmp_path, 1))


def test_another_seed_does_not_go_into_the_same_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made(tmp_path, capsys, "thirteen_days --bots random --games 1 --jobs 1")
    before = (tmp_path / GAMES).read_bytes()

    said = detente_(f"corpus thirteen_days --bots random --seed 9 --folder {tmp_path}", capsys)

    assert 2 == said.code
    assert "seed" in said.err
    assert before == (tmp_path / GAMES).read_bytes()
