"""The design names what there is."""

from __future__ import annotations

from pathlib import Path

from detente import server

ROOT = Path(__file__).parents[2]


def test_every_module_of_the_server_has_its_room() -> None:
    text = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    rooms = text[text.index("### 4.1") : text.index("Dependencies point one way")]
    folder = Path(server.__file__).parent
    modules = [path for at in (folder, folder / "routes") for path in at.glob("[!_]*.py")]

    assert modules
    assert [] == [path.stem for path in modules if f"`{path.stem}`" not in rooms]
