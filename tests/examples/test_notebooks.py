"""The notebooks of examples/ run from top to bottom, and hold no old output."""

from pathlib import Path

import pytest

nbformat = pytest.importorskip("nbformat")
nbclient = pytest.importorskip("nbclient")
pytest.importorskip("ipykernel")

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples" / "notebooks").glob("*.ipynb"))
PATIENCE = 300  # seconds for a cell


def test_there_are_notebooks() -> None:
    assert 4 == len(NOTEBOOKS)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # the threads of a small product wait for each other, for minutes where the cores are shared
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    book = nbformat.read(path, as_version=4)
    assert [] == [cell for cell in book.cells if cell.get("outputs")]

    nbclient.NotebookClient(book, timeout=PATIENCE, kernel_name="python3").execute()

    shown = [out for cell in book.cells for out in cell.get("outputs", [])]
    assert [] == [out for out in shown if out.output_type == "error"]
    if "look" in path.stem:
        kinds = {kind for out in shown if "data" in out for kind in out["data"]}
        assert {"image/svg+xml", "text/html"} <= kinds
