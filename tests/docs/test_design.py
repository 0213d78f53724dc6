"""The design names what there is."""

from __future__ import annotations

import re
from pathlib import Path

from detente import server

ROOT = Path(__file__).parents[2]


def test_every_module_of_the_server_stands_in_its_room() -> None:
    text = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    rooms = dict(re.findall(r"^\| `(\w+)/`(.*)$", text, re.MULTILINE))
    house = Path(server.__file__).parent
    modules = [path for path in house.rglob("[!_]*.py") if "migrations" not in path.parts]

    assert modules
    assert [] == [path for path in modules if f"`{path.stem}`" not in rooms[path.parent.name]]
    assert {path.parent.name for path in modules} == set(rooms)
